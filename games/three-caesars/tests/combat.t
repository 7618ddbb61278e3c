# Section 13: battles.

test TC-DICE TC-WOUNDS the number of dice, and what they do
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 6 0
set leader vindex mediolanum
set force otho cremona 4 0
set force otho emerita_augusta 0
set engines mediolanum 2 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
# No leader with the defender: he is not asked to avoid and has no rating.
see nobody battle.attacker.dice = 9
see nobody battle.attacker.sources.cohorts = 6
see nobody battle.attacker.sources.leaders = 1
see nobody battle.attacker.sources.catapults = 2
see nobody battle.defender.dice = 5
see nobody battle.defender.sources.defender = 1
odds strike 6 = 1/6
roll strike 6; strike 5; strike 5; strike 4; strike 3; strike 2; strike 1; strike 1; strike 1
roll strike 6; strike 5; strike 1; strike 1; strike 1
# 3 hits against 2: each loses one, nobody's wounds kill.
event "Galba beats Otho in Cremona"
prompt otho retreat
play otho retreat bononia
see nobody spaces.cremona.regulars = 5
see nobody spaces.bononia.regulars = 3
see nobody sides.galba.points = 0

test TC-WOUNDS a tie is fought out in a second round without the wounded, where the defender wins ties
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 3 0
set leader vindex mediolanum
set force otho cremona 3 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 6; strike 5; strike 1; strike 1
roll strike 6; strike 5; strike 1; strike 1
event "undecided"
see nobody battle.attacker.wounded = 1
# 3 less one killed and one wounded, and the leader; the defender one more for defending.
see nobody battle.attacker.dice = 2
roll strike 1; strike 1
see nobody battle.defender.dice = 2
roll strike 1; strike 1
event "Otho beats Galba in Cremona"
see nobody spaces.cremona.regulars = 2
see nobody spaces.mediolanum.regulars = 2
see nobody leaders.vindex.at = mediolanum

test TC-SLAUGHTER TC-OVERRUN three hits ahead: the winner's wounds kill, and he may go on
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 8 0
set leader vindex mediolanum
set force otho cremona 6 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 6; strike 5; strike 5; strike 5; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
event "Otho is slaughtered"
play otho retreat placentia
# Section 22: six cohorts slaughtered, so a die for courage.
chance roll 4
see nobody sides.galba.courage = 1
see nobody sides.galba.points = 2
see nobody spaces.placentia.regulars = 2
prompt galba overrun
see nobody march.points = 3
play galba overrun
see nobody march.points = 2
play galba step bononia
play galba stop
see nobody spaces.bononia.regulars = 7

test TC-SLAUGHTER TC-COURAGE two hits ahead is none, and four cohorts give no die for courage
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 8 0
set leader vindex mediolanum
set force otho cremona 4 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 6; strike 5; strike 5; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 5; strike 1; strike 1; strike 1; strike 1
noevent nobody "slaughtered"
play otho retreat placentia
see nobody spaces.placentia.regulars = 3
pending chance
see nobody turn = 2
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 8 0
set leader vindex mediolanum
set force otho cremona 4 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 5; strike 5; strike 5; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1
event "Otho is slaughtered"
play otho retreat placentia
see nobody spaces.placentia.regulars = 1
prompt galba overrun
see nobody sides.galba.courage = 0
play galba no
see nobody spaces.cremona.regulars = 8

test TC-OVERRUN a battle that is no slaughter ends the move, and so does a lack of points
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 8 0
set leader vindex mediolanum
set force otho cremona 6 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
play otho retreat placentia
see nobody turn = 2

test TC-BATTLE-END TC-OUT leaders die with their last cohort; more than five eliminated: three points, and one lost
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
set points otho 2
set leader othos_praetor cremona
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
play otho stand
roll strike 6; strike 6; strike 6; strike 6; strike 6; strike 6; strike 1; strike 1; strike 1
roll strike 1; strike 1
roll strike 6; strike 6; strike 6; strike 6; strike 1; strike 1; strike 1
event "Otho's praetor is removed"
noevent nobody "slaughtered"
see nobody sides.galba.points = 3
see nobody sides.otho.points = 1
see nobody spaces.cremona.regulars = 6
# Eliminated but not slaughtered: no veterans.
see nobody spaces.cremona.veterans = 0

