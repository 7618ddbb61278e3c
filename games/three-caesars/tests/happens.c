/* games/three-caesars/tests/happens.c -- does everything in the game ever happen?
 *
 *     happens [GAMES]
 *
 * Plays random games of every scenario, prints how often each verb, each card's event or response,
 * each row of section 32's tables and each event came up, and fails if one never did.  Every other
 * game nobody pays for activation.  In one game of two players pick any action; in the others they
 * are restless: they think twice, in fact RESTLESS times, before they do what ends things, and of
 * two steps they take the one nearer to Rome; for those who pass, stop and drop their cohorts at
 * every step never see it. */

#include "games/three-caesars/state.h"

#include "core/playout.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- the tables' rows ------------------------------------------------------------------- */

enum { T_SIEGE, T_SORTIE, T_ATTRITION, T_EXTREME, T_POLITICS, T_CHARTS };
enum { MOST_ROWS = 64 };

static struct row {
	int table, up_to;
	const char *name;
	long long times;
} rows[MOST_ROWS] = {
#define SIEGE_ROW(up_to, ...)     { T_SIEGE, up_to, "siege up to " #up_to, 0 },
#define SORTIE_ROW(up_to, ...)    { T_SORTIE, up_to, "sortie up to " #up_to, 0 },
#define ATTRITION_ROW(up_to, ...) { T_ATTRITION, up_to, "attrition up to " #up_to, 0 },
#define INTRIGUE_ROW(chart, up_to, outcome)                                                        \
	{ T_CHARTS + R_##chart, up_to, #chart " up to " #up_to, 0 },
#define EXTREME_ROW(up_to, ...) { T_EXTREME, up_to, "extreme up to " #up_to, 0 },
#include "games/three-caesars/tables.def"
#define POLITICS(id, ...) { T_POLITICS, POL_##id, "politics " #id, 0 },
#include "games/three-caesars/politics.def"
};

static void mark(int table, int result)
{
	for (int i = 0; i < MOST_ROWS && rows[i].name; i++)
		if (rows[i].table == table && result <= rows[i].up_to) {
			rows[i].times++;
			return;
		}
}

/* ---- counting ----------------------------------------------------------------------------- */

static struct {
	long long verb[N_VERBS], card[N_CARDS], event[N_EVENTS], longest, games;
	int list;
} seen;

static int clamp(int n) { return n < 2 ? 2 : n > 2 * DIE_FACES ? 2 * DIE_FACES : n; }

/* The last die of a roll on a table is about to fall. */
static void mark_roll(const struct state *s, int pips)
{
	const struct frame *f = now(s);
	int sum = f->roll.sum + pips;

	if (f->stage + 1 < tc_purposes[f->roll.purpose].dice)
		return;
	switch (f->roll.purpose) {
	case R_SIEGE: mark(T_SIEGE, tc_siege_result(s, sum)); break;
	case R_SORTIE: mark(T_SORTIE, sum); break;
	case R_ATTRITION: mark(T_ATTRITION, sum); break;
	case R_EXTREME: mark(T_EXTREME, sum); break;
	case R_ASSASSIN:
		mark(T_CHARTS + R_ASSASSIN, clamp(sum + tc_guard_modifier(s, f->seat, f->roll.victim)));
		break;
	case R_BLACKMAIL:
	case R_GRAFT:
	case R_SEDUCTION: mark(T_CHARTS + f->roll.purpose, sum); break;
	}
}

static void mark_action(const struct state *s, act a)
{
	int verb = act_verb(a);

	seen.verb[verb]++;
	if (verb == V_ROLL)
		mark_roll(s, act_a(a));
	if (verb == V_POLITICS || verb == V_COURAGE)
		mark(T_POLITICS, act_a(a));
	if (verb == V_EVENT)
		seen.card[now(s)->played.card]++;
	if (verb == V_RESPOND)
		seen.card[act_a(a)]++;
}

enum { RESTLESS = 12, AUDIT_ONE = 5 }; /* one game in so many is audited at every ply */

static const bool ends_things[N_VERBS] = {
	[V_PASS] = true,    [V_PLOT] = true,  [V_EXTREME] = true, [V_PAY] = true,
	[V_DISCARD] = true, [V_LEAVE] = true, [V_STOP] = true,    [V_DONE] = true,
};

static act pick(const act *legal, int n, bool restless, struct rng *r)
{
	act a = legal[rng_below(r, (uint32_t)n)];

	for (int i = 0; restless && i < RESTLESS && ends_things[act_verb(a)]; i++)
		a = legal[rng_below(r, (uint32_t)n)];
	if (restless && act_verb(a) == V_STEP) {
		act other = legal[rng_below(r, (uint32_t)n)];
		if (act_verb(other) == V_STEP && tc_spaces[act_a(other)].far < tc_spaces[act_a(a)].far)
			a = other;
	}
	return a;
}

static act choose(const struct state *s, int seat, bool restless, struct rng *r)
{
	act legal[MAX_LEGAL];
	int n;

	if (seat == SEAT_CHANCE)
		return random_outcome(&three_caesars, s, r);
	n = three_caesars.legal(s, seat, legal);
	if (n > seen.list)
		seen.list = n;
	return pick(legal, n, restless, r);
}

static void play(uint64_t seed)
{
	struct setup how = game_usual(&three_caesars);
	int scenario = (int)(seed % (SHORT_GAME + 1));
	bool restless = seed / 4 % 2;
	struct rng r = rng_from(seed);
	struct state s;
	seatset pending;
	long long plies = 0;
	char buf[200];
	struct text error = text_in(buf, sizeof buf);

	how.option[OPT_SCENARIO] = scenario;
	how.option[OPT_ACTIVE] = (int32_t)(seed / 8 % 2);
	how.seats = scenario == MEDIUM_GAME || scenario == SHORT_GAME ? 2 : TC_SEATS;
	CHECK(game_start(&three_caesars, &how, &s, &error));
	while ((pending = three_caesars.pending(&s)) != 0) {
		struct events ev = { .n = 0 };
		int seat = next_seat(pending);
		act a = choose(&s, seat, restless, &r);
		mark_action(&s, a);
		three_caesars.apply(&s, seat, a, &ev);
		for (int i = 0; i < ev.n; i++)
			seen.event[ev.e[i].kind]++;
		if (seed % AUDIT_ONE == 0 && three_caesars.audit(&s)) {
			printf("game %llu: %s\n", (unsigned long long)seed, three_caesars.audit(&s));
			exit(1);
		}
		plies++;
	}
	if (plies > seen.longest)
		seen.longest = plies;
	seen.games++;
}

/* ---- reporting ------------------------------------------------------------------------------ */

static int report(const char *what, const char *name, long long times)
{
	printf("%12lld %s %s\n", times, what, name);
	return times == 0;
}

int main(int argc, char **argv)
{
	int games = argc > 1 ? atoi(argv[1]) : 100000, never = 0;

	for (int i = 0; i < games; i++)
		play((uint64_t)i);
	for (int i = 1; i < N_VERBS; i++)
		never += report("verb", three_caesars.verbs[i].word, seen.verb[i]);
	for (int i = 0; i < N_CARDS; i++)
		never += report("card", tc_names[ARG_CARD].word[i], seen.card[i]);
	for (int i = 0; i < MOST_ROWS && rows[i].name; i++)
		never += report("row", rows[i].name, rows[i].times);
	for (int i = 0; i < N_EVENTS; i++)
		never += report("event", three_caesars.events[i].id, seen.event[i]);
	printf("%lld games, longest %lld actions, longest list %d, %d things never happened\n",
		   seen.games, seen.longest, seen.list, never);
	return never > 0;
}
