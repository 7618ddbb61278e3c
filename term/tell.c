/* term/tell.c -- what happened, in sentences, as one seat may see it.
 *
 * Nothing is stored but the log: to tell a stretch of it, the match is replayed. */

#include "term/sitting.h"

#include "core/retell.h"
#include "term/screen.h"

#include <stdlib.h>
#include <string.h>

bool has_secrets(const struct sitting *s) { return !s->m.g->open; }

void seat_title(const struct game *g, int seat, struct text *out)
{
	size_t start = out->len;

	arg_title(g, ARG_SEAT, seat, out);
	if (out->len > start && out->buf[start] >= 'a' && out->buf[start] <= 'z')
		out->buf[start] = (char)(out->buf[start] - 'a' + 'A');
}

/* ---- sentences ------------------------------------------------------------------- */

/* Gathers what is told of one seat into a paragraph. */
struct paragraph {
	FILE *f;
	bool wraps;              /* to the screen; otherwise a paragraph is a line */
	int subject;             /* the seat it is about */
	char last[MAX_SENTENCE]; /* and how often it came in a row */
	int times;
	struct text text;
	char buf[1 << 14];
};

/* "Gaius is dealt a card. (3 times)" */
static void end_repetition(struct paragraph *p)
{
	if (p->times > 1) {
		text_str(&p->text, " (");
		text_num(&p->text, p->times);
		text_str(&p->text, " times)");
	}
	p->times = 0;
	p->last[0] = 0;
}

static void end_paragraph(struct paragraph *p)
{
	end_repetition(p);
	if (p->text.len) {
		fprintf(p->f, "%c%c- %c%c", STYLE,
				p->subject < MAX_SEATS ? style_seat(p->subject) : STYLE_DIM, STYLE, STYLE_PLAIN);
		if (p->wraps)
			put_wrapped(p->f, p->buf, 2, 2);
		else
			fprintf(p->f, "%s\n", p->buf);
	}
	p->text = text_in(p->buf, sizeof p->buf);
}

static void add_sentence(struct paragraph *p, char *s)
{
	if (*s >= 'a' && *s <= 'z')
		*s = (char)(*s - 'a' + 'A');
	if (!strcmp(p->last, s)) {
		p->times++;
		return;
	}
	if (p->text.len + strlen(s) + MAX_SENTENCE > sizeof p->buf)
		end_paragraph(p);
	end_repetition(p);
	if (p->text.len)
		text_char(&p->text, ' ');
	text_str(&p->text, s);
	strcpy(p->last, s);
	p->times = 1;
}

static void add_forced(struct paragraph *p, const struct game *g, act a)
{
	char sentence[MAX_SENTENCE];
	struct text t = text_in(sentence, sizeof sentence);

	text_str(&t, "(Only one choice: ");
	act_text(g, a, &t);
	text_str(&t, ".)");
	add_sentence(p, sentence);
}

/* A new paragraph when somebody else does something.  Who acted does not matter: that may be a
 * secret, and every break would tell it. */
static void turn_to(struct paragraph *p, int seat)
{
	if (seat == p->subject)
		return;
	end_paragraph(p);
	p->subject = seat;
}

static void tell_event(struct paragraph *p, const struct game *g, const struct event *e)
{
	char sentence[MAX_SENTENCE];
	struct text t = text_in(sentence, sizeof sentence);

	event_text(g, e, &t);
	if (!strncmp(g->events[e->kind].text, "{s}", 3))
		turn_to(p, e->seat);
	add_sentence(p, sentence);
}

static void add_ply(struct paragraph *p, const struct sitting *s, int ply, int viewer,
					const struct events *ev)
{
	if (s->forced[ply] && s->m.log[ply].seat == viewer) {
		turn_to(p, viewer);
		add_forced(p, s->m.g, s->m.log[ply].a);
	}
	for (int i = 0; i < ev->n; i++) {
		struct event e = ev->e[i];
		if (event_seen_by(&e, viewer))
			tell_event(p, s->m.g, &e);
	}
}

static void tell(const struct sitting *s, int viewer, int from, bool wraps, FILE *f)
{
	static struct retelling r;
	static struct paragraph p;

	p.f = f;
	p.wraps = wraps;
	p.subject = SEAT_NOBODY;
	p.times = 0;
	p.last[0] = 0;
	p.text = text_in(p.buf, sizeof p.buf);
	retell_begin(&r, &s->m);
	while (retell_next(&r))
		if (r.plies > from)
			add_ply(&p, s, r.plies - 1, viewer, &r.events);
	end_paragraph(&p);
}

