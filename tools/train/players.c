/* tools/train/players.c -- judges and players by name, and what a player does. */

#include "tools/train/train.h"

#include "bots/ask.h"
#include "core/playout.h"
#include "sparring/sparring.h"

#include <ctype.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- judges ----------------------------------------------------------------------------------
 */

static int find_feature(const struct game *g, char *id)
{
	for (char *c = id; *c; c++)
		*c = (char)tolower((unsigned char)*c);
	for (int i = 0; i < g->n_features; i++)
		if (!strcmp(g->features[i].id, id))
			return i;
	return -1;
}

static bool read_row(const struct game *g, const char *line, struct mind *out)
{
	char id[64];
	int table, plain, early, i;

	if (sscanf(line, "WEIGHT(%d, %63[^,], %d, %d)", &table, id, &plain, &early) != 4)
		return true; /* a comment */
	i = find_feature(g, id);
	if (i < 0 || table < 0 || table >= g->n_tables)
		return false;
	out->weights[table * g->n_features + i] = (struct weight){ (int16_t)plain, (int16_t)early };
	return true;
}

static bool read_weights(const struct game *g, const char *path, struct mind *out)
{
	FILE *f = fopen(path, "r");
	char line[256];
	bool fine = f != NULL;

	out->g.weights = out->weights;
	while (fine && fgets(line, sizeof line, f))
		fine = read_row(g, line, out);
	if (f)
		fclose(f);
	return fine;
}

bool read_mind(const struct game *g, const char *judge, struct mind *out)
{
	*out = (struct mind){ .g = *g };
	CHECK(g->n_tables <= MAX_TABLES);
	if (!strcmp(judge, "learned"))
		return true;
	if (!strcmp(judge, "hand")) {
		out->g = game_judged_by_hand(g);
		return true;
	}
	if (read_weights(g, judge, out))
		return true;
	fprintf(stderr, "train: '%s' is no file of weights for %s\n", judge, g->id);
	return false;
}

/* ---- players ---------------------------------------------------------------------------------
 */

/* What stands before the next colon; NULL behind the last. */
static char *next_word(char **rest)
{
	char *word = *rest, *colon = word ? strchr(word, ':') : NULL;

	if (colon)
		*colon++ = 0;
	*rest = colon;
	return word;
}

static bool read_setting(char *word, struct player *out)
{
	char *equals = strchr(word, '=');
	uint16_t *knob;

	if (!equals) {
		out->iterations = (uint32_t)atoi(word);
		return out->iterations > 0;
	}
	*equals = 0;
	knob = knob_of(&out->tuning, word);
	if (knob)
		*knob = (uint16_t)atoi(equals + 1);
	out->tuned = true;
	return knob != NULL;
}

bool read_player(const struct game *g, const char *word, struct player *out)
{
	char text[64], *rest = text, *id, *setting;
	bool fine = true;

	*out = (struct player){ .tuning = *tuning_of(g) };
	snprintf(text, sizeof text, "%s", word);
	id = next_word(&rest);
	while (fine && (setting = next_word(&rest)) != NULL)
		fine = read_setting(setting, out);
	if (fine && !strcmp(id, "step"))
		return true;
	out->bot = bot_by_id(id);
	if (!out->bot)
		out->bot = sparring_by_id(g, id);
	fine = fine && out->bot && (!out->tuned || out->iterations);
	if (!fine)
		fprintf(stderr, "train: there is no player '%s'\n", word);
	return fine;
}

static act step(struct chair *chair, const struct decision *d)
{
	_Alignas(16) unsigned char view[MAX_VIEW], world[MAX_STATE];

	game_view(chair->mind, d->state, d->seat, view);
	game_imagine(chair->mind, world, view, d->seat, d->r);
	chair->advice.now = -1; /* chance may have come between */
	return advised(chair->mind, tuning_of(chair->mind), world, d->seat, d->legal, d->n,
				   &chair->advice);
}

act ask(struct chair *chair, const struct decision *d)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	struct answer answer;
	struct question q;

	if (!chair->player.bot)
		return step(chair, d);
	q = pose_with(chair->mind, d->state, d->seat, d->legal, d->n, view, d->r, d->arena);
	q.budget.iterations = chair->player.iterations;
	if (chair->player.tuned)
		search(&q, &chair->player.tuning, chair->player.iterations, &answer);
	else
		chair->player.bot->choose(&q, &answer);
	return answer.a;
}

/* ---- games -----------------------------------------------------------------------------------
 */

void share_wins(const struct game *g, const void *state, int16_t won[MAX_ROWS])
{
	struct standing st;
	int winners = 0;

	g->standing(state, &st);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		winners += st.place[seat] == 1;
	for (int seat = 0; seat < MAX_SEATS; seat++)
		won[seat] = (int16_t)(st.place[seat] == 1 ? ONE_WIN / winners : 0);
	won[ROW_NOBODY] = winners ? 0 : ONE_WIN;
}

struct setup any_setup(const struct game *g, const struct setup *wish, struct rng *r)
{
	struct setup how = *wish;
	int scenario = scenario_row(g);

	if (scenario >= 0) {
		const struct option *o = &g->options[scenario];
		how.option[scenario] = o->min + (int32_t)rng_below(r, (uint32_t)(o->max - o->min + 1));
		game_reconcile(g, false, true, &how);
	} else {
		how.seats = (uint8_t)(g->min_seats + (int)rng_below(r, g->max_seats - g->min_seats + 1u));
	}
	return how;
}

/* ---- threads ---------------------------------------------------------------------------------
 */

struct crew {
	atomic_int next;
	int to;
	void (*work)(int, void *, void *);
	void *of;
};

static void *labour(void *arg)
{
	struct crew *crew = arg;
	void *arena = malloc(BOT_ARENA);

	CHECK(arena);
	for (int i; (i = atomic_fetch_add(&crew->next, 1)) < crew->to;)
		crew->work(i, arena, crew->of);
	free(arena);
	return NULL;
}

void share_work(int from, int to, void (*work)(int i, void *arena, void *of), void *of)
{
	enum { MOST_THREADS = 256 };
	struct crew crew = { .to = to, .work = work, .of = of };
	long n = sysconf(_SC_NPROCESSORS_ONLN);
	pthread_t thread[MOST_THREADS];

	n = n < 1 ? 1 : n > MOST_THREADS ? MOST_THREADS : n;
	atomic_init(&crew.next, from);
	for (long i = 0; i < n; i++)
		CHECK(!pthread_create(&thread[i], NULL, labour, &crew));
	for (long i = 0; i < n; i++)
		pthread_join(thread[i], NULL);
}
