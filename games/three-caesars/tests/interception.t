# Section 12: interception.

test TC-INTERCEPT TC-INTERCEPT-ONCE TC-INTERCEPT-COHORTS who may intercept, and how
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius mediolanum 12 2
set leader rufus mediolanum
set leader vitellius mediolanum
set leader vitellius_praetor placentia
set rufus free
set force galba lutetia 0
set force galba vienna 10
set leader vindex vienna
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step augusta_taurinorum
chance roll 1
prompt vitellius intercept
legal vitellius = intercept rufus; intercept vitellius; no
refuse vitellius intercept vitellius_praetor : TC-INTERCEPT "not one open road from Augusta Taurinorum"
refuse vitellius intercept galba : TC-LEADER-OWN
play vitellius intercept rufus
roll roll 1; roll 4
event "Rufus comes too late"
refuse vitellius intercept rufus : TC-INTERCEPT-ONCE "Rufus has tried already"
play vitellius intercept vitellius
roll roll 1; roll 3
event "Vitellius intercepts in Augusta Taurinorum"
# Section 24: the force caught west of Mediolanum is out of supply.
see nobody battle.attacker.cutOff = true
see nobody battle.defender.sources.supply = 3
see nobody battle.defender.sources.interception = 1
see nobody battle.defender.regulars = 12
# He took all fourteen, so Rufus came with him.
see nobody leaders.rufus.at = augusta_taurinorum
see nobody battle.defender.sources.leaders = 4

test TC-INTERCEPT-COHORTS a leader without cohorts does not intercept
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set leader rufus mediolanum
set force vitellius cremona 10
set leader vitellius cremona
set leader vitellius_praetor verona
set rufus free
set force galba lutetia 0
set force galba aventicum 10
set leader vindex aventicum
set hand galba castra
set play galba otho vitellius
set leader rufus placentia
play galba card castra
play galba activate vindex
play galba step mediolanum
chance roll 1
legal vitellius = intercept vitellius; no
refuse vitellius intercept rufus : TC-INTERCEPT-COHORTS "Rufus has no cohorts"

test TC-INTERCEPT TC-FOLLOW at most organization cohorts; the rest stays, with the other leaders
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius mediolanum 22 2
set engines mediolanum 1 0
set leader rufus mediolanum
set leader vitellius mediolanum
set rufus free
set force galba lutetia 0
set force galba vienna 10
set leader vindex vienna
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step augusta_taurinorum
chance roll 1
play vitellius intercept rufus
roll roll 6; roll 6
see nobody battle.defender.veterans = 2
see nobody battle.defender.regulars = 8
see nobody battle.defender.catapults = 0
see nobody spaces.mediolanum.regulars = 14
see nobody spaces.mediolanum.catapults = 1
see nobody leaders.vitellius.at = mediolanum

test TC-FOLLOW TC-TOGETHER engines follow, and a beaten interceptor goes back where he came from
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius mediolanum 8
set engines mediolanum 1 1
set leader rufus mediolanum
set rufus free
set force galba lutetia 0
set force galba vienna 10
set leader vindex vienna
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step augusta_taurinorum
chance roll 1
play vitellius intercept rufus
roll roll 6; roll 6
see nobody battle.defender.catapults = 1
see nobody battle.defender.sources.catapults = 1
# 10 + 1 against 8 + 3 + 1 + 1 + 3 + 1
roll strike 6; strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
see nobody spaces.mediolanum.regulars = 6
see nobody spaces.mediolanum.equipment = 1
see nobody leaders.rufus.at = mediolanum
see nobody spaces.augusta_taurinorum.regulars = 9

test TC-PASSIVE TC-RUFUS-WAITS a side that is not active does not intercept, freed Rufus does
setup seats=3
set force vitellius lauriacum 0
set force vitellius mediolanum 22
set leader rufus mediolanum
set leader vitellius mediolanum
set force galba lutetia 0
set force galba vienna 10
set leader vindex vienna
set price galba 0
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
# Vindex has moved, so Rufus may intercept; Vitellius has paid nothing.
play galba step augusta_taurinorum
chance roll 1
legal vitellius = intercept rufus; no
refuse vitellius intercept vitellius : TC-PASSIVE "Vitellius does not intercept"

test TC-INTERCEPT-THIRD nobody intercepts where a third side stands
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius mediolanum 10
set leader rufus mediolanum
set rufus free
set force otho verona 5
set leader othos_praetor verona
set force galba lutetia 0
set force galba aquileia 10
set leader vindex aquileia
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step verona
# Only Otho, who stands there, is asked: to avoid.
prompt otho avoid

test TC-INTERCEPT rivals are asked in turn order, and the owner of the space joins his garrison
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius mediolanum 10
set leader rufus mediolanum
set rufus free
set force otho placentia 10
set leader otho placentia
set force otho cremona 2
set force galba lutetia 0
set force galba bononia 10
set leader vindex bononia
set hand galba castra
set play galba vitellius otho
play galba card castra
play galba activate vindex
play galba step cremona
# Vitellius would come first, but Otho's cohorts stand there.
prompt otho intercept
play otho intercept otho
roll roll 6; roll 6
see nobody battle.defender.regulars = 12
see nobody battle.defender.side = otho

test TC-INTERCEPT-THIRD the refusal names whose cohorts they are
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius mediolanum 10
set leader rufus mediolanum
set force vitellius placentia 3
set leader vitellius_praetor placentia
set rufus free
set force otho cremona 2
set force otho verona 6
set leader otho verona
set force galba lutetia 0
set force galba bononia 10
set leader vindex bononia
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
prompt otho intercept
play otho no
pending chance
