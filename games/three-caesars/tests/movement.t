# Sections 10, 11, 19 and 25: leaders on the move.

test TC-MOVE TC-MOVE-POINTS four points, one for a road, two for a pass, and attrition there
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
see nobody march.points = 4
see nobody march.regulars = 10
refuse galba step narbo : TC-MOVE "No road leads from Caesaraugusta to Narbo"
refuse galba step camp : TC-MOVE
play galba step tolosa
see nobody march.points = 2
odds roll 1 = 1/6
chance roll 5
see nobody march.regulars = 8
play galba step narbo
see nobody march.points = 1
play galba step nemausus
# No points left: the march is over.
see nobody spaces.nemausus.regulars = 8
see nobody leaders.galba.at = nemausus

test TC-MOVE TC-MOVE-POINTS what cannot be paid cannot be done
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba vienna 6
set leader galba vienna
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba step arausio
play galba step nemausus
play galba step arausio
refuse galba step narbo : TC-MOVE
play galba step vienna
pending chance

test TC-MOVE-POINTS a pass needs two points
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 0
set force galba arausio 6
set leader galba arausio
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba step nemausus
play galba step arausio
play galba step vienna
refuse galba step augusta_taurinorum : TC-MOVE-POINTS "Augusta Taurinorum costs 2 and 1 movement point"

test TC-LEAVE TC-TAKE TC-CHANGE-ONCE TC-ORGANIZATION TC-FORCE cohorts are left and taken on the way, veterans first
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 9 3
set force galba tarraco 4
set engines caesaraugusta 1 2
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
see nobody march.veterans = 3
see nobody march.regulars = 7
see nobody march.catapults = 1
see nobody march.equipment = 2
refuse galba leave veterans 4 : TC-LEAVE "3 go along"
refuse galba leave regulars 0 : TC-LEAVE
refuse galba take regulars 3 : TC-TAKE "Caesaraugusta"
refuse galba take regulars 1 : TC-ORGANIZATION "Galba can lead 10 cohorts"
play galba leave veterans 2
refuse galba leave veterans 1 : TC-CHANGE-ONCE "veterans in Caesaraugusta"
allow galba take regulars 2
play galba leave equipment 1
play galba step tarraco
see nobody spaces.caesaraugusta.veterans = 2
see nobody spaces.caesaraugusta.regulars = 2
see nobody spaces.caesaraugusta.equipment = 1
allow galba leave veterans 1
play galba take regulars 2
refuse galba take veterans 1 : TC-TAKE
play galba stop
see nobody spaces.tarraco.regulars = 11
see nobody spaces.tarraco.veterans = 1
see nobody spaces.tarraco.catapults = 1
see nobody spaces.tarraco.equipment = 1

test TC-ENGINES engines left without cohorts are lost
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set engines caesaraugusta 1 1
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba leave catapults 1
play galba step tarraco
see nobody spaces.caesaraugusta.catapults = 0
play galba stop
see nobody spaces.tarraco.equipment = 1

test TC-RIDE TC-RIDING other leaders ride along, adding no organization
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba caesaraugusta 20
set leader vindex caesaraugusta
set hand galba marry
set play galba otho vitellius
play galba card marry
refuse galba activate vindex : TC-STRATEGY
play galba activate galba
refuse galba join otho : TC-LEADER-OWN
refuse galba join galba : TC-RIDING "Galba is with this force already"
refuse galba unite vindex : TC-UNITE "This card does not move Vindex too"
play galba join vindex
see nobody march.regulars = 10
refuse galba take regulars 1 : TC-ORGANIZATION
play galba step tarraco
refuse galba join galbas_praetor : TC-RIDE "Galba's praetor is not in Tarraco"
play galba stop
see nobody leaders.vindex.at = tarraco
see nobody leaders.galbas_praetor.at = caesaraugusta
see nobody spaces.caesaraugusta.regulars = 10

