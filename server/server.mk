# server/server.mk -- what the server needs besides compiling, and its tests.

SERVER_LIBS := -lmicrohttpd -lwslay -lsodium -lsqlite3 -lpq -lcurl
LDLIBS      += $(SERVER_LIBS)
PQ_INCLUDE  := $(shell pg_config --includedir 2>/dev/null || echo /usr/include/postgresql)

$(OUT)/server/store_postgres.o: CFLAGS += -isystem $(PQ_INCLUDE)
$(OUT)/server/%.o: CFLAGS += -D_GNU_SOURCE

# The browser client, when it has been built, is served from inside the binary.
ifneq ($(wildcard build/web/assets.c),)
ASSETS_O := $(OUT)/assets.o
$(OUT)/assets.o: build/web/assets.c
	@mkdir -p $(@D)
	$(CC) -std=c11 -I. -O0 -c -o $@ $<
endif

# ---- tests: a server in a world of its own, script writers, load ----

.PHONY: test-server torture-server load soak-server fuzz-server compare-server

SERVER_TEST  := $(OUT)/tests/server
SERVER_O     := $(call objects,$(wildcard server/*.c) command/command.c command/flags.c)
WORLD_O      := $(filter-out $(OUT)/server/world.o $(OUT)/server/fate.o,$(SERVER_O)) \
	$(call objects,tests/server/world.c tests/server/fate.c tests/server/registry.c tests/server/main.c)

$(call objects,$(wildcard tests/server/*.c)): CFLAGS += -D_GNU_SOURCE

$(SERVER_TEST)/test_server: $(WORLD_O) $(filter-out $(OUT)/games/registry.o,$(RULES_O)) $(SERVICE_O)
	$(CC) $(OPT) -o $@ $^ $(LDLIBS)

$(SERVER_TEST)/two_worlds: $(OUT)/tests/server/two_worlds.o $(OUT)/tests/stop.o $(RULES_O)
	$(CC) $(OPT) -o $@ $^ -lm

$(SERVER_TEST)/load: $(OUT)/tests/server/load.o
	$(CC) $(OPT) -o $@ $^

# Coverage-guided messages; VARIANT=fuzz is built by clang.
$(SERVER_TEST)/fuzz_message: $(OUT)/tests/server/fuzz_message.o $(SERVER_O) $(RULES_O) $(SERVICE_O)
	$(CC) $(OPT) -fsanitize=fuzzer -o $@ $^ $(LDLIBS)

fuzz-server:
	+$(MAKE) VARIANT=fuzz CC=$(CLANG) build/fuzz/tests/server/fuzz_message
	@mkdir -p build/fuzz/corpus-messages
	build/fuzz/tests/server/fuzz_message -max_total_time=$(FUZZ_SECONDS) -max_len=2048 \
		build/fuzz/corpus-messages tests/server/corpus

fuzz: fuzz-server

# What fits in two minutes: real sockets, real databases, a server of their own each.
SERVER_TESTS := docs tables worlds durable hostile floods faults crowds doors privacy absence luck before proxies
test-server: rubicon $(SERVER_TEST)/test_server $(SERVER_TEST)/two_worlds $(SERVER_TEST)/load \
		$(SERVER_TEST)/crypto $(SERVER_TEST)/inside $(SERVER_TEST)/calls
	$(SERVER_TEST)/crypto
	$(SERVER_TEST)/calls
	$(SERVER_TEST)/inside
	tests/server/run.sh $(SERVER_TEST) $(SERVER_TESTS)

# SHA-256 and HMAC of record/ are libsodium's; SHA-1 is the handshake's.
$(SERVER_TEST)/crypto: $(OUT)/tests/server/crypto.o $(OUT)/server/sha1.o $(OUT)/tests/stop.o $(RULES_O) \
		$(call objects,$(wildcard record/*.c))
	$(CC) $(OPT) -o $@ $^ -lsodium -lcmocka -lm

# Who answers a call, and how often.
$(SERVER_TEST)/calls: $(OUT)/tests/server/calls.o $(SERVER_O) $(RULES_O) $(SERVICE_O)
	$(CC) $(OPT) -o $@ $^ $(LDLIBS) -lcmocka

$(SERVER_TEST)/inside: $(OUT)/tests/server/inside.o $(OUT)/server/inside.o
	$(CC) $(OPT) -o $@ $^ -lcmocka

# The same under AddressSanitizer: hostile clients, faults, two worlds.
torture-server:
	+$(MAKE) VARIANT=torture build/torture/rubicon build/torture/tests/server/test_server \
		build/torture/tests/server/two_worlds build/torture/tests/server/calls
	build/torture/tests/server/calls
	RUBICON=build/torture/rubicon TABLES=100 WORLDS=1 \
		tests/server/run.sh build/torture/tests/server hostile floods faults worlds doors absence luck before

# The long forms.
soak-server: rubicon $(SERVER_TEST)/test_server $(SERVER_TEST)/two_worlds
	KILLS=50 MESSAGES=100000 WORLDS=20 TABLES=500 \
		tests/server/run.sh $(SERVER_TEST) durable hostile worlds faults

# The same job for boardgame.io's server, which is installed for this alone; ten minutes at most.
compare-server: rubicon
	cd tests/server/compare && npm ci --silent --no-fund --no-audit --ignore-scripts
	@mkdir -p build/compare
	timeout 600 node tests/server/compare/compare.mjs ./rubicon build/compare
	rm -rf build/compare

# Figures: sockets, moves a second, time from seat to seat.
load: rubicon $(SERVER_TEST)/load
	SERVER_TEST=$(SERVER_TEST) python3 tests/server/load.py
