/* tools/boards/first-triumvirate-places.mjs -- ancient names with their longitude and latitude.
 *
 * A town gives its name to the hex it lies in; where two lie in one hex the earlier wins.  A hex
 * without a town is numbered within the nearest region. */

/* word: title, longitude, latitude.  Words are what players type. */
export const towns = `
roma: Roma 12.6 41.9
arretium: Arretium 12.4 43.5
cosa: Cosa 10.9 42.6
capua: Capua 14.5 41.2
tarentum: Tarentum 16.9 40.5
rhegium: Rhegium 16.3 38.7
syracusae: Syracusae 14.6 37.5
ravenna: Ravenna 10.9 44.3
mediolanum: Mediolanum 8.9 45.2
verona: Verona 10.7 45.7
aquileia: Aquileia 12.9 45.4
massilia: Massilia 5.4 43.4
narbo: Narbo 3.0 43.2
tolosa: Tolosa 1.3 43.7
burdigala: Burdigala -0.6 44.8
lugdunum: Lugdunum 4.6 46.0
gergovia: Gergovia 3.1 45.7
vienna: Vienna 4.9 45.0
geneva: Geneva 6.2 46.6
segusio: Segusio 6.7 45.5
alesia: Alesia 4.5 47.5
avaricum: Avaricum 2.4 47.1
caesarodunum: Caesarodunum 0.6 47.4
lutetia: Lutetia 2.3 48.7
portus-namnetum: Portus Namnetum -1.6 46.9
darioritum: Darioritum -2.5 47.7
samarobriva: Samarobriva 2.3 49.9
durocortorum: Durocortorum 4.0 49.3
rotomagus: Rotomagus 0.9 49.6
divodurum: Divodurum 6.1 49.0
argentorate: Argentorate 7.8 48.5
mogontiacum: Mogontiacum 8.1 49.9
atuatuca: Atuatuca 5.5 50.7
dubris: Dubris 1.2 51.4
gesoriacum: Gesoriacum 2.0 51.0
ubiorum: Oppidum Ubiorum 7.0 51.0
batavodurum: Batavodurum 5.6 51.9
limonum: Limonum 0.4 46.2
tarraco: Tarraco 1.3 41.1
emporiae: Emporiae 2.8 42.2
ilerda: Ilerda 0.4 42.3
pompaelo: Pompaelo -1.6 42.8
numantia: Numantia -2.5 41.8
clunia: Clunia -3.6 41.6
saguntum: Saguntum -0.2 39.8
valentia: Valentia -0.7 39.4
carthago-nova: Carthago Nova -1.1 37.7
toletum: Toletum -4.0 39.8
segobriga: Segobriga -2.5 40.2
castulo: Castulo -3.6 38.0
corduba: Corduba -4.9 38.0
hispalis: Hispalis -6.0 37.4
malaca: Malaca -4.5 36.8
emerita: Emerita -6.6 38.9
olisipo: Olisipo -9.0 38.9
pax-iulia: Pax Iulia -8.0 38.0
scallabis: Scallabis -8.4 39.5
norba: Norba -6.3 39.6
bracara: Bracara -8.4 41.6
brigantium: Brigantium -8.2 43.2
asturica: Asturica -6.1 42.5
segisama: Segisama -4.3 42.5
carthago: Carthago 9.9 36.5
thapsus: Thapsus 10.7 35.5
hippo: Hippo Regius 7.8 36.7
cirta: Cirta 6.6 36.2
saldae: Saldae 5.1 36.5
icosium: Icosium 3.1 36.5
theveste: Theveste 8.1 35.4
capsa: Capsa 8.8 34.4
sabratha: Sabratha 12.4 32.6
leptis: Leptis Magna 14.2 32.5
cidamus: Cidamus 9.6 30.3
siga: Siga -1.4 35.1
rusaddir: Rusaddir -2.9 35.1
volubilis: Volubilis -5.5 34.1
sala: Sala -6.8 33.8
berenice: Berenice 20.3 31.9
cyrene: Cyrene 21.8 32.5
paraetonium: Paraetonium 27.4 31.2
ammonium: Ammonium 25.6 29.3
alexandria: Alexandria 30.2 31.0
pelusium: Pelusium 32.4 31.0
memphis: Memphis 31.2 29.9
gaza: Gaza 34.4 31.4
hierosolyma: Hierosolyma 35.4 31.9
petra: Petra 35.4 30.3
aelana: Aelana 35.0 29.5
damascus: Damascus 36.3 33.5
bostra: Bostra 36.6 32.4
palmyra: Palmyra 38.3 34.5
apamea: Apamea 36.7 35.4
antiochia: Antiochia 36.0 36.2
zeugma: Zeugma 37.6 37.0
carrhae: Carrhae 39.2 36.9
nicephorium: Nicephorium 39.0 35.9
samosata: Samosata 38.4 37.8
germanicea: Germanicea 36.5 37.7
tarsus: Tarsus 34.6 37.2
side: Side 31.7 36.9
attalia: Attalia 30.6 37.2
iconium: Iconium 32.5 37.9
tyana: Tyana 34.5 38.0
mazaca: Mazaca 35.2 38.7
sebastia: Sebastia 36.9 39.6
tigranocerta: Tigranocerta 40.8 38.2
satala: Satala 39.2 40.1
amisus: Amisus 36.5 41.2
zela: Zela 35.6 40.4
sinope: Sinope 34.8 41.7
heraclea: Heraclea 31.4 41.2
ancyra: Ancyra 32.8 39.9
pessinus: Pessinus 31.4 39.4
nicaea: Nicaea 29.6 40.4
byzantium: Byzantium 28.4 41.3
ephesus: Ephesus 27.3 38.0
pergamum: Pergamum 27.2 39.4
sardis: Sardis 28.6 38.7
miletus: Miletus 27.6 37.4
athenae: Athenae 23.4 38.2
corinthus: Corinthus 22.6 37.8
thessalonica: Thessalonica 23.1 40.6
pharsalus: Pharsalus 22.3 39.4
dyrrachium: Dyrrachium 19.8 41.2
apollonia: Apollonia 19.9 40.4
philippi: Philippi 24.2 41.1
lysimachia: Lysimachia 26.4 40.7
scupi: Scupi 21.4 42.0
serdica: Serdica 23.3 42.6
philippopolis: Philippopolis 24.8 42.2
odessus: Odessus 27.6 43.1
tomis: Tomis 28.4 44.3
oescus: Oescus 24.4 43.7
naissus: Naissus 21.8 43.3
scodra: Scodra 19.5 42.1
salona: Salona 16.6 43.6
narona: Narona 17.7 43.2
singidunum: Singidunum 20.4 44.7
sirmium: Sirmium 19.6 45.1
siscia: Siscia 16.4 45.4
emona: Emona 14.5 46.0
poetovio: Poetovio 16.0 46.5
noreia: Noreia 14.5 47.1
aguntum: Aguntum 12.7 46.8
iuvavum: Iuvavum 12.9 47.8
curia: Curia 9.5 46.9
brigantia: Brigantia 9.6 47.5
cambodunum: Cambodunum 10.4 47.8
carnuntum: Carnuntum 16.7 48.0
aquincum: Aquincum 19.0 47.5
alcimoennis: Alcimoennis 11.6 48.8
porolissum: Porolissum 23.1 47.2
apulum: Apulum 23.6 46.1
sarmizegetusa: Sarmizegetusa 22.9 45.6
durostorum: Durostorum 27.2 44.1
tyras: Tyras 30.2 46.2
olbia: Olbia 31.9 46.8
chersonesus: Chersonesus 33.7 44.8
tanais: Tanais 39.4 47.2
phanagoria: Phanagoria 38.0 45.4
dioscurias: Dioscurias 41.1 43.1
`;

