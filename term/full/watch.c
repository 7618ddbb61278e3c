/* term/full/watch.c -- a match that was played, on the whole screen: step, jump, seen by a seat. */

#include "core/retell.h"
#include "term/full/keys.h"
#include "term/line.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SPARKS = 32 };

struct show {
	const struct match *of;
	struct sitting sitting;
	struct ply *log;
	int ply, viewer;
	int32_t chance[SPARKS][MAX_SEATS]; /* of winning, at equal distances; of finished games only */
};

static struct desk desk;

static const char keys[] =
	" Left, Right one action  [ ] one decision  { } one seat's turn  Home End  : jump  "
	"v seen by the next  BSTHL page  q leave";

/* ---- chances ------------------------------------------------------------------------------- */

/* What the judge says of the true position: nothing that is still a secret may be told by it. */
static void find_chances(struct show *s)
{
	static struct retelling r;
	int last = s->of->n ? s->of->n : 1;

	memset(s->chance, 0, sizeof s->chance);
	if (!match_over(s->of))
		return;
	retell_begin(&r, s->of);
	do
		game_judge(s->of->g, r.state, s->chance[r.plies * (SPARKS - 1) / last]);
	while (retell_next(&r));
	for (int i = 1; i < SPARKS; i++) {
		int32_t sum = 0;
		for (int seat = 0; seat < s->of->how.seats; seat++)
			sum += s->chance[i][seat];
		if (!sum)
			memcpy(s->chance[i], s->chance[i - 1], sizeof s->chance[i]);
	}
}

static void say_sparks(const struct show *s, int seat, int now, struct text *t)
{
	enum { HEIGHTS = GLYPH_LAST_SPARK - GLYPH_SPARK + 1 };

	text_style(t, style_seat(seat));
	text_char(t, ' ');
	text_str(t, painted_glyph((enum glyph)(GLYPH_SEAT + seat)));
	text_char(t, ' ');
	for (int i = 0; i < SPARKS; i++) {
		int height = (int)(s->chance[i][seat] * HEIGHTS / (WHOLE_SHARE + 1));
		text_style(t, i == now ? STYLE_ACT : i < now ? style_seat(seat) : STYLE_DIM);
		text_str(t, painted_glyph((enum glyph)(GLYPH_SPARK + height)));
	}
	text_style(t, STYLE_PLAIN);
	text_char(t, ' ');
	text_num(t, (s->chance[now][seat] + WHOLE_SHARE / 200) * 100 / WHOLE_SHARE);
	text_str(t, "% ");
	arg_title(s->of->g, ARG_SEAT, seat, t);
	text_char(t, '\n');
}

static void say_chances(const struct show *s)
{
	struct text t = text_in(desk.beside, sizeof desk.beside);
	int now = s->of->n ? s->ply * (SPARKS - 1) / s->of->n : 0;

	if (!match_over(s->of))
		return;
	for (int seat = 0; seat < s->of->how.seats; seat++)
		say_sparks(s, seat, now, &t);
}

/* ---- a position ---------------------------------------------------------------------------- */

static void say_action(const struct show *s)
{
	struct text t = text_in(desk.waits, sizeof desk.waits);
	const struct ply *ply = s->ply ? &s->of->log[s->ply - 1] : NULL;
	act a = ply ? act_seen_by(s->of->g, ply->seat, ply->a, s->viewer) : 0;

	text_str(&t, "Action ");
	text_num(&t, s->ply);
	text_str(&t, " of ");
	text_num(&t, s->of->n);
	if (!a)
		return;
	text_str(&t, ": ");
	arg_word(s->of->g, ARG_SEAT, ply->seat, &t);
	text_char(&t, ' ');
	act_text(s->of->g, a, &t);
}

