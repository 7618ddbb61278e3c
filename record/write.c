/* record/write.c -- a match as a record. */

#include "core/retell.h"
#include "record/dice.h"
#include "record/words.h"

/* ---- the head ------------------------------------------------------------------ */

bool record_tag(struct record_notes *notes, const char *key, const char *value)
{
	char line[RECORD_LINE + 1];
	struct text t = text_in(line, sizeof line), all;

	if (!is_tag_key(key) || is_own_key(key))
		return false;
	text_str(&t, key);
	text_str(&t, ": ");
	text_clean(&t, value);
	all = (struct text){ .buf = notes->tags, .cap = RECORD_TAGS, .len = text_length(notes->tags) };
	if (t.full || all.len + t.len + 2 > all.cap)
		return false;
	text_str(&all, line);
	text_char(&all, '\n');
	return true;
}

static void write_line(struct text *out, const char *key, const char *value)
{
	text_str(out, key);
	text_str(out, value);
	text_char(out, '\n');
}

static void write_pair(struct text *out, const char *key, int64_t value)
{
	text_str(out, key);
	text_str(out, ": ");
	text_num(out, value);
	text_char(out, '\n');
}

static void write_options(const struct game *g, const struct setup *how, struct text *out)
{
	for (int i = 0; i < g->n_options; i++) {
		text_str(out, "option: ");
		option_text(g, i, how->option[i], out);
		text_char(out, '\n');
	}
}

static void write_magic(const struct game *g, struct text *out)
{
	text_str(out, "rubicon record ");
	text_num(out, RECORD_FORMAT);
	write_line(out, "\ngame: ", g->id);
}

void record_set_up(const struct game *g, const struct setup *how, struct text *out)
{
	write_magic(g, out);
	write_pair(out, "seats", how->seats);
	write_options(g, how, out);
}

static void write_name(const struct match *m, const char *key, int seat, const char *name,
					   struct text *out)
{
	char clean[RECORD_NAME];
	struct text t = text_in(clean, sizeof clean);

	text_clean(&t, name);
	if (!t.len)
		return;
	text_str(out, key);
	text_char(out, ' ');
	arg_word(m->g, ARG_SEAT, seat, out);
	write_line(out, ": ", clean);
}

static void write_notes(const struct match *m, const struct record_notes *notes, struct text *out)
{
	for (int seat = 0; seat < m->how.seats; seat++) {
		write_name(m, "player", seat, notes->player[seat], out);
		write_name(m, "bot", seat, notes->bot[seat], out);
	}
	if (notes->has_seed) {
		text_str(out, "seed: ");
		text_unsigned(out, notes->seed);
		text_char(out, '\n');
	}
	text_str(out, notes->tags);
}

static void write_print(struct text *out, unsigned print)
{
	text_str(out, " ;");
	text_print(out, print);
}

static bool is_bare(const struct record_notes *notes) { return notes && notes->is_bare; }

static void write_start(const struct match *m, const struct record_notes *notes, struct text *out)
{
	text_str(out, "start");
	write_print(out, ply_print(m, 0));
	if (!is_bare(notes)) {
		text_str(out, " =");
		text_hash(out, opening_hash(m->g, &m->how, ALL_OPTIONS));
	}
	text_char(out, '\n');
}

static void write_head(const struct match *m, const struct record_notes *notes, struct text *out)
{
	write_magic(m->g, out);
	write_pair(out, "rules", m->g->rules);
	write_pair(out, "seats", m->how.seats);
	write_options(m->g, &m->how, out);
	if (notes)
		write_notes(m, notes, out);
	write_start(m, notes, out);
}

void record_beginning(const struct match *m, const struct record_notes *notes, struct text *out)
{
	write_pair(out, "rules", m->g->rules);
	write_notes(m, notes, out);
	write_start(m, notes, out);
}

/* ---- the game ------------------------------------------------------------------ */

