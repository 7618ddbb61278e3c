# Who knows which soldiers, and for how long.

test CA-COUNTS numbers are public, strengths are not
setup seats=2
set army octavian i africa praetorian levy
roll draw nobody levy; draw nobody levy; draw nobody levy
see antony seats.octavian.armies.i.soldiers = 2
hidden antony seats.octavian.armies.i.hand
hidden nobody seats.octavian.armies.i.hand
see octavian seats.octavian.armies.i.hand.praetorian = 1

test CA-MEMORY a starting Legion is known until its army returns a soldier unseen
setup seats=2
set act octavian draft
see antony seats.octavian.armies.i.known.legion = 1
see antony seats.antony.armies.i.known.legion = 2
play octavian reveal
roll draw octavian levy; draw octavian levy
see antony seats.octavian.armies.i.known.legion = 1
set act octavian draft
play octavian reveal
chance draw octavian cavalry
see antony seats.octavian.armies.i.known.legion = 1
play octavian return levy
hidden antony seats.octavian.armies.i.known.legion
chance draw octavian cavalry
play octavian return cavalry

test CA-MEMORY a known soldier who fights is the one who is known
setup seats=2
set army octavian i africa legion legion
set known octavian i legion
set army antony i numidia praetorian
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit legion
play antony commit praetorian
hidden antony seats.octavian.armies.i.known.legion
see antony seats.octavian.armies.i.soldiers = 1

test CA-MEMORY a rallied soldier is known to all
setup seats=2
set army octavian i africa praetorian levy
set army antony i numidia legion legion
set act octavian move
play octavian reveal
play octavian escort i numidia
play octavian commit praetorian
play antony commit legion
play octavian rally praetorian
see antony seats.octavian.armies.i.known.praetorian = 1
hidden antony seats.octavian.armies.i.known.levy
play octavian cease
see antony seats.octavian.armies.i.known.praetorian = 1

test CA-MEMORY a returner knows what he returned until somebody draws it
setup seats=2
set senate italy legion
set returned antony cavalry
set deck 0
set act octavian draft
see antony returned.0.soldier = cavalry
hidden octavian returned.0.soldier
play octavian reveal
event "Octavian draws Cavalry for army I"
event antony "Octavian draws a soldier for army I"
hidden antony returned.0
hidden antony seats.octavian.armies.i.known.cavalry
see octavian seats.octavian.armies.i.hand.cavalry = 1

test CA-MEMORY soldiers who fought stay public
setup seats=2
set army octavian i africa levy legion
set army antony i numidia praetorian legion
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit levy
play antony commit praetorian
see nobody battle.attacker.line.levy = 1
see nobody battle.defender.line.praetorian = 1
play octavian hold
see nobody dead.levy = 1
see nobody dead.praetorian = 1

test CA-RED-EYES the controller sees what the Senate draws, a former one remembers those still there
setup seats=2
set senate italy praetorian cavalry
set senators octavian 2
set control octavian
set senators antony 1
set army octavian i off
set army antony i narbonensis levy legion
set general antony off
set popularity africa nobody
set popularity numidia nobody
set act antony move
see octavian senate.armies.senate.hand.praetorian = 1
hidden antony senate.armies.senate.hand
play antony reveal
play antony march i italy
play octavian commit praetorian
play antony commit legion
play antony hold
see octavian senate.armies.senate.hand.cavalry = 1
hidden octavian senate.armies.senate.hand.praetorian
set control nobody
see octavian senate.armies.senate.hand.cavalry = 1
hidden antony senate.armies.senate.hand

test CA-RED-EYES what a Senate of nobody's draws is seen by nobody, not even a former controller
setup seats=2
set senate italy cavalry
set control octavian
set control nobody
set army octavian i sicily levy
set act octavian move
see octavian senate.armies.senate.hand.cavalry = 1
play octavian reveal
play octavian march i italy
play octavian commit levy
chance send cavalry hidden
chance draw nobody levy
hidden octavian senate.armies.senate.hand
see octavian senate.armies.senate.soldiers = 1

test CA-SENATE-FIGHTS CA-MEMORY a soldier of the Senate's known to all is told from others of his kind
setup seats=2
set senate italy legion legion
set known octavian senate legion
set army octavian i sicily levy levy
set act octavian move
play octavian reveal
play octavian march i italy
play octavian commit levy
odds send legion hidden = 1/2
odds send legion shown = 1/2
chance send legion hidden
see nobody senate.armies.senate.known.legion = 1
