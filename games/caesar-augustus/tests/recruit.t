# Game Turn 3.3 and 3.4: Draft and Army.

test CA-DRAFT army I first, the general's bonus right after that army's own
setup seats=2
set army octavian i africa levy
set army octavian iii crete levy
set army octavian ii egypt levy
set general octavian egypt
set act octavian draft
play octavian reveal
pending chance
chance draw octavian legion
event "Octavian draws Legion for army I."
event antony "Octavian draws a soldier for army I."
chance draw octavian cavalry
event "for army II."
chance draw octavian cavalry
event "for army II."
chance draw octavian praetorian
event "for army III."
pending antony
see octavian seats.octavian.armies.ii.soldiers = 3
see octavian seats.octavian.armies.iii.hand.praetorian = 1

test CA-DRAFT a fourth soldier is returned before the next draw
setup seats=2
set army octavian i africa levy legion legion
set act octavian draft
play octavian reveal
chance draw octavian cavalry
pending octavian
see nobody seats.octavian.armies.i.soldiers = 4
refuse octavian return praetorian : CA-DRAFT "army I has no Praetorian to return"
legal octavian = return levy; return legion; return cavalry
same antony
play octavian return levy
as
play octavian return cavalry
end
event "Octavian returns Levy of army I."
event antony "Octavian returns a soldier of army I."
pending chance
chance draw octavian levy
play octavian return levy
see nobody seats.octavian.armies.i.soldiers = 3
pending antony
see octavian returned.0.soldier = levy
see octavian returned.1.soldier = levy
see antony returned.0.by = octavian
hidden antony returned.0.soldier

test CA-DRAFT CA-DECK-OUT returned soldiers come after the deck, first returned first drawn, without chance
setup seats=2
set senate italy legion
set army octavian i africa levy
set army octavian ii crete levy
set army octavian iii cyprus levy
set returned antony praetorian
set returned octavian cavalry
set deck 1
set general octavian off
set act octavian draft
play octavian reveal
see octavian returned.1.soldier = cavalry
hidden octavian returned.0.soldier
pending chance
odds draw octavian praetorian = 1/1
chance draw octavian praetorian
pending antony
see octavian seats.octavian.armies.ii.hand.praetorian = 1
see octavian seats.octavian.armies.iii.hand.cavalry = 1
hidden nobody returned.0
see nobody deck = 0

test CA-DECK-OUT a draw from nothing draws nothing
setup seats=2
set senate italy legion
set army octavian ii crete levy
set general octavian off
set act octavian draft
set deck 1
play octavian reveal
chance draw octavian praetorian
pending antony
see nobody seats.octavian.armies.ii.soldiers = 1

test CA-DRAFT what was returned is drawn again at once when the deck is out
setup seats=2
set senate italy legion
set army octavian i africa levy legion legion
set army octavian ii crete levy
set general octavian off
set deck 1
set act octavian draft
play octavian reveal
chance draw octavian praetorian
play octavian return levy
event "Octavian draws Levy for army II"
pending antony
see nobody seats.octavian.armies.ii.soldiers = 2

test CA-CREATE CA-CREATE-ROOM where there is popularity or the general, and no army
setup seats=2
set general octavian crete
set army antony ii cyprus levy
set popularity cyprus octavian
set act octavian army
play octavian reveal
legal octavian = raise crete; raise numidia
refuse octavian raise africa : CA-CREATE-ROOM "An army of Octavian stands in Africa"
refuse octavian raise cyprus : CA-CREATE-ROOM "An army of Mark Antony stands in Cyprus"
refuse octavian raise italy : CA-CREATE-ROOM "An army of the Senate stands in Italy"
refuse octavian raise egypt : CA-CREATE "You have neither popularity nor your general in Egypt"
play octavian raise numidia
event "Octavian raises army II in Numidia"
chance draw octavian levy
pending antony
see nobody seats.octavian.armies.ii.at = numidia
see nobody seats.octavian.armies.ii.soldiers = 1

test CA-CREATE a bonus soldier with the general
setup seats=2
set general octavian crete
set act octavian army
play octavian reveal
play octavian raise crete
chance draw octavian levy
pending chance
chance draw octavian levy
pending antony
see nobody seats.octavian.armies.ii.soldiers = 2

test CA-CREATE the lowest number not in play
setup seats=2
set army octavian i off
set army octavian ii crete levy
set act octavian army
play octavian reveal
play octavian raise numidia
event "Octavian raises army I in Numidia"

test CA-CREATE RED popularity is not the controller's for this
setup seats=2
set senators octavian 2
set control octavian
set popularity sicily senate
set act octavian army
play octavian reveal
refuse octavian raise sicily : CA-CREATE

test CA-CREATE CA-CAPTURE-WHEN an opposing general who stands alone is captured
setup seats=2
set general antony numidia
set act octavian army
play octavian reveal
play octavian raise numidia
event "Octavian captures Mark Antony's general in Numidia"
see nobody seats.octavian.won = 1
hidden nobody seats.antony.general

test CA-RED-ARMY Draft never touches the Senate's army
setup seats=2
set senate italy legion
set senators octavian 2
set control octavian
set army octavian i off
set act octavian draft
play octavian reveal
event "Octavian cannot carry out Draft: it is forfeit"
see nobody senate.armies.senate.soldiers = 1
