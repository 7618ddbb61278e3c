# Sections 26 and 31: political points.

test TC-POLITICS TC-OWNER TC-POLITICS-VALUE the table: types, least card values, and 1-3
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner galba
set force galba rome 3
set hand galba spies marry castra charm imperator coup
set hand otho charm
set play otho galba vitellius
play otho card charm
refuse otho politics bread : TC-OWNER "Rome belongs to Galba"
play otho discard
play galba card spies
refuse galba politics bread : TC-POLITICS-VALUE "Free Bread needs a card worth 2, and this one is worth 1"
play galba discard
play galba card marry
refuse galba politics circus : TC-POLITICS-VALUE "worth 3"
play galba politics bread
roll roll 3
see nobody sides.galba.points = 0
play galba card castra
refuse galba politics allies : TC-POLITICS-VALUE "worth 4"
play galba politics circus
# Always one: no die.
see nobody sides.galba.points = 1
play galba card charm
refuse galba politics reforms : TC-POLITICS-VALUE "worth 5"
refuse galba politics circus : TC-POLITICS "Circus Maximus has nothing more to give you"
play galba politics allies
roll roll 3
see nobody sides.galba.points = 2
see nobody sides.galba.politics.allies = 1
play galba card imperator
play galba politics reforms
roll roll 2
see nobody sides.galba.points = 3
play galba card coup
play galba politics reforms
roll roll 4
see nobody sides.galba.points = 5
see nobody sides.galba.politics.reforms = 3

test TC-POLITICS each type once: improvements, gladiators, senators, festival; 1-3 by threes, 1-2 and 0-1 by halves
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner galba
set force galba rome 3
set hand galba castra castra marry marry graft imperator charm
set play galba otho vitellius
play galba card castra
play galba politics improvements
play galba card castra
play galba politics gladiators
see nobody sides.galba.points = 2
play galba card marry
play galba politics senators
roll roll 4
see nobody sides.galba.points = 3
play galba card marry
play galba politics festival
roll roll 3
see nobody sides.galba.points = 3
play galba card graft
play galba politics bread
roll roll 6
see nobody sides.galba.points = 4
play galba card imperator
play galba politics reforms
roll roll 6
see nobody sides.galba.points = 7
play galba card charm
play galba politics allies
roll roll 4
see nobody sides.galba.points = 9

test TC-POLITICS a repeat gains at most what is missing (section 26's example)
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner galba
set force galba rome 3
set progress galba allies 1
set hand galba imperator charm
set play galba otho vitellius
play galba card imperator
play galba politics allies
roll roll 6
see nobody sides.galba.points = 1
play galba card charm
refuse galba politics allies : TC-POLITICS

test TC-POLITICS bonus years add one, up to the type's maximum: Galba on turns 3 to 5
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner galba
set force galba rome 3
set turn 3
set hand galba marry imperator charm
set play galba otho vitellius
play galba card marry
play galba politics bread
roll roll 1
see nobody sides.galba.points = 1
play galba card imperator
play galba politics reforms
roll roll 1
see nobody sides.galba.points = 3
set turn 6
play galba card charm
play galba politics allies
roll roll 1
see nobody sides.galba.points = 4

test TC-POLITICS Otho on turns 5 to 7, Vitellius on turns 7 to 9
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner otho
set force otho rome 3
set turn 5
set hand otho charm marry
set play otho galba vitellius
play otho card charm
play otho politics allies
roll roll 1
see nobody sides.otho.points = 2
set turn 4
play otho card marry
play otho politics bread
roll roll 1
see nobody sides.otho.points = 2
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner vitellius
set force vitellius rome 3
set turn 9
set hand vitellius charm marry
set play vitellius otho galba
play vitellius card charm
play vitellius politics allies
roll roll 1
see nobody sides.vitellius.points = 2
set turn 10
play vitellius card marry
play vitellius politics bread
roll roll 1
see nobody sides.vitellius.points = 2

test TC-POLITICS points for a battle: one, two for a slaughter, three for elimination, none for five cohorts
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
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
play otho retreat bononia
see nobody sides.galba.points = 1

test TC-NO-POINTS who has no points loses none, and nobody hears of it
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner otho
set force otho rome 4
set points otho 1
set hand galba grain grain
set play galba otho vitellius
play galba card grain
play galba event
event "Otho loses 1 political point"
chance roll 1
play galba card grain
play galba event
noevent "political point"
see nobody sides.otho.points = 0
