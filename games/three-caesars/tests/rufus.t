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
event "Vitellius loses 10 cohorts in Lauriacum"
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

test TC-FOLLOW TC-RUFUS an interceptor who empties the space does not draw Rufus south
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius cremona 4
set engines cremona 1 0
set leader rufus cremona
set leader vitellius_praetor cremona
set rufus free
set force galba lutetia 0
set force galba florentia 10
set leader vindex florentia
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step bononia
refuse vitellius intercept rufus : TC-RUFUS "Rufus does not go to Bononia without Vitellius"
legal vitellius = intercept vitellius_praetor; no
play vitellius intercept vitellius_praetor
roll roll 6; roll 6
see nobody leaders.vitellius_praetor.at = bononia
see nobody battle.defender.regulars = 4
see nobody battle.defender.catapults = 1
see nobody leaders.rufus.at = cremona

test TC-FOLLOW TC-RUFUS with Vitellius he comes
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius cremona 4
set leader rufus cremona
set leader vitellius cremona
set leader vitellius_praetor cremona
set rufus free
set force galba lutetia 0
set force galba florentia 10
set leader vindex florentia
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step bononia
play vitellius intercept vitellius_praetor
roll roll 6; roll 6
see nobody leaders.vitellius.at = bononia
see nobody leaders.rufus.at = bononia

test TC-FOLLOW TC-RUFUS-WAITS nor does one draw him from Lauriacum before Galba or Vindex has moved
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 4
set leader vitellius_praetor lauriacum
set force otho aquileia 10
set leader othos_praetor aquileia
set hand otho castra
set play otho galba vitellius
play otho card castra
play otho activate othos_praetor
play otho step virunum
play vitellius intercept vitellius_praetor
roll roll 6; roll 6
see nobody leaders.vitellius_praetor.at = virunum
see nobody leaders.rufus.at = lauriacum

test TC-FOLLOW TC-ACTIVE nor does Rufus draw along leaders of a side that has not paid
setup seats=3
set price galba 0
set force vitellius lauriacum 0
set force vitellius mediolanum 8
set leader rufus mediolanum
set leader vitellius mediolanum
set force galba lutetia 0
set force galba vienna 10
set leader vindex vienna
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step augusta_taurinorum
chance roll 1
play vitellius intercept rufus
roll roll 6; roll 6
see nobody leaders.rufus.at = augusta_taurinorum
see nobody leaders.vitellius.at = mediolanum

test TC-RUFUS TC-RETREAT a beaten interceptor does not take him south: they retreat elsewhere
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius cremona 1
set leader rufus cremona
set force vitellius bononia 2
set leader vitellius_praetor bononia
set rufus free
set force galba lutetia 0
set force galba mediolanum 4
set leader vindex mediolanum
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step cremona
play vitellius intercept vitellius_praetor
roll roll 6; roll 6
# 4 + 1 against 3 + 3 + 1 + 1
roll strike 6; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
prompt vitellius retreat
refuse vitellius retreat bononia : TC-RUFUS "Rufus does not go to Bononia without Vitellius"
legal vitellius = retreat mediolanum; retreat placentia; retreat verona
play vitellius retreat verona
see nobody leaders.rufus.at = verona
see nobody leaders.vitellius_praetor.at = verona
see nobody spaces.verona.regulars = 2

test TC-RUFUS TC-RETREAT nor does he go back south when his own attack fails
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius bononia 3
set leader rufus bononia
set rufus free
set force galba lutetia 0
set force galba cremona 4
set force galba verona 2
set force galba mediolanum 2
set leader vindex cremona
set hand vitellius castra
set play vitellius galba otho
play vitellius card castra
play vitellius activate rufus
play vitellius step cremona
play galba stand
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1
legal vitellius = retreat placentia
play vitellius retreat placentia
see nobody leaders.rufus.at = placentia
see nobody spaces.placentia.regulars = 2
see nobody spaces.cremona.regulars = 4

test TC-RUFUS TC-RETREAT where no way is open to him they disband
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius bononia 3
set leader rufus bononia
set rufus free
set force galba lutetia 0
set force galba cremona 4
set force galba verona 2
set force galba mediolanum 2
set force galba placentia 2
set leader vindex cremona
set hand vitellius castra
set play vitellius galba otho
play vitellius card castra
play vitellius activate rufus
play vitellius step cremona
play galba stand
roll strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1
event "Vitellius cannot retreat from Cremona and disbands"
hidden nobody leaders.rufus.at
