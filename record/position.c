/* record/position.c -- one position as JSON, as one viewer may see it.
 *
 * Nothing here may tell a seat that another has chosen in secret: the number of plies and the
 * match's version count such choices, so they are for viewers from above, or after the end. */

#include "record/position.h"
#include "record/words.h"

enum { SENTENCE = 1024 };

struct sentence {
	char s[SENTENCE];
};

int viewer_parse(const struct game *g, const char *word)
{
	int seat = seat_parse(g, word);

	if (text_equal(word, "above"))
		return VIEW_ABOVE;
	if (text_equal(word, "nobody"))
		return SEAT_NOBODY;
	return seat == SEAT_CHANCE ? -1 : seat;
}

/* ---- words --------------------------------------------------------------------------- */

void seat_json(const struct game *g, const char *key, int seat, struct text *out)
{
	struct sentence word;
	struct text t = text_in(word.s, sizeof word.s);

	arg_word(g, ARG_SEAT, seat, &t);
	json_str(out, key, word.s);
}

static void put_arg(const struct game *g, int type, int value, struct text *out)
{
	struct sentence word;
	struct text t = text_in(word.s, sizeof word.s);

	if (value == VEILED_ARG) {
		json_none(out, NULL);
	} else if (type == ARG_NUM) {
		json_num(out, NULL, value);
	} else {
		arg_word(g, type, value, &t);
		json_str(out, NULL, word.s);
	}
}

static void put_args(const struct game *g, const uint8_t type[MAX_ARGS], const int value[MAX_ARGS],
					 struct text *out)
{
	json_open(out, "args", '[');
	for (int i = 0; i < MAX_ARGS && type[i]; i++)
		put_arg(g, type[i], value[i], out);
	json_close(out, ']');
}

static void put_sentence(const char *key, void (*write)(const struct game *, act, struct text *),
						 const struct game *g, act a, struct text *out)
{
	struct sentence line;
	struct text t = text_in(line.s, sizeof line.s);

	write(g, a, &t);
	json_str(out, key, line.s);
}

void act_members(const struct game *g, act a, struct text *out)
{
	put_sentence("act", act_text, g, a, out);
	put_sentence("label", act_label, g, a, out);
	json_str(out, "verb", g->verbs[act_verb(a)].word);
	put_args(g, g->verbs[act_verb(a)].arg, (const int[]){ act_a(a), act_b(a), act_c(a) }, out);
}

/* ---- who is asked, and what they can do ------------------------------------------------ */

seatset match_pending(const struct match *m) { return match_over(m) ? 0 : m->g->pending(m->state); }

seatset match_asked(const struct match *m) { return match_over(m) ? 0 : m->g->asked(m->state); }

static void put_legal(const struct match *m, const char *key, int seat, struct text *out)
{
	act legal[MAX_LEGAL];
	int n = match_pending(m) & SEAT_BIT(seat) ? m->g->legal(m->state, seat, legal) : 0;

	json_open(out, key, '[');
	for (int i = 0; i < n; i++) {
		json_open(out, NULL, '{');
		act_members(m->g, legal[i], out);
		json_close(out, '}');
	}
	json_close(out, ']');
}

void legal_json(const struct match *m, int seat, struct text *out)
{
	put_legal(m, NULL, seat, out);
}

static void put_ask(const struct match *m, int seat, struct text *out)
{
	struct prompt p = m->g->prompt(m->state, seat);
	struct sentence ask, hint;
	struct text a = text_in(ask.s, sizeof ask.s), h = text_in(hint.s, sizeof hint.s);

	prompt_ask(m->g, p, &a);
	prompt_hint(m->g, p, &h);
	json_open(out, NULL, '{');
	seat_json(m->g, "seat", seat, out);
	json_str(out, "step", m->g->steps[p.step].word);
	json_str(out, "phase", m->g->steps[p.step].phase);
	json_str(out, "ask", ask.s);
	json_str(out, "hint", hint.s);
	put_legal(m, "legal", seat, out);
	json_close(out, '}');
}

static bool is_for(int viewer, int seat) { return viewer == VIEW_ABOVE || viewer == seat; }

static void put_asks(const struct match *m, int viewer, struct text *out)
{
	seatset pending = match_pending(m);

	json_open(out, "asks", '[');
	for (int seat = 0; seat < m->how.seats; seat++)
		if ((pending & SEAT_BIT(seat)) && is_for(viewer, seat))
			put_ask(m, seat, out);
	json_close(out, ']');
}

/* What the viewer reads about a seat he is waiting for.  Nobody is prompted while chance acts, but
 * any seat knows what is going on. */
