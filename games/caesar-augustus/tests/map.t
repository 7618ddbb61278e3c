# The map: every territory's neighbours, by land and by sea.  An army without popularity goes one
# step only, so its marches are its neighbours.

test CA-MAP the neighbours of spain
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i spain levy
set act octavian move
play octavian reveal
legal octavian = march i gaul; march i narbonensis; march i sardinia-corsica; march i mauretania

test CA-MAP the neighbours of gaul
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i gaul levy
set act octavian move
play octavian reveal
legal octavian = march i spain; march i narbonensis

test CA-MAP the neighbours of narbonensis
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i narbonensis levy
set act octavian move
play octavian reveal
legal octavian = march i spain; march i gaul; march i italy; march i sardinia-corsica

test CA-MAP the neighbours of italy
setup seats=2
set senate off
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i italy levy
set act octavian move
play octavian reveal
legal octavian = march i narbonensis; march i sardinia-corsica; march i sicily; march i illyricum; march i macedonia

test CA-MAP the neighbours of sardinia-corsica
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i sardinia-corsica levy
set act octavian move
play octavian reveal
legal octavian = march i spain; march i narbonensis; march i italy; march i africa

test CA-MAP the neighbours of sicily
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i sicily levy
set act octavian move
play octavian reveal
legal octavian = march i italy; march i achaea; march i africa

test CA-MAP the neighbours of illyricum
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i illyricum levy
set act octavian move
play octavian reveal
legal octavian = march i italy; march i macedonia

test CA-MAP the neighbours of macedonia
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i macedonia levy
set act octavian move
play octavian reveal
legal octavian = march i italy; march i illyricum; march i achaea; march i thrace

test CA-MAP the neighbours of achaea
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i achaea levy
set act octavian move
play octavian reveal
legal octavian = march i sicily; march i macedonia; march i crete; march i asia-minor

test CA-MAP the neighbours of thrace
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i thrace levy
set act octavian move
play octavian reveal
legal octavian = march i macedonia; march i asia-minor; march i bithynia-pontus

test CA-MAP the neighbours of crete
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i crete levy
set act octavian move
play octavian reveal
legal octavian = march i achaea; march i asia-minor; march i egypt; march i cyrenaica

test CA-MAP the neighbours of asia-minor
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i asia-minor levy
set act octavian move
play octavian reveal
legal octavian = march i achaea; march i thrace; march i crete; march i bithynia-pontus; march i galatia; march i cilicia

test CA-MAP the neighbours of bithynia-pontus
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i bithynia-pontus levy
set act octavian move
play octavian reveal
legal octavian = march i thrace; march i asia-minor; march i galatia; march i cappadocia

test CA-MAP the neighbours of galatia
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i galatia levy
set act octavian move
play octavian reveal
legal octavian = march i asia-minor; march i bithynia-pontus; march i cappadocia; march i cilicia

test CA-MAP the neighbours of cappadocia
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i cappadocia levy
set act octavian move
play octavian reveal
legal octavian = march i bithynia-pontus; march i galatia; march i cilicia; march i syria

test CA-MAP the neighbours of cilicia
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i cilicia levy
set act octavian move
play octavian reveal
legal octavian = march i asia-minor; march i galatia; march i cappadocia; march i cyprus; march i syria

test CA-MAP the neighbours of cyprus
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i cyprus levy
set act octavian move
play octavian reveal
legal octavian = march i cilicia; march i syria; march i egypt

test CA-MAP the neighbours of syria
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i syria levy
set act octavian move
play octavian reveal
legal octavian = march i cappadocia; march i cilicia; march i cyprus; march i judaea

test CA-MAP the neighbours of judaea
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i judaea levy
set act octavian move
play octavian reveal
legal octavian = march i syria; march i egypt

test CA-MAP the neighbours of egypt
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i egypt levy
set act octavian move
play octavian reveal
legal octavian = march i crete; march i cyprus; march i judaea; march i cyrenaica

test CA-MAP the neighbours of cyrenaica
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i cyrenaica levy
set act octavian move
play octavian reveal
legal octavian = march i crete; march i egypt; march i africa

test CA-MAP the neighbours of africa
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i africa levy
set act octavian move
play octavian reveal
legal octavian = march i sardinia-corsica; march i sicily; march i cyrenaica; march i numidia

test CA-MAP the neighbours of numidia
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i numidia levy
set act octavian move
play octavian reveal
legal octavian = march i africa; march i mauretania

test CA-MAP the neighbours of mauretania
setup seats=2
set popularity africa nobody
set popularity numidia nobody
set popularity gaul nobody
set general octavian off
set army antony i off
set army octavian i mauretania levy
set act octavian move
play octavian reveal
legal octavian = march i spain; march i numidia
