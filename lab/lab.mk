# lab/lab.mk -- the laboratory: its MPI program, and the long counts.

.PHONY: mpi ladder tune balance

# Where OpenMPI is, rubicon-mpi lies beside rubicon, which calls it when mpirun starts it.
MPICC := $(shell command -v mpicc 2>/dev/null)
ifneq ($(MPICC),)
rubicon: rubicon-mpi
endif

mpi: rubicon-mpi

rubicon-mpi: $(OUT)/rubicon-mpi
	@cp $< $@

$(OUT)/lab/mpi/crowd.o: lab/mpi/crowd.c
	@mkdir -p $(@D)
	OMPI_CC="$(CC)" mpicc $(CFLAGS) -c -o $@ $<

$(OUT)/rubicon-mpi: $(OUT)/lab/mpi/crowd.o $(RULES_O) $(SERVICE_O) $(filter-out $(OUT)/lab/solo.o,$(PROGRAM_O))
	OMPI_CC="$(CC)" mpicc $(OPT) -o $@ $^ $(LDLIBS)

# Is hard better than normal, and normal better than easy?  GAME=id: in that game alone.
ladder: rubicon
	for game in $(or $(GAME),$$(./rubicon games --ids)); do \
		./rubicon ladder $$game --bots easy,normal,hard --games $(or $(GAMES_EACH),300) || exit 1; \
	done

# Better settings of the tree search for GAME=id.
tune: rubicon
	./rubicon tune $(or $(GAME),$(error say which: make tune GAME=id)) --games 120 --iterations 300

# The figures and charts of docs/balance.md; hours of play.
balance: rubicon
	tools/balance.sh ./rubicon $(GAME)

# The chart of strength by iterations in docs/balance.md; GAME=id measures that game alone.
.PHONY: strength
strength: rubicon
	tools/strength.sh ./rubicon $(or $(GAMES_EACH),200) $(GAME)
	node tools/strength.mjs

# ---- tests --------------------------------------------------------------------------------------

.PHONY: test-lab bots-long lab-long lab-kills lab-hosts lab-scale

LAB_TEST_O := $(filter-out $(OUT)/command/main.o,$(PROGRAM_O)) $(SERVICE_O) $(RULES_O)

$(TEST_BIN)/bots_test $(TEST_BIN)/lab_test: $(TEST_BIN)/%: $(OUT)/tests/%.o $(LAB_TEST_O)
	@mkdir -p $(@D)
	$(CC) $(OPT) -o $@ $^ $(LDLIBS)

# The short forms; bots-long and lab-long are the full counts.
test-lab: rubicon mpi $(TEST_BIN)/bots_test $(TEST_BIN)/lab_test
	$(TEST_BIN)/bots_test
	$(TEST_BIN)/lab_test
	tests/lab_cli.sh ./rubicon
	tests/lab_kills.py ./rubicon 4
	tests/lab_speed.sh ./rubicon kuhn-poker exemplum
	tests/lab_bots.sh ./rubicon short

bots-long: rubicon $(TEST_BIN)/bots_test
	$(TEST_BIN)/bots_test
	tests/lab_bots.sh ./rubicon long

lab-long: rubicon $(TEST_BIN)/lab_test
	$(TEST_BIN)/lab_test 1000
	tests/lab_speed.sh ./rubicon

# KILLS times a random worker, who looks after it, or the whole run is killed or asked to end.
lab-kills: rubicon mpi
	tests/lab_kills.py ./rubicon $(or $(KILLS),100) $(SEED)

# Two hosts, one of which is lost; as root.
lab-hosts: rubicon mpi
	tools/need.sh iproute2 openmpi-bin
	tests/lab_hosts.sh ./rubicon

lab-scale: rubicon mpi
	tools/need.sh iproute2 openmpi-bin
	tests/lab_scale.sh ./rubicon

# Better weights for the judge of GAME=id, from how games ended.  FIT="--games 5000 scenario=long".
.PHONY: fit
FIT_TABLE = games/$(GAME)/weights.def
FIT_JUDGE ?= judge
FIT_O = $(filter-out $(OUT)/games/$(GAME)/$(FIT_JUDGE).o,$(RULES_O)) $(SERVICE_O)
fit: $(RULES_O) $(SERVICE_O)
	@mkdir -p build/fit
	$(CC) -O2 -std=c11 -I. -DFITTED_WEIGHTS -DFIT_TABLE='"$(FIT_TABLE)"' \
		-o build/fit/$(GAME) tools/fit.c games/$(GAME)/$(FIT_JUDGE).c tests/stop.c $(FIT_O) -lm
	build/fit/$(GAME) $(GAME) $(FIT)