static void write_of_seat(const struct game *g, const char *what, int seat, struct text *out)
{
	text_str(out, what);
	arg_word(g, ARG_SEAT, seat, out);
	text_char(out, '\n');
}

void record_resignation(const struct game *g, int seat, struct text *out)
{
	write_of_seat(g, "resign ", seat, out);
}

void record_undo(const struct game *g, int seat, struct text *out)
{
	write_of_seat(g, "undo ", seat, out);
}

static void write_resignations(const struct match *m, int after, struct text *out)
{
	for (int seat = 0; seat < m->how.seats; seat++)
		if ((m->resigned & SEAT_BIT(seat)) && m->resigned_at[seat] == after)
			record_resignation(m->g, seat, out);
}

static void write_ply(const struct match *m, bool bare, int i, const struct ticket *ticket,
					  struct text *out)
{
	text_num(out, i + 1);
	text_char(out, ' ');
	arg_word(m->g, ARG_SEAT, m->log[i].seat, out);
	text_char(out, ' ');
	act_text(m->g, m->log[i].a, out);
	if (ticket) {
		text_char(out, ' ');
		ticket_text(ticket, out);
	}
	write_print(out, bare ? m->log[i].print : ply_print(m, i + 1));
	text_char(out, '\n');
}

void record_ply(const struct match *m, int i, bool bare, struct text *out)
{
	write_ply(m, bare, i, NULL, out);
}

static void write_result(const struct match *m, struct text *out)
{
	struct standing st;

	match_standing(m, &st);
	for (int seat = 0; seat < m->how.seats; seat++) {
		text_str(out, "result ");
		arg_word(m->g, ARG_SEAT, seat, out);
		text_str(out, " place ");
		text_num(out, st.place[seat]);
		text_str(out, " points ");
		text_num(out, st.points[seat]);
		text_char(out, '\n');
	}
}

void record_tail(const struct match *m, struct text *out)
{
	if (match_over(m))
		write_result(m, out);
	text_str(out, match_over(m) ? "end\n" : "adjourned\n");
}

int record_parts(const struct match *m) { return m->n + 2; }

/* Part 0 is the head, part i the i-th ply, the last one the tail; resignations follow the ply after
 * which they came. */
void record_part(const struct match *m, const struct record_notes *notes, int part,
				 struct text *out)
{
	if (part > m->n) {
		record_tail(m, out);
		return;
	}
	if (part == 0)
		write_head(m, notes, out);
	else
		record_ply(m, part - 1, is_bare(notes), out);
	write_resignations(m, part, out);
}

/* Dice that can be checked are written with their tickets. */
static void write_with_tickets(const struct match *m, const struct record_notes *notes,
							   const unsigned char key[HASH_BYTES], struct text *out)
{
	struct retelling r;
	const struct ply *ply;

	record_part(m, notes, 0, out);
	for (retell_begin(&r, m); (ply = retell_coming(&r)) != NULL; retell_next(&r)) {
		struct ticket ticket = { 0 };
		bool is_rolled = ply->seat == SEAT_CHANCE;

		if (is_rolled) {
			ticket = ticket_of(&r, key);
			is_rolled = m->g->draw(r.state, ticket.n) == ply->a;
		}
		write_ply(m, is_bare(notes), r.plies, is_rolled ? &ticket : NULL, out);
		write_resignations(m, r.plies + 1, out);
	}
	record_part(m, notes, m->n + 1, out);
}

void record_write(const struct match *m, const struct record_notes *notes, struct text *out)
{
	unsigned char key[HASH_BYTES];
	char error[RECORD_ERROR];
	struct text e = text_in(error, sizeof error);
	struct dice d = { .seats = m->how.seats };

	if (notes && has_dice_tags(notes) && dice_from_tags(notes, &d, &e)) {
		dice_key(&d, key);
		write_with_tickets(m, notes, key, out);
		return;
	}
	for (int part = 0; part < record_parts(m); part++)
		record_part(m, notes, part, out);
}
