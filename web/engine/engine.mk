# web/engine/engine.mk -- the engine as WebAssembly: freestanding, without imports.
#
# engine.wasm has every game.  A browser loads less: build/wasm/games/ has a module for each game
# that is shown, and `others` for the rest.

CLANG    ?= clang-14
WASM_LD  ?= wasm-ld-14
WASM     := build/wasm
WASM_SRC := $(RULES) $(SERVICES) $(wildcard web/engine/*.c)
WASM_O   := $(patsubst %.c,$(WASM)/%.o,$(WASM_SRC))
# Optimised as a whole: that is what brings it near the speed of the machine itself.
# The host's headers must not be found by mistake, so only the compiler's own are searched.
WASM_CFLAGS = --target=wasm32 -std=c11 -O2 -flto -ffreestanding -mbulk-memory $(WARN) -I. -MMD -MP \
	-nostdinc -isystem $(shell $(CLANG) -print-resource-dir)/include
WASM_LDFLAGS := --no-entry --strip-all --stack-first -z stack-size=1048576 --fatal-warnings

# Rows of the registry, as the compiler reads them: $(call registered,the rows to keep).
registered    = $(shell $(CC) -E -P -x c '-DSHOWN(game)=$(1)' '-DHIDDEN(game)=$(2)' games/registry.def)
SHOWN_GAMES  := $(call registered,game,)
HIDDEN_GAMES := $(call registered,,game)
WASM_MODULES := $(addprefix $(WASM)/games/,$(addsuffix .wasm,$(SHOWN_GAMES) others))

# What no search calls is small rather than fast: browsers fetch it.
WASM_COLD := $(wildcard web/engine/*.c record/*.c games/*/show.c games/*/board.c games/*/audit.c \
	games/*/tables.c) core/text.c core/notation.c core/opening.c bots/review.c bots/odds.c
$(WASM_COLD:%.c=$(WASM)/%.o): WASM_CFLAGS += -Oz

.PHONY: wasm test-wasm

wasm: $(WASM)/engine.wasm $(WASM_MODULES)

$(WASM)/engine.wasm: $(WASM_O)
	$(WASM_LD) $(WASM_LDFLAGS) -o $@ $^

# A registry with one game, or with those that are not shown; the linker leaves out the others.
$(WASM)/registry/others.def: games/registry.def
	@mkdir -p $(@D)
	printf 'HIDDEN(%s)\n' $(HIDDEN_GAMES) >$@

$(WASM)/registry/%.def: games/registry.def
	@mkdir -p $(@D)
	echo 'SHOWN($*)' >$@

$(WASM)/registry/%.o: $(WASM)/registry/%.def games/registry.c
	$(CLANG) $(WASM_CFLAGS) -DREGISTRY_DEF='"$<"' -c -o $@ games/registry.c

$(WASM)/games/%.wasm: $(WASM)/registry/%.o $(filter-out $(WASM)/games/registry.o,$(WASM_O))
	@mkdir -p $(@D)
	$(WASM_LD) $(WASM_LDFLAGS) -o $@ $^

.SECONDARY: $(WASM_MODULES:$(WASM)/games/%.wasm=$(WASM)/registry/%.o) \
	$(WASM_MODULES:$(WASM)/games/%.wasm=$(WASM)/registry/%.def)

$(WASM)/%.o: %.c
	@mkdir -p $(@D)
	$(CLANG) $(WASM_CFLAGS) -c -o $@ $<

test-wasm: $(WASM)/engine.wasm
	node tests/wasm.mjs $<

-include $(WASM_O:.o=.d)
