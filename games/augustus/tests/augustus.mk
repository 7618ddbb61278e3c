# games/augustus/tests/augustus.mk -- this game's own test programs.
#
#   make test-augustus   the cards, the bag, the judge
#   make curve           AU-CURVE: how often whoever takes a card wins, for every card and seat count

AU_TESTS := $(addprefix $(OUT)/games/augustus/tests/,cards bag one_step curve)
AU_LIB_O := $(RULES_O) $(OUT)/games/augustus/tests/greedy.o $(OUT)/tests/stop.o
CURVE_GAMES ?= 40000

.PHONY: test-augustus curve

$(AU_TESTS): %: %.o $(AU_LIB_O)
	$(CC) $(OPT) -o $@ $^ -lm

test-augustus: $(filter-out %/curve,$(AU_TESTS))
	for test in $^; do $$test || exit 1; done

curve: $(OUT)/games/augustus/tests/curve
	$< $(CURVE_GAMES)