test TC-UNITE TC-UNITE-FIRST TC-MOVED an event's leaders may go as one force
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba caesaraugusta 20
set leader vindex caesaraugusta
set hand galba minor_campaign minor_campaign
set play galba otho vitellius
play galba card minor_campaign
play galba event
prompt galba campaign
play galba activate galba
play galba unite vindex
see nobody march.regulars = 20
refuse galba unite galbas_praetor : TC-UNITE
play galba join galbas_praetor
play galba step tolosa
# One attrition roll for all.
chance roll 6
see nobody march.regulars = 18
play galba step narbo
play galba step emporiae
# Both have moved, and the campaign is over.
see nobody spaces.emporiae.regulars = 18
play galba card minor_campaign
play galba event
play galba activate vindex
play galba step tarraco
refuse galba unite galba : TC-RIDE
play galba step emporiae
refuse galba unite galba : TC-UNITE-FIRST "before it moves"
play galba stop
prompt galba campaign
refuse galba activate vindex : TC-MOVED "Vindex has moved"
legal galba = activate galba; activate galbas_praetor; done
play galba done
pending chance

test TC-LONE leaders alone keep away from rival cohorts, and are lost when such come
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba castra castra
set hand otho marry
set play galba otho vitellius
play galba card castra
play galba activate galbas_praetor
play galba leave regulars 5
play galba step clunia
play otho no
see nobody spaces.clunia.regulars = 0
refuse galba step salamantica : TC-LONE "Galba's praetor has no cohorts to fight those in Salamantica"
play galba stop
# Otho comes: the praetor is removed, but returns next turn.
play otho card marry
play otho activate otho
play otho step clunia
event "Galba's praetor is removed"
play galba no
hidden nobody leaders.galbas_praetor.at
see nobody leaders.galbas_praetor.returns = true
play otho step salamantica
play otho stop
play galba pass
roll deal galba charm; deal galba charm; deal galba spies; deal galba spies; deal galba spies; deal galba panic
roll deal otho panic; deal otho oath; deal otho graft; deal otho graft; deal otho rally; deal otho omens; deal otho snow
roll deal vitellius snow; deal vitellius scouts; deal vitellius scouts; deal vitellius coup; deal vitellius guides; deal vitellius caecina; deal vitellius danube
prompt galba return
refuse galba place narbo : TC-BUILD-HOME "Narbo is not of your colour"
refuse galba place camp : TC-BUILD-HOME
play galba place lugdunum
see nobody leaders.galbas_praetor.at = lugdunum
prompt galba order

test TC-LONE other leaders are gone for good
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set leader vindex vesontio
set force vitellius aventicum 8
set leader vitellius aventicum
set hand vitellius charm
set play vitellius galba otho
play vitellius card charm
play vitellius activate vitellius
play vitellius step vesontio
event "Vindex is removed"
see nobody leaders.vindex.returns = false

test TC-SNOW TC-SNOWING snow closes the passes, except to guides
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba snow snow marry guides
set play galba otho vitellius
play galba card snow
play galba event
see nobody snow = true
play galba card snow
refuse galba event : TC-SNOWING
play galba discard
play galba card marry
play galba activate galba
refuse galba step tolosa : TC-SNOW "Snow lies between Caesaraugusta and Tolosa"
play galba stop
play galba card guides
play galba event
play galba activate galba
play galba step tolosa
# Guides: one point, no attrition.
see nobody march.points = 3
see nobody march.regulars = 10

test TC-DECK the Po in flood costs a point more
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius verona 10
set leader rufus verona
set rufus free
set hand vitellius po_flood marry
set play vitellius galba otho
play vitellius card po_flood
play vitellius event
see nobody flood = true
play vitellius card marry
play vitellius activate rufus
play vitellius step cremona
see nobody march.points = 2
play vitellius step mediolanum
see nobody march.points = 1
refuse vitellius step placentia : TC-MOVE-POINTS "Placentia costs 2"

