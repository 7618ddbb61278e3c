/* record/read.c -- a record as a match: bytes to lines, and the lines of the head.
 *
 *   magic --first line--> head --start--> play --end, adjourned--> after
 *
 * The lines of play are read in play.c. */

#include "games/registry.h"
#include "record/reader.h"

/* ---- errors -------------------------------------------------------------------- */

bool refuse(struct record_reader *r, enum record_fault fault, const char *format, ...)
{
	struct text t = text_in(r->error, sizeof r->error);
	va_list args;

	r->fault = fault;
	text_str(&t, "Line ");
	text_num(&t, r->line);
	text_str(&t, ": ");
	va_start(args, format);
	text_format(&t, format, args);
	va_end(args);
	return false;
}

static bool refuse_stranger(struct record_reader *r)
{
	return refuse(r, RECORD_NOT_ONE,
				  "this is not a record, which begins with the line 'rubicon record %d'.",
				  RECORD_FORMAT);
}

int read_seat(struct record_reader *r, const char *word)
{
	char known[RECORD_ERROR / 2];
	struct text t = text_in(known, sizeof known);
	int seat = seat_parse(r->g, word);

	if (seat >= 0)
		return seat;
	arg_word(r->g, ARG_SEATS, (1 << r->g->max_seats) - 1, &t);
	refuse(r, RECORD_UNKNOWN_SEAT, "there is no seat '%s' in %s; its seats are %s.", word,
		   r->g->title, known);
	return -1;
}

/* ---- the head ------------------------------------------------------------------ */

enum { KEY_GAME = 1, KEY_RULES = 2, KEY_SEATS = 4, KEY_SEED = 8 };
enum { MAX_RULES = 0xffff };

static bool read_game(struct record_reader *r, char *value)
{
	r->g = game_by_id(value);
	if (!r->g)
		return refuse(r, RECORD_UNKNOWN_GAME, "this program knows no game '%s'.", value);
	r->how = game_usual(r->g);
	return true;
}

const struct game *(*game_of_older_rules)(const char *id, int rules);

/* By its own engine, if that is kept; seats and options must come later, to be read by its tables.
 */
static void play_by_older_rules(struct record_reader *r)
{
	const struct game *older = NULL;

	if (game_of_older_rules && r->keys == (KEY_GAME | KEY_RULES))
		older = game_of_older_rules(r->g->id, r->rules);
	if (!older)
		return;
	r->g = older;
	r->how = game_usual(older);
}

static bool read_rules(struct record_reader *r, char *value)
{
	uint64_t n;

	if (!parse_unsigned(value, MAX_RULES, &n) || !n)
		return refuse(r, RECORD_BAD_HEADER, "the rules have a number from 1, not '%s'.", value);
	r->rules = (int)n;
	if (r->rules > r->g->rules)
		return refuse(r, RECORD_NEWER_RULES,
					  "this game was played by rules %d of %s; this program knows them up to %d.",
					  r->rules, r->g->title, r->g->rules);
	if (r->rules < r->g->rules)
		play_by_older_rules(r);
	return true;
}

static bool read_seats(struct record_reader *r, char *value)
{
	uint64_t n;

	if (!parse_unsigned(value, MAX_SEATS, &n) || !n)
		return refuse(r, RECORD_BAD_HEADER, "seats are a number from 1 to %d, not '%s'.", MAX_SEATS,
					  value);
	r->how.seats = (uint8_t)n;
	r->has_seats = true;
	return true;
}

static bool read_seed(struct record_reader *r, char *value)
{
	if (!parse_unsigned(value, UINT64_MAX, &r->notes.seed))
		return refuse(r, RECORD_BAD_HEADER, "a seed is a number below 2 to the 64th, not '%s'.",
					  value);
	r->notes.has_seed = true;
	return true;
}

/* The row of "name=value", which has been parsed. */
static int row_of_option(const struct game *g, const char *value)
{
	int row = 0;
	size_t n = 0;

	while (value[n] != '=')
		n++;
	while (text_length(g->options[row].name) != n || memcmp(g->options[row].name, value, n) != 0)
		row++;
	return row;
}

/* Said twice it would be two things, of which one is not what was played. */
static bool read_option(struct record_reader *r, char *value)
{
	char error[RECORD_ERROR / 2];
	struct text t = text_in(error, sizeof error);
	unsigned bit;

	if (!option_parse(r->g, value, &r->how, &t))
		return refuse(r, RECORD_BAD_OPTION, "%s", error);
	bit = 1u << row_of_option(r->g, value);
	if (r->options & bit)
		return refuse(r, RECORD_BAD_OPTION, "the option '%s' has been said before.", value);
	r->options |= bit;
	return true;
}

