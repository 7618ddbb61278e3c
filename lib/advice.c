/* lib/advice.c -- judges, bots, and records. */

#include "bots/ask.h"
#include "lib/own.h"
#include "record/record.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_WORLDS = 1000 };

PUBLIC void rubicon_judge(const rubicon_match *match, int seat, int worlds, int32_t *share)
{
	const struct game *g = match->game->g;
	_Alignas(16) unsigned char view[MAX_VIEW], world[MAX_STATE];
	struct rng r = rng_from(match->seed);
	int64_t sum[MAX_SEATS] = { 0 };
	int n = g->open || worlds < 1 ? 1 : worlds > MOST_WORLDS ? MOST_WORLDS : worlds;

	game_view(g, match->m.state, seat, view);
	for (int i = 0; i < n; i++) {
		int32_t one[MAX_SEATS] = { 0 };

		game_imagine(g, world, view, seat, &r);
		game_judge(g, world, one);
		for (int k = 0; k < match->game->how.seats; k++)
			sum[k] += one[k];
	}
	for (int k = 0; k < match->game->how.seats; k++)
		share[k] = (int32_t)(sum[k] / n);
}

static bool can_advise(const rubicon_match *match, int seat, const struct bot *bot,
					   const char *name, char *error, size_t size)
{
	if (!bot)
		return complain(error, size, "There is no bot '%s'.", name);
	if (seat < 0 || seat >= match->game->how.seats)
		return complain(error, size, "There is no seat %d.", seat);
	if (!(rubicon_pending(match) & SEAT_BIT(seat)))
		return complain(error, size, "%s has nothing to decide.",
						rubicon_word(match->game, RUBICON_SEAT_TITLE, seat));
	return true;
}

PUBLIC int rubicon_advise(const rubicon_match *match, int seat, const char *name,
						  uint32_t iterations, uint64_t seed, int32_t *share, char *error,
						  size_t size)
{
	const struct bot *bot = bot_by_id(name);
	struct asking *asking;
	struct answer answer = { 0 };
	struct rng r = rng_from(seed);
	void *arena;

	if (!can_advise(match, seat, bot, name, error, size))
		return -1;
	asking = malloc(sizeof *asking);
	arena = malloc(BOT_ARENA);
	if (!asking || !arena) {
		free(asking);
		free(arena);
		return complain(error, size, "There is no memory."), -1;
	}
	pose(asking, match->game->g, match->m.state, seat, &r, arena);
	asking->q.budget.iterations = iterations;
	bot->choose(&asking->q, &answer);
	free(asking);
	free(arena);
	if (share)
		*share = answer.n_thoughts ? answer.thought[0].share : -1;
	return index_of(match->game, answer.a);
}

/* ---- records -------------------------------------------------------------------------------- */

PUBLIC size_t rubicon_record(const rubicon_match *match, char *out, size_t size)
{
	struct record_notes *notes = calloc(1, sizeof *notes);
	char part[RECORD_PART];
	size_t length = 0;

	if (!notes)
		return 0;
	if (out && size)
		out[0] = 0;
	for (int i = 0; i < record_parts(&match->m); i++) {
		struct text t = text_in(part, sizeof part);

		record_part(&match->m, notes, i, &t);
		if (length < size)
			hand_over(&t, out + length, size - length);
		length += t.len;
	}
	free(notes);
	return length;
}

/* The library's own rows for a match that was read. */
static rubicon_match *adopt(struct match *m, struct ply *log, rubicon_game **game, char *error,
							size_t size)
{
	rubicon_match *match = calloc(1, sizeof *match);

	*game = open_game(m->g, &m->how, error, size);
	if (!match || !*game) {
		rubicon_close(*game);
		free(match);
		*game = NULL;
		return NULL;
	}
	match->game = *game;
	match->m = *m;
	match->log = match->m.log = log;
	return match;
}

PUBLIC rubicon_match *rubicon_read(const char *record, size_t length, rubicon_game **game,
								   char *error, size_t size)
{
	struct record_reader *r = calloc(1, sizeof *r);
	struct match *m = calloc(1, sizeof *m);
	rubicon_match *match = NULL;
	int cap = 1;
	struct ply *log;

	for (size_t i = 0; i < length; i++) /* no more plies than lines */
		cap += record[i] == '\n';
	log = malloc(sizeof *log * (size_t)cap);
	*game = NULL;
	if (r && m && log) {
		record_open(r, m, log, cap);
		if (record_feed(r, record, length) && record_close(r))
			match = adopt(m, log, game, error, size);
		else
			complain(error, size, "%s", r->error);
	}
	if (!match)
		free(log);
	free(r);
	free(m);
	return match;
}
