/* games/exemplum/tables.c -- every number of the tables, for the hash of an opening. */

#include "games/exemplum/state.h"

void ex_tables(struct table_facts *out)
{
	fact_bytes(out, ex_card_miles, N_CARDS);
	fact_bytes(out, ex_card_copies, N_CARDS);
	for (int mile = 0; mile < EX_MILES; mile++)
		fact(out, ex_is_station(mile));
}
