# Setup: seats, starting places and bonuses, the deck.

test CA-DECK the deck without the starting Legions
setup seats=2
pending chance
see nobody deck = 89
odds draw nobody levy = 22/89
odds draw nobody auxiliary = 24/89
odds draw nobody legion = 21/89
odds draw nobody cavalry = 14/89
odds draw nobody praetorian = 8/89

test CA-DECK CA-RED-EYES the Senate draws three soldiers that nobody sees
setup seats=5
see nobody deck = 85
chance draw nobody praetorian
event "the Senate draws Praetorian for the Senate's army."
event octavian "the Senate draws a soldier for the Senate's army."
noevent octavian "Praetorian"
odds draw nobody praetorian = 7/84
chance draw nobody levy
chance draw nobody levy
see nobody deck = 82
see nobody senate.armies.senate.soldiers = 3
see nobody senate.armies.senate.at = italy
hidden octavian senate.armies.senate.hand
see nobody territories.italy.popularity = senate
pending octavian

test CA-DECK a starting Legion is always of strength 3
setup seats=2
see octavian seats.octavian.armies.i.hand.legion = 1
hidden octavian seats.octavian.armies.i.hand.levy

test CA-SEATS CA-START two seats
setup seats=2
see nobody seats.octavian.general = africa
see nobody seats.octavian.armies.i.at = africa
see nobody seats.octavian.armies.i.soldiers = 1
see nobody territories.africa.popularity = octavian
see nobody territories.numidia.popularity = octavian
see nobody seats.octavian.territories = 2
see nobody seats.antony.general = gaul
see nobody seats.antony.armies.i.at = gaul
see nobody seats.antony.armies.i.soldiers = 2
see nobody seats.antony.territories = 1
hidden nobody seats.lepidus
see nobody senate.pool = 3
see nobody leader = octavian
hidden nobody seats.octavian.armies.ii

test CA-SEATS CA-START five seats sit clockwise in the order of the list
setup seats=5
see nobody seats.lepidus.general = illyricum
see nobody seats.lepidus.armies.i.soldiers = 1
see nobody seats.lepidus.senators = 1
see nobody senate.pool = 5
see nobody seats.brutus.general = asia-minor
see nobody seats.brutus.territories = 3
see nobody territories.asia-minor.popularity = brutus
see nobody territories.galatia.popularity = brutus
see nobody territories.cappadocia.popularity = brutus
see nobody seats.brutus.armies.i.soldiers = 1
see nobody seats.cassius.general = egypt
see nobody seats.cassius.armies.i.soldiers = 2
see nobody seats.cassius.territories = 1
roll draw nobody levy; draw nobody levy; draw nobody levy
play octavian general africa
play antony general gaul
play lepidus general illyricum
play brutus general asia-minor
play cassius general egypt
asked octavian antony lepidus brutus cassius

test CA-SEATS who does not take part has no senators
setup seats=2
set senators octavian 1
set senators antony 2
set act octavian bribe
play octavian reveal
refuse octavian bribe cassius : CA-SEATS "Cassius does not take part"

test CA-LEPIDUS Illyricum, or Spain by option
setup seats=3
see nobody seats.lepidus.armies.i.at = illyricum
see nobody territories.illyricum.popularity = lepidus

test CA-LEPIDUS the other reading
setup seats=3 lepidus=spain
see nobody seats.lepidus.armies.i.at = spain
see nobody seats.lepidus.general = spain
see nobody territories.spain.popularity = lepidus
hidden nobody territories.illyricum.popularity
see nobody seats.lepidus.senators = 1
