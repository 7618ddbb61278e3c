# Section 23: the initiative.

test TC-ORDER using the re-roll passes it on when the turn ends
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set initiative otho
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
roll strike 1; strike 1; strike 1; strike 1; strike 1
play otho reroll defender
roll strike 6; strike 1; strike 1; strike 1; strike 1
# The beaten attacker goes back, and the turn is over: the next side in the order has it.
see nobody turn = 2
see nobody sides.vitellius.initiative = true
see nobody initiativeUsed = false

test TC-ORDER the Initiative event takes it at once, and keeps it from being passed on
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set initiative otho
set force galba lutetia 0
set force galba mediolanum 4
set leader vindex mediolanum
set force otho cremona 4
set hand galba castra initiative
set hand otho spies
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
play galba no
play otho no
play galba no
play otho no
roll strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1
play otho reroll defender
roll strike 6; strike 1; strike 1; strike 1; strike 1
play galba no
play otho no
play otho pass
play galba card initiative
play galba event
see nobody sides.galba.initiative = true
see nobody turn = 2

test TC-DECK the Initiative event gives courage to its holder
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba initiative
set play galba otho vitellius
play galba card initiative
play galba event
see nobody sides.galba.courage = 1

test TC-ORDER it passes round Galba, Otho, Vitellius, whatever this turn's order of play is
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set initiative otho
set force galba lutetia 0
set force galba mediolanum 4
set leader vindex mediolanum
set force otho cremona 4
set hand galba castra
set play vitellius otho galba
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1
play otho reroll defender
roll strike 6; strike 1; strike 1; strike 1; strike 1
# Galba comes after Otho in this turn's order; Vitellius does in the initiative's.
see nobody turn = 2
see nobody sides.vitellius.initiative = true

test TC-ORDER from Vitellius it passes to Galba, though Otho plays after him
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set initiative vitellius
set force galba lutetia 0
set force galba mediolanum 4
set leader vindex mediolanum
set force otho cremona 4
set force vitellius lauriacum 10
set hand galba castra
set hand otho spies
set play galba vitellius otho
play galba card castra
play galba activate vindex
play galba step cremona
play otho no
play otho no
roll strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1
play vitellius reroll defender
roll strike 6; strike 1; strike 1; strike 1; strike 1
play otho no
play otho pass
see nobody turn = 2
see nobody sides.galba.initiative = true

test TC-OUT TC-ORDER a side that goes out leaves it to the next in that order
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage otho 1
set initiative otho
set rerolled yes
set hand otho spies
set hand galba spies
set play otho galba vitellius
play otho extreme
chance roll 1
event "Otho is out of the game"
see nobody sides.vitellius.initiative = true

test TC-OUT TC-ORDER and it passes over a side that is out
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage otho 1
set courage galba 0
set courage vitellius 0
set initiative galba
set force galba lutetia 0
set force galba mediolanum 4
set leader vindex mediolanum
set force vitellius lauriacum 0
set force vitellius cremona 4
set hand otho spies
set hand galba castra
set hand vitellius
set play otho galba vitellius
play otho extreme
chance roll 1
play galba card castra
play galba activate vindex
play galba step cremona
roll strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1
play galba reroll defender
roll strike 6; strike 1; strike 1; strike 1; strike 1
see nobody turn = 2
see nobody sides.vitellius.initiative = true
