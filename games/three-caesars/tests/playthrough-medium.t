# A whole game, written by tests/playthrough.c.

test a whole game of the medium scenario
setup seats=2 scenario=medium
chance deal galba double_time
chance deal galba rumours
chance deal galba mutiny
chance deal galba surgeons
chance deal galba recruits
chance deal galba sortie
chance deal galba grain
chance deal otho seduction
chance deal otho donative
chance deal otho testudo
chance deal otho donative
chance deal otho couriers
chance deal otho grain
chance deal otho fortified
play galba card recruits
play galba pay
# Galba pays 4 towards activation; 1 to go.
play otho card donative
play otho pay
# Otho pays 5 towards activation; 30 to go.
play galba card double_time
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card donative
play otho pay
# Otho pays 5 towards activation; 25 to go.
play galba card rumours
play galba pay
# Galba pays 1 towards activation; 0 to go.
play otho card testudo
play otho pay
# Otho pays 3 towards activation; 22 to go.
play galba card sortie
play galba activate galba
# Galba sets out from Caesaraugusta with 4 movement points.
play galba step tolosa
chance roll 1
play galba step narbo
play galba step nemausus
play otho card grain
play otho activate rufus
# Rufus sets out from Lauriacum with 4 movement points.
play otho step virunum
play otho step aquileia
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho stop
play galba card mutiny
play galba activate galba
# Galba sets out from Nemausus with 4 movement points.
play galba step arausio
play galba step vienna
play galba step augusta_taurinorum
chance roll 6
# Galba loses 2 cohorts in Augusta Taurinorum.
play otho card fortified
play otho activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play otho take regulars 1
# Otho takes 1 of the regulars in Aquileia.
play otho stop
play galba card grain
play galba activate vindex
# Vindex sets out from Lutetia with 4 movement points.
play galba step durocortorum
play galba step vesontio
play galba step aventicum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Aventicum.
play galba step augusta_vindelicum
play otho card seduction
play otho activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play otho take regulars 1
# Otho takes 1 of the regulars in Aquileia.
play otho stop
play galba card surgeons
play galba discard
# Galba discards Surgeons for nothing.
play otho pass
# Otho passes and keeps 1 card.
# Turn 1 is over.
# Turn 2 begins.
points galba 0
points otho 0
chance deal galba minor_campaign
chance deal galba blackmail
chance deal galba rally
chance deal galba acceptable_losses
chance deal galba spies
chance deal galba po_flood
chance deal galba false_nero
chance deal otho initiative
chance deal otho fortified
chance deal otho grand_campaign
chance deal otho rumours
chance deal otho siege_train
chance deal otho double_time
play galba order galba
# Galba sets the order of play: Galba, then Otho.
play galba card acceptable_losses
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
play otho card initiative
play otho activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play galba intercept vindex
# Vindex tries to intercept in Virunum.
chance roll 4
chance roll 1
# Vindex intercepts in Virunum.
# Otho attacks Galba in Virunum.
play otho no
play galba no
play otho no
play galba no
chance strike 1
chance strike 4
chance strike 3
chance strike 3
chance strike 5
chance strike 2
chance strike 2
chance strike 6
chance strike 1
chance strike 3
chance strike 6
chance strike 3
# Otho rolls 12 battle dice: 2 kills, 1 wound.
chance strike 4
chance strike 5
chance strike 3
chance strike 5
chance strike 5
chance strike 1
chance strike 5
chance strike 6
chance strike 5
chance strike 6
chance strike 5
chance strike 1
# Galba rolls 12 battle dice: 2 kills, 6 wounds.
play galba no
play otho again
# Otho spends courage and has 0 left.
chance strike 2
chance strike 5
chance strike 6
chance strike 1
chance strike 4
chance strike 2
chance strike 2
chance strike 5
chance strike 5
chance strike 1
chance strike 6
chance strike 1
# Otho rolls 12 battle dice: 2 kills, 3 wounds.
play galba no
play otho no
play galba no
# Otho loses 8 cohorts in Virunum.
# Galba loses 2 cohorts in Virunum.
# Galba beats Otho in Virunum.
# Otho is slaughtered.
# Otho retreats to Aquileia.
chance roll 5
# Galba gains courage and has 2.
# Galba gains 2 political points and has 2.
play galba card rally
play galba activate galba
# Galba sets out from Augusta Taurinorum with 4 movement points.
play galba step mediolanum
play galba step placentia
play galba step bononia
play galba step ravenna
play otho card grand_campaign
play otho pay
# Otho pays 5 towards activation; 17 to go.
play galba card blackmail
play galba activate galba
# Galba sets out from Ravenna with 4 movement points.
play galba step aquileia
play otho avoid emona
# Otho tries to slip away to Emona.
chance roll 6
chance roll 4
# Otho slips away to Emona.
play galba step emona
play otho avoid poetovio
# Otho tries to slip away to Poetovio.
chance roll 3
chance roll 3
# Otho slips away to Poetovio.
play galba step poetovio
play otho avoid vindobona
# Otho tries to slip away to Vindobona.
chance roll 1
chance roll 2
# Otho is caught in Poetovio.
# Galba attacks Otho in Poetovio.
play galba no
play otho no
play galba no
play otho no
chance strike 1
chance strike 5
chance strike 2
chance strike 3
chance strike 6
chance strike 3
chance strike 6
chance strike 1
chance strike 1
# Galba rolls 9 battle dice: 2 kills, 1 wound.
chance strike 1
chance strike 3
chance strike 4
chance strike 1
chance strike 5
# Otho rolls 5 battle dice: 0 kills, 1 wound.
play galba reroll attacker
# Galba uses the initiative: the attacker rolls again.
chance strike 4
chance strike 4
chance strike 3
chance strike 3
chance strike 2
chance strike 4
chance strike 4
chance strike 1
chance strike 5
# Galba rolls 9 battle dice: 0 kills, 1 wound.
play galba no
play galba no
play otho no
# The battle in Poetovio is undecided; a second round follows.
chance strike 6
chance strike 6
chance strike 5
chance strike 1
chance strike 2
chance strike 4
chance strike 3
chance strike 2
# Galba rolls 8 battle dice: 2 kills, 1 wound.
chance strike 4
chance strike 5
chance strike 2
chance strike 3
chance strike 1
# Otho rolls 5 battle dice: 0 kills, 1 wound.
play galba no
play galba no
play otho no
# Otho loses 2 cohorts in Poetovio.
# Rufus is removed.
# Galba beats Otho in Poetovio.
play otho card double_time
play otho pay
# Otho pays 4 towards activation; 13 to go.
play galba card po_flood
play galba activate galba
# Galba sets out from Poetovio with 4 movement points.
play galba step virunum
play galba take regulars 2
# Galba takes 2 of the regulars in Virunum.
play galba step aquileia
play galba step ravenna
play galba step spoletium
play otho card fortified
play otho pay
# Otho pays 2 towards activation; 11 to go.
play galba card minor_campaign
play galba activate galba
# Galba sets out from Spoletium with 4 movement points.
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 1
chance roll 3
play galba no
# The siege roll is 4, which counts as 3.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
play otho card siege_train
play otho pay
# Otho pays 1 towards activation; 10 to go.
play galba card false_nero
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 5
chance roll 6
play galba no
# The siege roll is 11, which counts as 10.
play galba no
play otho no
# The walls of Rome stand at 3.
play galba siege
# Galba assaults the walls of Rome.
chance roll 1
chance roll 5
play galba no
# The siege roll is 6, which counts as 5.
play galba no
play otho no
play otho card rumours
play otho pay
# Otho pays 1 towards activation; 9 to go.
play galba card spies
play galba event
# Galba plays the event of Spies.
play galba name otho
# Galba names Otho for Spies.
play otho pass
# Otho passes and keeps 1 card.
# Turn 2 is over.
# Otho has the initiative.
# Turn 3 begins.
points galba 2
points otho 0
chance deal galba testudo
chance deal galba castra
chance deal galba castra
chance deal galba guides
chance deal galba senate
chance deal galba devotio
chance deal galba sortie
chance deal otho catapults
chance deal otho grand_campaign
chance deal otho spies
chance deal otho spoils
chance deal otho sortie
chance deal otho fortified
play otho order galba
# Otho sets the order of play: Galba, then Otho.
play galba card senate
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 3
chance roll 5
play galba no
# The siege roll is 8, which counts as 7.
play galba no
play otho respond fortified
# Otho responds with Fortified Cities.
play otho no
# Galba loses 1 cohort in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 4
chance roll 1
play galba no
# The siege roll is 5, which counts as 4.
play galba no
play otho no
play otho card grand_campaign
play otho pay
# Otho pays 5 towards activation; 4 to go.
play galba card testudo
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 3
chance roll 5
play galba no
# The siege roll is 8, which counts as 7.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 2.
play galba siege
# Galba assaults the walls of Rome.
chance roll 5
chance roll 4
play galba no
# The siege roll is 9, which counts as 8.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 1.
play otho card sortie
play otho event
# Otho plays the event of Surprise Sortie.
chance roll 4
chance roll 3
# The sortie rolls 7.
# The walls of Rome stand at 2.
# Galba loses 1 cohort in the camp before Rome.
play galba card sortie
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 5
chance roll 4
play galba no
# The siege roll is 9, which counts as 8.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 1.
play galba siege
# Galba assaults the walls of Rome.
chance roll 4
chance roll 6
play galba no
# The siege roll is 10, which counts as 9.
play galba no
play otho no
# The walls of Rome stand at 0.
# The garrison of Rome loses 1 cohort.
# Sabinus is removed.
# Galba takes Rome.
chance roll 6
# Galba gains courage and has 3.
play otho card spoils
play otho pay
# Otho pays 2 towards activation; 2 to go.
play galba card devotio
play galba activate vindex
# Vindex sets out from Virunum with 4 movement points.
play galba step aquileia
play galba step ravenna
play galba step spoletium
play galba step rome
play otho card spies
play otho pay
# Otho pays 1 towards activation; 1 to go.
play galba card castra
play galba activate galbas_praetor
# Galba's praetor sets out from Caesaraugusta with 4 movement points.
play galba step toletum
play galba step emerita_augusta
play galba step corduba
play galba step emerita_augusta
play otho card catapults
play otho pay
# Otho pays 1 towards activation; 0 to go.
play galba card castra
play galba activate galbas_praetor
# Galba's praetor sets out from Emerita Augusta with 4 movement points.
play galba step corduba
play galba step emerita_augusta
play otho intercept otho
# Otho tries to intercept in Emerita Augusta.
chance roll 5
chance roll 4
# Otho intercepts in Emerita Augusta.
# Galba is swept away in Emerita Augusta, outnumbered.
# Galba's praetor is removed.
play otho card couriers
play otho event
# Otho plays the event of Couriers.
chance deal otho panic
chance deal otho snow
play galba card guides
play galba event
# Galba plays the event of Alpine Guides.
play galba done
play otho card panic
play otho activate otho
# Otho sets out from Emerita Augusta with 4 movement points.
play otho step toletum
play otho step caesaraugusta
play otho step tarraco
play otho step emporiae
play otho card snow
play otho activate otho
# Otho sets out from Emporiae with 4 movement points.
play otho step narbo
play otho step nemausus
play otho step arausio
play otho leave regulars 1
# Otho leaves 1 of the regulars in Arausio.
play otho step vienna
# Turn 3 is over.
# Turn 4 begins.
points galba 2
points otho 0
chance deal galba couriers
chance deal galba recruits
chance deal galba mutiny
chance deal galba seduction
chance deal galba assassin
chance deal galba fighting_retreat
chance deal galba imperator
chance deal otho minor_campaign
chance deal otho veteran
chance deal otho catapults
chance deal otho acceptable_losses
chance deal otho minor_campaign
chance deal otho fortified
chance deal otho ambush
play galba place clunia
# Galba's praetor returns in Clunia.
play otho order galba
# Otho sets the order of play: Galba, then Otho.
play galba card imperator
play galba build rome
# Galba gains 1 cohort in Rome.
play otho card fortified
play otho activate otho
# Otho sets out from Vienna with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Vienna.
play otho step lugdunum
# Galba is swept away in Lugdunum, outnumbered.
# Galba loses 1 cohort in Lugdunum.
play otho step vienna
play otho take regulars 1
# Otho takes 1 of the regulars in Vienna.
play otho step augusta_taurinorum
chance roll 3
# Otho loses 1 cohort in Augusta Taurinorum.
play galba card fighting_retreat
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card ambush
play otho activate otho
# Otho sets out from Augusta Taurinorum with 4 movement points.
play otho step mediolanum
play otho step placentia
play otho step bononia
play otho step florentia
play galba no
play galba card recruits
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card acceptable_losses
play otho activate otho
# Otho sets out from Florentia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Florentia.
play otho step rome
play galba field
# Galba comes out to fight before the walls.
# Otho attacks Galba in the camp before Rome.
play otho no
play galba no
play otho no
play galba no
chance strike 4
chance strike 4
chance strike 3
chance strike 3
chance strike 6
chance strike 3
chance strike 6
chance strike 5
chance strike 2
chance strike 4
chance strike 2
chance strike 4
chance strike 1
chance strike 6
chance strike 3
chance strike 3
chance strike 2
chance strike 6
chance strike 5
# Otho rolls 19 battle dice: 4 kills, 2 wounds.
chance strike 6
chance strike 2
chance strike 6
chance strike 4
chance strike 6
chance strike 1
chance strike 2
chance strike 4
chance strike 5
chance strike 6
chance strike 2
chance strike 4
chance strike 6
# Galba rolls 13 battle dice: 5 kills, 1 wound.
play otho reroll defender
# Otho uses the initiative: the defender rolls again.
chance strike 2
chance strike 6
chance strike 1
chance strike 6
chance strike 5
chance strike 3
chance strike 3
chance strike 5
chance strike 5
chance strike 1
chance strike 4
chance strike 3
chance strike 1
# Galba rolls 13 battle dice: 2 kills, 3 wounds.
play galba no
play otho no
play galba no
# Otho loses 2 cohorts in the camp before Rome.
# Galba loses 4 cohorts in the camp before Rome.
# Otho beats Galba in the camp before Rome.
# Galba retreats to Rome.
# Otho gains 1 political point and has 1.
play galba card assassin
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card minor_campaign
play otho event
# Otho plays the event of Minor Campaign.
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho take regulars 1
# Otho takes 1 of the regulars in Florentia.
play otho step rome
play galba field
# Galba comes out to fight before the walls.
# Otho attacks Galba in the camp before Rome.
play otho no
play galba no
play otho no
play galba no
chance strike 2
chance strike 5
chance strike 2
chance strike 4
chance strike 2
chance strike 6
chance strike 2
chance strike 2
chance strike 4
chance strike 4
chance strike 2
chance strike 5
chance strike 6
chance strike 1
chance strike 5
chance strike 4
chance strike 5
chance strike 2
# Otho rolls 18 battle dice: 2 kills, 4 wounds.
chance strike 5
chance strike 4
chance strike 5
chance strike 1
chance strike 6
chance strike 4
chance strike 3
chance strike 1
chance strike 6
# Galba rolls 9 battle dice: 2 kills, 2 wounds.
play galba no
play otho no
play galba no
# Otho loses 2 cohorts in the camp before Rome.
# Galba loses 2 cohorts in the camp before Rome.
# Otho beats Galba in the camp before Rome.
# Galba retreats to Rome.
# Otho gains 1 political point and has 2.
play otho activate othos_praetor
# Otho's praetor sets out from Emerita Augusta with 4 movement points.
play otho step corduba
play otho step emerita_augusta
play otho step corduba
play otho step emerita_augusta
play galba card seduction
play galba event
# Galba plays the event of Seduction.
play galba name otho
# Galba names Otho for Seduction.
# Galba plots against Otho: seduction.
play otho no
chance roll 4
chance roll 1
# Otho loses 1 political point and has 1.
play otho card minor_campaign
play otho event
# Otho plays the event of Minor Campaign.
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho stop
play otho activate othos_praetor
# Otho's praetor sets out from Emerita Augusta with 4 movement points.
play otho step corduba
play otho step emerita_augusta
play otho step corduba
play otho step emerita_augusta
play galba card mutiny
play galba event
# Galba plays the event of Mutiny.
play galba against otho
chance roll 2
play otho card veteran
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho siege
# Otho assaults the walls of Rome.
chance roll 2
chance roll 3
# The siege roll is 5, which counts as 4.
play otho no
play galba no
play otho siege
# Otho assaults the walls of Rome.
chance roll 3
chance roll 6
# The siege roll is 9, which counts as 8.
play otho no
play galba no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play galba card couriers
play galba event
# Galba plays the event of Couriers.
chance deal galba bribed_guard
chance deal galba devotio
play otho card catapults
play otho event
# Otho plays the event of Catapults.
play otho place camp
# Otho builds catapults in the camp before Rome.
play galba pass
# Galba passes and keeps 2 cards.
# Turn 4 is over.
# Galba is master of Rome.
over
points galba 2
points otho 1
place galba 1
place otho 2
