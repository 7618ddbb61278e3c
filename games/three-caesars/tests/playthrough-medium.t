# A whole game, written by tests/playthrough.c.

test a whole game of the medium scenario
setup seats=2 scenario=medium
chance deal galba double_time
chance deal galba rumours
chance deal galba panic
chance deal galba surgeons
chance deal galba recruits
chance deal galba sortie
chance deal galba snow
chance deal otho graft
chance deal otho donative
chance deal otho senate
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
play otho card senate
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
play galba card panic
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
play galba card snow
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
chance deal otho spies
chance deal otho initiative
chance deal otho spoils
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
play otho card spoils
play otho event
# Otho plays the event of Spoils of Victory.
# Otho gains courage and has 2.
chance deal otho acceptable_losses
chance deal otho siege_train
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
chance roll 6
chance roll 4
play galba no
# The siege roll is 10, which counts as 9.
play galba no
play otho no
# The walls of Rome stand at 3.
play otho card acceptable_losses
play otho pay
# Otho pays 3 towards activation; 10 to go.
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
chance roll 6
chance roll 5
play galba no
# The siege roll is 11, which counts as 10.
play galba no
play otho no
# The walls of Rome stand at 1.
play otho card graft
play otho activate rufus
# Rufus sets out from Virunum with 4 movement points.
play otho step lauriacum
play galba stand
# Otho attacks Galba in Lauriacum.
play otho no
play galba no
play otho no
play galba no
chance strike 1
chance strike 4
chance strike 1
chance strike 4
chance strike 5
chance strike 6
chance strike 1
chance strike 4
chance strike 6
chance strike 2
# Otho rolls 10 battle dice: 2 kills, 1 wound.
chance strike 1
chance strike 5
chance strike 1
chance strike 4
chance strike 4
chance strike 6
chance strike 1
# Galba rolls 7 battle dice: 1 kill, 1 wound.
play otho again
# Otho spends courage and has 1 left.
chance strike 3
chance strike 4
chance strike 5
chance strike 4
chance strike 3
chance strike 5
chance strike 1
chance strike 6
chance strike 4
chance strike 2
# Otho rolls 10 battle dice: 1 kill, 2 wounds.
play galba again
# Galba spends courage and has 0 left.
chance strike 6
chance strike 2
chance strike 5
chance strike 4
chance strike 5
chance strike 1
chance strike 5
# Galba rolls 7 battle dice: 1 kill, 3 wounds.
play otho no
play galba no
# Otho loses 1 cohort in Lauriacum.
# Galba loses 1 cohort in Lauriacum.
# Galba beats Otho in Lauriacum.
# Otho retreats to Virunum.
# Galba gains 1 political point and has 1.
play galba card siege_train
play galba event
# Galba plays the event of Siege Train.
play galba place lauriacum
# Galba builds siege equipment in Lauriacum.
play otho card spies
play otho pay
# Otho pays 1 towards activation; 9 to go.
play galba card rumours
play galba event
# Galba plays the event of Rumours.
play galba name otho
# Galba names Otho for Rumours.
chance lose otho siege_train
# Otho loses Siege Train.
play otho pass
# Otho passes and keeps 2 cards.
# Turn 2 is over.
# Otho has the initiative.
# Turn 3 begins.
points galba 1
points otho 1
chance deal galba blackmail
chance deal galba senate
chance deal galba testudo
chance deal galba nero_gold
chance deal galba deserters
chance deal galba danube
chance deal galba ambush
chance deal otho fortified
chance deal otho false_nero
chance deal otho sortie
chance deal otho mutiny
chance deal otho senate
play otho order galba
# Otho sets the order of play: Galba, then Otho.
play galba card ambush
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
# The siege roll is 3, which counts as 2.
play galba no
play otho no
# Galba loses 2 cohorts in the camp before Rome.
play otho card senate
play otho pay
# Otho pays 3 towards activation; 6 to go.
play galba card senate
play galba activate vindex
# Vindex sets out from Lauriacum with 4 movement points.
play galba step augusta_vindelicum
play galba leave equipment 1
# Galba leaves 1 of the siege equipment in Augusta Vindelicum.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Augusta Vindelicum.
play galba step verona
chance roll 1
play galba step cremona
play otho card mutiny
play otho activate rufus
# Rufus sets out from Virunum with 4 movement points.
play otho step aquileia
play otho leave regulars 1
# Otho leaves 1 of the regulars in Aquileia.
play otho step virunum
play otho step aquileia
play otho take regulars 1
# Otho takes 1 of the regulars in Aquileia.
play otho stop
play galba card testudo
play galba activate vindex
# Vindex sets out from Cremona with 4 movement points.
play galba step placentia
play galba step bononia
play galba step florentia
play galba step rome
play otho card false_nero
play otho pay
# Otho pays 3 towards activation; 3 to go.
play galba card danube
play galba build camp
# Galba gains 1 cohort in the camp before Rome.
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
play otho step lauriacum
play galba card deserters
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join vindex
# Vindex rides with Galba.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba step florentia
play galba step bononia
play galba step florentia
play galba step rome
play otho card fortified
play otho pay
# Otho pays 2 towards activation; 1 to go.
play galba card blackmail
play galba event
# Galba plays the event of Blackmail.
play galba name otho
# Galba names Otho for Blackmail.
# Galba plots against Otho: blackmail.
play otho no
chance roll 1
# The plot of Galba backfires.
chance roll 3
# Galba loses 1 political point and has 0.
play otho card catapults
play otho pay
# Otho pays 1 towards activation; 0 to go.
play galba card nero_gold
play galba event
# Galba plays the event of Nero's Gold.
chance deal galba minor_campaign
chance deal galba minor_campaign
chance deal galba imperator
play otho card couriers
play otho event
# Otho plays the event of Couriers.
chance deal otho fortified
chance deal otho seduction
play galba card minor_campaign
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card fortified
play otho activate otho
# Otho sets out from Salamantica with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step clunia
play otho step caesaraugusta
play otho step tarraco
play otho step emporiae
play galba card minor_campaign
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card seduction
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
play galba card imperator
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join vindex
# Vindex rides with Galba.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba step florentia
play galba step bononia
play galba step florentia
play galba leave regulars 1
# Galba leaves 1 of the regulars in Florentia.
play galba step rome
# Turn 3 is over.
# Turn 4 begins.
points galba 0
points otho 1
chance deal galba conscripts
chance deal galba senate
chance deal galba spies
chance deal galba acceptable_losses
chance deal galba minor_campaign
chance deal galba guides
chance deal galba delator
chance deal otho senate
chance deal otho testudo
chance deal otho conscripts
chance deal otho grand_campaign
chance deal otho panic
chance deal otho sortie
chance deal otho devotio
play otho order galba
# Otho sets the order of play: Galba, then Otho.
play galba card delator
play galba activate galba
# Galba sets out from the camp before Rome with 4 movement points.
play galba join vindex
# Vindex rides with Galba.
play galba join galbas_praetor
# Galba's praetor rides with Galba.
play galba leave regulars 1
# Galba leaves 1 of the regulars in the camp before Rome.
play galba step florentia
play galba take regulars 1
# Galba takes 1 of the regulars in Florentia.
play galba step rome
play galba siege
# Galba assaults the walls of Rome.
chance roll 2
chance roll 6
# The siege roll is 8, which counts as 7.
play galba no
play otho no
# Galba loses 1 cohort in the camp before Rome.
# The walls of Rome stand at 0.
# The garrison of Rome loses 1 cohort.
# Sabinus is removed.
# Galba takes Rome.
# Rufus is removed.
# Otho loses 6 cohorts in Lauriacum.
chance roll 3
play otho card sortie
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
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card senate
play otho activate otho
# Otho sets out from Placentia with 4 movement points.
play otho join othos_praetor
# Otho's praetor rides with Otho.
play otho step cremona
play otho step bononia
play otho step florentia
play galba intercept galbas_praetor
# Galba's praetor tries to intercept in Florentia.
chance roll 5
chance roll 2
# Galba's praetor intercepts in Florentia.
# Otho attacks Galba in Florentia.
play otho no
play galba no
play otho no
play galba respond conscripts
# Galba responds with Conscripts.
play galba name galba
# 2 conscripts join Galba.
play galba no
chance strike 3
chance strike 2
chance strike 6
chance strike 5
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
chance strike 6
chance strike 2
chance strike 6
chance strike 1
# Otho rolls 21 battle dice: 8 kills, 2 wounds.
chance strike 6
chance strike 5
chance strike 3
chance strike 3
chance strike 5
chance strike 5
chance strike 1
chance strike 4
# Galba rolls 8 battle dice: 1 kill, 3 wounds.
play otho reroll defender
# Otho uses the initiative: the defender rolls again.
chance strike 1
chance strike 3
chance strike 1
chance strike 1
chance strike 6
chance strike 4
chance strike 2
chance strike 5
# Galba rolls 8 battle dice: 1 kill, 1 wound.
play otho no
play otho respond panic
# Otho responds with Panic.
play otho no
play galba respond acceptable_losses
# Galba responds with Acceptable Losses.
play galba no
# Otho loses 1 cohort in Florentia.
# Galba loses 7 cohorts in Florentia.
# Galba's praetor is removed.
# Otho beats Galba in Florentia.
# Galba is slaughtered.
chance roll 5
# Otho gains courage and has 2.
play galba card senate
play galba event
# Galba plays the event of Senate Intrigue.
play galba name otho
# Galba names Otho for Senate Intrigue.
# Otho loses 1 political point and has 0.
play otho card testudo
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
chance strike 5
chance strike 4
chance strike 5
chance strike 1
chance strike 6
chance strike 4
chance strike 3
chance strike 1
chance strike 6
# Otho rolls 20 battle dice: 3 kills, 5 wounds.
chance strike 3
chance strike 1
chance strike 6
chance strike 6
chance strike 2
chance strike 5
chance strike 5
chance strike 2
# Galba rolls 8 battle dice: 2 kills, 2 wounds.
play otho no
play otho no
play galba no
# Otho loses 2 cohorts in the camp before Rome.
# Galba loses 5 cohorts in the camp before Rome.
# Galba is removed.
# Vindex is removed.
# Otho beats Galba in the camp before Rome.
# Galba is slaughtered.
chance roll 3
play otho overrun
# Otho goes on moving.
play otho siege
# Otho assaults the walls of Rome.
chance roll 4
chance roll 6
play otho no
# The siege roll is 10, which counts as 9.
play otho no
play galba no
# The walls of Rome stand at 3.
# Otho takes Rome.
chance roll 5
# Otho gains courage and has 3.
play galba card guides
play galba discard
# Galba discards Alpine Guides for nothing.
play otho card grand_campaign
play otho build rome
# Otho gains 1 cohort in Rome.
play galba card spies
play galba event
# Galba plays the event of Spies.
play galba name otho
# Galba names Otho for Spies.
play otho pass
# Otho passes and keeps 2 cards.
# Turn 4 is over.
# Galba has the initiative.
# Turn 5 begins.
points galba 0
points otho 0
chance deal galba spies
chance deal galba spoils
chance deal galba fighting_retreat
chance deal galba snow
chance deal galba assassin
chance deal galba grain
chance deal galba marry
chance deal otho sortie
chance deal otho oath
chance deal otho devotio
chance deal otho couriers
chance deal otho veteran
play galba place lugdunum
# Galba's praetor returns in Lugdunum.
play galba order galba
# Galba sets the order of play: Galba, then Otho.
play galba card fighting_retreat
play galba build tarraco
# Galba gains 1 cohort in Tarraco.
play otho card conscripts
play otho build emerita_augusta
# Otho gains 1 cohort in Emerita Augusta.
play galba card assassin
play galba build emporiae
# Galba gains 1 cohort in Emporiae.
play otho card veteran
play otho build emerita_augusta
# Otho gains 1 cohort in Emerita Augusta.
play galba card snow
play galba event
# Galba plays the event of Snow in the Alps.
play otho card sortie
play otho politics senators
# Otho tries Senatorial Cooperation.
chance roll 5
# Otho gains 1 political point and has 1.
play galba card grain
play galba event
# Galba plays the event of Grain Fleet.
# Otho loses 1 political point and has 0.
chance roll 3
play otho card devotio
play otho activate othos_praetor
# Otho's praetor sets out from Florentia with 4 movement points.
play otho step bononia
play otho step placentia
play otho step mediolanum
play otho step augusta_taurinorum
play galba card spies
play galba event
# Galba plays the event of Spies.
play galba name otho
# Galba names Otho for Spies.
play otho card devotio
play otho activate othos_praetor
# Otho's praetor sets out from Augusta Taurinorum with 4 movement points.
play otho step mediolanum
play otho step augusta_taurinorum
play otho step mediolanum
play otho step augusta_taurinorum
play galba card marry
play galba event
# Galba plays the event of Marry my Daughter.
play galba name otho
# Galba names Otho for Marry my Daughter.
play otho card oath
play otho event
# Otho plays the event of Oath of New Year.
# Otho gains courage and has 4.
play galba card spoils
play galba event
# Galba plays the event of Spoils of Victory.
chance deal galba minor_campaign
play otho card couriers
play otho event
# Otho plays the event of Couriers.
chance deal galba+otho charm
chance deal galba+otho grain
play galba card minor_campaign
play galba build tarraco
# Galba gains 1 cohort in Tarraco.
play otho pass
# Otho passes and keeps 2 cards.
# Turn 5 is over.
# Turn 6 begins.
points galba 0
points otho 0
chance deal galba marry
chance deal galba couriers
chance deal galba scouts
chance deal galba ambush
chance deal galba blackmail
chance deal galba charm
chance deal galba castra
chance deal otho minor_campaign
chance deal otho delator
chance deal otho recruits
chance deal otho po_flood
chance deal otho spoils
play galba order galba
# Galba sets the order of play: Galba, then Otho.
play galba card charm
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card minor_campaign
play otho build emerita_augusta
# Otho gains 1 cohort in Emerita Augusta.
play galba card castra
play galba activate galbas_praetor
# Galba's praetor sets out from Lugdunum with 4 movement points.
play galba step vienna
# Galba attacks Otho in Vienna.
play galba respond ambush
# Galba responds with Ambush.
play otho no
play galba no
play otho no
chance strike 6
chance strike 3
chance strike 3
chance strike 4
chance strike 1
chance strike 5
chance strike 6
chance strike 6
# Galba rolls 8 battle dice: 3 kills, 1 wound.
chance strike 5
chance strike 3
# Otho rolls 2 battle dice: 0 kills, 1 wound.
play galba reroll defender
# Galba uses the initiative: the defender rolls again.
chance strike 6
chance strike 3
# Otho rolls 2 battle dice: 1 kill, 0 wounds.
play otho no
play galba no
play otho no
# Galba loses 1 cohort in Vienna.
# Otho loses 1 cohort in Vienna.
# Galba beats Otho in Vienna.
# Otho is slaughtered.
play galba overrun
# Galba's praetor goes on moving.
play galba leave regulars 1
# Galba leaves 1 of the regulars in Vienna.
play galba step augusta_taurinorum
chance roll 1
# Otho's praetor is removed.
play otho card recruits
play otho build emerita_augusta
# Otho gains 1 cohort in Emerita Augusta.
play galba card blackmail
play galba activate galbas_praetor
# Galba's praetor sets out from Augusta Taurinorum with 4 movement points.
play galba step mediolanum
play galba step placentia
play galba step bononia
play galba leave regulars 1
# Galba leaves 1 of the regulars in Bononia.
play galba step placentia
play otho card charm
play otho build emerita_augusta
# Otho gains 1 cohort in Emerita Augusta.
play galba card marry
play galba event
# Galba plays the event of Marry my Daughter.
play galba name otho
# Galba names Otho for Marry my Daughter.
play otho card grain
play otho event
# Otho plays the event of Grain Fleet.
# Otho gains 1 political point and has 1.
play galba card couriers
play galba event
# Galba plays the event of Couriers.
chance deal galba fighting_retreat
chance deal galba devotio
play otho card spoils
play otho event
# Otho plays the event of Spoils of Victory.
chance deal otho mutiny
play galba card fighting_retreat
play galba build lugdunum
# Galba gains 1 cohort in Lugdunum.
play otho card mutiny
play otho event
# Otho plays the event of Mutiny.
play otho against galbas_praetor
chance roll 2
play galba card devotio
play galba activate galbas_praetor
# Galba's praetor sets out from Placentia with 4 movement points.
play galba step mediolanum
play galba leave regulars 1
# Galba leaves 1 of the regulars in Mediolanum.
play galba step placentia
play galba leave regulars 1
# Galba leaves 1 of the regulars in Placentia.
play galba step mediolanum
play galba take regulars 1
# Galba takes 1 of the regulars in Mediolanum.
play galba step placentia
play otho card delator
play otho politics festival
# Otho tries Sponsor Festival.
chance roll 6
# Otho gains 1 political point and has 2.
play galba card scouts
play galba discard
# Galba discards Scouts for nothing.
play otho pass
# Otho passes and keeps 1 card.
# Turn 6 is over.
# Otho has the initiative.
# Turn 7 begins.
points galba 0
points otho 2
chance deal galba veteran
chance deal galba scouts
chance deal galba rally
chance deal galba surgeons
chance deal galba bribed_guard
chance deal galba seduction
chance deal galba castra
chance deal otho omens
chance deal otho minor_campaign
chance deal otho catapults
chance deal otho imperator
chance deal otho fortified
chance deal otho coup
play otho place emerita_augusta
# Otho's praetor returns in Emerita Augusta.
play otho order galba
# Otho sets the order of play: Galba, then Otho.
play galba card veteran
play galba build tarraco
# Galba gains 1 cohort in Tarraco.
play otho card imperator
play otho activate othos_praetor
# Otho's praetor sets out from Emerita Augusta with 4 movement points.
play otho step toletum
play otho step caesaraugusta
play otho leave regulars 1
# Otho leaves 1 of the regulars in Caesaraugusta.
play otho step tarraco
# Otho attacks Galba in Tarraco.
play otho no
play galba respond castra
# Galba responds with Castra.
play otho respond omens
# Otho responds with Ill Omens.
play otho no
play galba no
chance strike 3
# Otho rolls 1 battle dice: 0 kills, 0 wounds.
chance strike 2
chance strike 1
chance strike 3
chance strike 2
# Galba rolls 4 battle dice: 0 kills, 0 wounds.
play otho reroll attacker
# Otho uses the initiative: the attacker rolls again.
chance strike 2
# Otho rolls 1 battle dice: 0 kills, 0 wounds.
play otho no
play otho no
play galba respond rally
# Galba responds with Rally to the Standards.
chance strike 3
chance strike 4
chance strike 5
chance strike 1
# Galba rolls 4 battle dice: 0 kills, 1 wound.
play galba respond surgeons
# Galba responds with Surgeons.
play galba no
# Galba beats Otho in Tarraco.
# Otho retreats to Caesaraugusta.
play galba card seduction
play galba event
# Galba plays the event of Seduction.
play galba name otho
# Galba names Otho for Seduction.
# Galba plots against Otho: seduction.
play otho no
chance roll 2
play otho card coup
play otho build rome
# Otho gains 1 cohort in Rome.
play galba card scouts
play galba discard
# Galba discards Scouts for nothing.
play otho card minor_campaign
play otho event
# Otho plays the event of Minor Campaign.
play otho activate othos_praetor
# Otho's praetor sets out from Caesaraugusta with 4 movement points.
play otho leave regulars 1
# Otho leaves 1 of the regulars in Caesaraugusta.
play otho stop
play otho done
play galba card bribed_guard
play galba event
# Galba plays the event of Bribed Guard.
play otho pass
# Otho passes and keeps 3 cards.
# Turn 7 is over.
# Otho is master of Rome.
over
points galba 0
points otho 2
place galba 2
place otho 1
