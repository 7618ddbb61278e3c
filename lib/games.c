/* lib/games.c -- games with their options, their words, and their actions by index. */

#include "bots/bot.h"
#include "command/version.h"
#include "games/registry.h"
#include "lib/own.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HASH_BITS = 64, LOAD = 4 };

/* A wrong referee must stop, not guess. */
_Noreturn void check_failed(const char *file, int line, const char *what)
{
	fprintf(stderr, "librubicon: %s:%d: this should be true: %s\n", file, line, what);
	abort();
}

int complain(char *error, size_t size, const char *format, ...)
{
	va_list args;

	if (!error || !size)
		return 0;
	va_start(args, format);
	vsnprintf(error, size, format, args);
	va_end(args);
	return 0;
}

size_t hand_over(const struct text *t, char *out, size_t size)
{
	if (out && size) {
		size_t n = t->len < size - 1 ? t->len : size - 1;

		memcpy(out, t->buf, n);
		out[n] = 0;
	}
	return t->len;
}

PUBLIC int rubicon_abi(void) { return RUBICON_ABI; }
PUBLIC const char *rubicon_version(void) { return VERSION; }

PUBLIC const char *rubicon_game_id(int i)
{
	return i >= 0 && i < n_registered ? registry[i].game->id : NULL;
}

/* ---- opening ------------------------------------------------------------------------------ */

static uint64_t slot_of(const rubicon_game *game, act a)
{
	return a * 0x9e3779b97f4a7c15u >> game->slot_shift;
}

int index_of(const rubicon_game *game, act a)
{
	uint64_t mask = ((uint64_t)1 << (HASH_BITS - game->slot_shift)) - 1;

	for (uint64_t slot = slot_of(game, a); game->slots[slot]; slot = (slot + 1) & mask)
		if (game->actions[game->slots[slot] - 1] == a)
			return game->slots[slot] - 1;
	return -1;
}

/* Neighbours in a list are often neighbours among all. */
int index_after(const rubicon_game *game, int before, act a)
{
	enum { NEAR = 6 };
	int last = before + NEAR < game->n_actions ? before + NEAR : game->n_actions - 1;

	for (int i = before + 1; i <= last && game->actions[i] <= a; i++)
		if (game->actions[i] == a)
			return i;
	return index_of(game, a);
}

static bool fill_slots(rubicon_game *game)
{
	uint64_t size = 2;

	game->slot_shift = HASH_BITS - 1;
	for (; size < (uint64_t)game->n_actions * LOAD; size *= 2)
		game->slot_shift--;
	game->slots = calloc(size, sizeof game->slots[0]);
	for (int i = 0; game->slots && i < game->n_actions; i++) {
		uint64_t slot = slot_of(game, game->actions[i]);

		while (game->slots[slot])
			slot = (slot + 1) & (size - 1);
		game->slots[slot] = i + 1;
	}
	return game->slots;
}

rubicon_game *open_game(const struct game *g, const struct setup *how, char *error, size_t size)
{
	rubicon_game *game = calloc(1, sizeof *game);

	if (game) {
		*game = (rubicon_game){ .g = g, .how = *how, .observation = observation_size(g) };
		game->n_actions = game_actions(g, NULL, 0);
		game->actions = malloc(sizeof game->actions[0] * (size_t)game->n_actions);
		if (game->actions) {
			game_actions(g, game->actions, game->n_actions);
			if ((game->plan = plan_for(g)) && fill_slots(game))
				return game;
		}
	}
	rubicon_close(game);
	complain(error, size, "There is no memory.");
	return NULL;
}

/* Words one by one; a scenario for so many seats brings them along. */
static bool parse_options(const struct game *g, const char *options, struct setup *how,
						  struct text *error)
{
	char copy[LONGEST_LINE], *rest = copy, *word;
	bool chose_seats = false, chose_scenario = false;

	if (strlen(options) >= sizeof copy) {
		text_str(error, "These are too many options.");
		return false;
	}
	strcpy(copy, options);
	while ((word = strtok_r(rest, " \t\n", &rest))) {
		if (!setup_parse(g, word, how, error))
			return false;
		chose_seats |= strncmp(word, "seats=", strlen("seats=")) == 0;
		chose_scenario |= strncmp(word, "scenario=", strlen("scenario=")) == 0;
	}
	game_reconcile(g, chose_seats, chose_scenario, how);
	return true;
}

PUBLIC rubicon_game *rubicon_open(const char *id, const char *options, char *error, size_t size)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	const struct game *g = game_by_id(id ? id : "");
	char sentence[LONGEST_LINE];
	struct text t = text_in(sentence, sizeof sentence);
	struct setup how;

	if (!g) {
		complain(error, size, "There is no game '%s'.", id ? id : "");
		return NULL;
	}
	how = game_usual(g);
	if (!parse_options(g, options ? options : "", &how, &t) || !game_start(g, &how, state, &t)) {
		complain(error, size, "%s", sentence);
		return NULL;
	}
	return open_game(g, &how, error, size);
}

