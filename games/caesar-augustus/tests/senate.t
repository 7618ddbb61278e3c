# Game Turn 3.2, 4 and 5: bribes, elections, suppression.

test CA-BRIBE the pool first, with no general in Italy
setup seats=2
set act octavian bribe
play octavian reveal
event "Octavian takes a senator from the pool"
see nobody seats.octavian.senators = 1
see nobody senate.pool = 2
pending antony

test CA-BRIBE CA-BRIBE-OWN CA-ROME then from another player, unless his general is in Italy
setup seats=4
set senators octavian 1
set senators antony 2
set senators lepidus 2
set general lepidus italy
set act octavian bribe
play octavian reveal
refuse octavian bribe octavian : CA-BRIBE-OWN "Your own senators need no bribe"
refuse octavian bribe lepidus : CA-ROME "Lepidus's general is in Italy"
refuse octavian bribe brutus : CA-BRIBE "Brutus has no senator"
legal octavian = bribe antony
play octavian bribe antony
event "Octavian takes a senator from Mark Antony"
see nobody seats.octavian.senators = 2
see nobody seats.antony.senators = 1

test CA-ROME protection is checked when the bribe is resolved
setup seats=2
set senators antony 3
set general antony illyricum
set army antony i illyricum praetorian praetorian
set senate italy levy
set act antony move
set order octavian bribe
play antony reveal
play antony escort i italy
play antony commit praetorian
chance send levy hidden
play antony rally praetorian
event "Major victory: Mark Antony takes Italy"
play antony halt
play octavian reveal
event "Octavian cannot carry out Bribe: it is forfeit"

test CA-ALLIES CA-BRIBE allies may bribe each other's senators
setup seats=5
set senators lepidus 0
set senators cassius 6
set act brutus bribe
play brutus reveal
allow brutus bribe cassius

test CA-ELECT CA-RED-EYES two of three senators
setup seats=2
set senate italy cavalry levy
set senators octavian 1
set act octavian bribe
set army antony i off
play octavian reveal
hidden octavian senate.armies.senate.hand
play antony reveal
event "Octavian controls the Senate"
pending octavian
hidden octavian senate.armies.senate.hand
play octavian inspect
see nobody senate.controller = octavian
see octavian senate.armies.senate.hand.cavalry = 1
see octavian senate.armies.senate.hand.levy = 1
hidden antony senate.armies.senate.hand
see nobody territories.italy.popularity = senate
points octavian 12

test CA-ELECT one of three is no majority
setup seats=2
set act octavian bribe
set order antony bribe
play octavian reveal
play antony reveal
hidden nobody senate.controller
see nobody turn = 2

test CA-ELECT three of four senators, and two are not enough
setup seats=3
set senators octavian 2
set senators lepidus 0
set act octavian bribe
set army antony i off
set army lepidus i off
play octavian reveal
play antony reveal
play lepidus reveal
see nobody senate.controller = octavian
see nobody seats.octavian.senators = 3

test CA-ELECT two of four are not enough
setup seats=3
set senators octavian 1
set senators lepidus 0
set act octavian bribe
set army antony i off
set army lepidus i off
play octavian reveal
play antony reveal
play lepidus reveal
hidden nobody senate.controller

test CA-ELECT three of five senators
setup seats=4
set senators octavian 2
set act octavian bribe
set army antony i off
set army lepidus i off
set army brutus i off
play octavian reveal
play antony reveal
play lepidus reveal
play brutus reveal
see nobody senate.controller = octavian

test CA-ELECT four of six senators, and three are not enough
setup seats=5
set senators lepidus 0
set senators octavian 2
set act octavian bribe
set army antony i off
set army lepidus i off
set army brutus i off
set army cassius i off
play octavian reveal
play antony reveal
play lepidus reveal
play brutus reveal
play cassius reveal
hidden nobody senate.controller
set senators octavian 3
set act octavian bribe
play octavian reveal
play antony reveal
play lepidus reveal
play brutus reveal
play cassius reveal
see nobody senate.controller = octavian

test CA-ELECT CA-RED-EYES control is lost with the majority, what was seen is remembered
setup seats=2
set senate italy cavalry levy
set senators octavian 2
set control octavian
set senators antony 1
set act antony bribe
set army octavian i off
play antony reveal
play antony bribe octavian
see octavian senate.armies.senate.hand.cavalry = 1
play octavian reveal
event "Mark Antony controls the Senate"
play antony inspect
see octavian senate.armies.senate.hand.cavalry = 1
see antony senate.armies.senate.hand.cavalry = 1

