# tests/record.mk -- tests of records and positions, here and with other compilers; their fuzzer.

.PHONY: test-record test-replay-everywhere replay-speed records fuzz-record

RECORD_TESTS := $(addprefix $(OUT)/tests/,record_test beside_test position_test random_record rewrite_record replay_speed)
RECORD_LIB_O := $(RULES_O) $(call objects,$(wildcard record/*.c) tests/random_match.c tests/stop.c)

$(RECORD_TESTS): %: %.o $(RECORD_LIB_O)
	$(CC) $(OPT) -o $@ $^ $(RECORD_LIBS)
$(addprefix $(OUT)/tests/,record_test beside_test position_test): RECORD_LIBS := -lcmocka -ljansson

# The format, positions, the command line.
test-record: $(RECORD_TESTS) $(OUT)/rubicon
	$(OUT)/tests/record_test
	$(OUT)/tests/beside_test
	$(OUT)/tests/position_test
	tests/replay_cli.sh $(OUT)/rubicon
	tests/broken_records.sh $(OUT)/rubicon
	tests/kept_records_test.sh $(OUT)/rubicon
	tests/kept_records.sh $(OUT)/rubicon

# gcc, clang and WebAssembly agree.
test-replay-everywhere:
	tests/replay_everywhere.sh

# For web/tests/engine.spec.mjs, which compares the engine in the browser with it.
replay-speed: $(OUT)/tests/replay_speed

# Adds records of random play for games that have none.
records: $(OUT)/tests/random_record
	tests/make-records.sh $<

FUZZ_SECONDS ?= 60
FUZZ     := build/fuzz
FUZZ_SRC := $(RULES) $(wildcard record/*.c) tests/stop.c tests/fuzz_record.c

$(FUZZ)/fuzz_record: $(FUZZ_SRC) $(wildcard core/*.h record/*.h games/*/*.h games/*/*.def)
	@mkdir -p $(@D)
	$(CLANG) -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
		$(WARN) -I. -o $@ $(FUZZ_SRC)

fuzz-record: $(FUZZ)/fuzz_record
	@mkdir -p $(FUZZ)/corpus-record
	$< -max_total_time=$(FUZZ_SECONDS) -max_len=8192 -dict=tests/fuzz/record.dict \
		$(FUZZ)/corpus-record tests/fuzz/record tests/records
