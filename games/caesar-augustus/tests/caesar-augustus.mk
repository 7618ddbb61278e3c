# games/caesar-augustus/tests/caesar-augustus.mk -- this game's own test programs.
#
#   make test-caesar-augustus   what a seat imagines, and whether the judge knows what is good

CA_TESTS := $(OUT)/games/caesar-augustus/tests/

.PHONY: test-caesar-augustus

$(CA_TESTS)one_step: $(OUT)/tests/one_step.o $(OUT)/tests/stop.o $(RULES_O)
	@mkdir -p $(@D)
	$(CC) $(OPT) -o $@ $^ -lm

$(CA_TESTS)imagined: $(CA_TESTS)imagined.o $(OUT)/tests/stop.o $(RULES_O)
	$(CC) $(OPT) -o $@ $^ -lm

test-caesar-augustus: $(CA_TESTS)one_step $(CA_TESTS)imagined
	$(CA_TESTS)imagined
	$(CA_TESTS)one_step caesar-augustus 100 90 seats=2