PUBLIC void rubicon_close(rubicon_game *game)
{
	if (!game)
		return;
	free(game->actions);
	free(game->slots);
	plan_free(game->plan);
	free(game);
}

/* ---- facts and words ------------------------------------------------------------------------ */

PUBLIC int rubicon_fact(const rubicon_game *game, enum rubicon_fact fact)
{
	const struct game *g = game->g;
	const int facts[] = {
		[RUBICON_SEATS] = game->how.seats,
		[RUBICON_ACTIONS] = game->n_actions,
		[RUBICON_OBSERVATION] = game->observation,
		[RUBICON_PLANES] = g->n_planes + 1,
		[RUBICON_LONGEST_LIST] = g->max_legal,
		[RUBICON_LONGEST_GAME] = (int)g->max_actions,
		[RUBICON_OUTCOMES] = g->max_outcomes,
		[RUBICON_IS_OPEN] = g->open,
		[RUBICON_RULES] = g->rules,
		[RUBICON_MIN_SEATS] = g->min_seats,
		[RUBICON_MAX_SEATS_OF_GAME] = g->max_seats,
	};

	return (int)fact >= 0 && (int)fact < LEN(facts) ? facts[fact] : -1;
}

static const char *of_seat(const struct names *names, int i, bool title)
{
	if (i < 0 || i >= names->n)
		return NULL;
	return title && names->title ? names->title[i] : names->word[i];
}

PUBLIC const char *rubicon_word(const rubicon_game *game, enum rubicon_word word, int i)
{
	const struct game *g = game ? game->g : registry[0].game;

	switch (word) {
	case RUBICON_ID: return g->id;
	case RUBICON_TITLE: return g->title;
	case RUBICON_BLURB: return g->blurb;
	case RUBICON_SEAT: return of_seat(&g->names[ARG_SEAT], i, false);
	case RUBICON_SEAT_TITLE: return of_seat(&g->names[ARG_SEAT], i, true);
	case RUBICON_VERB: return i > 0 && i < g->n_verbs ? g->verbs[i].word : NULL;
	case RUBICON_BOT: return i >= 0 && i < n_bots ? bots[i]->id : NULL;
	case RUBICON_BOT_SENTENCE: return i >= 0 && i < n_bots ? bots[i]->sentence : NULL;
	}
	return NULL;
}

/* The first plane is who looks. */
PUBLIC int rubicon_plane(const rubicon_game *game, int i, struct rubicon_plane *out)
{
	const struct game *g = game->g;
	int first = g->max_seats;

	if (i < 0 || i > g->n_planes)
		return 0;
	*out = (struct rubicon_plane){ "me", RUBICON_FLAG, 0, g->max_seats, 0, 1 };
	for (int k = 0; k < i; k++) {
		const struct plane *p = &g->planes[k];

		*out = (struct rubicon_plane){ p->word, p->kind, first, plane_size(p), p->low, p->high };
		first += out->size;
	}
	return 1;
}

/* ---- actions ----------------------------------------------------------------------------------
 */

static bool has_action(const rubicon_game *game, int action)
{
	return action >= 0 && action < game->n_actions;
}

PUBLIC size_t rubicon_action_text(const rubicon_game *game, int action, char *out, size_t size)
{
	char line[LONGEST_LINE];
	struct text t = text_in(line, sizeof line);

	if (has_action(game, action))
		act_text(game->g, game->actions[action], &t);
	return hand_over(&t, out, size);
}

PUBLIC size_t rubicon_action_label(const rubicon_game *game, int action, char *out, size_t size)
{
	char line[LONGEST_LINE];
	struct text t = text_in(line, sizeof line);

	if (has_action(game, action))
		act_label(game->g, game->actions[action], &t);
	return hand_over(&t, out, size);
}

PUBLIC int rubicon_action_parse(const rubicon_game *game, const char *text, char *error,
								size_t size)
{
	char sentence[LONGEST_LINE];
	struct text t = text_in(sentence, sizeof sentence);
	act a;
	int action;

	if (!act_parse(game->g, text, &a, &t))
		return complain(error, size, "%s", sentence), -1;
	action = index_of(game, a);
	if (action < 0)
		complain(error, size, "'%s' is nothing that a player can ever do.", text);
	return action;
}

PUBLIC int rubicon_action_numbers(const rubicon_game *game, int action, int32_t out[4])
{
	if (!has_action(game, action))
		return 0;
	out[0] = act_verb(game->actions[action]);
	for (int i = 0; i < MAX_ARGS; i++)
		out[i + 1] = act_arg(game->actions[action], i);
	return 1;
}
