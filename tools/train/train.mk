# tools/train/train.mk -- learning the judge of GAME=id.

.PHONY: train train-static

TRAIN_O := $(call objects,$(wildcard tools/train/*.c)) $(SPARRING_O) $(SERVICE_O) $(RULES_O)

$(OUT)/train: $(TRAIN_O)
	$(CC) $(OPT) -o $@ $^ -lpthread -lm

# The same for a machine that has nothing but a kernel.
train-static: $(OUT)/train-static
$(OUT)/train-static: $(TRAIN_O)
	$(CC) $(OPT) -static -o $@ $^ -lpthread -lm

# Rounds of play, fit and match, until nothing is gained; goes on where it was stopped.
train: $(OUT)/train
	tools/need.sh python3 python3-numpy
	tools/train/train.sh $(OUT)/train $(or $(GAME),$(error say which: make train GAME=id)) $(ROUNDS)

# Weights by play alone: small changes that win against RIVALS are kept, for CLIMB_SECONDS.
.PHONY: climb
climb: $(OUT)/train
	tools/need.sh python3 python3-numpy
	@mkdir -p build/train
	tools/train/climb.py $(OUT)/train $(or $(GAME),$(error say which: make climb GAME=id)) \
		games/$(GAME)/learned.def build/train/climbed-$(GAME).def \
		--seconds $(or $(CLIMB_SECONDS),600) --against $(or $(RIVALS),step) $(CLIMB)
