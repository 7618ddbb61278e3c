# The march that answers a rush.

test FT-CLOCK Caesar is in Rome as soon as can be, and four of Crassus's come in time to fight for it
setup seats=3
chance first crassus
play crassus march byzantium lysimachia 1
play crassus march odessus durostorum 1
play crassus done
play caesar march rotomagus caesarodunum 1
play caesar roll
chance die 4
play caesar lead segusio
play caesar done
play pompey done
play crassus march philippopolis philippi 1
play crassus march lysimachia philippi 2
play crassus march durostorum oescus 1
play crassus done
play caesar march caesarodunum avaricum 1
play caesar roll
chance die 4
play caesar lead roma
play caesar done
play pompey done
play crassus march philippi scupi 3
play crassus march oescus naissus 1
play crassus done
play caesar march avaricum lugdunum 1
play caesar done
play pompey done
play crassus march scupi moesia 3
play crassus march naissus moesia 1
play crassus done
play caesar march lugdunum segusio 1
play caesar done
play pompey done
play crassus march moesia narona 4
play crassus done
play caesar march segusio mediolanum 1
play caesar done
play caesar fight mediolanum
roll die 6; die 1
play pompey done
play crassus march narona siscia 4
play crassus done
play caesar march mediolanum ravenna 1
play caesar done
play caesar fight ravenna
roll die 6; die 1
play pompey done
play crassus march siscia emona 4
play crassus done
play caesar march ravenna cosa 1
play caesar done
play caesar fight cosa
roll die 6; die 1
event "Caesar ends a turn in Rome: 1 of 4"
play pompey done
play crassus march emona aquileia 4
play crassus done
play caesar done
event "Caesar ends a turn in Rome: 2 of 4"
play pompey done
play crassus march aquileia arretium 4
play crassus done
play crassus fight arretium
roll die 6; die 6; die 6; die 6; die 5
play caesar done
event "Caesar ends a turn in Rome: 3 of 4"
play pompey done
play crassus march arretium roma 4
play crassus done
play crassus fight roma
roll die 6; die 6; die 6; die 6; die 5
event "Caesar is caught without troops in Roma"
see nobody players.1.alive = false
goes-on
