# Section 14: veterans.

test TC-VETERAN TC-WOUNDS TC-FORCE veterans' dice come first, kill on 5-6 and wound on 4; veterans are lost first
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 3 3
set leader vindex mediolanum
set force otho cremona 6 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
see nobody battle.attacker.dice = 7
roll strike 5; strike 4; strike 3; strike 5; strike 4; strike 1; strike 1
# First three dice are veterans': a kill and a wound; then one wound.
see nobody battle.attacker.kills = 1
see nobody battle.attacker.wounds = 2
roll strike 6; strike 6; strike 1; strike 1; strike 1; strike 1; strike 1
event "Galba beats Otho in Cremona"
play otho retreat bononia
see nobody spaces.cremona.veterans = 1
see nobody spaces.cremona.regulars = 3

test TC-VETERAN TC-COURAGE slaughter and elimination of more than five make veterans, and give courage
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 10 0
set leader vindex mediolanum
set force otho cremona 6 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 6; strike 6; strike 6; strike 6; strike 5; strike 5; strike 1; strike 1; strike 1
roll strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
chance roll 1
event "9 cohorts of Galba become veterans"
play galba no
see nobody spaces.cremona.veterans = 9
see nobody sides.galba.courage = 1
see nobody sides.galba.points = 3

test TC-VETERAN five are not enough
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 10 0
set leader vindex mediolanum
set force otho cremona 5 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 6; strike 6; strike 6; strike 6; strike 5; strike 5; strike 1; strike 1; strike 1
roll strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1
event "Otho is slaughtered"
chance roll 1
see nobody sides.galba.courage = 0
play galba no
see nobody spaces.cremona.regulars = 9
see nobody sides.galba.points = 0

test TC-VETERAN who is veteran already gains no courage by it
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 0 10
set leader vindex mediolanum
set force otho cremona 6 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 5; strike 5; strike 5; strike 5; strike 5; strike 5; strike 1; strike 1; strike 1
roll strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
chance roll 1
see nobody sides.galba.courage = 0

test TC-VETERAN TC-PANIC the Veteran card: all dice of round one, and no panic
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 4 0
set leader vindex mediolanum
set force otho cremona 6 0
set hand galba castra veteran
set hand otho panic
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
play galba respond veteran
play otho no
play otho no
roll strike 5; strike 4; strike 1; strike 1; strike 1
see nobody battle.attacker.kills = 1
see nobody battle.attacker.wounds = 1
roll strike 6; strike 6; strike 1; strike 1; strike 1; strike 1; strike 1
refuse otho respond panic : TC-PANIC
play otho no
roll strike 5; strike 1; strike 1; strike 1
# In round two the dice are ordinary again; two of the four were killed and none wounded.
see nobody battle.attacker.kills = 0
see nobody battle.attacker.wounds = 1