/* ORDER KEY_: those that can come only once. */
static const struct {
	const char *key;
	bool (*read)(struct record_reader *r, char *value);
	unsigned bit;
} keys[] = {
	{ "game", read_game, KEY_GAME },    { "rules", read_rules, KEY_RULES },
	{ "seats", read_seats, KEY_SEATS }, { "seed", read_seed, KEY_SEED },
	{ "option", read_option, 0 },
};

static bool read_key(struct record_reader *r, int i, char *value)
{
	cut_comment(value);
	trim_end(value);
	if (!r->g && keys[i].bit != KEY_GAME)
		return refuse(r, RECORD_BAD_HEADER, "the line 'game: ...' must come before '%s'.",
					  keys[i].key);
	if (r->keys & keys[i].bit)
		return refuse(r, RECORD_BAD_HEADER, "'%s' has been said before.", keys[i].key);
	r->keys |= keys[i].bit;
	return keys[i].read(r, value);
}

static bool read_name(struct record_reader *r, const char *key, char *word, char *value)
{
	bool is_bot = text_equal(key, "bot");
	seatset *said = is_bot ? &r->botted : &r->named;
	struct text t;
	int seat;

	if (!r->g)
		return refuse(r, RECORD_BAD_HEADER, "the line 'game: ...' must come before '%s'.", key);
	trim_end(word);
	seat = read_seat(r, word);
	if (seat < 0)
		return false;
	if (seat >= MAX_SEATS || (*said & SEAT_BIT(seat)))
		return refuse(r, RECORD_BAD_HEADER, "'%s %s' %s.", key, word,
					  seat >= MAX_SEATS ? "is nobody's seat" : "has been said before");
	*said |= SEAT_BIT(seat);
	t = text_in(is_bot ? r->notes.bot[seat] : r->notes.player[seat], RECORD_NAME);
	text_clean(&t, value);
	if (t.full || !t.len)
		return refuse(r, RECORD_BAD_HEADER, "a name has 1 to %d bytes.", RECORD_NAME - 1);
	return true;
}

static bool read_tag(struct record_reader *r, const char *key, const char *value)
{
	if (!is_tag_key(key))
		return refuse(r, RECORD_BAD_HEADER,
					  "'%s' cannot be a tag: write it in small letters, digits and hyphens.", key);
	return record_tag(&r->notes, key, value) ||
		   refuse(r, RECORD_BAD_HEADER, "there is no room for more tags: %d bytes is the most.",
				  RECORD_TAGS - 1);
}

/* Cuts "key: value" in two and returns the value; NULL: there is no colon. */
static char *cut_key(char *line)
{
	while (*line && *line != ':')
		line++;
	if (!*line)
		return NULL;
	*line = 0;
	return skip_spaces(line + 1);
}

static bool read_header(struct record_reader *r, char *line)
{
	char *value = cut_key(line), *rest = line, *key;

	if (!value)
		return refuse(r, RECORD_BAD_HEADER,
					  "before the line 'start' every line reads 'key: value', not '%s'.", line);
	trim_end(value);
	key = cut_word(&rest);
	for (int i = 0; i < LEN(keys); i++)
		if (text_equal(keys[i].key, key) && !*rest)
			return read_key(r, i, value);
	if (text_equal(key, "player") || text_equal(key, "bot"))
		return read_name(r, key, rest, value);
	if (*rest)
		return refuse(r, RECORD_BAD_HEADER, "a tag is one word before the colon: '%s %s' is two.",
					  key, rest);
	return read_tag(r, key, value);
}

/* ---- lines --------------------------------------------------------------------- */

/* Some editors put one before everything. */
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

static bool begins_with(const char *s, const char *word)
{
	while (*word)
		if (*s++ != *word++)
			return false;
	return true;
}

static bool read_magic(struct record_reader *r, char *line)
{
	uint64_t format;

	if (begins_with(line, BYTE_ORDER_MARK))
		line += sizeof BYTE_ORDER_MARK - 1;
	if (!text_equal(cut_word(&line), "rubicon") || !text_equal(cut_word(&line), "record") ||
		!parse_unsigned(cut_word(&line), INT32_MAX, &format) || *line)
		return refuse_stranger(r);
	if (format != RECORD_FORMAT)
		return refuse(r, RECORD_OTHER_FORMAT,
					  "this record is in format %d; this program reads format %d.", (int)format,
					  RECORD_FORMAT);
	r->place = PLACE_HEAD;
	return true;
}

static bool is_start(const char *line)
{
	if (!begins_with(line, "start"))
		return false;
	line += sizeof "start" - 1;
	return !*line || is_space(*line) || *line == ';' || *line == '=' || *line == '#';
}

