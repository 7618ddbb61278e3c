# Section 22: courage.

test TC-COURAGE TC-AGAIN dice may be rolled again once for a courage, where it can help
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set courage vitellius 2
set force vitellius lauriacum 0
set force vitellius mediolanum 10
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
roll roll 1; roll 2
prompt vitellius reroll
legal vitellius = again; no
play vitellius again
see nobody sides.vitellius.courage = 1
roll roll 1; roll 2
# Not twice for one roll.
event "Rufus comes too late"
prompt galba march

test TC-AGAIN a success is not rolled again
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set courage vitellius 2
set force vitellius lauriacum 0
set force vitellius mediolanum 10
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
roll roll 4; roll 2
event "Rufus intercepts"

test TC-REROLL TC-COURAGE after a battle roll: the initiative first, then each side's courage for its own dice
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set courage galba 1
set courage otho 1
set initiative vitellius
set force galba lutetia 0
set force galba mediolanum 4
set leader vindex mediolanum
set force otho cremona 4
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 6; strike 1; strike 1; strike 1
prompt vitellius initiative
legal vitellius = reroll attacker; reroll defender; reroll both; no
play vitellius reroll attacker
roll strike 6; strike 1; strike 1; strike 1; strike 1
see nobody battle.attacker.hits = 1
see nobody battle.defender.hits = 2
see nobody initiativeUsed = true
prompt galba courage
play galba again
see nobody sides.galba.courage = 0
roll strike 6; strike 6; strike 5; strike 5; strike 1
prompt otho courage
play otho no
event "Galba beats Otho in Cremona"

test TC-REROLL both sides, and one only
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set force galba lutetia 0
set force galba mediolanum 4
set leader vindex mediolanum
set force otho cremona 4
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 6; strike 1; strike 1; strike 1
play galba reroll both
roll strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1
# 0 against 0: a second round, without another use of the initiative.
event "undecided"
roll strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1
event "Otho beats Galba in Cremona"

test TC-COURAGE TC-OWNER TC-POLITICS one courage replaces a card for a political roll
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set courage galba 1
set hand galba spies
set play galba otho vitellius
refuse galba courage circus : TC-OWNER "Rome belongs to nobody"
set owner galba
set force galba rome 2
legal galba = card spies; pass; courage reforms; courage allies; courage improvements; courage circus; courage gladiators; courage senators; courage festival; courage bread; extreme
play galba courage reforms
see nobody sides.galba.courage = 0
chance roll 5
see nobody sides.galba.points = 3
# The card is still there.
pending galba
refuse galba courage circus : TC-COURAGE "You have no courage"
refuse galba extreme : TC-COURAGE

test TC-COURAGE siege, sortie, politics and intrigue may be rolled again
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set courage galba 3
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 1; roll 1
play galba again
roll roll 5; roll 6
see nobody rome.walls = 3
play galba siege
roll roll 1; roll 3
play galba no
see nobody sides.galba.courage = 2
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set courage galba 3
set owner galba
set force galba rome 3
set force otho camp 5
set hand galba castra blackmail charm
set play galba otho vitellius
play galba card castra
play galba sortie
roll roll 1; roll 1
play galba again
roll roll 6; roll 6
see nobody spaces.camp.regulars = 2
play galba card blackmail
play galba event
play galba name otho
roll roll 1
play galba again
roll roll 2
noevent nobody "backfires"
play galba card charm
play galba politics bread
roll roll 3
play galba again
roll roll 4
see nobody sides.galba.points = 1
see nobody sides.galba.courage = 0

test TC-EXTREME the Extreme chart: suicide, exile and nothing, once a game
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set courage galba 2
set points galba 4
set hand galba spies charm
set hand otho spies
set play galba otho vitellius
play galba extreme
see nobody sides.galba.courage = 1
roll roll 3
see nobody sides.galba.alive = true
see nobody sides.galba.extremeUsed = true
play otho pass
refuse galba extreme : TC-EXTREME "already"
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set courage galba 1
set points galba 4
set hand galba spies charm
set hand otho spies
set hand vitellius spies
set play galba otho vitellius
play galba extreme
roll roll 2
event "Galba falls on his sword"
see nobody sides.galba.alive = false
see nobody sides.galba.cohorts = 0
see nobody sides.galba.points = 4
see nobody sides.galba.cards = 0
see nobody discard.charm = 1
see nobody spaces.caesaraugusta.regulars = 0
see nobody sides.otho.initiative = true
pending otho
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set courage galba 1
set hand galba spies
set hand otho spies
set play galba otho vitellius
play galba extreme
roll roll 5
event "Galba goes into exile"
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set courage galba 2
set hand galba spies charm
set play galba otho vitellius
play galba extreme
roll roll 4
see nobody sides.galba.alive = true
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set courage galba 1
set hand galba spies
set hand otho spies
set play galba otho vitellius
play galba extreme
roll roll 6
event "exile"
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set courage galba 1
set hand galba spies
set hand otho spies
set play galba otho vitellius
play galba extreme
roll roll 1
event "sword"
