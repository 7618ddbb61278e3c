# Section 15: Rufus.

test TC-RUFUS-WAITS TC-ACTIVE Rufus waits for Galba or Vindex, then moves though his side has not paid
setup seats=3
set price galba 0
set hand galba marry
set hand vitellius castra castra charm
set play vitellius galba otho
play vitellius card castra
refuse vitellius activate rufus : TC-RUFUS-WAITS "until Galba or Vindex moves"
refuse vitellius activate vitellius_praetor : TC-ACTIVE
play vitellius pay
play galba card marry
play galba activate galba
play galba step clunia
play galba stop
see nobody rufusMoves = true
play vitellius card castra
play vitellius activate rufus
play vitellius step vindobona
# The others of his side may not even ride along.
refuse vitellius join vitellius_praetor : TC-ACTIVE "57 activation points"
play vitellius stop

test TC-RUFUS-WAITS he waits even when his side is active, and Galba's praetor does not wake him
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba castra
set hand vitellius castra
set play galba vitellius otho
play galba card castra
play galba activate galbas_praetor
play galba step clunia
play otho no
play galba stop
play vitellius card castra
refuse vitellius activate rufus : TC-RUFUS-WAITS

test TC-RUFUS he does not go south of Cremona without Vitellius
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius cremona 10
set leader rufus cremona
set rufus free
set hand vitellius castra castra
set play vitellius galba otho
play vitellius card castra
play vitellius activate rufus
refuse vitellius step bononia : TC-RUFUS "Rufus does not go to Bononia without Vitellius"
allow vitellius step placentia
play vitellius stop
set leader vitellius cremona
play vitellius card castra
play vitellius activate rufus
refuse vitellius step bononia : TC-RUFUS
play vitellius join vitellius
play vitellius step bononia
see nobody leaders.rufus.at = bononia

test TC-RUFUS nor to intercept, to avoid or to retreat
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius cremona 3
set leader rufus cremona
set rufus free
set force galba lutetia 0
set force galba florentia 10
set leader vindex florentia
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step bononia
# Rufus is next to it, but nobody is asked.
prompt galba march
play galba step cremona
refuse vitellius avoid bononia : TC-AVOID
legal vitellius = avoid mediolanum; avoid placentia; avoid verona; stand

test TC-RUFUS when Rome is taken he goes home with all in his space
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
set force vitellius lauriacum 13
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 3; roll 4
event "Rufus is removed"
see nobody spaces.lauriacum.regulars = 0
see nobody sides.vitellius.cohorts = 20
chance roll 1
hidden nobody leaders.rufus.at

test TC-RUFUS with another leader there only ten go, regulars first
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
set force vitellius lauriacum 7 8
set leader vitellius lauriacum
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba siege
roll roll 3; roll 4
see nobody spaces.lauriacum.regulars = 0
see nobody spaces.lauriacum.veterans = 5
see nobody leaders.vitellius.at = lauriacum

test TC-SCENARIO TC-RUFUS in the two-seat scenarios he obeys Otho and stays barred
setup seats=2 scenario=short
set price galba 0
set price otho 0
set courage galba 0
set courage otho 0
set rerolled yes
set force otho lauriacum 0
set force otho cremona 10
set leader rufus cremona
set rufus free
set leader otho cremona
set hand otho castra
set play otho galba
play otho card castra
play otho activate rufus
play otho join otho
refuse otho step bononia : TC-RUFUS
