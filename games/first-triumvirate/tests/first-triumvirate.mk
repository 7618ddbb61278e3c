# games/first-triumvirate/tests/first-triumvirate.mk -- this game's own test programs.
#
#   make test-first-triumvirate   the board's promises, the odds of battle, the judge

FT_TESTS := $(addprefix $(OUT)/games/first-triumvirate/tests/,board odds)
FT_JUDGE_GAMES := 100
FT_JUDGE_WINS  := 75

.PHONY: test-first-triumvirate

$(FT_TESTS): %: %.o $(OUT)/tests/stop.o $(RULES_O)
	$(CC) $(OPT) -o $@ $^ -lm

test-first-triumvirate: $(FT_TESTS) $(TEST_BIN)/one_step
	for test in $(FT_TESTS); do $$test || exit 1; done
	$(TEST_BIN)/one_step first-triumvirate $(FT_JUDGE_GAMES) $(FT_JUDGE_WINS)
