# Builds rubicon, its tests and its web engine.  `make help` lists the targets.

CC       ?= gcc
VARIANT  ?= release
OUT      := build/$(VARIANT)
WARN     := -Wall -Wextra -Wpedantic -Wshadow -Werror
OPT_release := -O2
# Link-time optimisation earns a little more, but every link generates all code anew, and tests link
# many programs: it is for `make fast` and `make pgo` (docs/performance.md).
OPT_fast    := -O3 -flto=auto
OPT_pgo      = $(OPT_fast) $(PROFILE)
OPT_clang   := -O2
OPT_torture := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -DTORTURE
OPT_coverage := -O0 --coverage
OPT_fuzz    := -O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
OPT      := $(OPT_$(VARIANT))
CFLAGS   += -std=c11 -D_POSIX_C_SOURCE=200809L $(WARN) $(OPT) -I. -MMD -MP
LDLIBS   := -ljansson -ledit -lpthread -lm
PREFIX   ?= /usr/local

# Rules: freestanding C11, no libc but the mem functions.
RULES    := $(wildcard core/*.c games/registry.c games/*/*.c yardsticks/*.c)
# Services: no stdio, no malloc.
SERVICES := $(wildcard record/*.c bots/*.c)
# Players to measure bots against, for the laboratory and the tests alone.
SPARRING := $(wildcard sparring/*.c games/sparring.c games/*/sparring/*.c)
# Programs.
PROGRAMS := $(wildcard command/*.c lab/*.c server/*.c term/*.c term/full/*.c)

# The laboratory on a card: its driver is opened when it is asked for.
CARD_HOST := accelerator/driver.c accelerator/card.c accelerator/modules.c
PROGRAMS += $(CARD_HOST)

objects   = $(patsubst %.c,$(OUT)/%.o,$(1))
RULES_O   := $(call objects,$(RULES))
SERVICE_O := $(call objects,$(SERVICES))
SPARRING_O := $(call objects,$(SPARRING))
PROGRAM_O := $(call objects,$(PROGRAMS)) $(SPARRING_O) $(OUT)/rulebooks.o

.DEFAULT_GOAL := rubicon
.PHONY: clean help install

rubicon: $(OUT)/rubicon
	@cp -f $< $@

include server/server.mk

$(OUT)/rubicon: $(RULES_O) $(SERVICE_O) $(PROGRAM_O) $(ASSETS_O)
	$(CC) $(OPT) -o $@ $^ $(LDLIBS)

$(RULES_O) $(SERVICE_O) $(SPARRING_O): CFLAGS += -ffreestanding -fno-math-errno

# What playouts and search spend their time in: 0 to 30% faster than by -O2.
HOT_release := -O3
$(RULES_O) $(SERVICE_O) $(SPARRING_O) $(call objects,$(wildcard lab/*.c)): CFLAGS += $(HOT_$(VARIANT))

$(OUT)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -c -o $@ $<

include tests/tests.mk $(wildcard games/*/tests/*.mk)
include term/term.mk
include web/engine/engine.mk
include engines/engines.mk
include tests/record.mk
include web/web.mk
include lib/lib.mk

install: rubicon install-lib
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
		$(DESTDIR)$(PREFIX)/share/doc/rubicon $(DESTDIR)$(PREFIX)/share/rubicon
	install -m 755 rubicon $(wildcard rubicon-mpi) $(DESTDIR)$(PREFIX)/bin
	install -m 644 docs/rubicon.1 $(DESTDIR)$(PREFIX)/share/man/man1
	cp -R engines $(DESTDIR)$(PREFIX)/share/rubicon/
	install -m 644 LICENSE $(DESTDIR)$(PREFIX)/share/doc/rubicon

clean:
	rm -rf build rubicon

help:
	@echo 'make              build ./rubicon'
	@echo 'make test         every check that fits in a quarter of an hour'
	@echo 'make conform      the ten promises at length; docs/testing.md lists more'
	@echo 'make fast         ./rubicon as fast as it gets on any machine of this kind; make pgo: trained on itself'
	@echo 'make bench        playouts per second, by game and seat count'
	@echo 'make compare-peers  others, playing the same small games; make bench-floors: how fast is fast enough'
	@echo 'make ladder       is hard better than normal, normal than easy?  make tune GAME=id: better settings'
	@echo 'make train GAME=id  a better judge, learned from games; make train-static: for another machine'
	@echo 'make fit GAME=id  better weights for a judge;  make strength: how much thinking helps'
	@echo 'make bots-long    who must beat whom, in full; make lab-long: the laboratory against itself'
	@echo 'make lab-kills    kills the laboratory 100 times; make lab-hosts: on two hosts; make lab-scale: how it scales'
	@echo 'make balance      plays the games behind docs/balance.md again'
	@echo 'make accelerator  every game for a graphics card, and rubicon-lab for its machine'
	@echo 'make wasm         the engine for browsers, build/wasm/engine.wasm'
	@echo 'make web          the browser client, build/web/'
	@echo 'make load         how many players the server bears; make soak-server: what it survives;'
	@echo '                  make compare-server: another server, doing the same'
	@echo 'make lib          librubicon, shared and static; make wheel: the Python package'
	@echo 'make test-lib     library and Python; make test-peers: with PettingZoo, Gymnasium, OpenSpiel'
	@echo 'make mutation     do the tests find small faults in the rules?  make coverage: what no test comes to'
	@echo 'make release      keeps each game'"'"'s engine; make kept-engines: compiles those of older rules'
	@echo 'make install      install under $$(DESTDIR)$$(PREFIX)'
	@echo
	@echo 'Of single games:'
	@sed -n 's/^#   make/make/p' games/*/tests/*.mk

include lab/bench.mk
include lab/lab.mk
include tools/train/train.mk
include accelerator/accelerator.mk tests/accelerator.mk
-include $(wildcard $(OUT)/*/*.d $(OUT)/*/*/*.d $(OUT)/*/*/*/*.d $(OUT)/*/*/*/*/*.d)
