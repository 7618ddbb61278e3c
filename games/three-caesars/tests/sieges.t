# Section 18: Rome.

test TC-ROME TC-SIEGE TC-SIEGE-POINTS TC-SIEGE-TWICE entering costs one, each roll two, two rolls a card, and nothing else moves
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba florentia 6
set leader galba florentia
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
refuse galba siege : TC-SIEGE "Galba does not stand before the walls of Rome"
refuse galba sally : TC-SALLY "Galba is not besieged"
play galba step rome
see nobody spaces.camp.regulars = 6
see nobody rome.besieger = galba
see nobody march.points = 3
refuse galba step florentia : TC-ROME "Nothing more moves"
refuse galba leave regulars 1 : TC-ROME
legal galba = siege; stop
play galba siege
# 2d6 - 1: a 7 counts as 6.
roll roll 3; roll 4
see nobody rome.walls = 4
see nobody spaces.camp.regulars = 5
# One point is left: not enough for a second roll, and the move is over.
see nobody turn = 2

test TC-SIEGE-TWICE TC-SIEGE-POINTS two rolls for one card, even with points to spare
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set hand galba double_time
set play galba otho vitellius
play galba card double_time
play galba event
play galba activate galba
play galba siege
roll roll 5; roll 5
see nobody rome.walls = 3
play galba siege
roll roll 3; roll 2
see nobody rome.walls = 3
see nobody turn = 2

test TC-SIEGE-POINTS one point is not enough
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set force galba camp 0
set force galba capua 6
set leader galba capua
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba step rome
play galba siege
roll roll 2; roll 3
see nobody turn = 2

test TC-ROME TC-SIEGE-BARRED the siege table, row by row: 2
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set hand galba marry marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 1; roll 1
event "which counts as 2"
play galba no
see nobody rome.siegeBarred = true
see nobody spaces.camp.regulars = 4
play galba card marry
play galba activate galba
refuse galba siege : TC-SIEGE-BARRED

test TC-ROME the siege table: 3
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 1; roll 3
see nobody rome.walls = 5
see nobody spaces.camp.regulars = 5

test TC-ROME the siege table: 4 and 5
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 1; roll 4
see nobody rome.walls = 5
see nobody spaces.camp.regulars = 6
play galba siege
roll roll 1; roll 5
see nobody rome.walls = 5
see nobody spaces.camp.regulars = 6

test TC-ROME the siege table: 6 and 8
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 1; roll 6
see nobody rome.walls = 4
see nobody spaces.camp.regulars = 5
play galba siege
roll roll 4; roll 5
see nobody rome.walls = 3
see nobody spaces.camp.regulars = 4

test TC-ROME the siege table: 9 and 11
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 4; roll 6
see nobody rome.walls = 3
see nobody spaces.camp.regulars = 6
play galba siege
roll roll 6; roll 6
see nobody rome.walls = 1
see nobody spaces.camp.regulars = 6

test TC-ROME the siege table: 12, with engines, of which three count
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set engines camp 2 3
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
# 10 - 1 + 3
roll roll 5; roll 5
event "which counts as 12"
see nobody rome.walls = 2
play galba siege
# 5 - 1 + 3
roll roll 2; roll 3
event "which counts as 7"
see nobody rome.walls = 1

test TC-ROME TC-ENGINES catapults count in a siege, and so does equipment
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set engines camp 2 0
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
# 4 - 1 + 2
roll roll 1; roll 3
event "which counts as 5"
set engines camp 0 1
play galba siege
# 4 - 1 + 1
roll roll 1; roll 3
event "which counts as 4"

test TC-ROME TC-ENGINES the besieger's engines come into Rome with him, of both kinds
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set walls 1
set engines camp 1 2
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
# 4 - 1 + 3
roll roll 1; roll 3
event "Galba takes Rome"
see nobody spaces.rome.catapults = 1
see nobody spaces.rome.equipment = 2
see nobody spaces.camp.catapults = 0
see nobody spaces.camp.equipment = 0

