# lab/bench.mk -- speed: measured, and kept.

.PHONY: bench instructions test-bench

bench: rubicon
	./rubicon bench

instructions: rubicon
	tests/instructions.sh

ALLOCATORS := malloc calloc realloc
$(OUT)/tests/no_malloc: LDFLAGS += $(ALLOCATORS:%=-Wl,--wrap=%)

$(OUT)/tests/reference_means $(OUT)/tests/no_malloc: $(OUT)/tests/%: $(OUT)/tests/%.o $(RULES_O)
	$(CC) $(OPT) $(LDFLAGS) -o $@ $^ -lm

# The yardsticks are the games they claim to be, play allocates nothing, and it is fast.
test-bench: rubicon $(OUT)/tests/reference_means $(OUT)/tests/no_malloc
	$(OUT)/tests/reference_means
	$(OUT)/tests/no_malloc
	tests/bench_cli.sh
	tests/bench_floor.sh
