# web/engine/engine.mk -- the engine as WebAssembly: freestanding, without imports.

CLANG    ?= clang-14
WASM_LD  ?= wasm-ld-14
WASM     := build/wasm
WASM_SRC := $(RULES) $(SERVICES) $(wildcard web/engine/*.c)
WASM_O   := $(patsubst %.c,$(WASM)/%.o,$(WASM_SRC))
# The host's headers must not be found by mistake, so only the compiler's own are searched.
WASM_CFLAGS = --target=wasm32 -std=c11 -O2 -ffreestanding -mbulk-memory $(WARN) -I. -MMD -MP \
	-nostdinc -isystem $(shell $(CLANG) -print-resource-dir)/include
WASM_LDFLAGS := --no-entry --strip-all --stack-first -z stack-size=1048576 --fatal-warnings

.PHONY: wasm test-wasm

wasm: $(WASM)/engine.wasm

$(WASM)/engine.wasm: $(WASM_O)
	$(WASM_LD) $(WASM_LDFLAGS) -o $@ $^

$(WASM)/%.o: %.c
	@mkdir -p $(@D)
	$(CLANG) $(WASM_CFLAGS) -c -o $@ $<

test-wasm: $(WASM)/engine.wasm
	node tests/wasm.mjs $<

-include $(WASM_O:.o=.d)
