# Section 16: the guard of Rome, and Sabinus.

test TC-SABINUS TC-INTRIGUE the guard takes one off the assassin's roll, in Rome only
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
set hand galba assassin assassin
set play galba otho vitellius
play galba card assassin
play galba event
play galba against otho
# 10 - 1
roll roll 4; roll 6
noevent nobody "murdered"
see nobody leaders.otho.at = rome
play galba card assassin
play galba event
play galba against othos_praetor
roll roll 4; roll 6
event "Otho's praetor is murdered"
see nobody rome.guard = batavian

test TC-SABINUS a murder in Rome disbands it; 2 - 1 counts as 2
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
set points galba 3
set hand galba assassin assassin
set play galba otho vitellius
play galba card assassin
play galba event
play galba against otho
roll roll 1; roll 1
event "The plot of Galba backfires"
chance roll 1
see nobody sides.galba.points = 2
play galba card assassin
play galba event
play galba against otho
roll roll 5; roll 6
event "The body guard disbands"
see nobody rome.guard = none

test TC-SABINUS Sabinus himself may be murdered, and the guard goes with him
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba assassin
set play galba otho vitellius
play galba card assassin
play galba event
play galba against sabinus
# Nobody can answer for Sabinus.
roll roll 5; roll 6
event "Sabinus is murdered"
see nobody rome.guard = none

test TC-SABINUS the Praetorians come with Vitellius
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius vindobona 0
set force vitellius camp 0 8
set leader vitellius camp
set walls 1
set hand vitellius charm
set play vitellius galba otho
play vitellius card charm
play vitellius activate vitellius
play vitellius siege
roll roll 3; roll 4
chance roll 1
see nobody rome.guard = praetorian

test TC-SABINUS TC-DECK a bribed guard protects nobody, and helps whoever bribed it
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
set hand galba bribed_guard assassin
set play galba otho vitellius
play galba card bribed_guard
play galba event
see nobody bribed.0 = galba
play galba card assassin
play galba event
play galba against otho
# 9 + 1
roll roll 4; roll 5
event "Otho is murdered"
