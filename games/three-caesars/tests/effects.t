# Section 9 and TC-DECK: what each event does.  Battle cards are in combat.t, responses to sieges in
# sieges.t, charts in intrigue.t, moves in movement.t.

test TC-DECK TC-LED Donative: two regulars to a force with a leader
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba donative
set play galba otho vitellius
play galba card donative
play galba event
refuse galba place tarraco : TC-LED "Tarraco"
legal galba = place caesaraugusta; place lutetia
play galba place lutetia
see nobody spaces.lutetia.regulars = 12

test TC-DECK Grand Campaign: three leaders, four points each
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba grand_campaign
set play galba otho vitellius
play galba card grand_campaign
play galba event
play galba activate galba
see nobody march.points = 4
play galba stop
play galba activate vindex
play galba stop
play galba activate galbas_praetor
play galba stop
see nobody turn = 2

test TC-DANUBE TC-BUILD-ENEMY Danube Legions: four regulars and the praetor, in Aquileia or Emona
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius emona 1
set turn 4
set hand otho danube
set play otho galba vitellius
play otho card danube
play otho event
refuse otho place ravenna : TC-DANUBE "Ravenna"
refuse otho place emona : TC-BUILD-ENEMY "Vitellius"
play otho place aquileia
see nobody spaces.aquileia.regulars = 4
see nobody leaders.othos_praetor.at = aquileia
see nobody removed.0 = danube

test TC-YIELD TC-VITELLIANS Civilis: Vitellius loses one to three cohorts of his choice outside Rome
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set turn 5
set hand galba civilis
set play galba otho vitellius
play galba card civilis
play galba event
roll roll 5
play vitellius yield vindobona veterans
play vitellius yield lauriacum regulars
play vitellius yield lauriacum regulars
see nobody spaces.lauriacum.regulars = 8
see nobody spaces.vindobona.veterans = 19
see nobody removed.0 = civilis
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius vindobona 0
set owner vitellius
set force vitellius rome 4
set turn 5
set hand galba civilis
set play galba otho vitellius
play galba card civilis
refuse galba event : TC-VITELLIANS "no cohort outside Rome"

test TC-YIELD-VETERANS TC-NO-OWNER Antonius Primus: the owner of Rome loses cohorts in Italy, veterans first, and a point
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set turn 8
set hand galba primus
set play galba otho vitellius
play galba card primus
refuse galba event : TC-NO-OWNER "Nobody owns Rome"
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
set force otho cremona 1 1
set points otho 3
set turn 8
set hand galba primus
set play galba otho vitellius
play galba card primus
play galba event
see nobody sides.otho.points = 2
roll roll 3
refuse otho yield rome regulars : TC-YIELD-VETERANS "Veterans go first"
refuse otho yield salamantica regulars : TC-YIELD "Salamantica"
play otho yield cremona veterans
legal otho = yield cremona regulars; yield rome regulars
play otho yield rome regulars
see nobody spaces.rome.regulars = 1
see nobody spaces.cremona.regulars = 1

test TC-DECK Hailed Imperator: a point, or one to two after a victory
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba imperator
set play galba otho vitellius
play galba card imperator
play galba event
see nobody sides.galba.points = 1
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set won galba
set hand galba imperator
set play galba otho vitellius
play galba card imperator
play galba event
roll roll 3
see nobody sides.galba.points = 1
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set won galba
set hand galba imperator
set play galba otho vitellius
play galba card imperator
play galba event
roll roll 4
see nobody sides.galba.points = 2

test TC-RIVAL-OWNER Praetorian Coup: cohorts desert, and an empty Rome is nobody's
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set turn 3
set hand galba coup
set play galba otho vitellius
play galba card coup
refuse galba event : TC-RIVAL-OWNER "No rival owns Rome"
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
set leader otho rome
set turn 3
set hand galba coup
set play galba otho vitellius
play galba card coup
play galba event
roll roll 6
see nobody spaces.rome.regulars = 1
see nobody rome.owner = otho
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
set leader otho rome
set turn 3
set hand galba coup
set play galba otho vitellius
play galba card coup
play galba event
roll roll 4
event "Otho owns Rome no longer"
see nobody rome.owner = nobody
see nobody spaces.rome.regulars = 0
see nobody leaders.otho.at = camp
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set owner otho
set force otho rome 1
set leader otho rome
set force vitellius camp 3
set turn 3
set hand galba coup
set play galba otho vitellius
play galba card coup
play galba event
roll roll 1
event "Otho is removed"
see nobody rome.owner = nobody