char *told_text(const struct sitting *s, int viewer, int from, bool wraps)
{
	char *text = NULL;
	size_t size;
	FILE *f = open_memstream(&text, &size);

	CHECK(f);
	tell(s, viewer, from, wraps, f);
	fclose(f);
	return text;
}

/* ---- news ------------------------------------------------------------------------- */

static int count_newlines(const char *s)
{
	int n = 0;

	for (; (s = strchr(s, '\n')); s++)
		n++;
	return n;
}

/* A long time may have passed: on a terminal only the latest half screen is told. */
static void print_latest(const char *s)
{
	int lines = count_newlines(s), room = screen_rows() / 2;

	if (is_terminal(stdout) && lines > room + 1) {
		printf("  (... %d lines before: 'log' shows all)\n", lines - room);
		for (int skip = lines - room; skip; skip--)
			s = strchr(s, '\n') + 1;
	}
	put_styled(stdout, s);
}

void tell_news(struct sitting *s, int seat)
{
	int *told = &s->told[has_secrets(s) ? seat : 0];
	char *text;

	if (*told >= s->m.n)
		return;
	text = told_text(s, seat, *told, true);
	*told = s->m.n;
	print_latest(text);
	free(text);
}

void tell_all(const struct sitting *s, int seat, FILE *f)
{
	char *text = told_text(s, seat, 0, true);

	put_styled(f, *text ? text : "Nothing has happened yet.\n");
	free(text);
}

void show_board(struct sitting *s, int seat, bool again)
{
	static _Alignas(16) unsigned char view[MAX_VIEW];
	static char board[MAX_BOARD];
	struct text t = text_in(board, sizeof board);

	game_view(s->m.g, s->m.state, seat, view);
	s->m.g->board(view, seat, &t);
	if (!again && !strcmp(board, s->board))
		return;
	strcpy(s->board, board);
	putchar('\n');
	put_styled(stdout, board);
	put_style(stdout, STYLE_PLAIN);
	if (t.len && board[t.len - 1] != '\n')
		putchar('\n');
}

/* ---- the end ------------------------------------------------------------------------ */

static const char *const nth[] = { "", "first", "second", "third", "fourth", "fifth", "sixth" };

static seatset seats_at(const struct sitting *s, const struct standing *st, int place)
{
	seatset set = 0;

	for (int seat = 0; seat < s->m.how.seats; seat++)
		if (st->place[seat] == place)
			set |= SEAT_BIT(seat);
	return set;
}

static void say_points(struct text *t, int points)
{
	text_str(t, " with ");
	text_num(t, points);
	text_str(t, points == 1 ? " point" : " points");
}

static void say_place(const struct sitting *s, const struct standing *st, int place, struct text *t)
{
	seatset set = seats_at(s, st, place);
	bool several = set & (set - 1);

	if (!set)
		return;
	if (t->len)
		text_char(t, ' ');
	if (!several)
		seat_title(s->m.g, lowest_bit(set), t);
	else
		arg_title(s->m.g, ARG_SEATS, set, t);
	if (place == 1)
		text_str(t, several ? " share the first place" : " wins");
	else
		text_str(t, several ? " share the " : " comes ");
	if (place > 1)
		text_str(t, nth[place]);
	if (place > 1 && several)
		text_str(t, " place");
	say_points(t, st->points[lowest_bit(set)]);
	text_char(t, '.');
}

void tell_standing(const struct sitting *s, FILE *f)
{
	char sentence[MAX_SENTENCE];
	struct text t = text_in(sentence, sizeof sentence);
	struct standing st;

	match_standing(&s->m, &st);
	if (!seats_at(s, &st, 1))
		text_str(&t, "Nobody wins.");
	for (int place = 1; place <= s->m.how.seats; place++)
		say_place(s, &st, place, &t);
	if (*sentence >= 'a' && *sentence <= 'z')
		*sentence = (char)(*sentence - 'a' + 'A');
	put_style(f, STYLE_BOLD);
	fputs(st.over ? "\nThe game is over. " : "\nSo far: ", f);
	put_wrapped(f, sentence, st.over ? 18 : 8, 0);
	put_style(f, STYLE_PLAIN);
}

/* ---- the aim ------------------------------------------------------------------------ */

/* "1 of 2 turns running in Rome" */
static void say_progress(const struct game *g, const struct aim_progress *p, struct text *t)
{
	text_num(t, p->have);
	if (p->need) {
		text_str(t, " of ");
		text_num(t, p->need);
	}
	text_char(t, ' ');
	text_str(t, g->ways[p->way].words);
}