test TC-ROME TC-SABINUS TC-COURAGE Rome falls when its walls do: all inside die, the besieger owns it
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set walls 1
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 3; roll 4
event "Galba takes Rome"
event "The garrison of Rome loses 1 cohort"
event "Sabinus is removed"
# Section 22: a die for courage.
chance roll 4
see nobody sides.galba.courage = 1
see nobody rome.owner = galba
see nobody rome.walls = 5
see nobody rome.guard = batavian
see nobody spaces.rome.regulars = 5
see nobody spaces.camp.regulars = 0
see nobody leaders.galba.at = rome
hidden nobody leaders.sabinus.at
see nobody turn = 2

test TC-ROME with nobody inside one siege point is enough
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set force none rome 0
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 3; roll 4
event "Galba takes Rome"
chance roll 3
see nobody sides.galba.courage = 0
see nobody rome.owner = galba

test TC-ROME TC-ENGINES the owner's force and leaders die inside, their engines may be captured
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set owner otho
set force otho rome 3 1
set walls 1
set leader otho rome
set engines rome 1 1
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 3; roll 4
event "Otho loses 4 cohorts in Rome"
event "Otho is removed"
chance roll 4
chance roll 3
chance roll 1
see nobody spaces.rome.catapults = 1
see nobody spaces.rome.equipment = 0
see nobody rome.owner = galba

test TC-ROME TC-TESTUDO TC-BESIEGER TC-NOT-BESIEGER TC-ONCE TC-WINDOWS responses to a siege roll
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set hand galba marry testudo fortified
set hand otho fortified fortified testudo
set hand vitellius fortified
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 1; roll 1
prompt galba after-siege
refuse galba respond testudo : TC-TESTUDO "The roll came to 2"
refuse galba respond fortified : TC-NOT-BESIEGER "Fortified Cities is not for the besieger"
play galba no
prompt otho after-siege
refuse otho respond testudo : TC-BESIEGER "Testudo is for the besieger"
play otho respond fortified
refuse otho respond fortified : TC-ONCE "Fortified Cities"
play otho no
prompt vitellius after-siege
play vitellius no
see nobody spaces.camp.regulars = 4

test TC-TESTUDO one wall point more, and no losses
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set hand galba marry testudo testudo
set hand otho spies
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 3; roll 4
play galba respond testudo
refuse galba respond testudo : TC-ONCE "Testudo"
play galba no
play otho no
see nobody rome.walls = 3
see nobody spaces.camp.regulars = 6

test TC-DECK Fortified Cities saves the walls, the losses stand
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set hand galba marry
set hand vitellius fortified
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 3; roll 4
play vitellius respond fortified
see nobody rome.walls = 5
see nobody spaces.camp.regulars = 5

test TC-ROME the owner takes the field: he defends, and the loser withdraws inside
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner otho
set force otho salamantica 0
set force otho rome 8
set leader otho rome
set force galba caesaraugusta 0
set force galba florentia 8
set leader galba florentia
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba step rome
prompt otho field
legal otho = field; walls
play otho field
see nobody battle.at = camp
see nobody battle.attacker.dice = 9
see nobody battle.defender.dice = 11
roll strike 6; strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1
event "Galba beats Otho in the camp before Rome"
see nobody spaces.rome.regulars = 6
see nobody leaders.otho.at = rome
see nobody spaces.camp.regulars = 7
see nobody rome.besieger = galba
see nobody sides.galba.points = 1

test TC-ROME a besieger beaten in the field goes back where he came from
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner otho
set force otho salamantica 0
set force otho rome 8
set leader otho rome
set force galba caesaraugusta 0
set force galba florentia 8
set leader galba florentia
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba step rome
play otho field
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1
see nobody spaces.rome.regulars = 8
see nobody leaders.otho.at = rome
see nobody spaces.florentia.regulars = 7
see nobody rome.besieger = nobody

test TC-ROME behind the walls there is no battle
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner otho
set force otho salamantica 0
set force otho rome 8
set leader otho rome
set force galba caesaraugusta 0
set force galba florentia 8
set leader galba florentia
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba step rome
play otho walls
prompt galba march
see nobody rome.besieger = galba
see nobody spaces.camp.regulars = 8

