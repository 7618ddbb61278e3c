/* record/play.c -- the lines of a record from 'start' on: plies, resignations, result, end.
 *
 * Each claim of the record is checked against the match that is being rebuilt from it. */

#include "record/dice.h"
#include "record/reader.h"

enum { MENTIONED_OUTCOMES = 6 };

/* ---- fingerprints ------------------------------------------------------------------ */

/* Records of older rules may be read as long as they agree; if they do not, that is why. */
static const char *age_hint(const struct record_reader *r)
{
	return r->rules < r->g->rules ? " The record is of older rules than this program's." : "";
}

static bool refuse_divergence(struct record_reader *r, unsigned recorded, unsigned now)
{
	if (r->m->n == 0)
		return refuse(r, RECORD_DIVERGED,
					  "the opening is another than the recorded one: its fingerprint is ;%x, not "
					  ";%x.%s",
					  now, recorded, age_hint(r));
	if (r->agreed < 0)
		return refuse(r, RECORD_DIVERGED,
					  "ply %d or the position after it is another than the recorded one: its "
					  "fingerprint is ;%x, not ;%x.  No fingerprint came before.%s",
					  r->m->n, now, recorded, age_hint(r));
	return refuse(r, RECORD_DIVERGED,
				  "ply %d or the position after it is another than the recorded one: its "
				  "fingerprint is ;%x, not ;%x.  Up to ply %d they agreed.%s",
				  r->m->n, now, recorded, r->agreed, age_hint(r));
}

enum print_found { NO_PRINT, HAS_PRINT, BAD_PRINT };

/* Cuts the line at this sign and returns what stands behind it; NULL: there is none. */
static char *cut_at(char *line, char sign)
{
	while (*line && *line != sign)
		line++;
	if (!*line)
		return NULL;
	*line = 0;
	return line + 1;
}

/* Cuts a fingerprint off the line's end. */
static enum print_found cut_print(struct record_reader *r, char *line, unsigned *print)
{
	line = cut_at(line, ';');
	if (!line)
		return NO_PRINT;
	if (parse_print(line, print))
		return HAS_PRINT;
	refuse(r, RECORD_BAD_LINE, "a fingerprint is four hexadecimal digits, not ';%s'.", line);
	return BAD_PRINT;
}

/* Records that do not tell the whole opening are older, and their prints are of positions alone. */
static unsigned print_now(const struct record_reader *r)
{
	const struct match *m = r->m;

	return r->has_opening || !m->n ? ply_print(m, m->n) : m->log[m->n - 1].print;
}

static bool check_print(struct record_reader *r, enum print_found found, unsigned recorded)
{
	unsigned now = print_now(r);

	if (found == NO_PRINT)
		return true;
	if (recorded != now)
		return refuse_divergence(r, recorded, now);
	r->agreed = r->m->n;
	r->prints++;
	return true;
}

/* ---- start ------------------------------------------------------------------------- */

static bool check_head(struct record_reader *r)
{
	seatset seated = (seatset)(r->named | r->botted);

	if (!r->g)
		return refuse(r, RECORD_BAD_HEADER, "the head does not say which game this is.");
	if (!r->rules || !r->has_seats)
		return refuse(r, RECORD_BAD_HEADER, "the head lacks the line '%s: ...'.",
					  r->rules ? "seats" : "rules");
	if (seated >> r->how.seats)
		return refuse(r, RECORD_BAD_HEADER, "the head names players for more than %d seats.",
					  r->how.seats);
	return true;
}

static void tell(struct record_reader *r, enum record_change what, int seat)
{
	if (r->on_change)
		r->on_change(r->self, what, seat, &r->events);
}

/* Whoever wants to see each ply sees the opening too, as ply 0 without events; and the ply with
 * which a record diverges. */
static void show_ply(struct record_reader *r, enum record_change what, int seat)
{
	tell(r, what, seat);
	r->stopped = r->m->n == r->stop_at;
}

/* Other rules open otherwise: a record of older ones is read for as long as its plies agree. */
static bool check_opening(struct record_reader *r, uint64_t recorded)
{
	char told[HASH_WORD], found[HASH_WORD];
	struct text t = text_in(told, sizeof told), f = text_in(found, sizeof found);
	uint64_t now;

	if (r->rules != r->g->rules)
		return true;
	now = opening_hash(r->g, &r->how, r->options);
	if (recorded == now) {
		r->opening = true;
		return true;
	}
	text_hash(&t, recorded);
	text_hash(&f, now);
	return refuse(r, RECORD_OTHER_OPENING,
				  "this game began on another board, or with another deck, table or option, than "
				  "rules %d of %s have here: the opening is =%s, not =%s.",
				  r->rules, r->g->title, found, told);
}

