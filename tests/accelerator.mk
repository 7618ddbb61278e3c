# tests/accelerator.mk -- the laboratory on a card, tested without one.

# A module with a fault, which must be found: legal() of exemplum forgets to rob the last seat.
CARD_FAULTY := $(OUT)/accelerator/faulty
$(CARD_FAULTY)/exemplum.so: $(CARD_HOST_OUT)/exemplum.so tests/mutants/legal-forgets.patch
	@mkdir -p $(@D)/games/exemplum
	cp games/exemplum/*.[ch] games/exemplum/*.def $(@D)/games/exemplum
	patch -s -d $(@D) -p1 <tests/mutants/legal-forgets.patch
	$(CC) $(CFLAGS) -ffreestanding -fPIC -I$(@D) -c -o $(@D)/deeds.o $(@D)/games/exemplum/deeds.c
	$(CC) $(OPT) -shared -Wl,-Bsymbolic -o $@ $(@D)/deeds.o $(CARD_HOST_OUT)/exemplum-kernels.o \
		$(CARD_HOST_OUT)/exemplum-env.o $(filter-out %/deeds.o,$(call card_host_o,exemplum)) -lm

# The short form has two games; test-accelerator-long all of them.
.PHONY: test-accelerator test-accelerator-long torture-accelerator
CARD_TESTED ?= exemplum leduc-poker

test-accelerator: $(OUT)/rubicon-lab $(OUT)/accelerator/standin/libcuda.so.1 $(CARD_FAULTY)/exemplum.so \
		$(CARD_TESTED:%=$(CARD_HOST_OUT)/%.so)
	tests/accelerator.sh $(OUT)/rubicon-lab $(OUT)/accelerator/standin $(CARD_HOST_OUT) $(CARD_FAULTY) \
		$(CARD_TESTED)

test-accelerator-long:
	+$(MAKE) test-accelerator CARD_TESTED="$(CARD_GAMES)"

torture-accelerator:
	+PYTHON=no $(MAKE) VARIANT=torture test-accelerator