test TC-SHUT-IN TC-SALLY besieged leaders can only sally, and go back inside
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set owner otho
set force otho rome 8 0
set leader otho rome
set walls 3
set hand otho marry marry
set play otho galba vitellius
play otho card marry
play otho activate otho
refuse otho step florentia : TC-SHUT-IN "Otho is besieged in Rome"
play otho sally
# The besiegers may avoid.
play galba stand
see nobody battle.attacker.sources.leaders = 2
play otho no
play otho no
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
play otho no
event "Galba beats Otho"
see nobody spaces.rome.regulars = 7
see nobody leaders.otho.at = rome
see nobody rome.walls = 3
play otho card marry
play otho activate otho
play otho sally
play galba stand
roll strike 6; strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
play galba retreat florentia
see nobody spaces.florentia.regulars = 4
see nobody spaces.rome.regulars = 7
# The siege is broken: the walls recover.
see nobody rome.walls = 5

test TC-RELIEF Rome's owner relieves it: he fights the besieger first and then goes inside
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set owner otho
set force otho rome 1 0
set walls 2
set force otho salamantica 0
set force otho capua 8
set leader otho capua
set hand otho marry
set play otho galba vitellius
play otho card marry
play otho activate otho
play otho step rome
play galba stand
roll strike 6; strike 6; strike 6; strike 5; strike 5; strike 5; strike 1; strike 1; strike 1
roll strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
event "Galba is slaughtered"
# All six gone.
chance roll 1
see nobody spaces.rome.regulars = 1
see nobody spaces.rome.veterans = 8
see nobody rome.walls = 5
see nobody leaders.otho.at = rome

test TC-RELIEF another side beats the besieger and besieges in his stead, with whole walls before it
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set owner otho
set force otho rome 1 0
set walls 2
set force vitellius spoletium 8
set leader vitellius spoletium
set hand vitellius charm
set play vitellius otho galba
play vitellius card charm
play vitellius activate vitellius
play vitellius step rome
play galba avoid florentia
roll roll 4; roll 4
see nobody spaces.florentia.regulars = 6
see nobody rome.walls = 5
play otho walls
see nobody rome.besieger = vitellius
prompt vitellius march
allow vitellius siege

test TC-BESIEGED TC-RELIEF nothing is built inside a besieged Rome
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set owner otho
set force otho rome 3 0
set leader otho rome
set force otho salamantica 0
set hand otho initiative recruits donative
set hand galba spies
set play otho galba vitellius
play otho card initiative
refuse otho build rome : TC-BESIEGED "Rome is besieged"
allow otho build salamantica
play otho discard
play galba pass
play otho card recruits
play otho event
refuse otho place rome : TC-BESIEGED
play otho place camp
see nobody spaces.camp.regulars = 7
play otho card donative
refuse otho event : TC-NO-SPACE "Donative"

test TC-SORTIE TC-SORTIE-VALUE a sortie takes a card worth three, and somebody inside
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set owner otho
set force otho rome 3 0
set walls 2
set hand otho marry panic
set hand galba panic
set play otho galba vitellius
play otho card marry
refuse otho sortie : TC-SORTIE-VALUE "this one is worth 2"
play otho discard
play galba card panic
refuse galba sortie : TC-SORTIE "no cohorts besieged"
play galba discard
play otho card panic
play otho sortie
roll roll 1; roll 1
# 2: Rome surrenders.
event "Galba takes Rome"
chance roll 1
see nobody rome.owner = galba

test TC-SORTIE the sortie table: 3, and 4-5
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set owner otho
set force otho rome 3 0
set walls 2
set hand otho panic panic
set play otho galba vitellius
play otho card panic
play otho sortie
roll roll 1; roll 2
see nobody spaces.rome.regulars = 2
see nobody spaces.camp.regulars = 6
play otho card panic
play otho sortie
roll roll 2; roll 3
see nobody spaces.rome.regulars = 2
see nobody spaces.camp.regulars = 6
see nobody rome.walls = 2

