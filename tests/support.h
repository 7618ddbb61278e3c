/* tests/support.h -- what several test programs need: setups to try, sampled actions, messages. */

#ifndef TESTS_SUPPORT_H
#define TESTS_SUPPORT_H

#include "core/game.h"
#include "core/rng.h"

enum {
	MAX_LINE_TEXT = 512, /* an action, a refusal, an event as a sentence */
	MAX_SETUPS = 256,
	MAX_SHOWN = 64 * 1024, /* a view as JSON */
};

struct world {
	_Alignas(16) unsigned char b[MAX_STATE];
};

struct sight {
	_Alignas(16) unsigned char b[MAX_VIEW];
};

struct line_text {
	char s[MAX_LINE_TEXT];
};

struct line_text act_line(const struct game *g, act a);
struct line_text why_line(const struct game *g, struct why w);
struct line_text event_line(const struct game *g, struct event e);
struct line_text setup_line(const struct game *g, const struct setup *how);
const char *seat_word(const struct game *g, int seat);    /* also "chance" and "nobody" */
int viewer_parse(const struct game *g, const char *word); /* like seat_parse; knows "nobody" */

/* The terminal's board without its colours, in the caller's buffer of MAX_SHOWN bytes. */
void board_lines(const struct game *g, const void *state, int seat, char *out);

/* The view as one JSON object, in the caller's buffer of MAX_SHOWN bytes; false: it did not fit. */
bool show_line(const struct game *g, const void *state, int seat, char *out);

/* Every scenario at this number of seats, other options as usual.  Setups that a game refuses are
 * left out. */
int list_setups(const struct game *g, int seats, struct setup *out);
void shake_options(const struct game *g, struct setup *how, struct rng *r); /* not the scenario */
int find_option(const struct game *g, const char *name);                    /* -1: none */
bool can_start(const struct game *g, const struct setup *how);
const char *scenario_word(const struct game *g, const struct setup *how); /* "" if it has none */

/* Arguments: how many values are worth trying, and whether a value means anything. */
int arg_range(const struct game *g, int type);
bool is_arg(const struct game *g, int type, int value);

bool is_chance_verb(const struct game *g, int verb);
act any_action(const struct game *g, struct rng *r); /* a player's verb, arguments in range */
act near_action(const struct game *g, act a, struct rng *r); /* with one argument changed */
bool is_listed(const act *legal, int n, act a);              /* in an ascending list */

/* One of an ascending list; half of the time a verb first, so that rare verbs are not drowned. */
act varied_choice(const act *list, int n, struct rng *r);

/* A game kept in a folder of its own, as against the yardsticks. */
bool has_folder(const struct game *g);

_Noreturn void usage_error(const char *program, const char *message, const char *about);

/* The flags [--update] [--game ID]: the id, or NULL for all games. */
const char *read_update(int argc, char **argv, const char *program, bool *updating);
uint64_t parse_count(const char *program, const char *option, const char *value);
double cpu_seconds(void);
uint64_t hash_text(const char *s);

#endif
