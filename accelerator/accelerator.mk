# accelerator/accelerator.mk -- the games' kernels for a card, and the laboratory for its machine.

ACCEL      := build/accelerator
CARD_GAMES := $(patsubst games/%/,%,$(wildcard games/*/)) \
	$(subst _,-,$(patsubst yardsticks/%.c,%,$(wildcard yardsticks/*.c)))
CARD_SHARED := $(wildcard core/*.c) lab/deal.c lab/watch.c lab/story.c \
	$(addprefix bots/,advice.c ask.c bots.c greedy.c luck.c random.c search.c tuning.c) \
	accelerator/kernels.c accelerator/chest.c accelerator/env.c
card_symbol = $(subst -,_,$(1))
card_files  = $(or $(wildcard games/$(1)/*.c),yardsticks/$(call card_symbol,$(1)).c)

# The one version of LLVM whose text bind.awk knows.
CARD_CC     := clang-14 --target=nvptx64-nvidia-cuda -march=sm_80 -Xclang -target-feature \
	-Xclang +ptx72 -std=c11 -O2 -Xclang -disable-llvm-passes -ffreestanding -Wall -Wextra -Werror \
	-I. -S -emit-llvm
CARD_KINDS := watch quick env
CARD_MODULES := $(foreach g,$(CARD_GAMES),$(CARD_KINDS:%=$(ACCEL)/modules/$(g)-%.ptx))

.PHONY: accelerator modules
.SECONDARY:

accelerator: modules $(OUT)/rubicon-lab
	@cp -f $(OUT)/rubicon-lab $(ACCEL)/rubicon-lab
modules: $(CARD_MODULES)

$(ACCEL)/ir/%.ll: %.c
	@mkdir -p $(@D)
	$(CARD_CC) -MMD -MP -MT $@ -MF $(@:.ll=.d) -o $@ $<

card_ir = $(patsubst %.c,$(ACCEL)/ir/%.ll,$(CARD_SHARED) accelerator/memory.c $(call card_files,$(1)))

define card_module
$(ACCEL)/modules/$(1)-$(2).ptx: $(call card_ir,$(1)) $(ACCEL)/ir/accelerator/probe.ll \
		accelerator/module.sh accelerator/bind.awk
	@mkdir -p $$(@D)
	accelerator/module.sh $(1) $(2) $(ACCEL)/ir/accelerator/probe.ll $$@ $(call card_ir,$(1))
endef
$(foreach g,$(CARD_GAMES),$(foreach k,$(CARD_KINDS),$(eval $(call card_module,$(g),$(k)))))

# The laboratory for a machine that has a card, its driver and a C library, and nothing else.
LAB_ONLY := $(filter-out lab/bench.c,$(wildcard lab/*.c)) $(filter-out command/main.c,$(wildcard command/*.c)) \
	$(wildcard accelerator/lab/*.c)
CARD_LAB_O := $(call objects,$(LAB_ONLY) $(CARD_HOST)) $(SPARRING_O) $(SERVICE_O) $(RULES_O)

$(OUT)/rubicon-lab: $(CARD_LAB_O)
	@mkdir -p $(@D)
	$(CC) $(OPT) -o $@ $^ -Wl,-Bstatic -ljansson -Wl,-Bdynamic -lpthread -lm -ldl

# ---- tests: the same kernels for the processor, behind a stand-in for the driver -----------------

CARD_HOST_OUT := $(OUT)/accelerator/host
card_host_o = $(patsubst %.c,$(CARD_HOST_OUT)/%.o,$(sort $(filter-out accelerator/kernels.c accelerator/env.c,$(CARD_SHARED)) \
	$(wildcard bots/*.c)) accelerator/host.c $(call card_files,$(1)))

$(CARD_HOST_OUT)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -ffreestanding -fPIC -c -o $@ $<

define card_host_module
$(CARD_HOST_OUT)/$(1)-%.o: accelerator/%.c
	@mkdir -p $$(@D)
	$$(CC) $$(CFLAGS) -ffreestanding -fPIC -Dcard_game=$(call card_symbol,$(1)) -c -o $$@ $$<
$(CARD_HOST_OUT)/$(1).so: $(call card_host_o,$(1)) $(CARD_HOST_OUT)/$(1)-kernels.o $(CARD_HOST_OUT)/$(1)-env.o
	$$(CC) $$(OPT) -shared -Wl,-Bsymbolic -o $$@ $$^ -lm
endef
$(foreach g,$(CARD_GAMES),$(eval $(call card_host_module,$(g))))

$(OUT)/accelerator/standin/libcuda.so.1: tests/standin.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -fPIC -shared -o $@ $< -ldl

-include $(wildcard $(ACCEL)/ir/*/*.d $(ACCEL)/ir/*/*/*.d $(CARD_HOST_OUT)/*.d $(CARD_HOST_OUT)/*/*.d $(CARD_HOST_OUT)/*/*/*.d)
