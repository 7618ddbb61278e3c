# Sections 5, 6, 8 and 30: the opening position and the options.

test TC-LEADERS TC-MAP TC-FORCE who stands where, and how good they are
setup seats=3
see nobody leaders.galba.strategy = 2
see nobody leaders.galba.battle = 1
see nobody leaders.galba.organization = 10
see nobody leaders.vindex.strategy = 3
see nobody leaders.vindex.battle = 1
see nobody leaders.vindex.organization = 10
see nobody leaders.rufus.strategy = 2
see nobody leaders.rufus.battle = 3
see nobody leaders.rufus.organization = 10
see nobody leaders.otho.strategy = 2
see nobody leaders.otho.battle = 2
see nobody leaders.otho.organization = 20
see nobody leaders.vitellius.strategy = 4
see nobody leaders.vitellius.battle = 1
see nobody leaders.vitellius.organization = 20
see nobody leaders.galbas_praetor.strategy = 3
see nobody leaders.othos_praetor.battle = 0
see nobody leaders.vitellius_praetor.organization = 5
see nobody leaders.galba.at = caesaraugusta
see nobody leaders.galbas_praetor.at = caesaraugusta
see nobody leaders.vindex.at = lutetia
see nobody leaders.rufus.at = lauriacum
see nobody leaders.rufus.side = vitellius
see nobody leaders.sabinus.at = rome
see nobody leaders.otho.at = salamantica
see nobody leaders.othos_praetor.at = salamantica
see nobody leaders.vitellius.at = vindobona
see nobody leaders.vitellius_praetor.at = vindobona
see nobody spaces.caesaraugusta.regulars = 10
see nobody spaces.lutetia.regulars = 10
see nobody spaces.lauriacum.regulars = 10
see nobody spaces.salamantica.regulars = 20
see nobody spaces.vindobona.veterans = 20
see nobody spaces.rome.regulars = 1
see nobody spaces.rome.holder = nobody
see nobody rome.owner = nobody
see nobody rome.walls = 5
see nobody rome.guard = batavian
see nobody sides.galba.courage = 1
see nobody sides.vitellius.courage = 1
see nobody sides.galba.initiative = true
see nobody lastTurn = 10

test TC-ACTIVE prices, and bids on top of them
setup seats=3
see nobody sides.galba.price = 5
see nobody sides.otho.price = 35
see nobody sides.vitellius.price = 60
setup seats=3 bid=4,0,12
see nobody sides.galba.price = 9
see nobody sides.otho.price = 35
see nobody sides.vitellius.price = 72
setup seats=3 active=all
see nobody sides.galba.price = 0
see nobody sides.vitellius.price = 0

test TC-SCENARIO TC-DECK two seats: Rufus obeys Otho, Vitellius stays away, five cards are left out
setup seats=2 scenario=short
see nobody leaders.rufus.side = otho
see nobody spaces.lauriacum.holder = otho
hidden nobody leaders.vitellius.at
hidden nobody sides.vitellius
see nobody spaces.vindobona.veterans = 0
see nobody sides.otho.price = 35
see nobody deck = 103
see nobody lastTurn = 4
odds deal galba charm = 2/103
setup seats=2 scenario=medium
see nobody lastTurn = 7
see nobody removed.0 = civilis
see nobody removed.1 = primus
see nobody removed.2 = batavi
see nobody removed.3 = vestals
see nobody removed.4 = caecina
setup seats=3 scenario=long
see nobody lastTurn = 9
see nobody deck = 108

test TC-DECK TC-CARDS-SEED what the deck is made of
setup seats=3
odds deal galba minor_campaign = 6/108
odds deal galba sortie = 5/108
odds deal galba fortified = 4/108
odds deal galba initiative = 2/108
odds deal galba nero_gold = 1/108