test TC-BATTLE-END a side without cohorts has lost, whatever the hits
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
set force otho cremona 2 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 6; strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1
roll strike 6; strike 6; strike 6
event "Galba beats Otho in Cremona"
see nobody spaces.cremona.regulars = 7
see nobody sides.galba.points = 0
see nobody sides.otho.points = 0

test TC-BATTLE-END if both are destroyed the defender wins
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 2 0
set leader vindex mediolanum
set force otho cremona 2 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 6; strike 6; strike 1
roll strike 6; strike 6; strike 1
event "Otho beats Galba in Cremona"
event "Vindex is removed"
see nobody spaces.cremona.regulars = 0
see nobody spaces.mediolanum.regulars = 0
see nobody sides.galba.cohorts = 10

test TC-RETREAT who cannot retreat is disbanded, which counts as elimination
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 11 0
set leader vindex mediolanum
set force otho cremona 7 0
set leader otho cremona
set points otho 1
set force vitellius bononia 1
set force vitellius verona 1
set force vitellius placentia 1
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
see nobody battle.defender.cutOff = true
see nobody battle.attacker.sources.supply = 3
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1
event "Otho cannot retreat from Cremona and disbands"
event "Otho is removed"
see nobody sides.galba.points = 3
see nobody sides.otho.points = 0
see nobody sides.otho.cohorts = 20

test TC-RETREAT a beaten attacker returns over the pass, with attrition
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba vienna 6
set leader vindex vienna
set force otho augusta_taurinorum 6
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step augusta_taurinorum
chance roll 2
# Otho's only open road is free, so he is in supply; so is Vindex, for the same road.
see nobody battle.attacker.dice = 7
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
event "Galba retreats to Vienna"
chance roll 6
see nobody spaces.vienna.regulars = 3

test TC-SUPPLY TC-DICE three dice against an enemy out of supply, in the first round only
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
set force otho cremona 3 0
set force vitellius bononia 1
set force vitellius verona 1
set force vitellius placentia 1
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba leave regulars 1
play galba step cremona
see nobody battle.defender.cutOff = true
see nobody battle.attacker.cutOff = false
see nobody battle.attacker.dice = 7
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1
see nobody battle.attacker.dice = 4
roll strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1
event "Otho beats Galba"

test TC-ENGINES a slaughtered force's engines are captured on 4-6, each alone
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 8 0
set leader vindex mediolanum
set force otho cremona 6 0
set engines cremona 1 1
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 6; strike 5; strike 5; strike 5; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
play otho retreat placentia
chance roll 3
chance roll 4
event "Galba captures siege equipment"
chance roll 1
play galba no
see nobody spaces.placentia.catapults = 1
see nobody spaces.placentia.equipment = 0
see nobody spaces.cremona.equipment = 1

test TC-ENGINES what is not captured of an eliminated force is lost
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 8 0
set leader vindex mediolanum
set force otho cremona 2 0
set engines cremona 2 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 6; strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1
chance roll 6
chance roll 1
see nobody spaces.cremona.catapults = 1

test TC-TOGETHER everybody of a side in the space fights, and a beaten attacker's garrison goes back with him
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 6
set leader vindex mediolanum
set force galba cremona 4
set force otho verona 6
set leader otho verona
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
play otho intercept otho
roll roll 6; roll 6
see nobody battle.attacker.regulars = 10
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1
see nobody spaces.mediolanum.regulars = 9
see nobody spaces.cremona.holder = otho

test TC-DICE at most two ratings count, and an able cohort rolls at least one die
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
set force galba mediolanum 9
set leader vindex mediolanum
set leader galba mediolanum
set leader galbas_praetor mediolanum
set force otho cremona 1
set hand galba castra castra
set hand otho omens
set hand vitellius spies
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba join galba
play galba join galbas_praetor
play galba leave regulars 8
play galba step cremona
see nobody battle.attacker.sources.leaders = 2
see nobody battle.attacker.dice = 3
see nobody battle.defender.dice = 2
play galba respond castra
see nobody battle.defender.sources.enemyCard = -2
see nobody battle.defender.sources.least = 1
see nobody battle.defender.dice = 1
play otho no
play otho respond omens
see nobody battle.attacker.sources.omens = -2
see nobody battle.attacker.dice = 1

