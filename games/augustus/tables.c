/* games/augustus/tables.c -- every number of the tables, for the hash of an opening. */

#include "games/augustus/state.h"

static void tell_objective(const struct objective *o, struct table_facts *out)
{
	fact(out, o->number);
	fact(out, o->colour);
	fact(out, o->points);
	fact(out, o->resource);
	fact(out, o->power.kind);
	fact(out, o->power.x);
	fact(out, o->power.y);
	fact(out, o->power.max);
	fact_bytes(out, o->spaces, N_SYMBOLS);
}

void au_tables(struct table_facts *out)
{
	for (int card = 0; card < CARD_IDS; card++)
		tell_objective(&au_objectives[card], out);
	fact_bytes(out, au_bag, N_TOKENS);
	fact_bytes(out, au_tile_points, N_TILES);
}
