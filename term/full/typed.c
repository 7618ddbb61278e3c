/* term/full/typed.c -- a line being typed on the full screen: letters, completion, history. */

#include "term/full/typed.h"

#include "term/full/paint.h"

#include <stdio.h>
#include <string.h>

void open_typed(struct typed *t, const char *prompt)
{
	t->open = true;
	t->recalled = t->n_history;
	*t->line = 0;
	snprintf(t->prompt, sizeof t->prompt, "%s", prompt);
}

void remember_typed(struct typed *t)
{
	if (!*t->line)
		return;
	if (t->n_history == MAX_HISTORY)
		memmove(t->history, t->history[1], sizeof t->history[0] * (size_t)--t->n_history);
	strcpy(t->history[t->n_history++], t->line);
}

static void recall(struct typed *t, int by)
{
	int at = t->recalled + by;

	if (at < 0 || at > t->n_history)
		return;
	t->recalled = at;
	strcpy(t->line, at < t->n_history ? t->history[at] : "");
}

/* How many letters all of them begin with. */
static size_t common_start(const char **words, int n)
{
	size_t common = strlen(words[0]);

	for (int i = 1; i < n; i++)
		for (size_t j = 0; j < common; j++)
			if (words[i][j] != words[0][j])
				common = j;
	return common;
}

/* As far as all that is possible agrees. */
static void complete_last_word(struct typed *t, completer *complete, void *self)
{
	static const char *words[2 * MAX_COMPLETIONS];
	const char *last = strrchr(t->line, ' ');
	size_t start = last ? (size_t)(last + 1 - t->line) : 0, common;
	int n = complete(self, t->line, words);

	if (!n)
		return;
	common = common_start(words, n);
	if (start + common + 2 > sizeof t->line)
		return;
	memcpy(t->line + start, words[0], common);
	strcpy(t->line + start + common, n == 1 ? " " : "");
}

static void type_letter(struct typed *t, int key)
{
	size_t n = strlen(t->line);

	if (key >= ' ' && key < 127 && n + 1 < sizeof t->line) {
		t->line[n] = (char)key;
		t->line[n + 1] = 0;
	}
}

static enum edited end_typed(struct typed *t, enum edited how)
{
	t->open = false;
	return how;
}

/* Backspace on nothing leaves. */
static enum edited take_letter_back(struct typed *t)
{
	size_t n = strlen(t->line);

	if (!n)
		return end_typed(t, ABANDONED);
	t->line[n - 1] = 0;
	return EDITING;
}

enum edited edit_typed(struct typed *t, int key, completer *complete, void *self)
{
	switch (key) {
	case '\r': return end_typed(t, ENTERED);
	case '\033': return end_typed(t, ABANDONED);
	case PRESS_BACKSPACE: return take_letter_back(t);
	case PRESS_UP: recall(t, -1); break;
	case PRESS_DOWN: recall(t, 1); break;
	case '\t':
		if (complete)
			complete_last_word(t, complete, self);
		break;
	default: type_letter(t, key);
	}
	return EDITING;
}
