/* games/three-caesars/rounds.c -- one round of battle: its dice, hits and losses (section 13,
 * TC-DICE, TC-WOUNDS, TC-SLAUGHTER, TC-PANIC). */

#include "games/three-caesars/state.h"

/* ---- how many dice --------------------------------------------------------------------------- */

enum { MANY_RATINGS = 2, DEVOTIO_DICE = 2, CASTRA_DICE = 2, OMEN_DICE = 2, AMBUSH_DICE = 3 };

int tc_host_cohorts(const struct host *h)
{
	return h->troops[REGULARS] + h->troops[VETERANS] + h->conscripts;
}

static int able_cohorts(const struct host *h, int round)
{
	int able = h->troops[REGULARS] + h->troops[VETERANS] - h->hurt[REGULARS] - h->hurt[VETERANS];

	return round == 1 ? able : able + h->conscripts - h->hurt_conscripts;
}

/* The two best battle ratings. */
static int leadership(const struct state *s, int side)
{
	int best = 0, second = 0;

	for (unsigned todo = tc_leaders_at(s, side, s->pub.battle.place); todo; todo &= todo - 1) {
		int rating = tc_leaders[lowest_bit(todo)].battle;
		if (rating > best) {
			second = best;
			best = rating;
		} else if (rating > second) {
			second = rating;
		}
	}
	return best + second;
}

static int own_card_dice(const struct state *s, int which)
{
	const struct battle *b = &s->pub.battle;

	switch (b->host[which].card) {
	case K_DEVOTIO: return DEVOTIO_DICE;
	case K_SCOUTS: return 1;
	case K_AMBUSH:
		return tc_pass[b->place] || (which == DEFENDER && b->intercepted_from) ? AMBUSH_DICE : 1;
	default: return 0;
	}
}

static void count_first_round(const struct state *s, int which, int8_t source[N_SOURCES])
{
	const struct battle *b = &s->pub.battle;
	const struct host *h = &b->host[which], *enemy = &b->host[!which];

	source[DICE_INTERCEPTION] = which == DEFENDER && b->intercepted_from;
	source[DICE_SUPPLY] = enemy->cut_off && enemy->card != K_SCOUTS ? SUPPLY_DICE : 0;
	source[DICE_AVOIDANCE] = (int8_t)-h->fell_back;
	source[DICE_CARD] = (int8_t)own_card_dice(s, which);
	source[DICE_ENEMY_CARD] = enemy->card == K_CASTRA ? -CASTRA_DICE : 0;
	source[DICE_CONSCRIPTS] = (int8_t)h->reinforced;
	source[DICE_OMENS] = which == ATTACKER ? (int8_t)(-OMEN_DICE * b->omens) : 0;
}

int tc_dice(const struct state *s, int which, int8_t source[N_SOURCES])
{
	const struct battle *b = &s->pub.battle;
	const struct host *h = &b->host[which];
	int able = able_cohorts(h, b->round), sum = 0;

	memset(source, 0, N_SOURCES);
	source[DICE_COHORTS] = (int8_t)able;
	source[DICE_LEADERS] = (int8_t)leadership(s, h->side);
	source[DICE_DEFENDER] = which == DEFENDER;
	source[DICE_CATAPULTS] = (int8_t)h->troops[CATAPULTS];
	if (b->round == 1)
		count_first_round(s, which, source);
	for (int i = 0; i < N_SOURCES; i++)
		sum += source[i];
	if (sum < (able > 0))
		source[DICE_LEAST] = (int8_t)((able > 0) - sum);
	return sum + source[DICE_LEAST];
}

/* Section 14: veterans' dice are rolled first; the Veteran card makes all of round one's so. */
void tc_ready_dice(struct state *s, int which)
{
	struct host *h = &s->pub.battle.host[which];
	int veterans = h->troops[VETERANS] - h->hurt[VETERANS];

	h->dice = (uint8_t)tc_dice(s, which, h->source);
	h->left = h->dice;
	if (veterans > h->dice || (h->card == K_VETERAN && s->pub.battle.round == 1))
		veterans = h->dice;
	h->veteran_left = (uint8_t)veterans;
	h->kills = h->wounds = 0;
	if (h->left)
		push(s, (struct frame){ .kind = S_STRIKE, .seat = h->side, .dice.host = (uint8_t)which });
}

