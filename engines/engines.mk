# engines/engines.mk -- engines that outlive their rules: archiving, compiling and testing them.

.PHONY: kept-engines release test-engines test-engines-native

ARCHIVED := $(subst _,-,$(SHOWN_GAMES))

# What a release does: today's engines are kept, every kept one still plays, and the version has its
# page in the changelog.  The tag is made by whoever releases: it says how.
release: rubicon
	@set -e; version=$$(./rubicon --version | cut -d' ' -f2); \
	grep -qx "## $$version" CHANGELOG.md || \
		{ echo "CHANGELOG.md has no '## $$version', which ./rubicon says it is." >&2; exit 1; }; \
	for game in $(ARCHIVED); do tools/engines/archive.sh $$game; done; \
	$(MAKE) -s test-engines; \
	echo "Commit engines/, run ./test, then: git tag -a v$$version -m 'rubicon $$version'"

# Compiles all of them for this machine, so that nobody has to wait for the first one.
kept-engines: rubicon
	@set -e; for record in engines/*/*-left.rubicon; do ./rubicon replay --verify $$record; done

# In the module itself; and the smallest of them as the programs play it.
test-engines: $(OUT)/rubicon
	node tests/kept_engines.mjs
	tests/kept_engines.sh $(OUT)/rubicon caesar-augustus

# All of them: each is compiled.
test-engines-native: $(OUT)/rubicon
	tests/kept_engines.sh $(OUT)/rubicon
