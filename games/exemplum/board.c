/* games/exemplum/board.c -- the road as text: stations and couriers as they stand, then the hands.
 */

#include "games/exemplum/state.h"

enum { NAME_COLUMN = 10, PLACE_COLUMN = 18, COINS_COLUMN = 10, CARDS_COLUMN = 9 };

static void put_mile(struct text *out, int mile)
{
	text_str(out, ex_names[ARG_MILE].word[mile]);
	if (ex_names[ARG_MILE].title[mile]) {
		text_char(out, ' ');
		text_str(out, ex_names[ARG_MILE].title[mile]);
	}
}

/* The last courier between two milestones, or -1. */
static int courier_between(const struct public *p, int from, int to)
{
	int who = -1;

	for (int seat = 0; seat < p->seats; seat++)
		if (p->mile[seat] >= from && p->mile[seat] < to)
			who = seat;
	return who;
}

static bool has_station_between(int from, int to)
{
	for (int mile = from; mile < to && mile < EX_MILES; mile++)
		if (ex_is_station(mile))
			return true;
	return false;
}

/* One line: an inn is an o, a courier his number. */
static void put_road(const struct public *p, struct text *out)
{
	enum { MILES_A_COLUMN = 4 };

	text_str(out, "Rome ");
	for (int from = 0; from < EX_MILES; from += MILES_A_COLUMN) {
		int to = from + MILES_A_COLUMN, who = courier_between(p, from, to);
		if (who >= 0) {
			text_style(out, style_seat(who));
			text_num(out, who + 1);
			text_style(out, STYLE_PLAIN);
		} else {
			text_char(out, has_station_between(from, to) ? 'o' : '-');
		}
	}
	text_str(out, " Brundisium\n");
}

static void put_hand(const uint8_t hand[N_CARDS], struct text *out)
{
	for (int card = 0; card < N_CARDS; card++)
		for (int i = 0; i < hand[card]; i++) {
			text_char(out, ' ');
			text_thing(out, ARG_CARD, card);
			text_str(out, ex_names[ARG_CARD].word[card]);
			text_thing_end(out);
		}
}

static void put_courier(const struct view *v, int seat, int owner, struct text *out)
{
	const struct public *p = &v->pub;
	bool open = p->phase == S_ENDED || (seat < EX_SEATS && (p->knows[seat] & SEAT_BIT(owner)));
	size_t start;

	text_thing(out, ARG_SEAT, owner);
	text_style(out, style_seat(owner));
	start = out->len;
	text_num(out, owner + 1);
	text_char(out, ' ');
	text_str(out, ex_names[ARG_SEAT].title[owner]);
	text_pad(out, NAME_COLUMN, start);
	text_style(out, STYLE_PLAIN);
	text_thing_end(out);
	start = out->len;
	put_mile(out, p->mile[owner]);
	text_pad(out, PLACE_COLUMN, start);
	start = out->len;
	text_num(out, p->coins[owner]);
	text_str(out, p->coins[owner] == 1 ? " coin" : " coins");
	text_pad(out, COINS_COLUMN, start);
	text_num(out, p->hand_size[owner]);
	text_str(out, p->hand_size[owner] == 1 ? " card" : " cards");
	if (owner == seat || open) {
		text_char(out, ':');
		put_hand(owner == seat ? v->own.hand : v->hands[owner], out);
	}
	text_char(out, '\n');
}

void ex_board(const void *view, int seat, struct text *out)
{
	const struct view *v = view;
	const struct public *p = &v->pub;

	put_road(p, out);
	text_part(out, PART_SEATS);
	for (int owner = 0; owner < p->seats; owner++)
		put_courier(v, seat, owner, out);
	text_part(out, PART_TURN);
	text_str(out, "Round ");
	text_num(out, round_of(p));
	text_str(out, " of ");
	text_num(out, p->rounds);
	text_str(out, ". Deck ");
	text_num(out, p->deck_size);
	text_str(out, ", buried ");
	text_num(out, p->queue_size);
	text_str(out, ". The letter names ");
	text_str(out, v->letter ? ex_names[ARG_CARD].title[v->letter - 1] : "a card nobody has seen");
	text_str(out, ".\n");
}
