/* games/first-triumvirate/tables.c -- every number of the tables, for the hash of an opening. */

#include "games/first-triumvirate/state.h"

static void tell_hex(const struct hex_info *hex, struct table_facts *out)
{
	fact(out, hex->terrain);
	fact(out, hex->italy);
	fact(out, hex->zone);
	fact(out, hex->troop);
}

static void tell_ways(const struct ways *ways, struct table_facts *out)
{
	fact(out, ways->n);
	for (int i = 0; i < ways->n; i++)
		fact(out, ways->to[i]);
}

void ft_tables(struct table_facts *out)
{
	for (int hex = 0; hex < N_HEXES; hex++) {
		tell_hex(&ft_hex[hex], out);
		tell_ways(&ft_walk[hex], out);
		tell_ways(&ft_sail[hex], out);
	}
	for (int seat = 0; seat < FT_SEATS; seat++)
		fact(out, ft_start[seat]);
	fact_bytes(out, ft_supply, FT_SEATS);
}
