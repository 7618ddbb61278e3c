/* games/caesar-augustus/tables.c -- every number of the tables, for the hash of an opening. */

#include "games/caesar-augustus/state.h"

void ca_tables(struct table_facts *out)
{
	for (int place = 0; place < CA_TERRITORIES; place++)
		fact(out, ca_adjacent[place]);
	fact_bytes(out, ca_deck, CA_KINDS);
	fact_bytes(out, ca_majority, LEN(ca_majority));
}