test TC-DECK Recruits: a regular for any force of any side with a leader
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force otho toletum 1
set hand galba recruits
set play galba otho vitellius
play galba card recruits
play galba event
refuse galba place toletum : TC-LED "Toletum"
refuse galba place rome : TC-LED "Rome"
play galba place vindobona
see nobody spaces.vindobona.regulars = 1
see nobody sides.vitellius.cohorts = 31

test TC-DECK Political Charm: a point
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba charm
set play galba otho vitellius
play galba card charm
play galba event
see nobody sides.galba.points = 1

test TC-NO-POINTS Senate Intrigue: a rival loses a point
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set points otho 2
set hand galba senate
set play galba otho vitellius
play galba card senate
play galba event
refuse galba name vitellius : TC-NO-POINTS "Vitellius has no political points"
refuse galba name galba : TC-RIVAL
play galba name otho
see nobody sides.otho.points = 1
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba senate
set play galba otho vitellius
play galba card senate
refuse galba event : TC-NOBODY "Senate Intrigue"

test TC-DECK Vestal Virgins: the game lasts one turn longer
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
set turn 8
set hand galba vestals
set play galba otho vitellius
play galba card vestals
play galba event
see nobody lastTurn = 11

test TC-MUTINY TC-VICTIM-COHORTS Mutiny: on 4-6 a leader and his force stay, on 6 a cohort goes home
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set leader vitellius_praetor poetovio
set hand galba mutiny mutiny
set hand otho castra
set play galba otho vitellius
play galba card mutiny
play galba event
refuse galba against sabinus : TC-VICTIM-COHORTS "Sabinus has no cohorts"
refuse galba against vitellius_praetor : TC-VICTIM-COHORTS
refuse galba against vindex : TC-VICTIM
play galba against otho
roll roll 6
event "The troops of Otho mutiny"
see nobody spaces.salamantica.regulars = 19
play otho card castra
refuse otho activate othos_praetor : TC-MUTINY "Otho's praetor"
play otho discard
play galba card mutiny
play galba event
play galba against vitellius
roll roll 3
see nobody leaders.vitellius.mutinous = false
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba mutiny
set play galba otho vitellius
play galba card mutiny
play galba event
play galba against otho
roll roll 4
see nobody spaces.salamantica.regulars = 20
see nobody leaders.otho.mutinous = false
# The turn is over, and so is the mutiny.
see nobody turn = 2

test TC-DECK Grain Fleet: a point for the owner of Rome, or one less for him and perhaps a cohort
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba grain
set play galba otho vitellius
play galba card grain
refuse galba event : TC-NO-OWNER
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
set hand galba grain
set play galba otho vitellius
play galba card grain
play galba event
see nobody sides.galba.points = 1
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
set points otho 2
set hand galba grain grain
set play galba otho vitellius
play galba card grain
play galba event
roll roll 5
see nobody sides.otho.points = 1
see nobody spaces.rome.regulars = 1
play galba card grain
play galba event
roll roll 4
see nobody sides.otho.points = 0
see nobody spaces.rome.regulars = 1

test TC-DECK Oath of New Year: six activation points, or a courage
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set price otho 10
set hand otho oath
set play otho galba vitellius
play otho card oath
play otho event
see nobody sides.otho.price = 4
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba oath
set play galba otho vitellius
play galba card oath
play galba event
see nobody sides.galba.courage = 1

test TC-DECK TC-HAND Nero's Gold and Couriers draw at once, as far as there are cards
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba nero_gold
set play galba otho vitellius
play galba card nero_gold
play galba event
roll deal galba charm; deal galba charm; deal galba spies
see nobody sides.galba.cards = 3
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba couriers
set deck charm
set play galba otho vitellius
play galba card couriers
play galba event
chance deal galba charm
see nobody sides.galba.cards = 1
pending galba

