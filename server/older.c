/* server/older.c -- tables as schema 3 and those before it kept them, put into a record's words.
 *
 * They had a dialect of their own: "game ID" for "game: ID", "act SEAT ACTION ;PRINT" for a ply,
 * and everything else without a '~'.  Their fingerprints are of positions alone, as in records that
 * do not tell the whole opening; so none is told. */

#include "server/older.h"

#include "games/registry.h"
#include "record/words.h"
#include "server/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAGE = 200, TRANSLATED = 2 << 20, CLOCK_TEXT = 24 };

struct translation {
	char id[TABLE_TEXT];
	const struct game *g; /* NULL: one that this program does not have */
	struct setup how;
	int seats, plies;
	bool is_on;
	char clock[CLOCK_TEXT];
	struct dice dice;
	struct record_notes notes;
	struct text out;
};

static void put(struct text *out, const char *before, const char *s)
{
	text_str(out, before);
	text_str(out, s);
	text_char(out, '\n');
}

/* As much of it as a record's name may have, and no half characters. */
static void keep_name(char out[RECORD_NAME], const char *name)
{
	size_t n = strlen(name);

	if (n >= RECORD_NAME)
		for (n = RECORD_NAME - 1; n && (name[n] & 0xc0) == 0x80;)
			n--;
	memcpy(out, name, n);
	out[n] = 0;
}

static int seat_of(const struct translation *tr, const char *word)
{
	int seat = tr->g ? seat_parse(tr->g, word) : -1;

	return seat < tr->seats ? seat : -1;
}

/* ---- the head --------------------------------------------------------------- */

static void head_game(struct translation *tr, char *rest)
{
	tr->g = game_by_id(rest);
	if (tr->g)
		tr->how = game_usual(tr->g);
	put(&tr->out, "game: ", rest);
}

static void head_seats(struct translation *tr, char *rest)
{
	tr->seats = tr->dice.seats = tr->how.seats = (uint8_t)atoi(rest);
	put(&tr->out, "seats: ", rest);
}

static void head_option(struct translation *tr, char *rest)
{
	char error[RECORD_ERROR];
	struct text e = text_in(error, sizeof error);

	if (tr->g && !option_parse(tr->g, rest, &tr->how, &e))
		tr->g = NULL;
	put(&tr->out, "option: ", rest);
}

static void head_secret(struct translation *tr, char *rest)
{
	struct record_notes tags = { .tags = "" };

	CHECK(parse_hex(rest, tr->dice.secret, HASH_BYTES));
	CHECK(secret_to_tags(&tr->dice, &tags));
	text_str(&tr->out, tags.tags);
}

static void head_public(struct translation *tr, char *rest)
{
	if (*rest == '1')
		text_str(&tr->out, "~ public\n");
}

/* "clock 0": none.  The line after it says whether it is counted in days. */
static void head_clock(struct translation *tr, char *rest)
{
	snprintf(tr->clock, sizeof tr->clock, "%s", rest);
}

static void head_days(struct translation *tr, char *rest)
{
	if (strcmp(tr->clock, "0") != 0)
		put(&tr->out, *rest == '1' ? "~ days " : "~ clock ", tr->clock);
}

static const struct {
	const char *word;
	void (*put)(struct translation *tr, char *rest);
} head_lines[] = {
	{ "game", head_game },     { "seats", head_seats },   { "option", head_option },
	{ "secret", head_secret }, { "public", head_public }, { "clock", head_clock },
	{ "days", head_days },
};

static void translate_head_line(struct translation *tr, char *line)
{
	char whole[MAX_LINE_TEXT], *word;

	snprintf(whole, sizeof whole, "%s", line);
	word = cut_word(&line);
	for (int i = 0; i < LEN(head_lines); i++)
		if (!strcmp(word, head_lines[i].word)) {
			head_lines[i].put(tr, line);
			return;
		}
	put(&tr->out, "~ ", whole); /* host, created, previous, screen, absent, level */
}

/* ---- changes ------------------------------------------------------------------ */

static void put_ply(struct translation *tr, const char *seat, const char *rest)
{
	text_num(&tr->out, ++tr->plies);
	text_char(&tr->out, ' ');
	text_str(&tr->out, seat);
	put(&tr->out, " ", rest);
}

static void line_act(struct translation *tr, const char *seat, char *rest)
{
	put_ply(tr, seat, rest);
}

static void line_chance(struct translation *tr, const char *first, char *rest)
{
	text_num(&tr->out, ++tr->plies);
	text_str(&tr->out, " chance ");
	text_str(&tr->out, first);
	put(&tr->out, *rest ? " " : "", rest);
}

static void line_ordered(struct translation *tr, const char *seat, char *rest)
{
	char *print = strstr(rest, " ;");

	text_str(&tr->out, "~ ordered ");
	text_str(&tr->out, seat);
	text_char(&tr->out, ' ');
	text_bytes(&tr->out, rest, print ? (size_t)(print - rest) : strlen(rest));
	text_char(&tr->out, '\n');
	put_ply(tr, seat, rest);
}

static void line_undo(struct translation *tr, const char *seat, char *rest)
{
	(void)rest;
	tr->plies--;
	put(&tr->out, "undo ", seat);
}

static void line_resign(struct translation *tr, const char *seat, char *rest)
{
	(void)rest;
	put(&tr->out, "resign ", seat);
}

/* As the record's own writer says it, but for a game that this program does not have. */
static void line_start(struct translation *tr, const char *first, char *rest)
{
	char error[RECORD_ERROR];
	struct text e = text_in(error, sizeof error);
	struct match m;

	(void)first, (void)rest;
	tr->is_on = true;
	tr->notes.is_bare = true;
	if (tr->g && match_start(&m, tr->g, &tr->how, NULL, 0, &e) &&
		luck_to_tags(&tr->dice, &tr->notes))
		record_beginning(&m, &tr->notes, &tr->out);
	else
		text_str(&tr->out, "rules: 1\nstart\n");
}

