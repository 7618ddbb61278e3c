# Section 32: the charts of assassins, blackmail, graft and seduction.

test TC-INTRIGUE the Assassin chart: 2, 3, 9, 10 and 12
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set points galba 5
set hand galba assassin assassin
set play galba otho vitellius
play galba card assassin
play galba event
prompt galba victim
play galba against otho
roll roll 1; roll 1
event "backfires"
roll roll 5
# 1-3 points: three.
see nobody sides.galba.points = 2
play galba card assassin
play galba event
play galba against vitellius
roll roll 1; roll 2
see nobody leaders.vitellius.at = vindobona
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba assassin assassin
set play galba otho vitellius
play galba card assassin
play galba event
play galba against otho
roll roll 4; roll 5
see nobody leaders.otho.at = salamantica
play galba card assassin
play galba event
play galba against otho
roll roll 4; roll 6
event "Otho is murdered"
see nobody leaders.otho.returns = false
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
play galba against othos_praetor
roll roll 6; roll 6
event "Otho's praetor is murdered"
see nobody leaders.othos_praetor.returns = true

test TC-INTRIGUE the Blackmail chart: 1 backfires, 2 nothing, 3-6 costs the target 1-3 points
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set points galba 5
set points otho 8
set hand galba blackmail blackmail
set play galba otho vitellius
play galba card blackmail
play galba event
play galba name otho
roll roll 1
roll roll 3
see nobody sides.galba.points = 3
play galba card blackmail
play galba event
play galba name otho
roll roll 2
see nobody sides.galba.points = 3
see nobody sides.otho.points = 8
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set points otho 8
set hand galba blackmail blackmail
set play galba otho vitellius
play galba card blackmail
play galba event
play galba name otho
roll roll 3
roll roll 1
see nobody sides.otho.points = 7
play galba card blackmail
play galba event
play galba name otho
roll roll 6
roll roll 6
see nobody sides.otho.points = 4

test TC-INTRIGUE the Graft chart: 1 costs a point, 2-3 nothing, 4-6 a random card
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set points galba 5
set hand galba graft graft
set hand otho charm panic panic
set play galba otho vitellius
play galba card graft
play galba event
play galba name otho
play otho no
roll roll 1
see nobody sides.galba.points = 4
play otho pass
play galba card graft
play galba event
play galba name otho
play otho no
roll roll 2
see nobody sides.otho.cards = 3
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba graft graft
set hand otho charm panic panic
set play galba otho vitellius
play galba card graft
play galba event
play galba name otho
play otho no
roll roll 3
play otho pass
play galba card graft
play galba event
play galba name otho
play otho no
roll roll 4
odds lose otho panic = 2/3
chance lose otho panic
event "Otho loses Panic"
see nobody discard.panic = 1
see nobody sides.otho.cards = 2

test TC-INTRIGUE the Seduction chart: 1 backfires, 2-3 nothing, 4-6 costs the target 1-3 points
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set points galba 5
set points otho 8
set hand galba seduction seduction
set play galba otho vitellius
play galba card seduction
play galba event
play galba name otho
roll roll 1
roll roll 1
see nobody sides.galba.points = 4
play galba card seduction
play galba event
play galba name otho
roll roll 3
see nobody sides.otho.points = 8
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set points otho 2
set hand galba seduction seduction
set play galba otho vitellius
play galba card seduction
play galba event
play galba name otho
roll roll 2
see nobody sides.otho.points = 2
play galba card seduction
play galba event
play galba name otho
roll roll 4
roll roll 5
# Never below zero.
see nobody sides.otho.points = 0

test TC-INTRIGUE TC-WINDOWS Informers: no roll, and the plotter suffers the backfire
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set points galba 5
set hand galba blackmail graft assassin
set hand otho delator spies
set hand vitellius delator
set play galba otho vitellius
play galba card blackmail
play galba event
play galba name otho
prompt otho intrigue
refuse otho respond spies : TC-WINDOWS
play otho respond delator
event "The plot of Galba backfires"
roll roll 4
see nobody sides.galba.points = 3
play otho card spies
play otho discard
play vitellius pass
play galba card graft
play galba event
play galba name vitellius
play vitellius respond delator
see nobody sides.galba.points = 2
pending galba
