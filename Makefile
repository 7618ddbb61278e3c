# Builds rubicon, its tests and its web engine.  `make help` lists the targets.

CC       ?= gcc
VARIANT  ?= release
OUT      := build/$(VARIANT)
WARN     := -Wall -Wextra -Wpedantic -Wshadow -Werror
OPT_release := -O2
OPT_torture := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -DTORTURE
OPT      := $(OPT_$(VARIANT))
CFLAGS   += -std=c11 -D_POSIX_C_SOURCE=200809L $(WARN) $(OPT) -I. -MMD -MP
LDLIBS   := -ljansson -ledit -lpthread -lm
PREFIX   ?= /usr/local

# Rules: freestanding C11, no libc but the mem functions.
RULES    := $(wildcard core/*.c games/*.c games/*/*.c tests/reference/*.c)
# Services: no stdio, no malloc.
SERVICES := $(wildcard record/*.c bots/*.c)
# Programs.
PROGRAMS := $(wildcard lab/*.c server/*.c term/*.c)

objects   = $(patsubst %.c,$(OUT)/%.o,$(1))
RULES_O   := $(call objects,$(RULES))
SERVICE_O := $(call objects,$(SERVICES))
PROGRAM_O := $(call objects,$(PROGRAMS))

.DEFAULT_GOAL := rubicon
.PHONY: bench clean help install test-bench

rubicon: $(OUT)/rubicon
	@cp $< $@

$(OUT)/rubicon: $(RULES_O) $(SERVICE_O) $(PROGRAM_O)
	$(CC) $(OPT) -o $@ $^ $(LDLIBS)

$(RULES_O) $(SERVICE_O): CFLAGS += -ffreestanding

$(OUT)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -c -o $@ $<

# Speed: `bench` measures, `test-bench` fails when a yardstick is not what it should be.
bench: rubicon
	./rubicon bench

ALLOCATORS := malloc calloc realloc
$(OUT)/tests/no_malloc: LDFLAGS += $(ALLOCATORS:%=-Wl,--wrap=%)

$(OUT)/tests/reference_means $(OUT)/tests/no_malloc: $(OUT)/tests/%: $(OUT)/tests/%.o $(RULES_O)
	$(CC) $(OPT) $(LDFLAGS) -o $@ $^ -lm

test-bench: rubicon $(OUT)/tests/reference_means $(OUT)/tests/no_malloc
	$(OUT)/tests/reference_means
	$(OUT)/tests/no_malloc
	tests/bench_floor.sh

clean:
	rm -rf build rubicon

help:
	@echo 'make              build ./rubicon'
	@echo 'make test         every check that fits in a quarter of an hour'
	@echo 'make bench        playouts per second, by game and seat count'
	@echo 'make install      install under $$(DESTDIR)$$(PREFIX)'

-include $(wildcard $(OUT)/*/*.d $(OUT)/*/*/*.d $(OUT)/*/*/*/*.d)
