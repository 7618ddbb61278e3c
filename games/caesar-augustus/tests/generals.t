# Game Turn 1: generals on their own, and captivity.

test CA-GENERAL CA-GENERAL-MET opposing armies and generals bar a territory
setup seats=2
set army antony ii spain levy
set popularity spain antony
set general antony crete
roll draw nobody levy; draw nobody levy; draw nobody levy
refuse octavian general spain : CA-GENERAL "An army of Mark Antony stands in Spain"
refuse octavian general gaul : CA-GENERAL "An army of Mark Antony stands in Gaul"
refuse octavian general crete : CA-GENERAL-MET "Mark Antony's general is in Crete"
allow octavian general africa
allow octavian general italy
play octavian general italy
event "Octavian's general goes to Italy"
refuse antony general italy : CA-GENERAL-MET "Octavian's general is in Italy"
allow antony general crete
play antony general crete
event "Mark Antony's general stays in Crete"

test CA-GENERAL another player's army bars Italy
setup seats=2
set senate off
set army antony ii italy levy
set act octavian draft
set order antony draft
play octavian reveal
chance draw octavian levy
chance draw octavian levy
play antony reveal
chance draw antony levy
chance draw antony levy
play antony return levy
chance draw antony levy
pending antony
refuse octavian general italy : TURN
play antony general gaul
refuse octavian general italy : CA-GENERAL "An army of Mark Antony stands in Italy"

test CA-GENERAL the Senate's army bars everyone outside Italy but its controller and his ally
setup seats=5
set senate sicily legion
set control brutus
set turn 1
set act cassius bribe
set general cassius off
set army cassius i off
set army octavian i off
set army antony i off
set army lepidus i off
set army brutus i off
play cassius reveal
play octavian reveal
play antony reveal
play lepidus reveal
play brutus reveal
see nobody turn = 2
see nobody leader = octavian
hidden nobody senate.controller
refuse octavian general sicily : CA-GENERAL "An army of the Senate stands in Sicily"

test CA-GENERAL controller and ally walk up to the Senate's army
setup seats=5
set senators brutus 4
set senate sicily legion
set control brutus
set act brutus draft
set army octavian i off
set army antony i off
set army lepidus i off
set army brutus i off
set army cassius i off
play brutus reveal
event "Brutus cannot carry out Draft: it is forfeit"
play cassius reveal
play octavian reveal
play antony reveal
play lepidus reveal
see nobody senate.controller = brutus
allow cassius general sicily
play cassius general cyprus
refuse octavian general sicily : CA-GENERAL "An army of Brutus stands in Sicily"
play octavian general africa
play antony general gaul
play lepidus general illyricum
allow brutus general sicily

test CA-GENERAL CA-ALLIES allied generals may stand together, and with each other's armies
setup seats=5
roll draw nobody levy; draw nobody levy; draw nobody levy
play octavian general africa
play antony general gaul
play lepidus general illyricum
allow brutus general egypt
play brutus general egypt
allow cassius general asia-minor
allow cassius general egypt
play cassius general asia-minor
refuse cassius general crete : STEP

test CA-GENERAL staying is allowed even beside an opposing army
setup seats=2
set senate italy legion
set general octavian italy
set general antony italy
set act octavian draft
set army octavian i off
set army antony i off
play octavian reveal
play antony reveal
allow antony general italy
play antony general italy
allow octavian general italy

test CA-CAPTURED a captured general suppresses nothing, is placed in the next general phase, and pays each time
setup seats=2
set general antony crete
set popularity crete antony
set army octavian i cyrenaica legion
set army antony i off
set act octavian move
play octavian reveal
play octavian march i crete
event "Octavian captures Mark Antony's general in Crete"
see nobody seats.octavian.won = 1
hidden nobody seats.antony.general
play octavian halt
play antony reveal
see nobody territories.crete.popularity = octavian
see nobody turn = 2
refuse antony general crete : CA-GENERAL "An army of Octavian stands in Crete"
refuse antony general africa : CA-GENERAL-MET
play antony general egypt
event "Mark Antony's general is free again, in Egypt"
see nobody seats.antony.general = egypt
play octavian general africa
play antony choose bribe
play octavian choose move
play antony reveal
play octavian reveal
play octavian march i egypt
see nobody seats.octavian.won = 2
hidden nobody seats.antony.general
