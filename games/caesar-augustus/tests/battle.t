# Battle: rounds, the ladder, rallies, victories.

test CA-ADD CA-VP defender's major victory with the attacker left: he goes back
setup seats=2
set army octavian i africa levy legion
set army antony i numidia praetorian legion
set act octavian move
play octavian reveal
play octavian march i numidia
event "Octavian attacks Mark Antony in Numidia"
asked octavian antony
refuse octavian commit praetorian : CA-ADD "army I has no Praetorian to send"
same antony
play octavian commit levy
as
play octavian commit legion
end
see octavian seats.octavian.committed = levy
hidden antony seats.octavian.committed
pending antony
play antony commit praetorian
event "Octavian fights with: Levy"
event "Mark Antony fights with: Praetorian"
prompt octavian add
legal octavian = add legion; hold
play octavian hold
event "Mark Antony holds the round, 5 to 1"
event "Major victory: Mark Antony holds Numidia"
event "Octavian goes back to Africa"
see nobody seats.octavian.armies.i.at = africa
see nobody seats.octavian.armies.i.soldiers = 1
see nobody seats.antony.armies.i.soldiers = 1
see nobody dead.levy = 1
see nobody dead.praetorian = 1
see nobody seats.octavian.won = 0
see nobody seats.antony.won = 0
prompt octavian march
legal octavian = halt

test CA-ADD defender's major victory with the attacker destroyed, and the empty defender draws
setup seats=2
set army octavian i africa levy
set army antony i numidia levy
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit levy
play antony commit levy
event "Mark Antony holds the round, 1 to 1"
event "Major victory: Mark Antony holds Numidia"
pending chance
chance draw antony cavalry
event octavian "Mark Antony draws a soldier for army I."
event "army I of Octavian is no more"
hidden nobody seats.octavian.armies.i
see nobody seats.octavian.general = africa
see nobody seats.antony.armies.i.at = numidia
see nobody seats.antony.armies.i.soldiers = 1
see nobody seats.antony.won = 0

test CA-VP minor victory: the attacker stops, scores one and is thrown back
setup seats=2
set army octavian i africa praetorian levy
set army antony i numidia levy legion
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit praetorian
play antony commit levy
event "Octavian wins the round, 5 to 1, and scores a point"
prompt octavian press
legal octavian = press; cease
play octavian cease
event "Minor victory for Octavian in Numidia"
event "Octavian goes back to Africa"
see nobody seats.octavian.won = 1
see nobody seats.octavian.armies.i.at = africa
see nobody seats.antony.armies.i.at = numidia

test CA-VP minor victory of an army without soldiers: it draws one and is thrown back
setup seats=2
set army octavian i africa praetorian
set army antony i numidia levy legion
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit praetorian
play antony commit levy
event "Minor victory for Octavian in Numidia"
pending chance
chance draw octavian levy
see nobody seats.octavian.armies.i.at = africa
see nobody seats.octavian.armies.i.soldiers = 1
see nobody seats.octavian.won = 1

test CA-VP major victory: two points, and the attacker stays
setup seats=2
set army octavian i africa praetorian levy
set army antony i numidia legion
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit praetorian
play antony commit legion
event "Major victory: Octavian takes Numidia and scores another point"
event "army I of Mark Antony is no more"
see nobody seats.octavian.won = 2
see nobody seats.octavian.armies.i.at = numidia
see nobody seats.octavian.armies.i.soldiers = 1
hidden nobody seats.antony.armies.i
prompt octavian march

test CA-VP major victory over two rounds: three points, and the empty victor draws
setup seats=2
set army octavian i africa praetorian cavalry
set army antony i numidia legion legion
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit cavalry
play antony commit legion
play octavian press
event "Octavian attacks again"
see nobody battle.round = 2
play octavian commit praetorian
play antony commit legion
chance draw octavian levy
see nobody seats.octavian.won = 3
see nobody seats.octavian.armies.i.at = numidia
see octavian seats.octavian.armies.i.hand.levy = 1

test CA-ADD the ladder: the attacker adds, the defender answers or not, compare again
setup seats=2
set army octavian i africa levy auxiliary legion
set army antony i numidia auxiliary levy legion
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit levy
play antony commit auxiliary
prompt octavian add
refuse octavian add levy : CA-ADD
refuse antony add levy : TURN
play octavian add auxiliary
event "Octavian fights with: Auxiliary"
prompt antony answer
legal antony = add levy; add legion; hold
play antony add levy
prompt octavian add
play octavian add legion
prompt antony answer
play antony hold
event "Octavian wins the round, 6 to 3, and scores a point"
event "Minor victory for Octavian in Numidia"
see nobody seats.antony.armies.i.soldiers = 1