static bool read_head(struct record_reader *r, char *line)
{
	return is_start(line) ? read_start(r, line) : read_header(r, line);
}

static bool refuse_more(struct record_reader *r)
{
	return refuse(r, RECORD_AFTER_THE_END, "the record was over already; nothing may follow.");
}

/* What happened beside the game is for whoever knows of it; all others skip it. */
static bool read_beside(struct record_reader *r, char *line)
{
	return !r->on_beside || r->on_beside(r->self, line) ||
		   refuse(r, RECORD_BAD_LINE, "what happened beside the game cannot be read: '%s'.", line);
}

static bool read_line(struct record_reader *r, char *line)
{
	line = skip_spaces(line);
	trim_end(line);
	if (r->place == PLACE_MAGIC)
		return read_magic(r, line);
	if (!*line || *line == '#')
		return true;
	if (*line == BESIDE)
		return read_beside(r, skip_spaces(line + 1));
	switch (r->place) {
	case PLACE_HEAD: return read_head(r, line);
	case PLACE_PLAY: return read_play(r, line);
	default: return refuse_more(r);
	}
}

static bool check_bytes(struct record_reader *r)
{
	const char *s = r->text;

	while (*s) {
		int n = *s == '\t' ? 1 : printable_length(s);

		if (!n && r->place == PLACE_MAGIC)
			return refuse_stranger(r);
		if (!n)
			return refuse(r, RECORD_BAD_BYTE, "byte %d is not readable text (UTF-8, no controls).",
						  (int)(s - r->text) + 1);
		s += n;
	}
	return true;
}

/* A line has come in whole. */
static bool take_line(struct record_reader *r)
{
	if (r->len && r->text[r->len - 1] == '\r')
		r->len--;
	r->text[r->len] = 0;
	r->len = 0;
	return check_bytes(r) && read_line(r, r->text);
}

static size_t most_bytes(const struct record_reader *r)
{
	size_t i = 0;

	while (i < r->len && is_space(r->text[i]))
		i++;
	return i < r->len && r->text[i] == BESIDE ? RECORD_BESIDE : RECORD_LINE;
}

static bool take_byte(struct record_reader *r, char c)
{
	if (c == '\n') {
		if (!take_line(r))
			return false;
		r->line++;
		return true;
	}
	if (!c)
		return refuse(r, RECORD_BAD_BYTE, "there is a NUL byte; a record is plain text.");
	if (r->len < RECORD_LINE || r->len < most_bytes(r)) {
		r->text[r->len++] = c;
		return true;
	}
	if (r->place == PLACE_MAGIC)
		return refuse_stranger(r);
	return refuse(r, RECORD_LONG_LINE, "this line is longer than %d bytes.", (int)most_bytes(r));
}

/* ---- the reader ------------------------------------------------------------------ */

void record_open(struct record_reader *r, struct match *m, struct ply *log, int cap)
{
	memset(r, 0, sizeof *r);
	r->m = m;
	r->log = log;
	r->cap = cap;
	r->line = 1;
	r->stop_at = -1;
	r->agreed = -1;
}

void record_resume(struct record_reader *r, struct match *m, bool has_opening, bool is_done)
{
	record_open(r, m, m->log, m->cap);
	r->g = m->g;
	r->how = m->how;
	r->rules = m->g->rules;
	r->has_seats = r->started = true;
	r->has_opening = has_opening;
	r->done = is_done;
	r->place = is_done ? PLACE_AFTER : PLACE_PLAY;
}

bool record_feed(struct record_reader *r, const char *bytes, size_t n)
{
	for (size_t i = 0; i < n && !r->fault && !r->stopped; i++)
		take_byte(r, bytes[i]);
	return !r->fault;
}

static bool refuse_stump(struct record_reader *r)
{
	if (r->started)
		return refuse(r, RECORD_TRUNCATED,
					  "the record breaks off after ply %d; its last line must be 'end' or "
					  "'adjourned'.",
					  r->m->n);
	return refuse(r, RECORD_TRUNCATED, "the record breaks off before its line 'start'.");
}

/* Only the last line may lack its end, and only if it is the one that says that it is. */
static bool take_last_line(struct record_reader *r)
{
	if (r->place == PLACE_MAGIC)
		return r->len ? take_line(r) : refuse_stranger(r);
	if (!r->len)
		return true;
	if (r->place == PLACE_PLAY && !is_last_line(r))
		return refuse_stump(r);
	return take_line(r);
}

bool record_close(struct record_reader *r)
{
	if (r->fault)
		return false;
	if (r->stopped)
		return true;
	if (!take_last_line(r))
		return false;
	return r->done || refuse_stump(r);
}
