# lab/bench.mk -- speed: measured, and kept.

.PHONY: bench instructions test-bench fast pgo compare-peers bench-floors

# The whole program optimised as one: a minute more to build, the same instruction set.
fast:
	+$(MAKE) VARIANT=fast build/fast/rubicon
	cp -f build/fast/rubicon rubicon

# ... and arranged by what it was seen to do: built, watched while it plays and searches, built again.
PGO_PROFILE := $(CURDIR)/build/profile
pgo:
	rm -rf build/pgo $(PGO_PROFILE)
	+CCACHE_DISABLE=1 $(MAKE) VARIANT=pgo PROFILE='-fprofile-generate=$(PGO_PROFILE) -fprofile-update=atomic' build/pgo/rubicon
	build/pgo/rubicon bench --seconds 0.3 >/dev/null
	build/pgo/rubicon bench --bots --seconds 0.3 >/dev/null
	rm -rf build/pgo
	+CCACHE_DISABLE=1 $(MAKE) VARIANT=pgo PROFILE='-fprofile-use=$(PGO_PROFILE) -fprofile-partial-training -Wno-missing-profile' build/pgo/rubicon
	cp -f build/pgo/rubicon rubicon

bench: rubicon
	./rubicon bench

instructions: rubicon
	tests/instructions.sh

ALLOCATORS := malloc calloc realloc
$(OUT)/tests/no_malloc: LDFLAGS += $(ALLOCATORS:%=-Wl,--wrap=%)

$(OUT)/tests/reference_means $(OUT)/tests/no_malloc: $(OUT)/tests/%: $(OUT)/tests/%.o $(RULES_O)
	$(CC) $(OPT) $(LDFLAGS) -o $@ $^ -lm

# The yardsticks are the games they claim to be, play allocates nothing, and it is fast.
FUSED := $(OUT)/tests/peers/fused
test-bench: rubicon $(FUSED) $(OUT)/tests/reference_means $(OUT)/tests/no_malloc
	$(OUT)/tests/reference_means
	$(OUT)/tests/no_malloc
	tests/bench_cli.sh
	tests/bench_floor.py ./rubicon $(FUSED)

# Ours beside others', in one run.  PEERS='openspiel=PROGRAM': whatever somebody has built, called as
# PROGRAM GAME SECONDS (tests/peers/compare.py says what it prints).
$(FUSED): $(OUT)/tests/peers/fused.o $(OUT)/tests/stop.o
	$(CC) $(OPT) -o $@ $^

# A table of floors, on a quiet machine; its diff is a change of speed.
bench-floors: rubicon $(FUSED)
	tests/bench_floor.py ./rubicon $(FUSED) --update

compare-peers: rubicon $(FUSED)
	cd tests/server/compare && npm ci --silent --no-fund --no-audit --ignore-scripts
	tests/peers/compare.py ./rubicon 'plain C, fused=$(FUSED)' \
		'boardgame.io=node tests/server/compare/playouts.mjs' $(foreach peer,$(PEERS),'$(peer)')
