# Materials and Setup.

test FT-SEATS three players, one of them begins, play goes on clockwise
setup seats=3
pending chance
odds first crassus = 1/3
odds first caesar = 1/3
odds first pompey = 1/3
chance first caesar
event "Caesar begins"
pending caesar
play caesar done
pending pompey
play pompey done
pending crassus
play crassus done
pending caesar
refuse pompey roll : TURN "Caesar"

test FT-SEATS the dead are skipped
setup seats=3
set dead pompey
set turn caesar
play caesar done
pending crassus
play crassus done
pending caesar

test FT-COUNTERS 54 troops: 15 Roman, 18 of Crassus, 10 of Caesar, 11 of Pompey
setup seats=3
see nobody romans = 15
see nobody players.0.troops = 18
see nobody players.1.troops = 10
see nobody players.2.troops = 11
see nobody players.0.counters = 33
see nobody players.1.counters = 25
see nobody players.2.counters = 26

test FT-BOARD leaders stand on their own hexes
setup seats=3
see nobody players.0.hex = antiochia
see nobody players.1.hex = burdigala
see nobody players.2.hex = carthago-nova
see nobody civilWar = false

test FT-PLACES everybody shares the lead until something happens
setup seats=3
goes-on
place crassus 1
place caesar 1
place pompey 1

test FT-BOARD the garrison of Rome stands on the terminal's map, whoever is there
setup seats=3
set clear
set troops rome roma 3
board nobody "[ro3 ]"
set leader caesar roma
board nobody "CAro3"
set leader pompey roma
board nobody "ro3CA&"
set leader crassus roma
board nobody "ro3CR&"
set leader caesar burdigala
board nobody "ro3CR&"
