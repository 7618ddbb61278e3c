# server/server.mk -- what the server needs besides compiling, and its tests.

SERVER_LIBS := -lmicrohttpd -lwslay -lsodium -lsqlite3 -lpq
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

.PHONY: test-server load soak-server fuzz-server

SERVER_TEST  := $(OUT)/tests/server
SERVER_O     := $(call objects,$(wildcard server/*.c) term/command.c term/flags.c)
WORLD_O      := $(filter-out $(OUT)/server/world.o $(OUT)/server/fate.o,$(SERVER_O)) \
	$(call objects,tests/server/world.c tests/server/fate.c tests/server/registry.c tests/server/main.c)

$(call objects,$(wildcard tests/server/*.c)): CFLAGS += -D_GNU_SOURCE

$(SERVER_TEST)/test_server: $(WORLD_O) $(filter-out $(OUT)/games/registry.o,$(RULES_O)) $(SERVICE_O)
	$(CC) $(OPT) -o $@ $^ $(LDLIBS)

$(SERVER_TEST)/two_worlds: $(OUT)/tests/server/two_worlds.o $(OUT)/tests/stop.o $(RULES_O)
	$(CC) $(OPT) -o $@ $^ -lm