test CA-ADD the defender may add although he is ahead
setup seats=2
set army octavian i africa levy levy
set army antony i numidia praetorian levy
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit levy
play antony commit praetorian
play octavian add levy
prompt antony answer
play antony add levy
event "Mark Antony holds the round, 6 to 2"

test CA-ADD a defender without soldiers is not asked, an attacker without has lost
setup seats=2
set army octavian i africa levy levy
set army antony i numidia praetorian
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit levy
play antony commit praetorian
play octavian add levy
event "Mark Antony holds the round, 5 to 2"
pending chance

test CA-RETREAT CA-RETREAT-FAR CA-RETREAT-ROOM before round one
setup seats=2
set army octavian i africa legion
set army antony i numidia legion
set popularity mauretania antony
set popularity africa antony
set popularity spain antony
set general antony numidia
set act octavian move
play octavian reveal
play octavian march i numidia
prompt antony retreat
refuse antony retreat spain : CA-RETREAT-FAR "Spain is not adjacent to Numidia"
allow antony retreat africa
set army octavian ii africa levy
refuse antony retreat africa : CA-RETREAT-ROOM "An army of Octavian stands in Africa"
set popularity africa octavian
refuse antony retreat africa : CA-RETREAT "Africa does not carry your popularity"
legal antony = retreat mauretania; stand
play antony retreat mauretania
event "Mark Antony retreats from Numidia to Mauretania"
see nobody seats.antony.armies.i.at = mauretania
see nobody seats.antony.general = mauretania
see nobody seats.octavian.armies.i.at = numidia
see nobody seats.octavian.won = 0
prompt octavian march

test CA-RETREAT before round two
setup seats=2
set army octavian i africa praetorian legion
set army antony i numidia levy legion
set popularity mauretania antony
set act octavian move
play octavian reveal
play octavian march i numidia
play antony stand
event "Mark Antony stands in Numidia"
play octavian commit praetorian
play antony commit levy
play octavian press
prompt antony retreat
play antony retreat mauretania
see nobody seats.antony.armies.i.at = mauretania
see nobody seats.antony.armies.i.soldiers = 1
see nobody seats.octavian.armies.i.at = numidia
see nobody seats.octavian.won = 1

test CA-RETREAT CA-FRIENDLY without friendly popularity around there is no retreat, an ally's does not count
setup seats=5
set army octavian i africa legion
set army brutus i numidia legion
set popularity mauretania cassius
set act octavian move
play octavian reveal
play octavian march i numidia
asked octavian brutus

test CA-RALLY attacker first, once a battle, one soldier of this round
setup seats=2
set army octavian i africa praetorian levy
set army antony i numidia legion legion legion
set general antony numidia
set act octavian move
play octavian reveal
play octavian escort i numidia
play octavian commit praetorian
play antony commit legion
prompt octavian rally
refuse octavian rally levy : CA-RALLY "No Levy of yours fought in this round"
legal octavian = rally praetorian; decline
play octavian rally praetorian
event "Octavian rallies: Praetorian"
see nobody seats.octavian.armies.i.soldiers = 2
prompt antony rally-defender
legal antony = rally legion; decline
play antony decline
play octavian press
play octavian commit praetorian
play antony commit legion
prompt antony rally-defender
play antony rally legion
play octavian press
play octavian commit levy
play antony commit legion
event "Major victory: Mark Antony holds Numidia"

test CA-RALLY nobody rallies without his general in the territory
setup seats=2
set army octavian i africa praetorian levy
set army antony i numidia legion legion
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit praetorian
play antony commit legion
prompt octavian press

test CA-RALLY a rallied defender turns a major victory into a minor one
setup seats=2
set army octavian i africa praetorian levy
set army antony i numidia legion
set general antony numidia
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit praetorian
play antony commit legion
prompt antony rally-defender
play antony rally legion
prompt octavian press
play octavian cease
event "Minor victory for Octavian in Numidia"
see nobody seats.octavian.won = 1
see nobody seats.octavian.armies.i.at = africa
see nobody seats.antony.general = numidia

test CA-SENATE-FIGHTS a Senate of nobody's commits by chance and adds while it is below
setup seats=2
set senate italy levy auxiliary auxiliary
set army octavian i sicily legion levy
set popularity macedonia senate
set act octavian move
play octavian reveal
play octavian march i italy
event "Octavian attacks the Senate in Italy"
pending octavian
play octavian commit legion
pending chance
odds send levy hidden = 1/3
odds send auxiliary hidden = 2/3
chance send auxiliary hidden
event "Octavian wins the round, 3 to 2"
play octavian press
play octavian commit levy
chance send levy hidden
event "the Senate holds the round, 1 to 1"
event "Major victory: the Senate holds Italy"
see nobody senate.armies.senate.soldiers = 1
see nobody seats.octavian.won = 1
hidden nobody seats.octavian.armies.i

