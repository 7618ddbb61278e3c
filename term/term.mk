# term/term.mk -- what the terminal client needs besides compiling, and its tests.

.PHONY: picture test-term

# The full screen is drawn by curses, with wide letters.
LDLIBS += -lncursesw
$(OUT)/term/full/%.o: CFLAGS += -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE -D_XOPEN_SOURCE_EXTENDED

# Every game's rules, built into the binary.
$(OUT)/rulebooks.c: term/rulebook.awk $(wildcard games/*/RULES.md)
	@mkdir -p $(@D)
	awk -f $< $(filter %.md,$^) </dev/null > $@

$(OUT)/rulebooks.o: $(OUT)/rulebooks.c
	$(CC) $(CFLAGS) -c -o $@ $<

# The terminal: exit codes and messages, sessions on a pseudo-terminal, two worlds at one screen, a
# game of each by bots.
test-term: rubicon $(OUT)/tests/pty $(OUT)/tests/server/two_worlds
	tests/cli.sh ./rubicon
	tests/play.sh ./rubicon $(OUT)/tests/pty
	tests/full.py ./rubicon
	tests/screen.py ./rubicon $(OUT)/tests/server/two_worlds
	tests/auto.sh ./rubicon
	tests/new_game.sh
	tests/docs.sh ./rubicon

$(OUT)/tests/pty: $(OUT)/tests/pty.o
	$(CC) $(OPT) -o $@ $^

# The README's picture: a real session, typed into tmux.
picture: rubicon
	node tools/picture.mjs $(CURDIR)/rubicon docs/terminal.session > docs/terminal.svg
