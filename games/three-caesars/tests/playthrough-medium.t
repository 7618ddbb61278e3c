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
chance deal otho spoils
chance deal otho donative
chance deal otho testudo
chance deal otho donative
chance deal otho couriers
chance deal otho grain
chance deal otho sortie
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
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step tarraco
play galba step emporiae
play galba step narbo
play galba step nemausus
play otho card grain
play otho activate rufus
# Rufus sets out from Lauriacum with 4 movement points.
play otho step virunum
play otho step aquileia
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play galba card mutiny
play galba activate galba
# Galba sets out from Nemausus with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step arausio
play galba step vienna
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step arausio
play galba step vienna
play otho card sortie
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
# Galba sets out from Vienna with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step augusta_taurinorum
chance roll 1
play galba step mediolanum
play galba step placentia
play otho card spoils
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
play galba card surgeons
play galba discard
# Galba discards Surgeons for nothing.
play otho pass
# Otho passes and keeps 1 card.
# Turn 1 is over.
# Turn 2 begins.
points galba 0
points otho 0
chance deal galba initiative
chance deal galba fortified
chance deal galba grand_campaign
chance deal galba siege_train
chance deal galba rumours
chance deal galba assassin
chance deal galba double_time
chance deal otho po_flood
chance deal otho initiative
chance deal otho marry
chance deal otho catapults
chance deal otho graft
chance deal otho recruits
play galba order galba
# Galba sets the order of play: Galba, then Otho.
play galba card double_time
play galba activate vindex
# Vindex sets out from Lutetia with 4 movement points.
play galba step durocortorum
play galba step vesontio
play galba step aventicum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Aventicum.
play galba step augusta_vindelicum
play otho card initiative
play otho pay
# Otho pays 5 towards activation; 17 to go.
play galba card assassin
play galba activate vindex
# Vindex sets out from Augusta Vindelicum with 4 movement points.
play galba step lauriacum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Lauriacum.
play galba step virunum
play otho intercept rufus
# Rufus tries to intercept in Virunum.
chance roll 3
chance roll 5
# Rufus intercepts in Virunum.
# Galba attacks Otho in Virunum.
play galba no
play otho no
play galba no
play otho no
chance strike 3
chance strike 6
chance strike 3
chance strike 4
chance strike 5
chance strike 3
chance strike 5
chance strike 5
chance strike 1
# Galba rolls 9 battle dice: 1 kill, 3 wounds.
chance strike 5
chance strike 6
chance strike 5
chance strike 6
chance strike 5
chance strike 1
chance strike 3
chance strike 2
chance strike 2
chance strike 5
chance strike 6
chance strike 1
chance strike 4
chance strike 2
chance strike 2
# Otho rolls 15 battle dice: 3 kills, 4 wounds.
play galba reroll both
# Galba uses the initiative: both sides rolls again.
chance strike 5
chance strike 1
chance strike 6
chance strike 1
chance strike 6
chance strike 4
chance strike 2
chance strike 5
chance strike 6
# Galba rolls 9 battle dice: 3 kills, 2 wounds.
chance strike 1
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
# Otho rolls 15 battle dice: 4 kills, 3 wounds.
play galba no
play otho no
play galba no
play otho no
# Galba loses 4 cohorts in Virunum.
# Otho loses 3 cohorts in Virunum.
# Otho beats Galba in Virunum.
# Galba retreats to Lauriacum.
# Otho gains 1 political point and has 1.
play otho card recruits
play otho pay
# Otho pays 4 towards activation; 13 to go.
play galba card fortified
play galba activate galba
# Galba sets out from Placentia with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step cremona
play galba step bononia
play galba step florentia
play galba step rome
play otho card marry
play otho activate rufus
# Rufus sets out from Virunum with 4 movement points.
play otho step lauriacum
play galba stand
# Otho attacks Galba in Lauriacum.
play otho no
play galba no
play otho no
play galba no
chance strike 4
chance strike 1
chance strike 5
chance strike 6
chance strike 4
chance strike 4
chance strike 3
chance strike 3
chance strike 2
chance strike 4
# Otho rolls 10 battle dice: 1 kill, 1 wound.
chance strike 4
chance strike 1
chance strike 5
chance strike 6
chance strike 1
chance strike 5
chance strike 6
# Galba rolls 7 battle dice: 2 kills, 2 wounds.
play otho no
play galba no
play otho no
play galba no
# Otho loses 2 cohorts in Lauriacum.
# Galba loses 1 cohort in Lauriacum.
# Galba beats Otho in Lauriacum.
# Otho retreats to Virunum.
# Galba gains 1 political point and has 1.
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
chance roll 1
chance roll 6
play galba no
# The siege roll is 7, which counts as 6.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play otho card graft
play otho pay
# Otho pays 2 towards activation; 11 to go.
play galba card grand_campaign
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
chance roll 4
play galba no
# The siege roll is 5, which counts as 4.
play galba no
play otho no
play otho card po_flood
play otho pay
# Otho pays 2 towards activation; 9 to go.
play galba card siege_train
play galba event
# Galba plays the event of Siege Train.
play galba place lauriacum
# Galba builds siege equipment in Lauriacum.
play otho card catapults
play otho pay
# Otho pays 1 towards activation; 8 to go.
play galba card rumours
play galba event
# Galba plays the event of Rumours.
play galba name otho
# Galba names Otho for Rumours.
chance lose otho couriers
# Otho loses Couriers.
# Turn 2 is over.
# Otho has the initiative.
# Turn 3 begins.
points galba 1
points otho 1
chance deal galba delator
chance deal galba couriers
chance deal galba recruits
chance deal galba fortified
chance deal galba false_nero
chance deal galba graft
chance deal galba conscripts
chance deal otho delator
chance deal otho ambush
chance deal otho devotio
chance deal otho spies
chance deal otho danube
chance deal otho minor_campaign
chance deal otho charm
play otho order galba
# Otho sets the order of play: Galba, then Otho.
play galba card fortified
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
chance roll 3
chance roll 4
play galba no
# The siege roll is 7, which counts as 6.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 3.
play otho card danube
play otho pay
# Otho pays 5 towards activation; 3 to go.
play galba card graft
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
chance roll 5
chance roll 3
play galba no
# The siege roll is 8, which counts as 7.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 2.
play otho card devotio
play otho pay
# Otho pays 3 towards activation; 0 to go.
play galba card delator
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
# The walls of Rome stand at 1.
play otho card delator
play otho activate otho
# Otho sets out from Salamantica with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step clunia
play otho step caesaraugusta
play otho step tarraco
play otho step emporiae
play galba card false_nero
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
chance roll 5
chance roll 2
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
# Otho loses 5 cohorts in Virunum.
chance roll 5
# Galba gains courage and has 2.
play otho card ambush
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
play galba card conscripts
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card minor_campaign
play otho activate otho
# Otho sets out from Vienna with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Vienna.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step augusta_taurinorum
chance roll 2
play otho step mediolanum
play otho step placentia
play galba card recruits
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card charm
play otho activate otho
# Otho sets out from Placentia with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step cremona
play otho step bononia
play otho step florentia
play galba intercept galba
# Galba tries to intercept in Florentia.
chance roll 1
chance roll 1
play galba again
# Galba spends courage and has 1 left.
chance roll 1
chance roll 3
# Galba comes too late.
play galba intercept galbas_praetor
# Galba's praetor tries to intercept in Florentia.
chance roll 5
chance roll 4
# Galba's praetor intercepts in Florentia.
# Otho attacks Galba in Florentia.
play otho no
play galba no
play otho no
play galba no
chance strike 2
chance strike 6
chance strike 2
chance strike 2
chance strike 6
chance strike 3
chance strike 6
chance strike 4
chance strike 5
chance strike 6
chance strike 5
chance strike 1
chance strike 5
chance strike 2
chance strike 6
chance strike 1
chance strike 6
chance strike 2
chance strike 3
chance strike 5
chance strike 3
# Otho rolls 21 battle dice: 6 kills, 4 wounds.
chance strike 2
chance strike 1
chance strike 1
chance strike 2
chance strike 6
chance strike 3
chance strike 1
# Galba rolls 7 battle dice: 1 kill, 0 wounds.
play otho reroll defender
# Otho uses the initiative: the defender rolls again.
chance strike 5
chance strike 2
chance strike 2
chance strike 1
chance strike 1
chance strike 3
chance strike 4
# Galba rolls 7 battle dice: 0 kills, 1 wound.
play otho no
play galba no
play otho no
play galba no
# Galba loses 4 cohorts in Florentia.
# Galba is removed.
# Galba's praetor is removed.
# Otho beats Galba in Florentia.
# Galba is slaughtered.
play galba card couriers
play galba event
# Galba plays the event of Couriers.
chance deal galba blackmail
chance deal galba minor_campaign
play otho card spies
play otho event
# Otho plays the event of Spies.
play otho name galba
# Otho names Galba for Spies.
play galba card minor_campaign
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play galba card blackmail
play galba activate vindex
# Vindex sets out from Lauriacum with 4 movement points.
play galba leave equipment 1
# Galba leaves 1 of the siege equipment in Lauriacum.
play galba step virunum
play galba step aquileia
play galba step ravenna
play galba leave regulars 1
# Galba leaves 1 of the regulars in Ravenna.
play galba step spoletium
# Turn 3 is over.
# Galba has the initiative.
# Turn 4 begins.
points galba 1
points otho 1
chance deal galba imperator
chance deal galba fighting_retreat
chance deal galba seduction
chance deal galba imperator
chance deal galba grain
chance deal galba oath
chance deal galba oath
chance deal otho panic
chance deal otho snow
chance deal otho bribed_guard
chance deal otho snow
chance deal otho catapults
chance deal otho spoils
chance deal otho veteran
play galba place lugdunum
# Galba's praetor returns in Lugdunum.
play galba order galba
# Galba sets the order of play: Galba, then Otho.
play galba card grain
play galba activate vindex
# Vindex sets out from Spoletium with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Spoletium.
play galba step rome
play otho card spoils
play otho activate otho
# Otho sets out from Florentia with 4 movement points.
play otho step rome
play galba field
# Galba comes out to fight before the walls.
# Otho attacks Galba in the camp before Rome.
play otho no
play galba no
play otho no
play galba no
chance strike 6
chance strike 1
chance strike 2
chance strike 4
chance strike 5
chance strike 6
chance strike 2
chance strike 4
chance strike 6
chance strike 6
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
# Otho rolls 21 battle dice: 6 kills, 4 wounds.
chance strike 3
chance strike 1
chance strike 3
chance strike 1
# Galba rolls 4 battle dice: 0 kills, 0 wounds.
play galba reroll both
# Galba uses the initiative: both sides rolls again.
chance strike 6
chance strike 4
chance strike 2
chance strike 5
chance strike 5
chance strike 1
chance strike 3
chance strike 2
chance strike 3
chance strike 5
chance strike 6
chance strike 3
chance strike 1
chance strike 3
chance strike 2
chance strike 5
chance strike 2
chance strike 4
chance strike 2
chance strike 6
chance strike 2
# Otho rolls 21 battle dice: 3 kills, 4 wounds.
chance strike 2
chance strike 4
chance strike 4
chance strike 2
# Galba rolls 4 battle dice: 0 kills, 0 wounds.
play otho no
play galba again
# Galba spends courage and has 0 left.
chance strike 1
chance strike 5
chance strike 4
chance strike 5
# Galba rolls 4 battle dice: 0 kills, 2 wounds.
play otho respond panic
# Otho responds with Panic.
play otho no
play galba respond fighting_retreat
# Galba responds with Fighting Retreat.
play galba no
# Galba loses 2 cohorts in the camp before Rome.
# Vindex is removed.
# Otho beats Galba in the camp before Rome.
play galba card imperator
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card veteran
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step spoletium
# Galba is swept away in Spoletium, outnumbered.
# Galba loses 1 cohort in Spoletium.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Spoletium.
play otho step rome
play otho siege
# Otho assaults the walls of Rome.
chance roll 6
chance roll 2
play otho no
# The siege roll is 8, which counts as 7.
play otho no
play galba no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
# Otho takes Rome.
chance roll 1
play galba card imperator
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card snow
play otho event
# Otho plays the event of Snow in the Alps.
play galba card oath
play galba activate galbas_praetor
# Galba's praetor sets out from Lugdunum with 4 movement points.
play galba step vienna
# Galba attacks Otho in Vienna.
play galba no
play otho no
play galba no
play otho no
chance strike 1
chance strike 5
chance strike 3
chance strike 1
chance strike 4
# Galba rolls 5 battle dice: 0 kills, 1 wound.
chance strike 2
chance strike 5
# Otho rolls 2 battle dice: 0 kills, 1 wound.
play otho no
play galba no
play otho no
# The battle in Vienna is undecided; a second round follows.
chance strike 1
chance strike 3
chance strike 2
chance strike 3
# Galba rolls 4 battle dice: 0 kills, 0 wounds.
chance strike 4
# Otho rolls 1 battle dice: 0 kills, 0 wounds.
play otho again
# Otho spends courage and has 0 left.
chance strike 4
# Otho rolls 1 battle dice: 0 kills, 0 wounds.
play galba no
play otho no
# Otho beats Galba in Vienna.
# Galba retreats to Lugdunum.
play otho card snow
play otho activate othos_praetor
# Otho's praetor sets out from Florentia with 4 movement points.
play otho step bononia
play otho step placentia
play otho step mediolanum
play otho step augusta_taurinorum
play galba card oath
play galba activate galbas_praetor
# Galba's praetor sets out from Lugdunum with 4 movement points.
play galba step vienna
# Galba attacks Otho in Vienna.
play galba no
play otho no
play galba no
play otho no
chance strike 5
chance strike 6
chance strike 5
chance strike 1
chance strike 1
# Galba rolls 5 battle dice: 1 kill, 2 wounds.
chance strike 3
chance strike 4
# Otho rolls 2 battle dice: 0 kills, 0 wounds.
play galba no
play otho no
# Otho loses 1 cohort in Vienna.
# Galba beats Otho in Vienna.
# Otho is slaughtered.
play galba overrun
# Galba's praetor goes on moving.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step arausio
play galba step vienna
play otho card catapults
play otho event
# Otho plays the event of Catapults.
play otho place rome
# Otho builds catapults in Rome.
play galba card seduction
play galba event
# Galba plays the event of Seduction.
play galba name otho
# Galba names Otho for Seduction.
# Galba plots against Otho: seduction.
play otho no
chance roll 6
chance roll 5
# Otho loses 1 political point and has 0.
play otho pass
# Otho passes and keeps 1 card.
# Turn 4 is over.
# Otho has the initiative.
# Turn 5 begins.
points galba 1
points otho 0
chance deal galba veteran
chance deal galba acceptable_losses
chance deal galba assassin
chance deal galba fighting_retreat
chance deal galba senate
chance deal galba minor_campaign
chance deal galba sortie
chance deal otho acceptable_losses
chance deal otho senate
chance deal otho blackmail
chance deal otho siege_train
chance deal otho sortie
chance deal otho coup
play otho order galba
# Otho sets the order of play: Galba, then Otho.
play galba card minor_campaign
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card coup
play otho build rome
# Otho gains 1 cohort in Rome.
play galba card fighting_retreat
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card sortie
play otho politics senators
# Otho tries Senatorial Cooperation.
chance roll 2
# Otho gains 1 political point and has 1.
play galba card veteran
play galba activate galbas_praetor
# Galba's praetor sets out from Vienna with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step augusta_taurinorum
chance roll 6
# Galba loses 2 cohorts in Augusta Taurinorum.
# Otho's praetor is removed.
play galba step mediolanum
play galba step placentia
play otho card senate
play otho event
# Otho plays the event of Senate Intrigue.
play otho name galba
# Otho names Galba for Senate Intrigue.
# Galba loses 1 political point and has 0.
play galba card assassin
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card acceptable_losses
play otho politics improvements
# Otho tries Internal Improvements.
# Otho gains 1 political point and has 2.
play galba card senate
play galba activate galbas_praetor
# Galba's praetor sets out from Placentia with 4 movement points.
play galba step cremona
play galba step bononia
play galba step ravenna
play galba step spoletium
play otho no
# Galba attacks Otho in Spoletium.
play galba no
play otho no
play galba no
play otho no
chance strike 6
chance strike 3
# Galba rolls 2 battle dice: 1 kill, 0 wounds.
chance strike 5
chance strike 1
# Otho rolls 2 battle dice: 0 kills, 1 wound.
play otho reroll attacker
# Otho uses the initiative: the attacker rolls again.
chance strike 6
chance strike 2
# Galba rolls 2 battle dice: 1 kill, 0 wounds.
play galba respond acceptable_losses
# Galba responds with Acceptable Losses.
play galba no
play otho no
# Otho loses 1 cohort in Spoletium.
# Galba beats Otho in Spoletium.
play otho card blackmail
play otho event
# Otho plays the event of Blackmail.
play otho name galba
# Otho names Galba for Blackmail.
# Otho plots against Galba: blackmail.
play galba no
chance roll 1
# The plot of Otho backfires.
chance roll 3
# Otho loses 2 political points and has 0.
play galba card sortie
play galba discard
# Galba discards Surprise Sortie for nothing.
play otho pass
# Otho passes and keeps 2 cards.
# Turn 5 is over.
# Galba has the initiative.
# Turn 6 begins.
points galba 0
points otho 0
chance deal galba mutiny
chance deal galba oath
chance deal galba scouts
chance deal galba fortified
chance deal galba surgeons
chance deal galba spies
chance deal galba testudo
chance deal otho charm
chance deal otho conscripts
chance deal otho castra
chance deal otho seduction
chance deal otho nero_gold
play otho place emerita_augusta
# Otho's praetor returns in Emerita Augusta.
play galba order galba
# Galba sets the order of play: Galba, then Otho.
play galba card testudo
play galba activate galbas_praetor
# Galba's praetor sets out from Spoletium with 4 movement points.
play galba step rome
play otho walls
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 4
# The siege roll is 6, which counts as 5.
play galba no
play otho no
play otho card conscripts
play otho build emerita_augusta
# Otho gains 1 cohort in Emerita Augusta.
play galba card mutiny
play galba activate galbas_praetor
# Galba's praetor sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 1
chance roll 6
# The siege roll is 7, which counts as 6.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 5
# The siege roll is 7, which counts as 6.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
# Galba's praetor is removed.
play otho card charm
play otho activate othos_praetor
# Otho's praetor sets out from Emerita Augusta with 4 movement points.
play otho step toletum
play otho leave regulars 1
# Otho leaves 1 of the regulars in Toletum.
play otho step emerita_augusta
play otho step corduba
play otho step emerita_augusta
play galba card oath
play galba event
# Galba plays the event of Oath of New Year.
# Galba gains courage and has 1.
play otho card castra
play otho activate othos_praetor
# Otho's praetor sets out from Emerita Augusta with 4 movement points.
play otho step corduba
play otho step emerita_augusta
play otho step corduba
play otho step emerita_augusta
play galba card fortified
play galba discard
# Galba discards Fortified Cities for nothing.
play otho card nero_gold
play otho event
# Otho plays the event of Nero's Gold.
chance deal otho scouts
chance deal otho sortie
chance deal otho oath
play galba card spies
play galba event
# Galba plays the event of Spies.
play galba name otho
# Galba names Otho for Spies.
play otho card sortie
play otho politics festival
# Otho tries Sponsor Festival.
chance roll 3
# Otho gains 1 political point and has 1.
play galba card scouts
play galba discard
# Galba discards Scouts for nothing.
play otho card oath
play otho event
# Otho plays the event of Oath of New Year.
# Otho gains courage and has 1.
play galba card surgeons
play galba discard
# Galba discards Surgeons for nothing.
play otho pass
# Otho passes and keeps 4 cards.
# Turn 6 is over.
# Turn 7 begins.
points galba 0
points otho 1
chance deal galba guides
chance deal galba rally
chance deal galba minor_campaign
chance deal galba fortified
chance deal galba senate
chance deal galba ambush
chance deal galba grand_campaign
chance deal otho castra
chance deal otho deserters
chance deal otho devotio
play galba place clunia
# Galba's praetor returns in Clunia.
play galba order galba
# Galba sets the order of play: Galba, then Otho.
play galba card grand_campaign
play galba build clunia
# Galba gains 1 cohort in Clunia.
play otho card devotio
play otho activate othos_praetor
# Otho's praetor sets out from Emerita Augusta with 4 movement points.
play otho step corduba
play otho step emerita_augusta
play otho step corduba
play otho step emerita_augusta
play galba card minor_campaign
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card castra
play otho activate othos_praetor
# Otho's praetor sets out from Emerita Augusta with 4 movement points.
play otho step corduba
play otho step emerita_augusta
play otho step corduba
play otho step emerita_augusta
play galba card senate
play galba activate galbas_praetor
# Galba's praetor sets out from Clunia with 4 movement points.
play galba step caesaraugusta
play galba step tarraco
play galba step emporiae
play galba leave regulars 1
# Galba leaves 1 of the regulars in Emporiae.
play galba step tarraco
play otho card seduction
play otho event
# Otho plays the event of Seduction.
play otho name galba
# Otho names Galba for Seduction.
# Otho plots against Galba: seduction.
play galba no
chance roll 2
play otho no
play galba card guides
play galba event
# Galba plays the event of Alpine Guides.
play galba activate galbas_praetor
# Galba's praetor sets out from Tarraco with 4 movement points.
play galba step caesaraugusta
play galba step clunia
play galba step salamantica
play galba step emerita_augusta
play otho card deserters
play otho politics bread
# Otho tries Free Bread.
chance roll 1
# Otho gains 1 political point and has 2.
play galba card fortified
play galba discard
# Galba discards Fortified Cities for nothing.
play otho card siege_train
play otho event
# Otho plays the event of Siege Train.
play otho place rome
# Otho builds siege equipment in Rome.
play galba card rally
play galba discard
# Galba discards Rally to the Standards for nothing.
play otho card scouts
play otho discard
# Otho discards Scouts for nothing.
play galba card ambush
play galba discard
# Galba discards Ambush for nothing.
play otho pass
# Otho passes and keeps 1 card.
# Turn 7 is over.
# Otho is master of Rome.
over
points galba 0
points otho 2
place galba 2
place otho 1
