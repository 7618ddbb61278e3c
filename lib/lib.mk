# lib/lib.mk -- librubicon: shared and static, with one header; its tests, and the Python package.

LIB_ABI     := 1
LIB_VERSION := $(LIB_ABI).0
LIB_SRC     := $(RULES) $(SERVICES) $(wildcard lib/*.c)
LIB_O       := $(patsubst %.c,$(OUT)/pic/%.o,$(LIB_SRC))
LIB_SO      := $(OUT)/librubicon.so.$(LIB_VERSION)
LIB_A       := $(OUT)/librubicon.a
LIB_MAN     := $(wildcard docs/man3/*.3)
VERSION     := $(shell echo VERSION | $(CC) -E -P -include command/version.h - | tr -d '"')

.PHONY: lib install-lib test-lib test-peers torture-lib wheel

lib: $(LIB_SO) $(LIB_A) $(OUT)/rubicon.pc

# Position independent, and nothing seen from outside but what lib/rubicon.h declares.
LIB_CFLAGS = -fPIC -fvisibility=hidden
$(patsubst %.c,$(OUT)/pic/%.o,$(RULES) $(SERVICES)): LIB_CFLAGS += -ffreestanding -fno-math-errno

$(OUT)/pic/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(LIB_CFLAGS) -c -o $@ $<

$(LIB_SO): $(LIB_O) lib/librubicon.map
	$(CC) $(OPT) -shared -Wl,-soname,librubicon.so.$(LIB_ABI) \
		-Wl,--version-script=lib/librubicon.map -Wl,-z,relro,-z,now -o $@ $(LIB_O) -lm -lpthread
	ln -sf $(@F) $(OUT)/librubicon.so.$(LIB_ABI)
	ln -sf $(@F) $(OUT)/librubicon.so

# One object, of which only the public names are left.
$(LIB_A): $(LIB_O)
	$(LD) -r -o $(OUT)/librubicon.o $(LIB_O)
	objcopy --localize-hidden $(OUT)/librubicon.o
	rm -f $@
	$(AR) rcs $@ $(OUT)/librubicon.o

$(OUT)/rubicon.pc: lib/rubicon.pc.in command/version.h Makefile
	@mkdir -p $(@D)
	sed 's|@PREFIX@|$(PREFIX)|; s|@VERSION@|$(VERSION)|' $< >$@

# What a package of the library and one for development would hold: lib/packages/.
# A page of section 3 describes several functions: each gets a link to it.
install-lib: lib
	install -d $(DESTDIR)$(PREFIX)/lib/pkgconfig $(DESTDIR)$(PREFIX)/include \
		$(DESTDIR)$(PREFIX)/share/man/man3
	install -m 644 $(LIB_SO) $(LIB_A) $(DESTDIR)$(PREFIX)/lib
	ln -sf $(notdir $(LIB_SO)) $(DESTDIR)$(PREFIX)/lib/librubicon.so.$(LIB_ABI)
	ln -sf librubicon.so.$(LIB_ABI) $(DESTDIR)$(PREFIX)/lib/librubicon.so
	install -m 644 lib/rubicon.h $(DESTDIR)$(PREFIX)/include
	sed 's|@PREFIX@|$(PREFIX)|; s|@VERSION@|$(VERSION)|' lib/rubicon.pc.in \
		>$(DESTDIR)$(PREFIX)/lib/pkgconfig/rubicon.pc
	install -m 644 $(LIB_MAN) $(DESTDIR)$(PREFIX)/share/man/man3
	set -e; for page in $(LIB_MAN); do for name in $$(sed -n 's/^\.Fn "*\(rubicon_[a-z_]*\).*/\1/p; s/^\.Fo \(rubicon_[a-z_]*\).*/\1/p' $$page); do \
		[ -e $(DESTDIR)$(PREFIX)/share/man/man3/$$name.3 ] || \
		echo ".so man3/$$(basename $$page)" >$(DESTDIR)$(PREFIX)/share/man/man3/$$name.3; done; done

# ---- tests --------------------------------------------------------------------------------------

LIB_TEST := $(OUT)/tests/lib/library_test

# Under sanitizers it is made of the objects that are there anyway.
$(LIB_TEST): $(OUT)/tests/lib/library_test.o $(if $(filter torture,$(VARIANT)), \
	$(RULES_O) $(SERVICE_O) $(call objects,$(wildcard lib/*.c)),$(LIB_A))
	$(CC) $(OPT) -o $@ $^ -lm -lpthread

# Without a network: Debian's setuptools, wheel and numpy do.  The wheel comes to build/wheels.
wheel: lib
	mkdir -p build/wheels
	/usr/bin/python3 -m pip wheel -q --no-index --no-build-isolation --no-deps -w build/wheels ./python

# The C of it, secrecy over all that it gives, an installation, and Python.
test-lib: lib $(LIB_TEST) $(OUT)/tests/lib/two_worlds $(OUT)/tools/solve $(OUT)/rubicon
	$(LIB_TEST)
	tests/lib/worlds.sh $(OUT)
	tests/lib/install.sh
	tests/lib/solve.sh $(OUT)/tools/solve
	tests/lib/pipe.sh $(OUT)/rubicon
	tests/python/run.sh

torture-lib:
	+$(MAKE) -s VARIANT=torture build/torture/tests/lib/library_test
	build/torture/tests/lib/library_test

# With PettingZoo, Gymnasium and OpenSpiel, where they are installed for /usr/bin/python3 or $$PYTHON.
test-peers: lib
	tests/python/run.sh peers

$(OUT)/tests/lib/two_worlds: $(OUT)/tests/server/two_worlds.o $(OUT)/tests/stop.o $(RULES_O)
	$(CC) $(OPT) -o $@ $^

# Small games solved, and our bots' exploitability in them: docs/performance.md has the figures.
$(OUT)/tools/solve: $(OUT)/tools/solve.o $(OUT)/tests/stop.o $(RULES_O) $(SERVICE_O)
	$(CC) $(OPT) -o $@ $^ -lm

.PHONY: solve
solve: $(OUT)/tools/solve
	$< kuhn-poker 10000 random:1000 greedy:1000 easy:1000 normal:1000 hard:300
	$< leduc-poker 2000 random:200 greedy:200 easy:200 normal:50 hard:10
	$< liars-dice 1000 random:50 greedy:50 easy:20 normal:3
