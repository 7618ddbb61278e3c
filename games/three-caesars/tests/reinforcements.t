# Section 21: building cohorts.

test TC-BUILD TC-BUILD-HOME TC-BUILD-ENEMY TC-PLAY a 4 builds in a free space of one's colour
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force otho lugdunum 1
set hand galba castra charm
set play galba otho vitellius
play galba card castra
refuse galba build tarraco : TC-BUILD "this one is worth 3"
play galba discard
play galba card charm
refuse galba build narbo : TC-BUILD-HOME "Narbo is not of your colour"
refuse galba build lugdunum : TC-BUILD-ENEMY "Cohorts of Otho stand in Lugdunum"
play galba build tarraco
see nobody spaces.tarraco.regulars = 1
see nobody sides.galba.cohorts = 21

test TC-BUILD-LEADER TC-BUILD-CAMP a 5 builds with a leader anywhere
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set leader galbas_praetor narbo
set force none rome 0
set leader sabinus off
set leader vindex camp
set hand galba imperator
set play galba otho vitellius
play galba card imperator
refuse galba build tarraco : TC-BUILD-LEADER "You have no leader in Tarraco"
refuse galba build camp : TC-BUILD-CAMP "no cohorts before Rome"
play galba build narbo
see nobody spaces.narbo.regulars = 1

test TC-NO-BUILDING the Batavian Revolt
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set turn 4
set hand galba batavi
set hand vitellius charm
set play galba vitellius otho
play galba card batavi
play galba event
chance roll 3
prompt vitellius yield
refuse vitellius yield rome regulars : TC-YIELD "Rome"
refuse vitellius yield lauriacum veterans : TC-YIELD "Lauriacum: veterans"
play vitellius yield lauriacum regulars
see nobody spaces.lauriacum.regulars = 9
play vitellius card charm
refuse vitellius build lauriacum : TC-NO-BUILDING "Batavian Revolt"

test TC-LONE TC-BUILD a rival leader alone does not survive building
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set leader othos_praetor tarraco
set hand galba charm
set play galba otho vitellius
play galba card charm
play galba build tarraco
event "Otho's praetor is removed"
