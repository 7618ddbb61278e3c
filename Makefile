# Builds rubicon, its tests and its web engine.  `make help` lists the targets.

CC       ?= gcc
VARIANT  ?= release
OUT      := build/$(VARIANT)
WARN     := -Wall -Wextra -Wpedantic -Wshadow -Werror
OPT_release := -O2
OPT_torture := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -DTORTURE
OPT      := $(OPT_$(VARIANT))
CFLAGS   += -std=c11 -D_POSIX_C_SOURCE=200809L $(WARN) $(OPT) -I. -MMD -MP
LDLIBS   := -ljansson -ledit -lpthread -lm
PREFIX   ?= /usr/local

# Rules: freestanding C11, no libc but the mem functions.
RULES    := $(wildcard core/*.c games/*.c games/*/*.c tests/reference/*.c)
# Services: no stdio, no malloc.
SERVICES := $(wildcard record/*.c bots/*.c)
# Programs.
PROGRAMS := $(wildcard lab/*.c server/*.c term/*.c)

objects   = $(patsubst %.c,$(OUT)/%.o,$(1))
RULES_O   := $(call objects,$(RULES))
SERVICE_O := $(call objects,$(SERVICES))
PROGRAM_O := $(call objects,$(PROGRAMS)) $(OUT)/rulebooks.o

.DEFAULT_GOAL := rubicon
.PHONY: clean help install test-term

rubicon: $(OUT)/rubicon
	@cp $< $@

$(OUT)/rubicon: $(RULES_O) $(SERVICE_O) $(PROGRAM_O)
	$(CC) $(OPT) -o $@ $^ $(LDLIBS)

$(RULES_O) $(SERVICE_O): CFLAGS += -ffreestanding

$(OUT)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -c -o $@ $<

include tests/tests.mk
# Every game's rules, built into the binary.
$(OUT)/rulebooks.c: term/rulebook.awk $(wildcard games/*/RULES.md)
	@mkdir -p $(@D)
	awk -f $< $(filter %.md,$^) </dev/null > $@

$(OUT)/rulebooks.o: $(OUT)/rulebooks.c
	$(CC) $(CFLAGS) -c -o $@ $<

# The terminal: exit codes and messages, sessions on a pseudo-terminal, a game of each by bots.
test-term: rubicon $(OUT)/tests/pty
	tests/cli.sh ./rubicon
	tests/play.sh ./rubicon $(OUT)/tests/pty
	tests/auto.sh ./rubicon

$(OUT)/tests/pty: $(OUT)/tests/pty.o
	$(CC) $(OPT) -o $@ $^

clean:
	rm -rf build rubicon

help:
	@echo 'make              build ./rubicon'
	@echo 'make test         every check that fits in a quarter of an hour'
	@echo 'make bench        playouts per second, by game and seat count'
	@echo 'make install      install under $$(DESTDIR)$$(PREFIX)'

include lab/bench.mk
-include $(wildcard $(OUT)/*/*.d $(OUT)/*/*/*.d $(OUT)/*/*/*/*.d)

# ---- records and the engine as WebAssembly --------------------------------------

CLANG    ?= clang-14
WASM_LD  ?= wasm-ld-14
WASM     := build/wasm
WASM_SRC := $(RULES) $(wildcard record/*.c) web/engine/wasm.c
WASM_O   := $(patsubst %.c,$(WASM)/%.o,$(WASM_SRC))
# The host's headers must not be found by mistake, so only the compiler's own are searched.
WASM_CFLAGS = --target=wasm32 -std=c11 -O2 -ffreestanding -mbulk-memory $(WARN) -I. -MMD -MP \
	-nostdinc -isystem $(shell $(CLANG) -print-resource-dir)/include
WASM_LDFLAGS := --no-entry --strip-all --stack-first -z stack-size=1048576 --fatal-warnings

.PHONY: wasm test-record test-wasm test-replay-everywhere fuzz-record

wasm: $(WASM)/engine.wasm

$(WASM)/engine.wasm: $(WASM_O)
	$(WASM_LD) $(WASM_LDFLAGS) -o $@ $^

$(WASM)/%.o: %.c
	@mkdir -p $(@D)
	$(CLANG) $(WASM_CFLAGS) -c -o $@ $<

-include $(WASM_O:.o=.d)

RECORD_TESTS := $(addprefix $(OUT)/tests/,record_test position_test replay_program random_record \
	rewrite_record)
RECORD_LIB_O := $(RULES_O) $(call objects,$(wildcard record/*.c) tests/random_match.c \
	tests/check_failed.c)

$(OUT)/tests/replay_program: $(OUT)/term/replay.o
$(OUT)/tests/record_test $(OUT)/tests/position_test: LDLIBS := -lcmocka -ljansson
$(OUT)/tests/random_record $(OUT)/tests/rewrite_record $(OUT)/tests/replay_program: LDLIBS :=
$(RECORD_TESTS): %: %.o $(RECORD_LIB_O)
	$(CC) $(OPT) -o $@ $^ $(LDLIBS)

# Records: the format, positions, the command line, the other compilers.
test-record: $(RECORD_TESTS)
	$(OUT)/tests/record_test
	$(OUT)/tests/position_test
	tests/replay_cli.sh $(OUT)/tests/replay_program

test-wasm: $(WASM)/engine.wasm
	node tests/wasm.mjs $<

test-replay-everywhere: $(WASM)/engine.wasm
	tests/replay_everywhere.sh

FUZZ_SECONDS ?= 60
FUZZ     := build/fuzz
FUZZ_SRC := $(RULES) $(wildcard record/*.c) tests/check_failed.c tests/fuzz_record.c

$(FUZZ)/fuzz_record: $(FUZZ_SRC) $(wildcard core/*.h record/*.h games/*/*.h games/*/*.def)
	@mkdir -p $(@D)
	$(CLANG) -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
		$(WARN) -I. -o $@ $(FUZZ_SRC)

fuzz-record: $(FUZZ)/fuzz_record
	@mkdir -p $(FUZZ)/corpus-record
	$< -max_total_time=$(FUZZ_SECONDS) -max_len=8192 -dict=tests/fuzz/record.dict \
		$(FUZZ)/corpus-record tests/fuzz/record tests/records