static void put_wait(const struct match *m, int seat, struct text *out)
{
	struct prompt p = m->g->prompt(m->state, seat == SEAT_CHANCE ? 0 : seat);
	struct sentence wait;
	struct text t = text_in(wait.s, sizeof wait.s);

	prompt_wait(m->g, p, seat, &t);
	json_open(out, NULL, '{');
	seat_json(m->g, "seat", seat, out);
	json_str(out, "phase", m->g->steps[p.step].phase);
	json_str(out, "wait", wait.s);
	json_close(out, '}');
}

static void put_waits(const struct match *m, int viewer, struct text *out)
{
	json_open(out, "waits", '[');
	for (seatset left = match_asked(m); left; left &= (seatset)(left - 1))
		if (lowest_bit(left) != viewer)
			put_wait(m, lowest_bit(left), out);
	json_close(out, ']');
}

void seats_json(const struct game *g, const char *key, seatset set, struct text *out)
{
	json_open(out, key, '[');
	for (; set; set &= (seatset)(set - 1))
		seat_json(g, NULL, lowest_bit(set), out);
	json_close(out, ']');
}

static void put_chance(const struct match *m, struct text *out)
{
	struct outcome outcome[MAX_OUTCOMES];
	int n = match_chance_pending(m) ? game_outcomes(m->g, m->state, outcome) : 0;

	json_open(out, "chance", '[');
	for (int i = 0; i < n; i++) {
		json_open(out, NULL, '{');
		act_members(m->g, outcome[i].act, out);
		json_num(out, "weight", outcome[i].weight);
		json_close(out, '}');
	}
	json_close(out, ']');
}

/* ---- the rest of the position ------------------------------------------------------------ */

static void put_option(const struct game *g, int row, int32_t value, struct text *out)
{
	const struct option *o = &g->options[row];
	struct sentence word;
	struct text t = text_in(word.s, sizeof word.s);

	if (!o->words && o->numbers <= 1) {
		json_num(out, o->name, value);
		return;
	}
	option_text(g, row, value, &t);
	json_str(out, o->name, word.s + text_length(o->name) + 1);
}

void options_json(const struct game *g, const struct setup *how, struct text *out)
{
	json_open(out, "options", '{');
	for (int i = 0; i < g->n_options; i++)
		put_option(g, i, how->option[i], out);
	json_close(out, '}');
}

static void put_game(const struct match *m, struct text *out)
{
	json_str(out, "game", m->g->id);
	json_str(out, "title", m->g->title);
	json_num(out, "rules", m->g->rules);
	options_json(m->g, &m->how, out);
}

static void put_standing(const struct match *m, struct text *out)
{
	struct sentence title;
	struct standing st;

	match_standing(m, &st);
	json_open(out, "seats", '[');
	for (int seat = 0; seat < m->how.seats; seat++) {
		struct text t = text_in(title.s, sizeof title.s);

		arg_title(m->g, ARG_SEAT, seat, &t);
		json_open(out, NULL, '{');
		seat_json(m->g, "seat", seat, out);
		json_str(out, "title", title.s);
		json_num(out, "points", st.points[seat]);
		json_num(out, "place", st.place[seat]);
		json_bool(out, "resigned", m->resigned & SEAT_BIT(seat));
		json_close(out, '}');
	}
	json_close(out, ']');
	json_bool(out, "over", match_over(m));
}

static void put_progress(const struct game *g, const struct aim_progress *p, struct text *out)
{
	json_open(out, NULL, '{');
	seat_json(g, "seat", p->seat, out);
	json_str(out, "way", g->ways[p->way].word);
	json_num(out, "have", p->have);
	json_num(out, "need", p->need);
	json_str(out, "words", g->ways[p->way].words);
	json_close(out, '}');
}

/* What wins, and how far each seat is by what this viewer may know. */
static void put_aim(const struct match *m, int viewer, struct text *out)
{
	const struct scenario_info *scenario = game_scenario(m->g, &m->how);
	_Alignas(16) unsigned char view[MAX_VIEW];
	struct aim_progress p[MAX_PROGRESS];
	int n;

	if (!m->g->aim || !scenario)
		return;
	game_view(m->g, m->state, viewer, view);
	n = m->g->aim(view, viewer, p);
	json_open(out, "aim", '{');
	json_str(out, "sentence", scenario->aim);
	json_open(out, "progress", '[');
	for (int i = 0; i < n; i++)
		put_progress(m->g, &p[i], out);
	json_close(out, ']');
	json_close(out, '}');
}

