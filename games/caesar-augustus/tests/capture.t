# Captures, escorts in battle, and captures in passing.

test CA-CAPTURE-WHEN where a march ends
setup seats=3
set general antony cyrenaica
set general lepidus cyrenaica
set act octavian move
play octavian reveal
play octavian march i cyrenaica
see nobody seats.octavian.won = 2
hidden nobody seats.antony.general
hidden nobody seats.lepidus.general

test CA-CAPTURE-WHEN after a battle that is won
setup seats=3
set army octavian i africa praetorian levy
set army antony i numidia levy
set general antony numidia
set general lepidus numidia
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit praetorian
play antony commit levy
see nobody seats.antony.general = numidia
play antony decline
event "Octavian captures Mark Antony's general in Numidia"
event "Octavian captures Lepidus's general in Numidia"
see nobody seats.octavian.won = 4

test CA-CAPTURE-WHEN not by a victory that is thrown back
setup seats=2
set army octavian i africa praetorian levy
set army antony i numidia levy levy
set general antony numidia
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit praetorian
play antony commit levy
play antony decline
play octavian cease
see nobody seats.antony.general = numidia
see nobody seats.octavian.won = 1

test CA-CAPTURE-WHEN CA-RETREAT where the defender retreats to, and where he retreats from
setup seats=5
set army octavian i africa praetorian levy
set army brutus i numidia levy
set general brutus africa
set general cassius numidia
set general octavian mauretania
set popularity mauretania brutus
set act octavian move
play octavian reveal
play octavian march i numidia
play brutus retreat mauretania
event "Brutus captures Octavian's general in Mauretania"
event "Octavian captures Cassius's general in Numidia"
see nobody seats.brutus.won = 1
see nobody seats.octavian.won = 1
see nobody seats.brutus.general = africa

test CA-CAPTURE-WHEN never because a general walks up, nor by an election
setup seats=2
set senate italy legion
set senators octavian 1
set general antony italy
set army antony i off
set act octavian bribe
play octavian reveal
play antony reveal
play octavian inspect
see nobody senate.controller = octavian
see nobody seats.antony.general = italy
see nobody seats.octavian.won = 0

test CA-ORPHAN a general who came along with a destroyed army is captured
setup seats=2
set army octavian i africa levy
set army antony i numidia legion legion
set act octavian move
play octavian reveal
play octavian escort i numidia
play octavian commit levy
play antony commit legion
play octavian decline
event "Mark Antony captures Octavian's general in Numidia"
see nobody seats.antony.won = 1
hidden nobody seats.octavian.general

test CA-ORPHAN a Senate of nobody's scores nothing
setup seats=2
set senate italy legion legion
set army octavian i sicily levy
set general octavian sicily
set act octavian move
play octavian reveal
play octavian escort i italy
play octavian commit levy
chance send legion hidden
play octavian decline
event "the Senate captures Octavian's general in Italy"
hidden nobody seats.octavian.general
see nobody seats.antony.won = 0
see nobody seats.octavian.won = 0

test CA-ORPHAN a general who already stood there stays
setup seats=2
set senate italy legion legion
set army octavian i sicily levy
set general octavian italy
set act octavian move
play octavian reveal
play octavian march i italy
play octavian commit levy
chance send legion hidden
play octavian decline
hidden nobody seats.octavian.armies.i
see nobody seats.octavian.general = italy

test CA-ESCORT CA-BACK a general who came along is thrown back with his army
setup seats=2
set army octavian i africa levy levy
set army antony i numidia legion legion
set act octavian move
play octavian reveal
play octavian escort i numidia
see nobody seats.octavian.general = numidia
play octavian commit levy
play antony commit legion
play octavian hold
play octavian decline
see nobody seats.octavian.armies.i.at = africa
see nobody seats.octavian.general = africa

test CA-RETREAT CA-RED-ARMY the controller's general retreats with the Senate's army, others are captured
setup seats=5
set senate italy legion
set senators brutus 4
set control brutus
set popularity macedonia senate
set general brutus italy
set general cassius italy
set general lepidus italy
set army octavian i sicily levy
set act octavian move
play octavian reveal
play octavian march i italy
play brutus retreat macedonia
see nobody seats.brutus.general = macedonia
see nobody senate.armies.senate.at = macedonia
hidden nobody seats.cassius.general
hidden nobody seats.lepidus.general
see nobody seats.octavian.won = 2

test CA-PASSING CA-CAPTURE-WHEN never in passing
setup seats=2 capture=ending
set general antony numidia
set act octavian move
play octavian reveal
play octavian march i mauretania
see nobody seats.antony.general = numidia
see nobody seats.octavian.won = 0

test CA-PASSING CA-CAPTURE-WHEN in passing by option
setup seats=2 capture=passing
set general antony numidia
set act octavian move
play octavian reveal
play octavian march i mauretania
event "Octavian captures Mark Antony's general in Numidia"
see nobody seats.octavian.won = 1

test CA-PASSING the way is a shortest one
setup seats=3 capture=passing
set popularity sicily octavian
set general antony sicily
set general lepidus numidia
set act octavian move
play octavian reveal
play octavian march i cyrenaica
see nobody seats.octavian.won = 0

test CA-PASSING of several shortest ways the one that meets most generals
setup seats=4 capture=passing
set popularity sicily octavian
set popularity sardinia-corsica octavian
set general antony sardinia-corsica
set general lepidus sicily
set general brutus sicily
set act octavian move
play octavian reveal
allow octavian march i italy
play octavian march i italy
event "Octavian captures Lepidus's general in Sicily"
event "Octavian captures Brutus's general in Sicily"
see nobody seats.antony.general = sardinia-corsica
see nobody seats.octavian.won = 2
pending octavian

test CA-PASSING of several that meet as many the one named first on the map's list
setup seats=3 capture=passing
set popularity sicily octavian
set popularity sardinia-corsica octavian
set general antony sicily
set general lepidus sardinia-corsica
set act octavian move
play octavian reveal
play octavian march i italy
see nobody seats.antony.general = sicily
hidden nobody seats.lepidus.general
