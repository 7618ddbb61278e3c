# Game Turn 2 and 3: choosing in secret, revealing one at a time, forfeits.

test CA-CHOOSE all four are always offered, and nobody sees who has chosen
setup seats=3
roll draw nobody levy; draw nobody levy; draw nobody levy
play octavian general africa
play antony general gaul
play lepidus general illyricum
legal octavian = choose move; choose bribe; choose draft; choose army
asked octavian antony lepidus
same antony
play octavian choose move
as
play octavian choose draft
end
same antony
play lepidus choose army
as
play lepidus choose bribe
end
asked octavian antony lepidus
pending antony
refuse octavian choose bribe : CHOSEN
see octavian seats.octavian.order = move
hidden antony seats.octavian.order
event lepidus "Lepidus chooses Army in secret"
noevent antony "chooses"
play antony choose bribe
pending octavian
hidden nobody seats.octavian.order
play octavian reveal
event "Octavian reveals Move"
see nobody seats.octavian.order = move
hidden octavian seats.antony.order
hidden octavian seats.lepidus.order
play octavian march i sicily
play octavian halt
pending antony
hidden octavian seats.antony.order
play antony reveal
see octavian seats.antony.order = bribe
hidden octavian seats.lepidus.order
pending lepidus
play lepidus reveal
event "Lepidus reveals Army"

test CA-CHOOSE actions are taken from the leader on, and the lead passes to the next
setup seats=3
set senators octavian 0
set act antony bribe
set order lepidus bribe
set order octavian bribe
pending antony
play antony reveal
pending lepidus
play lepidus reveal
pending octavian
play octavian reveal
see nobody leader = lepidus
see nobody turn = 2
pending lepidus

test CA-FORFEIT Move with no army
setup seats=2
set army octavian i off
set act octavian move
play octavian reveal
event "Octavian cannot carry out Move: it is forfeit"
pending antony

test CA-FORFEIT Move with no army that can move
setup seats=5
set army cassius i judaea levy
set army brutus i egypt levy
set army brutus ii syria levy
set act cassius move
play cassius reveal
event "Cassius cannot carry out Move: it is forfeit"
pending octavian

test CA-FORFEIT Bribe with nothing to take
setup seats=2
set senators antony 3
set general antony italy
set act octavian bribe
play octavian reveal
event "Octavian cannot carry out Bribe: it is forfeit"
see nobody seats.antony.senators = 3

test CA-FORFEIT Draft with no army
setup seats=2
set army octavian i off
set act octavian draft
play octavian reveal
event "Octavian cannot carry out Draft: it is forfeit"

test CA-FORFEIT Army with no place
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set general octavian italy
set act octavian army
play octavian reveal
event "Octavian cannot carry out Army: it is forfeit"

test CA-FORFEIT Army with no army left
setup seats=2
set army octavian ii crete levy
set army octavian iii egypt levy
set army octavian iv cyprus levy
set act octavian army
play octavian reveal
event "Octavian cannot carry out Army: it is forfeit"

test CA-FORFEIT CA-DECK-OUT Army with no soldier to draw
setup seats=2
set senate italy legion
set deck 0
set act octavian army
play octavian reveal
event "Octavian cannot carry out Army: it is forfeit"

test CA-CHOOSE what can be carried out must be
setup seats=2
set act octavian move
play octavian reveal
refuse octavian halt : CA-MOVE-ONE "at least one army must march"
