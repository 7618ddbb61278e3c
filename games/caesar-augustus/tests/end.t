# The end: points and places.

test CA-END after the last turn popularity counts, Italy ten
setup seats=2 turns=1
set senate off
set popularity italy octavian
set vp antony 3
set army octavian i off
set army antony i off
set general octavian off
set general antony off
set act octavian draft
goes-on
points octavian 12
play octavian reveal
play antony reveal
over
event "Octavian scores 12 points for popularity"
event "Mark Antony scores 1 point for popularity"
points octavian 12
points antony 4
place octavian 1
place antony 2
pending nobody

test CA-END the usual game has ten turns
setup seats=2
set turn 10
set army octavian i off
set army antony i off
set act octavian draft
play octavian reveal
play antony reveal
over

test CA-END and nine are not enough
setup seats=2
set turn 9
set army octavian i off
set army antony i off
set act octavian draft
play octavian reveal
play antony reveal
goes-on
see nobody turn = 10

test CA-END up to twenty by option
setup seats=2 turns=20
set turn 19
set army octavian i off
set army antony i off
set act octavian draft
play octavian reveal
play antony reveal
goes-on

test CA-END RED counts for the player who controls the Senate, or for nobody
setup seats=2 turns=1
set senators antony 2
set control antony
set popularity sicily senate
set army octavian i off
set army antony i off
set act octavian draft
play octavian reveal
play antony reveal
over
points antony 12
points octavian 2
see nobody seats.antony.territories = 3

test CA-END RED of a Senate of nobody's
setup seats=2 turns=1
set popularity sicily senate
set army octavian i off
set army antony i off
set act octavian draft
play octavian reveal
play antony reveal
over
points antony 1
points octavian 2

test CA-TIE more territories win a tie
setup seats=2 turns=1
set vp antony 1
set army octavian i off
set army antony i off
set act octavian draft
play octavian reveal
play antony reveal
over
points octavian 2
points antony 2
place octavian 1
place antony 2

test CA-TIE then more senators
setup seats=2 turns=1
set popularity numidia nobody
set senators antony 1
set army octavian i off
set army antony i off
set act octavian draft
play octavian reveal
play antony reveal
over
place octavian 2
place antony 1

test CA-TIE then the victory is shared
setup seats=2 turns=1
set popularity numidia nobody
set army octavian i off
set army antony i off
set act octavian draft
play octavian reveal
play antony reveal
over
place octavian 1
place antony 1
