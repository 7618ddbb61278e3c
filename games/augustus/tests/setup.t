# Set-up: town crier, row, and objectives dealt and chosen.

test AU-SEATS chance names the first crier, then the row is laid, then six cards are dealt to each
setup seats=2
pending chance
odds crier gaius = 1/2
chance crier lucius
event "Lucius is the first town crier"
odds reveal 88 = 1/88
roll reveal 10; reveal 20; reveal 30; reveal 40; reveal 50
see nobody row.0.number = 10
see nobody row.4.number = 50
odds deal gaius 1 = 1/83
roll deal gaius 1; deal gaius 2; deal gaius 3; deal gaius 4; deal gaius 5; deal gaius 6
chance deal lucius 7
event lucius "Lucius is dealt Gaius Sestius Rufinus (7)"
event gaius "Lucius is dealt an objective"
noevent gaius "Rufinus"
roll deal lucius 8; deal lucius 9; deal lucius 11; deal lucius 12; deal lucius 13
see nobody deck = 71
see nobody supply = 36
see nobody players.0.stock = 7
see nobody crier = lucius
pending gaius lucius
prompt gaius draft

test AU-SEATS in a first game three objectives are dealt openly and nobody chooses
setup seats=6 first_game=yes
chance crier titus
roll reveal 10; reveal 20; reveal 30; reveal 40; reveal 50
roll grant gaius 1; grant gaius 2; grant gaius 3
event nobody "Gaius is dealt Bithynia (3)"
roll grant lucius 4; grant lucius 5; grant lucius 6
roll grant marcus 7; grant marcus 8; grant marcus 9
roll grant publius 11; grant publius 12; grant publius 13
roll grant quintus 14; grant quintus 15; grant quintus 16
roll grant titus 17; grant titus 18; grant titus 19
see nobody players.5.objectives.2.number = 19
see nobody supply = 8
see nobody deck = 65
odds draw sword = 6/23
chance draw sword
event "Titus draws: double sword!"
pending gaius lucius marcus publius quintus titus

test AU-DRAFT AU-KEPT three of six are kept in secret and revealed together; the rest goes unseen
setup seats=2
chance crier gaius
roll reveal 10; reveal 20; reveal 30; reveal 40; reveal 50
roll deal gaius 6; deal gaius 5; deal gaius 4; deal gaius 3; deal gaius 2; deal gaius 1
roll deal lucius 7; deal lucius 8; deal lucius 9; deal lucius 11; deal lucius 12; deal lucius 13
legal gaius = keep 1; keep 2; keep 3; keep 4; keep 5; keep 6
refuse gaius keep 7 : AU-DRAFT "was not dealt to you"
refuse gaius keep 10 : AU-DRAFT "Titus Oppius Varus (10)"
refuse gaius keep none : AU-DRAFT
same lucius
	play gaius keep 6
as
	play gaius keep 2
end
refuse gaius keep 6 : AU-KEPT "You keep Cyprus (6) already"
play gaius keep 1
noevent lucius "keeps"
event gaius "Gaius keeps Narbonensis (1)"
play gaius keep 3
pending lucius
asked gaius lucius
refuse gaius keep 2 : CHOSEN
see lucius own.dealt.0.number = 7
see gaius own.kept.0 = 1
hidden lucius own.kept.0
play lucius keep 7
play lucius keep 8
hidden lucius players.0.objectives.0
play lucius keep 9
event nobody "Gaius sets out with Narbonensis (1), Bithynia (3) and Cyprus (6)."
see lucius players.0.objectives.2.number = 6
see gaius own.discarded.0.number = 2
see gaius own.discarded.2.number = 5
see lucius own.discarded.0.number = 11
hidden nobody own
see nobody deck = 71
pending chance
# What was set aside never comes back.
odds draw sword = 6/23

test AU-DRAFT the discarded are out of the deck, whatever others may think
setup seats=2
chance crier gaius
roll reveal 10; reveal 20; reveal 30; reveal 40; reveal 50
roll deal gaius 6; deal gaius 5; deal gaius 4; deal gaius 3; deal gaius 2; deal gaius 1
roll deal lucius 7; deal lucius 8; deal lucius 9; deal lucius 11; deal lucius 12; deal lucius 13
play gaius keep 1
play gaius keep 4
play gaius keep 6
play lucius keep 7
play lucius keep 8
play lucius keep 9
set legions gaius 1 sword 1
chance draw sword
play gaius put 1 sword
play lucius pass
play gaius take 50
odds reveal 88 = 1/71
odds reveal 2 = 0/71