test TC-DECK The False Nero: six points or more lose one, or else rivals discard a card each
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set points otho 6
set points galba 7
set points vitellius 5
set turn 2
set hand galba false_nero
set play galba otho vitellius
play galba card false_nero
play galba event
see nobody sides.otho.points = 5
see nobody sides.galba.points = 6
see nobody sides.vitellius.points = 5
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set turn 2
set hand galba false_nero
set hand otho charm spies
set hand vitellius panic
set play galba otho vitellius
play galba card false_nero
play galba event
prompt otho discard
legal otho = shed charm; shed spies
play otho shed spies
play vitellius shed panic
see nobody discard.spies = 1
see nobody discard.panic = 1
pending otho

test TC-DECK Spoils of Victory: a card, or two and a courage after a victory
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba spoils
set play galba otho vitellius
play galba card spoils
play galba event
chance deal galba charm
pending galba
see nobody sides.galba.courage = 0
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set won galba
set hand galba spoils
set play galba otho vitellius
play galba card spoils
play galba event
roll deal galba charm; deal galba charm
see nobody sides.galba.courage = 1

test TC-DESERT TC-DESERT-NEAR Deserters: a regular of a neighbour joins a force with a leader
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force otho toletum 2
set force otho clunia 0 1
set force galba tarraco 1
set hand galba deserters
set play galba otho vitellius
play galba card deserters
play galba event
refuse galba desert clunia caesaraugusta : TC-DESERT "No rival has regulars in Clunia"
refuse galba desert salamantica caesaraugusta : TC-DESERT-NEAR "Salamantica is not next to Caesaraugusta"
refuse galba desert toletum tarraco : TC-LED "Tarraco"
legal galba = desert toletum caesaraugusta
play galba desert toletum caesaraugusta
see nobody spaces.toletum.regulars = 1
see nobody spaces.caesaraugusta.regulars = 11
see nobody sides.otho.cohorts = 22
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
set force galba camp 2
set leader galba camp
set hand galba deserters
set play galba otho vitellius
play galba card deserters
play galba event
play galba desert rome camp
see nobody spaces.rome.regulars = 1
see nobody spaces.camp.regulars = 3
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba deserters
set play galba otho vitellius
play galba card deserters
refuse galba event : TC-NO-SPACE "Deserters"

test TC-RUFUS Caecina Alienus: Rufus may go south alone, and moves at once
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set rufus free
set force vitellius lauriacum 0
set force vitellius cremona 10
set leader rufus cremona
set turn 3
set hand vitellius caecina
set play vitellius galba otho
play vitellius card caecina
play vitellius event
see nobody rufusGoesSouth = true
play vitellius step bononia
play vitellius step florentia
play vitellius stop
see nobody leaders.rufus.at = florentia
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set turn 3
set hand vitellius caecina
set play vitellius galba otho
play vitellius card caecina
refuse vitellius event : TC-RUFUS-WAITS

test TC-DECK Catapults and Siege Train: with a force that has a leader
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba catapults siege_train
set play galba otho vitellius
play galba card catapults
play galba event
refuse galba place tarraco : TC-LED
play galba place lutetia
play galba card siege_train
play galba event
play galba place lutetia
see nobody spaces.lutetia.catapults = 1
see nobody spaces.lutetia.equipment = 1

test TC-DECK Rumours: both lose a card at random, face up
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba rumours charm panic
set hand otho spies spies castra
set play galba otho vitellius
play galba card rumours
play galba event
refuse galba name vitellius : TC-EMPTY-HAND
play galba name otho
odds lose galba charm = 1/2
chance lose galba charm
odds lose otho spies = 2/3
chance lose otho castra
see nobody discard.castra = 1
see nobody discard.charm = 1
see nobody sides.otho.cards = 2

test TC-EMPTY-HAND Graft takes a card, so that it needs a hand to take it from
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba graft panic
set hand otho spies
set play galba otho vitellius
play galba card graft
play galba event
refuse galba name vitellius : TC-EMPTY-HAND "Vitellius has no cards"
play galba name otho
