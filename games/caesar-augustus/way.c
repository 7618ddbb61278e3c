/* games/caesar-augustus/way.c -- the way an army takes, where captures in passing depend on it.
 *
 * CA-PASSING: it is a shortest one; of several, the one that meets most opposing generals, and then
 * the one through the territories named first on the map's list. */

#include "games/caesar-augustus/state.h"

struct ways {
	uint32_t layer[CA_TERRITORIES]; /* by distance from the start */
	int length;                     /* territories between start and end */
	uint8_t met[CA_TERRITORIES];    /* most generals met on a shortest way up to here */
	uint8_t before[CA_TERRITORIES];
};

static int count_generals(const struct state *s, int seat, int territory)
{
	int count = 0;

	for (int other = 0; other < s->pub.seats; other++)
		count += s->pub.general[other] == territory && is_opposing(seat, other);
	return count;
}

static int best_before(const struct ways *w, uint32_t candidates)
{
	int best = lowest_bit(candidates);

	for (; candidates; candidates &= candidates - 1)
		if (w->met[lowest_bit(candidates)] > w->met[best])
			best = lowest_bit(candidates);
	return best;
}

static void find_ways(const struct state *s, int seat, int from, int to, struct ways *w)
{
	struct places at = ca_places(s, seat);
	uint32_t passable = ca_friendly(s, seat) & ~(at.allied | at.opposing), seen = bit(from);

	*w = (struct ways){ .layer = { bit(from) } };
	while (!(ca_neighbours(w->layer[w->length]) & bit(to))) {
		uint32_t last = w->layer[w->length], next = ca_neighbours(last) & passable & ~seen;

		CHECK(next);
		seen |= next;
		w->layer[++w->length] = next;
		for (; next; next &= next - 1) {
			int here = lowest_bit(next), before = best_before(w, ca_adjacent[here] & last);
			w->met[here] = (uint8_t)(w->met[before] + count_generals(s, seat, here));
			w->before[here] = (uint8_t)before;
		}
	}
}

void ca_capture_on_way(struct state *s, int seat, int from, int to, struct events *ev)
{
	struct ways w;
	int here = to;

	find_ways(s, seat, from, to, &w);
	for (int i = w.length; i > 0; i--) {
		here = i == w.length ? best_before(&w, ca_adjacent[to] & w.layer[i]) : w.before[here];
		ca_capture_at(s, seat, here, ev);
	}
}