void event_json(const struct game *g, const struct event *e, struct text *out)
{
	struct sentence line;
	struct text t = text_in(line.s, sizeof line.s);

	event_text(g, e, &t);
	json_open(out, NULL, '{');
	json_str(out, "event", g->events[e->kind].id);
	seat_json(g, "seat", e->seat, out);
	put_args(g, g->events[e->kind].arg, (const int[]){ e->a, e->b, e->c }, out);
	json_str(out, "text", line.s);
	json_close(out, '}');
}

void events_json(const struct game *g, const char *key, const struct events *last, int viewer,
				 struct text *out)
{
	json_open(out, key, '[');
	for (int i = 0; last && i < last->n; i++) {
		struct event e = last->e[i];

		if (viewer == VIEW_ABOVE || event_seen_by(&e, viewer))
			event_json(g, &e, out);
	}
	json_close(out, ']');
}

static void put_view(const struct match *m, const char *key, int seat, struct text *out)
{
	_Alignas(16) unsigned char view[MAX_VIEW];

	game_view(m->g, m->state, seat, view);
	json_open(out, key, '{');
	m->g->show(view, seat, out);
	json_close(out, '}');
}

/* From above there is no view of all secrets, but there is every seat's. */
static void put_views(const struct match *m, int viewer, struct text *out)
{
	put_view(m, "view", viewer == VIEW_ABOVE ? SEAT_NOBODY : viewer, out);
	if (viewer != VIEW_ABOVE || m->g->open)
		return;
	json_open(out, "views", '[');
	for (int seat = 0; seat < m->how.seats; seat++)
		put_view(m, NULL, seat, out);
	json_close(out, ']');
}

static void put_viewer(const struct match *m, int viewer, struct text *out)
{
	if (viewer == VIEW_ABOVE)
		json_str(out, "viewer", "above");
	else
		seat_json(m->g, "viewer", viewer, out);
	if (viewer < MAX_SEATS) {
		json_num(out, "stamp", m->stamp[viewer]);
		json_bool(out, "undo", match_can_undo(m, viewer));
	}
}

static void put_log(const struct match *m, struct text *out)
{
	char print[PRINT_TEXT];
	struct text t = text_in(print, sizeof print);

	text_print(&t, ply_print(m, m->n));
	json_num(out, "ply", m->n);
	json_num(out, "version", m->version);
	json_str(out, "print", print);
}

void position_json(const struct match *m, int viewer, const struct events *last, struct text *out)
{
	position_member(m, NULL, viewer, last, out);
}

void position_member(const struct match *m, const char *key, int viewer, const struct events *last,
					 struct text *out)
{
	CHECK(viewer == VIEW_ABOVE || viewer == SEAT_NOBODY || viewer < m->how.seats);
	json_open(out, key, '{');
	put_game(m, out);
	put_viewer(m, viewer, out);
	if (viewer == VIEW_ABOVE || match_over(m))
		put_log(m, out);
	put_standing(m, out);
	put_aim(m, viewer == VIEW_ABOVE ? SEAT_NOBODY : viewer, out);
	seats_json(m->g, "asked", match_asked(m), out);
	put_asks(m, viewer, out);
	put_waits(m, viewer, out);
	if (viewer == VIEW_ABOVE)
		put_chance(m, out);
	events_json(m->g, "events", last, viewer, out);
	put_views(m, viewer, out);
	json_close(out, '}');
}

/* ---- refusals ---------------------------------------------------------------------------------
 */

void why_members(const struct game *g, struct why why, const char *key, struct text *out)
{
	struct sentence line;
	struct text t = text_in(line.s, sizeof line.s);

	why_text(g, why, &t);
	json_str(out, "clause", why_clause(g, why));
	json_str(out, key, line.s);
	if (why.clause < WHY_OVER) {
		json_str(out, "rule", g->clauses[why.clause].text);
		json_str(out, "source", g->clauses[why.clause].source);
	}
}

static void put_refusal(const struct match *m, struct why why, struct text *out)
{
	json_bool(out, "allowed", !why.clause);
	if (why.clause)
		why_members(m->g, why, "refusal", out);
}

void why_not_json(const struct match *m, int seat, const char *written, struct text *out)
{
	struct sentence error;
	struct text t = text_in(error.s, sizeof error.s);
	act a;

	json_open(out, NULL, '{');
	if (!act_parse(m->g, written, &a, &t)) {
		json_bool(out, "allowed", false);
		json_str(out, "clause", "");
		json_str(out, "refusal", error.s);
	} else {
		put_sentence("act", act_text, m->g, a, out);
		put_refusal(m,
					match_over(m) ? (struct why){ .clause = WHY_OVER }
								  : game_why_not(m->g, m->state, seat, a),
					out);
	}
	json_close(out, '}');
}
