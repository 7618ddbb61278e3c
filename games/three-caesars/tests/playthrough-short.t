# A whole game, written by tests/playthrough.c.

test a whole game of the short scenario
setup seats=2 scenario=short
chance deal galba assassin
chance deal galba sortie
chance deal galba fortified
chance deal galba po_flood
chance deal galba grain
chance deal galba delator
chance deal galba snow
chance deal otho ambush
chance deal otho senate
chance deal otho testudo
chance deal otho bribed_guard
chance deal otho charm
chance deal otho senate
chance deal otho graft
play galba card assassin
play galba pay
# Galba pays 4 towards activation; 1 to go.
play otho card charm
play otho pay
# Otho pays 4 towards activation; 31 to go.
play galba card sortie
play galba pay
# Galba pays 2 towards activation; 0 to go.
play otho card senate
play otho pay
# Otho pays 3 towards activation; 28 to go.
play galba card fortified
play galba activate galba
# Galba sets out from Caesaraugusta with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step tarraco
play galba step emporiae
play galba step narbo
play galba step nemausus
play otho card senate
play otho activate rufus
# Rufus sets out from Lauriacum with 4 movement points.
play otho step virunum
play otho step aquileia
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play galba card delator
play galba activate galba
# Galba sets out from Nemausus with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step arausio
play galba step vienna
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step augusta_taurinorum
chance roll 1
play otho card testudo
play otho activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play otho take regulars 1
# Otho takes 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play galba card snow
play galba activate vindex
# Vindex sets out from Lutetia with 4 movement points.
play galba step durocortorum
play galba step vesontio
play galba step aventicum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Aventicum.
play galba step augusta_vindelicum
play otho card graft
play otho activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play otho take regulars 1
# Otho takes 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play galba card po_flood
play galba activate galba
# Galba sets out from Augusta Taurinorum with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step mediolanum
play galba step placentia
play galba step bononia
play galba step florentia
play otho card ambush
play otho activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play otho take regulars 1
# Otho takes 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play galba card grain
play galba activate galba
# Galba sets out from Florentia with 4 movement points.
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 3
chance roll 1
play galba no
# The siege roll is 4, which counts as 3.
play otho no
# Galba loses 1 cohort in the camp before Rome.
play otho pass
# Otho passes and keeps 1 card.
# Turn 1 is over.
# Turn 2 begins.
points galba 0
points otho 0
chance deal galba graft
chance deal galba spies
chance deal galba imperator
chance deal galba nero_gold
chance deal galba recruits
chance deal galba mutiny
chance deal galba acceptable_losses
chance deal otho senate
chance deal otho minor_campaign
chance deal otho grand_campaign
chance deal otho fortified
chance deal otho spoils
chance deal otho initiative
play galba order galba
# Galba sets the order of play: Galba, then Otho.
play galba card graft
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba step florentia
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 2
play galba no
# The siege roll is 4, which counts as 3.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
play otho card initiative
play otho pay
# Otho pays 5 towards activation; 23 to go.
play galba card acceptable_losses
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba step florentia
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 1
chance roll 1
play galba no
# The siege roll is 2, which counts as 2.
play galba no
play otho no
# Galba loses 2 cohorts in the camp before Rome.
play otho card grand_campaign
play otho pay
# Otho pays 5 towards activation; 18 to go.
play galba card mutiny
play galba activate vindex
# Vindex sets out from Augusta Vindelicum with 4 movement points.
play galba step lauriacum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Lauriacum.
play galba step virunum
play otho no
play galba leave regulars 1
# Galba leaves 1 of the regulars in Virunum.
play galba step lauriacum
play galba take regulars 1
# Galba takes 1 of the regulars in Lauriacum.
play galba step virunum
play otho intercept rufus
# Rufus tries to intercept in Virunum.
chance roll 2
chance roll 1
play otho no
# Rufus comes too late.
play otho card minor_campaign
play otho pay
# Otho pays 4 towards activation; 14 to go.
play galba card nero_gold
play galba activate vindex
# Vindex sets out from Virunum with 4 movement points.
play galba step aquileia
play otho stand
# Galba attacks Otho in Aquileia.
play galba no
play otho no
play galba no
play otho no
chance strike 3
chance strike 3
chance strike 1
chance strike 2
chance strike 2
chance strike 2
chance strike 4
chance strike 3
chance strike 1
chance strike 2
# Galba rolls 10 battle dice: 0 kills, 0 wounds.
chance strike 3
chance strike 2
chance strike 6
chance strike 1
chance strike 2
chance strike 2
chance strike 6
chance strike 5
chance strike 2
chance strike 4
chance strike 3
chance strike 1
chance strike 2
chance strike 3
# Otho rolls 14 battle dice: 2 kills, 1 wound.
play galba reroll attacker
# Galba uses the initiative: the attacker rolls again.
chance strike 1
chance strike 1
chance strike 2
chance strike 1
chance strike 1
chance strike 2
chance strike 5
chance strike 5
chance strike 5
chance strike 1
# Galba rolls 10 battle dice: 0 kills, 3 wounds.
play galba no
play otho no
play galba no
play otho no
# Galba loses 2 cohorts in Aquileia.
# The battle in Aquileia is undecided; a second round follows.
chance strike 6
chance strike 3
chance strike 3
chance strike 4
chance strike 6
chance strike 1
chance strike 1
# Galba rolls 7 battle dice: 2 kills, 0 wounds.
chance strike 5
chance strike 4
chance strike 3
chance strike 4
chance strike 2
chance strike 6
chance strike 1
chance strike 5
chance strike 3
chance strike 1
chance strike 6
# Otho rolls 11 battle dice: 2 kills, 2 wounds.
play galba no
play otho no
play galba no
play otho no
# Galba loses 2 cohorts in Aquileia.
# Otho loses 2 cohorts in Aquileia.
# Otho beats Galba in Aquileia.
# Galba retreats to Virunum.
# Otho gains 1 political point and has 1.
play otho card senate
play otho pay
# Otho pays 3 towards activation; 11 to go.
play galba card recruits
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
play otho card fortified
play otho activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play galba intercept vindex
# Vindex tries to intercept in Virunum.
chance roll 6
chance roll 6
# Vindex intercepts in Virunum.
# Otho attacks Galba in Virunum.
play otho no
play galba no
play otho no
play galba no
chance strike 3
chance strike 4
chance strike 6
chance strike 2
chance strike 6
chance strike 2
chance strike 6
chance strike 2
chance strike 6
chance strike 2
# Otho rolls 10 battle dice: 4 kills, 0 wounds.
chance strike 5
chance strike 3
chance strike 3
chance strike 2
chance strike 6
chance strike 3
chance strike 5
chance strike 6
# Galba rolls 8 battle dice: 2 kills, 2 wounds.
play otho no
play galba no
play otho no
play galba no
# Otho loses 2 cohorts in Virunum.
# Galba loses 4 cohorts in Virunum.
# The battle in Virunum is undecided; a second round follows.
chance strike 5
chance strike 4
chance strike 1
chance strike 1
chance strike 2
chance strike 4
# Otho rolls 6 battle dice: 0 kills, 1 wound.
chance strike 3
chance strike 6
chance strike 5
# Galba rolls 3 battle dice: 1 kill, 1 wound.
play otho again
# Otho spends courage and has 0 left.
chance strike 4
chance strike 5
chance strike 5
chance strike 2
chance strike 5
chance strike 4
# Otho rolls 6 battle dice: 0 kills, 3 wounds.
play galba no
play otho no
play galba no
# Otho loses 1 cohort in Virunum.
# Otho beats Galba in Virunum.
# Galba retreats to Lauriacum.
play galba card imperator
play galba build camp
# Galba gains 1 cohort in the camp before Rome.
play otho card spoils
play otho event
# Otho plays the event of Spoils of Victory.
# Otho gains courage and has 1.
chance deal otho recruits
chance deal otho blackmail
play galba card spies
play galba event
# Galba plays the event of Spies.
play galba name otho
# Galba names Otho for Spies.
play otho card recruits
play otho pay
# Otho pays 4 towards activation; 7 to go.
play otho pass
# Otho passes and keeps 2 cards.
# Turn 2 is over.
# Otho has the initiative.
# Turn 3 begins.
points galba 0
points otho 1
chance deal galba assassin
chance deal galba conscripts
chance deal galba siege_train
chance deal galba fighting_retreat
chance deal galba double_time
chance deal galba minor_campaign
chance deal galba devotio
chance deal otho donative
chance deal otho spoils
chance deal otho spies
chance deal otho castra
chance deal otho sortie
play otho order galba
# Otho sets the order of play: Galba, then Otho.
play galba card devotio
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba step florentia
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 4
play galba no
# The siege roll is 6, which counts as 5.
play galba no
play otho no
play otho card donative
play otho pay
# Otho pays 5 towards activation; 2 to go.
play galba card minor_campaign
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba step florentia
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 6
chance roll 5
play galba no
# The siege roll is 11, which counts as 10.
play galba no
play otho no
# The walls of Rome stand at 3.
play otho card sortie
play otho event
# Otho plays the event of Surprise Sortie.
chance roll 6
chance roll 2
play otho no
# The sortie rolls 8.
# The walls of Rome stand at 4.
# Galba loses 1 cohort in the camp before Rome.
play galba card conscripts
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba step florentia
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 5
play galba no
# The siege roll is 7, which counts as 6.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 3.
play otho card spoils
play otho pay
# Otho pays 2 towards activation; 0 to go.
play galba card fighting_retreat
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba step florentia
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 1
play galba no
# The siege roll is 3, which counts as 2.
play galba no
play otho no
# Galba loses 2 cohorts in the camp before Rome.
play otho card castra
play otho activate otho
# Otho sets out from Salamantica with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step clunia
play otho step caesaraugusta
play otho step tarraco
play otho step emporiae
play galba card double_time
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card blackmail
play otho activate otho
# Otho sets out from Emporiae with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step narbo
play otho step nemausus
play otho step arausio
play otho step vienna
# Galba is swept away in Vienna, outnumbered.
# Galba loses 1 cohort in Vienna.
play galba card assassin
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card spies
play otho event
# Otho plays the event of Spies.
play otho name galba
# Otho names Galba for Spies.
play galba card siege_train
play galba event
# Galba plays the event of Siege Train.
play galba place lauriacum
# Galba builds siege equipment in Lauriacum.
play otho pass
# Otho passes and keeps 1 card.
# Turn 3 is over.
# Turn 4 begins.
points galba 0
points otho 1
chance deal galba surgeons
chance deal galba minor_campaign
chance deal galba devotio
chance deal galba couriers
chance deal galba couriers
chance deal galba spies
chance deal galba imperator
chance deal otho charm
chance deal otho snow
chance deal otho donative
chance deal otho scouts
chance deal otho senate
chance deal otho senate
play otho order galba
# Otho sets the order of play: Galba, then Otho.
play galba card devotio
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba step florentia
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 6
chance roll 4
play galba no
# The siege roll is 10, which counts as 9.
play galba no
play otho no
# The walls of Rome stand at 1.
play otho card senate
play otho activate otho
# Otho sets out from Vienna with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Vienna.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step augusta_taurinorum
chance roll 1
play otho step mediolanum
play otho step placentia
play galba card minor_campaign
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba step florentia
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 6
chance roll 1
play galba no
# The siege roll is 7, which counts as 6.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 0.
# The garrison of Rome loses 1 cohort.
# Sabinus is removed.
# Galba takes Rome.
# Rufus is removed.
# Otho loses 4 cohorts in Virunum.
# Galba is master of Rome.
over
points galba 0
points otho 1
place galba 1
place otho 2
