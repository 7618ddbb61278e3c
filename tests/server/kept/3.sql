-- tests/server/kept/3.sql -- what a program with schema 3 wrote; made by tests/server/keep.py.
-- mkxvdzcptwnt4qxc {"abandon": [], "absent": "bot", "asked": [], "chat": [], "clock": null, "commitment": "5574016f5b82d0a2ae91602c627abbb96adcd00d43f89e5b784657aa2304c7d5", "game": "tic-tac-toe", "level": "normal", "luck": ["837380dff4d3fabdfc86903a3f544265", null], "one_screen": false, "public": true, "seats": [["cross", "person", "Anna", null, false, false], ["nought", "free", null, null, false, false]], "state": "open", "tokens": {"cross": "f9995da568ea05d9f8085bc7e93e595f"}, "undo": null}
-- 5xrq3q6r2x9sspzv {"abandon": [], "absent": "bot", "asked": [], "chat": ["Well played. # 100% ;beef ~ \"quoted\" \\ 'so' @4/6"], "clock": null, "commitment": "c9a2532415908be9c11cd167a781ba527d413309ddd9efb46ac6fd83769601c2", "game": "tic-tac-toe", "hello": {"cross": [], "nought": []}, "history": {"cross": 9, "nought": 9}, "level": "normal", "luck": ["9a52386f08acbdfcf906b1e151b5a920", "2e65ed55a0ae067bd6fd530a083b3558"], "one_screen": false, "plies": ["cross mark c1", "nought mark b1", "cross mark b3", "nought mark c2", "cross mark b2", "nought mark a2", "cross mark a1", "nought mark c3", "cross mark a3", "result cross place 1 points 1", "result nought place 2 points 0", "end"], "points": [[1, 1], [0, 2]], "public": true, "seats": [["cross", "person", "Anna", null, false, false], ["nought", "person", "Ben", null, false, false]], "state": "over", "tokens": {"cross": "bdb7d6d6008ac629652f5c9083985692", "nought": "7cccd6c476240a6582fc975de17f1a2e"}, "undo": null}
-- 2dgs6q19370x3pmk {"abandon": [], "absent": "bot", "asked": [], "chat": [], "clock": null, "commitment": "3bef21e08cd2436f3ec5628d02bddeeae88f71f629107b27174706c5940d1b45", "game": "tic-tac-toe", "level": "normal", "luck": [null, null], "one_screen": false, "public": true, "seats": [["cross", "free", "Ben", null, false, false], ["nought", "person", "Anna", null, false, false]], "state": "open", "tokens": {"nought": "bdb7d6d6008ac629652f5c9083985692"}, "undo": null}
-- 3jeyth7k3vxt9779 {"abandon": [], "absent": "bot", "asked": ["aulus"], "chat": ["Salve, \u0396\u03c9\u03ae!"], "clock": {"days": 3}, "commitment": "735e5a87ff700fea4df5aa97cacfa73fd1a293bf413f359dee60b22747425b5e", "game": "exemplum", "hello": {"aulus": [], "gaius": []}, "history": {"aulus": 47, "gaius": 47}, "level": "normal", "luck": ["f5bf81c9a76299d74ecd6983aaac818f", "f03df05fdd6ab4fad48322a0a2153e4b"], "one_screen": false, "points": [[58, 1], [41, 2]], "public": true, "seats": [["aulus", "person", "Anna", null, false, false], ["gaius", "person", "Ben", null, false, false]], "state": "playing", "tokens": {"aulus": "8d1666bec905b4d4679921d2967b99de", "gaius": "0a0c8e10a86b2894d8806bbc246f9fd8"}, "undo": null}
-- b6kkcn5sy28jf5yp {"abandon": [], "absent": "bot", "asked": [], "chat": [], "clock": null, "commitment": "97619a3dede1f608cdf2c7c25da45482106c9b28ce43d5163001e9e730b112d7", "game": "exemplum", "hello": {"aulus": [], "gaius": []}, "history": {"aulus": 138, "gaius": 138}, "level": "normal", "luck": ["e6fe02211f220a7139d934d645136ee4", "fc0872754734e4728b1e3e7a65a06945"], "one_screen": false, "plies": ["chance draw aulus relay", "chance draw aulus foot", "chance draw aulus foot", "chance draw gaius gig", "chance draw gaius mule", "chance draw gaius relay", "chance seal mule", "aulus ride relay", "gaius ride gig", "aulus go m14", "aulus pass", "chance draw aulus foot", "chance draw aulus mule", "aulus bury mule", "gaius go m34", "gaius rob aulus", "aulus yield", "chance draw gaius horse", "chance draw gaius mule", "gaius bury horse", "aulus ride foot", "gaius ride mule", "gaius go m43", "gaius rob aulus", "aulus stand", "chance die 4", "chance die 2", "chance draw gaius foot", "chance draw gaius mule", "gaius bury mule", "aulus go m20", "aulus rob gaius", "gaius stand", "chance die 4", "chance die 6", "chance draw aulus mule", "chance draw aulus horse", "aulus bury foot", "aulus ride horse", "gaius ride relay", "aulus go m48", "aulus rob gaius", "gaius yield", "chance draw aulus horse", "chance draw aulus horse", "aulus bury horse", "gaius go m73", "gaius pass", "chance draw gaius mule", "chance draw gaius horse", "gaius bury foot", "aulus ride horse", "gaius ride mule", "gaius go m91", "gaius pass", "chance draw gaius horse", "chance draw gaius gig", "gaius bury gig", "aulus go m69", "aulus pass", "chance draw aulus foot", "chance draw aulus mule", "aulus bury mule", "aulus ride foot", "gaius ride horse", "aulus go m73", "aulus rob gaius", "gaius stand", "chance die 3", "chance die 4", "chance draw aulus gig", "chance draw aulus mule", "aulus bury mule", "gaius go m96", "gaius spy aulus", "chance draw gaius mule", "chance draw gaius foot", "gaius bury horse", "aulus ride foot", "gaius ride mule", "gaius go m102", "gaius pass", "chance draw gaius foot", "chance draw gaius foot", "gaius bury foot", "aulus go m77", "aulus rob gaius", "gaius yield", "chance draw aulus foot", "chance draw aulus gig", "aulus bury mule", "aulus ride gig", "gaius ride foot", "aulus go m101", "aulus rob gaius", "gaius stand", "chance die 6", "chance die 2", "chance draw aulus mule", "chance draw aulus gig", "aulus bury mule", "gaius go m84", "gaius pass", "chance draw gaius foot", "chance draw gaius foot", "gaius bury mule", "aulus ride foot", "gaius ride foot", "gaius go m94", "gaius pass", "chance draw gaius foot", "chance draw gaius relay", "gaius bury relay", "aulus go m105", "aulus rob gaius", "gaius stand", "chance die 1", "chance die 2", "chance draw aulus horse", "chance draw aulus horse", "aulus bury gig", "result aulus place 2 points 115", "result gaius place 1 points 124", "end"], "points": [[115, 2], [124, 1]], "public": false, "seats": [["aulus", "person", "Anna", null, false, false], ["gaius", "person", "Ben", null, false, false]], "state": "over", "tokens": {"aulus": "dadd3620575f2ed2e3e0165d36c41210", "gaius": "c9b971e54f3be103c66bbefb91e04287"}, "undo": null}
-- 57xef1w852cskddb {"abandon": ["aulus", "gaius"], "absent": "bot", "asked": [], "chat": [], "clock": null, "commitment": "eebd6ec420610f3e0fadc776a11d68a4802a7b5dc055f115849d946bcf08a3ee", "game": "exemplum", "hello": {"aulus": [], "gaius": []}, "history": {"aulus": 17, "gaius": 17}, "level": "normal", "luck": ["a602b768b97221a85d08bbda3db8d959", "d0afc61aaabb939d8bd2366fde1acdbe"], "one_screen": false, "plies": ["chance draw aulus mule", "chance draw aulus horse", "chance draw aulus horse", "chance draw gaius mule", "chance draw gaius mule", "chance draw gaius mule", "chance seal horse", "aulus ride mule", "gaius ride mule", "aulus go m19", "aulus pass", "chance draw aulus foot", "chance draw aulus foot", "aulus bury horse", "gaius go m0", "gaius pass", "chance draw gaius foot", "chance draw gaius mule", "adjourned"], "public": false, "seats": [["aulus", "person", "Anna", null, false, false], ["gaius", "person", "Ben", null, false, false]], "state": "abandoned", "tokens": {"aulus": "8457791c8713e569560dfc92e7f3dcaa", "gaius": "2826b0f6ee1484086ffdac66ba08d1d5"}, "undo": null}
-- mreep1kefkgfm5q3 {"abandon": ["crassus"], "absent": "bot", "asked": ["pompey"], "chat": [], "clock": null, "commitment": "4b2254ceec3f72448d274e779dee3dfa75f974bd6ae33656878925f518fbdee3", "game": "first-triumvirate", "hello": {"caesar": [], "crassus": [], "pompey": []}, "history": {"caesar": 34, "crassus": 34, "pompey": 34}, "level": "normal", "luck": ["b8f453358513faf904717dd57aeb3fe2", "3614a6725ba20448aa6686b78749159d", "5c1c5ddbe96b63f399c1e5946dbfde2b"], "one_screen": false, "points": [[2, 1], [2, 1], [2, 1]], "public": false, "seats": [["crassus", "person", "Anna", null, false, false], ["caesar", "person", "Ben", null, false, false], ["pompey", "person", "Zo\u00eb \ud83c\udfdb", null, false, false]], "state": "playing", "tokens": {"caesar": "c30916e5bf673da5167d877a14bf80d1", "crassus": "e1839fba615e4353694f543d1fffcb5a", "pompey": "45aa2dcb23b35bd01180ccf7282aea3a"}, "undo": null}
-- mv4hvc2cqhv1ngnm {"abandon": [], "absent": "ask", "asked": ["pompey"], "chat": [], "clock": {"days": 2}, "commitment": "f97575170a300d9873f0e4cf41ca698fa4d7e4a4d79b436588745d57a6eafb01", "game": "first-triumvirate", "hello": {"caesar": [], "crassus": [], "pompey": []}, "history": {"caesar": 11, "crassus": 11, "pompey": 11}, "level": "random", "luck": ["6e773bc7980967401f2bd70bb2a311eb", "110977cd91bb5085696907a327552ddf", "dbdb8113e67102db75dbee655f8c3a36"], "one_screen": false, "points": [[2, 1], [2, 1], [2, 1]], "public": false, "seats": [["crassus", "person", "Anna", "random", false, true], ["caesar", "person", "Ben", null, false, false], ["pompey", "person", "Zo\u00eb \ud83c\udfdb", null, false, false]], "state": "playing", "tokens": {"caesar": "351401448f04cfd3d3fd2fec47441c9a", "crassus": "14f7c4d23c100b449815ec81578bd0d2", "pompey": "75caa7f37cbe2e69339c52a6fdf1879b"}, "undo": null}
-- 5wbxt1zt1ctja3ws {"abandon": [], "absent": "bot", "asked": ["gaius", "lucius"], "chat": [], "clock": null, "commitment": "726a0866db5d827e8394297912386685377b7e39e393e1b5b001bd83efef208b", "game": "augustus", "hello": {"gaius": [{"act": "put 37 shield", "step": "place", "until": 6}], "lucius": []}, "history": {"gaius": 25, "lucius": 24}, "level": "normal", "luck": ["a3c9a6ac319293f80060c62ab2442386", "d4d9e8bb9982d2585e6c51d2ff0d3e81"], "one_screen": false, "points": [[0, 1], [0, 1]], "public": false, "seats": [["gaius", "person", "Anna", null, false, false], ["lucius", "person", "Ben", null, false, false]], "state": "playing", "tokens": {"gaius": "23c3029f9e78e4bdc16b98191519832e", "lucius": "7684989cfd40bca14bc762390362e498"}, "undo": null}
-- 1rz5x1py63hvjn23 {"abandon": [], "absent": "bot", "asked": ["nought"], "chat": [], "clock": null, "commitment": "da15d99ce187d326d30c99628c4f7f222f1091898cd95c0d62419ab1fdecd9f7", "game": "tic-tac-toe", "hello": {"cross": [], "nought": []}, "history": {"cross": 1, "nought": 1}, "level": "normal", "luck": ["3a61920ea307a5d0c3b7983b195f7781", "0e996bf6fc89beaf0355fa3ab91d28d1"], "one_screen": false, "points": [[0, 1], [0, 1]], "public": false, "seats": [["cross", "person", "Anna", null, false, false], ["nought", "person", "Ben", null, false, false]], "state": "playing", "tokens": {"cross": "b64e94f97042b3cb93eff53e2ffb0cd9", "nought": "8d96fbbc4217bd2e095268d9b3c3683a"}, "undo": {"seat": "cross", "waits": ["nought"]}}
-- j5hqhsqwrpttqwec {"abandon": [], "absent": "bot", "asked": ["cross"], "chat": [], "clock": null, "commitment": "ca79344c86e473b0bafc5bacdbafd33c193ad6cd87c8655c0a1b347c3428803d", "game": "tic-tac-toe", "hello": {"cross": []}, "history": {"cross": 0}, "level": "normal", "luck": ["3804c2b2202f938094884181f97d0787", null], "one_screen": true, "points": [[0, 1], [0, 1]], "public": false, "seats": [["cross", "person", "Anna", null, false, false], ["nought", "bot", null, "random", false, false]], "state": "playing", "tokens": {"cross": "9b061c8c7c520762075ec18c897d8b39"}, "undo": null}
-- 3m77991741bw44e0 {"abandon": [], "absent": "bot", "asked": ["cross"], "chat": [], "clock": {"move": 5}, "commitment": "6ece73a0f22496301725883d3a400c31591175cfa81dc22393c5cbce0b1a9690", "game": "tic-tac-toe", "hello": {"cross": [], "nought": []}, "history": {"cross": 2, "nought": 2}, "level": "random", "luck": ["82f39511a2654cdebe52c931ebd4c393", "31c4ec50ed216beeafa8a0578ae82f0f"], "one_screen": false, "points": [[0, 1], [0, 1]], "public": false, "seats": [["cross", "person", "Anna", null, false, false], ["nought", "person", "Ben", "random", true, false]], "state": "playing", "tokens": {"cross": "15f1e76377b7b6b89f1e3d0385de74e6", "nought": "5ea0033f733e6a85c1ded7af0e5a85dd"}, "undo": null}
CREATE TABLE changes ( table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seq));
CREATE TABLE seen ( table_id TEXT NOT NULL, seat INTEGER NOT NULL, count BIGINT NOT NULL, PRIMARY KEY (table_id, seat));
CREATE TABLE tables ( id TEXT PRIMARY KEY, head TEXT NOT NULL, game TEXT NOT NULL, public INTEGER NOT NULL, state INTEGER NOT NULL, place BIGINT NOT NULL, wake BIGINT, summary TEXT NOT NULL);
CREATE INDEX tables_due ON tables (wake);
CREATE INDEX tables_in_order ON tables (place);
CREATE INDEX tables_listed ON tables (public, state, place, id);
CREATE INDEX tables_of_game ON tables (public, state, game, place, id);
INSERT INTO tables VALUES ('1rz5x1py63hvjn23', 'game tic-tac-toe
seats 2
public 0
clock 0
days 0
secret 57d1d3d5d079ac3e430ad4c70a1236e20e3e8f414d37ac64f4ccc2b69c8c470e
host 4f89036db20bc1a840aba0fd2693ba36e9b159b7c0e41d13e32eb2c40bcea0e9
created @-11636@
level normal
', 'tic-tac-toe', 0, 1, 10, @5183988370@, '{"id":"1rz5x1py63hvjn23","game":"tic-tac-toe","title":"Tic-tac-toe","options":{},"public":false,"one_screen":false,"state":"playing","seats":[{"seat":"cross","title":"cross","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"nought","title":"nought","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"da15d99ce187d326d30c99628c4f7f222f1091898cd95c0d62419ab1fdecd9f7","luck":["3a61920ea307a5d0c3b7983b195f7781","0e996bf6fc89beaf0355fa3ab91d28d1"],"secret":null},"previous":null,"rematch":null,"created":@-11636@,"started":@-11630@,"ended":null}');
INSERT INTO tables VALUES ('2dgs6q19370x3pmk', 'game tic-tac-toe
seats 2
public 1
clock 0
days 0
secret 1f246d8af59f39d711a6f08fdc66091107a897cca4545b74f38180191755b4d5
host a0e5d37bd619cbfa6ac31b9e4391bba1c8f90510e9729bf0fe5f36a8f54da84c
created @-17335@
previous 5xrq3q6r2x9sspzv
level normal
', 'tic-tac-toe', 1, 0, 3, @5183982665@, '{"id":"2dgs6q19370x3pmk","game":"tic-tac-toe","title":"Tic-tac-toe","options":{},"public":true,"one_screen":false,"state":"open","seats":[{"seat":"cross","title":"cross","kind":"free","name":"Ben","bot":null,"away":false,"resigned":false},{"seat":"nought","title":"nought","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"3bef21e08cd2436f3ec5628d02bddeeae88f71f629107b27174706c5940d1b45","luck":[null,null],"secret":null},"previous":"5xrq3q6r2x9sspzv","rematch":null,"created":@-17335@,"started":null,"ended":null}');
INSERT INTO tables VALUES ('3jeyth7k3vxt9779', 'game exemplum
seats 2
option scenario=road
option rounds=5
option coins=2
public 1
clock 259200000
days 1
secret 259afc6ea38b74d7bf20713b0d245efb87263b8860b3a89941912bd3a225ed05
host 2e551ae34b6292b98f1ab915963abc48293db232737cb134a99284b951f9ed4e
created @-17332@
level normal
', 'exemplum', 1, 1, 4, @259182674@, '{"id":"3jeyth7k3vxt9779","game":"exemplum","title":"Exemplum","options":{"scenario":"road","rounds":5,"coins":2},"public":true,"one_screen":false,"state":"playing","seats":[{"seat":"aulus","title":"Aulus","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"gaius","title":"Gaius","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false}],"clock":{"days":3},"absent":"bot","level":"normal","dice":{"commitment":"735e5a87ff700fea4df5aa97cacfa73fd1a293bf413f359dee60b22747425b5e","luck":["f5bf81c9a76299d74ecd6983aaac818f","f03df05fdd6ab4fad48322a0a2153e4b"],"secret":null},"previous":null,"rematch":null,"created":@-17332@,"started":@-17326@,"ended":null}');
INSERT INTO tables VALUES ('3m77991741bw44e0', 'game tic-tac-toe
seats 2
public 0
clock 5000
days 0
secret 50bdde0cdd869211663819136e61e91d3dd3ae6387a524a283fd0c177bd3222f
host 812bddb667e35b9f345e8dfc565029089adfe5d787ba257f170b117b31d7067f
created @-11605@
level random
', 'tic-tac-toe', 0, 1, 12, @3409@, '{"id":"3m77991741bw44e0","game":"tic-tac-toe","title":"Tic-tac-toe","options":{},"public":false,"one_screen":false,"state":"playing","seats":[{"seat":"cross","title":"cross","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"nought","title":"nought","kind":"person","name":"Ben","bot":"random","away":true,"resigned":false}],"clock":{"move":5},"absent":"bot","level":"random","dice":{"commitment":"6ece73a0f22496301725883d3a400c31591175cfa81dc22393c5cbce0b1a9690","luck":["82f39511a2654cdebe52c931ebd4c393","31c4ec50ed216beeafa8a0578ae82f0f"],"secret":null},"previous":null,"rematch":null,"created":@-11605@,"started":@-11598@,"ended":null}');
INSERT INTO tables VALUES ('57xef1w852cskddb', 'game exemplum
seats 2
option scenario=road
option rounds=8
option coins=2
public 0
clock 0
days 0
secret 3a9c7586733297077a7c9196a8e152eaf6299df4aa109f5b938e903c477fb669
host c57096fa11481c1d48756012514242946ff5a4d2f567f02a27967f990697a343
created @-13180@
level normal
', 'exemplum', 0, 3, 6, NULL, '{"id":"57xef1w852cskddb","game":"exemplum","title":"Exemplum","options":{"scenario":"road","rounds":8,"coins":2},"public":false,"one_screen":false,"state":"abandoned","seats":[{"seat":"aulus","title":"Aulus","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"gaius","title":"Gaius","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"eebd6ec420610f3e0fadc776a11d68a4802a7b5dc055f115849d946bcf08a3ee","luck":["a602b768b97221a85d08bbda3db8d959","d0afc61aaabb939d8bd2366fde1acdbe"],"secret":"3a9c7586733297077a7c9196a8e152eaf6299df4aa109f5b938e903c477fb669"},"previous":null,"rematch":null,"created":@-13180@,"started":@-13178@,"ended":@-12886@}');
INSERT INTO tables VALUES ('5wbxt1zt1ctja3ws', 'game augustus
seats 2
option first_game=no
public 0
clock 0
days 0
secret 09e00d4044d3d86bab7f8f49452ea634ea78bc83b1cebf7445ebc9689cbe1bd4
host 18c115f0d5c513918755db0ef4392a30494ed62fc15df88ee5e67189587dd4bd
created @-12672@
level normal
', 'augustus', 0, 1, 9, @5183988161@, '{"id":"5wbxt1zt1ctja3ws","game":"augustus","title":"Augustus","options":{"first_game":"no"},"public":false,"one_screen":false,"state":"playing","seats":[{"seat":"gaius","title":"Gaius","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"lucius","title":"Lucius","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"726a0866db5d827e8394297912386685377b7e39e393e1b5b001bd83efef208b","luck":["a3c9a6ac319293f80060c62ab2442386","d4d9e8bb9982d2585e6c51d2ff0d3e81"],"secret":null},"previous":null,"rematch":null,"created":@-12672@,"started":@-12669@,"ended":null}');
INSERT INTO tables VALUES ('5xrq3q6r2x9sspzv', 'game tic-tac-toe
seats 2
public 1
clock 0
days 0
secret 080fc714751787377b22eff90f62b4c253cee0fc288d39967be5f8016ca3486b
host a0e5d37bd619cbfa6ac31b9e4391bba1c8f90510e9729bf0fe5f36a8f54da84c
created @-17422@
level normal
', 'tic-tac-toe', 1, 2, 2, NULL, '{"id":"5xrq3q6r2x9sspzv","game":"tic-tac-toe","title":"Tic-tac-toe","options":{},"public":true,"one_screen":false,"state":"over","seats":[{"seat":"cross","title":"cross","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"nought","title":"nought","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"c9a2532415908be9c11cd167a781ba527d413309ddd9efb46ac6fd83769601c2","luck":["9a52386f08acbdfcf906b1e151b5a920","2e65ed55a0ae067bd6fd530a083b3558"],"secret":"080fc714751787377b22eff90f62b4c253cee0fc288d39967be5f8016ca3486b"},"previous":null,"rematch":"2dgs6q19370x3pmk","created":@-17422@,"started":@-17410@,"ended":@-17354@}');
INSERT INTO tables VALUES ('b6kkcn5sy28jf5yp', 'game exemplum
seats 2
option scenario=road
option rounds=8
option coins=2
public 0
clock 0
days 0
secret 6b8d1b4d5c0d92f84f9f7e0656aa138e9e53c43fe848a8a9c61bcf05ac820304
host aa3ae857c5758c131ad5be6cd1e3e46e0a2fec759e3148fd456c5a9cb4059d0d
created @-15811@
level normal
', 'exemplum', 0, 2, 5, NULL, '{"id":"b6kkcn5sy28jf5yp","game":"exemplum","title":"Exemplum","options":{"scenario":"road","rounds":8,"coins":2},"public":false,"one_screen":false,"state":"over","seats":[{"seat":"aulus","title":"Aulus","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"gaius","title":"Gaius","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"97619a3dede1f608cdf2c7c25da45482106c9b28ce43d5163001e9e730b112d7","luck":["e6fe02211f220a7139d934d645136ee4","fc0872754734e4728b1e3e7a65a06945"],"secret":"6b8d1b4d5c0d92f84f9f7e0656aa138e9e53c43fe848a8a9c61bcf05ac820304"},"previous":null,"rematch":null,"created":@-15811@,"started":@-15798@,"ended":@-13182@}');
INSERT INTO tables VALUES ('j5hqhsqwrpttqwec', 'game tic-tac-toe
seats 2
public 0
clock 0
days 0
secret d15a40209961c2a311ebcc7dcc58f60fcfc8e174a0187a3e40a341813ff81b22
host 16aed549c0ccc2c63f6da003455d6855510d0036fc25cd56bca95c2c376fd683
created @-11617@
screen one
level normal
', 'tic-tac-toe', 0, 1, 11, @5183988388@, '{"id":"j5hqhsqwrpttqwec","game":"tic-tac-toe","title":"Tic-tac-toe","options":{},"public":false,"one_screen":true,"state":"playing","seats":[{"seat":"cross","title":"cross","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"nought","title":"nought","kind":"bot","name":null,"bot":"random","away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"ca79344c86e473b0bafc5bacdbafd33c193ad6cd87c8655c0a1b347c3428803d","luck":["3804c2b2202f938094884181f97d0787",null],"secret":null},"previous":null,"rematch":null,"created":@-11617@,"started":@-11612@,"ended":null}');
INSERT INTO tables VALUES ('mkxvdzcptwnt4qxc', 'game tic-tac-toe
seats 2
public 1
clock 0
days 0
secret 07e3652bbe70ca6fb84e177ee2b7ad8418ec1ce830b5e9f990f14a3386174b78
host a18e5c94beaee4abe4ad64ec42a5083a7a78da137299f526d79802f7640b2197
created @-17431@
level normal
', 'tic-tac-toe', 1, 0, 1, @5183982569@, '{"id":"mkxvdzcptwnt4qxc","game":"tic-tac-toe","title":"Tic-tac-toe","options":{},"public":true,"one_screen":false,"state":"open","seats":[{"seat":"cross","title":"cross","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"nought","title":"nought","kind":"free","name":null,"bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"5574016f5b82d0a2ae91602c627abbb96adcd00d43f89e5b784657aa2304c7d5","luck":["837380dff4d3fabdfc86903a3f544265",null],"secret":null},"previous":null,"rematch":null,"created":@-17431@,"started":null,"ended":null}');
INSERT INTO tables VALUES ('mreep1kefkgfm5q3', 'game first-triumvirate
seats 3
option rome=any
option token=3
option sea=all
option limit=300
public 0
clock 0
days 0
secret 66a4d63117b991f2ecf8cd338e202083ce78d7e17eac478d96b095fafd01fad2
host 6ec2a40d7f7016093e7712ca71208c0e00e7f3a5e4fbf41e09231c32e845a2b2
created @-12885@
level normal
', 'first-triumvirate', 0, 1, 7, @5183987118@, '{"id":"mreep1kefkgfm5q3","game":"first-triumvirate","title":"Roman Conquest: The First Triumvirate","options":{"rome":"any","token":3,"sea":"all","limit":300},"public":false,"one_screen":false,"state":"playing","seats":[{"seat":"crassus","title":"Crassus","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"caesar","title":"Caesar","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false},{"seat":"pompey","title":"Pompey","kind":"person","name":"Zoë 🏛","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"4b2254ceec3f72448d274e779dee3dfa75f974bd6ae33656878925f518fbdee3","luck":["b8f453358513faf904717dd57aeb3fe2","3614a6725ba20448aa6686b78749159d","5c1c5ddbe96b63f399c1e5946dbfde2b"],"secret":null},"previous":null,"rematch":null,"created":@-12885@,"started":@-12882@,"ended":null}');
INSERT INTO tables VALUES ('mv4hvc2cqhv1ngnm', 'game first-triumvirate
seats 3
option rome=any
option token=3
option sea=all
option limit=300
public 0
clock 172800000
days 1
secret cd2a1645cf9df29c132614d69d155713c549b7389db7792b5fb3463e8a0aae8c
host 378321551c14335be63c7c25f4da3cf6a1891810e152dff2827200b538dd71fb
created @-12712@
absent ask
level random
', 'first-triumvirate', 0, 1, 8, @172787327@, '{"id":"mv4hvc2cqhv1ngnm","game":"first-triumvirate","title":"Roman Conquest: The First Triumvirate","options":{"rome":"any","token":3,"sea":"all","limit":300},"public":false,"one_screen":false,"state":"playing","seats":[{"seat":"crassus","title":"Crassus","kind":"person","name":"Anna","bot":"random","away":false,"resigned":true},{"seat":"caesar","title":"Caesar","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false},{"seat":"pompey","title":"Pompey","kind":"person","name":"Zoë 🏛","bot":null,"away":false,"resigned":false}],"clock":{"days":2},"absent":"ask","level":"random","dice":{"commitment":"f97575170a300d9873f0e4cf41ca698fa4d7e4a4d79b436588745d57a6eafb01","luck":["6e773bc7980967401f2bd70bb2a311eb","110977cd91bb5085696907a327552ddf","dbdb8113e67102db75dbee655f8c3a36"],"secret":null},"previous":null,"rematch":null,"created":@-12712@,"started":@-12709@,"ended":null}');
INSERT INTO changes VALUES ('1rz5x1py63hvjn23', 1, @-11636@, 'unsit cross
unsit nought
sit cross 4f89036db20bc1a840aba0fd2693ba36e9b159b7c0e41d13e32eb2c40bcea0e9 - Anna
');
INSERT INTO changes VALUES ('1rz5x1py63hvjn23', 2, @-11635@, 'luck cross 3a61920ea307a5d0c3b7983b195f7781
');
INSERT INTO changes VALUES ('1rz5x1py63hvjn23', 3, @-11630@, 'sit nought 0f71ae015416fe0d964ba030de43b5d6959626701db3998c5baeec058d222a1f 0e996bf6fc89beaf0355fa3ab91d28d1 Ben
start
');
INSERT INTO changes VALUES ('1rz5x1py63hvjn23', 4, @-11619@, 'act cross mark c3 ;afd5
');
INSERT INTO changes VALUES ('1rz5x1py63hvjn23', 5, @-11617@, 'offer cross
');
INSERT INTO changes VALUES ('2dgs6q19370x3pmk', 1, @-17335@, 'reserve nought a0e5d37bd619cbfa6ac31b9e4391bba1c8f90510e9729bf0fe5f36a8f54da84c Anna
reserve cross 51ebde5835c6d1b00042e5da0d081fc5ff51d55af9d5c295facb091c65282178 Ben
sit nought a0e5d37bd619cbfa6ac31b9e4391bba1c8f90510e9729bf0fe5f36a8f54da84c - Anna
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 1, @-17332@, 'unsit aulus
unsit gaius
sit aulus 2e551ae34b6292b98f1ab915963abc48293db232737cb134a99284b951f9ed4e - Anna
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 2, @-17330@, 'luck aulus f5bf81c9a76299d74ecd6983aaac818f
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 3, @-17326@, 'sit gaius db4bec836f1671ba455e7d39b8ffb15f5338b8496ff5ff97bfd1f25682471b61 f03df05fdd6ab4fad48322a0a2153e4b Ben
start
chance draw aulus foot ;86d8
chance draw aulus mule ;1b92
chance draw aulus foot ;b79c
chance draw gaius gig ;0ad6
chance draw gaius foot ;59d1
chance draw gaius horse ;2c2a
chance seal foot ;8691
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 4, @-17238@, 'act aulus ride foot ;2887
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 5, @-17041@, 'act gaius ride horse ;b79e
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 6, @-17038@, 'act aulus go m9 ;cb6c
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 7, @-17030@, 'act aulus rob gaius ;9186
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 8, @-17017@, 'act gaius yield ;3062
chance draw aulus horse ;b9b3
chance draw aulus mule ;cac9
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 9, @-17006@, 'act aulus bury foot ;a25e
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 10, @-16999@, 'act gaius go m16 ;00a9
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 11, @-16990@, 'act gaius pass ;5951
chance draw gaius mule ;684c
chance draw gaius foot ;dffe
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 12, @-16983@, 'act gaius bury foot ;b297
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 13, @-16940@, 'act aulus ride horse ;5f6b
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 14, @-16830@, 'undo aulus
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 15, @-16614@, 'act aulus ride mule ;5f6b
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 16, @-16442@, 'act gaius ride foot ;6daa
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 17, @-16417@, 'act gaius go m21 ;a6f3
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 18, @-16413@, 'act gaius spy aulus ;47b9
chance draw gaius horse ;8fa0
chance draw gaius horse ;1495
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 19, @-16407@, 'act gaius bury mule ;bd4b
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 20, @-16393@, 'act aulus go m32 ;e10d
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 21, @-16391@, 'act aulus rob gaius ;73bb
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 22, @-16390@, 'act gaius stand ;da44
chance die 1 ;da44
chance die 5 ;e0ee
chance draw aulus relay ;cb3a
chance draw aulus foot ;afb0
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 23, @-16386@, 'act aulus bury relay ;8f1b
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 24, @-16337@, 'act aulus ride foot ;cbab
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 25, @-16241@, 'undo aulus
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 26, @-16041@, 'act aulus ride horse ;cbab
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 27, @-15840@, 'act gaius ride gig ;f32b
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 28, @-15833@, 'act aulus go m48 ;926d
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 29, @-15826@, 'act aulus spy gaius ;97ca
chance draw aulus mule ;227e
chance draw aulus gig ;b971
');
INSERT INTO changes VALUES ('3jeyth7k3vxt9779', 30, @-15816@, 'say aulus Salve, Ζωή!
');
INSERT INTO changes VALUES ('3m77991741bw44e0', 1, @-11605@, 'unsit cross
unsit nought
sit cross 812bddb667e35b9f345e8dfc565029089adfe5d787ba257f170b117b31d7067f - Anna
');
INSERT INTO changes VALUES ('3m77991741bw44e0', 2, @-11603@, 'luck cross 82f39511a2654cdebe52c931ebd4c393
');
INSERT INTO changes VALUES ('3m77991741bw44e0', 3, @-11598@, 'sit nought 9c262c1c77b505a11ef8d64da9b46784dbc235f8f4072ad2af67185bc85f6e89 31c4ec50ed216beeafa8a0578ae82f0f Ben
start
');
INSERT INTO changes VALUES ('3m77991741bw44e0', 4, @-11595@, 'act cross mark a1 ;e2f7
');
INSERT INTO changes VALUES ('3m77991741bw44e0', 5, @-6594@, 'lapse nought
');
INSERT INTO changes VALUES ('3m77991741bw44e0', 6, @-1594@, 'away nought random
');
INSERT INTO changes VALUES ('3m77991741bw44e0', 7, @-1591@, 'act nought mark b2 ;a87c
');
INSERT INTO changes VALUES ('57xef1w852cskddb', 1, @-13180@, 'unsit aulus
unsit gaius
sit aulus c57096fa11481c1d48756012514242946ff5a4d2f567f02a27967f990697a343 - Anna
');
INSERT INTO changes VALUES ('57xef1w852cskddb', 2, @-13179@, 'luck aulus a602b768b97221a85d08bbda3db8d959
');
INSERT INTO changes VALUES ('57xef1w852cskddb', 3, @-13178@, 'sit gaius 937cfa65bca7c132796772470243454434bf046a94e582ad52ec062c2113ccd2 d0afc61aaabb939d8bd2366fde1acdbe Ben
start
chance draw aulus mule ;c05b
chance draw aulus horse ;9d8f
chance draw aulus horse ;1c87
chance draw gaius mule ;79b8
chance draw gaius mule ;fbb1
chance draw gaius mule ;a823
chance seal horse ;107b
');
INSERT INTO changes VALUES ('57xef1w852cskddb', 4, @-13140@, 'act aulus ride mule ;82fd
');
INSERT INTO changes VALUES ('57xef1w852cskddb', 5, @-12939@, 'act gaius ride mule ;e509
');
INSERT INTO changes VALUES ('57xef1w852cskddb', 6, @-12893@, 'act aulus go m19 ;23b0
');
INSERT INTO changes VALUES ('57xef1w852cskddb', 7, @-12892@, 'act aulus pass ;ea2d
chance draw aulus foot ;259a
chance draw aulus foot ;f8d7
');
INSERT INTO changes VALUES ('57xef1w852cskddb', 8, @-12891@, 'act aulus bury horse ;07cc
');
INSERT INTO changes VALUES ('57xef1w852cskddb', 9, @-12889@, 'act gaius go m0 ;b4f6
');
INSERT INTO changes VALUES ('57xef1w852cskddb', 10, @-12888@, 'act gaius pass ;0969
chance draw gaius foot ;751e
chance draw gaius mule ;b676
');
INSERT INTO changes VALUES ('57xef1w852cskddb', 11, @-12887@, 'wish aulus 1
');
INSERT INTO changes VALUES ('57xef1w852cskddb', 12, @-12886@, 'wish gaius 1
abandon
');
INSERT INTO changes VALUES ('5wbxt1zt1ctja3ws', 1, @-12672@, 'unsit gaius
unsit lucius
sit gaius 18c115f0d5c513918755db0ef4392a30494ed62fc15df88ee5e67189587dd4bd - Anna
');
INSERT INTO changes VALUES ('5wbxt1zt1ctja3ws', 2, @-12670@, 'luck gaius a3c9a6ac319293f80060c62ab2442386
');
INSERT INTO changes VALUES ('5wbxt1zt1ctja3ws', 3, @-12669@, 'sit lucius 07d3364bb6ec46eb1e760899cef9d562d8efb80fdcf3fcff439cd83a7d6de026 d4d9e8bb9982d2585e6c51d2ff0d3e81 Ben
start
chance crier gaius ;23fd
chance reveal 10 ;8aef
chance reveal 78 ;60a6
chance reveal 67 ;b8e9
chance reveal 19 ;18bd
chance reveal 72 ;71e3
chance deal gaius 64 ;5825
chance deal gaius 11 ;13f2
chance deal gaius 84 ;d20a
chance deal gaius 1 ;6afe
chance deal gaius 37 ;6077
chance deal gaius 17 ;7ff7
chance deal lucius 29 ;ed86
chance deal lucius 41 ;a6b1
chance deal lucius 82 ;505c
chance deal lucius 21 ;be5a
chance deal lucius 40 ;6e11
chance deal lucius 49 ;5f01
');
INSERT INTO changes VALUES ('5wbxt1zt1ctja3ws', 4, @-12641@, 'act gaius keep 17 ;8d87
');
INSERT INTO changes VALUES ('5wbxt1zt1ctja3ws', 5, @-12541@, 'act gaius keep 37 ;01df
');
INSERT INTO changes VALUES ('5wbxt1zt1ctja3ws', 6, @-12437@, 'act gaius keep 11 ;c17f
');
INSERT INTO changes VALUES ('5wbxt1zt1ctja3ws', 7, @-12241@, 'act lucius keep 41 ;f540
');
INSERT INTO changes VALUES ('5wbxt1zt1ctja3ws', 8, @-12033@, 'act lucius keep 49 ;5206
');
INSERT INTO changes VALUES ('5wbxt1zt1ctja3ws', 9, @-11839@, 'act lucius keep 82 ;1899
chance draw shield ;4ed0
');
INSERT INTO changes VALUES ('5wbxt1zt1ctja3ws', 10, @-11639@, 'order gaius 7 0 5 put 37 shield
');
INSERT INTO changes VALUES ('5wbxt1zt1ctja3ws', 11, @-11637@, 'hook gaius http://127.0.0.1:1024/hook
');
INSERT INTO changes VALUES ('5wbxt1zt1ctja3ws', 12, @-5477@, 'ordered gaius put 37 shield ;2f15
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 1, @-17422@, 'unsit cross
unsit nought
sit cross a0e5d37bd619cbfa6ac31b9e4391bba1c8f90510e9729bf0fe5f36a8f54da84c - Anna
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 2, @-17416@, 'luck cross 9a52386f08acbdfcf906b1e151b5a920
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 3, @-17410@, 'sit nought 51ebde5835c6d1b00042e5da0d081fc5ff51d55af9d5c295facb091c65282178 2e65ed55a0ae067bd6fd530a083b3558 Ben
start
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 4, @-17406@, 'act cross mark c1 ;ab9a
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 5, @-17404@, 'act nought mark b1 ;cdff
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 6, @-17403@, 'act cross mark b3 ;3801
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 7, @-17401@, 'act nought mark c2 ;1256
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 8, @-17397@, 'act cross mark b2 ;996c
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 9, @-17370@, 'act nought mark a2 ;528a
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 10, @-17367@, 'act cross mark a1 ;2832
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 11, @-17364@, 'act nought mark c3 ;9e2e
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 12, @-17354@, 'act cross mark a3 ;78a8
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 13, @-17346@, 'say cross Well played. # 100% ;beef ~ "quoted" \ ''so'' @4/6
');
INSERT INTO changes VALUES ('5xrq3q6r2x9sspzv', 14, @-17339@, 'rematch 2dgs6q19370x3pmk
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 1, @-15811@, 'unsit aulus
unsit gaius
sit aulus aa3ae857c5758c131ad5be6cd1e3e46e0a2fec759e3148fd456c5a9cb4059d0d - Anna
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 2, @-15806@, 'luck aulus e6fe02211f220a7139d934d645136ee4
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 3, @-15798@, 'sit gaius 4adee9f5634c0221092fb27602d1702ba6cce3e170ea873e80cb3409650313cf fc0872754734e4728b1e3e7a65a06945 Ben
start
chance draw aulus relay ;b445
chance draw aulus foot ;c80f
chance draw aulus foot ;6a14
chance draw gaius gig ;c2f6
chance draw gaius mule ;3d4f
chance draw gaius relay ;df19
chance seal mule ;088d
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 4, @-15741@, 'act aulus ride relay ;d341
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 5, @-15541@, 'act gaius ride gig ;d0d4
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 6, @-15538@, 'act aulus go m14 ;2902
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 7, @-15532@, 'act aulus pass ;938d
chance draw aulus foot ;9f8d
chance draw aulus mule ;7027
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 8, @-15526@, 'act aulus bury mule ;44ab
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 9, @-15520@, 'act gaius go m34 ;da0b
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 10, @-15513@, 'act gaius rob aulus ;2216
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 11, @-15509@, 'act aulus yield ;1d25
chance draw gaius horse ;feca
chance draw gaius mule ;9b37
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 12, @-15503@, 'act gaius bury horse ;329a
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 13, @-15441@, 'act aulus ride foot ;5867
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 14, @-15241@, 'act gaius ride mule ;bc0e
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 15, @-15229@, 'act gaius go m43 ;b45e
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 16, @-15218@, 'act gaius rob aulus ;f4d8
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 17, @-15212@, 'act aulus stand ;0500
chance die 4 ;0500
chance die 2 ;e448
chance draw gaius foot ;930a
chance draw gaius mule ;203b
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 18, @-15210@, 'act gaius bury mule ;ee6d
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 19, @-15206@, 'act aulus go m20 ;ca22
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 20, @-15202@, 'act aulus rob gaius ;ad73
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 21, @-15200@, 'act gaius stand ;84e1
chance die 4 ;84e1
chance die 6 ;718c
chance draw aulus mule ;aeb4
chance draw aulus horse ;efe8
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 22, @-15198@, 'act aulus bury foot ;06b4
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 23, @-15141@, 'act aulus ride horse ;348c
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 24, @-14941@, 'act gaius ride relay ;8570
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 25, @-14940@, 'act aulus go m48 ;0090
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 26, @-14938@, 'act aulus rob gaius ;b630
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 27, @-14925@, 'act gaius yield ;addb
chance draw aulus horse ;19d9
chance draw aulus horse ;febe
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 28, @-14917@, 'act aulus bury horse ;d4df
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 29, @-14906@, 'act gaius go m73 ;a241
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 30, @-14899@, 'act gaius pass ;2962
chance draw gaius mule ;acf0
chance draw gaius horse ;2fd4
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 31, @-14891@, 'act gaius bury foot ;acd8
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 32, @-14841@, 'act aulus ride horse ;2657
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 33, @-14638@, 'act gaius ride mule ;cca2
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 34, @-14629@, 'act gaius go m91 ;b0ae
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 35, @-14621@, 'act gaius pass ;7484
chance draw gaius horse ;cee9
chance draw gaius gig ;c3c4
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 36, @-14607@, 'act gaius bury gig ;158f
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 37, @-14601@, 'act aulus go m69 ;6b52
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 38, @-14594@, 'act aulus pass ;2dbc
chance draw aulus foot ;5b50
chance draw aulus mule ;c575
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 39, @-14589@, 'act aulus bury mule ;bb16
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 40, @-14540@, 'act aulus ride foot ;f2e6
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 41, @-14331@, 'act gaius ride horse ;dde6
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 42, @-14324@, 'act aulus go m73 ;d781
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 43, @-14313@, 'act aulus rob gaius ;56f9
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 44, @-14300@, 'act gaius stand ;8db6
chance die 3 ;8db6
chance die 4 ;3c11
chance draw aulus gig ;d39e
chance draw aulus mule ;ce9d
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 45, @-14286@, 'act aulus bury mule ;d228
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 46, @-14263@, 'act gaius go m96 ;d517
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 47, @-14221@, 'act gaius spy aulus ;cf37
chance draw gaius mule ;d0bd
chance draw gaius foot ;4a48
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 48, @-14205@, 'act gaius bury horse ;3111
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 49, @-14140@, 'act aulus ride foot ;28b9
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 50, @-13942@, 'act gaius ride mule ;fce7
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 51, @-13887@, 'act gaius go m102 ;1844
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 52, @-13879@, 'act gaius pass ;5d0a
chance draw gaius foot ;56f6
chance draw gaius foot ;f0bc
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 53, @-13870@, 'act gaius bury foot ;82b6
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 54, @-13863@, 'act aulus go m77 ;fc8b
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 55, @-13845@, 'act aulus rob gaius ;ac18
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 56, @-13839@, 'act gaius yield ;3d6e
chance draw aulus foot ;3986
chance draw aulus gig ;b3f0
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 57, @-13825@, 'act aulus bury mule ;8478
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 58, @-13741@, 'act aulus ride gig ;56ee
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 59, @-13542@, 'act gaius ride foot ;2009
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 60, @-13511@, 'act aulus go m101 ;06e4
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 61, @-13481@, 'act aulus rob gaius ;1a4f
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 62, @-13472@, 'act gaius stand ;6b97
chance die 6 ;6b97
chance die 2 ;57c6
chance draw aulus mule ;0818
chance draw aulus gig ;e77b
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 63, @-13469@, 'act aulus bury mule ;9861
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 64, @-13464@, 'act gaius go m84 ;a223
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 65, @-13461@, 'act gaius pass ;c9ab
chance draw gaius foot ;20a9
chance draw gaius foot ;8369
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 66, @-13455@, 'act gaius bury mule ;b2db
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 67, @-13441@, 'act aulus ride foot ;d793
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 68, @-13224@, 'act gaius ride foot ;0ed9
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 69, @-13205@, 'act gaius go m94 ;86fb
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 70, @-13189@, 'act gaius pass ;536c
chance draw gaius foot ;7baf
chance draw gaius relay ;8b26
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 71, @-13187@, 'act gaius bury relay ;a0d8
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 72, @-13186@, 'act aulus go m105 ;f571
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 73, @-13185@, 'act aulus rob gaius ;7d66
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 74, @-13183@, 'act gaius stand ;f895
chance die 1 ;f895
chance die 2 ;7bad
chance draw aulus horse ;cea2
chance draw aulus horse ;9a74
');
INSERT INTO changes VALUES ('b6kkcn5sy28jf5yp', 75, @-13182@, 'act aulus bury gig ;a20a
');
INSERT INTO changes VALUES ('j5hqhsqwrpttqwec', 1, @-11617@, 'unsit cross
bot nought random
sit cross 16aed549c0ccc2c63f6da003455d6855510d0036fc25cd56bca95c2c376fd683 - Anna
');
INSERT INTO changes VALUES ('j5hqhsqwrpttqwec', 2, @-11612@, 'luck cross 3804c2b2202f938094884181f97d0787
start
');
INSERT INTO changes VALUES ('mkxvdzcptwnt4qxc', 1, @-17430@, 'unsit cross
unsit nought
sit cross a18e5c94beaee4abe4ad64ec42a5083a7a78da137299f526d79802f7640b2197 - Anna
');
INSERT INTO changes VALUES ('mkxvdzcptwnt4qxc', 2, @-17423@, 'luck cross 837380dff4d3fabdfc86903a3f544265
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 1, @-12885@, 'unsit crassus
unsit caesar
unsit pompey
sit crassus 6ec2a40d7f7016093e7712ca71208c0e00e7f3a5e4fbf41e09231c32e845a2b2 - Anna
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 2, @-12884@, 'luck crassus b8f453358513faf904717dd57aeb3fe2
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 3, @-12883@, 'sit caesar 423c2f8fa5ebdd91589671504bea77ea30841594e78659e404fb8f8724a2e18a 3614a6725ba20448aa6686b78749159d Ben
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 4, @-12882@, 'sit pompey a85261a9ce08be2d60caa8dbe94291d3e2d2319f9bfb2456e3fefe02be1a1ecf 5c1c5ddbe96b63f399c1e5946dbfde2b Zoë 🏛
start
chance first crassus ;5612
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 5, @-12880@, 'act crassus march sardis ephesus 1 ;e9f2
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 6, @-12878@, 'act crassus march attalia pessinus 1 ;52de
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 7, @-12877@, 'act crassus march pergamum lysimachia 1 ;a0b9
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 8, @-12876@, 'act crassus march scythia-1 olbia 1 ;d663
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 9, @-12874@, 'act crassus collect ;6c89
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 10, @-12873@, 'act crassus march pessinus heraclea 1 ;9398
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 11, @-12871@, 'act crassus march heraclea ancyra 1 ;d4b2
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 12, @-12870@, 'offer crassus
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 13, @-12869@, 'grant caesar
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 14, @-12867@, 'grant pompey
undo crassus
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 15, @-12866@, 'act crassus march ephesus pergamum 1 ;1549
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 16, @-12865@, 'act crassus march tomis durostorum 1 ;8bf4
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 17, @-12863@, 'act crassus march byzantium odessus 1 ;9491
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 18, @-12853@, 'act crassus march sinope zela 1 ;e353
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 19, @-12851@, 'act crassus march lysimachia byzantium 1 ;09ed
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 20, @-12849@, 'act crassus march side tarsus 1 ;2f4b
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 21, @-12848@, 'act crassus march nicaea pergamum 1 ;73c5
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 22, @-12847@, 'offer crassus
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 23, @-12846@, 'grant caesar
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 24, @-12845@, 'grant pompey
undo crassus
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 25, @-12844@, 'act crassus march heraclea ancyra 1 ;9b81
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 26, @-12843@, 'act crassus march nicaea pergamum 1 ;fdbf
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 27, @-12842@, 'act crassus march sarmatia-7 scythia-1 1 ;c706
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 28, @-12840@, 'act crassus march tyras olbia 1 ;f7e4
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 29, @-12839@, 'act crassus march odessus tomis 1 ;cf55
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 30, @-12837@, 'act crassus march olbia scythia-4 1 ;d24b
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 31, @-12836@, 'act crassus march philippopolis odessus 1 ;8519
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 32, @-12835@, 'offer crassus
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 33, @-12833@, 'grant caesar
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 34, @-12832@, 'grant pompey
undo crassus
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 35, @-12831@, 'act crassus march philippopolis lysimachia 1 ;8519
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 36, @-12830@, 'act crassus done ;3b0c
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 37, @-12827@, 'act caesar march asturica brigantium 1 ;648d
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 38, @-12821@, 'act caesar march dubris samarobriva 1 ;9894
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 39, @-12773@, 'act caesar march gesoriacum dubris 1 ;f734
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 40, @-12770@, 'act caesar done ;9d1d
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 41, @-12767@, 'act pompey march hispalis emerita 1 ;9c12
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 42, @-12764@, 'offer pompey
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 43, @-12763@, 'grant crassus
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 44, @-12762@, 'grant caesar
undo pompey
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 45, @-12759@, 'act pompey march sala atlas-1 1 ;f506
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 46, @-12756@, 'act pompey march rusaddir malaca 1 ;b19f
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 47, @-12749@, 'act pompey march atlas-1 sala 1 ;7984
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 48, @-12746@, 'act pompey march norba corduba 1 ;d7d7
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 49, @-12741@, 'act pompey march volubilis atlas-1 1 ;3b10
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 50, @-12735@, 'act pompey march pax-iulia gaditanum-1 1 ;4f3d
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 51, @-12733@, 'act pompey march mauretania-2 gaetulia-3 1 ;7a18
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 52, @-12730@, 'offer pompey
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 53, @-12729@, 'grant crassus
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 54, @-12727@, 'grant caesar
undo pompey
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 55, @-12724@, 'act pompey march corduba norba 1 ;c610
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 56, @-12722@, 'act pompey march hispalis corduba 1 ;5b3c
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 57, @-12719@, 'act pompey march olisipo oceanus-10 1 ;ec69
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 58, @-12716@, 'act pompey march malaca corduba 1 ;5e46
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 59, @-12714@, 'act pompey march mauretania-2 volubilis 1 ;dfa7
');
INSERT INTO changes VALUES ('mreep1kefkgfm5q3', 60, @-12713@, 'wish crassus 1
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 1, @-12712@, 'unsit crassus
unsit caesar
unsit pompey
sit crassus 378321551c14335be63c7c25f4da3cf6a1891810e152dff2827200b538dd71fb - Anna
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 2, @-12711@, 'luck crassus 6e773bc7980967401f2bd70bb2a311eb
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 3, @-12710@, 'sit caesar c4b9c244c9c0bcbe9ca700e5f81592f20136e5c9e84a5948678ee3346c4a9fce 110977cd91bb5085696907a327552ddf Ben
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 4, @-12709@, 'sit pompey 646657e70ed17b3e9645d636e49966e12bb07adbc3b36f377eb09303d43926eb dbdb8113e67102db75dbee655f8c3a36 Zoë 🏛
start
chance first pompey ;9d1d
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 5, @-12707@, 'act pompey march norba clunia 1 ;34b0
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 6, @-12705@, 'act pompey march hispalis gaditanum-1 1 ;3d6f
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 7, @-12703@, 'act pompey march pax-iulia olisipo 1 ;effb
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 8, @-12699@, 'act pompey march mauretania-2 atlas-1 1 ;46ac
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 9, @-12696@, 'act pompey march rusaddir mauretania-2 1 ;027d
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 10, @-12693@, 'act pompey march olisipo emerita 1 ;5561
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 11, @-12688@, 'act pompey march malaca gades 1 ;1afb
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 12, @-12682@, 'act pompey march volubilis rusaddir 1 ;f110
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 13, @-12676@, 'act pompey march corduba norba 1 ;6a25
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 14, @-12674@, 'act pompey march atlas-1 atlas-2 1 ;2a9b
');
INSERT INTO changes VALUES ('mv4hvc2cqhv1ngnm', 15, @-12673@, 'resign crassus
');
INSERT INTO seen VALUES ('1rz5x1py63hvjn23', 0, 1);
INSERT INTO seen VALUES ('1rz5x1py63hvjn23', 1, 1);
INSERT INTO seen VALUES ('3jeyth7k3vxt9779', 0, 47);
INSERT INTO seen VALUES ('3jeyth7k3vxt9779', 1, 47);
INSERT INTO seen VALUES ('3m77991741bw44e0', 0, 2);
INSERT INTO seen VALUES ('3m77991741bw44e0', 1, 2);
INSERT INTO seen VALUES ('57xef1w852cskddb', 0, 17);
INSERT INTO seen VALUES ('57xef1w852cskddb', 1, 17);
INSERT INTO seen VALUES ('5wbxt1zt1ctja3ws', 0, 25);
INSERT INTO seen VALUES ('5wbxt1zt1ctja3ws', 1, 24);
INSERT INTO seen VALUES ('5xrq3q6r2x9sspzv', 0, 9);
INSERT INTO seen VALUES ('5xrq3q6r2x9sspzv', 1, 9);
INSERT INTO seen VALUES ('b6kkcn5sy28jf5yp', 0, 138);
INSERT INTO seen VALUES ('b6kkcn5sy28jf5yp', 1, 138);
INSERT INTO seen VALUES ('mreep1kefkgfm5q3', 0, 34);
INSERT INTO seen VALUES ('mreep1kefkgfm5q3', 1, 34);
INSERT INTO seen VALUES ('mreep1kefkgfm5q3', 2, 34);
INSERT INTO seen VALUES ('mv4hvc2cqhv1ngnm', 0, 11);
INSERT INTO seen VALUES ('mv4hvc2cqhv1ngnm', 1, 11);
INSERT INTO seen VALUES ('mv4hvc2cqhv1ngnm', 2, 11);
