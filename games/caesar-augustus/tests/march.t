# Game Turn 3.1: Move.

test CA-PATH CA-FRIENDLY CA-PATH-SAME one step anywhere, further through friendly popularity
setup seats=2
set general octavian off
set act octavian move
play octavian reveal
legal octavian = march i numidia; march i sicily; march i sardinia-corsica; march i cyrenaica; march i mauretania
refuse octavian march i spain : CA-PATH "No way through your popularity leads from Africa to Spain"
refuse octavian march i africa : CA-PATH-SAME "stands in Africa already"
set popularity mauretania octavian
allow octavian march i spain
set popularity numidia antony
refuse octavian march i mauretania : CA-PATH
allow octavian march i numidia

test CA-FRIENDLY CA-PATH an army that starts where it is not popular goes one step
setup seats=2
set popularity africa nobody
set general octavian off
set act octavian move
play octavian reveal
legal octavian = march i numidia; march i sicily; march i sardinia-corsica; march i cyrenaica
refuse octavian march i mauretania : CA-FRIENDLY "Africa does not carry your popularity"

test CA-FRIENDLY RED counts for the controller, an ally's popularity never
setup seats=5
set senators brutus 4
set control brutus
set popularity thrace senate
set popularity egypt brutus
set popularity judaea cassius
set act brutus move
set general brutus off
play brutus reveal
allow brutus march i macedonia
set popularity thrace cassius
refuse brutus march i macedonia : CA-PATH
set popularity thrace senate
set control nobody
refuse brutus march i macedonia : CA-PATH

test CA-PATH CA-PATH-BARRED an army stops where it meets another, and own armies may be passed
setup seats=2
set popularity cyrenaica octavian
set popularity egypt octavian
set army octavian ii cyrenaica levy
set act octavian move
play octavian reveal
allow octavian march i egypt
allow octavian march i judaea
set army octavian ii off
set army antony ii cyrenaica levy
allow octavian march i cyrenaica
refuse octavian march i egypt : CA-PATH-BARRED "An army of Mark Antony in Cyrenaica bars the way to Egypt"

test CA-PATH generals do not block
setup seats=2
set popularity cyrenaica octavian
set general antony cyrenaica
set act octavian move
play octavian reveal
play octavian march i egypt
see nobody seats.antony.general = cyrenaica
see nobody seats.octavian.won = 0

test CA-PATH-ONCE CA-IN-PLAY CA-MOVE-ONE each army marches once, and any number may
setup seats=2
set army octavian ii numidia levy
set act octavian move
play octavian reveal
refuse octavian halt : CA-MOVE-ONE
refuse octavian march iii crete : CA-IN-PLAY "army III is not on the map"
play octavian march ii mauretania
refuse octavian march ii numidia : CA-PATH-ONCE "army II has marched already"
allow octavian halt
play octavian march i sicily
legal octavian = halt
play octavian halt
event "Octavian ends the move"
pending antony

test CA-STACK two armies of a side never end in one territory
setup seats=2
set army octavian ii numidia levy
set act octavian move
play octavian reveal
play octavian march ii mauretania
refuse octavian march i mauretania : CA-STACK "Your army II stands in Mauretania and has marched already"

test CA-SWAP CA-SWAP-NEXT armies may switch places
setup seats=2
set army octavian ii numidia levy
set act octavian move
play octavian reveal
play octavian march i numidia
refuse octavian halt : CA-SWAP-NEXT "army II must march next: another army of yours has entered Numidia"
set army octavian iii crete levy
refuse octavian march iii egypt : CA-SWAP-NEXT
allow octavian march ii africa
play octavian march ii africa
see nobody seats.octavian.armies.i.at = numidia
see nobody seats.octavian.armies.ii.at = africa
allow octavian march iii egypt
allow octavian halt

test CA-SWAP CA-SWAP-PEACE who makes room does not attack
setup seats=2
set army octavian ii numidia levy
set army antony ii mauretania levy
set act octavian move
play octavian reveal
allow octavian march ii mauretania
play octavian march i numidia
refuse octavian march ii mauretania : CA-SWAP-PEACE "army II must make room, and an army of Mark Antony stands in Mauretania"

test CA-SWAP a chain of three
setup seats=2
set general octavian off
set popularity africa nobody
set popularity numidia nobody
set army octavian i africa levy
set army octavian ii numidia levy
set army octavian iii mauretania levy
set act octavian move
play octavian reveal
play octavian march i numidia
legal octavian = march ii africa; march ii mauretania
play octavian march ii mauretania
legal octavian = march iii spain
play octavian march iii spain
see nobody seats.octavian.armies.ii.at = mauretania
allow octavian halt

