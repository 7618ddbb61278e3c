# Sections 20 and 24: attrition and supply.

test TC-SUPPLY three rolls for each force out of supply, all judged before the first
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 9
set leader vindex mediolanum
set force otho placentia 1
set force otho cremona 1
set force vitellius verona 1
set force vitellius augusta_taurinorum 1
set hand galba spies
set play galba otho vitellius
play galba pass
# Augusta Taurinorum's only open road leads to Mediolanum; Mediolanum's four lead to enemies.
roll roll 1; roll 2; roll 1
roll roll 6; roll 5; roll 6
see nobody spaces.augusta_taurinorum.regulars = 1
see nobody spaces.mediolanum.regulars = 3
see nobody turn = 2

test TC-SUPPLY each die of the table
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba augusta_taurinorum 9
set leader vindex augusta_taurinorum
set force otho mediolanum 1
set hand galba spies
set play galba otho vitellius
play galba pass
roll roll 2
see nobody spaces.augusta_taurinorum.regulars = 9
roll roll 3
see nobody spaces.augusta_taurinorum.regulars = 8
roll roll 6
see nobody spaces.augusta_taurinorum.regulars = 6
# Three rolls, and the turn is over.
see nobody turn = 2

test TC-SUPPLY the rows' other edges, and veterans go first
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba augusta_taurinorum 2 3
set leader vindex augusta_taurinorum
set force otho mediolanum 1
set hand galba spies
set play galba otho vitellius
play galba pass
roll roll 1
see nobody spaces.augusta_taurinorum.veterans = 3
roll roll 4
see nobody spaces.augusta_taurinorum.veterans = 2
roll roll 5
see nobody spaces.augusta_taurinorum.veterans = 0
see nobody spaces.augusta_taurinorum.regulars = 2

test TC-SUPPLY TC-ENEMY one free road is enough, nobody's garrison blocks none, and inside Rome there is no hunger
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba capua 3
set hand galba spies
set play galba otho vitellius
play galba pass
# Capua's only road leads to Rome, held by nobody.
see nobody turn = 2
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner otho
set force otho rome 2
set force galba lutetia 0
set force galba florentia 3
set force galba spoletium 1
set force galba capua 1
set hand galba spies
set play galba otho vitellius
play galba pass
# Capua is cut off by Otho in Rome; Otho inside is surrounded, but never out of supply.
roll roll 1; roll 1; roll 6
see nobody spaces.capua.regulars = 0
see nobody turn = 2

test TC-SUPPLY TC-DICE section 24: who attacks Mediolanum from the west is in supply
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba augusta_taurinorum 8
set leader vindex augusta_taurinorum
set force vitellius mediolanum 4
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step mediolanum
see nobody battle.attacker.cutOff = false

test TC-SUPPLY a besieger between garrisons is cut off too
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba camp 4
set leader vindex camp
set force otho florentia 1
set force otho spoletium 1
set force vitellius capua 1
set hand galba spies
set play galba otho vitellius
play galba pass
# Two forces are out of supply: the camp, and Capua behind it.
roll roll 1; roll 1; roll 1
roll roll 1; roll 1; roll 1
see nobody turn = 2

test TC-OUT the last cohort may starve
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba caesaraugusta 0
set force galba augusta_taurinorum 1
set force otho mediolanum 1
set hand galba spies
set play galba otho vitellius
play galba pass
roll roll 3
event "Galba is out of the game"
hidden nobody leaders.galba.at
hidden nobody leaders.galbas_praetor.at
see nobody leaders.galbas_praetor.returns = false
see nobody sides.galba.cards = 0
see nobody sides.otho.initiative = true
