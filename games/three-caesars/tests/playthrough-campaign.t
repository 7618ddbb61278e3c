# A whole game, written by tests/playthrough.c.

test a whole game of the campaign scenario
setup seats=3 scenario=campaign
chance deal galba spoils
chance deal galba surgeons
chance deal galba sortie
chance deal galba initiative
chance deal galba senate
chance deal galba mutiny
chance deal galba seduction
chance deal otho spoils
chance deal otho couriers
chance deal otho assassin
chance deal otho fortified
chance deal otho mutiny
chance deal otho devotio
chance deal otho recruits
chance deal vitellius catapults
chance deal vitellius veteran
chance deal vitellius civilis
chance deal vitellius minor_campaign
chance deal vitellius primus
chance deal vitellius donative
chance deal vitellius fighting_retreat
play galba card initiative
play galba pay
# Galba pays 5 towards activation; 0 to go.
play otho card recruits
play otho pay
# Otho pays 4 towards activation; 31 to go.
play vitellius card donative
play vitellius pay
# Vitellius pays 5 towards activation; 55 to go.
play galba card sortie
play galba activate galba
# Galba sets out from Caesaraugusta with 4 movement points.
play galba step tarraco
play galba step emporiae
play galba step narbo
play galba step nemausus
play otho card assassin
play otho pay
# Otho pays 4 towards activation; 27 to go.
play vitellius card civilis
play vitellius activate rufus
# Rufus sets out from Lauriacum with 4 movement points.
play vitellius step virunum
play vitellius step aquileia
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius stop
play galba card spoils
play galba activate galba
# Galba sets out from Nemausus with 4 movement points.
play galba step arausio
play galba step vienna
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step augusta_taurinorum
chance roll 3
# Galba loses 1 cohort in Augusta Taurinorum.
play otho card devotio
play otho pay
# Otho pays 3 towards activation; 24 to go.
play vitellius card primus
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card senate
play galba activate vindex
# Vindex sets out from Lutetia with 4 movement points.
play galba step durocortorum
play galba step vesontio
play galba step aventicum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Aventicum.
play galba step augusta_vindelicum
play otho card mutiny
play otho pay
# Otho pays 3 towards activation; 21 to go.
play vitellius card minor_campaign
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card mutiny
play galba activate vindex
# Vindex sets out from Augusta Vindelicum with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Augusta Vindelicum.
play galba step aventicum
play galba take regulars 1
# Galba takes 1 of the regulars in Aventicum.
play galba step mediolanum
chance roll 6
# Galba loses 2 cohorts in Mediolanum.
play galba step placentia
play otho card fortified
play otho pay
# Otho pays 2 towards activation; 19 to go.
play vitellius card fighting_retreat
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card seduction
play galba activate galba
# Galba sets out from Augusta Taurinorum with 4 movement points.
play galba step mediolanum
play galba step placentia
play galba take regulars 2
# Galba takes 2 of the regulars in Placentia.
play galba step bononia
play galba step florentia
play otho card spoils
play otho pay
# Otho pays 2 towards activation; 17 to go.
play vitellius card veteran
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card surgeons
play galba discard
# Galba discards Surgeons for nothing.
play otho card couriers
play otho pay
# Otho pays 1 towards activation; 16 to go.
play vitellius card catapults
play vitellius pay
# Vitellius pays 1 towards activation; 54 to go.
# Turn 1 is over.
# Turn 2 begins.
points galba 0
points otho 0
points vitellius 0
chance deal galba senate
chance deal galba deserters
chance deal galba senate
chance deal galba snow
chance deal galba batavi
chance deal galba blackmail
chance deal galba grain
chance deal otho minor_campaign
chance deal otho recruits
chance deal otho panic
chance deal otho siege_train
chance deal otho grand_campaign
chance deal otho conscripts
chance deal otho spies
chance deal vitellius seduction
chance deal vitellius guides
chance deal vitellius rumours
chance deal vitellius rumours
chance deal vitellius acceptable_losses
chance deal vitellius testudo
chance deal vitellius caecina
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card deserters
play galba activate galba
# Galba sets out from Florentia with 4 movement points.
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
# The walls of Rome stand at 4.
play otho card grand_campaign
play otho pay
# Otho pays 5 towards activation; 11 to go.
play vitellius card testudo
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card senate
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 5
play galba no
# The siege roll is 7, which counts as 6.
play galba no
play otho no
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 3.
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 5
play galba no
# The siege roll is 7, which counts as 6.
play galba no
play otho no
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 2.
play otho card minor_campaign
play otho pay
# Otho pays 4 towards activation; 7 to go.
play vitellius card acceptable_losses
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card senate
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 1
play galba no
# The siege roll is 3, which counts as 2.
play galba no
play otho no
play vitellius no
# Galba loses 2 cohorts in the camp before Rome.
play otho card conscripts
play otho pay
# Otho pays 4 towards activation; 3 to go.
play vitellius card guides
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card snow
play galba activate vindex
# Vindex sets out from Placentia with 4 movement points.
play galba step bononia
play galba step florentia
play galba step rome
play otho card recruits
play otho pay
# Otho pays 4 towards activation; 0 to go.
play vitellius card seduction
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card batavi
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card panic
play otho activate otho
# Otho sets out from Salamantica with 4 movement points.
play otho step clunia
play otho step caesaraugusta
# Galba's praetor is removed.
play otho step tarraco
play otho step emporiae
play vitellius card caecina
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card grain
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join vindex
# Vindex rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba stop
play otho card spies
play otho event
# Otho plays the event of Spies.
play otho name galba
# Otho names Galba for Spies.
play vitellius card rumours
play vitellius pay
# Vitellius pays 1 towards activation; 53 to go.
play galba card blackmail
play galba event
# Galba plays the event of Blackmail.
play galba name otho
# Galba names Otho for Blackmail.
# Galba plots against Otho: blackmail.
play otho no
chance roll 1
play galba no
# The plot of Galba backfires.
chance roll 2
# Galba loses 0 political points and has 0.
play otho card siege_train
play otho event
# Otho plays the event of Siege Train.
play otho place emporiae
# Otho builds siege equipment in Emporiae.
play vitellius card rumours
play vitellius pay
# Vitellius pays 1 towards activation; 52 to go.
# Turn 2 is over.
# Turn 3 begins.
points galba 0
points otho 0
points vitellius 0
chance deal galba rally
chance deal galba blackmail
chance deal galba double_time
chance deal galba minor_campaign
chance deal galba ambush
chance deal galba graft
chance deal galba spies
chance deal otho donative
chance deal otho omens
chance deal otho sortie
chance deal otho double_time
chance deal otho oath
chance deal otho false_nero
chance deal otho surgeons
chance deal vitellius nero_gold
chance deal vitellius catapults
chance deal vitellius delator
chance deal vitellius scouts
chance deal vitellius snow
chance deal vitellius castra
chance deal vitellius grand_campaign
play galba place clunia
# Galba's praetor returns in Clunia.
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card graft
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join vindex
# Vindex rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 5
play galba no
# The siege roll is 7, which counts as 6.
play galba no
play otho no
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 1.
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 3
play galba no
# The siege roll is 5, which counts as 4.
play galba no
play otho no
play vitellius no
play otho card sortie
play otho activate otho
# Otho sets out from Emporiae with 4 movement points.
play otho step narbo
play otho step nemausus
play otho step arausio
play otho step vienna
# Galba is swept away in Vienna, outnumbered.
# Galba loses 1 cohort in Vienna.
play vitellius card grand_campaign
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card rally
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join vindex
# Vindex rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 4
play galba no
# The siege roll is 6, which counts as 5.
play galba no
play otho no
play vitellius no
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 5
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
# Vitellius loses 10 cohorts in Aquileia.
chance roll 3
play otho card omens
play otho activate otho
# Otho sets out from Vienna with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Vienna.
play otho leave equipment 1
# Otho leaves 1 of the siege equipment in Vienna.
play otho step lugdunum
# Galba is swept away in Lugdunum, outnumbered.
# Galba loses 1 cohort in Lugdunum.
play otho step vienna
play otho step augusta_taurinorum
chance roll 5
# Otho loses 2 cohorts in Augusta Taurinorum.
play vitellius card castra
play vitellius pay
# Vitellius pays 3 towards activation; 49 to go.
play galba courage reforms
# Galba spends courage and has 0 left.
# Galba tries Political Reforms.
chance roll 3
# Galba gains 3 political points and has 3.
play otho card oath
play otho activate otho
# Otho sets out from Augusta Taurinorum with 4 movement points.
play otho step mediolanum
play otho step placentia
play otho step bononia
play otho step florentia
play galba intercept galba
# Galba tries to intercept in Florentia.
chance roll 6
chance roll 2
# Galba intercepts in Florentia.
# Otho attacks Galba in Florentia.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 4
chance strike 2
chance strike 4
chance strike 1
chance strike 2
chance strike 2
chance strike 2
chance strike 4
chance strike 2
chance strike 6
chance strike 6
chance strike 4
chance strike 2
chance strike 3
chance strike 3
chance strike 6
chance strike 4
chance strike 3
chance strike 4
# Otho rolls 19 battle dice: 3 kills, 0 wounds.
chance strike 6
chance strike 5
chance strike 1
chance strike 4
chance strike 4
chance strike 6
chance strike 1
chance strike 5
chance strike 1
chance strike 3
chance strike 1
chance strike 4
# Galba rolls 12 battle dice: 2 kills, 2 wounds.
play galba reroll defender
# Galba uses the initiative: the defender rolls again.
chance strike 5
chance strike 1
chance strike 1
chance strike 5
chance strike 2
chance strike 5
chance strike 2
chance strike 6
chance strike 6
chance strike 4
chance strike 5
chance strike 1
# Galba rolls 12 battle dice: 2 kills, 4 wounds.
play otho again
# Otho spends courage and has 0 left.
chance strike 4
chance strike 6
chance strike 1
chance strike 6
chance strike 6
chance strike 3
chance strike 6
chance strike 2
chance strike 6
chance strike 2
chance strike 1
chance strike 5
chance strike 5
chance strike 1
chance strike 1
chance strike 4
chance strike 3
chance strike 4
chance strike 5
# Otho rolls 19 battle dice: 5 kills, 3 wounds.
play otho no
play galba no
# Otho loses 2 cohorts in Florentia.
# Galba loses 5 cohorts in Florentia.
# Otho beats Galba in Florentia.
# Galba retreats to Rome.
# Otho gains 1 political point and has 1.
play vitellius card snow
play vitellius pay
# Vitellius pays 3 towards activation; 46 to go.
play galba card minor_campaign
play galba politics allies
# Galba tries Reward Allies.
chance roll 5
# Galba gains 2 political points and has 5.
play otho card false_nero
play otho activate otho
# Otho sets out from Florentia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Florentia.
play otho step rome
play galba walls
play otho siege
# Otho assaults the walls of Rome.
chance roll 5
chance roll 2
# The siege roll is 7, which counts as 6.
play otho no
play galba no
play vitellius no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play vitellius card nero_gold
play vitellius pay
# Vitellius pays 3 towards activation; 43 to go.
play galba card ambush
play galba politics senators
# Galba tries Senatorial Cooperation.
chance roll 6
# Galba gains 1 political point and has 6.
play otho card double_time
play otho event
# Otho plays the event of Double Time.
play otho activate otho
# Otho sets out from the camp before Rome with 6 movement points.
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
play vitellius no
chance strike 3
chance strike 5
chance strike 3
chance strike 3
chance strike 1
chance strike 4
chance strike 2
chance strike 2
chance strike 2
chance strike 4
chance strike 5
chance strike 1
chance strike 5
chance strike 5
chance strike 6
chance strike 4
# Otho rolls 16 battle dice: 1 kill, 4 wounds.
chance strike 2
chance strike 2
chance strike 2
chance strike 1
chance strike 3
chance strike 6
# Galba rolls 6 battle dice: 1 kill, 0 wounds.
play otho no
play galba no
# Otho loses 1 cohort in the camp before Rome.
# Galba loses 3 cohorts in the camp before Rome.
# Galba is removed.
# Vindex is removed.
# Otho beats Galba in the camp before Rome.
# Galba is slaughtered.
play otho overrun
# Otho goes on moving.
play otho siege
# Otho assaults the walls of Rome.
chance roll 4
chance roll 5
# The siege roll is 9, which counts as 8.
play otho no
play galba no
play vitellius no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 3.
# Otho takes Rome.
chance roll 3
play vitellius card delator
play vitellius pay
# Vitellius pays 2 towards activation; 41 to go.
play galba card double_time
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card donative
play otho politics reforms
# Otho tries Political Reforms.
chance roll 1
# Otho gains 1 political point and has 2.
play vitellius card catapults
play vitellius pay
# Vitellius pays 1 towards activation; 40 to go.
play galba card blackmail
play galba event
# Galba plays the event of Blackmail.
play galba name otho
# Galba names Otho for Blackmail.
# Galba plots against Otho: blackmail.
play otho no
chance roll 6
chance roll 1
# Otho loses 1 political point and has 1.
play otho card surgeons
play otho discard
# Otho discards Surgeons for nothing.
play vitellius card scouts
play vitellius pay
# Vitellius pays 1 towards activation; 39 to go.
play galba card spies
play galba discard
# Galba discards Spies for nothing.
# Turn 3 is over.
# Otho has the initiative.
# Turn 4 begins.
points galba 6
points otho 1
points vitellius 0
chance deal galba coup
chance deal galba fighting_retreat
chance deal galba grain
chance deal galba danube
chance deal galba imperator
chance deal galba sortie
chance deal galba couriers
chance deal otho sortie
chance deal otho graft
chance deal otho delator
chance deal otho fortified
chance deal otho sortie
chance deal otho minor_campaign
chance deal otho minor_campaign
chance deal vitellius vestals
chance deal vitellius siege_train
chance deal vitellius spoils
chance deal vitellius couriers
chance deal vitellius imperator
chance deal vitellius grain
chance deal vitellius marry
play otho order galba
play otho order otho
# Otho sets the order of play: Galba, then Otho.
play galba card danube
play galba build clunia
# Galba gains 1 cohort in Clunia.
play otho card minor_campaign
play otho politics allies
# Otho tries Reward Allies.
chance roll 4
# Otho gains 2 political points and has 3.
play vitellius card imperator
play vitellius event
# Vitellius plays the event of Hailed Imperator.
# Vitellius gains 1 political point and has 1.
play galba card imperator
play galba event
# Galba plays the event of Hailed Imperator.
# Galba gains 1 political point and has 7.
play otho card minor_campaign
play otho politics improvements
# Otho tries Internal Improvements.
# Otho gains 1 political point and has 4.
play vitellius card vestals
play vitellius pay
# Vitellius pays 3 towards activation; 36 to go.
play galba card coup
play galba event
# Galba plays the event of Praetorian Coup.
chance roll 6
# Otho loses 3 cohorts in Rome.
play otho card sortie
play otho politics senators
# Otho tries Senatorial Cooperation.
chance roll 5
# Otho gains 1 political point and has 5.
play vitellius card grain
play vitellius event
# Vitellius plays the event of Grain Fleet.
# Otho loses 1 political point and has 4.
chance roll 5
# Otho loses 1 cohort in Rome.
play galba card fighting_retreat
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card sortie
play otho politics festival
# Otho tries Sponsor Festival.
chance roll 6
# Otho gains 1 political point and has 5.
play vitellius card marry
play vitellius pay
# Vitellius pays 2 towards activation; 34 to go.
play galba card grain
play galba event
# Galba plays the event of Grain Fleet.
# Otho loses 1 political point and has 4.
chance roll 4
play otho card fortified
play otho politics bread
# Otho tries Free Bread.
chance roll 6
# Otho gains 1 political point and has 5.
play vitellius card spoils
play vitellius pay
# Vitellius pays 2 towards activation; 32 to go.
play galba card sortie
play galba discard
# Galba discards Surprise Sortie for nothing.
play otho card graft
play otho event
# Otho plays the event of Graft.
play otho name galba
# Otho names Galba for Graft.
# Otho plots against Galba: graft.
play galba no
chance roll 2
play vitellius card siege_train
play vitellius pay
# Vitellius pays 1 towards activation; 31 to go.
play galba card couriers
play galba event
# Galba plays the event of Couriers.
chance deal galba devotio
chance deal galba initiative
play otho card delator
play otho discard
# Otho discards Informers for nothing.
play vitellius card couriers
play vitellius pay
# Vitellius pays 1 towards activation; 30 to go.
play galba card initiative
play galba build clunia
# Galba gains 1 cohort in Clunia.
play galba card devotio
play galba activate galbas_praetor
# Galba's praetor sets out from Clunia with 4 movement points.
play galba step salamantica
# Otho's praetor is removed.
play galba step clunia
play galba step caesaraugusta
play galba leave regulars 1
# Galba leaves 1 of the regulars in Caesaraugusta.
play galba step toletum
# Turn 4 is over.
# Turn 5 begins.
points galba 7
points otho 5
points vitellius 1
chance deal galba fortified
chance deal galba ambush
chance deal galba minor_campaign
chance deal galba bribed_guard
chance deal galba charm
chance deal galba siege_train
chance deal galba spies
chance deal otho fortified
chance deal otho panic
chance deal otho testudo
chance deal otho acceptable_losses
chance deal otho scouts
chance deal otho devotio
chance deal otho castra
chance deal vitellius catapults
chance deal vitellius charm
chance deal vitellius veteran
chance deal vitellius po_flood
chance deal vitellius recruits
chance deal vitellius marry
chance deal vitellius conscripts
play otho place emerita_augusta
# Otho's praetor returns in Emerita Augusta.
play otho order galba
play otho order otho
# Otho sets the order of play: Galba, then Otho.
play galba card minor_campaign
play galba build tarraco
# Galba gains 1 cohort in Tarraco.
play otho card testudo
play otho politics circus
# Otho tries Circus Maximus.
# Otho gains 1 political point and has 6.
play vitellius card conscripts
play vitellius pay
# Vitellius pays 4 towards activation; 26 to go.
play galba card charm
play galba event
# Galba plays the event of Political Charm.
# Galba gains 1 political point and has 8.
play otho card devotio
play otho politics gladiators
# Otho tries Gladiator Gala.
# Otho gains 1 political point and has 7.
play vitellius card recruits
play vitellius pay
# Vitellius pays 4 towards activation; 22 to go.
play galba card fortified
play galba discard
# Galba discards Fortified Cities for nothing.
play otho card fortified
play otho discard
# Otho discards Fortified Cities for nothing.
play vitellius card charm
play vitellius event
# Vitellius plays the event of Political Charm.
# Vitellius gains 1 political point and has 2.
play galba card ambush
play galba discard
# Galba discards Ambush for nothing.
play otho card acceptable_losses
play otho activate othos_praetor
# Otho's praetor sets out from Emerita Augusta with 4 movement points.
play otho step corduba
play galba intercept galbas_praetor
# Galba's praetor tries to intercept in Corduba.
chance roll 3
chance roll 6
# Galba's praetor intercepts in Corduba.
# Otho is swept away in Corduba, outnumbered.
# Otho's praetor is removed.
play vitellius card veteran
play vitellius pay
# Vitellius pays 4 towards activation; 18 to go.
play galba card spies
play galba event
# Galba plays the event of Spies.
play galba name otho
# Galba names Otho for Spies.
play otho card castra
play otho discard
# Otho discards Castra for nothing.
play vitellius card marry
play vitellius pay
# Vitellius pays 2 towards activation; 16 to go.
play galba card siege_train
play galba event
# Galba plays the event of Siege Train.
play galba place corduba
# Galba builds siege equipment in Corduba.
play otho card panic
play otho discard
# Otho discards Panic for nothing.
play vitellius card po_flood
play vitellius pay
# Vitellius pays 2 towards activation; 14 to go.
play galba card bribed_guard
play galba event
# Galba plays the event of Bribed Guard.
play otho card scouts
play otho discard
# Otho discards Scouts for nothing.
play vitellius card catapults
play vitellius pay
# Vitellius pays 1 towards activation; 13 to go.
# Turn 5 is over.
# Turn 6 begins.
points galba 8
points otho 7
points vitellius 2
chance deal galba assassin
# The discards are shuffled: 106 cards in the deck.
chance deal galba guides
chance deal galba bribed_guard
chance deal galba couriers
chance deal galba couriers
chance deal galba initiative
chance deal galba sortie
chance deal otho siege_train
chance deal otho rally
chance deal otho castra
chance deal otho assassin
chance deal otho devotio
chance deal otho po_flood
chance deal otho scouts
chance deal vitellius fortified
chance deal vitellius nero_gold
chance deal vitellius testudo
chance deal vitellius siege_train
chance deal vitellius spies
chance deal vitellius devotio
chance deal vitellius ambush
play otho place emerita_augusta
# Otho's praetor returns in Emerita Augusta.
play otho order galba
play otho order otho
# Otho sets the order of play: Galba, then Otho.
play galba card initiative
play galba event
# Galba plays the event of Initiative.
# Galba has the initiative.
play otho card assassin
play otho build emerita_augusta
# Otho gains 1 cohort in Emerita Augusta.
play vitellius card testudo
play vitellius pay
# Vitellius pays 3 towards activation; 10 to go.
play galba card assassin
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card devotio
play otho activate othos_praetor
# Otho's praetor sets out from Emerita Augusta with 4 movement points.
play otho step corduba
play galba avoid toletum
# Galba tries to slip away to Toletum.
chance roll 3
chance roll 5
# Galba slips away to Toletum.
play otho step toletum
play galba avoid emerita_augusta
# Galba tries to slip away to Emerita Augusta.
chance roll 6
chance roll 4
# Galba slips away to Emerita Augusta.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Toletum.
play otho step corduba
play galba intercept galbas_praetor
# Galba's praetor tries to intercept in Corduba.
chance roll 1
chance roll 4
# Galba's praetor intercepts in Corduba.
# Otho is swept away in Corduba, outnumbered.
# Otho's praetor is removed.
play vitellius card devotio
play vitellius pay
# Vitellius pays 3 towards activation; 7 to go.
play galba card guides
play galba event
# Galba plays the event of Alpine Guides.
play galba activate galbas_praetor
# Galba's praetor sets out from Corduba with 4 movement points.
play galba leave equipment 1
# Galba leaves 1 of the siege equipment in Corduba.
play galba step emerita_augusta
play galba step corduba
play galba step emerita_augusta
play galba leave regulars 1
# Galba leaves 1 of the regulars in Emerita Augusta.
play galba step corduba
play otho card siege_train
play otho event
# Otho plays the event of Siege Train.
play otho place rome
# Otho builds siege equipment in Rome.
play vitellius card nero_gold
play vitellius pay
# Vitellius pays 3 towards activation; 4 to go.
play galba card sortie
play galba discard
# Galba discards Surprise Sortie for nothing.
play otho card castra
play otho discard
# Otho discards Castra for nothing.
play vitellius card fortified
play vitellius pay
# Vitellius pays 2 towards activation; 2 to go.
play galba card couriers
play galba event
# Galba plays the event of Couriers.
chance deal galba spoils
chance deal galba surgeons
play otho card rally
play otho discard
# Otho discards Rally to the Standards for nothing.
play vitellius card ambush
play vitellius pay
# Vitellius pays 2 towards activation; 0 to go.
play galba card spoils
play galba event
# Galba plays the event of Spoils of Victory.
chance deal galba donative
play otho card po_flood
play otho event
# Otho plays the event of The Po in Flood.
play vitellius card spies
play vitellius event
# Vitellius plays the event of Spies.
play vitellius name galba
# Vitellius names Galba for Spies.
play galba card donative
play galba build corduba
# Galba gains 1 cohort in Corduba.
play otho card scouts
play otho discard
# Otho discards Scouts for nothing.
play vitellius card siege_train
play vitellius event
# Vitellius plays the event of Siege Train.
play vitellius place vindobona
# Vitellius builds siege equipment in Vindobona.
play galba card couriers
play galba event
# Galba plays the event of Couriers.
chance deal galba+vitellius grand_campaign
chance deal galba+vitellius graft
play galba card grand_campaign
play galba build corduba
# Galba gains 1 cohort in Corduba.
play galba card graft
play galba event
# Galba plays the event of Graft.
play galba name otho
# Galba names Otho for Graft.
# Galba plots against Otho: graft.
chance roll 5
play galba card surgeons
play galba discard
# Galba discards Surgeons for nothing.
play galba card bribed_guard
play galba event
# Galba plays the event of Bribed Guard.
chance roll 1
chance roll 3
# Otho loses 1 cohort in Toletum.
# Turn 6 is over.
# Turn 7 begins.
points galba 8
points otho 7
points vitellius 2
chance deal galba donative
chance deal galba acceptable_losses
chance deal galba senate
chance deal galba imperator
chance deal galba blackmail
chance deal galba fighting_retreat
chance deal galba devotio
chance deal otho senate
chance deal otho veteran
chance deal otho civilis
chance deal otho mutiny
chance deal otho conscripts
chance deal otho graft
chance deal otho recruits
chance deal vitellius panic
chance deal vitellius siege_train
chance deal vitellius oath
chance deal vitellius fortified
chance deal vitellius vestals
chance deal vitellius seduction
chance deal vitellius fortified
play otho place salamantica
# Otho's praetor returns in Salamantica.
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card donative
play galba activate galbas_praetor
# Galba's praetor sets out from Corduba with 4 movement points.
play galba step toletum
play galba step caesaraugusta
play galba take regulars 1
# Galba takes 1 of the regulars in Caesaraugusta.
play galba step tarraco
play galba take regulars 1
# Galba takes 1 of the regulars in Tarraco.
play galba step emporiae
play otho card civilis
play otho politics reforms
# Otho tries Political Reforms.
chance roll 3
# Otho gains 2 political points and has 9.
play vitellius card panic
play vitellius activate vitellius_praetor
# Vitellius's praetor sets out from Vindobona with 4 movement points.
play vitellius join vitellius
# Vitellius rides with Vitellius's praetor.
play vitellius step lauriacum
play vitellius step augusta_vindelicum
# Vitellius attacks Galba in Augusta Vindelicum.
play vitellius no
play galba respond devotio
# Galba responds with Devotio.
play vitellius no
play galba no
play otho respond conscripts
# Otho responds with Conscripts.
play otho name galba
# 2 conscripts join Galba.
play otho no
chance strike 6
chance strike 2
chance strike 5
chance strike 3
chance strike 3
chance strike 1
# Vitellius rolls 6 battle dice: 2 kills, 0 wounds.
chance strike 4
chance strike 6
chance strike 3
chance strike 5
chance strike 4
# Galba rolls 5 battle dice: 1 kill, 1 wound.
play galba reroll attacker
# Galba uses the initiative: the attacker rolls again.
chance strike 1
chance strike 2
chance strike 1
chance strike 3
chance strike 3
chance strike 1
# Vitellius rolls 6 battle dice: 0 kills, 0 wounds.
play vitellius again
# Vitellius spends courage and has 0 left.
chance strike 6
chance strike 1
chance strike 5
chance strike 3
chance strike 3
chance strike 1
# Vitellius rolls 6 battle dice: 2 kills, 0 wounds.
play vitellius no
play galba respond acceptable_losses
# Galba responds with Acceptable Losses.
play galba no
# Vitellius loses 1 cohort in Augusta Vindelicum.
# The battle in Augusta Vindelicum is undecided; a second round follows.
chance strike 2
chance strike 4
chance strike 3
chance strike 3
# Vitellius rolls 4 battle dice: 0 kills, 1 wound.
chance strike 5
chance strike 4
chance strike 2
chance strike 5
# Galba rolls 4 battle dice: 0 kills, 2 wounds.
play vitellius no
play galba no
# Galba beats Vitellius in Augusta Vindelicum.
# Vitellius retreats to Lauriacum.
play galba card imperator
play galba event
# Galba plays the event of Hailed Imperator.
chance roll 5
# Galba gains 2 political points and has 10.
play otho card recruits
play otho build corduba
# Otho gains 1 cohort in Corduba.
play vitellius card vestals
play vitellius activate vitellius_praetor
# Vitellius's praetor sets out from Lauriacum with 4 movement points.
play vitellius join vitellius
# Vitellius rides with Vitellius's praetor.
play vitellius leave equipment 1
# Vitellius leaves 1 of the siege equipment in Lauriacum.
play vitellius step virunum
play vitellius step aquileia
play vitellius step ravenna
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Ravenna.
play vitellius step bononia
play galba card fighting_retreat
play galba activate galbas_praetor
# Galba's praetor sets out from Emporiae with 4 movement points.
play galba step narbo
play galba step nemausus
play galba step arausio
play galba step vienna
# Galba attacks Otho in Vienna.
play galba no
play otho no
play galba no
play otho no
play vitellius no
chance strike 6
chance strike 1
chance strike 5
chance strike 2
# Galba rolls 4 battle dice: 1 kill, 1 wound.
chance strike 5
chance strike 6
# Otho rolls 2 battle dice: 1 kill, 1 wound.
play galba no
play otho no
# Galba loses 1 cohort in Vienna.
# Otho loses 1 cohort in Vienna.
# Galba beats Otho in Vienna.
chance roll 1
play otho card veteran
play otho build corduba
# Otho gains 1 cohort in Corduba.
play vitellius card oath
play vitellius activate vitellius_praetor
# Vitellius's praetor sets out from Bononia with 4 movement points.
play vitellius join vitellius
# Vitellius rides with Vitellius's praetor.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Bononia.
play vitellius step florentia
play otho intercept otho
# Otho tries to intercept in Florentia.
chance roll 5
chance roll 2
# Otho intercepts in Florentia.
# Vitellius attacks Otho in Florentia.
play vitellius no
play otho no
play vitellius no
play otho no
play galba no
chance strike 2
chance strike 5
chance strike 5
# Vitellius rolls 3 battle dice: 1 kill, 1 wound.
chance strike 1
chance strike 6
chance strike 5
chance strike 1
chance strike 3
chance strike 5
chance strike 6
chance strike 3
chance strike 6
chance strike 5
chance strike 6
chance strike 1
# Otho rolls 12 battle dice: 4 kills, 3 wounds.
play vitellius no
play otho no
# Vitellius loses 2 cohorts in Florentia.
# Otho loses 1 cohort in Florentia.
# Vitellius is removed.
# Vitellius's praetor is removed.
# Otho beats Vitellius in Florentia.
# Vitellius is slaughtered.
play galba card senate
play galba activate galbas_praetor
# Galba's praetor sets out from Vienna with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step arausio
play galba step vienna
play galba take regulars 1
# Galba takes 1 of the regulars in Vienna.
play galba stop
play otho card graft
play otho activate otho
# Otho sets out from Florentia with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Florentia.
play otho step bononia
# Otho attacks Vitellius in Bononia.
play otho no
play vitellius no
play otho no
play vitellius no
play galba no
chance strike 4
chance strike 5
chance strike 3
chance strike 6
chance strike 4
chance strike 5
chance strike 5
chance strike 4
# Otho rolls 8 battle dice: 1 kill, 3 wounds.
chance strike 1
chance strike 3
# Vitellius rolls 2 battle dice: 0 kills, 0 wounds.
play otho no
play vitellius no
# Vitellius loses 1 cohort in Bononia.
# Otho beats Vitellius in Bononia.
# Vitellius is slaughtered.
play otho overrun
# Otho goes on moving.
play otho step ravenna
# Otho attacks Vitellius in Ravenna.
play otho no
play vitellius no
play otho no
play vitellius no
play galba no
chance strike 5
chance strike 4
chance strike 1
chance strike 6
chance strike 2
chance strike 4
chance strike 5
chance strike 5
# Otho rolls 8 battle dice: 1 kill, 3 wounds.
chance strike 6
chance strike 3
# Vitellius rolls 2 battle dice: 1 kill, 0 wounds.
play otho no
play vitellius no
# Otho loses 1 cohort in Ravenna.
# Vitellius loses 1 cohort in Ravenna.
# Otho beats Vitellius in Ravenna.
# Vitellius is slaughtered.
play vitellius card fortified
play vitellius discard
# Vitellius discards Fortified Cities for nothing.
play galba card blackmail
play galba activate galbas_praetor
# Galba's praetor sets out from Vienna with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step augusta_taurinorum
chance roll 4
# Galba loses 1 cohort in Augusta Taurinorum.
play galba step mediolanum
play galba step placentia
play otho card senate
play otho activate otho
# Otho sets out from Ravenna with 4 movement points.
play otho step spoletium
play otho leave equipment 1
# Otho leaves 1 of the siege equipment in Spoletium.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Spoletium.
play otho step rome
play vitellius card fortified
play vitellius discard
# Vitellius discards Fortified Cities for nothing.
play otho card mutiny
play otho event
# Otho plays the event of Mutiny.
play otho against galbas_praetor
chance roll 5
# The troops of Galba's praetor mutiny.
play vitellius card seduction
play vitellius event
# Vitellius plays the event of Seduction.
play vitellius name galba
# Vitellius names Galba for Seduction.
# Vitellius plots against Galba: seduction.
chance roll 2
play vitellius card siege_train
play vitellius discard
# Vitellius discards Siege Train for nothing.
# Turn 7 is over.
# Otho has the initiative.
# Turn 8 begins.
points galba 10
points otho 9
points vitellius 2
chance deal galba castra
chance deal galba catapults
chance deal galba batavi
chance deal galba minor_campaign
chance deal galba delator
chance deal galba recruits
chance deal galba recruits
chance deal otho double_time
chance deal otho seduction
chance deal otho mutiny
chance deal otho couriers
chance deal otho minor_campaign
chance deal otho grain
chance deal otho ambush
chance deal vitellius danube
chance deal vitellius minor_campaign
chance deal vitellius caecina
chance deal vitellius spoils
chance deal vitellius fighting_retreat
chance deal vitellius sortie
chance deal vitellius catapults
play vitellius place aventicum
# Vitellius's praetor returns in Aventicum.
play otho order galba
play otho order otho
# Otho sets the order of play: Galba, then Otho.
play galba card minor_campaign
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card minor_campaign
play otho build corduba
# Otho gains 1 cohort in Corduba.
play vitellius card danube
play vitellius build aventicum
# Vitellius gains 1 cohort in Aventicum.
play galba card recruits
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card double_time
play otho build corduba
# Otho gains 1 cohort in Corduba.
play vitellius card minor_campaign
play vitellius build virunum
# Vitellius gains 1 cohort in Virunum.
play galba card recruits
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card couriers
play otho event
# Otho plays the event of Couriers.
chance deal otho acceptable_losses
chance deal otho fortified
play vitellius card fighting_retreat
play vitellius build lauriacum
# Vitellius gains 1 cohort in Lauriacum.
play galba card batavi
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card acceptable_losses
play otho activate othos_praetor
# Otho's praetor sets out from Salamantica with 4 movement points.
play otho step clunia
play otho step salamantica
play otho step clunia
play otho step salamantica
play vitellius card sortie
play vitellius discard
# Vitellius discards Surprise Sortie for nothing.
play galba card castra
play galba activate galbas_praetor
# Galba's praetor sets out from Placentia with 4 movement points.
play galba step cremona
play galba step bononia
play galba leave regulars 1
# Galba leaves 1 of the regulars in Bononia.
play galba step placentia
play galba step mediolanum
play otho card mutiny
play otho event
# Otho plays the event of Mutiny.
play otho against vitellius_praetor
chance roll 5
# The troops of Vitellius's praetor mutiny.
play vitellius card spoils
play vitellius event
# Vitellius plays the event of Spoils of Victory.
chance deal vitellius deserters
play galba card catapults
play galba discard
# Galba discards Catapults for nothing.
play otho card grain
play otho event
# Otho plays the event of Grain Fleet.
# Otho gains 1 political point and has 10.
# Otho is master of Rome.
over
points galba 10
points otho 10
points vitellius 2
place galba 2
place otho 1
place vitellius 3
