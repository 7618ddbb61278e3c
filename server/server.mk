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
