# A whole game, written by tests/playthrough.c.

test a whole game of the long scenario
setup seats=3 scenario=long
chance deal galba veteran
chance deal galba rumours
chance deal galba castra
chance deal galba surgeons
chance deal galba recruits
chance deal galba sortie
chance deal galba mutiny
chance deal otho graft
chance deal otho donative
chance deal otho senate
chance deal otho donative
chance deal otho couriers
chance deal otho snow
chance deal otho sortie
chance deal vitellius seduction
chance deal vitellius testudo
chance deal vitellius acceptable_losses
chance deal vitellius minor_campaign
chance deal vitellius sortie
chance deal vitellius blackmail
chance deal vitellius double_time
play galba card recruits
play galba pay
# Galba pays 4 towards activation; 1 to go.
play otho card donative
play otho pay
# Otho pays 5 towards activation; 30 to go.
play vitellius card minor_campaign
play vitellius pay
# Vitellius pays 4 towards activation; 56 to go.
play galba card veteran
play galba pay
# Galba pays 4 towards activation; 0 to go.
play otho card donative
play otho pay
# Otho pays 5 towards activation; 25 to go.
play vitellius card double_time
play vitellius pay
# Vitellius pays 4 towards activation; 52 to go.
play galba card sortie
play galba activate galba
# Galba sets out from Caesaraugusta with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step tarraco
play galba step emporiae
play galba step narbo
play galba step nemausus
play otho card senate
play otho pay
# Otho pays 3 towards activation; 22 to go.
play vitellius card testudo
play vitellius pay
# Vitellius pays 3 towards activation; 49 to go.
play galba card castra
play galba activate galba
# Galba sets out from Nemausus with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step arausio
play galba step vienna
play galba step augusta_taurinorum
chance roll 5
# Galba loses 2 cohorts in Augusta Taurinorum.
play otho card snow
play otho pay
# Otho pays 3 towards activation; 19 to go.
play vitellius card acceptable_losses
play vitellius pay
# Vitellius pays 3 towards activation; 46 to go.
play galba card mutiny
play galba activate vindex
# Vindex sets out from Lutetia with 4 movement points.
play galba step durocortorum
play galba step vesontio
play galba step aventicum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Aventicum.
play galba stop
play otho card sortie
play otho pay
# Otho pays 2 towards activation; 17 to go.
play vitellius card blackmail
play vitellius pay
# Vitellius pays 3 towards activation; 43 to go.
play galba card rumours
play galba event
# Galba plays the event of Rumours.
play galba name otho
# Galba names Otho for Rumours.
chance lose galba surgeons
# Galba loses Surgeons.
chance lose otho couriers
# Otho loses Couriers.
play otho card graft
play otho pay
# Otho pays 2 towards activation; 15 to go.
play vitellius card sortie
play vitellius activate rufus
# Rufus sets out from Lauriacum with 4 movement points.
play vitellius step virunum
play vitellius step aquileia
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius card seduction
play vitellius pay
# Vitellius pays 2 towards activation; 41 to go.
# Turn 1 is over.
# Turn 2 begins.
points galba 0
points otho 0
points vitellius 0
chance deal galba spies
chance deal galba initiative
chance deal galba spoils
chance deal galba siege_train
chance deal galba seduction
chance deal galba fighting_retreat
chance deal galba fortified
chance deal otho devotio
chance deal otho recruits
chance deal otho conscripts
chance deal otho assassin
chance deal otho minor_campaign
chance deal otho testudo
chance deal otho fortified
chance deal vitellius grand_campaign
chance deal vitellius conscripts
chance deal vitellius spoils
chance deal vitellius delator
chance deal vitellius couriers
chance deal vitellius coup
chance deal vitellius nero_gold
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card fighting_retreat
play galba activate vindex
# Vindex sets out from Aventicum with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Aventicum.
play galba step augusta_vindelicum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Augusta Vindelicum.
play galba step lauriacum
play galba step virunum
play vitellius intercept rufus
# Rufus tries to intercept in Virunum.
chance roll 4
chance roll 5
# Rufus intercepts in Virunum.
# Galba attacks Vitellius in Virunum.
play galba no
play vitellius no
play galba no
play vitellius no
play otho no
chance strike 6
chance strike 5
chance strike 6
chance strike 5
chance strike 1
chance strike 3
chance strike 2
chance strike 2
chance strike 5
# Galba rolls 9 battle dice: 2 kills, 3 wounds.
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
chance strike 6
chance strike 4
chance strike 2
chance strike 5
chance strike 6
# Vitellius rolls 15 battle dice: 4 kills, 3 wounds.
play galba reroll defender
# Galba uses the initiative: the defender rolls again.
chance strike 5
chance strike 1
chance strike 6
chance strike 1
chance strike 3
chance strike 6
chance strike 3
chance strike 6
chance strike 4
chance strike 5
chance strike 6
chance strike 4
chance strike 5
chance strike 2
chance strike 3
# Vitellius rolls 15 battle dice: 4 kills, 3 wounds.
play galba no
play vitellius no
play galba no
play vitellius no
# Galba loses 4 cohorts in Virunum.
# Vitellius loses 2 cohorts in Virunum.
# Vitellius beats Galba in Virunum.
# Galba retreats to Lauriacum.
# Vitellius gains 1 political point and has 1.
play otho card minor_campaign
play otho pay
# Otho pays 4 towards activation; 11 to go.
play vitellius card grand_campaign
play vitellius pay
# Vitellius pays 5 towards activation; 36 to go.
play galba card fortified
play galba activate galba
# Galba sets out from Augusta Taurinorum with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step mediolanum
play galba step placentia
play galba step bononia
play galba step florentia
play otho card conscripts
play otho pay
# Otho pays 4 towards activation; 7 to go.
play vitellius card coup
play vitellius pay
# Vitellius pays 5 towards activation; 31 to go.
play galba card spoils
play galba activate galba
# Galba sets out from Florentia with 4 movement points.
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 6
chance roll 4
play galba no
# The siege roll is 10, which counts as 9.
play galba no
play otho no
play vitellius no
# The walls of Rome stand at 3.
play otho card recruits
play otho pay
# Otho pays 4 towards activation; 3 to go.
play vitellius card conscripts
play vitellius pay
# Vitellius pays 4 towards activation; 27 to go.
play galba card seduction
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
chance roll 4
play galba no
# The siege roll is 6, which counts as 5.
play galba no
play otho no
play vitellius no
play otho card assassin
play otho pay
# Otho pays 4 towards activation; 0 to go.
play vitellius card nero_gold
play vitellius pay
# Vitellius pays 3 towards activation; 24 to go.
play galba card initiative
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
chance roll 4
chance roll 6
play galba no
# The siege roll is 10, which counts as 9.
play galba no
play otho no
play vitellius no
# The walls of Rome stand at 1.
play otho card fortified
play otho activate otho
# Otho sets out from Salamantica with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step clunia
play otho step caesaraugusta
play otho step tarraco
play otho step emporiae
play vitellius card spoils
play vitellius pay
# Vitellius pays 2 towards activation; 22 to go.
play galba card spies
play galba event
# Galba plays the event of Spies.
play galba name otho
# Galba names Otho for Spies.
play otho card testudo
play otho activate otho
# Otho sets out from Emporiae with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step narbo
play otho step nemausus
play otho step arausio
play otho step vienna
play vitellius card delator
play vitellius pay
# Vitellius pays 2 towards activation; 20 to go.
play galba card siege_train
play galba event
# Galba plays the event of Siege Train.
play galba place lauriacum
# Galba builds siege equipment in Lauriacum.
play otho card devotio
play otho activate otho
# Otho sets out from Vienna with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step augusta_taurinorum
chance roll 2
play otho step mediolanum
play otho step placentia
play vitellius pass
# Vitellius passes and keeps 1 card.
# Turn 2 is over.
# Otho has the initiative.
# Turn 3 begins.
points galba 0
points otho 0
points vitellius 1
chance deal galba devotio
chance deal galba panic
chance deal galba panic
chance deal galba guides
chance deal galba senate
chance deal galba senate
chance deal galba sortie
chance deal otho catapults
chance deal otho grand_campaign
chance deal otho spies
chance deal otho spoils
chance deal otho sortie
chance deal otho fortified
chance deal otho snow
chance deal vitellius senate
chance deal vitellius charm
chance deal vitellius minor_campaign
chance deal vitellius grain
chance deal vitellius senate
chance deal vitellius po_flood
play otho order galba
play otho order otho
# Otho sets the order of play: Galba, then Otho.
play galba card sortie
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
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 0.
# The garrison of Rome loses 1 cohort.
# Sabinus is removed.
# Galba takes Rome.
# Rufus is removed.
# Vitellius loses 8 cohorts in Virunum.
chance roll 1
play otho card sortie
play otho activate otho
# Otho sets out from Placentia with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step cremona
play otho step bononia
play otho step florentia
play galba intercept galbas_praetor
# Galba's praetor tries to intercept in Florentia.
chance roll 4
chance roll 6
# Galba's praetor intercepts in Florentia.
# Otho attacks Galba in Florentia.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 3
chance strike 3
chance strike 5
chance strike 2
chance strike 1
chance strike 5
chance strike 4
chance strike 5
chance strike 3
chance strike 2
chance strike 4
chance strike 4
chance strike 6
chance strike 4
chance strike 5
chance strike 2
chance strike 6
chance strike 2
chance strike 6
chance strike 2
chance strike 1
chance strike 5
# Otho rolls 22 battle dice: 3 kills, 5 wounds.
chance strike 2
chance strike 4
chance strike 3
chance strike 3
chance strike 4
chance strike 3
chance strike 1
# Galba rolls 7 battle dice: 0 kills, 0 wounds.
play otho reroll attacker
# Otho uses the initiative: the attacker rolls again.
chance strike 6
chance strike 2
chance strike 4
chance strike 3
chance strike 1
chance strike 1
chance strike 1
chance strike 1
chance strike 3
chance strike 4
chance strike 5
chance strike 4
chance strike 4
chance strike 3
chance strike 3
chance strike 3
chance strike 2
chance strike 6
chance strike 2
chance strike 2
chance strike 6
chance strike 3
# Otho rolls 22 battle dice: 3 kills, 1 wound.
play otho no
play galba again
# Galba spends courage and has 0 left.
chance strike 5
chance strike 6
chance strike 5
chance strike 1
chance strike 5
chance strike 2
chance strike 6
# Galba rolls 7 battle dice: 2 kills, 3 wounds.
play otho no
play galba respond panic
# Galba responds with Panic.
play galba respond panic
# Galba responds with Panic.
play galba no
# Otho loses 11 cohorts in Florentia.
# Galba loses 3 cohorts in Florentia.
# Galba beats Otho in Florentia.
# Otho is slaughtered.
# Otho retreats to Bononia.
chance roll 5
# Galba gains courage and has 1.
# Galba gains 2 political points and has 2.
play vitellius card minor_campaign
play vitellius pay
# Vitellius pays 4 towards activation; 16 to go.
play galba courage reforms
# Galba spends courage and has 0 left.
# Galba tries Political Reforms.
chance roll 1
# Galba gains 2 political points and has 4.
play otho card fortified
play otho activate otho
# Otho sets out from Bononia with 4 movement points.
play otho step florentia
play galba intercept galba
# Galba tries to intercept in Florentia.
chance roll 4
chance roll 5
# Galba intercepts in Florentia.
# Otho attacks Galba in Florentia.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 4
chance strike 3
chance strike 5
chance strike 4
chance strike 3
chance strike 2
chance strike 3
chance strike 4
chance strike 1
chance strike 5
chance strike 3
# Otho rolls 11 battle dice: 0 kills, 2 wounds.
chance strike 6
chance strike 2
chance strike 6
chance strike 1
chance strike 6
chance strike 3
chance strike 2
# Galba rolls 7 battle dice: 3 kills, 0 wounds.
play otho again
# Otho spends courage and has 0 left.
chance strike 3
chance strike 5
chance strike 5
chance strike 1
chance strike 1
chance strike 5
chance strike 1
chance strike 3
chance strike 4
chance strike 4
chance strike 3
# Otho rolls 11 battle dice: 0 kills, 3 wounds.
play otho no
play galba no
# Otho loses 3 cohorts in Florentia.
# The battle in Florentia is undecided; a second round follows.
chance strike 3
chance strike 6
chance strike 5
chance strike 2
chance strike 4
chance strike 2
chance strike 4
chance strike 1
# Otho rolls 8 battle dice: 1 kill, 1 wound.
chance strike 6
chance strike 3
chance strike 3
# Galba rolls 3 battle dice: 1 kill, 0 wounds.
play otho no
play galba no
# Otho loses 1 cohort in Florentia.
# Galba loses 1 cohort in Florentia.
# Otho beats Galba in Florentia.
# Galba retreats to Rome.
play vitellius card charm
play vitellius event
# Vitellius plays the event of Political Charm.
# Vitellius gains 1 political point and has 2.
play galba card senate
play galba politics improvements
# Galba tries Internal Improvements.
# Galba gains 1 political point and has 5.
play otho card snow
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
play vitellius no
chance strike 6
chance strike 2
chance strike 6
chance strike 1
chance strike 6
chance strike 5
# Otho rolls 6 battle dice: 3 kills, 1 wound.
chance strike 3
chance strike 3
chance strike 5
chance strike 5
chance strike 1
# Galba rolls 5 battle dice: 0 kills, 2 wounds.
play otho no
play galba no
# Galba loses 3 cohorts in the camp before Rome.
# Galba is removed.
# Galba's praetor is removed.
# Otho beats Galba in the camp before Rome.
play vitellius card senate
play vitellius pay
# Vitellius pays 3 towards activation; 13 to go.
play galba card senate
play galba politics circus
# Galba tries Circus Maximus.
# Galba gains 1 political point and has 6.
play otho card spoils
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho take regulars 1
# Otho takes 1 of the regulars in Florentia.
play otho step rome
play otho siege
# Otho assaults the walls of Rome.
chance roll 2
chance roll 3
# The siege roll is 5, which counts as 4.
play otho no
play galba no
play vitellius no
play vitellius card senate
play vitellius pay
# Vitellius pays 3 towards activation; 10 to go.
play galba card devotio
play galba politics gladiators
# Galba tries Gladiator Gala.
# Galba gains 1 political point and has 7.
play otho card grand_campaign
play otho event
# Otho plays the event of Grand Campaign.
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho stop
play otho activate othos_praetor
# Otho's praetor sets out from Bononia with 4 movement points.
play otho step placentia
play otho step mediolanum
play otho step augusta_taurinorum
play otho step mediolanum
play vitellius card grain
play vitellius event
# Vitellius plays the event of Grain Fleet.
# Galba loses 1 political point and has 6.
chance roll 5
play galba card guides
play galba politics senators
# Galba tries Senatorial Cooperation.
chance roll 2
# Galba gains 1 political point and has 7.
play otho card spies
play otho event
# Otho plays the event of Spies.
play otho name vitellius
# Otho names Vitellius for Spies.
play vitellius card po_flood
play vitellius pay
# Vitellius pays 2 towards activation; 8 to go.
play otho card catapults
play otho event
# Otho plays the event of Catapults.
play otho place camp
# Otho builds catapults in the camp before Rome.
play vitellius pass
# Vitellius passes and keeps 1 card.
# Turn 3 is over.
# Vitellius has the initiative.
# Turn 4 begins.
points galba 7
points otho 0
points vitellius 2
chance deal galba devotio
chance deal galba civilis
chance deal galba surgeons
chance deal galba catapults
chance deal galba recruits
chance deal galba ambush
chance deal galba delator
chance deal otho double_time
chance deal otho minor_campaign
chance deal otho castra
chance deal otho charm
chance deal otho mutiny
chance deal otho marry
chance deal otho danube
chance deal vitellius graft
chance deal vitellius rumours
chance deal vitellius imperator
chance deal vitellius caecina
chance deal vitellius batavi
chance deal vitellius deserters
play galba place clunia
# Galba's praetor returns in Clunia.
play vitellius order galba
play vitellius order otho
# Vitellius sets the order of play: Galba, then Otho.
play galba card recruits
play galba politics allies
# Galba tries Reward Allies.
chance roll 2
# Galba gains 2 political points and has 9.
play otho card marry
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho leave catapults 1
# Otho leaves 1 of the catapults in the camp before Rome.
play otho step florentia
play otho step rome
play otho siege
# Otho assaults the walls of Rome.
chance roll 3
chance roll 4
# The siege roll is 7, which counts as 7.
play otho no
play galba no
play vitellius no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
# Otho takes Rome.
chance roll 6
# Otho gains courage and has 1.
play vitellius card imperator
play vitellius pay
# Vitellius pays 5 towards activation; 3 to go.
play galba card devotio
play galba activate vindex
# Vindex sets out from Lauriacum with 4 movement points.
play galba step virunum
play galba leave equipment 1
# Galba leaves 1 of the siege equipment in Virunum.
play galba step aquileia
# The siege equipment in Virunum, left without cohorts, must be given up.
play galba step ravenna
play galba leave regulars 1
# Galba leaves 1 of the regulars in Ravenna.
play galba step bononia
play otho courage reforms
# Otho spends courage and has 0 left.
# Otho tries Political Reforms.
chance roll 5
# Otho gains 3 political points and has 3.
play vitellius card batavi
play vitellius pay
# Vitellius pays 4 towards activation; 0 to go.
play galba card civilis
play galba activate vindex
# Vindex sets out from Bononia with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Bononia.
play galba step florentia
play otho intercept otho
# Otho tries to intercept in Florentia.
chance roll 4
chance roll 3
# Otho intercepts in Florentia.
# The catapults in Rome, left without cohorts, must be given up.
# Galba attacks Otho in Florentia.
play galba no
play otho no
play galba no
play otho no
play vitellius no
chance strike 6
chance strike 1
chance strike 1
# Galba rolls 3 battle dice: 1 kill, 0 wounds.
chance strike 1
chance strike 5
chance strike 6
chance strike 1
chance strike 6
chance strike 5
chance strike 4
chance strike 2
chance strike 3
# Otho rolls 9 battle dice: 2 kills, 2 wounds.
play vitellius reroll both
# Vitellius uses the initiative: both sides rolls again.
chance strike 1
chance strike 2
chance strike 1
# Galba rolls 3 battle dice: 0 kills, 0 wounds.
chance strike 4
chance strike 2
chance strike 2
chance strike 3
chance strike 6
chance strike 4
chance strike 1
chance strike 4
chance strike 6
# Otho rolls 9 battle dice: 2 kills, 0 wounds.
play galba no
play otho no
# Galba loses 2 cohorts in Florentia.
# Vindex is removed.
# Otho beats Galba in Florentia.
play otho card castra
play otho activate otho
# Otho sets out from Florentia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Florentia.
play otho leave catapults 1
# Otho leaves 1 of the catapults in Florentia.
play otho step bononia
# Otho attacks Galba in Bononia.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 6
chance strike 6
chance strike 3
chance strike 4
chance strike 5
# Otho rolls 5 battle dice: 2 kills, 1 wound.
chance strike 2
chance strike 3
# Galba rolls 2 battle dice: 0 kills, 0 wounds.
play otho no
play galba no
# Galba loses 1 cohort in Bononia.
# Otho beats Galba in Bononia.
# Galba is slaughtered.
play otho overrun
# Otho goes on moving.
play otho step ravenna
# Otho attacks Galba in Ravenna.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 6
chance strike 6
chance strike 5
chance strike 3
chance strike 4
# Otho rolls 5 battle dice: 2 kills, 1 wound.
chance strike 6
chance strike 3
# Galba rolls 2 battle dice: 1 kill, 0 wounds.
play otho no
play galba no
# Otho loses 1 cohort in Ravenna.
# Galba loses 1 cohort in Ravenna.
# Otho beats Galba in Ravenna.
play vitellius card rumours
play vitellius event
# Vitellius plays the event of Rumours.
play vitellius name otho
# Vitellius names Otho for Rumours.
chance lose vitellius graft
# Vitellius loses Graft.
chance lose otho danube
# Otho loses Danube Legions.
play galba card catapults
play galba discard
# Galba discards Catapults for nothing.
play otho card mutiny
play otho activate otho
# Otho sets out from Ravenna with 4 movement points.
play otho step spoletium
play otho leave regulars 1
# Otho leaves 1 of the regulars in Spoletium.
play otho step ravenna
play otho step spoletium
play otho take regulars 1
# Otho takes 1 of the regulars in Spoletium.
play otho step rome
play vitellius card couriers
play vitellius event
# Vitellius plays the event of Couriers.
chance deal vitellius bribed_guard
chance deal vitellius fortified
play galba card surgeons
play galba discard
# Galba discards Surgeons for nothing.
play otho card minor_campaign
play otho politics allies
# Otho tries Reward Allies.
chance roll 2
# Otho gains 1 political point and has 4.
play vitellius card bribed_guard
play vitellius event
# Vitellius plays the event of Bribed Guard.
play galba card delator
play galba discard
# Galba discards Informers for nothing.
play otho card charm
play otho event
# Otho plays the event of Political Charm.
# Otho gains 1 political point and has 5.
play vitellius card fortified
play vitellius discard
# Vitellius discards Fortified Cities for nothing.
play galba card ambush
play galba discard
# Galba discards Ambush for nothing.
play otho card double_time
play otho politics allies
# Otho tries Reward Allies.
chance roll 2
# Otho gains 1 political point and has 6.
play vitellius pass
# Vitellius passes and keeps 2 cards.
# Turn 4 is over.
# Galba has the initiative.
# Turn 5 begins.
points galba 9
points otho 6
points vitellius 2
chance deal galba ambush
chance deal galba fighting_retreat
chance deal galba spies
chance deal galba omens
chance deal galba initiative
chance deal galba marry
chance deal galba imperator
chance deal otho couriers
chance deal otho oath
chance deal otho primus
chance deal otho blackmail
chance deal otho assassin
chance deal otho siege_train
chance deal otho false_nero
chance deal vitellius scouts
chance deal vitellius scouts
chance deal vitellius grain
chance deal vitellius acceptable_losses
chance deal vitellius grain
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card fighting_retreat
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card blackmail
play otho politics improvements
# Otho tries Internal Improvements.
# Otho gains 1 political point and has 7.
play vitellius card acceptable_losses
play vitellius activate vitellius_praetor
# Vitellius's praetor sets out from Vindobona with 4 movement points.
play vitellius join vitellius
# Vitellius rides with Vitellius's praetor.
play vitellius step lauriacum
play vitellius step augusta_vindelicum
# Vitellius attacks Galba in Augusta Vindelicum.
play vitellius no
play galba no
play vitellius no
play galba no
play otho no
chance strike 4
chance strike 3
chance strike 5
chance strike 1
chance strike 3
chance strike 2
# Vitellius rolls 6 battle dice: 1 kill, 1 wound.
chance strike 1
chance strike 3
# Galba rolls 2 battle dice: 0 kills, 0 wounds.
play galba reroll attacker
# Galba uses the initiative: the attacker rolls again.
chance strike 4
chance strike 2
chance strike 5
chance strike 6
chance strike 1
chance strike 3
# Vitellius rolls 6 battle dice: 2 kills, 1 wound.
play vitellius no
play vitellius no
play galba no
# Galba loses 1 cohort in Augusta Vindelicum.
# Vitellius beats Galba in Augusta Vindelicum.
# Galba is slaughtered.
play vitellius overrun
# Vitellius's praetor goes on moving.
play vitellius step aventicum
# Vitellius attacks Galba in Aventicum.
play vitellius no
play galba no
play vitellius no
play galba no
play otho no
chance strike 5
chance strike 4
chance strike 1
chance strike 3
chance strike 2
chance strike 5
# Vitellius rolls 6 battle dice: 1 kill, 2 wounds.
chance strike 1
chance strike 2
# Galba rolls 2 battle dice: 0 kills, 0 wounds.
play vitellius no
play vitellius no
play galba no
# Galba loses 1 cohort in Aventicum.
# Vitellius beats Galba in Aventicum.
# Galba is slaughtered.
play galba card initiative
play galba build clunia
# Galba gains 1 cohort in Clunia.
play otho card oath
play otho politics circus
# Otho tries Circus Maximus.
# Otho gains 1 political point and has 8.
play vitellius card grain
play vitellius event
# Vitellius plays the event of Grain Fleet.
# Otho loses 1 political point and has 7.
chance roll 3
play galba card imperator
play galba event
# Galba plays the event of Hailed Imperator.
# Galba gains 1 political point and has 10.
play otho card primus
play otho politics gladiators
# Otho tries Gladiator Gala.
# Otho gains 1 political point and has 8.
play vitellius card grain
play vitellius activate vitellius_praetor
# Vitellius's praetor sets out from Aventicum with 4 movement points.
play vitellius join vitellius
# Vitellius rides with Vitellius's praetor.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Aventicum.
play vitellius step mediolanum
chance roll 5
# Vitellius loses 2 cohorts in Mediolanum.
# Otho's praetor is removed.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Mediolanum.
play vitellius step augusta_taurinorum
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Augusta Taurinorum.
play vitellius step mediolanum
play galba card marry
play galba event
# Galba plays the event of Marry my Daughter.
play galba name otho
# Galba names Otho for Marry my Daughter.
play otho card assassin
play otho politics senators
# Otho tries Senatorial Cooperation.
chance roll 2
# Otho gains 1 political point and has 9.
play vitellius card deserters
play vitellius discard
# Vitellius discards Deserters for nothing.
play galba card spies
play galba event
# Galba plays the event of Spies.
play galba name otho
# Galba names Otho for Spies.
play otho card false_nero
play otho politics festival
# Otho tries Sponsor Festival.
chance roll 1
# Otho gains 1 political point and has 10.
play vitellius card caecina
play vitellius discard
# Vitellius discards Caecina Alienus for nothing.
play galba card omens
play galba discard
# Galba discards Ill Omens for nothing.
play otho card siege_train
play otho event
# Otho plays the event of Siege Train.
play otho place rome
# Otho builds siege equipment in Rome.
play vitellius card scouts
play vitellius discard
# Vitellius discards Scouts for nothing.
play galba card ambush
play galba discard
# Galba discards Ambush for nothing.
play otho card couriers
play otho event
# Otho plays the event of Couriers.
chance deal galba+otho minor_campaign
chance deal galba+otho vestals
play vitellius card scouts
play vitellius discard
# Vitellius discards Scouts for nothing.
play otho pass
# Otho passes and keeps 2 cards.
# Turn 5 is over.
# Otho is master of Rome.
over
points galba 10
points otho 10
points vitellius 2
place galba 2
place otho 1
place vitellius 3
