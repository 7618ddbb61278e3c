# Sections 3 and 30: how it ends.

test TC-WIN Rome at the end of two turns running, and ten points at any time
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
set hand galba spies
set points galba 10
set points galba 4
set play galba otho vitellius
see nobody sides.galba.reachedGoal = true
play galba pass
# Once is not enough.
goes-on
see nobody rome.lastOwner = galba
set hand galba spies
set play galba otho vitellius
play galba pass
over
event "Galba is master of Rome"
place galba 1
place otho 2
refuse galba pass : OVER
see nobody winner = galba

test TC-WIN the points may come last, and win at once
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
set held galba
set points galba 9
set hand galba spies
set play galba otho vitellius
play galba pass
goes-on
see nobody sides.galba.heldTwice = true
# Rome may be lost meanwhile: both are lasting.
set force galba rome 0
set owner otho
set force otho rome 1
set hand galba charm
set play galba otho vitellius
play galba card charm
play galba event
over
place galba 1
points galba 10

test TC-WIN two turns with another owner between do not count
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
set held otho
set points galba 10
set hand galba spies
set play galba otho vitellius
play galba pass
goes-on

test TC-WIN Vespasian wins when the last turn is over
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set turn 10
set hand galba spies
set play galba otho vitellius
play galba pass
over
event "Vespasian comes from the East and wins"
place galba 2
place otho 2
place vitellius 2
see nobody winner = vespasian

test TC-SCENARIO long: Vitellius wins by time
setup seats=3 scenario=long
set turn 9
set hand galba spies
set play galba otho vitellius
play galba pass
over
place vitellius 1

test TC-SCENARIO TC-OUT long: if Vitellius is out, Vespasian
setup seats=3 scenario=long
set turn 9
set hand vitellius spies
set hand galba spies
set hand otho spies
set play vitellius galba otho
play vitellius extreme
chance roll 1
play galba pass
play otho pass
over
see nobody winner = vespasian

test TC-SCENARIO medium: Galba wins by Rome at the end of two turns, without points
setup seats=2 scenario=medium
set price galba 0
set price otho 0
set courage galba 0
set courage otho 0
set rerolled yes
set owner galba
set force galba rome 3
set held galba
set hand galba spies
set play galba otho
play galba pass
over
place galba 1

test TC-SCENARIO medium: Otho wins by time, and not by holding Rome
setup seats=2 scenario=medium
set price galba 0
set price otho 0
set courage galba 0
set courage otho 0
set rerolled yes
set owner otho
set force otho rome 3
set held otho
set hand galba spies
set play galba otho
play galba pass
goes-on
set turn 7
set hand galba spies
set play galba otho
play galba pass
over
place otho 1

test TC-SCENARIO short: Galba wins the moment he takes Rome
setup seats=2 scenario=short
set price galba 0
set price otho 0
set courage galba 0
set courage otho 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set walls 1
set hand galba marry
set play galba otho
play galba card marry
play galba activate galba
play galba siege
roll roll 3; roll 4
over
place galba 1

test TC-SCENARIO short: Otho otherwise, also by taking Rome himself
setup seats=2 scenario=short
set price galba 0
set price otho 0
set courage galba 0
set courage otho 0
set rerolled yes
set turn 4
set force otho salamantica 0
set force otho camp 6
set leader otho camp
set walls 1
set hand otho marry
set play otho galba
play otho card marry
play otho activate otho
play otho siege
roll roll 3; roll 4
goes-on
chance roll 1
over
place otho 1

test TC-OUT one side left wins
setup seats=2 scenario=short
set price galba 0
set price otho 0
set courage galba 0
set courage otho 0
set rerolled yes
set hand otho spies
set courage otho 1
set play otho galba
play otho extreme
chance roll 6
over
place galba 1
place otho 2

test TC-OUT its Rome stands empty and unowned
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
set leader otho rome
set courage otho 1
set hand otho spies
set hand galba spies
set play otho galba vitellius
play otho extreme
chance roll 6
see nobody rome.owner = nobody
see nobody spaces.rome.regulars = 0
goes-on

test TC-OUT cohorts on the march count
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
see nobody spaces.caesaraugusta.regulars = 0
see nobody sides.galba.alive = true
play galba stop

test TC-OUT none left: Vespasian
setup seats=2 scenario=short
set price galba 0
set price otho 0
set courage galba 0
set courage otho 0
set rerolled yes
set force galba caesaraugusta 0
set force galba lutetia 0
set force galba mediolanum 2
set leader vindex mediolanum
set force otho salamantica 0
set force otho lauriacum 0
set force otho cremona 2
set hand galba castra
set play galba otho
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 6; strike 6; strike 1
roll strike 6; strike 6; strike 1
over
see nobody winner = vespasian
place galba 2
place otho 2
