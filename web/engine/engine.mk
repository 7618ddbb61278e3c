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

SHOWN_GAMES  := $(shell sed -n 's/^\t{ &\([a-z0-9_]*\), true },$$/\1/p' games/registry.c)
WASM_MODULES := $(addprefix $(WASM)/games/,$(addsuffix .wasm,$(SHOWN_GAMES) others))

.PHONY: wasm test-wasm

wasm: $(WASM)/engine.wasm $(WASM_MODULES)

$(WASM)/engine.wasm: $(WASM_O)
	$(WASM_LD) $(WASM_LDFLAGS) -o $@ $^

# The registry with the lines of the other games left out; the linker leaves out the games.
$(WASM)/registry/%.c: games/registry.c
	@mkdir -p $(@D)
	awk -v game=$* '/^\t\{ &/ && (game == "others" ? /true/ : !index($$0, "&" game ",")) { next } 1' $< > $@

$(WASM)/registry/%.o: $(WASM)/registry/%.c
	$(CLANG) $(WASM_CFLAGS) -c -o $@ $<

$(WASM)/games/%.wasm: $(WASM)/registry/%.o $(filter-out $(WASM)/games/registry.o,$(WASM_O))
	@mkdir -p $(@D)
	$(WASM_LD) $(WASM_LDFLAGS) -o $@ $^

.SECONDARY: $(WASM_MODULES:$(WASM)/games/%.wasm=$(WASM)/registry/%.o)

$(WASM)/%.o: %.c
	@mkdir -p $(@D)
	$(CLANG) $(WASM_CFLAGS) -c -o $@ $<

test-wasm: $(WASM)/engine.wasm
	node tests/wasm.mjs $<

-include $(WASM_O:.o=.d)