test TC-DECK double time: six points, and nobody avoids
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set hand galba double_time
set play galba otho vitellius
play galba card double_time
play galba event
play galba activate galba
see nobody march.points = 6
play galba step clunia
play otho no
play galba step salamantica
# Otho is not asked whether he avoids.
see nobody battle.attacker.side = galba
pending chance

test TC-NO-LEADER TC-MUTINY events that move leaders need one who may move
setup seats=3
set hand galba minor_campaign castra
set play galba otho vitellius
play galba card minor_campaign
refuse galba event : TC-NO-LEADER "Minor Campaign"
play galba discard
set price galba 0
set mutiny galba
play galba card castra
refuse galba activate galba : TC-MUTINY "The troops of Galba refuse"
allow galba activate vindex

test TC-TRUCE a marriage keeps two sides apart for a turn
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba clunia 2
set leader vindex clunia
set hand galba marry marry castra blackmail assassin
set hand otho spies
set play galba otho vitellius
play galba card marry
play galba event
play galba name otho
see nobody truces.0.0 = galba
see nobody truces.0.1 = otho
play otho pass
play galba card marry
play galba event
refuse galba name otho : TC-TRUCE "A marriage binds you to Otho"
play galba name vitellius
play galba card castra
play galba activate vindex
refuse galba step salamantica : TC-TRUCE "Otho"
play galba stop
play galba card blackmail
refuse galba event : TC-NOBODY "Blackmail"
play galba discard
play galba card assassin
play galba event
refuse galba against otho : TC-TRUCE
legal galba = against sabinus

test TC-TRUCE a marriage of two others binds nobody else, least of all to himself
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force otho clunia 2
set hand galba marry
set hand otho castra
set play galba otho vitellius
play galba card marry
play galba event
play galba name vitellius
play otho card castra
play otho activate otho
play otho step clunia
play galba no
see nobody march.at = clunia

test TC-MOVED TC-RIDE who rode along has moved: the same event neither activates him nor lets him ride again
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba lutetia 0
set force galba caesaraugusta 20
set leader vindex caesaraugusta
set hand galba grand_campaign marry
set play galba otho vitellius
play galba card grand_campaign
play galba event
play galba activate galba
play galba join galbas_praetor
play galba step tarraco
play galba stop
prompt galba campaign
refuse galba activate galbas_praetor : TC-MOVED "Galba's praetor has moved"
legal galba = activate vindex; done
play galba activate vindex
play galba step tarraco
# Neither the rider nor the leader of the first march rides with the second.
refuse galba join galbas_praetor : TC-MOVED "Galba's praetor has moved"
refuse galba join galba : TC-MOVED "Galba has moved"
refuse galba unite galba : TC-UNITE-FIRST
play galba stop
# Nobody is left whom the third could be.
play galba card marry
play galba activate galba
play galba join galbas_praetor
play galba join vindex

test TC-ENGINES TC-TAKE engines do not travel with a leader who has no cohorts
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set engines caesaraugusta 1 1
set hand galba marry castra
set play galba otho vitellius
play galba card marry
play galba activate galba
# They stay with the cohorts he leaves, whether he says so or not.
play galba leave catapults 1
play galba leave regulars 10
refuse galba leave catapults 1 : TC-CHANGE-ONCE
play galba step tarraco
see nobody march.equipment = 0
see nobody spaces.caesaraugusta.catapults = 1
see nobody spaces.caesaraugusta.equipment = 1
event "Galba leaves 1 of the siege equipment in Caesaraugusta"
play galba step caesaraugusta
# Back among them, and still alone.
refuse galba take catapults 1 : TC-ENGINES "No cohorts go along to move the catapults"
legal galba = join galbas_praetor; take regulars 1; take regulars 2; take regulars 3; take regulars 4; take regulars 5; take regulars 6; take regulars 7; take regulars 8; take regulars 9; take regulars 10; step tarraco; step clunia; step tolosa; step toletum; stop
play galba take regulars 1
play galba take catapults 1
play galba step clunia
see nobody march.catapults = 1
see nobody spaces.caesaraugusta.equipment = 1