test CA-SENATE-FIGHTS it answers an attacker who got ahead, but not one who did not
setup seats=2
set senate italy levy levy levy
set army octavian i sicily levy levy levy
set act octavian move
play octavian reveal
play octavian march i italy
play octavian commit levy
chance send levy hidden
play octavian add levy
pending chance
chance send levy hidden
prompt octavian add
play octavian add levy
chance send levy hidden
event "the Senate holds the round, 3 to 3"
pending chance
chance draw nobody praetorian
event octavian "the Senate draws a soldier for the Senate's army."
see nobody senate.armies.senate.soldiers = 1

test CA-SENATE-FIGHTS it does not add while it is level
setup seats=2
set senate italy auxiliary auxiliary
set army octavian i sicily levy levy levy
set act octavian move
play octavian reveal
play octavian march i italy
play octavian commit levy
chance send auxiliary hidden
play octavian add levy
prompt octavian add
see nobody senate.armies.senate.soldiers = 1

test CA-SENATE-FIGHTS CA-RED-ARMY a controller plays the Senate's army himself, and may retreat
setup seats=2
set senate italy praetorian levy
set senators octavian 2
set control octavian
set army octavian i off
set popularity sicily octavian
set popularity illyricum senate
set general octavian italy
set army antony i narbonensis cavalry legion
set act antony move
play antony reveal
play antony march i italy
prompt octavian retreat
allow octavian retreat illyricum
allow octavian retreat sicily
play octavian stand
pending octavian antony
play octavian commit praetorian
play antony commit cavalry
play antony hold
prompt octavian rally-defender
play octavian rally praetorian
event "Major victory: Octavian holds Italy"
see nobody senate.armies.senate.soldiers = 2
see antony senate.armies.senate.known.praetorian = 1

test CA-RED-ARMY CA-VP the Senate's army attacks for its controller
setup seats=2
set senate italy praetorian
set senators octavian 2
set control octavian
set army octavian i off
set army antony i narbonensis levy
set general antony narbonensis
set popularity gaul nobody
set act octavian move
play octavian reveal
play octavian march senate narbonensis
play octavian commit praetorian
play antony commit levy
play antony decline
event "Major victory: Octavian takes Narbonensis"
chance draw octavian cavalry
event "Octavian captures Mark Antony's general in Narbonensis"
see nobody seats.octavian.won = 3
see nobody senate.armies.senate.at = narbonensis
see octavian senate.armies.senate.hand.cavalry = 1
hidden antony senate.armies.senate.hand

test CA-VP victories over the Senate count too, and its army never comes back
setup seats=2
set senate italy levy
set army octavian i sicily praetorian levy
set army antony i off
set act octavian move
play octavian reveal
play octavian march i italy
play octavian commit praetorian
chance send levy hidden
event "Major victory: Octavian takes Italy"
event "the Senate's army of the Senate is no more"
see nobody seats.octavian.won = 2
hidden nobody senate.armies.senate
play octavian halt
play antony reveal
see nobody territories.italy.popularity = octavian

test CA-DECK-OUT CA-SPENT CA-CAPTURE-WHEN a victorious attacker without reinforcement captures, then vanishes; his general stays
setup seats=2
set senate italy levy
set army octavian i sicily praetorian
set general octavian sicily
set general antony italy
set deck 0
set act octavian move
play octavian reveal
play octavian escort i italy
play octavian commit praetorian
chance send levy hidden
play octavian decline
event "Major victory: Octavian takes Italy"
event "Octavian captures Mark Antony's general in Italy"
event "army I of Octavian is no more"
hidden nobody seats.octavian.armies.i
see nobody seats.octavian.general = italy
hidden nobody seats.antony.general
see nobody seats.octavian.won = 3

test CA-DECK-OUT CA-ORPHAN an attacker who wins a round and is left with nobody is destroyed
setup seats=2
set senate italy levy
set army octavian i africa praetorian
set army antony i numidia levy legion
set deck 0
set act octavian move
play octavian reveal
play octavian escort i numidia
play octavian commit praetorian
play antony commit levy
play octavian decline
event "Minor victory for Octavian in Numidia"
event "army I of Octavian is no more"
event "Mark Antony captures Octavian's general in Numidia"
see nobody seats.antony.won = 1

test CA-DECK-OUT a victorious defender without reinforcement vanishes too
setup seats=2
set senate italy levy
set army octavian i africa levy
set army antony i numidia legion
set deck 0
set act octavian move
play octavian reveal
play octavian march i numidia
play octavian commit levy
play antony commit legion
event "army I of Mark Antony is no more"
event "army I of Octavian is no more"
hidden nobody seats.antony.armies.i