test TC-WINDOWS TC-HOLD battle cards: attacker, then defender, one each
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 6 0
set leader vindex mediolanum
set force otho cremona 6 0
set hand galba castra devotio ambush
set hand otho scouts scouts veteran
set hand vitellius spies
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
prompt galba battle-card
legal galba = respond devotio; respond ambush; no
play galba respond devotio
prompt otho battle-card
see nobody battle.attacker.sources.card = 2
play otho respond scouts
see nobody battle.defender.sources.card = 1
prompt galba before-dice
refuse galba respond ambush : TC-WINDOWS "Ambush does not fit this moment"
play galba no
prompt otho before-dice
play otho no
prompt vitellius before-dice
play vitellius no
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
prompt galba after-dice
play galba no
prompt otho after-dice
play otho no
# The third seat has no say after the dice.
event "Otho beats Galba in Cremona"

test TC-DECK ambush gives three dice beside a pass, else one; scouts spare you the enemy's supply dice
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba cremona 6
set leader vindex cremona
set force otho mediolanum 6
set hand galba castra ambush
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step mediolanum
play galba respond ambush
see nobody battle.attacker.sources.card = 3
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 6 0
set leader vindex mediolanum
set force otho cremona 6 0
set hand galba castra ambush
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
play galba respond ambush
see nobody battle.attacker.sources.card = 1
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 6 0
set leader vindex mediolanum
set force otho cremona 6 0
set force vitellius bononia 1
set force vitellius verona 1
set force vitellius placentia 1
set hand galba castra
set hand otho scouts
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba leave regulars 1
play galba step cremona
see nobody battle.attacker.sources.supply = 3
play otho respond scouts
hidden nobody battle.attacker.sources.supply
see nobody battle.defender.sources.card = 1

test TC-CONSCRIPTS TC-ONCE conscripts: two cohorts, one die, lost first, by any side for any side
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
set force otho cremona 4 0
set hand galba castra
set hand otho fighting_retreat fighting_retreat
set hand vitellius conscripts conscripts
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
play otho no
play otho no
play vitellius respond conscripts
refuse vitellius name vitellius : TC-CONSCRIPTS "Vitellius is not in this battle"
play vitellius name otho
see nobody battle.defender.dice = 6
see nobody battle.defender.conscripts = 2
see nobody battle.defender.size = 4
play vitellius respond conscripts
play vitellius name galba
see nobody battle.attacker.dice = 6
# Vitellius has no cards left.
roll strike 6; strike 6; strike 6; strike 6; strike 5; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1
prompt otho after-dice
play otho respond fighting_retreat
refuse otho respond fighting_retreat : TC-ONCE "Fighting Retreat has been played already"
play otho no
# 5 hits against 1: half of five, rounded down, both conscripts; no slaughter.
noevent nobody "slaughtered"
play otho retreat bononia
see nobody spaces.bononia.regulars = 4
# Galba lost one conscript; the other stays as a regular.
see nobody spaces.cremona.regulars = 5

test TC-FIGHTING-RETREAT only for the side with fewer hits
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
set force otho cremona 4 0
set hand galba castra
set hand otho fighting_retreat
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
play otho no
play otho no
roll strike 6; strike 1; strike 1; strike 1; strike 1
roll strike 5; strike 1; strike 1; strike 1; strike 1
refuse otho respond fighting_retreat : TC-FIGHTING-RETREAT "1 hits against 1"
play otho no
roll strike 6; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1
play otho respond fighting_retreat
play otho retreat bononia
see nobody spaces.bononia.regulars = 3

test TC-PANIC three kills that count, but not against veterans
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 6 0
set leader vindex mediolanum
set force otho cremona 6 0
set hand galba castra panic
set hand otho panic
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
play galba no
play otho no
play galba no
play otho no
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
play galba respond panic
play otho no
# 3 against 1.
event "Galba beats Otho in Cremona"
play otho retreat bononia
see nobody spaces.bononia.regulars = 3
see nobody spaces.cremona.regulars = 5
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 6 0
set leader vindex mediolanum
set force otho cremona 5 1
set hand galba castra panic
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
play galba no
play galba no
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
refuse galba respond panic : TC-PANIC "Veterans do not panic, and Otho has some"