test CA-SWAP an army that can make room only by pushing on a third
setup seats=2
set general octavian off
set popularity sicily octavian
set army octavian ii mauretania levy
set army octavian iii spain levy
set army octavian iv sicily levy
set act octavian move
play octavian reveal
play octavian march iv numidia
play octavian march i mauretania
legal octavian = march ii spain
play octavian march ii spain
legal octavian = march iii narbonensis; march iii sardinia-corsica
play octavian march iii narbonensis
legal octavian = halt

test CA-SWAP a march after which nobody could make room is not legal
setup seats=2
set popularity sicily octavian
set army octavian ii mauretania levy
set army octavian iii sicily levy
set army antony ii spain levy
set act octavian move
play octavian reveal
allow octavian march i mauretania
play octavian march iii numidia
refuse octavian march i mauretania : CA-SWAP "Your army II in Mauretania could not make room"
allow octavian march ii spain

test CA-SWAP the room that the first leaves behind is not open to the second of a blocked chain
setup seats=5
set army octavian i off
set army cassius i off
set army brutus i mauretania levy
set army brutus ii numidia levy
set army brutus iii africa levy
set army cassius i spain levy
set army cassius ii sardinia-corsica levy
set army cassius iii cyrenaica levy
set act brutus move
set general brutus off
play brutus reveal
legal brutus = march i numidia; march ii mauretania; march ii africa; march iii sicily; march iii numidia
play brutus march iii sicily
legal brutus = march i numidia; march ii mauretania; march ii africa; halt
play brutus march ii africa
refuse brutus march ii numidia : CA-PATH-ONCE
legal brutus = march i numidia; halt

test CA-ESCORT CA-ESCORT-ONCE a general goes along the whole way, once
setup seats=2
set army octavian ii numidia levy
set act octavian move
play octavian reveal
refuse octavian escort ii mauretania : CA-ESCORT "Your general is not in Numidia"
allow octavian escort i mauretania
play octavian escort i numidia
event "Octavian's general goes along to Numidia"
see nobody seats.octavian.general = numidia
refuse octavian escort ii africa : CA-ESCORT-ONCE "has already gone along"
play octavian march ii africa
see nobody seats.octavian.general = numidia

test CA-ESCORT he may also stay behind
setup seats=2
set act octavian move
play octavian reveal
play octavian march i mauretania
see nobody seats.octavian.general = africa

test CA-ALLIES allies do not enter each other's armies, nor pass them
setup seats=5
set popularity egypt brutus
set popularity cyrenaica brutus
set army brutus i cyrenaica levy
set act brutus move
set general brutus off
play brutus reveal
refuse brutus march i egypt : CA-ALLIES "Cassius is your ally, and his army stands in Egypt"
refuse brutus march i judaea : CA-PATH-BARRED "An army of Cassius in Egypt bars the way to Judaea"

test CA-ALLIES allies do not capture each other
setup seats=5
set general cassius cyprus
set army brutus i cilicia levy
set act brutus move
set general brutus off
play brutus reveal
play brutus march i cyprus
see nobody seats.cassius.general = cyprus
see nobody seats.brutus.won = 0

test CA-RED-ARMY the controller marches, stacks and escorts the Senate's army as his own
setup seats=2
set senators octavian 2
set control octavian
set general octavian italy
set army octavian ii illyricum levy
set act octavian move
play octavian reveal
allow octavian escort senate sicily
play octavian march senate illyricum
refuse octavian halt : CA-SWAP-NEXT "army II must march next"
play octavian march ii italy
see nobody senate.armies.senate.at = illyricum
see nobody territories.italy.popularity = senate

test CA-RED-ARMY nobody else marches it
setup seats=2
set act octavian move
play octavian reveal
refuse octavian march senate sicily : CA-RED-ARMY "The Senate's army obeys nobody, not you"

test CA-RED-ARMY CA-ALLIES the controller's ally may not attack it
setup seats=5
set senators brutus 4
set control brutus
set army cassius i macedonia levy
set act cassius move
play cassius reveal
refuse cassius march i italy : CA-ALLIES "Brutus is your ally, and his army stands in Italy"
set control nobody
allow cassius march i italy
set control octavian
allow cassius march i italy

test CA-BACK where the army began this action
setup seats=2
set popularity cyrenaica octavian
set army octavian i africa levy legion
set army antony ii egypt praetorian praetorian
set act octavian move
play octavian reveal
play octavian march i egypt
play octavian commit levy
play antony commit praetorian
play octavian hold
event "Octavian goes back to Africa"
see nobody seats.octavian.armies.i.at = africa
