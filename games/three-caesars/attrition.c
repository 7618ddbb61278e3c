/* games/three-caesars/attrition.c -- losses in the mountains and at the end of a turn (section 20).
 *
 * An attrition die: whom it strikes (enum sufferer), and where. */

#include "games/three-caesars/state.h"

static const struct {
	uint8_t up_to, lost;
} rows[] = {
#define SIEGE_ROW(...)
#define SORTIE_ROW(...)
#define ATTRITION_ROW(up_to, lost) { up_to, lost },
#define INTRIGUE_ROW(...)
#define EXTREME_ROW(...)
#include "games/three-caesars/tables.def"
#undef SIEGE_ROW
#undef SORTIE_ROW
#undef ATTRITION_ROW
#undef INTRIGUE_ROW
#undef EXTREME_ROW
};

int tc_attrition(int pips)
{
	int row = 0;

	while (pips > rows[row].up_to)
		row++;
	return rows[row].lost;
}

static void lose_on_march(struct state *s, int side, int n, struct events *ev)
{
	int lost = tc_lose(s->pub.march.troops, n);

	s->pub.total[side] -= (uint8_t)lost;
	if (lost)
		tell(ev, E_LOST, side, lost, s->pub.march.at, 0);
	if (!march_cohorts(s))
		for (int i = CATAPULTS; i < N_TROOPS; i++)
			tc_lose_engines(&s->pub.march.troops[i], i, s->pub.march.at, ev);
}

void tc_finish_attrition(struct state *s, struct frame f, struct events *ev)
{
	int n = tc_attrition(f.roll.sum);

	switch (f.roll.whom) {
	case ON_MARCH: lose_on_march(s, f.seat, n, ev); break;
	case ON_HOST:
		tc_lose_host(s, &s->pub.battle.host[f.roll.where], n, ev);
		if (s->pub.battle.on) /* it was beaten; else it slips away */
			tc_end_retreat(s, f.roll.where, ev);
		break;
	case ON_PLACE: tc_lose_at(s, f.roll.where, n, ev); break;
	}
}

/* The forces that are out of supply when the turn ends, all judged before the first die. */
static uint64_t find_cut_off(const struct state *s)
{
	uint64_t set = 0;

	for (int side = 0; side < TC_SEATS; side++)
		for (uint64_t todo = s->pub.held[side]; todo; todo &= todo - 1)
			if (tc_is_cut_off(s, side, lowest_bit(todo), 0))
				set |= todo & -todo;
	return set;
}

/* The frame keeps the places still to roll for, 45 bits, in five bytes and seat; stage counts the
 * dice rolled for the first of them. */
static uint64_t unpack(const struct frame *f)
{
	uint64_t set = f->seat;

	for (int i = LEN(f->starving.places) - 1; i >= 0; i--)
		set = set << 8 | f->starving.places[i];
	return set;
}

static void repack(struct frame *f, uint64_t set)
{
	for (int i = 0; i < LEN(f->starving.places); i++, set >>= 8)
		f->starving.places[i] = (uint8_t)set;
	f->seat = (uint8_t)set;
}

enum { JUDGED = 0x80 }; /* in stage */

/* Section 24: three rolls for each force out of supply. */
bool tc_resume_attrition(struct state *s, struct frame *f, struct events *ev)
{
	uint64_t left;

	(void)ev;
	if (!f->stage) {
		repack(f, find_cut_off(s));
		f->stage = JUDGED;
	}
	left = unpack(f);
	if (!left) {
		pop(s);
	} else if (f->stage == JUDGED + SUPPLY_ROLLS || !cohorts_at(s, lowest_bit(left))) {
		repack(f, left & (left - 1));
		f->stage = JUDGED;
	} else {
		f->stage++;
		roll(s, R_ATTRITION, s->pub.holder[lowest_bit(left)], ON_PLACE, lowest_bit(left));
	}
	return false;
}
