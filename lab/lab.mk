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