static void put_as_it_was(struct translation *tr, const char *word, const char *first,
						  const char *rest)
{
	text_str(&tr->out, "~ ");
	text_str(&tr->out, word);
	text_str(&tr->out, *first ? " " : "");
	text_str(&tr->out, first);
	put(&tr->out, *rest ? " " : "", rest);
}

static void line_abandon(struct translation *tr, const char *first, char *rest)
{
	put_as_it_was(tr, "abandon", first, rest);
	if (tr->is_on)
		text_str(&tr->out, "adjourned\n");
}

/* ---- who sits where, for the record's names ------------------------------------- */

static void keep_person(struct translation *tr, int seat, char *rest)
{
	const char *luck;

	cut_word(&rest); /* the hash of his token */
	luck = cut_word(&rest);
	snprintf(tr->dice.luck[seat], LUCK_TEXT, "%s", strcmp(luck, "-") != 0 ? luck : "");
	keep_name(tr->notes.player[seat], rest);
	tr->notes.bot[seat][0] = 0;
}

static void keep_luck(struct translation *tr, int seat, char *rest)
{
	snprintf(tr->dice.luck[seat], LUCK_TEXT, "%s", rest);
}

static void keep_bot(struct translation *tr, int seat, char *rest)
{
	tr->notes.player[seat][0] = tr->dice.luck[seat][0] = 0;
	keep_name(tr->notes.bot[seat], rest);
}

static void keep_nobody(struct translation *tr, int seat, char *rest)
{
	(void)rest;
	tr->notes.player[seat][0] = tr->notes.bot[seat][0] = tr->dice.luck[seat][0] = 0;
}

static const struct {
	const char *word;
	void (*put)(struct translation *tr, const char *first, char *rest);
	void (*keep)(struct translation *tr, int seat, char *rest); /* then put as it was */
} lines[] = {
	{ "act", line_act, NULL },         { "chance", line_chance, NULL },
	{ "ordered", line_ordered, NULL }, { "undo", line_undo, NULL },
	{ "resign", line_resign, NULL },   { "start", line_start, NULL },
	{ "abandon", line_abandon, NULL }, { "sit", NULL, keep_person },
	{ "luck", NULL, keep_luck },       { "bot", NULL, keep_bot },
	{ "unsit", NULL, keep_nobody },
};

static void translate_line(struct translation *tr, char *line)
{
	const char *word = cut_word(&line), *first = cut_word(&line);
	int seat = seat_of(tr, first);

	for (int i = 0; i < LEN(lines); i++) {
		if (strcmp(word, lines[i].word) != 0)
			continue;
		if (lines[i].put) {
			lines[i].put(tr, first, line);
			return;
		}
		put_as_it_was(tr, word, first, line);
		if (seat >= 0)
			lines[i].keep(tr, seat, line);
		return;
	}
	put_as_it_was(tr, word, first, line);
}

/* ---- tables ------------------------------------------------------------------------ */

static const char *translate(struct translation *tr, const char *old,
							 void (*line)(struct translation *tr, char *line))
{
	static char buffer[TRANSLATED];
	char *copy = strdup(old), *rest = copy, *next;

	CHECK(copy);
	tr->out = text_in(buffer, sizeof buffer);
	if (line == translate_head_line)
		text_str(&tr->out, "rubicon record 1\n");
	while ((next = strsep(&rest, "\n")) != NULL)
		if (*next)
			line(tr, next);
	free(copy);
	CHECK(!tr->out.full);
	return buffer;
}

struct rows {
	const struct database *db;
	struct translation tr;
	bool is_good;
	int n;
	char last[TABLE_TEXT];
};

static void bring_change(void *self, const char *const column[])
{
	struct rows *r = self;
	const char *const row[] = { translate(&r->tr, column[1], translate_line), r->tr.id, column[0] };

	r->is_good = r->is_good && r->db->write("UPDATE changes SET lines = $1 WHERE table_id = $2"
											" AND seq = CAST($3 AS BIGINT)",
											row, LEN(row));
}

static void bring_table(void *self, const char *const column[])
{
	struct rows *r = self;

	r->tr = (struct translation){ .plies = 0 };
	r->n++;
	snprintf(r->last, TABLE_TEXT, "%s", column[0]);
	snprintf(r->tr.id, TABLE_TEXT, "%s", column[0]);
	snprintf(r->tr.dice.table, TABLE_TEXT, "%s", column[0]);
	if (r->is_good) {
		const char *const row[] = { translate(&r->tr, column[1], translate_head_line), r->tr.id };

		r->is_good = r->db->write("UPDATE tables SET head = $1 WHERE id = $2", row, LEN(row));
	}
	r->is_good =
		r->is_good && r->db->read("SELECT CAST(seq AS TEXT), lines FROM changes WHERE table_id = $1"
								  " ORDER BY changes.seq",
								  r->tr.id, bring_change, r);
}

/* A page at a time: there may be a million tables. */
bool bring_older_tables(const struct database *db)
{
	struct rows r = { .db = db, .is_good = true, .n = PAGE };

	while (r.is_good && r.n == PAGE) {
		char after[TABLE_TEXT];

		memcpy(after, r.last, sizeof after);
		r.n = 0;
		r.is_good &= db->read("SELECT id, head FROM tables WHERE id > $1 ORDER BY id LIMIT 200",
							  after, bring_table, &r);
	}
	return r.is_good;
}