/* Waters round an island that is drawn but cannot be walked to, and a few straits and gulfs. */
export const waters = `
corsica: Corsica 9.1 42.2
sardinia: Sardinia 9.0 40.1
baleares: the Baleares 2.9 39.6
ebusus: Ebusus 1.4 38.9
creta: Creta 24.9 35.2
cyprus: Cyprus 33.2 35.0
rhodus: Rhodus 28.0 36.2
melita: Melita 14.4 35.9
gades: Gades -6.9 36.4
aegates: the Aegates 12.1 38.0
lipara: Lipara 14.9 38.7
lesbus: Lesbus 26.1 39.2
delus: Delus 25.3 37.4
corcyra: Corcyra 19.6 39.6
cythera: Cythera 23.0 36.2
vectis: Vectis -1.4 50.6
`;

/* region word: title, then where it lies; several lines for a long one. */
export const regions = `
italia: Italia 13 42.5; 15 41; 16.5 39.5
cisalpina: Gallia Cisalpina 9 45; 11.5 44.8
sicilia: Sicilia 14 37.5
narbonensis: Gallia Narbonensis 3.5 43.5; 6 44.2
aquitania: Aquitania 0 44.5; 0.5 45.8
gallia: Gallia 0 47.5; 3 46.8; -2 48; 5 46.5
belgica: Belgica 3 50; 5.5 49.5; 4 51
britannia: Britannia 0 51.6; -3 51.5
germania: Germania 9 51; 13 51; 9 49.5; 17 51; 12 50
raetia: Raetia 9.5 47.2; 11 47.8
noricum: Noricum 13.5 47.5; 14.5 47
boiohaemum: Boiohaemum 14.5 49.8
pannonia: Pannonia 17 46.8; 18.5 47
illyria: Illyria 16.5 44.2; 18.5 43.5; 19.5 42
moesia: Moesia 21.5 43.8; 24.5 43.5; 27 43.5
dacia: Dacia 23 46; 25.5 45.8; 24 47
carpi: Carpi 27 47
bastarnae: Bastarnae 25 49.5; 22 49.5
vistula: Vistula 20 51; 23 51.5
scythia: Scythia 31 48; 34 47.5; 37 47.5
sarmatia: Sarmatia 29 51; 33 50.5; 37 50; 41 49; 44 48
taurica: Taurica 34.3 45.2
sindica: Sindica 38.5 45.3; 41 45
alania: Alania 43.5 44.5
colchis: Colchis 42 42.3
hiberia: Hiberia 44.5 41.8
armenia: Armenia 42 39.8; 44 39.5
thracia: Thracia 25.5 42; 27 41.8
macedonia: Macedonia 22 41; 24 41
epirus: Epirus 20.5 39.8
graecia: Graecia 22.5 38.5; 22.3 37.3
asia: Asia 28 39; 29 38
bithynia: Bithynia 30.5 40.6
lycia: Lycia 29.8 36.8
galatia: Galatia 33 39.8
paphlagonia: Paphlagonia 33.5 41.3
pontus: Pontus 36.5 40.8; 38.5 40.6
cappadocia: Cappadocia 35.5 38.7
cilicia: Cilicia 34.2 37; 32 37
commagene: Commagene 37.8 37.7
syria: Syria 36.5 35; 35.7 36.2; 37.5 36
mesopotamia: Mesopotamia 40 36; 42 35.5; 44 33.5
parthia: Parthia 45.5 35.5; 45 37.5
iudaea: Iudaea 35.3 31.9
arabia: Arabia 38 31; 41 31.5; 38 29.5
sinai: Sinai 33.8 29.8
aegyptus: Aegyptus 31 30.3; 32.2 29.8; 30 29.5
marmarica: Marmarica 25 31; 27 30.5
cyrenaica: Cyrenaica 21.5 31.8; 22.5 31
syrtica: Syrtica 17 30.5; 19 30
tripolitania: Tripolitania 12.5 32; 14 31.5
phazania: Phazania 12 30; 14 29.5; 17 28.5; 21 29
africa: Africa 9.5 35.8; 9.5 34.5
numidia: Numidia 6.5 36; 4.5 35.5
gaetulia: Gaetulia 2 33.5; 5 33; -2 32; 7 33; 3 31
mauretania: Mauretania -1 35; 2 36; -5 34
atlas: Atlas -5 31.5; -3 30.5; -7 31
sahara: Deserta 0 29.5; 5 30; 9 29.5; -5 29
hispania: Hispania -2.5 40.5; 1.3 42.4; -1 42.9; 0 41; -4 41.5; -2 38.5
baetica: Baetica -5 37.5
lusitania: Lusitania -7.5 39.5; -8.5 40
gallaecia: Gallaecia -7.5 42.5
`;

