# tests/tests.mk -- the test programs and the targets that run them; included by the Makefile.

TEST_SUPPORT := tests/support.c tests/hooks.c $(wildcard games/*/tests/*.c)
TEST_LIB     := $(RULES_O) $(call objects,$(TEST_SUPPORT))
TEST_LIBS    := -ljansson -lm
CONFORM      := tests/conform.c $(wildcard tests/conform/*.c)
TEST_TOOLS   := rules perft golden prints refusals

$(OUT)/tests/conform/suite: $(call objects,$(CONFORM)) $(TEST_LIB)
	$(CC) $(OPT) -o $@ $^ $(TEST_LIBS)

$(TEST_TOOLS:%=$(OUT)/tests/%): %: %.o $(OUT)/tests/stop.o $(TEST_LIB)
	$(CC) $(OPT) -o $@ $^ $(TEST_LIBS)
