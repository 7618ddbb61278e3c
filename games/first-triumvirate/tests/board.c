/* games/first-triumvirate/tests/board.c -- the board keeps its promises.
 *
 * FT-BOARD, FT-COUNTERS, FT-ZONE and the march half of FT-CLOCK, measured anew from the place of
 * each hex in its row: nothing here trusts ways.def or marches.def, which are checked too. */

#include "games/first-triumvirate/first-triumvirate.h"

#include <stdio.h>
#include <string.h>

enum { T_HEXES = 54, BY_LAND = 0, BY_SEA = 1 };

static int failures;

static void expect(bool is_true, const char *what, const char *where)
{
	if (is_true)
		return;
	failures++;
	printf("board: not true of %s: %s\n", where, what);
}

/* ---- geometry ---------------------------------------------------------------------------------
 */

static int row_of(int hex) { return hex / HEX_COLUMNS; }
static int column_of(int hex) { return 2 * (hex % HEX_COLUMNS) + (row_of(hex) % 2 == 0); }
static int apart(int a, int b) { return a > b ? a - b : b - a; }

/* Aslant steps cross one row and one column, straight ones two rows. */
static int distance(int a, int b)
{
	int columns = apart(column_of(a), column_of(b)), rows = apart(row_of(a), row_of(b));

	return rows > columns ? columns + (rows - columns) / 2 : columns;
}

static bool is_land(int hex) { return ft_hex[hex].terrain == LAND; }

/* Steps from the nearest of the hexes marked 0 in `steps`, by land or also by water. */
static void spread(int steps[N_HEXES], int by_sea)
{
	for (int n = 0, more = 1; more; n++) {
		more = 0;
		for (int a = 0; a < N_HEXES; a++)
			for (int b = 0; steps[a] == n && b < N_HEXES; b++)
				if (steps[b] == FAR && distance(a, b) == 1 && (by_sea || is_land(b))) {
					steps[b] = n + 1;
					more = 1;
				}
	}
}

static int to_rome[2][N_HEXES], to_italy[2][N_HEXES];

static void measure(void)
{
	for (int by_sea = 0; by_sea < 2; by_sea++) {
		for (int hex = 0; hex < N_HEXES; hex++) {
			to_rome[by_sea][hex] = hex == HEX_ROMA ? 0 : FAR;
			to_italy[by_sea][hex] = ft_hex[hex].italy == ITALY ? 0 : FAR;
		}
		spread(to_rome[by_sea], by_sea);
		spread(to_italy[by_sea], by_sea);
	}
}

/* ---- the tables
 * ---------------------------------------------------------------------------------- */

static bool has_way(const struct ways *ways, int to)
{
	for (int i = 0; i < ways->n; i++)
		if (ways->to[i] == to)
			return true;
	return false;
}

static void check_ways(int hex)
{
	const char *word = ft_hex[hex].word;

	for (int to = 0; to < N_HEXES; to++) {
		bool is_next = distance(hex, to) == 1;
		expect(has_way(&ft_sail[hex], to) == is_next, "ways lead to the hexes next to it", word);
		expect(has_way(&ft_walk[hex], to) == (is_next && is_land(hex) && is_land(to)),
			   "land ways lead to land", word);
	}
	for (int i = 1; i < ft_sail[hex].n; i++)
		expect(ft_sail[hex].to[i - 1] < ft_sail[hex].to[i], "ways ascend", word);
	for (int by_sea = 0; by_sea < 2; by_sea++) {
		expect(ft_to_rome[by_sea][hex] == to_rome[by_sea][hex], "marches to Rome", word);
		expect(ft_to_italy[by_sea][hex] == to_italy[by_sea][hex], "marches to Italy", word);
	}
}

static void check_names(int hex)
{
	for (int other = 0; other < hex; other++) {
		expect(strcmp(ft_hex[hex].word, ft_hex[other].word) != 0, "words are unique",
			   ft_hex[hex].word);
		expect(strcmp(ft_hex[hex].title, ft_hex[other].title) != 0, "titles are unique",
			   ft_hex[hex].word);
	}
	expect(strlen(ft_hex[hex].region) > 0, "every hex lies in a region", ft_hex[hex].word);
}

/* ---- FT-BOARD
 * ------------------------------------------------------------------------------------- */

static void check_rome(void)
{
	int land = ft_walk[HEX_ROMA].n, doors = 0;

	expect(ft_hex[HEX_ROMA].troop == ROME, "Rome has a T", "Rome");
	expect(ft_hex[HEX_ROMA].italy == ITALY, "Rome is in Italy", "Rome");
	expect(land >= 3, "at least three land neighbours", "Rome");
	expect(ft_sail[HEX_ROMA].n - land >= 1, "at least one sea neighbour", "Rome");
	for (int hex = 0; hex < N_HEXES; hex++)
		if (ft_hex[hex].italy == ITALY && to_rome[BY_LAND][hex] == 1)
			for (int i = 0; i < ft_walk[hex].n; i++)
				doors += ft_hex[ft_walk[hex].to[i]].italy != ITALY;
	expect(doors > 0, "Italy begins one hex from it", "Rome");
}

/* All Gaul is divided into parts. */
static const char *const gaul[] = { "Gallia", "Gallia Narbonensis", "Aquitania", "Belgica", NULL };
static const char *const spain[] = { "Hispania", NULL };
static const char *const syria[] = { "Syria", NULL };

static bool is_in(int hex, const char *const *regions)
{
	while (*regions && strcmp(ft_hex[hex].region, *regions))
		regions++;
	return *regions;
}

