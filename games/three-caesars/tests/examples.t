# Sections 27 and 28: the rulebook's examples, with their dice, as TC-DICE corrects them.

test TC-DICE TC-CARDS-SEED TC-ACTIVE TC-WOUNDS TC-SLAUGHTER TC-UNITE TC-ORDER the example of play
setup seats=3
roll deal galba initiative; deal galba sortie; deal galba minor_campaign; deal galba minor_campaign; deal galba spies; deal galba catapults; deal galba acceptable_losses
roll deal otho senate; deal otho fortified; deal otho castra; deal otho conscripts; deal otho recruits; deal otho spoils; deal otho spoils
roll deal vitellius testudo; deal vitellius marry; deal vitellius mutiny; deal vitellius devotio; deal vitellius fighting_retreat; deal vitellius charm; deal vitellius sortie
# Galba pays five with Initiative, Otho and Vitellius three each.
play galba card initiative
play galba pay
see nobody sides.galba.price = 0
play otho card senate
play otho pay
see nobody sides.otho.price = 32
play vitellius card testudo
play vitellius pay
see nobody sides.vitellius.price = 57
# Galba goes between Narbo and Massilia with a 2.
play galba card sortie
play galba activate galba
play galba step tarraco
play galba step emporiae
play galba step narbo
play galba step nemausus
play otho card fortified
play otho pay
see nobody sides.otho.price = 30
# Galba has moved, so Rufus may: with a 2, from Lauriacum to Mediolanum.
play vitellius card marry
play vitellius activate rufus
play vitellius step virunum
play vitellius step aquileia
play vitellius step verona
play vitellius step mediolanum
# Galba and Vindex meet two spaces north of Massilia.
play galba card minor_campaign
play galba event
play galba activate galba
play galba step arausio
play galba step vienna
play galba stop
play galba activate vindex
play galba step cenabum
play galba step augustodunum
play galba step lugdunum
play galba step vienna
see nobody spaces.vienna.regulars = 20
play otho card castra
play otho pay
see nobody sides.otho.price = 27
play vitellius card mutiny
play vitellius pay
see nobody sides.vitellius.price = 54
# The second Minor Campaign takes all twenty cohorts over the mountains; a 1 for attrition.
play galba card minor_campaign
play galba event
play galba activate galba
play galba unite vindex
see nobody march.regulars = 20
play galba step augusta_taurinorum
chance roll 1
play vitellius intercept rufus
roll roll 2; roll 3
play vitellius no
see nobody march.regulars = 20
play galba step mediolanum
play vitellius stand
see nobody battle.attacker.dice = 22
see nobody battle.defender.dice = 14
play galba no
play vitellius respond devotio
see nobody battle.defender.dice = 16
play galba no
play vitellius no
play otho respond conscripts
play otho name vitellius
see nobody battle.defender.dice = 17
see nobody battle.defender.sources.cohorts = 10
see nobody battle.defender.sources.leaders = 3
see nobody battle.defender.sources.card = 2
see nobody battle.defender.sources.conscripts = 1
play otho no
roll strike 6; strike 6; strike 5; strike 5; strike 5; strike 5; strike 5; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 6; strike 5; strike 5; strike 2; strike 2; strike 2; strike 2; strike 2
roll strike 2; strike 2; strike 2; strike 2; strike 2; strike 2; strike 2; strike 2
see nobody battle.attacker.dice = 22
see nobody battle.defender.dice = 17
see nobody battle.attacker.hits = 7
see nobody battle.defender.hits = 4
play galba no
play galba no
play vitellius no
play galba no
# Fighting Retreat: three lost, two of them conscripts, and no slaughter.
play vitellius respond fighting_retreat
play vitellius no
see nobody sides.galba.cohorts = 18
see nobody sides.vitellius.cohorts = 29
prompt vitellius retreat
play vitellius retreat cremona
see nobody sides.galba.points = 1
see nobody spaces.cremona.regulars = 9
see nobody spaces.mediolanum.regulars = 18
see nobody sides.galba.courage = 1
# Otho's recruits bring Rufus back to full strength.
play otho card recruits
play otho event
play otho place cremona
see nobody spaces.cremona.regulars = 10
play vitellius card charm
play vitellius pay
see nobody sides.vitellius.price = 50
play galba card spies
play galba event
hidden galba sides.vitellius.hand
play galba name vitellius
see galba sides.vitellius.hand.sortie = 1
hidden otho sides.vitellius.hand
play otho card spoils
play otho pay
see nobody sides.otho.price = 25
play vitellius card sortie
play vitellius pay
see nobody sides.vitellius.price = 48
play galba card catapults
play galba event
play galba place mediolanum
play otho card spoils
play otho pay
see nobody sides.otho.price = 23
# Galba's legion and the catapult attack again: nobody has cards left to respond with.
play galba card acceptable_losses
play galba activate galba
see nobody march.regulars = 10
see nobody march.catapults = 1
see nobody spaces.mediolanum.regulars = 8
play galba step cremona
play vitellius stand
see nobody battle.attacker.dice = 12
see nobody battle.defender.dice = 14
roll strike 6; strike 6; strike 6; strike 6; strike 6; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1
roll strike 6; strike 6; strike 5; strike 5; strike 5; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1
play galba no
play galba no
play vitellius no
event "undecided"
see nobody battle.round = 2
see nobody battle.attacker.regulars = 8
see nobody battle.attacker.wounded = 3
see nobody battle.defender.regulars = 5
see nobody battle.attacker.dice = 7
roll strike 6; strike 6; strike 5; strike 5; strike 1; strike 1; strike 1
see nobody battle.defender.dice = 9
roll strike 6; strike 6; strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
play galba no
play galba no
play vitellius no
noevent nobody "slaughtered"
play vitellius retreat verona
see nobody spaces.cremona.regulars = 5
see nobody spaces.cremona.veterans = 0
see nobody spaces.mediolanum.regulars = 8
see nobody spaces.verona.regulars = 3
see nobody spaces.cremona.catapults = 1
see nobody sides.galba.points = 2
see nobody sides.galba.courage = 1
see nobody sides.vitellius.points = 0
# No attrition; seven cards each, and Galba still has the initiative.
see nobody turn = 2
pending chance
see nobody sides.galba.initiative = true

