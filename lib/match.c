/* lib/match.c -- one match: who can act, what is legal, playing, chance. */

#include "core/playout.h"
#include "lib/own.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_PLIES = 64 };

/* ---- its life ------------------------------------------------------------------------------- */

PUBLIC rubicon_match *rubicon_start(const rubicon_game *game, uint64_t seed, char *error,
									size_t size)
{
	rubicon_match *match = calloc(1, sizeof *match);
	char sentence[LONGEST_LINE] = "There is no memory.";
	struct text t = text_in(sentence, sizeof sentence);

	if (match) {
		match->game = game;
		match->seed = seed;
		match->log = malloc(FIRST_PLIES * sizeof match->log[0]);
		if (match->log && match_start(&match->m, game->g, &game->how, match->log, FIRST_PLIES, &t))
			return match;
	}
	rubicon_free(match);
	complain(error, size, "%s", sentence);
	return NULL;
}

PUBLIC void rubicon_free(rubicon_match *match)
{
	if (!match)
		return;
	free(match->log);
	free(match);
}

PUBLIC rubicon_match *rubicon_copy(const rubicon_match *match)
{
	rubicon_match *copy = malloc(sizeof *copy);
	size_t size = sizeof match->log[0] * (size_t)match->m.cap;

	if (!copy)
		return NULL;
	*copy = *match;
	copy->log = copy->m.log = malloc(size);
	if (!copy->log) {
		free(copy);
		return NULL;
	}
	memcpy(copy->log, match->log, sizeof match->log[0] * (size_t)match->m.n);
	return copy;
}

PUBLIC void rubicon_reseed(rubicon_match *match, uint64_t seed) { match->seed = seed; }

bool make_room(rubicon_match *match)
{
	struct match *m = &match->m;
	struct ply *more;

	if (m->n < m->cap)
		return true;
	more = realloc(match->log, sizeof *more * (size_t)m->cap * 2);
	if (!more)
		return false;
	match->log = m->log = more;
	m->cap *= 2;
	return true;
}

/* ---- asking --------------------------------------------------------------------------------- */

PUBLIC unsigned rubicon_pending(const rubicon_match *match)
{
	return match_over(&match->m) ? 0 : match->game->g->pending(match->m.state);
}

PUBLIC int rubicon_over(const rubicon_match *match) { return match_over(&match->m); }
PUBLIC int rubicon_plies(const rubicon_match *match) { return match->m.n; }

void shares_of(const struct standing *st, int seats, int32_t *share)
{
	int winners = 0;

	for (int seat = 0; seat < seats; seat++)
		winners += st->place[seat] == 1;
	for (int seat = 0; seat < seats; seat++)
		share[seat] = st->place[seat] == 1 ? RUBICON_WHOLE / winners : 0;
}

PUBLIC void rubicon_standing(const rubicon_match *match, int32_t *points, int32_t *places,
							 int32_t *share)
{
	struct standing st;
	int seats = match->game->how.seats;

	match_standing(&match->m, &st);
	for (int seat = 0; seat < seats; seat++) {
		if (points)
			points[seat] = st.points[seat];
		if (places)
			places[seat] = st.place[seat];
	}
	if (share)
		shares_of(&st, seats, share);
}

static int list_legal(const rubicon_match *match, int seat, act *out)
{
	if (seat < 0 || seat >= match->game->how.seats || !(rubicon_pending(match) & SEAT_BIT(seat)))
		return 0;
	return match->game->g->legal(match->m.state, seat, out);
}

PUBLIC int rubicon_legal(const rubicon_match *match, int seat, int32_t *out)
{
	act legal[MAX_LEGAL];
	int n = list_legal(match, seat, legal);

	for (int i = 0; i < n; i++)
		out[i] = index_of(match->game, legal[i]);
	return n;
}

PUBLIC void rubicon_mask(const rubicon_match *match, int seat, uint8_t *out)
{
	act legal[MAX_LEGAL];
	int n = list_legal(match, seat, legal);

	memset(out, 0, (size_t)match->game->n_actions);
	for (int i = 0; i < n; i++)
		out[index_of(match->game, legal[i])] = 1;
}

/* ---- playing -------------------------------------------------------------------------------- */

static int refuse(const rubicon_match *match, struct why why, char *error, size_t size)
{
	char sentence[LONGEST_LINE];
	struct text t = text_in(sentence, sizeof sentence);

	why_text(match->game->g, why, &t);
	return complain(error, size, "%s", sentence);
}

static bool is_named(const rubicon_match *match, int seat, int action, char *error, size_t size)
{
	if (action < 0 || action >= match->game->n_actions)
		return complain(error, size, "There is no action %d, only 0 to %d.", action,
						match->game->n_actions - 1);
	if (seat < 0 || seat >= match->game->how.seats)
		return complain(error, size, "There is no seat %d, only 0 to %d.", seat,
						match->game->how.seats - 1);
	return true;
}

PUBLIC int rubicon_allows(const rubicon_match *match, int seat, int action, char *error,
						  size_t size)
{
	struct why why;

	if (!is_named(match, seat, action, error, size))
		return 0;
	if (match_over(&match->m))
		return complain(error, size, "The game is over.");
	why = game_why_not(match->game->g, match->m.state, seat, match->game->actions[action]);
	return why.clause ? refuse(match, why, error, size) : 1;
}

PUBLIC int rubicon_play(rubicon_match *match, int seat, int action, char *error, size_t size)
{
	struct why why = { 0 };

	if (!rubicon_allows(match, seat, action, error, size))
		return 0;
	if (!make_room(match))
		return complain(error, size, "There is no memory.");
	if (match_play(&match->m, seat, match->m.stamp[seat], match->game->actions[action], NULL,
				   &why) == PLAYED)
		return 1;
	return refuse(match, why, error, size);
}

/* ---- chance --------------------------------------------------------------------------------- */

PUBLIC int rubicon_roll(rubicon_match *match)
{
	int n = 0;

	while (!match_over(&match->m) && match_chance_pending(&match->m) && make_room(match) &&
		   match_roll(&match->m, fate_seeded(&match->seed), NULL))
		n++;
	return n;
}

static int list_outcomes(const rubicon_match *match, struct outcome *out)
{
	if (match_over(&match->m) || !match_chance_pending(&match->m))
		return 0;
	return game_outcomes(match->game->g, match->m.state, out);
}

PUBLIC int rubicon_outcomes(const rubicon_match *match, int32_t *weight)
{
	struct outcome list[MAX_OUTCOMES];
	int n = list_outcomes(match, list);

	for (int i = 0; weight && i < n; i++)
		weight[i] = (int32_t)list[i].weight;
	return n;
}

PUBLIC size_t rubicon_outcome_text(const rubicon_match *match, int outcome, char *out, size_t size)
{
	struct outcome list[MAX_OUTCOMES];
	char line[LONGEST_LINE];
	struct text t = text_in(line, sizeof line);

	if (outcome >= 0 && outcome < list_outcomes(match, list))
		act_text(match->game->g, list[outcome].act, &t);
	return hand_over(&t, out, size);
}

PUBLIC int rubicon_happen(rubicon_match *match, int outcome)
{
	struct outcome list[MAX_OUTCOMES];

	if (outcome < 0 || outcome >= list_outcomes(match, list) || !make_room(match))
		return 0;
	return match_happen(&match->m, list[outcome].act, NULL);
}