static bool begin_match(struct record_reader *r)
{
	char error[RECORD_ERROR / 2];
	struct text t = text_in(error, sizeof error);

	if (!check_head(r))
		return false;
	if (!match_start(r->m, r->g, &r->how, r->log, r->cap, &t))
		return refuse(r, RECORD_BAD_SETUP, "%s", error);
	r->started = true;
	r->place = PLACE_PLAY;
	show_ply(r, RECORD_STARTED, SEAT_NOBODY);
	return true;
}

/* start ;5b0d =0123456789abcdef, each of the two if it is there. */
bool read_start(struct record_reader *r, char *line)
{
	enum print_found found;
	unsigned print = 0;
	uint64_t opening = 0;
	const char *digits;

	cut_comment(line);
	trim_end(line);
	digits = cut_at(line, '=');
	if (digits && !parse_hash(digits, &opening))
		return refuse(r, RECORD_BAD_LINE, "an opening is %d hexadecimal digits, not '=%s'.",
					  HASH_DIGITS, digits);
	r->has_opening = digits != NULL;
	trim_end(line);
	found = cut_print(r, line, &print);
	if (found == BAD_PRINT)
		return false;
	cut_word(&line);
	if (*line)
		return refuse(r, RECORD_BAD_LINE, "'start' stands alone, but for its fingerprints.");
	return begin_match(r) && check_print(r, found, print) && (!digits || check_opening(r, opening));
}

/* ---- plies ------------------------------------------------------------------------- */

static bool refuse_turn(struct record_reader *r, const char *seat)
{
	char awaited[RECORD_ERROR / 4];
	struct text t = text_in(awaited, sizeof awaited);

	if (match_over(r->m))
		return refuse(r, RECORD_ILLEGAL, "the game was over after ply %d; there is no ply %d.%s",
					  r->m->n, r->m->n + 1, age_hint(r));
	arg_title(r->g, ARG_SEATS, r->g->asked(r->m->state), &t);
	return refuse(r, RECORD_WRONG_SEAT, "ply %d cannot be %s's: %s must act now.%s", r->m->n + 1,
				  seat, awaited, age_hint(r));
}

static void list_outcomes(const struct record_reader *r, struct text *t)
{
	struct outcome out[MAX_OUTCOMES];
	int n = game_outcomes(r->g, r->m->state, out);

	for (int i = 0; i < n && i < MENTIONED_OUTCOMES; i++) {
		text_str(t, i ? ", " : "");
		act_text(r->g, out[i].act, t);
	}
	if (n > MENTIONED_OUTCOMES)
		text_str(t, " ...");
}

static bool play_chance(struct record_reader *r, act a, const char *written)
{
	char possible[RECORD_ERROR / 2];
	struct text t = text_in(possible, sizeof possible);

	if (!match_chance_pending(r->m))
		return refuse_turn(r, "chance");
	if (match_happen(r->m, a, &r->events))
		return true;
	list_outcomes(r, &t);
	return refuse(r, RECORD_IMPOSSIBLE, "ply %d: '%s' cannot come up here, but: %s.%s", r->m->n + 1,
				  written, possible, age_hint(r));
}

static bool refuse_action(struct record_reader *r, struct why why, const char *seat,
						  const char *written)
{
	char reason[RECORD_ERROR / 2];
	struct text t = text_in(reason, sizeof reason);

	if (why.clause == WHY_NOT_ASKED || why.clause == WHY_OVER)
		return refuse_turn(r, seat);
	why_text(r->g, why, &t);
	return refuse(r, RECORD_ILLEGAL, "ply %d: %s may not '%s': %s (%s)%s", r->m->n + 1, seat,
				  written, reason, why_clause(r->g, why), age_hint(r));
}

static bool play_seat(struct record_reader *r, int seat, act a, const char *word,
					  const char *written)
{
	struct why why;

	if (seat >= r->how.seats)
		return refuse_turn(r, word);
	if (match_play(r->m, seat, r->m->stamp[seat], a, &r->events, &why) == PLAYED)
		return true;
	return refuse_action(r, why, word, written);
}

