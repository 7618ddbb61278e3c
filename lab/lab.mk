# lab/lab.mk -- the laboratory: its MPI program, and the long counts.

.PHONY: mpi ladder tune

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

# ---- tests --------------------------------------------------------------------------------------

.PHONY: test-lab bots-long lab-long

LAB_TEST_O := $(filter-out $(OUT)/term/main.o,$(PROGRAM_O)) $(SERVICE_O) $(RULES_O)

$(TEST_BIN)/bots_test $(TEST_BIN)/lab_test: $(TEST_BIN)/%: $(OUT)/tests/%.o $(LAB_TEST_O)
	@mkdir -p $(@D)
	$(CC) $(OPT) -o $@ $^ $(LDLIBS)

# The short forms; bots-long and lab-long are the full counts.
test-lab: rubicon mpi $(TEST_BIN)/bots_test $(TEST_BIN)/lab_test
	$(TEST_BIN)/bots_test
	$(TEST_BIN)/lab_test
	tests/lab_cli.sh ./rubicon
	tests/lab_speed.sh ./rubicon kuhn-poker exemplum
	tests/lab_bots.sh ./rubicon short

bots-long: rubicon $(TEST_BIN)/bots_test
	$(TEST_BIN)/bots_test 1000
	tests/lab_bots.sh ./rubicon long

lab-long: rubicon $(TEST_BIN)/lab_test
	$(TEST_BIN)/lab_test 1000
	tests/lab_speed.sh ./rubicon
