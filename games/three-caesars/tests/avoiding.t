# Section 17: avoiding battle, and being swept away.

test TC-AVOID TC-RETREAT a leader rolls for all, away from the attacker and from enemies
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 10
set leader vindex mediolanum
set force otho cremona 6
set engines cremona 1 0
set leader otho cremona
set leader othos_praetor cremona
set force vitellius placentia 1
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
prompt otho avoid
legal otho = avoid verona; avoid bononia; stand
refuse otho avoid mediolanum : TC-AVOID "The attacker came from Mediolanum"
refuse otho avoid placentia : TC-RETREAT "Cohorts of Vitellius stand in Placentia"
refuse otho avoid ravenna : TC-MOVE
# 3 for the praetor's strategy: five is enough.
play otho avoid bononia
roll roll 2; roll 3
event "Otho slips away to Bononia"
see nobody spaces.bononia.regulars = 6
see nobody spaces.bononia.catapults = 1
see nobody leaders.otho.at = bononia
# The attacker may go on moving.
prompt galba march
see nobody march.points = 3
play galba step bononia
play otho avoid ravenna
roll roll 1; roll 2
event "Otho is caught in Bononia"
see nobody battle.defender.sources.avoidance = -1
# 6 + 2 for Otho + 1 for defending + 1 catapult - 1
see nobody battle.defender.dice = 9

test TC-AVOID over a pass there is attrition
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba nemausus 10
set leader vindex nemausus
set force otho massilia 3
set leader otho massilia
set force otho arausio 1
set force vitellius arausio 2
set hand galba castra
set play galba otho vitellius
set force vitellius vienna 1
set force otho arausio 0
play galba card castra
play galba activate vindex
play galba step massilia
legal otho = avoid forum_iulii; avoid arausio; stand
play otho stand
pending chance

test TC-AVOID TC-SNOW the pass, its attrition, and snow
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba massilia 10
set leader vindex massilia
set force otho forum_iulii 3
set leader otho forum_iulii
set hand galba castra snow
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step forum_iulii
play otho avoid albintimilium
reads chance "Otho rolls die 1 of 2. For: avoiding battle."
chance roll 6
reads chance "Otho rolls die 2 of 2"
chance roll 5
reads chance "Otho rolls the only die"
chance roll 6
see nobody spaces.albintimilium.regulars = 1
play galba stop
set force otho albintimilium 0
set force otho forum_iulii 3
set leader otho forum_iulii
set force galba forum_iulii 0
set force galba massilia 10
set leader vindex massilia
set force otho forum_iulii 3
set play galba otho vitellius
play galba card snow
play galba event
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step forum_iulii
# Snow: there is nowhere to go, and nobody is asked.
pending chance
see nobody battle.defender.regulars = 3

test TC-PASSIVE a side that has paid nothing may avoid, and must retreat
setup seats=3
set price galba 0
set courage galba 0
set courage otho 0
set rerolled yes
set force galba clunia 5
set leader vindex clunia
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step salamantica
legal otho = avoid emerita_augusta; stand

test TC-7TO1 one cohort against seven is swept away without battle and without cost
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 7
set leader vindex mediolanum
set force otho cremona 1
set leader otho cremona
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
event "Otho is swept away in Cremona, outnumbered."
event "Otho is removed"
see nobody march.points = 3
see nobody sides.galba.points = 0
prompt galba march

test TC-7TO1 six are not enough, and the lone attacker is swept away too
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba mediolanum 6
set leader vindex mediolanum
set force otho cremona 1
set leader otho cremona
set hand galba castra castra
set hand otho spies
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
prompt otho avoid
play otho stand
set force otho placentia 7
play galba no
play otho no
play galba no
play otho no
reads chance "Galba rolls battle die 1 of 7"
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1
reads chance "Otho rolls battle die 3 of 4"
roll strike 1; strike 1
play galba no
play otho no
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1
play galba no
play otho no
# 0 against 0 twice: the defender wins ties.
event "Otho beats Galba in Cremona"
see nobody spaces.mediolanum.regulars = 6
play otho pass
play galba card castra
play galba activate vindex
play galba leave regulars 5
play galba step placentia
play otho no
event "Galba is swept away in Placentia, outnumbered."
event "Vindex is removed"
