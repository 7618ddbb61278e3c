# The march that answers a rush.

test FT-CLOCK Caesar is in Rome as soon as can be, and four of Pompey's come in time to fight for it
setup seats=3
chance first caesar
play caesar march lutetia alesia 1
play caesar roll
chance die 4
play caesar lead brigantia
play caesar done
play pompey march carthago-nova ebusus 1
play pompey march valentia saguntum 1
play pompey march segobriga ilerda 1
play pompey march numantia pompaelo 1
play pompey done
play crassus done
play caesar march alesia geneva 1
play caesar roll
chance die 4
play caesar lead roma
play caesar done
play pompey march ebusus baleares 1
play pompey march saguntum tarraco 1
play pompey march ilerda emporiae 1
play pompey march pompaelo tolosa 1
play pompey done
play crassus done
play caesar march geneva brigantia 1
play caesar done
play pompey march baleares balearicum 1
play pompey march tarraco gallicum-2 1
play pompey march emporiae narbo 1
play pompey march tolosa narbo 1
play pompey done
play crassus done
play caesar march brigantia mediolanum 1
play caesar done
play caesar fight mediolanum
roll die 6; die 1
play pompey march balearicum gallicum-3 1
play pompey march gallicum-2 gallicum-1 1
play pompey march narbo gallicum-1 2
play pompey done
play crassus done
play caesar march mediolanum ravenna 1
play caesar done
play caesar fight ravenna
roll die 6; die 1
play pompey march gallicum-3 ligusticum-2 1
play pompey march gallicum-1 ligusticum-2 3
play pompey done
play crassus done
play caesar march ravenna cosa 1
play caesar done
play caesar fight cosa
roll die 6; die 1
event "Caesar ends a turn in Rome: 1 of 4"
play pompey march ligusticum-2 corsica 4
play pompey done
play crassus done
play caesar done
event "Caesar ends a turn in Rome: 2 of 4"
play pompey march corsica tyrrhenum-1 4
play pompey done
play crassus done
play caesar done
event "Caesar ends a turn in Rome: 3 of 4"
play pompey march tyrrhenum-1 roma 4
play pompey done
play pompey fight roma
roll die 6; die 6; die 6; die 6; die 5
event "Caesar is caught without troops in Roma"
see nobody players.1.alive = false
goes-on
