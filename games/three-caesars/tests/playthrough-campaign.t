# A whole game, written by tests/playthrough.c.

test a whole game of the campaign scenario
setup seats=3 scenario=campaign
chance deal galba recruits
chance deal galba imperator
chance deal galba veteran
chance deal galba mutiny
chance deal galba primus
chance deal galba senate
chance deal galba oath
chance deal otho bribed_guard
chance deal otho fortified
chance deal otho charm
chance deal otho danube
chance deal otho devotio
chance deal otho spies
chance deal otho imperator
chance deal vitellius castra
chance deal vitellius po_flood
chance deal vitellius donative
chance deal vitellius minor_campaign
chance deal vitellius recruits
chance deal vitellius surgeons
chance deal vitellius recruits
play galba card primus
play galba pay
# Galba pays 5 towards activation; 0 to go.
play otho card danube
play otho pay
# Otho pays 5 towards activation; 30 to go.
play vitellius card donative
play vitellius pay
# Vitellius pays 5 towards activation; 55 to go.
play galba card senate
play galba activate galba
# Galba sets out from Caesaraugusta with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step tarraco
play galba step emporiae
play galba step narbo
play galba step nemausus
play otho card imperator
play otho pay
# Otho pays 5 towards activation; 25 to go.
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
play galba card mutiny
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
play otho card charm
play otho event
# Otho plays the event of Political Charm.
# Otho gains 1 political point and has 1.
play vitellius card recruits
play vitellius pay
# Vitellius pays 4 towards activation; 51 to go.
play galba card oath
play galba activate vindex
# Vindex sets out from Lutetia with 4 movement points.
play galba step durocortorum
play galba step vesontio
play galba step aventicum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Aventicum.
play galba step augusta_vindelicum
play otho card devotio
play otho pay
# Otho pays 3 towards activation; 22 to go.
play vitellius card recruits
play vitellius pay
# Vitellius pays 4 towards activation; 47 to go.
play galba card recruits
play galba activate vindex
# Vindex sets out from Augusta Vindelicum with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Augusta Vindelicum.
play galba step lauriacum
play galba step virunum
play vitellius intercept rufus
# Rufus tries to intercept in Virunum.
chance roll 3
chance roll 2
play vitellius again
# Vitellius spends courage and has 0 left.
chance roll 1
chance roll 2
# Rufus comes too late.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Virunum.
play galba stop
play otho card fortified
play otho pay
# Otho pays 2 towards activation; 20 to go.
play vitellius card castra
play vitellius pay
# Vitellius pays 3 towards activation; 44 to go.
play galba card veteran
play galba activate vindex
# Vindex sets out from Virunum with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Virunum.
play galba step lauriacum
play galba step virunum
play vitellius no
play galba take regulars 1
# Galba takes 1 of the regulars in Virunum.
play galba step lauriacum
play galba step virunum
play vitellius no
play otho card spies
play otho pay
# Otho pays 1 towards activation; 19 to go.
play vitellius card po_flood
play vitellius pay
# Vitellius pays 2 towards activation; 42 to go.
play galba card imperator
play galba activate vindex
# Vindex sets out from Virunum with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Virunum.
play galba step lauriacum
play galba step virunum
play vitellius intercept rufus
# Rufus tries to intercept in Virunum.
chance roll 3
chance roll 6
# Rufus intercepts in Virunum.
# Galba attacks Vitellius in Virunum.
play vitellius no
play vitellius no
play otho no
chance strike 5
chance strike 1
chance strike 6
chance strike 3
chance strike 3
chance strike 4
chance strike 2
chance strike 3
chance strike 2
# Galba rolls 9 battle dice: 1 kill, 1 wound.
chance strike 2
chance strike 6
chance strike 6
chance strike 6
chance strike 3
chance strike 1
chance strike 3
chance strike 4
chance strike 4
chance strike 6
chance strike 5
chance strike 1
chance strike 2
chance strike 5
chance strike 3
# Vitellius rolls 15 battle dice: 4 kills, 2 wounds.
play galba reroll both
# Galba uses the initiative: both sides rolls again.
chance strike 3
chance strike 6
chance strike 6
chance strike 5
chance strike 6
chance strike 6
chance strike 3
chance strike 1
chance strike 3
# Galba rolls 9 battle dice: 4 kills, 1 wound.
chance strike 3
chance strike 2
chance strike 3
chance strike 1
chance strike 4
chance strike 2
chance strike 1
chance strike 4
chance strike 1
chance strike 2
chance strike 5
chance strike 2
chance strike 2
chance strike 2
chance strike 3
# Vitellius rolls 15 battle dice: 0 kills, 1 wound.
play galba no
play vitellius respond surgeons
# Vitellius responds with Surgeons.
# Vitellius loses 3 cohorts in Virunum.
# Galba beats Vitellius in Virunum.
# Vitellius is slaughtered.
# Vitellius retreats to Aquileia.
chance roll 3
# Galba gains 2 political points and has 2.
play galba overrun
# Vindex goes on moving.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Virunum.
play galba stop
play otho card bribed_guard
play otho pay
# Otho pays 1 towards activation; 18 to go.
# Turn 1 is over.
# Otho has the initiative.
# Turn 2 begins.
points galba 2
points otho 1
points vitellius 0
chance deal galba couriers
chance deal galba testudo
chance deal galba graft
chance deal galba castra
chance deal galba charm
chance deal galba catapults
chance deal galba deserters
chance deal otho batavi
chance deal otho fortified
chance deal otho oath
chance deal otho fighting_retreat
chance deal otho double_time
chance deal otho grain
chance deal otho nero_gold
chance deal vitellius senate
chance deal vitellius sortie
chance deal vitellius ambush
chance deal vitellius conscripts
chance deal vitellius guides
chance deal vitellius spoils
chance deal vitellius spies
play otho order galba
play otho order otho
# Otho sets the order of play: Galba, then Otho.
play galba card testudo
play galba activate vindex
# Vindex sets out from Virunum with 4 movement points.
play galba step aquileia
play vitellius stand
# Galba attacks Vitellius in Aquileia.
play galba no
play vitellius no
play galba no
play vitellius no
play otho no
chance strike 6
chance strike 1
chance strike 4
chance strike 3
chance strike 3
chance strike 6
chance strike 6
chance strike 5
chance strike 5
# Galba rolls 9 battle dice: 3 kills, 2 wounds.
chance strike 4
chance strike 6
chance strike 2
chance strike 1
chance strike 5
chance strike 4
chance strike 5
chance strike 6
chance strike 3
chance strike 6
chance strike 5
# Vitellius rolls 11 battle dice: 3 kills, 3 wounds.
play otho reroll defender
# Otho uses the initiative: the defender rolls again.
chance strike 6
chance strike 3
chance strike 5
chance strike 2
chance strike 6
chance strike 2
chance strike 1
chance strike 2
chance strike 5
chance strike 3
chance strike 4
# Vitellius rolls 11 battle dice: 2 kills, 2 wounds.
play galba no
play galba no
play vitellius no
# Galba loses 2 cohorts in Aquileia.
# Vitellius loses 3 cohorts in Aquileia.
# Galba beats Vitellius in Aquileia.
play vitellius retreat virunum
# Vitellius retreats to Virunum.
# Galba gains 1 political point and has 3.
play otho card fighting_retreat
play otho pay
# Otho pays 4 towards activation; 14 to go.
play vitellius card conscripts
play vitellius pay
# Vitellius pays 4 towards activation; 38 to go.
play galba card graft
play galba activate galba
# Galba sets out from Augusta Taurinorum with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step mediolanum
play galba step placentia
play galba step bononia
play galba step florentia
play otho card double_time
play otho pay
# Otho pays 4 towards activation; 10 to go.
play vitellius card senate
play vitellius pay
# Vitellius pays 3 towards activation; 35 to go.
play galba card deserters
play galba activate galba
# Galba sets out from Florentia with 4 movement points.
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 4
chance roll 3
play galba no
# The siege roll is 7, which counts as 6.
play galba no
play otho no
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play otho card batavi
play otho pay
# Otho pays 4 towards activation; 6 to go.
play vitellius card guides
play vitellius pay
# Vitellius pays 3 towards activation; 32 to go.
play galba card castra
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
chance roll 6
chance roll 1
play galba no
# The siege roll is 7, which counts as 6.
play galba no
play otho no
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 3.
play otho card grain
play otho pay
# Otho pays 3 towards activation; 3 to go.
play vitellius card sortie
play vitellius event
# Vitellius plays the event of Surprise Sortie.
chance roll 1
chance roll 2
# The sortie rolls 3.
play galba card charm
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
chance roll 1
play galba no
# The siege roll is 5, which counts as 4.
play galba no
play otho no
play vitellius no
play otho card oath
play otho event
# Otho plays the event of Oath of New Year.
# Otho pays 25 towards activation; 0 to go.
play vitellius card spoils
play vitellius pay
# Vitellius pays 2 towards activation; 30 to go.
play galba card catapults
play galba event
# Galba plays the event of Catapults.
play galba place aquileia
# Galba builds catapults in Aquileia.
play otho card fortified
play otho activate otho
# Otho sets out from Salamantica with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step clunia
play otho step caesaraugusta
play otho step tarraco
play otho step emporiae
play vitellius card ambush
play vitellius pay
# Vitellius pays 2 towards activation; 28 to go.
play galba card couriers
play galba event
# Galba plays the event of Couriers.
chance deal galba fortified
chance deal galba grain
play otho card nero_gold
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
play vitellius card spies
play vitellius pay
# Vitellius pays 1 towards activation; 27 to go.
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
chance roll 4
chance roll 6
play galba no
# The siege roll is 10, which counts as 9.
play galba no
# The walls of Rome stand at 1.
play galba card grain
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
chance roll 2
play galba again
# Galba spends courage and has 0 left.
chance roll 3
chance roll 6
# The siege roll is 9, which counts as 8.
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 0.
# The garrison of Rome loses 1 cohort.
# Sabinus is removed.
# Galba takes Rome.
# Rufus is removed.
# Vitellius loses 4 cohorts in Virunum.
chance roll 5
# Galba gains courage and has 1.
# Turn 2 is over.
# Vitellius has the initiative.
# Turn 3 begins.
points galba 3
points otho 1
points vitellius 0
chance deal galba false_nero
chance deal galba spoils
chance deal galba graft
chance deal galba testudo
chance deal galba minor_campaign
chance deal galba catapults
chance deal galba omens
chance deal otho devotio
chance deal otho spoils
chance deal otho marry
chance deal otho scouts
chance deal otho ambush
chance deal otho snow
chance deal otho assassin
chance deal vitellius fortified
chance deal vitellius minor_campaign
chance deal vitellius devotio
chance deal vitellius delator
chance deal vitellius donative
chance deal vitellius coup
chance deal vitellius civilis
play vitellius order galba
play vitellius order otho
# Vitellius sets the order of play: Galba, then Otho.
play galba courage reforms
# Galba spends courage and has 0 left.
# Galba tries Political Reforms.
chance roll 2
# Galba gains 2 political points and has 5.
play otho card marry
play otho activate otho
# Otho sets out from Vienna with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Vienna.
play otho step augusta_taurinorum
chance roll 4
# Otho loses 1 cohort in Augusta Taurinorum.
play otho step mediolanum
play otho step placentia
play vitellius card donative
play vitellius pay
# Vitellius pays 5 towards activation; 22 to go.
play galba card minor_campaign
play galba politics allies
# Galba tries Reward Allies.
chance roll 1
# Galba gains 2 political points and has 7.
play otho card spoils
play otho activate otho
# Otho sets out from Placentia with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step cremona
play otho step bononia
play otho step florentia
play galba intercept galba
# Galba tries to intercept in Florentia.
chance roll 4
chance roll 3
# Galba intercepts in Florentia.
# Otho attacks Galba in Florentia.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 4
chance strike 3
chance strike 2
chance strike 1
chance strike 1
chance strike 2
chance strike 4
chance strike 1
chance strike 5
chance strike 3
chance strike 1
chance strike 1
chance strike 6
chance strike 4
chance strike 2
chance strike 4
chance strike 5
chance strike 3
chance strike 6
chance strike 3
# Otho rolls 20 battle dice: 2 kills, 2 wounds.
chance strike 4
chance strike 5
chance strike 6
chance strike 4
chance strike 5
chance strike 5
chance strike 5
# Galba rolls 7 battle dice: 1 kill, 4 wounds.
play vitellius reroll defender
# Vitellius uses the initiative: the defender rolls again.
chance strike 4
chance strike 1
chance strike 4
chance strike 3
chance strike 2
chance strike 6
chance strike 2
# Galba rolls 7 battle dice: 1 kill, 0 wounds.
play otho again
# Otho spends courage and has 0 left.
chance strike 3
chance strike 2
chance strike 5
chance strike 3
chance strike 1
chance strike 6
chance strike 4
chance strike 4
chance strike 3
chance strike 2
chance strike 5
chance strike 4
chance strike 1
chance strike 4
chance strike 4
chance strike 4
chance strike 2
chance strike 4
chance strike 6
chance strike 1
# Otho rolls 20 battle dice: 2 kills, 2 wounds.
play otho no
play galba no
# Otho loses 1 cohort in Florentia.
# Galba loses 4 cohorts in Florentia.
# Galba is removed.
# Galba's praetor is removed.
# Otho beats Galba in Florentia.
# Galba is slaughtered.
play vitellius card civilis
play vitellius pay
# Vitellius pays 5 towards activation; 17 to go.
play galba card spoils
play galba politics senators
# Galba tries Senatorial Cooperation.
chance roll 3
# Galba gains 1 political point and has 8.
play otho card ambush
play otho activate otho
# Otho sets out from Florentia with 4 movement points.
play otho step rome
play otho siege
# Otho assaults the walls of Rome.
chance roll 1
chance roll 6
# The siege roll is 7, which counts as 6.
play otho no
play galba no
play vitellius no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
# Otho takes Rome.
chance roll 2
play vitellius card coup
play vitellius pay
# Vitellius pays 5 towards activation; 12 to go.
play galba card testudo
play galba activate vindex
# Vindex sets out from Aquileia with 4 movement points.
play galba leave catapults 1
# Galba leaves 1 of the catapults in Aquileia.
play galba step ravenna
play galba step bononia
play galba step florentia
# Otho's praetor is removed.
play otho no
play galba step rome
play otho walls
play otho card assassin
play otho politics allies
# Otho tries Reward Allies.
chance roll 3
# Otho gains 1 political point and has 2.
play vitellius card minor_campaign
play vitellius pay
# Vitellius pays 4 towards activation; 8 to go.
play galba card false_nero
play galba activate vindex
# Vindex sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 4
chance roll 6
# The siege roll is 10, which counts as 9.
play galba no
play otho no
play vitellius no
# The walls of Rome stand at 3.
play galba siege
# Galba assaults the walls of Rome.
chance roll 5
chance roll 6
# The siege roll is 11, which counts as 10.
play galba no
play otho no
play vitellius respond fortified
# Vitellius responds with Fortified Cities.
play vitellius no
play otho card devotio
play otho sortie
chance roll 6
chance roll 5
# The sortie rolls 11.
# The walls of Rome stand at 5.
# Galba loses 3 cohorts in the camp before Rome.
play vitellius card devotio
play vitellius pay
# Vitellius pays 3 towards activation; 5 to go.
play galba card catapults
play galba event
# Galba plays the event of Catapults.
play galba place camp
# Galba builds catapults in the camp before Rome.
play otho card snow
play otho politics improvements
# Otho tries Internal Improvements.
# Otho gains 1 political point and has 3.
play vitellius card delator
play vitellius pay
# Vitellius pays 2 towards activation; 3 to go.
play galba card graft
play galba event
# Galba plays the event of Graft.
play galba name otho
# Galba names Otho for Graft.
# Galba plots against Otho: graft.
play otho no
chance roll 3
play otho card scouts
play otho discard
# Otho discards Scouts for nothing.
play galba card omens
play galba discard
# Galba discards Ill Omens for nothing.
# Turn 3 is over.
# Galba has the initiative.
# Turn 4 begins.
points galba 8
points otho 3
points vitellius 0
chance deal galba rumours
chance deal galba initiative
chance deal galba fighting_retreat
chance deal galba oath
chance deal galba senate
chance deal galba rally
chance deal galba sortie
chance deal otho sortie
chance deal otho minor_campaign
chance deal otho delator
chance deal otho caecina
chance deal otho blackmail
chance deal otho vestals
chance deal otho snow
chance deal vitellius conscripts
chance deal vitellius double_time
chance deal vitellius seduction
chance deal vitellius seduction
chance deal vitellius minor_campaign
chance deal vitellius acceptable_losses
chance deal vitellius grand_campaign
play galba place clunia
# Galba's praetor returns in Clunia.
play otho place emerita_augusta
# Otho's praetor returns in Emerita Augusta.
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card senate
play galba activate vindex
# Vindex sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba leave catapults 1
# Galba leaves 1 of the catapults in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 3
chance roll 5
# The siege roll is 8, which counts as 8.
play galba no
play otho no
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play galba siege
# Galba assaults the walls of Rome.
chance roll 5
chance roll 4
# The siege roll is 9, which counts as 9.
play galba no
play otho no
play vitellius no
# The walls of Rome stand at 2.
play otho card vestals
play otho sortie
chance roll 2
chance roll 5
# The sortie rolls 7.
# The walls of Rome stand at 3.
# Galba loses catapults to the sortie.
# Galba loses 1 cohort in the camp before Rome.
play vitellius card grand_campaign
play vitellius pay
# Vitellius pays 5 towards activation; 0 to go.
play galba card oath
play galba event
# Galba plays the event of Oath of New Year.
# Galba gains courage and has 1.
play otho card snow
play otho sortie
chance roll 3
chance roll 2
# The sortie rolls 5.
play vitellius card minor_campaign
play vitellius activate vitellius
# Vitellius sets out from Vindobona with 4 movement points.
play vitellius join vitellius_praetor
# Vitellius's praetor rides with Vitellius.
play vitellius step lauriacum
play vitellius step virunum
play vitellius step aquileia
play vitellius step ravenna
play galba card fighting_retreat
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card blackmail
play otho sortie
chance roll 3
chance roll 6
# The sortie rolls 9.
# The walls of Rome stand at 5.
# Galba loses 1 cohort in the camp before Rome.
# Vindex is removed.
play vitellius card conscripts
play vitellius activate vitellius
# Vitellius sets out from Ravenna with 4 movement points.
play vitellius join vitellius_praetor
# Vitellius's praetor rides with Vitellius.
play vitellius step spoletium
play otho no
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Spoletium.
play vitellius step rome
play otho walls
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 1
chance roll 3
# The siege roll is 4, which counts as 3.
play vitellius no
play galba no
play otho no
# Vitellius loses 1 cohort in the camp before Rome.
play galba card initiative
play galba build clunia
# Galba gains 1 cohort in Clunia.
play otho card minor_campaign
play otho politics allies
# Otho tries Reward Allies.
chance roll 4
# Otho gains 1 political point and has 4.
play vitellius card acceptable_losses
play vitellius activate vitellius_praetor
# Vitellius's praetor sets out from the camp before Rome with 4 movement points.
play vitellius leave veterans 4
# Vitellius leaves 4 of the veterans in the camp before Rome.
play vitellius join vitellius
# Vitellius rides with Vitellius's praetor.
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 4
chance roll 1
# The siege roll is 5, which counts as 4.
play vitellius no
play galba no
play otho no
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 3
chance roll 5
# The siege roll is 8, which counts as 7.
play vitellius no
play galba no
play otho no
# Vitellius loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play galba card rumours
play galba event
# Galba plays the event of Rumours.
play galba name otho
# Galba names Otho for Rumours.
chance lose galba rally
# Galba loses Rally to the Standards.
chance lose otho sortie
# Otho loses Surprise Sortie.
play otho card delator
play otho politics senators
# Otho tries Senatorial Cooperation.
chance roll 5
# Otho gains 1 political point and has 5.
play vitellius card double_time
play vitellius activate vitellius_praetor
# Vitellius's praetor sets out from the camp before Rome with 4 movement points.
play vitellius leave veterans 4
# Vitellius leaves 4 of the veterans in the camp before Rome.
play vitellius join vitellius
# Vitellius rides with Vitellius's praetor.
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 4
chance roll 1
# The siege roll is 5, which counts as 4.
play vitellius no
play galba no
play otho no
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 2
chance roll 1
# The siege roll is 3, which counts as 2.
play vitellius no
play galba no
play otho no
# Vitellius loses 2 cohorts in the camp before Rome.
play galba card sortie
play galba event
# Galba plays the event of Surprise Sortie.
chance roll 4
chance roll 2
play galba again
# Galba spends courage and has 0 left.
chance roll 3
chance roll 1
# The sortie rolls 4.
play otho card caecina
play otho politics festival
# Otho tries Sponsor Festival.
chance roll 6
# Otho gains 1 political point and has 6.
play vitellius card seduction
play vitellius event
# Vitellius plays the event of Seduction.
play vitellius name otho
# Vitellius names Otho for Seduction.
# Vitellius plots against Otho: seduction.
chance roll 4
chance roll 1
# Otho loses 1 political point and has 5.
play vitellius card seduction
play vitellius event
# Vitellius plays the event of Seduction.
play vitellius name galba
# Vitellius names Galba for Seduction.
# Vitellius plots against Galba: seduction.
chance roll 2
# Turn 4 is over.
# Turn 5 begins.
points galba 8
points otho 5
points vitellius 0
chance deal galba assassin
chance deal galba couriers
chance deal galba panic
chance deal galba blackmail
chance deal galba marry
chance deal galba grain
chance deal galba mutiny
chance deal otho minor_campaign
chance deal otho sortie
chance deal otho surgeons
chance deal otho scouts
chance deal otho siege_train
chance deal otho couriers
chance deal otho acceptable_losses
chance deal vitellius rumours
chance deal vitellius sortie
chance deal vitellius siege_train
chance deal vitellius grand_campaign
chance deal vitellius panic
chance deal vitellius oath
chance deal vitellius initiative
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card assassin
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card sortie
play otho event
# Otho plays the event of Surprise Sortie.
chance roll 4
chance roll 1
# The sortie rolls 5.
play vitellius card panic
play vitellius activate vitellius_praetor
# Vitellius's praetor sets out from the camp before Rome with 4 movement points.
play vitellius leave veterans 4
# Vitellius leaves 4 of the veterans in the camp before Rome.
play vitellius join vitellius
# Vitellius rides with Vitellius's praetor.
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 3
chance roll 4
# The siege roll is 7, which counts as 6.
play vitellius no
play galba no
play otho no
# Vitellius loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 3.
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 5
chance roll 2
# The siege roll is 7, which counts as 6.
play vitellius no
play galba no
play otho no
# Vitellius loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 2.
play galba card couriers
play galba event
# Galba plays the event of Couriers.
chance deal galba veteran
play otho card acceptable_losses
play otho sortie
chance roll 6
chance roll 1
# The sortie rolls 7.
# The walls of Rome stand at 3.
# Vitellius loses 1 cohort in the camp before Rome.
play vitellius card oath
play vitellius activate vitellius_praetor
# Vitellius's praetor sets out from the camp before Rome with 4 movement points.
play vitellius leave veterans 4
# Vitellius leaves 4 of the veterans in the camp before Rome.
play vitellius join vitellius
# Vitellius rides with Vitellius's praetor.
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 5
chance roll 6
# The siege roll is 11, which counts as 10.
play vitellius no
play galba no
play otho no
# The walls of Rome stand at 1.
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 5
chance roll 3
# The siege roll is 8, which counts as 7.
play vitellius no
play galba no
play otho no
# Vitellius loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 0.
# Otho loses 16 cohorts in Rome.
# Otho is removed.
# Vitellius takes Rome.
chance roll 5
# Vitellius gains courage and has 1.
play galba card veteran
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card minor_campaign
play otho build emerita_augusta
# Otho gains 1 cohort in Emerita Augusta.
play vitellius courage reforms
# Vitellius spends courage and has 0 left.
# Vitellius tries Political Reforms.
chance roll 4
# Vitellius gains 2 political points and has 2.
play galba card marry
play galba event
# Galba plays the event of Marry my Daughter.
play galba name otho
# Galba names Otho for Marry my Daughter.
play otho card siege_train
play otho event
# Otho plays the event of Siege Train.
play otho place emerita_augusta
# Otho builds siege equipment in Emerita Augusta.
play vitellius card initiative
play vitellius politics reforms
# Vitellius tries Political Reforms.
chance roll 6
# Vitellius gains 1 political point and has 3.
play galba card panic
play galba activate galbas_praetor
# Galba's praetor sets out from Clunia with 4 movement points.
play galba step caesaraugusta
play galba step tarraco
play galba step emporiae
play galba step narbo
play otho card couriers
play otho event
# Otho plays the event of Couriers.
# The deck is empty: Otho draws nothing.
play vitellius card grand_campaign
play vitellius politics allies
# Vitellius tries Reward Allies.
chance roll 6
# Vitellius gains 2 political points and has 5.
play galba card mutiny
play galba activate galbas_praetor
# Galba's praetor sets out from Narbo with 4 movement points.
play galba step nemausus
play galba step arausio
play galba leave regulars 1
# Galba leaves 1 of the regulars in Arausio.
play galba step nemausus
play galba step narbo
play otho card scouts
play otho discard
# Otho discards Scouts for nothing.
play vitellius card sortie
play vitellius politics senators
# Vitellius tries Senatorial Cooperation.
chance roll 6
# Vitellius gains 1 political point and has 6.
play galba card grain
play galba event
# Galba plays the event of Grain Fleet.
# Vitellius loses 1 political point and has 5.
chance roll 3
play otho card surgeons
play otho discard
# Otho discards Surgeons for nothing.
play vitellius card siege_train
play vitellius event
# Vitellius plays the event of Siege Train.
play vitellius place rome
# Vitellius builds siege equipment in Rome.
play galba card blackmail
play galba event
# Galba plays the event of Blackmail.
play galba name vitellius
# Galba names Vitellius for Blackmail.
# Galba plots against Vitellius: blackmail.
play vitellius no
chance roll 1
# The plot of Galba backfires.
chance roll 2
# Galba loses 1 political point and has 7.
play vitellius card rumours
play vitellius discard
# Vitellius discards Rumours for nothing.
chance roll 1
chance roll 6
# Otho loses 1 cohort in Vienna.
# Turn 5 is over.
# Turn 6 begins.
# The discards are shuffled: 108 cards in the deck.
points galba 7
points otho 5
points vitellius 5
chance deal galba sortie
chance deal galba bribed_guard
chance deal galba assassin
chance deal galba primus
chance deal galba caecina
chance deal galba imperator
chance deal galba senate
chance deal otho minor_campaign
chance deal otho initiative
chance deal otho minor_campaign
chance deal otho civilis
chance deal otho couriers
chance deal otho graft
chance deal otho scouts
chance deal vitellius charm
chance deal vitellius sortie
chance deal vitellius minor_campaign
chance deal vitellius spies
chance deal vitellius recruits
chance deal vitellius minor_campaign
chance deal vitellius veteran
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card primus
play galba build narbo
# Galba gains 1 cohort in Narbo.
play otho card minor_campaign
play otho activate othos_praetor
# Otho's praetor sets out from Emerita Augusta with 4 movement points.
play otho leave equipment 1
# Otho leaves 1 of the siege equipment in Emerita Augusta.
play otho step toletum
play otho step caesaraugusta
play otho step tarraco
play otho step emporiae
play galba intercept galbas_praetor
# Galba's praetor tries to intercept in Emporiae.
chance roll 2
chance roll 6
# Galba's praetor intercepts in Emporiae.
# Otho attacks Galba in Emporiae.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 3
# Otho rolls 1 battle dice: 0 kills, 0 wounds.
chance strike 2
chance strike 1
chance strike 5
# Galba rolls 3 battle dice: 0 kills, 1 wound.
play galba reroll attacker
# Galba uses the initiative: the attacker rolls again.
chance strike 4
# Otho rolls 1 battle dice: 0 kills, 0 wounds.
play otho no
play galba no
# Galba beats Otho in Emporiae.
# Otho retreats to Tarraco.
play vitellius card minor_campaign
play vitellius politics improvements
# Vitellius tries Internal Improvements.
# Vitellius gains 1 political point and has 6.
play galba card imperator
play galba event
# Galba plays the event of Hailed Imperator.
chance roll 5
# Galba gains 2 political points and has 9.
play otho card initiative
play otho build tarraco
# Otho gains 1 cohort in Tarraco.
play vitellius card minor_campaign
play vitellius politics circus
# Vitellius tries Circus Maximus.
# Vitellius gains 1 political point and has 7.
play galba card assassin
play galba build emporiae
# Galba gains 1 cohort in Emporiae.
play otho card minor_campaign
play otho activate othos_praetor
# Otho's praetor sets out from Tarraco with 4 movement points.
play otho step emporiae
play galba avoid narbo
# Galba tries to slip away to Narbo.
chance roll 3
chance roll 5
# Galba slips away to Narbo.
play otho step narbo
play galba avoid tolosa
# Galba tries to slip away to Tolosa.
chance roll 5
chance roll 1
# Galba slips away to Tolosa.
play otho step nemausus
play otho step arausio
# Otho attacks Galba in Arausio.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 1
chance strike 3
# Otho rolls 2 battle dice: 0 kills, 0 wounds.
chance strike 3
chance strike 4
# Galba rolls 2 battle dice: 0 kills, 0 wounds.
play otho no
play galba no
# The battle in Arausio is undecided; a second round follows.
chance strike 1
chance strike 2
# Otho rolls 2 battle dice: 0 kills, 0 wounds.
chance strike 3
chance strike 5
# Galba rolls 2 battle dice: 0 kills, 1 wound.
play otho no
play galba no
# Galba beats Otho in Arausio.
# Otho retreats to Nemausus.
play vitellius card recruits
play vitellius politics gladiators
# Vitellius tries Gladiator Gala.
# Vitellius gains 1 political point and has 8.
play galba card senate
play galba activate galbas_praetor
# Galba's praetor sets out from Tolosa with 4 movement points.
play galba step narbo
play otho intercept othos_praetor
# Otho's praetor tries to intercept in Narbo.
chance roll 6
chance roll 4
# Otho's praetor intercepts in Narbo.
# Galba attacks Otho in Narbo.
play galba no
play otho no
play galba no
play otho no
play vitellius no
chance strike 2
chance strike 2
# Galba rolls 2 battle dice: 0 kills, 0 wounds.
chance strike 5
chance strike 5
chance strike 1
chance strike 4
# Otho rolls 4 battle dice: 0 kills, 2 wounds.
play galba no
play otho no
# Otho beats Galba in Narbo.
# Galba retreats to Tolosa.
play otho card civilis
play otho activate othos_praetor
# Otho's praetor sets out from Narbo with 4 movement points.
play otho step nemausus
play otho step arausio
# Otho attacks Galba in Arausio.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 3
chance strike 2
# Otho rolls 2 battle dice: 0 kills, 0 wounds.
chance strike 1
chance strike 6
# Galba rolls 2 battle dice: 1 kill, 0 wounds.
play otho no
play galba no
# Otho loses 1 cohort in Arausio.
# Galba beats Otho in Arausio.
# Otho retreats to Nemausus.
play vitellius card sortie
play vitellius politics festival
# Vitellius tries Sponsor Festival.
chance roll 6
# Vitellius gains 1 political point and has 9.
play galba card bribed_guard
play galba event
# Galba plays the event of Bribed Guard.
play otho card graft
play otho event
# Otho plays the event of Graft.
play otho name galba
# Otho names Galba for Graft.
# Otho plots against Galba: graft.
play galba no
chance roll 6
chance lose galba caecina
# Galba loses Caecina Alienus.
play vitellius card charm
play vitellius event
# Vitellius plays the event of Political Charm.
# Vitellius gains 1 political point and has 10.
play galba card sortie
play galba discard
# Galba discards Surprise Sortie for nothing.
play otho card couriers
play otho event
# Otho plays the event of Couriers.
chance deal otho oath
chance deal otho recruits
play vitellius card veteran
play vitellius activate vitellius
# Vitellius sets out from Rome with 4 movement points.
play vitellius join vitellius_praetor
# Vitellius's praetor rides with Vitellius.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Rome.
play vitellius leave equipment 1
# Vitellius leaves 1 of the siege equipment in Rome.
play vitellius step florentia
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Florentia.
play vitellius step bononia
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Bononia.
play vitellius step placentia
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Placentia.
play vitellius step mediolanum
play otho card recruits
play otho event
# Otho plays the event of Recruits.
play otho place tolosa
# Galba gains 1 cohort in Tolosa.
play vitellius card spies
play vitellius event
# Vitellius plays the event of Spies.
play vitellius name otho
# Vitellius names Otho for Spies.
play otho card oath
play otho event
# Otho plays the event of Oath of New Year.
# Otho gains courage and has 1.
play otho card scouts
play otho discard
# Otho discards Scouts for nothing.
# Turn 6 is over.
# Vitellius is master of Rome.
over
points galba 9
points otho 5
points vitellius 10
place galba 2
place otho 3
place vitellius 1