test CA-ELECT nobody's majority is nobody's Senate
setup seats=3
set senators lepidus 1
set senators octavian 3
set control octavian
set act lepidus bribe
set army octavian i off
set army antony i off
play lepidus reveal
play lepidus bribe octavian
play octavian reveal
play antony reveal
event "Nobody controls the Senate any more"
hidden nobody senate.controller

test CA-ELECT-SKIP once Italy is not RED there are no more elections
setup seats=2
set senate off
set senators octavian 2
set control octavian
set popularity sicily senate
set popularity italy antony
set senators antony 1
set act antony bribe
set army octavian i off
play antony reveal
play antony bribe octavian
play octavian reveal
see nobody senate.controller = octavian
see nobody seats.antony.senators = 2
points octavian 3

test CA-RED nobody replaces Italy's RED while the Senate's army lives, wherever it stands
setup seats=2
set senate sicily legion
set army octavian i italy levy
set general antony italy
set act octavian draft
play octavian reveal
chance draw octavian levy
set army antony i off
play antony reveal
see nobody territories.italy.popularity = senate
see nobody territories.sicily.popularity = senate

test CA-RED once it is destroyed suppression works in Italy as anywhere
setup seats=2
set senate off
set army octavian i italy levy
set army antony i off
set act octavian draft
play octavian reveal
chance draw octavian levy
play antony reveal
see nobody territories.italy.popularity = octavian
points octavian 12

test CA-RED the red army suppresses with RED, its controller's popularity too
setup seats=2
set senate africa legion
set senators octavian 2
set control octavian
set army octavian i off
set army antony i off
set act octavian draft
play octavian reveal
play antony reveal
see nobody territories.africa.popularity = senate

test CA-SUPPRESS-TIE an army goes before any general
setup seats=2
set senate sicily legion
set general octavian sicily
set army octavian i off
set army antony i off
set act octavian draft
play octavian reveal
play antony reveal
event "the Senate wins the people of Sicily"
see nobody territories.sicily.popularity = senate

test CA-SUPPRESS-TIE CA-SUPPRESS-ALLY an ally's army goes before the general, and replaces his popularity
setup seats=5
set army brutus i crete levy
set popularity crete cassius
set general cassius crete
set army octavian i off
set army antony i off
set army lepidus i off
set army cassius i off
set act octavian draft
set order brutus army
play octavian reveal
play antony reveal
play lepidus reveal
play brutus reveal
play brutus raise asia-minor
roll draw brutus levy; draw brutus levy
play cassius reveal
see nobody territories.crete.popularity = brutus

test CA-SUPPRESS-TIE of two allied generals the one whose popularity is there keeps it
setup seats=5
set general brutus crete
set general cassius crete
set popularity crete cassius
set army octavian i off
set army antony i off
set army lepidus i off
set army brutus i off
set army cassius i off
set act octavian draft
play octavian reveal
play antony reveal
play lepidus reveal
play brutus reveal
play cassius reveal
see nobody territories.crete.popularity = cassius

test CA-SUPPRESS-TIE otherwise the first from the leader
setup seats=5
set general brutus crete
set general cassius crete
set army octavian i off
set army antony i off
set army lepidus i off
set army brutus i off
set army cassius i off
set act cassius draft
play cassius reveal
play octavian reveal
play antony reveal
play lepidus reveal
play brutus reveal
see nobody territories.crete.popularity = cassius

test CA-SUPPRESS-TIE and Brutus, when the lead comes to him first
setup seats=5
set general brutus crete
set general cassius crete
set army octavian i off
set army antony i off
set army lepidus i off
set army brutus i off
set army cassius i off
set act octavian draft
play octavian reveal
play antony reveal
play lepidus reveal
play brutus reveal
play cassius reveal
see nobody territories.crete.popularity = brutus

test CA-SUPPRESS-ALLY a lone general replaces his ally's popularity
setup seats=5
set general brutus egypt
set army octavian i off
set army antony i off
set army lepidus i off
set army brutus i off
set army cassius i off
set general cassius crete
set act octavian draft
play octavian reveal
play antony reveal
play lepidus reveal
play brutus reveal
play cassius reveal
see nobody territories.egypt.popularity = brutus