void tc_do_strike(struct state *s, int seat, act a, struct events *ev)
{
	struct host *h = &s->pub.battle.host[top(s)->dice.host];
	int hit = act_a(a);

	(void)seat;
	if (h->veteran_left) {
		h->veteran_left--;
		hit++;
	}
	h->left--;
	if (hit >= DIE_FACES)
		h->kills++;
	else if (hit == DIE_FACES - 1)
		h->wounds++;
	if (h->left)
		return;
	pop(s);
	tell(ev, E_STRUCK, h->side, h->dice, h->kills, h->wounds);
}

/* ---- what they do ---------------------------------------------------------------------------- */

int tc_hits(const struct state *s, int which)
{
	const struct host *h = &s->pub.battle.host[which];

	return h->kills + h->wounds + PANIC_KILLS * h->panics;
}

/* Conscripts first, then veterans, then regulars. */
int tc_lose_host(struct state *s, struct host *h, int n, struct events *ev)
{
	int conscripts = n < h->conscripts ? n : h->conscripts, lost;

	h->conscripts -= (uint8_t)conscripts;
	lost = conscripts + tc_lose(h->troops, n - conscripts);
	s->pub.total[h->side] -= (uint8_t)lost;
	if (lost)
		tell(ev, E_LOST, h->side, lost,
			 s->pub.battle.on ? s->pub.battle.place : s->pub.battle.retreat_to - 1, 0);
	return lost;
}

static void wound(struct host *h, int n)
{
	uint8_t able[2] = { (uint8_t)(h->troops[REGULARS] - h->hurt[REGULARS]),
						(uint8_t)(h->troops[VETERANS] - h->hurt[VETERANS]) };
	int conscripts = h->conscripts - h->hurt_conscripts;

	if (conscripts > n)
		conscripts = n;
	h->hurt_conscripts += (uint8_t)conscripts;
	tc_lose(able, n - conscripts);
	h->hurt[REGULARS] = (uint8_t)(h->troops[REGULARS] - able[REGULARS]);
	h->hurt[VETERANS] = (uint8_t)(h->troops[VETERANS] - able[VETERANS]);
}

/* The wounded of an earlier round stay wounded, as far as they live. */
static void trim_wounded(struct host *h)
{
	for (int i = 0; i < 2; i++)
		if (h->hurt[i] > h->troops[i])
			h->hurt[i] = h->troops[i];
	if (h->hurt_conscripts > h->conscripts)
		h->hurt_conscripts = h->conscripts;
}

static bool is_slaughter(const struct state *s, int winner)
{
	return tc_hits(s, winner) >= tc_hits(s, !winner) + SLAUGHTER &&
		   !s->pub.battle.host[!winner].fighting_retreat;
}

struct toll {
	int killed, wounded;
};

static struct toll count_toll(const struct state *s, int which)
{
	const struct host *h = &s->pub.battle.host[which], *enemy = &s->pub.battle.host[!which];
	struct toll t = { enemy->kills + PANIC_KILLS * enemy->panics, enemy->wounds };
	bool behind = tc_hits(s, which) < tc_hits(s, !which);

	if (behind && h->fighting_retreat)
		t = (struct toll){ tc_hits(s, !which) / 2, 0 };
	else if (behind && is_slaughter(s, !which))
		t = (struct toll){ t.killed + t.wounded, 0 };
	t.killed -= t.killed < CARD_RELIEF * h->spared ? t.killed : CARD_RELIEF * h->spared;
	for (int i = 0; i < CARD_RELIEF * h->healed && t.killed; i++) {
		t.killed--;
		t.wounded++;
	}
	return t;
}

static void reset_round(struct host *h)
{
	h->panics = h->spared = h->healed = h->fighting_retreat = 0;
}

/* Both sides' losses are counted before either is taken.  TC-BATTLE-END: there is no second round
 * if either side has no cohort left. */
void tc_end_round(struct state *s, struct events *ev)
{
	struct battle *b = &s->pub.battle;
	int attack = tc_hits(s, ATTACKER), defence = tc_hits(s, DEFENDER);
	struct toll toll[2] = { count_toll(s, ATTACKER), count_toll(s, DEFENDER) };

	b->winner = attack > defence ? ATTACKER : DEFENDER;
	b->slaughter = attack != defence && is_slaughter(s, b->winner);
	for (int i = 0; i < 2; i++) {
		tc_lose_host(s, &b->host[i], toll[i].killed, ev);
		trim_wounded(&b->host[i]);
		wound(&b->host[i], toll[i].wounded);
		reset_round(&b->host[i]);
	}
	b->tied = attack == defence && b->round == 1 && tc_host_cohorts(&b->host[ATTACKER]) &&
			  tc_host_cohorts(&b->host[DEFENDER]);
}