/* "Galba: 1 of 2 turns running in Rome, 7 of 10 political points." */
static void say_seat(const struct game *g, int seat, const struct aim_progress *p, int n,
					 struct text *t)
{
	int told = 0;

	for (int i = 0; i < n; i++)
		if (p[i].seat == seat) {
			if (!told)
				seat_title(g, seat, t);
			text_str(t, told++ ? ", " : ": ");
			say_progress(g, &p[i], t);
		}
	if (told)
		text_str(t, ".");
}

void say_aim(const struct sitting *s, struct text *t)
{
	const struct game *g = s->m.g;
	const struct scenario_info *scenario = game_scenario(g, &s->m.how);
	struct aim_progress p[MAX_PROGRESS];
	_Alignas(16) unsigned char view[MAX_VIEW];
	int n;

	if (!g->aim || !scenario)
		return;
	text_str(t, scenario->aim);
	game_view(g, s->m.state, SEAT_NOBODY, view);
	n = g->aim(view, SEAT_NOBODY, p);
	for (int seat = 0; seat < s->m.how.seats; seat++) {
		text_char(t, '\n');
		say_seat(g, seat, p, n, t);
	}
}

void tell_aim(const struct sitting *s, FILE *f)
{
	char lines[MAX_SEATS * MAX_SENTENCE];
	struct text t = text_in(lines, sizeof lines);
	bool first = true;

	say_aim(s, &t);
	for (char *line = strtok(lines, "\n"); line; line = strtok(NULL, "\n")) {
		fputs(first ? "The aim: " : "", f);
		put_wrapped(f, line, first ? 9 : 0, 0);
		first = false;
	}
}

/* What is played, how long it takes, who is favoured. */
void tell_scenario(const struct sitting *s, FILE *f)
{
	const struct scenario_info *scenario = game_scenario(s->m.g, &s->m.how);
	char sentence[MAX_SENTENCE];

	if (!scenario)
		return;
	snprintf(sentence, sizeof sentence, "%s. %s It takes %d to %d minutes. Favoured: %s",
			 scenario->title, scenario->sentence, scenario->least, scenario->most,
			 scenario->favoured);
	put_wrapped(f, sentence, 0, 0);
	fputs("The aim: ", f);
	put_wrapped(f, scenario->aim, 9, 0);
}

/* ---- the beginning ------------------------------------------------------------------- */

static void say_people(const struct sitting *s, struct text *t)
{
	seatset all = (seatset)(SEAT_BIT(s->m.how.seats) - 1);

	if (!s->people)
		return;
	if (s->people == all) {
		text_str(t, "Everybody plays at this screen: ");
		arg_title(s->m.g, ARG_SEATS, s->people, t);
		text_str(t, ".");
		return;
	}
	text_str(t, "You are ");
	arg_title(s->m.g, ARG_SEATS, s->people, t);
	text_str(t, ".");
}

static void say_bots(const struct sitting *s, struct text *t)
{
	for (int i = 0; i < n_bots; i++) {
		seatset set = 0;

		for (int seat = 0; seat < s->m.how.seats; seat++)
			if (!(s->people & SEAT_BIT(seat)) && s->bot[seat] == bots[i])
				set |= SEAT_BIT(seat);
		if (!set)
			continue;
		text_str(t, t->len ? " The bot '" : "The bot '");
		text_str(t, bots[i]->id);
		text_str(t, "' plays ");
		arg_title(s->m.g, ARG_SEATS, set, t);
		text_char(t, '.');
	}
}

/* Who plays, and with whose dice. */
void say_setup(const struct sitting *s, FILE *f)
{
	char sentence[MAX_SENTENCE];
	struct text t = text_in(sentence, sizeof sentence);

	say_people(s, &t);
	say_bots(s, &t);
	if (s->typed_dice)
		say_who_draws(s->m.g, &t);
	put_wrapped(f, sentence, 0, 0);
}

void tell_setup(const struct sitting *s)
{
	put_style(stdout, STYLE_BOLD);
	fputs(s->m.g->title, stdout);
	put_style(stdout, STYLE_PLAIN);
	printf(". %s\n", s->m.g->blurb);
	say_setup(s, stdout);
	tell_scenario(s, stdout);
	if (s->people && !match_over(&s->m))
		puts("Type a number, or an action as it is written; 'help' lists what else there is.");
}
