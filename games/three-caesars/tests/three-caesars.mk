# games/three-caesars/tests/three-caesars.mk -- this game's own test programs.
#
#   make test-three-caesars   the tables, the judge in each seat, and whether everything happens
#   make happens              the report of what happens in HAPPENS random games
#   make playthroughs         writes a whole game of each scenario as a rule script

TC_TESTS := $(addprefix $(OUT)/games/three-caesars/tests/,tables happens playthrough)
TC_JUDGE := $(OUT)/games/three-caesars/tests/one_step
HAPPENS  ?= 100000

.PHONY: test-three-caesars happens playthroughs

$(TC_TESTS): %: %.o $(RULES_O) $(OUT)/tests/stop.o
	$(CC) $(OPT) -o $@ $^

$(TC_JUDGE): $(OUT)/tests/one_step.o $(RULES_O) $(OUT)/tests/stop.o
	@mkdir -p $(@D)
	$(CC) $(OPT) -o $@ $^

happens: $(OUT)/games/three-caesars/tests/happens
	$< $(HAPPENS)

# Seeds whose games have battles and a fall of Rome.
playthroughs: $(OUT)/games/three-caesars/tests/playthrough
	$< campaign 36 >games/three-caesars/tests/playthrough-campaign.t
	$< long 4 >games/three-caesars/tests/playthrough-long.t
	$< medium 4 >games/three-caesars/tests/playthrough-medium.t
	$< short 5 >games/three-caesars/tests/playthrough-short.t

test-three-caesars: $(TC_TESTS) $(TC_JUDGE)
	$(OUT)/games/three-caesars/tests/tables
	$(TC_JUDGE) three-caesars 100 80 seat=galba scenario=short
	$(TC_JUDGE) three-caesars 100 80 seat=otho scenario=short
	$(OUT)/games/three-caesars/tests/happens $(HAPPENS) >$(OUT)/happens.txt || \
		{ grep -E '^( +0|game) ' $(OUT)/happens.txt; exit 1; }
	@tail -n 1 $(OUT)/happens.txt
