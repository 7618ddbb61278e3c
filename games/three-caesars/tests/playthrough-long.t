# A whole game, written by tests/playthrough.c.

test a whole game of the long scenario
setup seats=3 scenario=long
chance deal galba fortified
chance deal galba spoils
chance deal galba devotio
chance deal galba surgeons
chance deal galba panic
chance deal galba grain
chance deal galba scouts
chance deal otho graft
chance deal otho couriers
chance deal otho testudo
chance deal otho oath
chance deal otho imperator
chance deal otho seduction
chance deal otho spies
chance deal vitellius minor_campaign
chance deal vitellius donative
chance deal vitellius minor_campaign
chance deal vitellius minor_campaign
chance deal vitellius grain
chance deal vitellius fortified
chance deal vitellius donative
play galba card devotio
play galba pay
# Galba pays 3 towards activation; 2 to go.
play otho card imperator
play otho pay
# Otho pays 5 towards activation; 30 to go.
play vitellius card donative
play vitellius pay
# Vitellius pays 5 towards activation; 55 to go.
play galba card fortified
play galba pay
# Galba pays 2 towards activation; 0 to go.
play otho card testudo
play otho pay
# Otho pays 3 towards activation; 27 to go.
play vitellius card donative
play vitellius pay
# Vitellius pays 5 towards activation; 50 to go.
play galba card spoils
play galba activate galba
# Galba sets out from Caesaraugusta with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step tarraco
play galba step emporiae
play galba step narbo
play galba step nemausus
play otho card oath
play otho event
# Otho plays the event of Oath of New Year.
# Otho pays 25 towards activation; 2 to go.
play vitellius card minor_campaign
play vitellius event
# Vitellius plays the event of Minor Campaign.
play vitellius activate rufus
# Rufus sets out from Lauriacum with 4 movement points.
play vitellius step virunum
play vitellius step aquileia
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play galba card panic
play galba activate galba
# Galba sets out from Nemausus with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step arausio
play galba step vienna
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step augusta_taurinorum
chance roll 5
# Galba loses 2 cohorts in Augusta Taurinorum.
play otho card graft
play otho pay
# Otho pays 2 towards activation; 0 to go.
play vitellius card minor_campaign
play vitellius pay
# Vitellius pays 4 towards activation; 46 to go.
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
play otho activate otho
# Otho sets out from Salamantica with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step clunia
play otho step caesaraugusta
play otho step tarraco
play otho step emporiae
play vitellius card minor_campaign
play vitellius pay
# Vitellius pays 4 towards activation; 42 to go.
play galba card scouts
play galba discard
# Galba discards Scouts for nothing.
play otho card spies
play otho event
# Otho plays the event of Spies.
play otho name galba
# Otho names Galba for Spies.
play vitellius card grain
play vitellius pay
# Vitellius pays 3 towards activation; 39 to go.
play galba card surgeons
play galba discard
# Galba discards Surgeons for nothing.
play otho card couriers
play otho event
# Otho plays the event of Couriers.
chance deal otho scouts
chance deal otho rumours
play vitellius card fortified
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play otho card rumours
play otho discard
# Otho discards Rumours for nothing.
play otho card scouts
play otho discard
# Otho discards Scouts for nothing.
# Turn 1 is over.
# Turn 2 begins.
points galba 0
points otho 0
points vitellius 0
chance deal galba spies
chance deal galba catapults
chance deal galba senate
chance deal galba batavi
chance deal galba grand_campaign
chance deal galba mutiny
chance deal galba couriers
chance deal otho panic
chance deal otho catapults
chance deal otho recruits
chance deal otho blackmail
chance deal otho castra
chance deal otho surgeons
chance deal otho fighting_retreat
chance deal vitellius imperator
chance deal vitellius minor_campaign
chance deal vitellius testudo
chance deal vitellius sortie
chance deal vitellius oath
chance deal vitellius veteran
chance deal vitellius fortified
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card senate
play galba activate vindex
# Vindex sets out from Augusta Vindelicum with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Augusta Vindelicum.
play galba step lauriacum
play galba step virunum
play vitellius intercept rufus
# Rufus tries to intercept in Virunum.
chance roll 6
chance roll 2
# Rufus intercepts in Virunum.
# Galba attacks Vitellius in Virunum.
play galba no
play vitellius no
play galba no
play vitellius no
play otho no
chance strike 6
chance strike 6
chance strike 4
chance strike 3
chance strike 4
chance strike 1
chance strike 3
chance strike 3
chance strike 1
# Galba rolls 9 battle dice: 2 kills, 0 wounds.
chance strike 1
chance strike 1
chance strike 2
chance strike 4
chance strike 6
chance strike 4
chance strike 5
chance strike 6
chance strike 6
chance strike 1
chance strike 4
chance strike 3
chance strike 2
chance strike 2
chance strike 6
# Vitellius rolls 15 battle dice: 4 kills, 1 wound.
play galba reroll defender
# Galba uses the initiative: the defender rolls again.
chance strike 4
chance strike 2
chance strike 6
chance strike 3
chance strike 3
chance strike 2
chance strike 2
chance strike 4
chance strike 3
chance strike 2
chance strike 3
chance strike 5
chance strike 5
chance strike 2
chance strike 2
# Vitellius rolls 15 battle dice: 1 kill, 2 wounds.
play galba again
# Galba spends courage and has 0 left.
chance strike 3
chance strike 6
chance strike 5
chance strike 3
chance strike 1
chance strike 3
chance strike 4
chance strike 4
chance strike 6
# Galba rolls 9 battle dice: 2 kills, 1 wound.
play vitellius again
# Vitellius spends courage and has 0 left.
chance strike 3
chance strike 3
chance strike 4
chance strike 3
chance strike 1
chance strike 3
chance strike 3
chance strike 5
chance strike 5
chance strike 3
chance strike 1
chance strike 5
chance strike 2
chance strike 2
chance strike 4
# Vitellius rolls 15 battle dice: 0 kills, 3 wounds.
play galba no
play vitellius no
# Vitellius loses 2 cohorts in Virunum.
# The battle in Virunum is undecided; a second round follows.
chance strike 1
chance strike 4
chance strike 6
chance strike 3
chance strike 5
chance strike 2
# Galba rolls 6 battle dice: 1 kill, 1 wound.
chance strike 5
chance strike 4
chance strike 6
chance strike 2
chance strike 2
chance strike 3
chance strike 4
chance strike 1
chance strike 4
chance strike 5
chance strike 1
# Vitellius rolls 11 battle dice: 1 kill, 2 wounds.
play galba no
play vitellius no
# Galba loses 1 cohort in Virunum.
# Vitellius loses 1 cohort in Virunum.
# Vitellius beats Galba in Virunum.
# Galba retreats to Lauriacum.
# Vitellius gains 1 political point and has 1.
play otho card castra
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
play vitellius card imperator
play vitellius event
# Vitellius plays the event of Hailed Imperator.
chance roll 6
# Vitellius gains 2 political points and has 3.
play galba card mutiny
play galba activate galba
# Galba sets out from Augusta Taurinorum with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step mediolanum
play galba step placentia
play galba step bononia
play galba step florentia
play otho card panic
play otho activate otho
# Otho sets out from Vienna with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Vienna.
play otho step augusta_taurinorum
chance roll 5
# Otho loses 2 cohorts in Augusta Taurinorum.
play otho step mediolanum
play otho step placentia
play vitellius card minor_campaign
play vitellius pay
# Vitellius pays 4 towards activation; 35 to go.
play galba card batavi
play galba activate galba
# Galba sets out from Florentia with 4 movement points.
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 4
# The siege roll is 6, which counts as 5.
play galba no
play otho no
play vitellius no
play otho card blackmail
play otho activate otho
# Otho sets out from Placentia with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step cremona
play otho step bononia
play otho step florentia
# Galba's praetor is removed.
play galba no
play otho step rome
play galba stand
# Otho attacks Galba in the camp before Rome.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 3
chance strike 4
chance strike 2
chance strike 6
chance strike 4
chance strike 3
chance strike 3
chance strike 4
chance strike 3
chance strike 6
chance strike 3
chance strike 1
chance strike 4
chance strike 3
chance strike 2
chance strike 4
chance strike 3
chance strike 1
chance strike 4
# Otho rolls 19 battle dice: 2 kills, 0 wounds.
chance strike 5
chance strike 5
chance strike 6
chance strike 1
chance strike 4
chance strike 1
chance strike 3
chance strike 6
chance strike 4
# Galba rolls 9 battle dice: 2 kills, 2 wounds.
play otho again
# Otho spends courage and has 0 left.
chance strike 4
chance strike 6
chance strike 6
chance strike 4
chance strike 1
chance strike 3
chance strike 1
chance strike 4
chance strike 3
chance strike 5
chance strike 4
chance strike 1
chance strike 6
chance strike 2
chance strike 1
chance strike 1
chance strike 3
chance strike 1
chance strike 5
# Otho rolls 19 battle dice: 3 kills, 2 wounds.
play otho no
play galba no
# Otho loses 2 cohorts in the camp before Rome.
# Galba loses 3 cohorts in the camp before Rome.
# Otho beats Galba in the camp before Rome.
play galba retreat florentia
# Galba retreats to Florentia.
# Otho gains 1 political point and has 1.
play vitellius card veteran
play vitellius pay
# Vitellius pays 4 towards activation; 31 to go.
play galba card grand_campaign
play galba activate galba
# Galba sets out from Florentia with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Florentia.
play galba step bononia
play galba step ravenna
play galba leave regulars 1
# Galba leaves 1 of the regulars in Ravenna.
play galba step bononia
play galba step florentia
play otho no
play otho card fighting_retreat
play otho activate othos_praetor
# Otho's praetor sets out from the camp before Rome with 4 movement points.
play otho join otho
# Otho rides with Otho's praetor.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play galba stand
# Otho attacks Galba in Florentia.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 6
chance strike 4
chance strike 4
chance strike 2
chance strike 3
chance strike 6
# Otho rolls 6 battle dice: 2 kills, 0 wounds.
chance strike 6
chance strike 3
chance strike 1
chance strike 5
chance strike 3
# Galba rolls 5 battle dice: 1 kill, 1 wound.
play otho no
play galba no
# Otho loses 1 cohort in Florentia.
# Galba loses 2 cohorts in Florentia.
# The battle in Florentia is undecided; a second round follows.
chance strike 5
chance strike 2
chance strike 1
chance strike 5
# Otho rolls 4 battle dice: 0 kills, 2 wounds.
chance strike 5
chance strike 1
chance strike 2
# Galba rolls 3 battle dice: 0 kills, 1 wound.
play otho no
play galba no
# Otho beats Galba in Florentia.
play galba retreat bononia
# Galba retreats to Bononia.
play vitellius card testudo
play vitellius pay
# Vitellius pays 3 towards activation; 28 to go.
play galba card spies
play galba event
# Galba plays the event of Spies.
play galba name otho
# Galba names Otho for Spies.
play otho card recruits
play otho activate otho
# Otho sets out from Florentia with 4 movement points.
play otho step bononia
play galba avoid ravenna
# Galba tries to slip away to Ravenna.
chance roll 6
chance roll 1
# Galba slips away to Ravenna.
play otho step ravenna
play galba avoid spoletium
# Galba tries to slip away to Spoletium.
chance roll 2
chance roll 4
# Galba slips away to Spoletium.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Ravenna.
play otho stop
play vitellius card oath
play vitellius event
# Vitellius plays the event of Oath of New Year.
# Vitellius pays 25 towards activation; 3 to go.
play galba card catapults
play galba event
# Galba plays the event of Catapults.
play galba place lauriacum
# Galba builds catapults in Lauriacum.
play otho card catapults
play otho event
# Otho plays the event of Catapults.
play otho place ravenna
# Otho builds catapults in Ravenna.
play vitellius card sortie
play vitellius pay
# Vitellius pays 2 towards activation; 1 to go.
play galba card couriers
play galba event
# Galba plays the event of Couriers.
chance deal galba recruits
chance deal galba omens
play otho card surgeons
play otho discard
# Otho discards Surgeons for nothing.
play vitellius card fortified
play vitellius pay
# Vitellius pays 2 towards activation; 0 to go.
play galba card omens
play galba activate galba
# Galba sets out from Spoletium with 4 movement points.
play galba step ravenna
play otho avoid aquileia
# Otho tries to slip away to Aquileia.
chance roll 5
chance roll 1
# Otho slips away to Aquileia.
play galba step bononia
play galba step florentia
# Otho's praetor is removed.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Florentia.
play galba stop
play galba card recruits
play galba activate galba
# Galba sets out from Florentia with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Florentia.
play galba step bononia
play galba step florentia
play galba take regulars 1
# Galba takes 1 of the regulars in Florentia.
play galba step bononia
play galba leave regulars 1
# Galba leaves 1 of the regulars in Bononia.
play galba step ravenna
play otho intercept otho
# Otho tries to intercept in Ravenna.
chance roll 6
chance roll 2
# Otho intercepts in Ravenna.
# Galba attacks Otho in Ravenna.
chance strike 4
chance strike 5
# Galba rolls 2 battle dice: 0 kills, 1 wound.
chance strike 2
chance strike 6
chance strike 6
chance strike 5
chance strike 2
chance strike 2
chance strike 1
chance strike 5
# Otho rolls 8 battle dice: 2 kills, 2 wounds.
# Galba loses 1 cohort in Ravenna.
# Galba is removed.
# Otho beats Galba in Ravenna.
# Galba is slaughtered.
# Turn 2 is over.
# Otho has the initiative.
# Turn 3 begins.
points galba 0
points otho 1
points vitellius 3
chance deal galba oath
chance deal galba veteran
chance deal galba sortie
chance deal galba conscripts
chance deal galba sortie
chance deal galba delator
chance deal galba initiative
chance deal otho recruits
chance deal otho spoils
chance deal otho fighting_retreat
chance deal otho snow
chance deal otho minor_campaign
chance deal otho double_time
chance deal otho rally
chance deal vitellius charm
chance deal vitellius grand_campaign
chance deal vitellius oath
chance deal vitellius sortie
chance deal vitellius devotio
chance deal vitellius false_nero
chance deal vitellius senate
play galba place clunia
# Galba's praetor returns in Clunia.
play otho place emerita_augusta
# Otho's praetor returns in Emerita Augusta.
play otho order galba
play otho order otho
# Otho sets the order of play: Galba, then Otho.
play galba card oath
play galba activate vindex
# Vindex sets out from Lauriacum with 4 movement points.
play galba leave catapults 1
# Galba leaves 1 of the catapults in Lauriacum.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Lauriacum.
play galba step augusta_vindelicum
play galba take regulars 1
# Galba takes 1 of the regulars in Augusta Vindelicum.
play galba step lauriacum
play vitellius intercept rufus
# Rufus tries to intercept in Lauriacum.
chance roll 2
chance roll 4
# Rufus intercepts in Lauriacum.
# Galba attacks Vitellius in Lauriacum.
play galba no
play vitellius no
play galba no
play vitellius no
play otho no
chance strike 4
chance strike 3
chance strike 5
chance strike 4
chance strike 6
chance strike 5
chance strike 3
chance strike 1
chance strike 5
chance strike 6
# Galba rolls 10 battle dice: 2 kills, 3 wounds.
chance strike 5
chance strike 2
chance strike 6
chance strike 4
chance strike 3
chance strike 5
chance strike 2
chance strike 3
chance strike 1
chance strike 1
chance strike 3
chance strike 4
# Vitellius rolls 12 battle dice: 1 kill, 2 wounds.
play otho reroll defender
# Otho uses the initiative: the defender rolls again.
chance strike 6
chance strike 6
chance strike 2
chance strike 6
chance strike 1
chance strike 6
chance strike 4
chance strike 5
chance strike 6
chance strike 3
chance strike 2
chance strike 3
# Vitellius rolls 12 battle dice: 5 kills, 1 wound.
play galba no
play vitellius no
# Galba loses 5 cohorts in Lauriacum.
# Vitellius loses 2 cohorts in Lauriacum.
# Vitellius beats Galba in Lauriacum.
# Galba retreats to Augusta Vindelicum.
# Vitellius gains 1 political point and has 4.
play otho card spoils
play otho activate otho
# Otho sets out from Ravenna with 4 movement points.
play otho leave catapults 1
# Otho leaves 1 of the catapults in Ravenna.
play otho step spoletium
play otho step rome
play otho siege
# Otho assaults the walls of Rome.
chance roll 2
chance roll 5
# The siege roll is 7, which counts as 6.
play otho no
play galba no
play vitellius no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play vitellius card charm
play vitellius activate vitellius
# Vitellius sets out from Vindobona with 4 movement points.
play vitellius join vitellius_praetor
# Vitellius's praetor rides with Vitellius.
play vitellius step lauriacum
play galba intercept vindex
# Vindex tries to intercept in Lauriacum.
chance roll 3
chance roll 2
# Vindex intercepts in Lauriacum.
# Vitellius attacks Galba in Lauriacum.
play vitellius no
play galba no
play vitellius no
play galba no
play otho no
chance strike 4
chance strike 5
chance strike 1
chance strike 6
chance strike 5
chance strike 5
chance strike 3
chance strike 1
chance strike 5
chance strike 6
chance strike 1
chance strike 3
chance strike 3
chance strike 2
chance strike 1
chance strike 4
chance strike 4
chance strike 4
chance strike 2
chance strike 4
chance strike 4
chance strike 1
chance strike 6
chance strike 5
chance strike 4
chance strike 5
chance strike 4
chance strike 3
chance strike 1
# Vitellius rolls 29 battle dice: 7 kills, 7 wounds.
chance strike 1
chance strike 3
chance strike 5
chance strike 2
chance strike 2
chance strike 2
chance strike 5
# Galba rolls 7 battle dice: 0 kills, 2 wounds.
play vitellius no
play galba no
# Galba loses 3 cohorts in Lauriacum.
# Vindex is removed.
# Vitellius beats Galba in Lauriacum.
# Galba is slaughtered.
chance roll 3
play vitellius overrun
# Vitellius goes on moving.
play vitellius join rufus
# Rufus rides with Vitellius.
play vitellius step virunum
play vitellius step aquileia
play galba card initiative
play galba event
# Galba plays the event of Initiative.
# Galba has the initiative.
play otho card rally
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho step rome
play otho siege
# Otho assaults the walls of Rome.
chance roll 1
chance roll 3
# The siege roll is 4, which counts as 3.
play otho no
play galba no
play vitellius no
# Otho loses 1 cohort in the camp before Rome.
play vitellius card grand_campaign
play vitellius activate vitellius
# Vitellius sets out from Aquileia with 4 movement points.
play vitellius join rufus
# Rufus rides with Vitellius.
play vitellius join vitellius_praetor
# Vitellius's praetor rides with Vitellius.
play vitellius step ravenna
play vitellius step bononia
# Galba is swept away in Bononia, outnumbered.
# Galba loses 1 cohort in Bononia.
play vitellius step florentia
play otho no
play vitellius step rome
play otho stand
# Vitellius attacks Otho in the camp before Rome.
play vitellius no
play otho no
play vitellius no
play otho no
play galba respond conscripts
# Galba responds with Conscripts.
play galba name otho
# 2 conscripts join Otho.
play galba no
chance strike 3
chance strike 3
chance strike 6
chance strike 1
chance strike 6
chance strike 5
chance strike 4
chance strike 1
chance strike 1
chance strike 1
chance strike 2
chance strike 5
chance strike 4
chance strike 1
chance strike 3
chance strike 5
chance strike 6
chance strike 1
chance strike 6
chance strike 2
chance strike 1
chance strike 6
chance strike 2
chance strike 2
# Vitellius rolls 24 battle dice: 8 kills, 2 wounds.
chance strike 6
chance strike 6
chance strike 6
chance strike 6
chance strike 6
chance strike 5
chance strike 2
chance strike 4
chance strike 3
chance strike 4
chance strike 4
chance strike 5
chance strike 4
chance strike 4
chance strike 3
chance strike 4
# Otho rolls 16 battle dice: 5 kills, 2 wounds.
play vitellius no
play otho respond fighting_retreat
# Otho responds with Fighting Retreat.
play otho no
# Vitellius loses 5 cohorts in the camp before Rome.
# Otho loses 5 cohorts in the camp before Rome.
# Vitellius beats Otho in the camp before Rome.
play otho retreat florentia
# Otho retreats to Florentia.
# Vitellius gains 1 political point and has 5.
play galba card veteran
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card snow
play otho activate otho
# Otho sets out from Florentia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Florentia.
play otho step bononia
play otho step ravenna
play otho leave regulars 1
# Otho leaves 1 of the regulars in Ravenna.
play otho step spoletium
play vitellius intercept vitellius
# Vitellius tries to intercept in Spoletium.
chance roll 1
chance roll 3
# Vitellius intercepts in Spoletium.
# Otho attacks Vitellius in Spoletium.
play otho no
play vitellius no
play otho no
play vitellius no
play galba no
chance strike 2
chance strike 6
chance strike 6
chance strike 6
chance strike 1
chance strike 2
chance strike 6
chance strike 1
chance strike 6
# Otho rolls 9 battle dice: 5 kills, 0 wounds.
chance strike 1
chance strike 6
chance strike 4
chance strike 5
chance strike 4
chance strike 2
chance strike 1
chance strike 3
chance strike 3
chance strike 4
chance strike 1
chance strike 2
chance strike 6
chance strike 4
chance strike 6
chance strike 5
chance strike 3
chance strike 1
chance strike 1
chance strike 3
chance strike 6
# Vitellius rolls 21 battle dice: 5 kills, 5 wounds.
play otho no
play vitellius no
# Otho loses 7 cohorts in Spoletium.
# Vitellius loses 5 cohorts in Spoletium.
# Otho is removed.
# Vitellius beats Otho in Spoletium.
# Otho is slaughtered.
chance roll 5
# Vitellius gains courage and has 1.
# Vitellius gains 3 political points and has 8.
# Otho loses 1 political point and has 0.
play vitellius card senate
play vitellius activate rufus
# Rufus sets out from Spoletium with 4 movement points.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Spoletium.
play vitellius join vitellius
# Vitellius rides with Rufus.
play vitellius step rome
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 1
chance roll 6
play vitellius no
# The siege roll is 7, which counts as 6.
play vitellius no
play galba no
play otho no
# Vitellius loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play galba card sortie
play galba event
# Galba plays the event of Surprise Sortie.
chance roll 3
chance roll 1
# The sortie rolls 4.
play otho card minor_campaign
play otho build emerita_augusta
# Otho gains 1 cohort in Emerita Augusta.
play vitellius card devotio
play vitellius activate rufus
# Rufus sets out from the camp before Rome with 4 movement points.
play vitellius leave veterans 2
# Vitellius leaves 2 of the veterans in the camp before Rome.
play vitellius join vitellius
# Vitellius rides with Rufus.
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 5
chance roll 4
play vitellius no
# The siege roll is 9, which counts as 8.
play vitellius no
play galba no
play otho no
# Vitellius loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 3.
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 5
chance roll 4
play vitellius no
# The siege roll is 9, which counts as 8.
play vitellius no
play galba no
play otho no
# Vitellius loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 2.
play galba card sortie
play galba event
# Galba plays the event of Surprise Sortie.
chance roll 2
chance roll 3
# The sortie rolls 5.
play otho card recruits
play otho activate othos_praetor
# Otho's praetor sets out from Emerita Augusta with 4 movement points.
play otho step toletum
play otho step caesaraugusta
play otho step tarraco
play otho step emporiae
play vitellius card oath
play vitellius activate rufus
# Rufus sets out from the camp before Rome with 4 movement points.
play vitellius leave veterans 2
# Vitellius leaves 2 of the veterans in the camp before Rome.
play vitellius join vitellius
# Vitellius rides with Rufus.
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 5
chance roll 3
play vitellius no
# The siege roll is 8, which counts as 7.
play vitellius no
play galba no
play otho no
# Vitellius loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 1.
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 3
chance roll 3
play vitellius no
# The siege roll is 6, which counts as 5.
play vitellius no
play galba no
play otho no
play galba card delator
play galba discard
# Galba discards Informers for nothing.
play otho card double_time
play otho event
# Otho plays the event of Double Time.
play otho activate othos_praetor
# Otho's praetor sets out from Emporiae with 6 movement points.
play otho step narbo
play otho step nemausus
play otho step massilia
play otho step forum_iulii
play otho leave regulars 1
# Otho leaves 1 of the regulars in Forum Iulii.
play otho step massilia
play otho step nemausus
play vitellius card false_nero
play vitellius activate rufus
# Rufus sets out from the camp before Rome with 4 movement points.
play vitellius leave veterans 4
# Vitellius leaves 4 of the veterans in the camp before Rome.
play vitellius join vitellius
# Vitellius rides with Rufus.
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 4
chance roll 2
play vitellius no
# The siege roll is 6, which counts as 5.
play vitellius no
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 4
chance roll 6
play vitellius no
# The siege roll is 10, which counts as 9.
play vitellius no
# The walls of Rome stand at 0.
# The garrison of Rome loses 1 cohort.
# Sabinus is removed.
# Vitellius takes Rome.
# Rufus is removed.
# Vitellius loses 5 cohorts in Rome.
chance roll 6
# Vitellius gains courage and has 2.
play vitellius pass
# Vitellius passes and keeps 1 card.
# Turn 3 is over.
# Turn 4 begins.
points galba 0
points otho 0
points vitellius 8
chance deal galba coup
chance deal galba sortie
chance deal galba charm
chance deal galba castra
chance deal galba assassin
chance deal galba marry
chance deal galba devotio
chance deal otho po_flood
chance deal otho acceptable_losses
chance deal otho couriers
chance deal otho nero_gold
chance deal otho initiative
chance deal otho danube
chance deal otho siege_train
chance deal vitellius acceptable_losses
chance deal vitellius guides
chance deal vitellius blackmail
chance deal vitellius primus
chance deal vitellius conscripts
chance deal vitellius fortified
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card coup
play galba event
# Galba plays the event of Praetorian Coup.
chance roll 3
# Vitellius owns Rome no longer.
play otho card initiative
play otho build nemausus
# Otho gains 1 cohort in Nemausus.
play vitellius card acceptable_losses
play vitellius activate vitellius_praetor
# Vitellius's praetor sets out from Spoletium with 4 movement points.
play vitellius step rome
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 6
chance roll 4
play vitellius no
# The siege roll is 10, which counts as 9.
play vitellius no
play galba no
play otho no
# The walls of Rome stand at 3.
# Vitellius takes Rome.
chance roll 5
# Vitellius gains courage and has 3.
play galba card charm
play galba event
# Galba plays the event of Political Charm.
# Galba gains 1 political point and has 1.
play otho card danube
play otho build nemausus
# Otho gains 1 cohort in Nemausus.
play vitellius card primus
play vitellius politics reforms
# Vitellius tries Political Reforms.
chance roll 2
play vitellius again
# Vitellius spends courage and has 2 left.
chance roll 4
# Vitellius gains 2 political points and has 10.
play galba card assassin
play galba event
# Galba plays the event of Assassin.
play galba against vitellius
# Galba sends an assassin to Vitellius.
play vitellius no
chance roll 1
chance roll 4
play otho card acceptable_losses
play otho activate othos_praetor
# Otho's praetor sets out from Nemausus with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Nemausus.
play otho step narbo
play otho leave regulars 1
# Otho leaves 1 of the regulars in Narbo.
play otho step emporiae
play otho step tarraco
play otho step caesaraugusta
play vitellius card conscripts
play vitellius activate vitellius
# Vitellius sets out from Rome with 4 movement points.
play vitellius join vitellius_praetor
# Vitellius's praetor rides with Vitellius.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Rome.
play vitellius step spoletium
play vitellius step rome
play galba card devotio
play galba activate galbas_praetor
# Galba's praetor sets out from Clunia with 4 movement points.
play galba step salamantica
play galba step emerita_augusta
play galba step corduba
play galba step emerita_augusta
play otho card nero_gold
play otho event
# Otho plays the event of Nero's Gold.
chance deal otho siege_train
chance deal otho snow
chance deal otho deserters
play vitellius card blackmail
play vitellius event
# Vitellius plays the event of Blackmail.
play vitellius name galba
# Vitellius names Galba for Blackmail.
# Vitellius plots against Galba: blackmail.
play galba no
chance roll 5
chance roll 5
# Galba loses 1 political point and has 0.
play galba card castra
play galba activate galbas_praetor
# Galba's praetor sets out from Emerita Augusta with 4 movement points.
play galba step corduba
play galba step emerita_augusta
play galba step corduba
play galba step emerita_augusta
play otho card snow
play otho event
# Otho plays the event of Snow in the Alps.
play vitellius card guides
play vitellius event
# Vitellius plays the event of Alpine Guides.
play vitellius activate vitellius
# Vitellius sets out from Rome with 4 movement points.
play vitellius join vitellius_praetor
# Vitellius's praetor rides with Vitellius.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Rome.
play vitellius step spoletium
play vitellius step rome
play galba card sortie
play galba discard
# Galba discards Surprise Sortie for nothing.
play otho card deserters
play otho discard
# Otho discards Deserters for nothing.
play vitellius card sortie
play vitellius politics senators
# Vitellius tries Senatorial Cooperation.
chance roll 4
# Vitellius gains 1 political point and has 11.
play galba card marry
play galba event
# Galba plays the event of Marry my Daughter.
play galba name otho
# Galba names Otho for Marry my Daughter.
play otho card po_flood
play otho event
# Otho plays the event of The Po in Flood.
play vitellius card fortified
play vitellius politics festival
# Vitellius tries Sponsor Festival.
chance roll 3
play vitellius again
# Vitellius spends courage and has 1 left.
chance roll 1
play otho card siege_train
play otho discard
# Otho discards Siege Train for nothing.
play otho card siege_train
play otho discard
# Otho discards Siege Train for nothing.
play otho card couriers
play otho event
# Otho plays the event of Couriers.
chance deal otho minor_campaign
chance deal otho double_time
play otho card minor_campaign
play otho event
# Otho plays the event of Minor Campaign.
play otho activate othos_praetor
# Otho's praetor sets out from Caesaraugusta with 4 movement points.
play otho step toletum
play otho step emerita_augusta
play otho step corduba
play otho step emerita_augusta
play otho card double_time
play otho event
# Otho plays the event of Double Time.
play otho activate othos_praetor
# Otho's praetor sets out from Emerita Augusta with 6 movement points.
play otho step corduba
play otho step emerita_augusta
play otho step corduba
play otho step emerita_augusta
play otho step corduba
play otho step emerita_augusta
# Turn 4 is over.
# Vitellius is master of Rome.
over
points galba 0
points otho 0
points vitellius 11
place galba 2
place otho 2
place vitellius 1
