# A whole game, written by tests/playthrough.c.

test a whole game of the long scenario
setup seats=3 scenario=long
chance deal galba veteran
chance deal galba rumours
chance deal galba panic
chance deal galba surgeons
chance deal galba recruits
chance deal galba sortie
chance deal galba snow
chance deal otho seduction
chance deal otho donative
chance deal otho senate
chance deal otho donative
chance deal otho couriers
chance deal otho grain
chance deal otho fortified
chance deal vitellius omens
chance deal vitellius devotio
chance deal vitellius castra
chance deal vitellius minor_campaign
chance deal vitellius sortie
chance deal vitellius oath
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
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card donative
play otho pay
# Otho pays 5 towards activation; 25 to go.
play vitellius card double_time
play vitellius pay
# Vitellius pays 4 towards activation; 52 to go.
play galba card rumours
play galba pay
# Galba pays 1 towards activation; 0 to go.
play otho card senate
play otho pay
# Otho pays 3 towards activation; 22 to go.
play vitellius card devotio
play vitellius pay
# Vitellius pays 3 towards activation; 49 to go.
play galba card sortie
play galba activate galba
# Galba sets out from Caesaraugusta with 4 movement points.
play galba step tarraco
play galba step emporiae
play galba step narbo
play galba step nemausus
play otho card grain
play otho pay
# Otho pays 3 towards activation; 19 to go.
play vitellius card castra
play vitellius activate rufus
# Rufus sets out from Lauriacum with 4 movement points.
play vitellius step virunum
play vitellius step aquileia
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius stop
play galba card panic
play galba activate galba
# Galba sets out from Nemausus with 4 movement points.
play galba step arausio
play galba step vienna
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step augusta_taurinorum
chance roll 1
play otho card fortified
play otho pay
# Otho pays 2 towards activation; 17 to go.
play vitellius card oath
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
# Vindex sets out from Lutetia with 4 movement points.
play galba step durocortorum
play galba step vesontio
play galba step aventicum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Aventicum.
play galba step augusta_vindelicum
play otho card seduction
play otho pay
# Otho pays 2 towards activation; 15 to go.
play vitellius card sortie
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
# Otho pays 1 towards activation; 14 to go.
play vitellius card omens
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius stop
# Turn 1 is over.
# Turn 2 begins.
points galba 0
points otho 0
points vitellius 0
chance deal galba conscripts
chance deal galba testudo
chance deal galba marry
chance deal galba grand_campaign
chance deal galba conscripts
chance deal galba graft
chance deal galba rally
chance deal otho couriers
chance deal otho coup
chance deal otho false_nero
chance deal otho acceptable_losses
chance deal otho vestals
chance deal otho po_flood
chance deal otho batavi
chance deal vitellius assassin
chance deal vitellius couriers
chance deal vitellius danube
chance deal vitellius devotio
chance deal vitellius surgeons
chance deal vitellius mutiny
chance deal vitellius sortie
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card marry
play galba activate galba
# Galba sets out from Augusta Taurinorum with 4 movement points.
play galba step mediolanum
play galba step placentia
play galba step bononia
play galba step florentia
play otho card coup
play otho pay
# Otho pays 5 towards activation; 9 to go.
play vitellius card danube
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card graft
play galba activate galba
# Galba sets out from Florentia with 4 movement points.
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 5
chance roll 1
play galba no
# The siege roll is 6, which counts as 5.
play galba no
play otho no
play vitellius no
play otho card batavi
play otho pay
# Otho pays 4 towards activation; 5 to go.
play vitellius card assassin
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
play vitellius no
# The walls of Rome stand at 3.
play galba siege
# Galba assaults the walls of Rome.
chance roll 3
chance roll 4
play galba no
# The siege roll is 7, which counts as 6.
play galba no
play otho no
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 2.
play otho card acceptable_losses
play otho pay
# Otho pays 3 towards activation; 2 to go.
play vitellius card devotio
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card testudo
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 4
chance roll 1
play galba no
# The siege roll is 5, which counts as 4.
play galba no
play otho no
play vitellius no
play galba siege
# Galba assaults the walls of Rome.
chance roll 3
chance roll 2
play galba no
# The siege roll is 5, which counts as 4.
play galba no
play otho no
play vitellius no
play otho card vestals
play otho pay
# Otho pays 3 towards activation; 0 to go.
play vitellius card mutiny
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card conscripts
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 3
play galba no
# The siege roll is 5, which counts as 4.
play galba no
play otho no
play vitellius no
play galba siege
# Galba assaults the walls of Rome.
chance roll 4
chance roll 5
play galba no
# The siege roll is 9, which counts as 8.
play galba no
play otho no
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 1.
play otho card po_flood
play otho activate otho
# Otho sets out from Salamantica with 4 movement points.
play otho step clunia
play otho step caesaraugusta
# Galba's praetor is removed.
play otho step tarraco
play otho step emporiae
play vitellius card sortie
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius leave regulars 1
# Vitellius leaves 1 of the regulars in Aquileia.
play vitellius step virunum
play vitellius step aquileia
play vitellius take regulars 1
# Vitellius takes 1 of the regulars in Aquileia.
play vitellius stop
play galba card grand_campaign
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 4
chance roll 2
play galba no
# The siege roll is 6, which counts as 5.
play galba no
play otho no
play vitellius no
play galba siege
# Galba assaults the walls of Rome.
chance roll 5
chance roll 1
play galba no
# The siege roll is 6, which counts as 5.
play galba no
play otho no
play vitellius no
play otho card false_nero
play otho activate otho
# Otho sets out from Emporiae with 4 movement points.
play otho step narbo
play otho step nemausus
play otho step arausio
play otho step vienna
# Galba is swept away in Vienna, outnumbered.
# Galba loses 1 cohort in Vienna.
play vitellius card couriers
play vitellius pay
# Vitellius pays 1 towards activation; 48 to go.
play galba card conscripts
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba siege
# Galba assaults the walls of Rome.
chance roll 4
chance roll 6
play galba no
# The siege roll is 10, which counts as 9.
play otho no
play vitellius no
# The walls of Rome stand at 0.
# The garrison of Rome loses 1 cohort.
# Sabinus is removed.
# Galba takes Rome.
# Rufus is removed.
# Vitellius loses 10 cohorts in Aquileia.
chance roll 4
# Galba gains courage and has 2.
play otho card couriers
play otho event
# Otho plays the event of Couriers.
chance deal otho testudo
chance deal otho recruits
play vitellius card surgeons
play vitellius pay
# Vitellius pays 1 towards activation; 47 to go.
play otho card testudo
play otho activate otho
# Otho sets out from Vienna with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Vienna.
play otho step lugdunum
# Galba is swept away in Lugdunum, outnumbered.
# Galba loses 1 cohort in Lugdunum.
play otho step vienna
play otho step augusta_taurinorum
chance roll 1
play otho card recruits
play otho activate otho
# Otho sets out from Augusta Taurinorum with 4 movement points.
play otho step mediolanum
play otho step aventicum
chance roll 6
# Otho loses 2 cohorts in Aventicum.
play galba no
# Galba is swept away in Aventicum, outnumbered.
# Galba loses 1 cohort in Aventicum.
play otho step augusta_vindelicum
play galba avoid verona
# Galba tries to slip away to Verona.
chance roll 2
chance roll 5
# Galba slips away to Verona.
chance roll 1
# Turn 2 is over.
# Turn 3 begins.
points galba 0
points otho 0
points vitellius 0
chance deal galba grain
chance deal galba spies
chance deal galba fortified
chance deal galba devotio
chance deal galba snow
chance deal galba recruits
chance deal galba caecina
chance deal otho spoils
chance deal otho rumours
chance deal otho fortified
chance deal otho deserters
chance deal otho nero_gold
chance deal otho siege_train
chance deal otho guides
chance deal vitellius senate
chance deal vitellius senate
chance deal vitellius spies
chance deal vitellius minor_campaign
chance deal vitellius minor_campaign
chance deal vitellius ambush
chance deal vitellius sortie
play galba place clunia
# Galba's praetor returns in Clunia.
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba courage reforms
# Galba spends courage and has 1 left.
# Galba tries Political Reforms.
chance roll 4
# Galba gains 3 political points and has 3.
play otho card fortified
play otho activate otho
# Otho sets out from Augusta Vindelicum with 4 movement points.
play otho step verona
chance roll 2
play galba avoid cremona
# Galba tries to slip away to Cremona.
chance roll 2
chance roll 6
# Galba slips away to Cremona.
play otho step cremona
play galba stand
# Otho attacks Galba in Cremona.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 4
chance strike 3
chance strike 1
chance strike 3
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
# Otho rolls 19 battle dice: 1 kill, 1 wound.
chance strike 3
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
# Galba rolls 11 battle dice: 4 kills, 1 wound.
play galba no
play otho again
# Otho spends courage and has 0 left.
chance strike 5
chance strike 2
chance strike 6
chance strike 1
chance strike 6
chance strike 2
chance strike 3
chance strike 5
chance strike 3
chance strike 2
chance strike 1
chance strike 1
chance strike 2
chance strike 6
chance strike 3
chance strike 1
chance strike 4
chance strike 5
chance strike 2
# Otho rolls 19 battle dice: 3 kills, 3 wounds.
play galba no
play otho no
play galba no
# Otho loses 4 cohorts in Cremona.
# Galba loses 3 cohorts in Cremona.
# Otho beats Galba in Cremona.
play galba retreat bononia
# Galba retreats to Bononia.
# Otho gains 1 political point and has 1.
play vitellius card minor_campaign
play vitellius pay
# Vitellius pays 4 towards activation; 43 to go.
play galba card recruits
play galba activate vindex
# Vindex sets out from Bononia with 4 movement points.
play galba step florentia
play galba leave regulars 1
# Galba leaves 1 of the regulars in Florentia.
play galba step rome
play otho card nero_gold
play otho activate otho
# Otho sets out from Cremona with 4 movement points.
play otho step bononia
play otho step florentia
play galba no
# Galba is swept away in Florentia, outnumbered.
# Galba loses 1 cohort in Florentia.
play otho step rome
play galba walls
play vitellius card minor_campaign
play vitellius pay
# Vitellius pays 4 towards activation; 39 to go.
play galba courage allies
# Galba spends courage and has 0 left.
# Galba tries Reward Allies.
chance roll 2
# Galba gains 2 political points and has 5.
play otho card spoils
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho siege
# Otho assaults the walls of Rome.
chance roll 1
chance roll 1
# The siege roll is 2, which counts as 2.
play otho no
play galba no
play vitellius no
# Otho loses 2 cohorts in the camp before Rome.
play vitellius card senate
play vitellius pay
# Vitellius pays 3 towards activation; 36 to go.
play galba card devotio
play galba politics improvements
# Galba tries Internal Improvements.
# Galba gains 1 political point and has 6.
play otho card guides
play otho event
# Otho plays the event of Alpine Guides.
play otho activate othos_praetor
# Otho's praetor sets out from Salamantica with 4 movement points.
play otho step emerita_augusta
play otho step corduba
play otho step emerita_augusta
play otho step corduba
play vitellius card senate
play vitellius pay
# Vitellius pays 3 towards activation; 33 to go.
play galba card snow
play galba sortie
chance roll 3
chance roll 2
# The sortie rolls 5.
play otho card deserters
play otho event
# Otho plays the event of Deserters.
play otho desert rome camp
# A cohort of Galba in Rome joins Otho in the camp before Rome.
play vitellius card sortie
play vitellius pay
# Vitellius pays 2 towards activation; 31 to go.
play galba card fortified
play galba politics senators
# Galba tries Senatorial Cooperation.
chance roll 1
# Galba gains 1 political point and has 7.
play otho card siege_train
play otho event
# Otho plays the event of Siege Train.
play otho place camp
# Otho builds siege equipment in the camp before Rome.
play vitellius card ambush
play vitellius pay
# Vitellius pays 2 towards activation; 29 to go.
play galba card caecina
play galba politics festival
# Galba tries Sponsor Festival.
chance roll 6
# Galba gains 1 political point and has 8.
play otho card rumours
play otho event
# Otho plays the event of Rumours.
play otho name galba
# Otho names Galba for Rumours.
chance lose galba spies
# Galba loses Spies.
play vitellius card spies
play vitellius pay
# Vitellius pays 1 towards activation; 28 to go.
play galba pass
# Galba passes and keeps 1 card.
# Turn 3 is over.
# Turn 4 begins.
points galba 8
points otho 1
points vitellius 0
chance deal galba ambush
chance deal galba spies
chance deal galba imperator
chance deal galba grain
chance deal galba assassin
chance deal galba imperator
chance deal otho panic
chance deal otho initiative
chance deal otho grand_campaign
chance deal otho bribed_guard
chance deal otho marry
chance deal otho charm
chance deal otho catapults
chance deal vitellius seduction
chance deal vitellius initiative
chance deal vitellius castra
chance deal vitellius fighting_retreat
chance deal vitellius blackmail
chance deal vitellius delator
chance deal vitellius siege_train
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card ambush
play galba politics bread
# Galba tries Free Bread.
chance roll 5
# Galba gains 1 political point and has 9.
play otho card charm
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho leave equipment 1
# Otho leaves 1 of the siege equipment in the camp before Rome.
play otho step florentia
play otho step rome
play galba walls
play otho siege
# Otho assaults the walls of Rome.
chance roll 2
chance roll 5
# The siege roll is 7, which counts as 7.
play otho no
play galba no
play vitellius no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play vitellius card initiative
play vitellius pay
# Vitellius pays 5 towards activation; 23 to go.
play galba card imperator
play galba event
# Galba plays the event of Hailed Imperator.
# Galba gains 1 political point and has 10.
# Galba is master of Rome.
over
points galba 10
points otho 1
points vitellius 0
place galba 1
place otho 2
place vitellius 3