test TC-SORTIE the sortie table: 6, and 7-8, which also costs siege equipment
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set owner otho
set force otho rome 3 0
set walls 2
set engines camp 1 1
set hand otho panic panic
set play otho galba vitellius
play otho card panic
play otho sortie
roll roll 1; roll 5
see nobody spaces.camp.regulars = 5
see nobody rome.walls = 3
see nobody spaces.camp.equipment = 1
play otho card panic
play otho sortie
roll roll 4; roll 4
see nobody spaces.camp.regulars = 4
see nobody rome.walls = 4
see nobody spaces.camp.equipment = 0
see nobody spaces.camp.catapults = 1

test TC-SORTIE TC-ENGINES the sortie table: 9-10, equipment before catapults, and 11-12
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set owner otho
set force otho rome 3 0
set walls 1
set engines camp 2 1
set hand otho panic panic
set play otho galba vitellius
play otho card panic
play otho sortie
roll roll 4; roll 5
see nobody spaces.camp.regulars = 4
see nobody rome.walls = 3
see nobody spaces.camp.equipment = 0
see nobody spaces.camp.catapults = 2
play otho card panic
play otho sortie
roll roll 5; roll 6
see nobody spaces.camp.regulars = 1
see nobody rome.walls = 5
see nobody spaces.camp.catapults = 0

test TC-LONE TC-ROME a besieger without cohorts is gone, and the siege with him
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 2
set leader galba camp
set owner otho
set force otho rome 3 0
set walls 1
set hand otho panic
set play otho galba vitellius
play otho card panic
play otho sortie
roll roll 6; roll 6
see nobody spaces.camp.regulars = 0
hidden nobody leaders.galba.at
see nobody rome.walls = 5
see nobody rome.besieger = nobody

test TC-BATTLE-END TC-ROME if besieger and attacker destroy each other the walls recover
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 1
set leader galba camp
set owner otho
set force otho rome 1 0
set walls 2
set force vitellius spoletium 1
set leader vitellius_praetor spoletium
set hand vitellius castra
set play vitellius otho galba
play vitellius card castra
play vitellius activate vitellius_praetor
play vitellius step rome
play galba stand
roll strike 6
roll strike 6; strike 6; strike 6
event "Galba beats Vitellius"
see nobody rome.besieger = nobody
see nobody rome.walls = 5

test TC-NO-SIEGE Surprise Sortie, by anybody but the besieger, for whoever is inside, and it cannot go wrong
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set walls 2
set hand vitellius sortie sortie sortie
set hand galba sortie
set play vitellius galba otho
play vitellius card sortie
play vitellius event
roll roll 1; roll 1
see nobody rome.owner = nobody
see nobody spaces.rome.regulars = 1
play galba card sortie
refuse galba event : TC-NO-SIEGE "No rival besieges"
play galba discard
play vitellius card sortie
play vitellius event
roll roll 1; roll 2
see nobody spaces.rome.regulars = 1
play vitellius card sortie
play vitellius event
roll roll 3; roll 3
see nobody rome.walls = 3
see nobody spaces.camp.regulars = 5

test TC-SIEGE-COHORTS TC-ENEMY a lone leader may stand before an empty Rome, but not besiege it
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force none rome 0
set leader sabinus off
set leader galbas_praetor capua
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate galbas_praetor
play galba step rome
# Nothing can be done there: the march is over.
see nobody leaders.galbas_praetor.at = camp
see nobody turn = 2

test TC-SIEGE-COHORTS the refusal
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force none rome 0
set leader sabinus off
set leader galbas_praetor camp
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate galbas_praetor
refuse galba siege : TC-SIEGE-COHORTS "Nobody is there"
refuse galba sally : TC-SALLY