test TC-ENGINES a march whose last cohort dies on a pass loses its engines
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 2
set engines caesaraugusta 1 0
set force galba tolosa 3
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba step tolosa
chance roll 6
event "The catapults in Tolosa, left without cohorts, must be given up"
see nobody march.catapults = 0
play galba stop
# Not even cohorts that stood there save them.
see nobody spaces.tolosa.regulars = 3
see nobody spaces.tolosa.catapults = 0
see nobody leaders.galba.at = tolosa

test TC-ENGINES a lone leader who sets out leaves the engines where they are
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force galba caesaraugusta 8
set engines caesaraugusta 2 0
set leader galba clunia
set leader vindex clunia
set leader galbas_praetor clunia
set hand galba minor_campaign
set play galba otho vitellius
play galba card minor_campaign
play galba event
play galba activate galba
play galba unite vindex
play galba step caesaraugusta
refuse galba take catapults 2 : TC-ENGINES
play galba step tarraco
see nobody march.catapults = 0
see nobody spaces.caesaraugusta.catapults = 2

test TC-ENGINES engines that are left without cohorts are lost, and everybody hears of it
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set engines caesaraugusta 1 2
set hand galba marry
set play galba otho vitellius
play galba card marry
play galba activate galba
play galba leave equipment 2
play galba step tarraco
event "The siege equipment in Caesaraugusta, left without cohorts, must be given up"
noevent "catapults"

test TC-MUTINY TC-MUTINY-FORCE nobody else leads mutinous cohorts away
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set engines caesaraugusta 1 0
set force galba clunia 2
set leader galbas_praetor clunia
set hand otho mutiny
set hand galba castra castra
set play otho galba vitellius
play otho card mutiny
play otho event
play otho against galba
chance roll 4
play galba card castra
refuse galba activate galba : TC-MUTINY "The troops of Galba refuse"
play galba activate galbas_praetor
play galba step caesaraugusta
refuse galba take regulars 1 : TC-MUTINY-FORCE "The cohorts in Caesaraugusta refuse to march this turn"
refuse galba take catapults 1 : TC-MUTINY-FORCE
refuse galba join galba : TC-MUTINY
# With his own he may go on.
play galba step tarraco
see nobody march.regulars = 2
play galba step caesaraugusta
play galba stop
# Those who joined the mutineers are mutineers; he himself may go.
play galba card castra
play galba activate galbas_praetor
see nobody march.regulars = 0
see nobody march.catapults = 0
refuse galba take regulars 2 : TC-MUTINY-FORCE
play galba step tarraco
play galba stop
see nobody spaces.caesaraugusta.regulars = 12

test TC-MUTINY-FORCE when the leaders whom it struck are dead the mutiny is over
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set leader galbas_praetor clunia
set force galba clunia 2
set mutiny galba
set hand otho assassin
set hand galba castra castra
set play galba otho vitellius
play galba card castra
play galba activate galbas_praetor
play galba step caesaraugusta
refuse galba take regulars 1 : TC-MUTINY-FORCE
play galba step clunia
play otho no
play galba stop
play otho card assassin
play otho event
play otho against galba
play galba no
roll roll 6; roll 6
play galba card castra
play galba activate galbas_praetor
play galba step caesaraugusta
allow galba take regulars 3

test TC-MUTINY-FORCE TC-INTERCEPT nobody else intercepts with them, their own leader does
setup seats=3
set price galba 0
set price otho 0
set price vitellius 0
set courage galba 0
set courage otho 0
set courage vitellius 0
set rerolled yes
set force vitellius lauriacum 0
set force vitellius mediolanum 12
set leader rufus mediolanum
set leader vitellius mediolanum
set rufus free
set mutiny rufus
set force galba lutetia 0
set force galba vienna 10
set leader vindex vienna
set hand galba castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
play galba step augusta_taurinorum
chance roll 1
legal vitellius = intercept rufus; no
refuse vitellius intercept vitellius : TC-MUTINY-FORCE "The cohorts in Mediolanum"