test TC-DECK Acceptable Losses, Surgeons and Rally
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 6 0
set leader vindex mediolanum
set force otho cremona 6 0
set hand galba castra surgeons acceptable_losses
set hand otho rally
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
play galba no
play otho no
play galba no
play otho no
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 6; strike 6; strike 6; strike 6; strike 1; strike 1
play galba respond acceptable_losses
play galba respond surgeons
play otho no
# 5 kills: two spared, two wounded, one lost; but the hits stand.
event "Otho beats Galba in Cremona"
event "is slaughtered"
chance roll 1
see nobody spaces.mediolanum.regulars = 5
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 6 0
set leader vindex mediolanum
set force otho cremona 6 0
set hand galba castra
set hand otho rally
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
play otho no
play otho no
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
play otho respond rally
see nobody battle.defender.left = 7
roll strike 6; strike 6; strike 1; strike 1; strike 1; strike 1; strike 1
event "Otho beats Galba in Cremona"

test TC-ENEMY nobody shares a space with rivals: entering means battle
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 6 0
set leader vindex mediolanum
set force otho cremona 6 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
see nobody battle.at = cremona
see nobody battle.attacker.side = galba
see nobody battle.defender.side = otho

test TC-PERISH TC-POLITICS TC-VETERAN a beaten force that dies of attrition on its retreat is eliminated
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set points vitellius 3
set force galba lutetia 0
set force galba aventicum 10
set leader vindex aventicum
set force vitellius lauriacum 0
set force vitellius mediolanum 6
set engines mediolanum 1 0
set leader rufus mediolanum
set rufus free
set force galba augusta_taurinorum 1
set force galba verona 1
set force galba placentia 1
set force galba cremona 1
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step mediolanum
chance roll 1
# Rufus has nowhere to slip away to.  10 + 1 + 3 against 6 + 3 + 1 + 1
roll strike 6; strike 6; strike 6; strike 6; strike 6; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1
play vitellius retreat aventicum
event "Vitellius retreats to Aventicum"
chance roll 3
event "Vitellius loses 1 cohort in Mediolanum"
event "Rufus is removed"
# The catapult is captured on a 4; then the die for courage.
chance roll 4
event "Galba captures catapults"
chance roll 1
event "Galba gains 3 political points"
event "Vitellius loses 1 political point"
event "10 cohorts of Galba become veterans"
see nobody march.catapults = 1
hidden nobody leaders.rufus.at

test TC-PERISH a force that leaves one cohort alive is not
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set points vitellius 3
set force galba lutetia 0
set force galba aventicum 10
set leader vindex aventicum
set force vitellius lauriacum 0
set force vitellius mediolanum 6
set engines mediolanum 1 0
set leader rufus mediolanum
set rufus free
set force galba augusta_taurinorum 1
set force galba verona 1
set force galba placentia 1
set force galba cremona 1
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step mediolanum
chance roll 1
# Rufus has nowhere to slip away to.  10 + 1 + 3 against 6 + 3 + 1 + 1
roll strike 6; strike 6; strike 6; strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1
play vitellius retreat aventicum
chance roll 3
# Slaughtered: the catapult, which stays, and courage.
roll roll 1; roll 1
event "Galba gains 2 political points"
noevent "Vitellius loses"
see nobody leaders.rufus.at = aventicum
see nobody spaces.aventicum.regulars = 1
see nobody spaces.aventicum.catapults = 1

test TC-PERISH TC-AVOID a force that perishes while it slips away was not beaten
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba cremona 10
set leader vindex cremona
set force vitellius lauriacum 0
set force vitellius mediolanum 2
set leader rufus mediolanum
set rufus free
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step mediolanum
play vitellius avoid aventicum
roll roll 6; roll 6
chance roll 6
event "Vitellius loses 2 cohorts in Aventicum"
noevent "gains"
see nobody leaders.rufus.at = aventicum
see nobody sides.galba.points = 0
