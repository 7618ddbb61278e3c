# A whole game, written by tests/playthrough.c.

test a whole game of the short scenario
setup seats=2 scenario=short
chance deal galba spoils
chance deal galba fortified
chance deal galba recruits
chance deal galba oath
chance deal galba panic
chance deal galba acceptable_losses
chance deal galba recruits
chance deal otho seduction
chance deal otho couriers
chance deal otho fighting_retreat
chance deal otho rumours
chance deal otho spoils
chance deal otho fortified
chance deal otho delator
play galba card recruits
play galba pay
# Galba pays 4 towards activation; 1 to go.
play otho card fighting_retreat
play otho pay
# Otho pays 4 towards activation; 31 to go.
play galba card recruits
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card fortified
play otho pay
# Otho pays 2 towards activation; 29 to go.
play galba card fortified
play galba pay
# Galba pays 2 towards activation; 0 to go.
play otho card spoils
play otho pay
# Otho pays 2 towards activation; 27 to go.
play galba card spoils
play galba activate galba
# Galba sets out from Caesaraugusta with 4 movement points.
play galba step tolosa
chance roll 3
# Galba loses 1 cohort in Tolosa.
play galba step narbo
play galba step nemausus
play otho card seduction
play otho activate rufus
# Rufus sets out from Lauriacum with 4 movement points.
play otho step virunum
play otho step aquileia
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho stop
play galba card acceptable_losses
play galba activate vindex
# Vindex sets out from Lutetia with 4 movement points.
play galba step durocortorum
play galba step vesontio
play galba step aventicum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Aventicum.
play galba step augusta_vindelicum
play otho card delator
play otho activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play otho take regulars 1
# Otho takes 1 of the regulars in Aquileia.
play otho stop
play galba card panic
play galba activate galba
# Galba sets out from Nemausus with 4 movement points.
play galba step arausio
play galba step vienna
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step augusta_taurinorum
chance roll 4
# Galba loses 1 cohort in Augusta Taurinorum.
play otho card rumours
play otho pay
# Otho pays 1 towards activation; 26 to go.
play galba card oath
play galba activate vindex
# Vindex sets out from Augusta Vindelicum with 4 movement points.
play galba step lauriacum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Lauriacum.
play galba step augusta_vindelicum
play galba step lauriacum
play galba take regulars 1
# Galba takes 1 of the regulars in Lauriacum.
play galba stop
play otho pass
# Otho passes and keeps 1 card.
# Turn 1 is over.
# Turn 2 begins.
points galba 0
points otho 0
chance deal galba minor_campaign
chance deal galba siege_train
chance deal galba assassin
chance deal galba rally
chance deal galba catapults
chance deal galba assassin
chance deal galba fortified
chance deal otho testudo
chance deal otho seduction
chance deal otho acceptable_losses
chance deal otho senate
chance deal otho conscripts
chance deal otho nero_gold
play galba order galba
# Galba sets the order of play: Galba, then Otho.
play galba card minor_campaign
play galba activate vindex
# Vindex sets out from Lauriacum with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Lauriacum.
play galba step augusta_vindelicum
play galba step lauriacum
play galba take regulars 1
# Galba takes 1 of the regulars in Lauriacum.
play galba stop
play otho card conscripts
play otho activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play galba intercept vindex
# Vindex tries to intercept in Virunum.
chance roll 4
chance roll 2
# Vindex intercepts in Virunum.
# Otho attacks Galba in Virunum.
play otho no
play galba no
play otho no
play galba no
chance strike 6
chance strike 5
chance strike 6
chance strike 4
chance strike 6
chance strike 4
chance strike 4
chance strike 4
chance strike 1
chance strike 4
chance strike 5
chance strike 4
# Otho rolls 12 battle dice: 3 kills, 2 wounds.
chance strike 1
chance strike 5
chance strike 2
chance strike 1
chance strike 6
chance strike 1
chance strike 1
chance strike 4
chance strike 5
chance strike 3
chance strike 1
chance strike 3
# Galba rolls 12 battle dice: 1 kill, 2 wounds.
play galba reroll attacker
# Galba uses the initiative: the attacker rolls again.
chance strike 4
chance strike 1
chance strike 1
chance strike 3
chance strike 3
chance strike 1
chance strike 1
chance strike 3
chance strike 5
chance strike 4
chance strike 3
chance strike 3
# Otho rolls 12 battle dice: 0 kills, 1 wound.
play otho again
# Otho spends courage and has 0 left.
chance strike 4
chance strike 2
chance strike 2
chance strike 6
chance strike 2
chance strike 4
chance strike 5
chance strike 4
chance strike 3
chance strike 4
chance strike 2
chance strike 4
# Otho rolls 12 battle dice: 1 kill, 1 wound.
play galba no
play otho no
play galba respond rally
# Galba responds with Rally to the Standards.
chance strike 6
chance strike 4
chance strike 3
chance strike 3
chance strike 2
chance strike 3
chance strike 5
chance strike 5
chance strike 3
chance strike 3
chance strike 3
chance strike 4
# Galba rolls 12 battle dice: 1 kill, 2 wounds.
play galba no
# Otho loses 1 cohort in Virunum.
# Galba loses 1 cohort in Virunum.
# Galba beats Otho in Virunum.
# Otho retreats to Aquileia.
# Galba gains 1 political point and has 1.
play galba card assassin
play galba activate vindex
# Vindex sets out from Virunum with 4 movement points.
play galba step lauriacum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Lauriacum.
play galba step augusta_vindelicum
play galba step lauriacum
play galba take regulars 1
# Galba takes 1 of the regulars in Lauriacum.
play galba stop
play otho card senate
play otho activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play galba intercept vindex
# Vindex tries to intercept in Virunum.
chance roll 1
chance roll 2
play galba again
# Galba spends courage and has 0 left.
chance roll 5
chance roll 4
# Vindex intercepts in Virunum.
# Otho attacks Galba in Virunum.
play otho no
play galba no
play otho no
play galba no
chance strike 4
chance strike 6
chance strike 6
chance strike 5
chance strike 1
chance strike 3
chance strike 5
chance strike 6
chance strike 2
chance strike 3
chance strike 1
# Otho rolls 11 battle dice: 3 kills, 2 wounds.
chance strike 1
chance strike 5
chance strike 5
chance strike 5
chance strike 6
chance strike 5
chance strike 4
chance strike 3
chance strike 2
chance strike 1
chance strike 3
# Galba rolls 11 battle dice: 1 kill, 4 wounds.
play otho no
play galba no
# Otho loses 1 cohort in Virunum.
# Galba loses 3 cohorts in Virunum.
# The battle in Virunum is undecided; a second round follows.
chance strike 4
chance strike 5
chance strike 1
chance strike 2
chance strike 3
chance strike 5
# Otho rolls 6 battle dice: 0 kills, 2 wounds.
chance strike 5
chance strike 4
chance strike 6
chance strike 3
chance strike 1
# Galba rolls 5 battle dice: 1 kill, 1 wound.
play otho no
play galba no
# Otho loses 1 cohort in Virunum.
# Galba beats Otho in Virunum.
# Otho retreats to Aquileia.
# Galba gains 1 political point and has 2.
play galba card fortified
play galba activate galba
# Galba sets out from Augusta Taurinorum with 4 movement points.
play galba step mediolanum
play galba step placentia
play galba step bononia
play galba step florentia
play otho card testudo
play otho pay
# Otho pays 3 towards activation; 23 to go.
play galba card assassin
play galba activate galba
# Galba sets out from Florentia with 4 movement points.
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 1
chance roll 4
# The siege roll is 5, which counts as 4.
play galba no
play otho no
play otho card acceptable_losses
play otho pay
# Otho pays 3 towards activation; 20 to go.
play galba card catapults
play galba event
# Galba plays the event of Catapults.
play galba place virunum
# Galba builds catapults in Virunum.
play otho card nero_gold
play otho pay
# Otho pays 3 towards activation; 17 to go.
play galba card siege_train
play galba event
# Galba plays the event of Siege Train.
play galba place virunum
# Galba builds siege equipment in Virunum.
play otho pass
# Otho passes and keeps 2 cards.
# Turn 2 is over.
# Otho has the initiative.
# Turn 3 begins.
points galba 2
points otho 0
chance deal galba delator
chance deal galba senate
chance deal galba panic
chance deal galba marry
chance deal galba grain
chance deal galba minor_campaign
chance deal galba recruits
chance deal otho spoils
chance deal otho po_flood
chance deal otho castra
chance deal otho grand_campaign
chance deal otho omens
play otho order galba
# Otho sets the order of play: Galba, then Otho.
play galba card marry
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 5
chance roll 5
# The siege roll is 10, which counts as 9.
play galba no
play otho no
# The walls of Rome stand at 3.
play galba siege
# Galba assaults the walls of Rome.
chance roll 6
chance roll 6
# The siege roll is 12, which counts as 11.
play galba no
play otho no
# The walls of Rome stand at 1.
play otho card grand_campaign
play otho pay
# Otho pays 5 towards activation; 12 to go.
play galba card delator
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 1
chance roll 3
# The siege roll is 4, which counts as 3.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 1
chance roll 4
# The siege roll is 5, which counts as 4.
play galba no
play otho no
play otho card castra
play otho pay
# Otho pays 3 towards activation; 9 to go.
play galba card senate
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 4
# The siege roll is 6, which counts as 5.
play galba no
play otho no
play galba siege
# Galba assaults the walls of Rome.
chance roll 6
chance roll 5
# The siege roll is 11, which counts as 10.
play galba no
play otho no
# The walls of Rome stand at 0.
# The garrison of Rome loses 1 cohort.
# Sabinus is removed.
# Galba takes Rome.
# Rufus is removed.
# Otho loses 7 cohorts in Aquileia.
# Galba is master of Rome.
over
points galba 2
points otho 0
place galba 1
place otho 2