/* " @4/6" behind a die: says it what the rules say? */
static bool check_ticket(struct record_reader *r, const char *told, const char *written, act a)
{
	struct ticket claimed, real;

	if (!*told)
		return true;
	if (!ticket_parse(told, &claimed))
		return refuse(r, RECORD_BAD_LINE, "ply %d: '%s' is not a ticket, which is like @4/6.",
					  r->m->n + 1, told);
	if (!match_chance_pending(r->m))
		return refuse_turn(r, "chance");
	if (claimed.n >= r->g->lot(r->m->state).tickets)
		return refuse(r, RECORD_IMPOSSIBLE, "ply %d: there is no ticket %s here.", r->m->n + 1,
					  told);
	real = ticket_at(r->g, r->m->state, claimed.n);
	if (!ticket_equal(&claimed, &real) || r->g->draw(r->m->state, claimed.n) != a)
		return refuse(r, RECORD_IMPOSSIBLE, "ply %d: the ticket %s does not mean '%s' here.",
					  r->m->n + 1, told, written);
	return true;
}

/* Cuts it off the end of what is written; "" if there is none. */
static const char *cut_ticket(char *written)
{
	trim_end(written);
	for (char *s = written; *s; s++)
		if (*s == '@' && s > written && is_space(s[-1])) {
			s[-1] = 0;
			return s;
		}
	return "";
}

static bool play_ply(struct record_reader *r, const char *word, char *written)
{
	char error[RECORD_ERROR / 2];
	struct text t = text_in(error, sizeof error);
	int seat = read_seat(r, word);
	const char *ticket = seat == SEAT_CHANCE ? cut_ticket(written) : "";
	act a;

	if (seat < 0)
		return false;
	trim_end(written);
	if (!act_parse(r->g, written, &a, &t))
		return refuse(r, RECORD_BAD_ACTION, "ply %d: %s", r->m->n + 1, error);
	if (r->m->n == r->m->cap)
		return refuse(r, RECORD_TOO_LONG, "there is room for no more than %d plies.", r->m->cap);
	r->events.n = 0;
	if (!check_ticket(r, ticket, written, a))
		return false;
	return seat == SEAT_CHANCE ? play_chance(r, a, written) : play_seat(r, seat, a, word, written);
}

static bool is_number(const char *s) { return *s >= '0' && *s <= '9'; }

static bool read_ply(struct record_reader *r, char *word, char *rest, enum print_found found,
					 unsigned recorded)
{
	uint64_t number;

	if (is_number(word)) {
		if (!parse_unsigned(word, INT32_MAX, &number) || (int)number != r->m->n + 1)
			return refuse(r, RECORD_WRONG_NUMBER, "ply %d should come now, not '%s'.", r->m->n + 1,
						  word);
		word = cut_word(&rest);
	}
	if (!play_ply(r, word, rest))
		return false;
	show_ply(r, RECORD_PLAYED, r->m->log[r->m->n - 1].seat);
	return check_print(r, found, recorded);
}

/* ---- resignation, taking back, result, end -------------------------------------------- */

static int read_player(struct record_reader *r, const char *word)
{
	int seat = read_seat(r, word);

	if (seat >= r->how.seats) {
		refuse(r, RECORD_UNKNOWN_SEAT, "nobody plays as '%s' here.", word);
		return -1;
	}
	return seat;
}

/* The seat behind a word that takes nothing else; -1: refused. */
static int read_only_player(struct record_reader *r, const char *line, char *rest,
							const char **word)
{
	int seat;

	*word = cut_word(&rest);
	seat = read_player(r, *word);
	if (seat < 0 || !*rest)
		return seat;
	refuse(r, RECORD_BAD_LINE, "'%s' takes a seat and nothing else.", line);
	return -1;
}

static bool read_resign(struct record_reader *r, char *rest)
{
	const char *word;
	int seat = read_only_player(r, "resign", rest, &word);

	if (seat < 0)
		return false;
	if (match_over(r->m) || (r->m->resigned & SEAT_BIT(seat)))
		return refuse(r, RECORD_ILLEGAL, "%s cannot resign: %s.", word,
					  match_over(r->m) ? "the game is over" : "that has happened already");
	match_resign(r->m, seat);
	r->events.n = 0;
	tell(r, RECORD_RESIGNED, seat);
	return true;
}