static void show_ply(struct show *s)
{
	static struct events last;

	match_at(&s->sitting.m, s->of, s->ply, s->log, s->of->n + 1, &last);
	desk.seat = s->viewer;
	desk.known = s->ply ? s->ply - 1 : 0;
	say_action(s);
	say_chances(s);
	look_again(&desk);
	draw(&desk);
}

/* ---- moving -------------------------------------------------------------------------------- */

static int clamp(const struct show *s, int ply)
{
	return ply < 0 ? 0 : ply > s->of->n ? s->of->n : ply;
}

static bool is_chance(const struct show *s, int ply) { return s->of->log[ply].seat == SEAT_CHANCE; }

/* To behind the next decision of a seat, or the one before. */
static int by_decision(const struct show *s, int by)
{
	int ply = clamp(s, s->ply + by);

	while (ply > 0 && ply < s->of->n && is_chance(s, ply - 1))
		ply += by;
	return ply;
}

/* To where another seat acts. */
static int by_turn(const struct show *s, int by)
{
	int ply = by_decision(s, by), seat = ply ? s->of->log[ply - 1].seat : SEAT_NOBODY;

	while (ply > 0 && ply < s->of->n && (is_chance(s, ply - 1) || s->of->log[ply - 1].seat == seat))
		ply += by;
	return clamp(s, ply);
}

/* Spectator, then each seat: what a finished game shows of itself is what it showed its players. */
static int next_viewer(const struct show *s)
{
	if (s->viewer == SEAT_NOBODY)
		return 0;
	return s->viewer + 1 < s->of->how.seats ? s->viewer + 1 : SEAT_NOBODY;
}

static void jump(struct show *s)
{
	char *end;
	long ply = strtol(desk.typed.line, &end, 10);

	if (!*desk.typed.line || *end || ply < 0 || ply > s->of->n)
		snprintf(desk.says, sizeof desk.says, "Type a number from 0 to %d.", s->of->n);
	else
		s->ply = (int)ply;
}

static void move_by_key(struct show *s, int key)
{
	switch (key) {
	case PRESS_RIGHT:
	case 'l':
	case ' ': s->ply = clamp(s, s->ply + 1); break;
	case PRESS_LEFT:
	case 'h': s->ply = clamp(s, s->ply - 1); break;
	case ']': s->ply = by_decision(s, 1); break;
	case '[': s->ply = by_decision(s, -1); break;
	case '}': s->ply = by_turn(s, 1); break;
	case '{': s->ply = by_turn(s, -1); break;
	case PRESS_HOME: s->ply = 0; break;
	case PRESS_END: s->ply = s->of->n; break;
	case 'v': s->viewer = next_viewer(s); break;
	case ':': desk.typed = (struct typed){ .open = true, .prompt = "action " }; break;
	case '\033': desk.page = PAGE_BOARD; break;
	default: read_scrolling(&desk, key);
	}
}

static void press_key(struct show *s, int key)
{
	if (key != PRESS_NONE)
		*desk.says = 0;
	if (!desk.typed.open)
		move_by_key(s, key);
	else if (edit_typed(&desk.typed, key, NULL, NULL) == ENTERED)
		jump(s);
}

bool watch_replay(const struct match *m, int viewer, const struct looks *looks)
{
	static struct show s;
	int key = PRESS_NONE;

	s.of = m;
	s.viewer = viewer;
	s.log = calloc((size_t)m->n + 1, sizeof *s.log);
	s.sitting.forced = calloc((size_t)m->n + 1, sizeof *s.sitting.forced);
	CHECK(s.log && s.sitting.forced);
	desk = (struct desk){ .s = &s.sitting, .cursor = -1, .keys = keys };
	if (open_paint(looks)) {
		find_chances(&s);
		while (key != 'q' && !is_interrupted()) {
			show_ply(&s);
			key = read_press(FOR_EVER);
			press_key(&s, key);
		}
		close_paint();
	} else {
		key = 0;
	}
	forget_all(&desk);
	free(s.log);
	free(s.sitting.forced);
	return key != 0;
}
