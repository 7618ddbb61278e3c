# A whole game, written by tests/playthrough.c.

test a whole game of the campaign scenario
setup seats=3 scenario=campaign
chance deal galba marry
chance deal galba surgeons
chance deal galba guides
chance deal galba initiative
chance deal galba senate
chance deal galba vestals
chance deal galba graft
chance deal otho spoils
chance deal otho couriers
chance deal otho assassin
chance deal otho fortified
chance deal otho panic
chance deal otho testudo
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
play galba card marry
play galba activate galba
# Galba sets out from Caesaraugusta with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step tarraco
play galba step emporiae
play galba step narbo
play galba step nemausus
play otho card assassin
play otho pay
# Otho pays 4 towards activation; 27 to go.
play vitellius card civilis
play vitellius pay
# Vitellius pays 5 towards activation; 50 to go.
play galba card graft
play galba activate galba
# Galba sets out from Nemausus with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step arausio
play galba step vienna
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step augusta_taurinorum
chance roll 4
# Galba loses 1 cohort in Augusta Taurinorum.
play otho card testudo
play otho pay
# Otho pays 3 towards activation; 24 to go.
play vitellius card primus
play vitellius pay
# Vitellius pays 5 towards activation; 45 to go.
play galba card senate
play galba activate vindex
# Vindex sets out from Lutetia with 4 movement points.
play galba step durocortorum
play galba step vesontio
play galba step aventicum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Aventicum.
play galba stop
play otho card panic
play otho pay
# Otho pays 3 towards activation; 21 to go.
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
play galba card vestals
play galba activate vindex
# Vindex sets out from Aventicum with 4 movement points.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Aventicum.
play galba step augusta_vindelicum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Augusta Vindelicum.
play galba step lauriacum
play galba step virunum
play vitellius no
play galba leave regulars 1
# Galba leaves 1 of the regulars in Virunum.
play galba stop
play otho card fortified
play otho pay
# Otho pays 2 towards activation; 19 to go.
play vitellius card fighting_retreat
play vitellius pay
# Vitellius pays 4 towards activation; 41 to go.
play galba card guides
play galba activate galba
# Galba sets out from Augusta Taurinorum with 4 movement points.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba step mediolanum
play galba step placentia
play galba step bononia
play galba step florentia
play otho card spoils
play otho pay
# Otho pays 2 towards activation; 17 to go.
play vitellius card veteran
play vitellius pay
# Vitellius pays 4 towards activation; 37 to go.
play galba card surgeons
play galba discard
# Galba discards Surgeons for nothing.
play otho card couriers
play otho pay
# Otho pays 1 towards activation; 16 to go.
play vitellius card catapults
play vitellius event
# Vitellius plays the event of Catapults.
play vitellius place vindobona
# Vitellius builds catapults in Vindobona.
# Turn 1 is over.
# Turn 2 begins.
points galba 0
points otho 0
points vitellius 0
chance deal galba siege_train
chance deal galba testudo
chance deal galba minor_campaign
chance deal galba minor_campaign
chance deal galba sortie
chance deal galba seduction
chance deal galba scouts
chance deal otho minor_campaign
chance deal otho sortie
chance deal otho castra
chance deal otho senate
chance deal otho grain
chance deal otho blackmail
chance deal otho senate
chance deal vitellius ambush
chance deal vitellius batavi
chance deal vitellius mutiny
chance deal vitellius assassin
chance deal vitellius blackmail
chance deal vitellius grain
chance deal vitellius minor_campaign
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card sortie
play galba activate galba
# Galba sets out from Florentia with 4 movement points.
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 5
chance roll 4
play galba no
# The siege roll is 9, which counts as 8.
play galba no
play otho no
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play otho card minor_campaign
play otho pay
# Otho pays 4 towards activation; 12 to go.
play vitellius card minor_campaign
play vitellius pay
# Vitellius pays 4 towards activation; 33 to go.
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
chance roll 4
chance roll 4
play galba no
# The siege roll is 8, which counts as 7.
play galba no
play otho no
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 3.
play otho card senate
play otho pay
# Otho pays 3 towards activation; 9 to go.
play vitellius card assassin
play vitellius pay
# Vitellius pays 4 towards activation; 29 to go.
play galba card testudo
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
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 2.
play otho card senate
play otho pay
# Otho pays 3 towards activation; 6 to go.
play vitellius card batavi
play vitellius pay
# Vitellius pays 4 towards activation; 25 to go.
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
chance roll 2
chance roll 4
play galba no
# The siege roll is 6, which counts as 5.
play galba no
play otho no
play vitellius no
play otho card castra
play otho pay
# Otho pays 3 towards activation; 3 to go.
play vitellius card mutiny
play vitellius pay
# Vitellius pays 3 towards activation; 22 to go.
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
chance roll 2
chance roll 5
play galba no
# The siege roll is 7, which counts as 6.
play galba no
play otho no
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 1.
play otho card grain
play otho pay
# Otho pays 3 towards activation; 0 to go.
play vitellius card grain
play vitellius pay
# Vitellius pays 3 towards activation; 19 to go.
play galba card siege_train
play galba event
# Galba plays the event of Siege Train.
play galba place virunum
# Galba builds siege equipment in Virunum.
play otho card sortie
play otho activate otho
# Otho sets out from Salamantica with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step clunia
play otho step caesaraugusta
play otho step tarraco
play otho step emporiae
play vitellius card blackmail
play vitellius pay
# Vitellius pays 3 towards activation; 16 to go.
play galba card scouts
play galba discard
# Galba discards Scouts for nothing.
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
play vitellius card ambush
play vitellius activate rufus
# Rufus sets out from Aquileia with 4 movement points.
play vitellius step virunum
play galba avoid lauriacum
# Galba tries to slip away to Lauriacum.
chance roll 4
chance roll 6
# Galba slips away to Lauriacum.
play vitellius step lauriacum
play galba avoid augusta_vindelicum
# Galba tries to slip away to Augusta Vindelicum.
chance roll 4
chance roll 1
# Galba slips away to Augusta Vindelicum.
play vitellius step augusta_vindelicum
play galba avoid aventicum
# Galba tries to slip away to Aventicum.
chance roll 6
chance roll 5
# Galba slips away to Aventicum.
play vitellius step aventicum
play galba avoid mediolanum
# Galba tries to slip away to Mediolanum.
chance roll 4
chance roll 1
# Galba slips away to Mediolanum.
chance roll 3
# Galba loses 1 cohort in Mediolanum.
# Turn 2 is over.
# Turn 3 begins.
points galba 0
points otho 0
points vitellius 0
chance deal galba charm
chance deal galba caecina
chance deal galba acceptable_losses
chance deal galba spies
chance deal galba conscripts
chance deal galba spoils
chance deal galba rally
chance deal otho grain
chance deal otho double_time
chance deal otho conscripts
chance deal otho ambush
chance deal otho seduction
chance deal otho spies
chance deal otho donative
chance deal vitellius delator
chance deal vitellius false_nero
chance deal vitellius senate
chance deal vitellius oath
chance deal vitellius sortie
chance deal vitellius surgeons
chance deal vitellius snow
play galba order galba
play galba order otho
# Galba sets the order of play: Galba, then Otho.
play galba card spoils
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
play vitellius no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 0.
# The garrison of Rome loses 1 cohort.
# Sabinus is removed.
# Galba takes Rome.
# Rufus is removed.
# Vitellius loses 10 cohorts in Aventicum.
chance roll 5
# Galba gains courage and has 2.
play otho card seduction
play otho activate otho
# Otho sets out from Vienna with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Vienna.
play otho step augusta_taurinorum
chance roll 2
play galba no
play otho step mediolanum
play galba avoid placentia
# Galba tries to slip away to Placentia.
chance roll 4
chance roll 5
# Galba slips away to Placentia.
play otho step placentia
play galba avoid bononia
# Galba tries to slip away to Bononia.
chance roll 1
chance roll 5
# Galba slips away to Bononia.
play vitellius card senate
play vitellius pay
# Vitellius pays 3 towards activation; 13 to go.
play galba courage reforms
# Galba spends courage and has 1 left.
# Galba tries Political Reforms.
chance roll 3
# Galba gains 3 political points and has 3.
play otho card ambush
play otho activate otho
# Otho sets out from Placentia with 4 movement points.
play otho step bononia
play galba avoid florentia
# Galba tries to slip away to Florentia.
chance roll 5
chance roll 1
# Galba slips away to Florentia.
play otho step florentia
play galba no
play galba avoid rome
# Galba tries to slip away to Rome.
chance roll 3
chance roll 2
# Galba slips away to Rome.
play otho step rome
play galba walls
play vitellius card snow
play vitellius pay
# Vitellius pays 3 towards activation; 10 to go.
play galba courage allies
# Galba spends courage and has 0 left.
# Galba tries Reward Allies.
chance roll 5
# Galba gains 2 political points and has 5.
play otho card grain
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho step rome
play galba walls
play otho siege
# Otho assaults the walls of Rome.
chance roll 3
chance roll 4
play otho no
# The siege roll is 7, which counts as 6.
play otho no
play galba no
play vitellius no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play vitellius card oath
play vitellius event
# Vitellius plays the event of Oath of New Year.
# Vitellius pays 6 towards activation; 4 to go.
play galba card rally
play galba politics senators
# Galba tries Senatorial Cooperation.
chance roll 1
# Galba gains 1 political point and has 6.
play otho card conscripts
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho step rome
play galba field
# Galba comes out to fight before the walls.
# Otho attacks Galba in the camp before Rome.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 2
chance strike 3
chance strike 4
chance strike 5
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
# Otho rolls 20 battle dice: 3 kills, 1 wound.
chance strike 4
chance strike 3
chance strike 4
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
# Galba rolls 15 battle dice: 2 kills, 2 wounds.
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
chance strike 4
chance strike 4
chance strike 6
# Galba rolls 15 battle dice: 3 kills, 4 wounds.
play otho again
# Otho spends courage and has 0 left.
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
chance strike 1
chance strike 6
chance strike 1
chance strike 6
# Otho rolls 20 battle dice: 6 kills, 3 wounds.
play otho no
play galba respond acceptable_losses
# Galba responds with Acceptable Losses.
play galba no
# Otho loses 3 cohorts in the camp before Rome.
# Galba loses 4 cohorts in the camp before Rome.
# Otho beats Galba in the camp before Rome.
# Galba retreats to Rome.
# Otho gains 1 political point and has 1.
play vitellius card false_nero
play vitellius pay
# Vitellius pays 3 towards activation; 1 to go.
play galba card caecina
play galba politics festival
# Galba tries Sponsor Festival.
chance roll 6
# Galba gains 1 political point and has 7.
play otho card double_time
play otho event
# Otho plays the event of Double Time.
play otho activate otho
# Otho sets out from the camp before Rome with 6 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho step rome
play galba field
# Galba comes out to fight before the walls.
# Otho attacks Galba in the camp before Rome.
play otho no
play galba no
play otho no
play galba no
play vitellius no
chance strike 2
chance strike 4
chance strike 3
chance strike 5
chance strike 5
chance strike 5
chance strike 6
chance strike 3
chance strike 6
chance strike 5
chance strike 2
chance strike 1
chance strike 3
chance strike 5
chance strike 3
chance strike 3
chance strike 1
# Otho rolls 17 battle dice: 2 kills, 5 wounds.
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
# Galba rolls 11 battle dice: 1 kill, 3 wounds.
play otho no
play galba no
# Otho loses 1 cohort in the camp before Rome.
# Galba loses 7 cohorts in the camp before Rome.
# Otho beats Galba in the camp before Rome.
# Galba is slaughtered.
# Galba retreats to Rome.
chance roll 2
chance roll 1
# Otho gains 2 political points and has 3.
play otho overrun
# Otho goes on moving.
play otho siege
# Otho assaults the walls of Rome.
chance roll 3
chance roll 5
# The siege roll is 8, which counts as 7.
play otho no
play galba no
play vitellius no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 3.
play vitellius card surgeons
play vitellius pay
# Vitellius pays 1 towards activation; 0 to go.
play galba card conscripts
play galba sortie
chance roll 3
chance roll 5
# The sortie rolls 8.
# The walls of Rome stand at 4.
# Otho loses 1 cohort in the camp before Rome.
play otho card donative
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho step rome
play galba walls
play otho siege
# Otho assaults the walls of Rome.
chance roll 1
chance roll 4
# The siege roll is 5, which counts as 4.
play otho no
play galba no
play vitellius no
play vitellius card sortie
play vitellius event
# Vitellius plays the event of Surprise Sortie.
chance roll 2
chance roll 1
play vitellius no
# The sortie rolls 3.
play galba card charm
play galba event
# Galba plays the event of Political Charm.
# Galba gains 1 political point and has 8.
play otho card spies
play otho event
# Otho plays the event of Spies.
play otho name galba
# Otho names Galba for Spies.
play vitellius card delator
play vitellius discard
# Vitellius discards Informers for nothing.
play galba pass
# Galba passes and keeps 1 card.
# Turn 3 is over.
# Otho has the initiative.
# Turn 4 begins.
points galba 8
points otho 3
points vitellius 0
chance deal galba mutiny
chance deal galba couriers
chance deal galba nero_gold
chance deal galba omens
chance deal galba delator
chance deal galba fortified
chance deal otho sortie
chance deal otho danube
chance deal otho grand_campaign
chance deal otho panic
chance deal otho siege_train
chance deal otho spoils
chance deal otho rumours
chance deal vitellius grand_campaign
chance deal vitellius castra
chance deal vitellius fortified
chance deal vitellius recruits
chance deal vitellius devotio
chance deal vitellius rumours
chance deal vitellius initiative
play otho order galba
play otho order otho
# Otho sets the order of play: Galba, then Otho.
play galba card fortified
play galba politics bread
# Galba tries Free Bread.
chance roll 2
# Galba gains 1 political point and has 9.
play otho card sortie
play otho activate otho
# Otho sets out from the camp before Rome with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in the camp before Rome.
play otho step florentia
play otho step rome
play galba walls
play otho siege
# Otho assaults the walls of Rome.
chance roll 1
chance roll 6
# The siege roll is 7, which counts as 6.
play otho no
play galba no
play vitellius no
# Otho loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 3.
play vitellius card recruits
play vitellius activate vitellius
# Vitellius sets out from Vindobona with 4 movement points.
play vitellius join vitellius_praetor
# Vitellius's praetor rides with Vitellius.
play vitellius leave catapults 1
# Vitellius leaves 1 of the catapults in Vindobona.
play vitellius step lauriacum
# The catapults in Vindobona, left without cohorts, must be given up.
play vitellius step virunum
play vitellius step aquileia
play vitellius step ravenna
play galba card mutiny
play galba politics improvements
# Galba tries Internal Improvements.
# Galba gains 1 political point and has 10.
play otho card grand_campaign
play otho event
# Otho plays the event of Grand Campaign.
play otho activate othos_praetor
# Otho's praetor sets out from Placentia with 4 movement points.
play otho stop
play otho done
play vitellius card initiative
play vitellius activate vitellius
# Vitellius sets out from Ravenna with 4 movement points.
play vitellius join vitellius_praetor
# Vitellius's praetor rides with Vitellius.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Ravenna.
play vitellius step spoletium
play otho intercept otho
# Otho tries to intercept in Spoletium.
chance roll 1
chance roll 4
# Otho comes too late.
play vitellius step rome
play otho avoid florentia
# Otho tries to slip away to Florentia.
chance roll 2
chance roll 5
# Otho slips away to Florentia.
play galba walls
play vitellius siege
# Vitellius assaults the walls of Rome.
chance roll 3
chance roll 1
play vitellius again
# Vitellius spends courage and has 0 left.
chance roll 2
chance roll 5
# The siege roll is 7, which counts as 6.
play vitellius no
play galba no
play otho no
# Vitellius loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 4.
play galba card nero_gold
play galba sortie
chance roll 1
chance roll 5
# The sortie rolls 6.
# The walls of Rome stand at 5.
# Vitellius loses 1 cohort in the camp before Rome.
play otho card danube
play otho event
# Otho plays the event of Danube Legions.
play otho place emona
# Otho gains 4 cohorts in Emona.
play vitellius card grand_campaign
play vitellius event
# Vitellius plays the event of Grand Campaign.
play vitellius activate vitellius
# Vitellius sets out from the camp before Rome with 4 movement points.
play vitellius unite vitellius_praetor
# Vitellius's praetor and Vitellius move as one force.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in the camp before Rome.
play vitellius step florentia
play otho avoid bononia
# Otho tries to slip away to Bononia.
chance roll 5
chance roll 5
# Otho slips away to Bononia.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Florentia.
play vitellius step bononia
play otho avoid placentia
# Otho tries to slip away to Placentia.
chance roll 4
chance roll 4
# Otho slips away to Placentia.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Bononia.
play vitellius step placentia
play otho avoid mediolanum
# Otho tries to slip away to Mediolanum.
chance roll 5
chance roll 3
# Otho slips away to Mediolanum.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Placentia.
play vitellius step mediolanum
play otho avoid aventicum
# Otho tries to slip away to Aventicum.
chance roll 3
chance roll 3
# Otho slips away to Aventicum.
chance roll 4
# Otho loses 1 cohort in Aventicum.
play galba card omens
play galba activate galba
# Galba sets out from Rome with 4 movement points.
play galba join vindex
# Vindex rides with Galba.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Rome.
play galba leave equipment 1
# Galba leaves 1 of the siege equipment in Rome.
play galba stop
play otho card panic
play otho activate otho
# Otho sets out from Aventicum with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aventicum.
play otho step vesontio
play otho leave regulars 1
# Otho leaves 1 of the regulars in Vesontio.
play otho step augustodunum
play otho leave regulars 1
# Otho leaves 1 of the regulars in Augustodunum.
play otho step lugdunum
play otho leave regulars 1
# Otho leaves 1 of the regulars in Lugdunum.
play otho step vienna
play vitellius card devotio
play vitellius activate vitellius_praetor
# Vitellius's praetor sets out from Mediolanum with 4 movement points.
play vitellius join vitellius
# Vitellius rides with Vitellius's praetor.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Mediolanum.
play vitellius step aventicum
chance roll 1
# Vitellius attacks Otho in Aventicum.
play vitellius respond castra
# Vitellius responds with Castra.
play otho no
play vitellius no
play otho no
play galba no
chance strike 5
chance strike 5
chance strike 3
chance strike 2
chance strike 6
# Vitellius rolls 5 battle dice: 3 kills, 0 wounds.
chance strike 1
# Otho rolls 1 battle dice: 0 kills, 0 wounds.
play otho reroll attacker
# Otho uses the initiative: the attacker rolls again.
chance strike 2
chance strike 6
chance strike 4
chance strike 4
chance strike 6
# Vitellius rolls 5 battle dice: 2 kills, 2 wounds.
play vitellius no
play otho no
# Otho loses 1 cohort in Aventicum.
# Vitellius beats Otho in Aventicum.
# Otho is slaughtered.
play vitellius overrun
# Vitellius's praetor goes on moving.
play vitellius leave veterans 1
# Vitellius leaves 1 of the veterans in Aventicum.
play vitellius step vesontio
# Vitellius attacks Otho in Vesontio.
play vitellius no
play otho no
play vitellius no
play otho no
play galba no
chance strike 6
chance strike 6
chance strike 1
chance strike 4
# Vitellius rolls 4 battle dice: 2 kills, 0 wounds.
chance strike 6
chance strike 5
# Otho rolls 2 battle dice: 1 kill, 1 wound.
play vitellius no
play otho no
# Vitellius loses 1 cohort in Vesontio.
# Otho loses 1 cohort in Vesontio.
# Vitellius beats Otho in Vesontio.
play galba card delator
play galba activate galba
# Galba sets out from Rome with 4 movement points.
play galba join vindex
# Vindex rides with Galba.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Rome.
play galba leave equipment 1
# Galba leaves 1 of the siege equipment in Rome.
play galba stop
play otho card spoils
play otho event
# Otho plays the event of Spoils of Victory.
chance deal otho spies
play vitellius card fortified
play vitellius discard
# Vitellius discards Fortified Cities for nothing.
play galba card spies
play galba event
# Galba plays the event of Spies.
play galba name otho
# Galba names Otho for Spies.
play otho card spies
play otho event
# Otho plays the event of Spies.
play otho name galba
# Otho names Galba for Spies.
play vitellius card rumours
play vitellius event
# Vitellius plays the event of Rumours.
play vitellius name galba
# Vitellius names Galba for Rumours.
chance lose galba couriers
# Galba loses Couriers.
play otho card siege_train
play otho event
# Otho plays the event of Siege Train.
play otho place vienna
# Otho builds siege equipment in Vienna.
play otho card rumours
play otho discard
# Otho discards Rumours for nothing.
# Turn 4 is over.
# Galba is master of Rome.
over
points galba 10
points otho 3
points vitellius 0
place galba 1
place otho 2
place vitellius 3
