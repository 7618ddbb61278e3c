# games/augustus/tests/augustus.mk -- this game's own test programs.
#
#   make test-augustus   the cards, the bag, the judge, and the curve in short
#   make curve           AU-CURVE: how often whoever takes a card wins, for every card and seat count

AU_TESTS := $(addprefix $(OUT)/games/augustus/tests/,cards bag curve)
AU_LIB_O := $(RULES_O) $(OUT)/games/augustus/tests/greedy.o $(OUT)/tests/stop.o
CURVE_GAMES ?= 40000

.PHONY: test-augustus curve

$(AU_TESTS): %: %.o $(AU_LIB_O)
	$(CC) $(OPT) -o $@ $^ -lm

test-augustus: $(AU_TESTS) $(TEST_BIN)/one_step
	$(OUT)/games/augustus/tests/cards
	$(OUT)/games/augustus/tests/bag
	$(OUT)/games/augustus/tests/curve 4000
	$(TEST_BIN)/one_step augustus 100 95 seats=2

curve: $(OUT)/games/augustus/tests/curve
	$< $(CURVE_GAMES)