export const seas = `
oceanus: Oceanus -11 47; -11 44; -11 38; -10 34
cantabria: Sinus Cantabricus -4 45; -6 46.5
armoricum: Oceanus Armoricus -3 49.7; 0 50.3; -6 50; -9 49.5
gaditanum: Fretum Gaditanum -7 35.8
ibericum: Mare Ibericum -2 36.3; 0.5 38; 0 37
balearicum: Mare Balearicum 3 40.5; 1 39.8
gallicum: Sinus Gallicus 4.5 42.3
ligusticum: Mare Ligusticum 8 43.4
sardoum: Mare Sardoum 6 40; 7 38.3; 5 38
tyrrhenum: Mare Tyrrhenum 11.5 40.5; 13.5 39.5; 10.8 41.3
siculum: Mare Siculum 17 37; 18.5 36
africum: Mare Africum 12.5 35.5; 13 34; 11 38
adriaticum: Mare Adriaticum 14.5 43; 16.5 42; 13.5 44.5
ionium: Mare Ionium 19 38.5; 18.5 40; 20.5 37
syrtis: Syrtis 18 32; 16 33; 19 31.5; 11.5 34.5
libycum: Mare Libycum 21 34.3; 24 33.5; 17 34.5
creticum: Mare Creticum 24.5 36; 22.5 35.5
aegaeum: Mare Aegaeum 25 39; 25.5 37.5; 24.5 40.3
carpathium: Mare Carpathium 27.5 36
aegyptium: Mare Aegyptium 29 33; 31 32.3; 27 33.5
phoenicium: Mare Phoenicium 34.5 34; 34 33
pamphylium: Mare Pamphylium 31.5 36
euxinus: Pontus Euxinus 30 43.5; 34 43; 37.5 42.8; 31 45; 31 42; 35 42.8
maeotis: Palus Maeotis 37 46
rubrum: Sinus Arabicus 34 28
caspium: Mare Caspium 49 42
`;
