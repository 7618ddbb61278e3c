/* yardsticks/entry.h -- the part of a struct game that all yardsticks have under the same names.
 *
 * Each is one file, so nothing needs a prefix. */

#ifndef YARDSTICKS_ENTRY_H
#define YARDSTICKS_ENTRY_H

#include "core/game.h"
#include "core/tuning.h"

/* A seat's line on the board: "First (you): jack". */
static inline void board_seat(struct text *out, int seat, const char *title, bool is_you,
							  const char *holds)
{
	text_style(out, style_seat(seat));
	text_str(out, title);
	text_style(out, STYLE_PLAIN);
	text_str(out, is_you ? " (you): " : ": ");
	text_str(out, holds);
	text_char(out, '\n');
}

#define YARDSTICK                                                                                  \
	.rules = 1, .verbs = verbs, .n_verbs = N_VERBS, .events = events, .n_events = N_EVENTS,        \
	.clauses = clauses, .n_clauses = N_CLAUSES, .steps = steps, .n_steps = N_STEPS,                \
	.names = names, .n_names = N_NAMES, .tuning = &tuning, .setup = setup, .pending = pending,     \
	.asked = pending, .prompt = prompt, .legal = legal, .why_not = why_not, .lot = lot,            \
	.draw = draw, .apply = apply, .standing = standing, .show = show, .board = board,              \
	.judge = judge, .audit = audit

#endif
