# A whole game, written by tests/playthrough.c.

test a whole game of the short scenario
setup seats=2 scenario=short
chance deal galba spoils
chance deal galba double_time
chance deal galba po_flood
chance deal galba surgeons
chance deal galba bribed_guard
chance deal galba spies
chance deal galba grand_campaign
chance deal otho minor_campaign
chance deal otho castra
chance deal otho conscripts
chance deal otho oath
chance deal otho spoils
chance deal otho couriers
chance deal otho catapults
play galba card grand_campaign
play galba pay
# Galba pays 5 towards activation; 0 to go.
play otho card minor_campaign
play otho pay
# Otho pays 4 towards activation; 31 to go.
play galba card spoils
play galba activate galba
# Galba sets out from Caesaraugusta with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step tarraco
play galba step emporiae
play galba step narbo
play galba step nemausus
play otho card conscripts
play otho activate rufus
# Rufus sets out from Lauriacum with 4 movement points.
play otho step virunum
play otho step aquileia
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play galba card po_flood
play galba activate galba
# Galba sets out from Nemausus with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step arausio
play galba step vienna
play galba step augusta_taurinorum
chance roll 6
# Galba loses 2 cohorts in Augusta Taurinorum.
play otho card castra
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
play galba card double_time
play galba activate vindex
# Vindex sets out from Lutetia with 4 movement points.
play galba step durocortorum
play galba step vesontio
play galba step aventicum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Aventicum.
play galba step augusta_vindelicum
play otho card oath
play otho event
# Otho plays the event of Oath of New Year.
# Otho pays 25 towards activation; 6 to go.
play galba card spies
play galba event
# Galba plays the event of Spies.
play galba name otho
# Galba names Otho for Spies.
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
play otho card catapults
play otho pay
# Otho pays 1 towards activation; 5 to go.
play galba card bribed_guard
play galba event
# Galba plays the event of Bribed Guard.
play otho pass
# Otho passes and keeps 1 card.
# Turn 1 is over.
# Turn 2 begins.
points galba 0
points otho 0
chance deal galba blackmail
chance deal galba sortie
chance deal galba graft
chance deal galba nero_gold
chance deal galba assassin
chance deal galba charm
chance deal galba donative
chance deal otho grand_campaign
chance deal otho mutiny
chance deal otho oath
chance deal otho seduction
chance deal otho devotio
chance deal otho grain
play galba order galba
# Galba sets the order of play: Galba, then Otho.
play galba card blackmail
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
play otho no
play otho card grand_campaign
play otho pay
# Otho pays 5 towards activation; 0 to go.
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
chance strike 6
chance strike 1
chance strike 1
chance strike 3
chance strike 6
chance strike 3
chance strike 3
chance strike 3
chance strike 3
chance strike 4
# Galba rolls 10 battle dice: 2 kills, 0 wounds.
chance strike 1
chance strike 4
chance strike 4
chance strike 3
chance strike 1
chance strike 1
chance strike 6
chance strike 2
chance strike 3
chance strike 4
chance strike 1
chance strike 4
chance strike 6
chance strike 1
# Otho rolls 14 battle dice: 2 kills, 0 wounds.
play galba reroll attacker
# Galba uses the initiative: the attacker rolls again.
chance strike 3
chance strike 2
chance strike 6
chance strike 1
chance strike 2
chance strike 6
chance strike 5
chance strike 6
chance strike 2
chance strike 2
# Galba rolls 10 battle dice: 3 kills, 1 wound.
play galba no
play otho again
# Otho spends courage and has 0 left.
chance strike 2
chance strike 6
chance strike 6
chance strike 3
chance strike 4
chance strike 3
chance strike 6
chance strike 4
chance strike 4
chance strike 4
chance strike 5
chance strike 4
chance strike 4
chance strike 5
# Otho rolls 14 battle dice: 3 kills, 2 wounds.
play galba no
play otho no
# Galba loses 3 cohorts in Aquileia.
# Otho loses 3 cohorts in Aquileia.
# Otho beats Galba in Aquileia.
# Galba retreats to Virunum.
# Otho gains 1 political point and has 1.
play otho card seduction
play otho activate otho
# Otho sets out from Salamantica with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step clunia
play otho step caesaraugusta
play otho step tarraco
play otho step emporiae
play galba card sortie
play galba activate galba
# Galba sets out from Augusta Taurinorum with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step mediolanum
play galba step placentia
play galba step bononia
play galba step florentia
play otho card devotio
play otho activate otho
# Otho sets out from Emporiae with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step narbo
play otho step nemausus
play otho step arausio
play otho step vienna
play galba card graft
play galba activate galba
# Galba sets out from Florentia with 4 movement points.
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 3
play galba no
# The siege roll is 5, which counts as 4.
play galba no
play otho no
play otho card mutiny
play otho activate otho
# Otho sets out from Vienna with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Vienna.
play otho step augusta_taurinorum
chance roll 1
play otho step mediolanum
play otho step placentia
play galba card charm
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
chance roll 1
chance roll 1
play galba no
# The siege roll is 2, which counts as 2.
play galba no
play otho no
# Galba loses 2 cohorts in the camp before Rome.
play otho card grain
play otho activate otho
# Otho sets out from Placentia with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step cremona
play otho step bononia
play otho step florentia
play galba intercept galbas_praetor
# Galba's praetor tries to intercept in Florentia.
chance roll 1
chance roll 1
play galba again
# Galba spends courage and has 0 left.
chance roll 4
chance roll 6
# Galba's praetor intercepts in Florentia.
# Otho attacks Galba in Florentia.
play otho no
play galba no
play otho no
play galba no
chance strike 1
chance strike 5
chance strike 6
chance strike 6
chance strike 1
chance strike 3
chance strike 6
chance strike 5
chance strike 1
chance strike 4
chance strike 6
chance strike 4
chance strike 6
chance strike 2
chance strike 5
chance strike 1
chance strike 5
chance strike 4
chance strike 2
chance strike 1
chance strike 3
# Otho rolls 21 battle dice: 5 kills, 4 wounds.
chance strike 3
chance strike 4
chance strike 6
chance strike 5
chance strike 1
chance strike 4
chance strike 3
# Galba rolls 7 battle dice: 1 kill, 1 wound.
play otho no
play galba no
# Otho loses 1 cohort in Florentia.
# Galba loses 5 cohorts in Florentia.
# Galba's praetor is removed.
# Otho beats Galba in Florentia.
# Galba is slaughtered.
chance roll 4
# Otho gains courage and has 1.
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
play otho card oath
play otho activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play galba intercept vindex
# Vindex tries to intercept in Virunum.
chance roll 1
chance roll 2
# Vindex comes too late.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Virunum.
play otho stop
play galba card donative
play galba build camp
# Galba gains 1 cohort in the camp before Rome.
play otho pass
# Otho passes and keeps 1 card.
# Turn 2 is over.
# Otho has the initiative.
# Turn 3 begins.
points galba 0
points otho 1
chance deal galba danube
chance deal galba grain
chance deal galba rumours
chance deal galba ambush
chance deal galba minor_campaign
chance deal galba recruits
chance deal galba graft
chance deal otho spoils
chance deal otho conscripts
chance deal otho panic
chance deal otho fortified
chance deal otho omens
chance deal otho testudo
play galba place clunia
# Galba's praetor returns in Clunia.
play otho order galba
# Otho sets the order of play: Galba, then Otho.
play galba card graft
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba step spoletium
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 4
chance roll 2
# The siege roll is 6, which counts as 5.
play galba no
play otho no
play otho card conscripts
play otho activate otho
# Otho sets out from Florentia with 4 movement points.
play otho step rome
play galba stand
# Otho attacks Galba in the camp before Rome.
play otho no
play galba no
play otho no
play galba no
chance strike 5
chance strike 4
chance strike 3
chance strike 4
chance strike 6
chance strike 4
chance strike 6
chance strike 5
chance strike 3
chance strike 4
chance strike 3
chance strike 1
chance strike 3
chance strike 3
chance strike 1
chance strike 4
chance strike 1
chance strike 5
chance strike 2
chance strike 3
# Otho rolls 20 battle dice: 2 kills, 3 wounds.
chance strike 2
chance strike 4
chance strike 2
chance strike 1
# Galba rolls 4 battle dice: 0 kills, 0 wounds.
play otho reroll attacker
# Otho uses the initiative: the attacker rolls again.
chance strike 5
chance strike 5
chance strike 4
chance strike 2
chance strike 4
chance strike 2
chance strike 1
chance strike 5
chance strike 1
chance strike 2
chance strike 1
chance strike 3
chance strike 4
chance strike 6
chance strike 4
chance strike 6
chance strike 4
chance strike 4
chance strike 6
chance strike 1
# Otho rolls 20 battle dice: 3 kills, 3 wounds.
play otho no
play otho respond panic
# Otho responds with Panic.
play otho no
play galba no
# Galba loses 2 cohorts in the camp before Rome.
# Galba is removed.
# Otho beats Galba in the camp before Rome.
# Galba is slaughtered.
play otho overrun
# Otho goes on moving.
play otho siege
# Otho assaults the walls of Rome.
chance roll 3
chance roll 1
play otho no
# The siege roll is 4, which counts as 3.
play otho no
play galba no
# Otho loses 1 cohort in the camp before Rome.
play galba card minor_campaign
play galba activate vindex
# Vindex sets out from Lauriacum with 4 movement points.
play galba step augusta_vindelicum
play galba step verona
chance roll 2
play galba step aquileia
play otho intercept rufus
# Rufus tries to intercept in Aquileia.
chance roll 1
chance roll 5
# Rufus intercepts in Aquileia.
# Galba attacks Otho in Aquileia.
play galba no
play otho no
play galba no
play otho no
chance strike 5
chance strike 2
chance strike 5
chance strike 6
chance strike 5
chance strike 3
chance strike 5
# Galba rolls 7 battle dice: 1 kill, 4 wounds.
chance strike 5
chance strike 1
chance strike 6
chance strike 5
chance strike 1
chance strike 4
chance strike 5
chance strike 4
chance strike 1
chance strike 5
chance strike 4
chance strike 3
# Otho rolls 12 battle dice: 1 kill, 4 wounds.
play otho no
play galba no
play otho no
# Galba loses 1 cohort in Aquileia.
# Otho loses 1 cohort in Aquileia.
# The battle in Aquileia is undecided; a second round follows.
chance strike 5
chance strike 5
# Galba rolls 2 battle dice: 0 kills, 2 wounds.
chance strike 4
chance strike 3
chance strike 4
chance strike 4
chance strike 5
chance strike 4
# Otho rolls 6 battle dice: 0 kills, 1 wound.
play otho again
# Otho spends courage and has 0 left.
chance strike 1
chance strike 2
chance strike 5
chance strike 2
chance strike 6
chance strike 3
# Otho rolls 6 battle dice: 1 kill, 1 wound.
play galba no
play otho no
# Galba loses 1 cohort in Aquileia.
# Otho beats Galba in Aquileia.
# Galba retreats to Verona.
# Otho gains 1 political point and has 2.
play otho card testudo
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Florentia.
play otho step rome
play otho siege
# Otho assaults the walls of Rome.
chance roll 5
chance roll 2
# The siege roll is 7, which counts as 6.
play otho no
play galba no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play galba card danube
play galba build verona
# Galba gains 1 cohort in Verona.
play otho card fortified
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho take regulars 1
# Otho takes 1 of the regulars in Florentia.
play otho step rome
play otho siege
# Otho assaults the walls of Rome.
chance roll 1
chance roll 6
# The siege roll is 7, which counts as 6.
play otho no
play galba no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 3.
play galba card recruits
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card spoils
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho step rome
play otho siege
# Otho assaults the walls of Rome.
chance roll 5
chance roll 6
# The siege roll is 11, which counts as 10.
play otho no
play galba no
# The walls of Rome stand at 1.
play galba card grain
play galba activate vindex
# Vindex sets out from Verona with 4 movement points.
play galba step cremona
play galba step bononia
play galba leave regulars 1
# Galba leaves 1 of the regulars in Bononia.
play galba step placentia
play galba step bononia
play otho card omens
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play galba intercept vindex
# Vindex tries to intercept in Florentia.
chance roll 4
chance roll 6
# Vindex intercepts in Florentia.
# Otho attacks Galba in Florentia.
play otho no
play galba no
play otho no
play galba no
chance strike 6
chance strike 5
chance strike 5
chance strike 6
chance strike 2
chance strike 5
chance strike 6
chance strike 2
chance strike 6
chance strike 4
chance strike 2
chance strike 1
chance strike 2
chance strike 4
chance strike 4
chance strike 4
# Otho rolls 16 battle dice: 4 kills, 3 wounds.
chance strike 2
chance strike 3
chance strike 6
chance strike 6
chance strike 2
chance strike 3
chance strike 2
chance strike 2
# Galba rolls 8 battle dice: 2 kills, 0 wounds.
play otho no
play galba no
# Otho loses 2 cohorts in Florentia.
# Galba loses 5 cohorts in Florentia.
# Vindex is removed.
# Otho beats Galba in Florentia.
# Galba is slaughtered.
chance roll 5
# Otho gains courage and has 1.
play otho overrun
# Otho goes on moving.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Florentia.
play otho step rome
play galba card ambush
play galba discard
# Galba discards Ambush for nothing.
play otho card couriers
play otho event
# Otho plays the event of Couriers.
chance deal otho senate
chance deal otho oath
play galba card rumours
play galba event
# Galba plays the event of Rumours.
play galba name otho
# Galba names Otho for Rumours.
chance lose otho senate
# Otho loses Senate Intrigue.
play otho card oath
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho leave regulars 1
# Otho leaves 1 of the regulars in Florentia.
play otho step rome
play otho stop
# Turn 3 is over.
# Galba has the initiative.
# Turn 4 begins.
points galba 0
points otho 2
chance deal galba assassin
chance deal galba surgeons
chance deal galba rally
chance deal galba senate
chance deal galba rumours
chance deal galba coup
chance deal galba panic
chance deal otho veteran
chance deal otho fortified
chance deal otho siege_train
chance deal otho castra
chance deal otho fortified
chance deal otho blackmail
chance deal otho guides
play galba order galba
# Galba sets the order of play: Galba, then Otho.
play galba card coup
play galba build clunia
# Galba gains 1 cohort in Clunia.
play otho card castra
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho take regulars 1
# Otho takes 1 of the regulars in Florentia.
play otho step rome
play otho siege
# Otho assaults the walls of Rome.
chance roll 4
chance roll 6
play otho no
# The siege roll is 10, which counts as 9.
play otho no
play galba no
# The walls of Rome stand at 0.
# The garrison of Rome loses 1 cohort.
# Sabinus is removed.
# Otho takes Rome.
# Rufus is removed.
# Otho loses 6 cohorts in Aquileia.
chance roll 3
play galba card assassin
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card veteran
play otho build emerita_augusta
# Otho gains 1 cohort in Emerita Augusta.
play galba card senate
play galba activate galbas_praetor
# Galba's praetor sets out from Clunia with 4 movement points.
play galba step caesaraugusta
play galba step toletum
play galba step caesaraugusta
play galba step tarraco
play otho card blackmail
play otho event
# Otho plays the event of Blackmail.
play otho name galba
# Otho names Galba for Blackmail.
# Otho plots against Galba: blackmail.
play galba no
chance roll 3
chance roll 1
# Galba loses 0 political points and has 0.
play galba card panic
play galba activate galbas_praetor
# Galba's praetor sets out from Tarraco with 4 movement points.
play galba step emporiae
play galba step narbo
play galba step nemausus
play galba step arausio
play otho card guides
play otho event
# Otho plays the event of Alpine Guides.
play otho done
play galba card rally
play galba discard
# Galba discards Rally to the Standards for nothing.
play otho card fortified
play otho politics senators
# Otho tries Senatorial Cooperation.
chance roll 3
play otho no
play galba card rumours
play galba event
# Galba plays the event of Rumours.
play galba name otho
# Galba names Otho for Rumours.
chance lose galba surgeons
# Galba loses Surgeons.
chance lose otho siege_train
# Otho loses Siege Train.
play otho pass
# Otho passes and keeps 1 card.
chance roll 1
chance roll 3
# Otho loses 1 cohort in Vienna.
# Turn 4 is over.
# Otho is master of Rome.
over
points galba 0
points otho 2
place galba 2
place otho 1