test TC-REFUGE only its owner finds refuge in Rome
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner galba
set force galba rome 2
set force otho florentia 4
set leader otho florentia
set force galba bononia 5
set leader galbas_praetor bononia
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate galbas_praetor
play galba step florentia
# Otho has nowhere to slip away to and is not asked.
roll strike 6; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
refuse otho retreat rome : TC-REFUGE "Rome's gates are closed"
legal otho = retreat bononia
test TC-REFUGE the owner himself slips inside
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner otho
set force otho rome 2
set force otho florentia 4
set leader otho florentia
set force galba bononia 6
set leader galbas_praetor bononia
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate galbas_praetor
play galba step florentia
play otho avoid rome
roll roll 6; roll 6
see nobody spaces.rome.regulars = 6
see nobody leaders.otho.at = rome

test TC-TRUCE a marriage forbids the siege and the step, not the sortie
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba camp 6
set leader galba camp
set owner otho
set force otho rome 3 0
set hand galba marry marry
set hand otho panic
set play galba otho vitellius
play galba card marry
play galba event
play galba name otho
play otho pass
play galba card marry
play galba activate galba
refuse galba siege : TC-TRUCE "Otho"
play galba step florentia
refuse galba step rome : TC-TRUCE "Otho"

test TC-SIEGE-TWICE two rolls for one card, all its leaders together
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba lutetia 0
set force galba camp 12
set leader galba camp
set leader vindex camp
set leader galbas_praetor camp
set hand galba grand_campaign marry
set play galba otho vitellius
play galba card grand_campaign
play galba event
play galba activate galba
play galba siege
roll roll 1; roll 4
play galba no
see nobody march.sieges = 1
play galba stop
play galba activate vindex
see nobody march.sieges = 1
play galba siege
roll roll 1; roll 4
play galba no
# Nobody rolls a third time for this card, and Vindex's move is over.
see nobody spaces.camp.regulars = 12
play galba activate galbas_praetor
refuse galba siege : TC-SIEGE-TWICE "Two siege rolls were made with this card"
play galba stop
# The next card may have two again.
play galba card marry
play galba activate galba
play galba siege
roll roll 1; roll 4

test TC-FIELD TC-RELIEF when the besieger slips away from a third side, Rome's owner is offered the field
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner otho
set force otho rome 4
set force galba camp 3
set leader galba camp
set walls 3
set force vitellius florentia 0 5
set leader vitellius_praetor florentia
set hand vitellius castra
set play vitellius galba otho
play vitellius card castra
play vitellius activate vitellius_praetor
play vitellius step rome
play galba avoid spoletium
roll roll 6; roll 6
see nobody rome.walls = 5
prompt otho field
legal otho = field; walls
play otho walls
see nobody rome.besieger = vitellius
prompt vitellius march

test TC-FIELD TC-7TO1 and when a lone besieger is swept away
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner otho
set force otho rome 4
set force galba camp 1
set walls 3
set force vitellius florentia 0 8
set leader vitellius florentia
set hand vitellius charm
set play vitellius galba otho
play vitellius card charm
play vitellius activate vitellius
play vitellius step rome
event "Galba is swept away"
prompt otho field
play otho field
event "Otho comes out to fight before the walls"
see nobody battle.defender.side = otho
see nobody battle.attacker.side = vitellius

test TC-FIELD TC-RELIEF but not when they fought: the winner besieges
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner otho
set force otho rome 4
set force galba camp 2
set walls 3
set force vitellius florentia 0 5
set leader vitellius florentia
set hand vitellius charm
set play vitellius galba otho
play vitellius card charm
play vitellius activate vitellius
play vitellius step rome
# 5 + 1 against 2 + 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1
play galba retreat spoletium
see nobody rome.besieger = vitellius
see nobody turn = 2

test TC-7TO1 TC-LONE who sweeps a lone besieger away stands before the walls with his force
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba camp 1
set leader galba camp
set walls 3
set force vitellius florentia 0 8
set leader vitellius florentia
set hand vitellius charm
set play vitellius galba otho
play vitellius card charm
play vitellius activate vitellius
play vitellius step rome
event "Galba is swept away"
event "Galba is removed"
noevent "Vitellius is removed"
see nobody leaders.vitellius.at = camp
see nobody rome.besieger = vitellius
allow vitellius siege