test TC-MUTINY-FORCE TC-SIEGE nobody besieges Rome with mutineers, but with cohorts of his own he does
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
set force galba camp 4
set leader galba camp
set leader vindex camp
set force galba florentia 3
set leader galbas_praetor florentia
set mutiny galba
set hand galba castra castra
set play galba otho vitellius
play galba card castra
play galba activate vindex
see nobody march.regulars = 0
refuse galba siege : TC-MUTINY-FORCE "The cohorts in the camp before Rome"
play galba stop
play galba card castra
play galba activate galbas_praetor
play galba step rome
play galba siege

test TC-FOUGHT TC-MOVED a force that fought is led on by nobody with the same card
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
set force galba mediolanum 6
set leader galba mediolanum
set leader galbas_praetor mediolanum
set force galba placentia 2
set leader vindex placentia
set force otho cremona 2
set hand galba grand_campaign castra
set play galba otho vitellius
play galba card grand_campaign
play galba event
play galba activate galba
play galba step cremona
play galba no
play galba no
# 6 + 1 against 2 + 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
roll strike 1; strike 1; strike 1
play galba no
play otho retreat verona
# No slaughter: this force is through.  Vindex comes, and leaves with what he brought.
play galba activate vindex
play galba step cremona
refuse galba take regulars 1 : TC-FOUGHT "The cohorts in Cremona have fought with this card"
play galba step mediolanum
see nobody march.regulars = 2
play galba stop
play galba activate galbas_praetor
play galba step cremona
refuse galba take regulars 1 : TC-FOUGHT
play galba stop
# With the next card they may go.
play galba card castra
play galba activate galbas_praetor
see nobody march.regulars = 5

test TC-FOUGHT a beaten force and those who were with it are through, others are not
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
set force galba mediolanum 3
set leader galba mediolanum
set leader galbas_praetor mediolanum
set leader vindex placentia
set force otho cremona 4
set hand galba grand_campaign
set play galba otho vitellius
play galba card grand_campaign
play galba event
play galba activate galba
play galba join galbas_praetor
play galba step cremona
# 3 + 1 against 4 + 1
roll strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1
see nobody spaces.mediolanum.regulars = 2
legal galba = activate vindex; done
play galba activate vindex
play galba step mediolanum
refuse galba take regulars 1 : TC-FOUGHT
play galba stop

test TC-FOUGHT a beaten force that returns to others of its side is lost among them
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
set force galba mediolanum 13
set leader galba mediolanum
set leader vindex mediolanum
set force otho cremona 12
set hand galba minor_campaign
set play galba otho vitellius
play galba card minor_campaign
play galba event
play galba activate galba
play galba leave regulars 7
play galba step cremona
# 3 + 1 against 12 + 1
roll strike 1; strike 1; strike 1; strike 1
roll strike 6; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1; strike 1
refuse galba activate galba : TC-MOVED
play galba activate vindex
see nobody march.regulars = 10

test TC-FOUGHT TC-ROME who has taken Rome moves no more with that card, nor do those who stood by
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
set leader galbas_praetor florentia
set walls 1
set hand galba grand_campaign
set play galba otho vitellius
play galba card grand_campaign
play galba event
play galba activate galba
play galba siege
roll roll 4; roll 4
event "Galba takes Rome"
chance roll 1
see nobody leaders.vindex.at = rome
legal galba = activate galbas_praetor; done
refuse galba activate vindex : TC-MOVED
play galba activate galbas_praetor
play galba step rome
see nobody leaders.galbas_praetor.at = rome