test TC-DICE TC-PANIC TC-INTERCEPT TC-VETERAN TC-BATTLE-END the example of battle
setup seats=3
set force galba lutetia 0
set force galba augusta_taurinorum 10
set leader vindex augusta_taurinorum
set force vitellius lauriacum 0
set force vitellius verona 10
set leader rufus verona
set rufus free
set price galba 0
set points galba 1
set hand galba senate castra
set hand otho senate
set hand vitellius devotio panic
set play galba otho vitellius
play galba card senate
play galba activate vindex
play galba step mediolanum
play vitellius intercept rufus
roll roll 4; roll 3
event "Rufus intercepts in Mediolanum"
prompt galba battle-card
see nobody battle.attacker.dice = 11
see nobody battle.defender.dice = 15
see nobody battle.defender.sources.interception = 1
see nobody battle.defender.sources.defender = 1
see nobody battle.defender.sources.leaders = 3
play galba respond castra
see nobody battle.defender.dice = 13
play vitellius respond devotio
see nobody battle.defender.dice = 15
play vitellius no
play otho no
roll strike 6; strike 6; strike 5; strike 5; strike 5; strike 3; strike 3; strike 3; strike 3
roll strike 3; strike 3
roll strike 6; strike 6; strike 6; strike 5; strike 5; strike 5; strike 5; strike 3; strike 3
roll strike 3; strike 3; strike 3; strike 3; strike 3; strike 3
see nobody battle.attacker.hits = 5
see nobody battle.defender.hits = 7
play galba no
play galba no
play vitellius no
play vitellius respond panic
event "is slaughtered"
event "Vindex is removed"
see nobody battle.defender.regulars = 8
chance roll 3
hidden nobody leaders.vindex.at
see nobody spaces.mediolanum.regulars = 0
see nobody spaces.mediolanum.veterans = 8
see nobody sides.vitellius.points = 3
see nobody sides.galba.points = 0
# No courage by the die, one for becoming veterans.
see nobody sides.vitellius.courage = 2
