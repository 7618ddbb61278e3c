# tests/tests.mk -- the test programs and the targets that run them; included by the Makefile.
#
# GAME=id narrows conform, rules, perft-update and golden to one game.

TEST_SUPPORT := tests/support.c tests/seeded.c tests/script.c tests/script_asks.c tests/hooks.c \
	tests/set.c tests/told.c tests/many.c $(wildcard games/*/tests/set.c)
TEST_LIB     := $(RULES_O) $(call objects,$(TEST_SUPPORT))
TEST_LIBS     = -ljansson -lm
CONFORM_O    := $(call objects,tests/support.c tests/conform.c $(wildcard tests/conform/*.c))
TEST_TOOLS   := rules perft golden prints refusals one_step core_test match_test
TEST_BIN     := $(OUT)/tests/bin

ONE_GAME     := $(if $(GAME),--game $(GAME))
GAMES        ?= 2000
TORTURE_SECONDS ?= 1

.PHONY: conform coverage fuzz fuzz-actions golden mutants mutation mutation-short perft-update referee referee-short rules \
	shuffle-fields test test-games test-programs torture

$(TEST_BIN)/conform: $(CONFORM_O) $(RULES_O)
	@mkdir -p $(@D)
	$(CC) $(OPT) -o $@ $^ $(TEST_LIBS)

$(TEST_BIN)/core_test $(TEST_BIN)/match_test: TEST_LIBS += -lcmocka
$(TEST_TOOLS:%=$(TEST_BIN)/%): $(TEST_BIN)/%: $(OUT)/tests/%.o $(OUT)/tests/stop.o $(TEST_LIB)
	@mkdir -p $(@D)
	$(CC) $(OPT) -o $@ $^ $(TEST_LIBS)

# Plays for the second opinion, greedily too, so it needs the bots.
REFEREE_O := $(call objects,tests/referee.c tests/support.c tests/stop.c $(wildcard bots/*.c))

$(TEST_BIN)/referee: $(REFEREE_O) $(RULES_O)
	@mkdir -p $(@D)
	$(CC) $(OPT) -o $@ $^ $(TEST_LIBS)

# The review against truth: planted blunders.  REVIEWS=50 games of each; the short form takes seconds.
REVIEWS  ?= 50
REVIEW_O := $(call objects,tests/review.c tests/stop.c $(wildcard bots/*.c))

$(TEST_BIN)/review: $(REVIEW_O) $(RULES_O)
	@mkdir -p $(@D)
	$(CC) $(OPT) -o $@ $^ $(TEST_LIBS)

.PHONY: test-blunders test-blunders-short
test-blunders: $(TEST_BIN)/review
	$(TEST_BIN)/review $(REVIEWS) $(GAME)
test-blunders-short: $(TEST_BIN)/review
	$(TEST_BIN)/review 10 augustus

test-programs: $(TEST_TOOLS:%=$(TEST_BIN)/%) $(TEST_BIN)/conform $(TEST_BIN)/referee

# Everything that fits in a quarter of an hour: the table tests/steps.txt.  STEP=word narrows it.
test: rubicon test-programs
	@BIN=$(TEST_BIN) tests/run.sh $(STEP)

# A game's own test programs: games/<id>/tests/<id>.mk builds them and runs them as test-<id>.
test-games: $(patsubst games/%/tests/,test-%,$(sort $(dir $(wildcard games/*/tests/*.mk))))

# The full counts; `make test` spends a second on each game and number of seats instead.
conform: $(TEST_BIN)/conform
	$< --games $(GAMES) $(ONE_GAME)

rules: $(TEST_BIN)/rules
	$< $(or $(SCRIPT),$(ONE_GAME))

# Referees in Python, written from the rulebooks alone, follow games of the engine.  At length:
# make referee GAME=id DECISIONS=1000000 SEED=1; it says from which seed to go on.
REFEREES  := $(patsubst tests/referee/%.py,%,$(filter-out %/follow.py %/doctored.py, \
	$(wildcard tests/referee/*.py)))
DECISIONS ?= 1000000
SEED      ?= 1

referee: $(TEST_BIN)/referee
	@set -e; for game in $(or $(GAME),$(REFEREES)); do \
		BIN=$(TEST_BIN) python3 tests/referee/$$game.py --decisions $(DECISIONS) --seed $(SEED); done

referee-short: $(TEST_BIN)/referee
	@BIN=$(TEST_BIN) python3 tests/referee/doctored.py
	@set -e; for game in $(or $(GAME),$(REFEREES)); do \
		BIN=$(TEST_BIN) python3 tests/referee/$$game.py --seconds 10; done

# Planted faults, each of which the conformance suite or a rule script must find.
SCRIPTS_O := $(call objects,tests/rules.c tests/stop.c) $(TEST_LIB)

mutants: $(TEST_BIN)/conform $(TEST_BIN)/rules
	tests/mutants.sh $(OUT)/mutants '$(CONFORM_O) $(RULES_O)' '$(SCRIPTS_O)'

# Small faults in the rules, one at a time, made by a tool: docs/testing.md.  It can be interrupted.
# SECONDS=n stops after so long, SAMPLE=n tries so many of each game.
tool_objects = $(call objects,tests/$(1).c tests/stop.c) $(TEST_LIB)
MUTATION = python3 tests/mutation/mutation.py $(ONE_GAME) --conform '$(CONFORM_O) $(RULES_O)' \
	$(foreach tool,rules perft golden match_test,--$(tool) '$(call tool_objects,$(tool))')

mutation: test-programs
	@$(MUTATION) $(if $(SECONDS),--seconds $(SECONDS)) $(if $(SAMPLE),--sample $(SAMPLE))

# In `make test`: few enough for half a minute.
mutation-short: test-programs
	@$(MUTATION) --sample 6 --results $(OUT)/mutation-short.txt

# Which branches of the rules no test takes.
COVERED := build/coverage/tests/bin

coverage:
	+@$(MAKE) -s VARIANT=coverage $(addprefix $(COVERED)/,rules perft golden conform)
	@find build/coverage -name '*.gcda' -delete
	@for tool in rules perft golden; do $(COVERED)/$$tool $(ONE_GAME) | tail -n 1; done
	@$(COVERED)/conform $(ONE_GAME) --games 60 | tail -n 1
	@python3 tests/coverage.py build/coverage $(GAME)

# A change in these files is a change of rules: look at the diff, and say why in the commit.
perft-update: $(TEST_BIN)/perft
	$< --update $(ONE_GAME)

golden: $(TEST_BIN)/golden
	$< --update $(ONE_GAME)

# Fingerprints must not depend on the layout of a state.
PRINTS_O := $(call objects,tests/prints.c tests/seeded.c tests/support.c tests/stop.c)

shuffle-fields: $(TEST_BIN)/prints
	tests/shuffle-fields.sh $(OUT)/shuffled $< '$(PRINTS_O) $(RULES_O)'

# Coverage-guided play; VARIANT=fuzz is built by clang.
$(TEST_BIN)/fuzz_actions: $(OUT)/tests/fuzz_actions.o $(OUT)/tests/support.o $(RULES_O)
	@mkdir -p $(@D)
	$(CC) $(OPT) -fsanitize=fuzzer -o $@ $^ -lm

fuzz-actions:
	+$(MAKE) VARIANT=fuzz CC=$(CLANG) build/fuzz/tests/bin/fuzz_actions
	@mkdir -p build/fuzz/corpus-actions
	build/fuzz/tests/bin/fuzz_actions -max_total_time=$(FUZZ_SECONDS) -max_len=4096 \
		build/fuzz/corpus-actions

fuzz: fuzz-actions fuzz-record

# The suite under AddressSanitizer and UndefinedBehaviorSanitizer.
torture:
	+$(MAKE) VARIANT=torture build/torture/tests/bin/conform build/torture/tests/bin/rules
	build/torture/tests/bin/conform --seconds $(TORTURE_SECONDS) $(ONE_GAME)
	build/torture/tests/bin/rules $(ONE_GAME)
