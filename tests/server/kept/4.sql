-- tests/server/kept/4.sql -- what a program with schema 4 wrote; made by tests/server/keep.py.
-- a6wam7e6bqkfd1e9 {"abandon": [], "absent": "bot", "asked": [], "chat": [], "clock": null, "commitment": "0a7c9b8989e0d11c6dd871d586f523440a68f88d5cd6114db817dacabe6aaf39", "game": "tic-tac-toe", "level": "normal", "luck": ["601926ed7180f82c82164528d15b2a69", null], "one_screen": false, "public": true, "seats": [["cross", "person", "Anna", null, false, false], ["nought", "free", null, null, false, false]], "state": "open", "tokens": {"cross": "c12dbe4ccab5144e1cea86c6343a846f"}, "undo": null}
-- z4cc82ac924gnqjh {"abandon": [], "absent": "bot", "asked": [], "chat": ["Well played. # 100% ;beef ~ \"quoted\" \\ 'so' @4/6"], "clock": null, "commitment": "c63f8e417fee0464b59a38e028469891bcfe25ab6ce0b377b8a452edb8f3369e", "game": "tic-tac-toe", "hello": {"cross": [], "nought": []}, "history": {"cross": 9, "nought": 9}, "level": "normal", "luck": ["eeedcf6cba49f8de3922dd65f9bdd588", "1114d3b5944d121df2a8d1e0bde34510"], "one_screen": false, "plies": ["cross mark c1", "nought mark b1", "cross mark b3", "nought mark c2", "cross mark b2", "nought mark a2", "cross mark a1", "nought mark c3", "cross mark a3", "result cross place 1 points 1", "result nought place 2 points 0", "end"], "points": [[1, 1], [0, 2]], "public": true, "seats": [["cross", "person", "Anna", null, false, false], ["nought", "person", "Ben", null, false, false]], "state": "over", "tokens": {"cross": "b77dc310f495adf5a5aa6be4b199f7fc", "nought": "287f9663446117ba3c879e0403ef8844"}, "undo": null}
-- 4rqxd12m4ydp2myc {"abandon": [], "absent": "bot", "asked": [], "chat": [], "clock": null, "commitment": "cbbb9cb24a8a352c72a2424d52fc5fcad0a3862a246d1162160e4115fcbd3509", "game": "tic-tac-toe", "level": "normal", "luck": [null, null], "one_screen": false, "public": true, "seats": [["cross", "free", "Ben", null, false, false], ["nought", "person", "Anna", null, false, false]], "state": "open", "tokens": {"nought": "b77dc310f495adf5a5aa6be4b199f7fc"}, "undo": null}
-- vmadj6d8wn1wp43q {"abandon": [], "absent": "bot", "asked": ["gaius"], "chat": ["Salve, \u0396\u03c9\u03ae!"], "clock": {"days": 3}, "commitment": "8620dad2e768a9453eddd76627da70027f78538c147b24ad66d00ec12c99293c", "game": "exemplum", "hello": {"aulus": [], "gaius": []}, "history": {"aulus": 44, "gaius": 44}, "level": "normal", "luck": ["507f9f90a37652926802485ce18b19dd", "13da7530eb575934e55c1b59978bbfa4"], "one_screen": false, "points": [[60, 1], [19, 2]], "public": true, "seats": [["aulus", "person", "Anna", null, false, false], ["gaius", "person", "Ben", null, false, false]], "state": "playing", "tokens": {"aulus": "8bfc085c784b51533a4bd9667a53f75d", "gaius": "db1d9816e8c6677a8838529f504f878d"}, "undo": null}
-- bxrh0eqhn823rah9 {"abandon": [], "absent": "bot", "asked": [], "chat": [], "clock": null, "commitment": "5a70ebba5cdfa62f4cbbe62fd64f7b88851bf10018b8b699fb9342c49c917d88", "game": "exemplum", "hello": {"aulus": [], "gaius": []}, "history": {"aulus": 134, "gaius": 134}, "level": "normal", "luck": ["ed7d0d4e90ea08a21e9de8e8186d5e4f", "6efb68be6dfbf8f1e411951ac61e9c19"], "one_screen": false, "plies": ["chance draw aulus horse", "chance draw aulus mule", "chance draw aulus gig", "chance draw gaius foot", "chance draw gaius foot", "chance draw gaius foot", "chance seal foot", "aulus ride horse", "gaius ride foot", "aulus go m14", "aulus pass", "chance draw aulus foot", "chance draw aulus relay", "aulus bury relay", "gaius go m17", "gaius rob aulus", "aulus yield", "chance draw gaius mule", "chance draw gaius foot", "gaius bury mule", "aulus ride gig", "gaius ride foot", "gaius go m34", "gaius spy aulus", "chance draw gaius mule", "chance draw gaius mule", "gaius bury mule", "aulus go m44", "aulus pass", "chance draw aulus horse", "chance draw aulus gig", "aulus bury mule", "aulus ride horse", "gaius ride foot", "aulus go m56", "aulus spy gaius", "chance draw aulus foot", "chance draw aulus gig", "aulus bury gig", "gaius go m38", "gaius rob aulus", "aulus stand", "chance die 2", "chance die 3", "chance draw gaius foot", "chance draw gaius foot", "gaius bury foot", "aulus ride foot", "gaius ride mule", "gaius go m55", "gaius rob aulus", "aulus yield", "chance draw gaius foot", "chance draw gaius foot", "gaius bury foot", "aulus go m71", "aulus rob gaius", "gaius yield", "chance draw aulus mule", "chance draw aulus gig", "aulus bury foot", "aulus ride gig", "gaius ride foot", "aulus go m86", "aulus spy gaius", "chance draw aulus mule", "chance draw aulus foot", "aulus bury gig", "gaius go m66", "gaius spy aulus", "chance draw gaius relay", "chance draw gaius mule", "gaius bury relay", "aulus ride mule", "gaius ride foot", "gaius go m70", "gaius rob aulus", "aulus stand", "chance die 3", "chance die 1", "chance draw gaius foot", "chance draw gaius horse", "gaius bury mule", "aulus go m82", "aulus pass", "chance draw aulus relay", "chance draw aulus foot", "aulus bury foot", "aulus ride mule", "gaius ride horse", "aulus go m86", "aulus pass", "chance draw aulus mule", "chance draw aulus horse", "aulus bury relay", "gaius go m93", "gaius rob aulus", "aulus stand", "chance die 1", "chance die 4", "chance draw gaius gig", "chance draw gaius mule", "gaius bury mule", "aulus ride horse", "gaius ride gig", "gaius go m101", "gaius pass", "chance draw gaius mule", "chance draw gaius horse", "gaius bury horse", "aulus go m120", "aulus rob gaius", "gaius stand", "chance die 5", "chance die 4", "chance draw aulus horse", "chance draw aulus mule", "aulus bury foot", "result aulus place 1 points 120", "result gaius place 2 points 91", "end"], "points": [[120, 1], [91, 2]], "public": false, "seats": [["aulus", "person", "Anna", null, false, false], ["gaius", "person", "Ben", null, false, false]], "state": "over", "tokens": {"aulus": "af78f807ca44f2c88d36f3dced8bcb7d", "gaius": "fd8ae1cfd34f646d3b0b4bea80dabb24"}, "undo": null}
-- 095t605cs19ry2k5 {"abandon": ["aulus", "gaius"], "absent": "bot", "asked": [], "chat": [], "clock": null, "commitment": "648a3c989bdc7be83176c5f3c8fd47fb3af314902a6c57c5dc920de872ab0347", "game": "exemplum", "hello": {"aulus": [], "gaius": []}, "history": {"aulus": 20, "gaius": 20}, "level": "normal", "luck": ["f5ba9ab4ccbec8d031c71e40402ca61b", "211b06c982f3b75d950d225e798702ee"], "one_screen": false, "plies": ["chance draw aulus mule", "chance draw aulus foot", "chance draw aulus foot", "chance draw gaius mule", "chance draw gaius horse", "chance draw gaius foot", "chance seal horse", "aulus ride foot", "gaius ride horse", "aulus go m20", "aulus rob gaius", "gaius stand", "chance die 1", "chance die 3", "chance draw aulus gig", "chance draw aulus mule", "aulus bury gig", "gaius go m35", "adjourned"], "public": false, "seats": [["aulus", "person", "Anna", null, false, false], ["gaius", "person", "Ben", null, false, false]], "state": "abandoned", "tokens": {"aulus": "d7bd1c966261e6018442971a146a0c1c", "gaius": "dc514e13db932e54d3c898fcd540889a"}, "undo": null}
-- bvd55bdxtm8mmarc {"abandon": ["crassus"], "absent": "bot", "asked": ["pompey"], "chat": [], "clock": null, "commitment": "18df160ff83dc2aadc768191ce58936f72c98ff4d3f21d511d67cddb582f13bc", "game": "first-triumvirate", "hello": {"caesar": [], "crassus": [], "pompey": []}, "history": {"caesar": 34, "crassus": 34, "pompey": 34}, "level": "normal", "luck": ["5cb63deab06f98d1e43400a371b34bcc", "91b3b71b2ce0129e35707ceec3afd6c1", "7c344c7c60e6ac2aff06129246d8af16"], "one_screen": false, "points": [[2, 1], [2, 1], [2, 1]], "public": false, "seats": [["crassus", "person", "Anna", null, false, false], ["caesar", "person", "Ben", null, false, false], ["pompey", "person", "Zo\u00eb \ud83c\udfdb", null, false, false]], "state": "playing", "tokens": {"caesar": "bf140a84716785f669d89c03b45e11d4", "crassus": "6cbb225dec0219f4c3508fe217085e26", "pompey": "2fc7ad4f13be0cab2a1edbd8e0fa6021"}, "undo": null}
-- 7j6w21dceefkseen {"abandon": [], "absent": "ask", "asked": ["caesar"], "chat": [], "clock": {"days": 2}, "commitment": "be7699a84bea1fca98f2adf27fea058a327bd7ac389bda36abaec76adb6d1689", "game": "first-triumvirate", "hello": {"caesar": [], "crassus": [], "pompey": []}, "history": {"caesar": 21, "crassus": 21, "pompey": 21}, "level": "random", "luck": ["b6cbdfbc8f3a8b1c76d80a9d0bb9315f", "d945bc72e1b842960712e4374f795f61", "b3b3f1d7e6ab272ff188717c9aca6c6f"], "one_screen": false, "points": [[2, 1], [2, 1], [2, 1]], "public": false, "seats": [["crassus", "person", "Anna", "random", false, true], ["caesar", "person", "Ben", null, false, false], ["pompey", "person", "Zo\u00eb \ud83c\udfdb", null, false, false]], "state": "playing", "tokens": {"caesar": "b6543ac78042e694cc5c5925026413bf", "crassus": "4a62b6195fb7bce446e1423ba80d7844", "pompey": "2bba57ad5649df742eaac289a36f696c"}, "undo": null}
-- 8sr9shx0js9gghek {"abandon": [], "absent": "bot", "asked": ["gaius", "lucius"], "chat": [], "clock": null, "commitment": "28ff3849565799ddadd2723274d7403637bfae80e2c938543ac8450e2a9e6713", "game": "augustus", "hello": {"gaius": [{"act": "pass", "step": "place", "until": 6}], "lucius": []}, "history": {"gaius": 25, "lucius": 24}, "level": "normal", "luck": ["16f6f36710457bbcc28d7544e6014042", "b86a71075b9bfae162dc650744c469e1"], "one_screen": false, "points": [[0, 1], [0, 1]], "public": false, "seats": [["gaius", "person", "Anna", null, false, false], ["lucius", "person", "Ben", null, false, false]], "state": "playing", "tokens": {"gaius": "757b78b87c1991e2ed8e7c3d2ccdaff8", "lucius": "5a340f8eaa8bd6fc2b4bc3f5e4f3d69f"}, "undo": null}
-- vrngfp4nw86zwchb {"abandon": [], "absent": "bot", "asked": ["nought"], "chat": [], "clock": null, "commitment": "b92b1f044aa83ffe1c01806730e0c3c67fdcb99106471ab5cff33bd802673fb1", "game": "tic-tac-toe", "hello": {"cross": [], "nought": []}, "history": {"cross": 1, "nought": 1}, "level": "normal", "luck": ["9c8f0f32b7fe1bae5fb4b0ceb32d29bb", "e4d89273a6e84aea5c0ffbb685b6b4a0"], "one_screen": false, "points": [[0, 1], [0, 1]], "public": false, "seats": [["cross", "person", "Anna", null, false, false], ["nought", "person", "Ben", null, false, false]], "state": "playing", "tokens": {"cross": "1ff14719a10fe057128c6e4506479655", "nought": "f33d31ef97e5b99f6e1f755a45e3e119"}, "undo": {"seat": "cross", "waits": ["nought"]}}
-- 7tcqdrdrqx3g99jk {"abandon": [], "absent": "bot", "asked": ["cross"], "chat": [], "clock": null, "commitment": "2e055daacfa28359ff039d606d0e77fa47c122ad06d09ecbc52dbcedeed53a44", "game": "tic-tac-toe", "hello": {"cross": []}, "history": {"cross": 0}, "level": "normal", "luck": ["39a5f7b97708858087b0e743adfe12af", null], "one_screen": true, "points": [[0, 1], [0, 1]], "public": false, "seats": [["cross", "person", "Anna", null, false, false], ["nought", "bot", null, "random", false, false]], "state": "playing", "tokens": {"cross": "edcdc98ad0b7390c02339fea88670e6c"}, "undo": null}
-- w8c3bsfvvmf1x3pq {"abandon": [], "absent": "bot", "asked": ["cross"], "chat": [], "clock": {"move": 5}, "commitment": "49067dab38094cc9b5d0265cedded720ac69e3097228cc7f9e2ffc0cce696a2e", "game": "tic-tac-toe", "hello": {"cross": [], "nought": []}, "history": {"cross": 2, "nought": 2}, "level": "random", "luck": ["39a9efc1e7a88fa0adbf64049c8d611e", "1fc122888d3bf3666bc49daab84a7102"], "one_screen": false, "points": [[0, 1], [0, 1]], "public": false, "seats": [["cross", "person", "Anna", null, false, false], ["nought", "person", "Ben", "random", true, false]], "state": "playing", "tokens": {"cross": "401b0498447c7d32280e32039aa052cb", "nought": "7c19d8ae68570e584f804770ac3571ae"}, "undo": null}
CREATE TABLE changes ( table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seq));
CREATE TABLE seen ( table_id TEXT NOT NULL, seat INTEGER NOT NULL, count BIGINT NOT NULL, PRIMARY KEY (table_id, seat));
CREATE TABLE tables ( id TEXT PRIMARY KEY, head TEXT NOT NULL, game TEXT NOT NULL, public INTEGER NOT NULL, state INTEGER NOT NULL, place BIGINT NOT NULL, wake BIGINT, summary TEXT NOT NULL);
CREATE INDEX tables_due ON tables (wake);
CREATE INDEX tables_in_order ON tables (place);
CREATE INDEX tables_listed ON tables (public, state, place, id);
CREATE INDEX tables_of_game ON tables (public, state, game, place, id);
INSERT INTO tables VALUES ('095t605cs19ry2k5', 'rubicon record 1
game: exemplum
seats: 2
option: scenario=road
option: rounds=8
option: coins=2
dice: hmac-sha256 1
table: 095t605cs19ry2k5
commitment: 648a3c989bdc7be83176c5f3c8fd47fb3af314902a6c57c5dc920de872ab0347
secret: 15fa14b6db1c8f93bf06349dd20bcb385ffb02fe6607dfcf712808d09ba4b5d8
~ host ed6a385ba2cf636091e533a3f9a9734c099ba320f41cd24799b4c21bf2b4a6b7
~ created @-14503@
~ level normal
', 'exemplum', 0, 3, 6, NULL, '{"id":"095t605cs19ry2k5","game":"exemplum","title":"Exemplum","options":{"scenario":"road","rounds":8,"coins":2},"public":false,"one_screen":false,"state":"abandoned","seats":[{"seat":"aulus","title":"Aulus","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"gaius","title":"Gaius","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"648a3c989bdc7be83176c5f3c8fd47fb3af314902a6c57c5dc920de872ab0347","luck":["f5ba9ab4ccbec8d031c71e40402ca61b","211b06c982f3b75d950d225e798702ee"],"secret":"15fa14b6db1c8f93bf06349dd20bcb385ffb02fe6607dfcf712808d09ba4b5d8"},"previous":null,"rematch":null,"created":@-14503@,"started":@-14475@,"ended":@-14129@}');
INSERT INTO tables VALUES ('4rqxd12m4ydp2myc', 'rubicon record 1
game: tic-tac-toe
seats: 2
dice: hmac-sha256 1
table: 4rqxd12m4ydp2myc
commitment: cbbb9cb24a8a352c72a2424d52fc5fcad0a3862a246d1162160e4115fcbd3509
secret: 1130968058377ae9ad0180a0e02c43425cd2f250a2c13def51cd582dcdb42a52
~ public
~ host 87dd732a3fbb1b93d219675e630f0b5443135980594102e338f9998896b1ca25
~ created @-18977@
~ previous z4cc82ac924gnqjh
~ level normal
', 'tic-tac-toe', 1, 0, 3, @5183981023@, '{"id":"4rqxd12m4ydp2myc","game":"tic-tac-toe","title":"Tic-tac-toe","options":{},"public":true,"one_screen":false,"state":"open","seats":[{"seat":"cross","title":"cross","kind":"free","name":"Ben","bot":null,"away":false,"resigned":false},{"seat":"nought","title":"nought","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"cbbb9cb24a8a352c72a2424d52fc5fcad0a3862a246d1162160e4115fcbd3509","luck":[null,null],"secret":null},"previous":"z4cc82ac924gnqjh","rematch":null,"created":@-18977@,"started":null,"ended":null}');
INSERT INTO tables VALUES ('7j6w21dceefkseen', 'rubicon record 1
game: first-triumvirate
seats: 3
option: rome=any
option: token=3
option: sea=all
option: limit=300
dice: hmac-sha256 1
table: 7j6w21dceefkseen
commitment: be7699a84bea1fca98f2adf27fea058a327bd7ac389bda36abaec76adb6d1689
secret: b80a251d39aa858b512e87b6a4d32b1f9949892d336931910792b6103d4e5bf7
~ days 172800000
~ host d8678cb332dd3e74707b9d5d7232217856eaf3fd7ead06232953c5a126f1c02e
~ created @-13049@
~ absent ask
~ level random
', 'first-triumvirate', 0, 1, 8, @172787205@, '{"id":"7j6w21dceefkseen","game":"first-triumvirate","title":"Roman Conquest: The First Triumvirate","options":{"rome":"any","token":3,"sea":"all","limit":300},"public":false,"one_screen":false,"state":"playing","seats":[{"seat":"crassus","title":"Crassus","kind":"person","name":"Anna","bot":"random","away":false,"resigned":true},{"seat":"caesar","title":"Caesar","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false},{"seat":"pompey","title":"Pompey","kind":"person","name":"Zoë 🏛","bot":null,"away":false,"resigned":false}],"clock":{"days":2},"absent":"ask","level":"random","dice":{"commitment":"be7699a84bea1fca98f2adf27fea058a327bd7ac389bda36abaec76adb6d1689","luck":["b6cbdfbc8f3a8b1c76d80a9d0bb9315f","d945bc72e1b842960712e4374f795f61","b3b3f1d7e6ab272ff188717c9aca6c6f"],"secret":null},"previous":null,"rematch":null,"created":@-13049@,"started":@-12999@,"ended":null}');
INSERT INTO tables VALUES ('7tcqdrdrqx3g99jk', 'rubicon record 1
game: tic-tac-toe
seats: 2
dice: hmac-sha256 1
table: 7tcqdrdrqx3g99jk
commitment: 2e055daacfa28359ff039d606d0e77fa47c122ad06d09ecbc52dbcedeed53a44
secret: 7bc052e148af1816e7e39a0f6a19e9614e77665a3e09bc230aee16d3bc7870a7
~ host 4d67b43334a54d86edd78706bf2f4a081e6ed306b53928d90652f37a0bb277ae
~ created @-11648@
~ screen one
~ level normal
', 'tic-tac-toe', 0, 1, 11, @5183988363@, '{"id":"7tcqdrdrqx3g99jk","game":"tic-tac-toe","title":"Tic-tac-toe","options":{},"public":false,"one_screen":true,"state":"playing","seats":[{"seat":"cross","title":"cross","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"nought","title":"nought","kind":"bot","name":null,"bot":"random","away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"2e055daacfa28359ff039d606d0e77fa47c122ad06d09ecbc52dbcedeed53a44","luck":["39a5f7b97708858087b0e743adfe12af",null],"secret":null},"previous":null,"rematch":null,"created":@-11648@,"started":@-11637@,"ended":null}');
INSERT INTO tables VALUES ('8sr9shx0js9gghek', 'rubicon record 1
game: augustus
seats: 2
option: first_game=no
dice: hmac-sha256 1
table: 8sr9shx0js9gghek
commitment: 28ff3849565799ddadd2723274d7403637bfae80e2c938543ac8450e2a9e6713
secret: bc90a5d765971b5b50d47e25a6c5b82b07685bb95d966ed20b37b82700c6b00f
~ host 9073168e8f149291ebdf8949a4428bb9d4787f2ac2c9c043011c22d3657155e6
~ created @-12884@
~ level normal
', 'augustus', 0, 1, 9, @5183987996@, '{"id":"8sr9shx0js9gghek","game":"augustus","title":"Augustus","options":{"first_game":"no"},"public":false,"one_screen":false,"state":"playing","seats":[{"seat":"gaius","title":"Gaius","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"lucius","title":"Lucius","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"28ff3849565799ddadd2723274d7403637bfae80e2c938543ac8450e2a9e6713","luck":["16f6f36710457bbcc28d7544e6014042","b86a71075b9bfae162dc650744c469e1"],"secret":null},"previous":null,"rematch":null,"created":@-12884@,"started":@-12864@,"ended":null}');
INSERT INTO tables VALUES ('a6wam7e6bqkfd1e9', 'rubicon record 1
game: tic-tac-toe
seats: 2
dice: hmac-sha256 1
table: a6wam7e6bqkfd1e9
commitment: 0a7c9b8989e0d11c6dd871d586f523440a68f88d5cd6114db817dacabe6aaf39
secret: 96fda1c47e1ba58f553a84ef57e4a8e1f4599b47689a4098d8a4c7abb442ded0
~ public
~ host d3a1838ff4fdac0c99e9e4226023077df36047d345a6ea1c2ed8c10405b12d20
~ created @-19172@
~ level normal
', 'tic-tac-toe', 1, 0, 1, @5183980828@, '{"id":"a6wam7e6bqkfd1e9","game":"tic-tac-toe","title":"Tic-tac-toe","options":{},"public":true,"one_screen":false,"state":"open","seats":[{"seat":"cross","title":"cross","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"nought","title":"nought","kind":"free","name":null,"bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"0a7c9b8989e0d11c6dd871d586f523440a68f88d5cd6114db817dacabe6aaf39","luck":["601926ed7180f82c82164528d15b2a69",null],"secret":null},"previous":null,"rematch":null,"created":@-19172@,"started":null,"ended":null}');
INSERT INTO tables VALUES ('bvd55bdxtm8mmarc', 'rubicon record 1
game: first-triumvirate
seats: 3
option: rome=any
option: token=3
option: sea=all
option: limit=300
dice: hmac-sha256 1
table: bvd55bdxtm8mmarc
commitment: 18df160ff83dc2aadc768191ce58936f72c98ff4d3f21d511d67cddb582f13bc
secret: f628e8e6b2e700e4cb83ccd4eefe5e8bb849b52b47785629bd8d3300483b95b3
~ host 0605fc5526dd70e91571c7552b9856dd6756915fe7d4e62ab4f11b5b9c2e111a
~ created @-14117@
~ level normal
', 'first-triumvirate', 0, 1, 7, @5183985922@, '{"id":"bvd55bdxtm8mmarc","game":"first-triumvirate","title":"Roman Conquest: The First Triumvirate","options":{"rome":"any","token":3,"sea":"all","limit":300},"public":false,"one_screen":false,"state":"playing","seats":[{"seat":"crassus","title":"Crassus","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"caesar","title":"Caesar","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false},{"seat":"pompey","title":"Pompey","kind":"person","name":"Zoë 🏛","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"18df160ff83dc2aadc768191ce58936f72c98ff4d3f21d511d67cddb582f13bc","luck":["5cb63deab06f98d1e43400a371b34bcc","91b3b71b2ce0129e35707ceec3afd6c1","7c344c7c60e6ac2aff06129246d8af16"],"secret":null},"previous":null,"rematch":null,"created":@-14117@,"started":@-14078@,"ended":null}');
INSERT INTO tables VALUES ('bxrh0eqhn823rah9', 'rubicon record 1
game: exemplum
seats: 2
option: scenario=road
option: rounds=8
option: coins=2
dice: hmac-sha256 1
table: bxrh0eqhn823rah9
commitment: 5a70ebba5cdfa62f4cbbe62fd64f7b88851bf10018b8b699fb9342c49c917d88
secret: 3c1f60061ab18e838524ae4dc2bc23bed7aa9d6917e0c724b8d03c8d0ba5a5d7
~ host 9b3fa68928caab8f1cb2ad62911d8094590d3c0ab26f46f13e69808de509c6f5
~ created @-17416@
~ level normal
', 'exemplum', 0, 2, 5, NULL, '{"id":"bxrh0eqhn823rah9","game":"exemplum","title":"Exemplum","options":{"scenario":"road","rounds":8,"coins":2},"public":false,"one_screen":false,"state":"over","seats":[{"seat":"aulus","title":"Aulus","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"gaius","title":"Gaius","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"5a70ebba5cdfa62f4cbbe62fd64f7b88851bf10018b8b699fb9342c49c917d88","luck":["ed7d0d4e90ea08a21e9de8e8186d5e4f","6efb68be6dfbf8f1e411951ac61e9c19"],"secret":"3c1f60061ab18e838524ae4dc2bc23bed7aa9d6917e0c724b8d03c8d0ba5a5d7"},"previous":null,"rematch":null,"created":@-17416@,"started":@-17394@,"ended":@-14508@}');
INSERT INTO tables VALUES ('vmadj6d8wn1wp43q', 'rubicon record 1
game: exemplum
seats: 2
option: scenario=road
option: rounds=5
option: coins=2
dice: hmac-sha256 1
table: vmadj6d8wn1wp43q
commitment: 8620dad2e768a9453eddd76627da70027f78538c147b24ad66d00ec12c99293c
secret: 39768173c10f7f186736efa50a629a6c18acacbc24e1291378f41250e0885656
~ public
~ days 259200000
~ host 308e8fe5f292f245ea9b82b3203a97ca8b25b116fc8a3fc7e49ad6bb58b7211d
~ created @-18970@
~ level normal
', 'exemplum', 1, 1, 4, @259181056@, '{"id":"vmadj6d8wn1wp43q","game":"exemplum","title":"Exemplum","options":{"scenario":"road","rounds":5,"coins":2},"public":true,"one_screen":false,"state":"playing","seats":[{"seat":"aulus","title":"Aulus","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"gaius","title":"Gaius","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false}],"clock":{"days":3},"absent":"bot","level":"normal","dice":{"commitment":"8620dad2e768a9453eddd76627da70027f78538c147b24ad66d00ec12c99293c","luck":["507f9f90a37652926802485ce18b19dd","13da7530eb575934e55c1b59978bbfa4"],"secret":null},"previous":null,"rematch":null,"created":@-18970@,"started":@-18944@,"ended":null}');
INSERT INTO tables VALUES ('vrngfp4nw86zwchb', 'rubicon record 1
game: tic-tac-toe
seats: 2
dice: hmac-sha256 1
table: vrngfp4nw86zwchb
commitment: b92b1f044aa83ffe1c01806730e0c3c67fdcb99106471ab5cff33bd802673fb1
secret: fec4c119820ba8008cfdd471fc6a2f774496810e5d8a3fa3d8f5400988729ca8
~ host ae4048215189ef964e614efa6211638cac78d93e0c3d6f6515886fbd1f424fbd
~ created @-11740@
~ level normal
', 'tic-tac-toe', 0, 1, 10, @5183988327@, '{"id":"vrngfp4nw86zwchb","game":"tic-tac-toe","title":"Tic-tac-toe","options":{},"public":false,"one_screen":false,"state":"playing","seats":[{"seat":"cross","title":"cross","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"nought","title":"nought","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"b92b1f044aa83ffe1c01806730e0c3c67fdcb99106471ab5cff33bd802673fb1","luck":["9c8f0f32b7fe1bae5fb4b0ceb32d29bb","e4d89273a6e84aea5c0ffbb685b6b4a0"],"secret":null},"previous":null,"rematch":null,"created":@-11740@,"started":@-11673@,"ended":null}');
INSERT INTO tables VALUES ('w8c3bsfvvmf1x3pq', 'rubicon record 1
game: tic-tac-toe
seats: 2
dice: hmac-sha256 1
table: w8c3bsfvvmf1x3pq
commitment: 49067dab38094cc9b5d0265cedded720ac69e3097228cc7f9e2ffc0cce696a2e
secret: 5c286f425acfa177b66df47c4951d693100a7fa36791bfe16ee5bdddf6e1bc8f
~ clock 5000
~ host 65cdf7e16ae8f92b788199484a757e69278c9175d13d9216ee39a6658a250b24
~ created @-11623@
~ level random
', 'tic-tac-toe', 0, 1, 12, @3418@, '{"id":"w8c3bsfvvmf1x3pq","game":"tic-tac-toe","title":"Tic-tac-toe","options":{},"public":false,"one_screen":false,"state":"playing","seats":[{"seat":"cross","title":"cross","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"nought","title":"nought","kind":"person","name":"Ben","bot":"random","away":true,"resigned":false}],"clock":{"move":5},"absent":"bot","level":"random","dice":{"commitment":"49067dab38094cc9b5d0265cedded720ac69e3097228cc7f9e2ffc0cce696a2e","luck":["39a9efc1e7a88fa0adbf64049c8d611e","1fc122888d3bf3666bc49daab84a7102"],"secret":null},"previous":null,"rematch":null,"created":@-11623@,"started":@-11600@,"ended":null}');
INSERT INTO tables VALUES ('z4cc82ac924gnqjh', 'rubicon record 1
game: tic-tac-toe
seats: 2
dice: hmac-sha256 1
table: z4cc82ac924gnqjh
commitment: c63f8e417fee0464b59a38e028469891bcfe25ab6ce0b377b8a452edb8f3369e
secret: 71059d7ca02c9ba5b984cb2913d3120480fb8cb0328b4d0f5195d22a5ffdd1a6
~ public
~ host 87dd732a3fbb1b93d219675e630f0b5443135980594102e338f9998896b1ca25
~ created @-19157@
~ level normal
', 'tic-tac-toe', 1, 2, 2, NULL, '{"id":"z4cc82ac924gnqjh","game":"tic-tac-toe","title":"Tic-tac-toe","options":{},"public":true,"one_screen":false,"state":"over","seats":[{"seat":"cross","title":"cross","kind":"person","name":"Anna","bot":null,"away":false,"resigned":false},{"seat":"nought","title":"nought","kind":"person","name":"Ben","bot":null,"away":false,"resigned":false}],"clock":null,"absent":"bot","level":"normal","dice":{"commitment":"c63f8e417fee0464b59a38e028469891bcfe25ab6ce0b377b8a452edb8f3369e","luck":["eeedcf6cba49f8de3922dd65f9bdd588","1114d3b5944d121df2a8d1e0bde34510"],"secret":"71059d7ca02c9ba5b984cb2913d3120480fb8cb0328b4d0f5195d22a5ffdd1a6"},"previous":null,"rematch":"4rqxd12m4ydp2myc","created":@-19157@,"started":@-19133@,"ended":@-19013@}');
INSERT INTO changes VALUES ('095t605cs19ry2k5', 1, @-14503@, '~ unsit aulus
~ unsit gaius
~ sit aulus ed6a385ba2cf636091e533a3f9a9734c099ba320f41cd24799b4c21bf2b4a6b7 - Anna
');
INSERT INTO changes VALUES ('095t605cs19ry2k5', 2, @-14488@, '~ luck aulus f5ba9ab4ccbec8d031c71e40402ca61b
');
INSERT INTO changes VALUES ('095t605cs19ry2k5', 3, @-14475@, '~ sit gaius 6fed5eca30d701220b7d2ca3b33028e96c2f0780a09bc7eb85f868907caf1387 211b06c982f3b75d950d225e798702ee Ben
rules: 1
player aulus: Anna
player gaius: Ben
luck: f5ba9ab4ccbec8d031c71e40402ca61b 211b06c982f3b75d950d225e798702ee
start ;3156 =98763138b4d3f79d
1 chance draw aulus mule ;1988
2 chance draw aulus foot ;fdc4
3 chance draw aulus foot ;51ca
4 chance draw gaius mule ;8673
5 chance draw gaius horse ;ebe6
6 chance draw gaius foot ;33c0
7 chance seal horse ;58c5
');
INSERT INTO changes VALUES ('095t605cs19ry2k5', 4, @-14408@, '8 aulus ride foot ;798b
');
INSERT INTO changes VALUES ('095t605cs19ry2k5', 5, @-14207@, '9 gaius ride horse ;15cb
');
INSERT INTO changes VALUES ('095t605cs19ry2k5', 6, @-14201@, '10 aulus go m20 ;2082
');
INSERT INTO changes VALUES ('095t605cs19ry2k5', 7, @-14196@, '11 aulus rob gaius ;c33e
');
INSERT INTO changes VALUES ('095t605cs19ry2k5', 8, @-14185@, '12 gaius stand ;dc94
13 chance die 1 ;5ea7
14 chance die 3 ;ef5b
15 chance draw aulus gig ;addc
16 chance draw aulus mule ;969c
');
INSERT INTO changes VALUES ('095t605cs19ry2k5', 9, @-14177@, '17 aulus bury gig ;6bb2
');
INSERT INTO changes VALUES ('095t605cs19ry2k5', 10, @-14167@, '18 gaius go m35 ;8fcd
');
INSERT INTO changes VALUES ('095t605cs19ry2k5', 11, @-14149@, '~ wish aulus 1
');
INSERT INTO changes VALUES ('095t605cs19ry2k5', 12, @-14129@, '~ wish gaius 1
~ abandon
adjourned
');
INSERT INTO changes VALUES ('4rqxd12m4ydp2myc', 1, @-18977@, '~ reserve nought 87dd732a3fbb1b93d219675e630f0b5443135980594102e338f9998896b1ca25 Anna
~ reserve cross 92563b93d7438bb43d105489524d4c5622b71d8b3e0c935cc63c504ea64f58cc Ben
~ sit nought 87dd732a3fbb1b93d219675e630f0b5443135980594102e338f9998896b1ca25 - Anna
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 1, @-13049@, '~ unsit crassus
~ unsit caesar
~ unsit pompey
~ sit crassus d8678cb332dd3e74707b9d5d7232217856eaf3fd7ead06232953c5a126f1c02e - Anna
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 2, @-13018@, '~ luck crassus b6cbdfbc8f3a8b1c76d80a9d0bb9315f
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 3, @-13016@, '~ sit caesar 0cc8f8f5f5c2c11369b689941654d7cd84409cf95187913a8b413fc10fe30b85 d945bc72e1b842960712e4374f795f61 Ben
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 4, @-12999@, '~ sit pompey 1aa6c55602b57d70db91dc2c4a12c365f52b7e252ac93116f5c9211d7da1d420 b3b3f1d7e6ab272ff188717c9aca6c6f Zoë 🏛
rules: 2
player crassus: Anna
player caesar: Ben
player pompey: Zoë 🏛
luck: b6cbdfbc8f3a8b1c76d80a9d0bb9315f d945bc72e1b842960712e4374f795f61 b3b3f1d7e6ab272ff188717c9aca6c6f
start ;4f1d =694c55a357abd43f
1 chance first crassus ;635b
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 5, @-12991@, '2 crassus march olbia tyras 1 ;12f9
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 6, @-12972@, '3 crassus march byzantium pergamum 1 ;2e04
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 7, @-12961@, '4 crassus march tyras scythia-3 1 ;64b7
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 8, @-12956@, '5 crassus march pergamum ephesus 1 ;b833
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 9, @-12945@, '6 crassus march scythia-1 sarmatia-11 1 ;c6c1
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 10, @-12943@, '7 crassus march sinope zela 1 ;6af1
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 11, @-12930@, '8 crassus march heraclea sinope 1 ;970a
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 12, @-12915@, '9 crassus march sarmatia-7 sarmatia-12 1 ;e49b
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 13, @-12907@, '10 crassus march ephesus sardis 1 ;db08
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 14, @-12902@, '11 crassus march lysimachia philippi 1 ;d426
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 15, @-12891@, 'resign crassus
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 16, @-12885@, '12 crassus march philippopolis lysimachia 1 ;4ebe
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 17, @-12876@, '13 crassus march sardis pergamum 1 ;9b45
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 18, @-12857@, '14 crassus march pessinus attalia 1 ;9a4e
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 19, @-12840@, '15 crassus march nicaea heraclea 1 ;6ada
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 20, @-12834@, '16 crassus march tomis dacia-2 1 ;6aa0
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 21, @-12832@, '17 crassus march odessus durostorum 1 ;429e
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 22, @-12825@, '18 crassus march side tarsus 1 ;f632
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 23, @-12817@, '19 crassus roll ;ff1f
20 chance die 2 ;7ec0
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 24, @-12810@, '21 crassus lead nicephorium ;65da
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 25, @-12807@, '22 crassus march attalia side 1 ;145c
');
INSERT INTO changes VALUES ('7j6w21dceefkseen', 26, @-12795@, '23 crassus done ;4732
');
INSERT INTO changes VALUES ('7tcqdrdrqx3g99jk', 1, @-11648@, '~ unsit cross
~ bot nought random
~ sit cross 4d67b43334a54d86edd78706bf2f4a081e6ed306b53928d90652f37a0bb277ae - Anna
');
INSERT INTO changes VALUES ('7tcqdrdrqx3g99jk', 2, @-11637@, '~ luck cross 39a5f7b97708858087b0e743adfe12af
rules: 1
player cross: Anna
bot nought: random
luck: 39a5f7b97708858087b0e743adfe12af -
start ;2fa7 =ea9165f0e123da2b
');
INSERT INTO changes VALUES ('8sr9shx0js9gghek', 1, @-12884@, '~ unsit gaius
~ unsit lucius
~ sit gaius 9073168e8f149291ebdf8949a4428bb9d4787f2ac2c9c043011c22d3657155e6 - Anna
');
INSERT INTO changes VALUES ('8sr9shx0js9gghek', 2, @-12881@, '~ luck gaius 16f6f36710457bbcc28d7544e6014042
');
INSERT INTO changes VALUES ('8sr9shx0js9gghek', 3, @-12864@, '~ sit lucius bf4186a5093ee3e8e89eb12c5230ff3a749c1f1fe472862123ddf66036d573c1 b86a71075b9bfae162dc650744c469e1 Ben
rules: 1
player gaius: Anna
player lucius: Ben
luck: 16f6f36710457bbcc28d7544e6014042 b86a71075b9bfae162dc650744c469e1
start ;1f71 =cbb0236a6d1213f0
1 chance crier lucius ;fe7c
2 chance reveal 29 ;a4ec
3 chance reveal 20 ;6661
4 chance reveal 43 ;3380
5 chance reveal 1 ;e304
6 chance reveal 82 ;9d27
7 chance deal gaius 60 ;3fe6
8 chance deal gaius 41 ;6354
9 chance deal gaius 8 ;0eb6
10 chance deal gaius 86 ;1925
11 chance deal gaius 88 ;32c9
12 chance deal gaius 14 ;5065
13 chance deal lucius 5 ;b0b6
14 chance deal lucius 12 ;5d42
15 chance deal lucius 70 ;f657
16 chance deal lucius 83 ;b375
17 chance deal lucius 57 ;41ea
18 chance deal lucius 7 ;9b8e
');
INSERT INTO changes VALUES ('8sr9shx0js9gghek', 4, @-12807@, '19 gaius keep 41 ;de90
');
INSERT INTO changes VALUES ('8sr9shx0js9gghek', 5, @-12707@, '20 gaius keep 14 ;d3fd
');
INSERT INTO changes VALUES ('8sr9shx0js9gghek', 6, @-12607@, '21 gaius keep 88 ;a543
');
INSERT INTO changes VALUES ('8sr9shx0js9gghek', 7, @-12397@, '22 lucius keep 83 ;5db1
');
INSERT INTO changes VALUES ('8sr9shx0js9gghek', 8, @-12206@, '23 lucius keep 57 ;5d30
');
INSERT INTO changes VALUES ('8sr9shx0js9gghek', 9, @-12004@, '24 lucius keep 70 ;0f02
25 chance draw chariot ;a601
');
INSERT INTO changes VALUES ('8sr9shx0js9gghek', 10, @-11803@, '~ order gaius 7 0 5 pass
');
INSERT INTO changes VALUES ('8sr9shx0js9gghek', 11, @-11796@, '~ hook gaius http://127.0.0.1:1024/hook
');
INSERT INTO changes VALUES ('8sr9shx0js9gghek', 12, @-3814@, '~ ordered gaius pass
26 gaius pass ;f694
');
INSERT INTO changes VALUES ('a6wam7e6bqkfd1e9', 1, @-19172@, '~ unsit cross
~ unsit nought
~ sit cross d3a1838ff4fdac0c99e9e4226023077df36047d345a6ea1c2ed8c10405b12d20 - Anna
');
INSERT INTO changes VALUES ('a6wam7e6bqkfd1e9', 2, @-19168@, '~ luck cross 601926ed7180f82c82164528d15b2a69
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 1, @-14117@, '~ unsit crassus
~ unsit caesar
~ unsit pompey
~ sit crassus 0605fc5526dd70e91571c7552b9856dd6756915fe7d4e62ab4f11b5b9c2e111a - Anna
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 2, @-14105@, '~ luck crassus 5cb63deab06f98d1e43400a371b34bcc
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 3, @-14090@, '~ sit caesar aa736ed24e0afb7c881cf391476eeb3e2def82e927dcfc1409f8d1dfa43549d2 91b3b71b2ce0129e35707ceec3afd6c1 Ben
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 4, @-14078@, '~ sit pompey fc0615bbf09d0332d535d49e6b2c6dc938b58e3bdbfecbf11c0d930ee1852db3 7c344c7c60e6ac2aff06129246d8af16 Zoë 🏛
rules: 2
player crassus: Anna
player caesar: Ben
player pompey: Zoë 🏛
luck: 5cb63deab06f98d1e43400a371b34bcc 91b3b71b2ce0129e35707ceec3afd6c1 7c344c7c60e6ac2aff06129246d8af16
start ;4f1d =694c55a357abd43f
1 chance first crassus ;635b
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 5, @-14059@, '2 crassus march sardis ephesus 1 ;4d68
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 6, @-14047@, '3 crassus march pergamum lysimachia 1 ;c367
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 7, @-14026@, '4 crassus march attalia side 1 ;8dc0
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 8, @-14007@, '5 crassus march scythia-1 olbia 1 ;0bd1
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 9, @-14000@, '6 crassus collect ;0061
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 10, @-13987@, '7 crassus march pessinus heraclea 1 ;1753
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 11, @-13975@, '8 crassus march heraclea ancyra 1 ;8d84
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 12, @-13911@, '~ offer crassus
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 13, @-13847@, '~ grant caesar
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 14, @-13813@, '~ grant pompey
undo crassus
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 15, @-13800@, '8 crassus march ephesus pergamum 1 ;95cf
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 16, @-13729@, '9 crassus march tomis durostorum 1 ;a684
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 17, @-13717@, '10 crassus march byzantium odessus 1 ;b559
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 18, @-13708@, '11 crassus march sinope zela 1 ;523f
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 19, @-13684@, '12 crassus march lysimachia byzantium 1 ;2f19
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 20, @-13629@, '13 crassus march side tarsus 1 ;b0fd
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 21, @-13624@, '14 crassus march nicaea pergamum 1 ;92a0
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 22, @-13581@, '~ offer crassus
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 23, @-13562@, '~ grant caesar
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 24, @-13551@, '~ grant pompey
undo crassus
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 25, @-13533@, '14 crassus march heraclea ancyra 1 ;c2b7
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 26, @-13523@, '15 crassus march nicaea pergamum 1 ;1cda
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 27, @-13511@, '16 crassus march sarmatia-7 scythia-1 1 ;4cc3
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 28, @-13494@, '17 crassus march tyras olbia 1 ;6a92
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 29, @-13485@, '18 crassus march odessus tomis 1 ;60b1
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 30, @-13470@, '19 crassus march olbia scythia-4 1 ;56e6
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 31, @-13464@, '20 crassus march philippopolis odessus 1 ;9a2f
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 32, @-13448@, '~ offer crassus
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 33, @-13429@, '~ grant caesar
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 34, @-13410@, '~ grant pompey
undo crassus
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 35, @-13392@, '20 crassus march philippopolis lysimachia 1 ;edc5
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 36, @-13375@, '21 crassus done ;6ca5
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 37, @-13365@, '22 caesar march asturica brigantium 1 ;e00f
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 38, @-13313@, '23 caesar march dubris samarobriva 1 ;a972
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 39, @-13292@, '24 caesar march gesoriacum dubris 1 ;3396
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 40, @-13285@, '25 caesar done ;333f
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 41, @-13271@, '26 pompey march hispalis emerita 1 ;f6ab
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 42, @-13230@, '~ offer pompey
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 43, @-13228@, '~ grant crassus
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 44, @-13217@, '~ grant caesar
undo pompey
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 45, @-13215@, '26 pompey march sala atlas-1 1 ;b3db
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 46, @-13213@, '27 pompey march rusaddir malaca 1 ;db64
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 47, @-13211@, '28 pompey march atlas-1 sala 1 ;5e5c
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 48, @-13200@, '29 pompey march norba corduba 1 ;7bd1
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 49, @-13195@, '30 pompey march volubilis atlas-1 1 ;725f
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 50, @-13181@, '31 pompey march pax-iulia gaditanum-1 1 ;391f
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 51, @-13167@, '32 pompey march mauretania-2 gaetulia-3 1 ;a35f
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 52, @-13138@, '~ offer pompey
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 53, @-13132@, '~ grant crassus
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 54, @-13131@, '~ grant caesar
undo pompey
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 55, @-13129@, '32 pompey march corduba norba 1 ;8390
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 56, @-13122@, '33 pompey march hispalis corduba 1 ;5199
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 57, @-13096@, '34 pompey march olisipo oceanus-10 1 ;c92a
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 58, @-13079@, '35 pompey march malaca corduba 1 ;33ec
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 59, @-13059@, '36 pompey march mauretania-2 volubilis 1 ;a1d3
');
INSERT INTO changes VALUES ('bvd55bdxtm8mmarc', 60, @-13051@, '~ wish crassus 1
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 1, @-17416@, '~ unsit aulus
~ unsit gaius
~ sit aulus 9b3fa68928caab8f1cb2ad62911d8094590d3c0ab26f46f13e69808de509c6f5 - Anna
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 2, @-17406@, '~ luck aulus ed7d0d4e90ea08a21e9de8e8186d5e4f
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 3, @-17394@, '~ sit gaius 9628b892116bf03df6e4196f9024947225ff8304ae6f072ed79233c5f4810954 6efb68be6dfbf8f1e411951ac61e9c19 Ben
rules: 1
player aulus: Anna
player gaius: Ben
luck: ed7d0d4e90ea08a21e9de8e8186d5e4f 6efb68be6dfbf8f1e411951ac61e9c19
start ;3156 =98763138b4d3f79d
1 chance draw aulus horse ;9b1c
2 chance draw aulus mule ;445c
3 chance draw aulus gig ;7af6
4 chance draw gaius foot ;161c
5 chance draw gaius foot ;de00
6 chance draw gaius foot ;182e
7 chance seal foot ;1248
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 4, @-17304@, '8 aulus ride horse ;f124
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 5, @-17096@, '9 gaius ride foot ;d736
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 6, @-17090@, '10 aulus go m14 ;1dc7
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 7, @-17026@, '11 aulus pass ;e688
12 chance draw aulus foot ;7769
13 chance draw aulus relay ;ea1c
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 8, @-17012@, '14 aulus bury relay ;4d85
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 9, @-17004@, '15 gaius go m17 ;4ede
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 10, @-16989@, '16 gaius rob aulus ;137d
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 11, @-16952@, '17 aulus yield ;3dcb
18 chance draw gaius mule ;3589
19 chance draw gaius foot ;1b2b
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 12, @-16941@, '20 gaius bury mule ;d6df
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 13, @-16868@, '21 aulus ride gig ;71b2
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 14, @-16702@, '22 gaius ride foot ;14fc
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 15, @-16679@, '23 gaius go m34 ;a482
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 16, @-16659@, '24 gaius spy aulus ;0be5
25 chance draw gaius mule ;837a
26 chance draw gaius mule ;5f86
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 17, @-16650@, '27 gaius bury mule ;8c82
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 18, @-16631@, '28 aulus go m44 ;0420
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 19, @-16623@, '29 aulus pass ;7336
30 chance draw aulus horse ;3585
31 chance draw aulus gig ;349b
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 20, @-16619@, '32 aulus bury mule ;ba1b
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 21, @-16608@, '33 aulus ride horse ;d538
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 22, @-16407@, '34 gaius ride foot ;e9c3
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 23, @-16398@, '35 aulus go m56 ;799d
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 24, @-16390@, '36 aulus spy gaius ;1f22
37 chance draw aulus foot ;b7b9
38 chance draw aulus gig ;37c2
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 25, @-16380@, '39 aulus bury gig ;0ba6
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 26, @-16371@, '40 gaius go m38 ;37ee
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 27, @-16369@, '41 gaius rob aulus ;87fc
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 28, @-16364@, '42 aulus stand ;9388
43 chance die 2 ;3533
44 chance die 3 ;d9ed
45 chance draw gaius foot ;50d7
46 chance draw gaius foot ;29dc
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 29, @-16354@, '47 gaius bury foot ;c608
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 30, @-16307@, '48 aulus ride foot ;5fd4
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 31, @-16107@, '49 gaius ride mule ;1d7e
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 32, @-16105@, '50 gaius go m55 ;33ec
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 33, @-16103@, '51 gaius rob aulus ;db49
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 34, @-16096@, '52 aulus yield ;fe03
53 chance draw gaius foot ;b302
54 chance draw gaius foot ;f142
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 35, @-16094@, '55 gaius bury foot ;4f29
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 36, @-16082@, '56 aulus go m71 ;6922
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 37, @-16045@, '57 aulus rob gaius ;155e
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 38, @-16034@, '58 gaius yield ;b6b9
59 chance draw aulus mule ;12d9
60 chance draw aulus gig ;8a16
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 39, @-16027@, '61 aulus bury foot ;9403
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 40, @-16007@, '62 aulus ride gig ;6b65
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 41, @-15807@, '63 gaius ride foot ;ebaa
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 42, @-15768@, '64 aulus go m86 ;ca19
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 43, @-15749@, '65 aulus spy gaius ;afb6
66 chance draw aulus mule ;cfbb
67 chance draw aulus foot ;cda5
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 44, @-15746@, '68 aulus bury gig ;4cee
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 45, @-15734@, '69 gaius go m66 ;ab38
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 46, @-15720@, '70 gaius spy aulus ;8444
71 chance draw gaius relay ;95d2
72 chance draw gaius mule ;1313
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 47, @-15710@, '73 gaius bury relay ;d04c
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 48, @-15607@, '74 aulus ride mule ;7f59
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 49, @-15407@, '75 gaius ride foot ;c788
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 50, @-15402@, '76 gaius go m70 ;37fa
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 51, @-15379@, '77 gaius rob aulus ;f2a5
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 52, @-15374@, '78 aulus stand ;5244
79 chance die 3 ;a6ee
80 chance die 1 ;656e
81 chance draw gaius foot ;2f5f
82 chance draw gaius horse ;a08e
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 53, @-15351@, '83 gaius bury mule ;0818
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 54, @-15332@, '84 aulus go m82 ;5391
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 55, @-15319@, '85 aulus pass ;acb7
86 chance draw aulus relay ;8f37
87 chance draw aulus foot ;20cd
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 56, @-15291@, '88 aulus bury foot ;39fa
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 57, @-15207@, '89 aulus ride mule ;2fd3
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 58, @-15007@, '90 gaius ride horse ;c10e
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 59, @-15004@, '91 aulus go m86 ;8d0e
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 60, @-14980@, '92 aulus pass ;5dcd
93 chance draw aulus mule ;03be
94 chance draw aulus horse ;770f
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 61, @-14968@, '95 aulus bury relay ;8fe9
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 62, @-14955@, '96 gaius go m93 ;2f15
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 63, @-14944@, '97 gaius rob aulus ;5586
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 64, @-14939@, '98 aulus stand ;846b
99 chance die 1 ;ffd3
100 chance die 4 ;e389
101 chance draw gaius gig ;b013
102 chance draw gaius mule ;1214
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 65, @-14914@, '103 gaius bury mule ;4c41
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 66, @-14807@, '104 aulus ride horse ;a388
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 67, @-14607@, '105 gaius ride gig ;4331
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 68, @-14591@, '106 gaius go m101 ;a8c6
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 69, @-14565@, '107 gaius pass ;ea71
108 chance draw gaius mule ;4b14
109 chance draw gaius horse ;8f71
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 70, @-14553@, '110 gaius bury horse ;246c
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 71, @-14534@, '111 aulus go m120 ;d50a
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 72, @-14519@, '112 aulus rob gaius ;30dc
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 73, @-14510@, '113 gaius stand ;49e8
114 chance die 5 ;4ac2
115 chance die 4 ;4107
116 chance draw aulus horse ;60a1
117 chance draw aulus mule ;b6eb
');
INSERT INTO changes VALUES ('bxrh0eqhn823rah9', 74, @-14508@, '118 aulus bury foot ;3983
result aulus place 1 points 120
result gaius place 2 points 91
end
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 1, @-18970@, '~ unsit aulus
~ unsit gaius
~ sit aulus 308e8fe5f292f245ea9b82b3203a97ca8b25b116fc8a3fc7e49ad6bb58b7211d - Anna
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 2, @-18957@, '~ luck aulus 507f9f90a37652926802485ce18b19dd
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 3, @-18944@, '~ sit gaius 34d86632384c7a90d58adef56e8c22af3a00a96bd41817d6d024d80778136a6d 13da7530eb575934e55c1b59978bbfa4 Ben
rules: 1
player aulus: Anna
player gaius: Ben
luck: 507f9f90a37652926802485ce18b19dd 13da7530eb575934e55c1b59978bbfa4
start ;3156 =a37b8b1b62c6e2ee
1 chance draw aulus mule ;1988
2 chance draw aulus mule ;84c0
3 chance draw aulus foot ;8d84
4 chance draw gaius mule ;aa49
5 chance draw gaius foot ;4159
6 chance draw gaius horse ;f8b6
7 chance seal foot ;a1c7
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 4, @-18903@, '8 aulus ride foot ;798b
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 5, @-18704@, '9 gaius ride mule ;3b1b
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 6, @-18698@, '10 aulus go m9 ;75a3
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 7, @-18673@, '11 aulus rob gaius ;81dd
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 8, @-18657@, '12 gaius yield ;03b4
13 chance draw aulus horse ;4a0d
14 chance draw aulus gig ;4582
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 9, @-18647@, '15 aulus bury mule ;e447
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 10, @-18640@, '16 gaius go m8 ;878e
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 11, @-18625@, '17 gaius pass ;f9bf
18 chance draw gaius mule ;0954
19 chance draw gaius foot ;9365
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 12, @-18598@, '20 gaius bury foot ;ddc0
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 13, @-18496@, '21 aulus ride horse ;37f7
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 14, @-18406@, 'undo aulus
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 15, @-18186@, '21 aulus ride gig ;291d
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 16, @-18004@, '22 gaius ride horse ;3a6f
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 17, @-17970@, '23 gaius go m19 ;ae29
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 18, @-17933@, '24 gaius spy aulus ;059f
25 chance draw gaius horse ;f60b
26 chance draw gaius mule ;6b28
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 19, @-17924@, '27 gaius bury foot ;33b7
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 20, @-17836@, '28 aulus go m24 ;0c6b
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 21, @-17802@, '29 aulus spy gaius ;2f45
30 chance draw aulus mule ;be90
31 chance draw aulus horse ;dc92
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 22, @-17798@, '32 aulus bury horse ;cdf0
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 23, @-17694@, '33 aulus ride mule ;4161
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 24, @-17506@, '34 gaius ride horse ;bf64
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 25, @-17488@, '35 aulus go m30 ;6584
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 26, @-17480@, '36 aulus pass ;239a
37 chance draw aulus foot ;1c3b
38 chance draw aulus foot ;9449
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 27, @-17469@, '39 aulus bury mule ;47c1
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 28, @-17451@, '40 gaius go m19 ;6d83
');
INSERT INTO changes VALUES ('vmadj6d8wn1wp43q', 29, @-17432@, '~ say aulus Salve, Ζωή!
');
INSERT INTO changes VALUES ('vrngfp4nw86zwchb', 1, @-11740@, '~ unsit cross
~ unsit nought
~ sit cross ae4048215189ef964e614efa6211638cac78d93e0c3d6f6515886fbd1f424fbd - Anna
');
INSERT INTO changes VALUES ('vrngfp4nw86zwchb', 2, @-11714@, '~ luck cross 9c8f0f32b7fe1bae5fb4b0ceb32d29bb
');
INSERT INTO changes VALUES ('vrngfp4nw86zwchb', 3, @-11673@, '~ sit nought 7869994f72954d34c9260cba80932e33def10b3ee69ce96357c958841602fad5 e4d89273a6e84aea5c0ffbb685b6b4a0 Ben
rules: 1
player cross: Anna
player nought: Ben
luck: 9c8f0f32b7fe1bae5fb4b0ceb32d29bb e4d89273a6e84aea5c0ffbb685b6b4a0
start ;2fa7 =ea9165f0e123da2b
');
INSERT INTO changes VALUES ('vrngfp4nw86zwchb', 4, @-11664@, '1 cross mark c3 ;d23e
');
INSERT INTO changes VALUES ('vrngfp4nw86zwchb', 5, @-11651@, '~ offer cross
');
INSERT INTO changes VALUES ('w8c3bsfvvmf1x3pq', 1, @-11623@, '~ unsit cross
~ unsit nought
~ sit cross 65cdf7e16ae8f92b788199484a757e69278c9175d13d9216ee39a6658a250b24 - Anna
');
INSERT INTO changes VALUES ('w8c3bsfvvmf1x3pq', 2, @-11613@, '~ luck cross 39a9efc1e7a88fa0adbf64049c8d611e
');
INSERT INTO changes VALUES ('w8c3bsfvvmf1x3pq', 3, @-11600@, '~ sit nought a6352f403b510b15da0279031f529271dd9e4304bc594d8bbadb25230b95e7cc 1fc122888d3bf3666bc49daab84a7102 Ben
rules: 1
player cross: Anna
player nought: Ben
luck: 39a9efc1e7a88fa0adbf64049c8d611e 1fc122888d3bf3666bc49daab84a7102
start ;2fa7 =ea9165f0e123da2b
');
INSERT INTO changes VALUES ('w8c3bsfvvmf1x3pq', 4, @-11595@, '1 cross mark a1 ;2b54
');
INSERT INTO changes VALUES ('w8c3bsfvvmf1x3pq', 5, @-6593@, '~ lapse nought
');
INSERT INTO changes VALUES ('w8c3bsfvvmf1x3pq', 6, @-1589@, '~ away nought random
');
INSERT INTO changes VALUES ('w8c3bsfvvmf1x3pq', 7, @-1582@, '2 nought mark a3 ;a398
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 1, @-19157@, '~ unsit cross
~ unsit nought
~ sit cross 87dd732a3fbb1b93d219675e630f0b5443135980594102e338f9998896b1ca25 - Anna
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 2, @-19148@, '~ luck cross eeedcf6cba49f8de3922dd65f9bdd588
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 3, @-19133@, '~ sit nought 92563b93d7438bb43d105489524d4c5622b71d8b3e0c935cc63c504ea64f58cc 1114d3b5944d121df2a8d1e0bde34510 Ben
rules: 1
player cross: Anna
player nought: Ben
luck: eeedcf6cba49f8de3922dd65f9bdd588 1114d3b5944d121df2a8d1e0bde34510
start ;2fa7 =ea9165f0e123da2b
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 4, @-19118@, '1 cross mark c1 ;f415
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 5, @-19100@, '2 nought mark b1 ;417a
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 6, @-19093@, '3 cross mark b3 ;8db2
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 7, @-19080@, '4 nought mark c2 ;23ca
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 8, @-19059@, '5 cross mark b2 ;74d5
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 9, @-19045@, '6 nought mark a2 ;f505
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 10, @-19034@, '7 cross mark a1 ;e191
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 11, @-19020@, '8 nought mark c3 ;105e
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 12, @-19013@, '9 cross mark a3 ;6cbb
result cross place 1 points 1
result nought place 2 points 0
end
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 13, @-18987@, '~ say cross Well played. # 100% ;beef ~ "quoted" \ ''so'' @4/6
');
INSERT INTO changes VALUES ('z4cc82ac924gnqjh', 14, @-18980@, '~ rematch 4rqxd12m4ydp2myc
');
INSERT INTO seen VALUES ('095t605cs19ry2k5', 0, 20);
INSERT INTO seen VALUES ('095t605cs19ry2k5', 1, 20);
INSERT INTO seen VALUES ('7j6w21dceefkseen', 0, 21);
INSERT INTO seen VALUES ('7j6w21dceefkseen', 1, 21);
INSERT INTO seen VALUES ('7j6w21dceefkseen', 2, 21);
INSERT INTO seen VALUES ('8sr9shx0js9gghek', 0, 25);
INSERT INTO seen VALUES ('8sr9shx0js9gghek', 1, 24);
INSERT INTO seen VALUES ('bvd55bdxtm8mmarc', 0, 34);
INSERT INTO seen VALUES ('bvd55bdxtm8mmarc', 1, 34);
INSERT INTO seen VALUES ('bvd55bdxtm8mmarc', 2, 34);
INSERT INTO seen VALUES ('bxrh0eqhn823rah9', 0, 134);
INSERT INTO seen VALUES ('bxrh0eqhn823rah9', 1, 134);
INSERT INTO seen VALUES ('vmadj6d8wn1wp43q', 0, 44);
INSERT INTO seen VALUES ('vmadj6d8wn1wp43q', 1, 44);
INSERT INTO seen VALUES ('vrngfp4nw86zwchb', 0, 1);
INSERT INTO seen VALUES ('vrngfp4nw86zwchb', 1, 1);
INSERT INTO seen VALUES ('w8c3bsfvvmf1x3pq', 0, 2);
INSERT INTO seen VALUES ('w8c3bsfvvmf1x3pq', 1, 2);
INSERT INTO seen VALUES ('z4cc82ac924gnqjh', 0, 9);
INSERT INTO seen VALUES ('z4cc82ac924gnqjh', 1, 9);
