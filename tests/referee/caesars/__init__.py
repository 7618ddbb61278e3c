"""tests/referee/caesars -- the parts of the second opinion on 3 Caesars, a chapter or two each."""