static void check_starts(void)
{
	static const int nearest[] = { 13, 6, 8 }, farthest[] = { 20, 9, 12 };
	int walk[FT_SEATS];

	for (int seat = 0; seat < FT_SEATS; seat++) {
		int hex = ft_start[seat];
		walk[seat] = to_rome[BY_LAND][hex];
		expect(is_land(hex), "a start is on land", ft_hex[hex].word);
		for (int other = 0; other < N_HEXES; other++)
			expect(ft_hex[other].italy != ITALY || distance(hex, other) > 3,
				   "no start is within three hexes of Italy", ft_hex[hex].word);
		expect(walk[seat] >= nearest[seat] && walk[seat] <= farthest[seat],
			   "the leader's walk is as long as it should be", ft_hex[hex].word);
	}
	expect(walk[CAESAR] < walk[POMPEY] && walk[POMPEY] < walk[CRASSUS],
		   "Caesar's walk is the shortest, Crassus's the longest", "the starts");
	expect(is_in(ft_start[CAESAR], gaul), "in Gaul", "Caesar's start");
	expect(is_in(ft_start[POMPEY], spain), "in Spain", "Pompey's start");
	expect(is_in(ft_start[CRASSUS], syria), "in Syria", "Crassus's start");
}

static void check_straits(void)
{
	static const struct {
		int from, to;
		const char *name;
	} crossings[] = {
		{ HEX_RHEGIUM, HEX_SYRACUSAE, "the strait of Messina" },
		{ HEX_GESORIACUM, HEX_DUBRIS, "the crossing to Britain" },
		{ HEX_SAMAROBRIVA, HEX_DUBRIS, "the crossing to Britain" },
		{ HEX_MALACA, HEX_RUSADDIR, "the Pillars of Hercules" },
		{ HEX_LYSIMACHIA, HEX_PERGAMUM, "the Hellespont" },
		{ HEX_BYZANTIUM, HEX_NICAEA, "the Bosporus" },
		{ HEX_SCYTHIA_6, HEX_PHANAGORIA, "the Cimmerian Bosporus" },
	};

	for (int i = 0; i < LEN(crossings); i++)
		expect(has_way(&ft_walk[crossings[i].from], crossings[i].to), "it can be walked",
			   crossings[i].name);
}

static void check_hex(int hex)
{
	const struct hex_info *h = &ft_hex[hex];

	expect(!is_land(hex) || to_rome[BY_LAND][hex] < FAR, "land can be walked to", h->word);
	expect(h->italy != ITALY || is_land(hex), "Italy is land", h->word);
	expect(h->troop == NONE || is_land(hex), "troops start on land", h->word);
	if (h->troop < FT_SEATS)
		expect(to_italy[BY_SEA][hex] > 1, "no player's T is in or next to Italy", h->word);
	for (int seat = 0; seat < FT_SEATS; seat++)
		expect((h->zone == seat) == (is_land(hex) && distance(hex, ft_start[seat]) <= 1),
			   "FT-ZONE: a zone is the start and the land next to it", h->word);
}

/* ---- FT-COUNTERS
 * ---------------------------------------------------------------------------------- */

static void check_nearest(int hex)
{
	int owner = ft_hex[hex].troop;

	for (int force = 0; force < N_FORCES && owner != NONE; force++) {
		int own = owner == ROME ? HEX_ROMA : ft_start[owner];
		int rival = force == ROME ? HEX_ROMA : ft_start[force];
		if (force != owner)
			expect(distance(hex, own) < distance(hex, rival),
				   "a troop belongs to the nearest force, without a tie", ft_hex[hex].word);
	}
}

static void check_counters(void)
{
	static const int troops[] = { 18, 10, 11, 15 };
	int count[N_FORCES + 1] = { 0 };

	for (int hex = 0; hex < N_HEXES; hex++)
		count[ft_hex[hex].troop]++;
	expect(N_HEXES - count[NONE] == T_HEXES, "54 hexes with a T", "the board");
	for (int force = 0; force < N_FORCES; force++)
		expect(count[force] == troops[force], "troops as the counters tell", "a force");
	for (int seat = 0; seat < FT_SEATS; seat++)
		expect(ft_supply[seat] == count[seat] + count[ROME], "counters: own and gray", "a colour");
}

/* ---- FT-CLOCK
 * -------------------------------------------------------------------------------------- */

/* The n-th smallest march of a player's troops, n from 1. */
static int find_march(int seat, int n, int marches[2][N_HEXES])
{
	for (int steps = 0; steps < FAR; steps++)
		for (int hex = 0; hex < N_HEXES; hex++)
			if (ft_hex[hex].troop == seat && marches[seat == POMPEY][hex] == steps && !--n)
				return steps;
	return FAR;
}

static void check_clock(void)
{
	for (int seat = 0; seat < FT_SEATS; seat++) {
		int rush = find_march(seat, 1, to_italy) + 3, answer = FAR;
		for (int rival = 0; rival < FT_SEATS; rival++)
			if (rival != seat && find_march(rival, 4, to_rome) < answer)
				answer = find_march(rival, 4, to_rome);
		expect(rush >= answer, "FT-CLOCK: a rival can answer a rush in time",
			   ft_hex[ft_start[seat]].word);
	}
}

int main(void)
{
	measure();
	for (int hex = 0; hex < N_HEXES; hex++) {
		check_ways(hex);
		check_names(hex);
		check_hex(hex);
		check_nearest(hex);
	}
	check_rome();
	check_starts();
	check_straits();
	check_counters();
	check_clock();
	printf("board: %d hexes, %s\n", N_HEXES, failures ? "broken" : "as promised");
	return failures != 0;
}