/* Was the ply that this seat would take back a secret of its own? */
static bool is_unseen(const struct match *m, int seat)
{
	int i = m->n - 1;

	while (i > 0 && m->log[i].seat != seat)
		i--;
	return m->log[i].hidden;
}

static bool read_undo(struct record_reader *r, char *rest)
{
	const char *word;
	int seat = read_only_player(r, "undo", rest, &word);
	enum record_change what;

	if (seat < 0)
		return false;
	if (!match_can_undo(r->m, seat))
		return refuse(r, RECORD_ILLEGAL, "%s can take nothing back after ply %d.", word, r->m->n);
	what = is_unseen(r->m, seat) ? RECORD_UNDONE_UNSEEN : RECORD_UNDONE;
	match_undo(r->m, seat);
	r->undone++;
	r->agreed = r->agreed < r->m->n ? r->agreed : r->m->n;
	r->events.n = 0;
	tell(r, what, seat);
	return true;
}

static bool parse_points(const char *s, int *points)
{
	bool minus = *s == '-';
	uint64_t n;

	if (!parse_unsigned(s + minus, INT16_MAX + minus, &n))
		return false;
	*points = minus ? -(int)n : (int)n;
	return true;
}

static bool check_result(struct record_reader *r, int seat, int place, int points)
{
	struct standing st;

	match_standing(r->m, &st);
	if (st.place[seat] == place && st.points[seat] == points)
		return true;
	return refuse(r, RECORD_WRONG_RESULT,
				  "the result is another: the replay ends with place %d and points %d for this "
				  "seat, not place %d and points %d.%s",
				  st.place[seat], st.points[seat], place, points, age_hint(r));
}

static bool read_result(struct record_reader *r, char *rest)
{
	const char *word = cut_word(&rest);
	int seat = read_player(r, word), points;
	uint64_t place;

	if (seat < 0)
		return false;
	if (!text_equal(cut_word(&rest), "place") ||
		!parse_unsigned(cut_word(&rest), MAX_SEATS, &place) ||
		!text_equal(cut_word(&rest), "points") || !parse_points(cut_word(&rest), &points) || *rest)
		return refuse(r, RECORD_BAD_LINE, "a result is written 'result %s place 1 points 7'.",
					  word);
	if (!match_over(r->m))
		return refuse(r, RECORD_WRONG_RESULT, "there is no result yet: the game goes on.");
	if (r->results & SEAT_BIT(seat))
		return refuse(r, RECORD_BAD_LINE, "%s's result has been said before.", word);
	r->results |= SEAT_BIT(seat);
	return check_result(r, seat, (int)place, points);
}

static bool read_end(struct record_reader *r, bool over)
{
	if (over && !match_over(r->m))
		return refuse(r, RECORD_WRONG_END,
					  "the game is not over; a record of it ends with 'adjourned'.");
	if (!over && match_over(r->m))
		return refuse(r, RECORD_WRONG_END, "the game is over; a record of it ends with 'end'.");
	r->done = true;
	r->place = PLACE_AFTER;
	tell(r, RECORD_ENDED, SEAT_NOBODY);
	return true;
}

/* ---- lines ------------------------------------------------------------------------------ */

static bool read_word(struct record_reader *r, const char *word, char *rest, bool *known)
{
	*known = true;
	if (text_equal(word, "resign"))
		return read_resign(r, rest);
	if (text_equal(word, "undo"))
		return read_undo(r, rest);
	if (text_equal(word, "result"))
		return read_result(r, rest);
	if ((text_equal(word, "end") || text_equal(word, "adjourned")) && !*rest)
		return read_end(r, text_equal(word, "end"));
	*known = false;
	return false;
}

bool read_play(struct record_reader *r, char *line)
{
	unsigned recorded = 0;
	enum print_found found;
	char *word;
	bool known, good;

	cut_comment(line);
	trim_end(line);
	found = cut_print(r, line, &recorded);
	if (found == BAD_PRINT)
		return false;
	word = cut_word(&line);
	if (found == NO_PRINT) {
		good = read_word(r, word, line, &known);
		if (known)
			return good;
	}
	return read_ply(r, word, line, found, recorded);
}

bool is_last_line(const struct record_reader *r)
{
	char line[RECORD_BESIDE + 1], *s = line;
	const char *word;

	memcpy(line, r->text, r->len);
	line[r->len] = 0;
	word = cut_word(&s);
	return text_equal(word, "end") || text_equal(word, "adjourned");
}
