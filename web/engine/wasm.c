/* web/engine/wasm.c -- the engine as a WebAssembly module: one match, driven by text.
 *
 * The page writes a request into input(), calls a function with its length, and reads the answer
 * from output().  What is returned is the answer's length, negative if the answer is a sentence
 * that says what is wrong.  engine.mjs wraps all of it.  The module imports nothing. */

#include "core/retell.h"
#include "games/registry.h"
#include "record/position.h"
#include "record/words.h"
#include "web/engine/engine.h"

enum { INPUT = 1 << 16, OUTPUT = 1 << 22 };

struct text answer;
struct match match;
struct record_notes notes;
bool started;

static char input_bytes[INPUT + 1], output_bytes[OUTPUT];
static struct ply log_now[LOG], log_read[LOG]; /* log_read: of the record that was read last */
static struct match whole;
static struct record_reader reader;
static struct events last;

/* ---- what a freestanding module brings itself ------------------------------------------------ */

void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
	return __builtin_memcpy(to, from, n); /* one instruction here, not a call */
}

void *memset(void *to, int byte, size_t n) { return __builtin_memset(to, byte, n); }

static uint64_t word_at(const unsigned char *bytes)
{
	uint64_t word;

	memcpy(&word, bytes, sizeof word);
	return word;
}

/* Views are compared after every ply: by words, as long as they are alike. */
int memcmp(const void *a, const void *b, size_t n)
{
	const unsigned char *x = a, *y = b;
	size_t i = 0;

	while (i + sizeof(uint64_t) <= n && word_at(x + i) == word_at(y + i))
		i += sizeof(uint64_t);
	for (; i < n; i++)
		if (x[i] != y[i])
			return x[i] < y[i] ? -1 : 1;
	return 0;
}

_Noreturn void check_failed(const char *file, int line, const char *what)
{
	(void)file, (void)line, (void)what;
	__builtin_trap();
}

/* ---- questions and answers ------------------------------------------------------------------- */

char *EXPORT(input)(void) { return input_bytes; }
int EXPORT(input_size)(void) { return INPUT; }
const char *EXPORT(output)(void) { return output_bytes; }

void open_answer(void) { answer = text_in(output_bytes, sizeof output_bytes); }
static int bad(void) { return -(int)answer.len; }

int complain(const char *sentence)
{
	open_answer();
	text_str(&answer, sentence);
	return bad();
}

int good(void)
{
	return answer.full ? complain("The answer is too long for the engine.") : (int)answer.len;
}

/* The request as a string.  Every function that takes one begins with this. */
char *take_input(int n)
{
	CHECK(n >= 0 && n <= INPUT);
	input_bytes[n] = 0;
	open_answer();
	return input_bytes;
}

/* Copies the first word and returns what follows it. */
const char *split(const char *s, char word[WORD])
{
	struct text t = text_in(word, WORD);

	while (*s == ' ')
		s++;
	while (*s && *s != ' ')
		text_char(&t, *s++);
	while (*s == ' ')
		s++;
	return s;
}

int complain_of_start(void) { return complain("No game has been started."); }

int complain_of_seat(void) { return complain("There is no such seat in this game."); }

/* ---- games ----------------------------------------------------------------------------------- */

int EXPORT(games)(void)
{
	open_answer();
	json_open(&answer, NULL, '[');
	for (int i = 0; i < n_registered; i++)
		game_json(registry[i].game, &answer);
	json_close(&answer, ']');
	return good();
}

/* What lies in a game's box. */
int EXPORT(components)(int n)
{
	const struct game *g = game_by_id(take_input(n));

	if (!g)
		return complain("There is no such game.");
	components_json(g, NULL, &answer);
	return good();
}

/* Which of them a player is offered. */
int EXPORT(shown)(void)
{
	open_answer();
	json_open(&answer, NULL, '[');
	for (int i = 0; i < n_registered; i++)
		if (registry[i].shown)
			json_str(&answer, NULL, registry[i].game->id);
	json_close(&answer, ']');
	return good();
}

static bool read_setup(const struct game *g, const char *s, struct setup *how)
{
	char word[WORD];

	*how = game_usual(g);
	for (s = split(s, word); *word; s = split(s, word))
		if (!setup_parse(g, word, how, &answer))
			return false;
	return true;
}

/* "ID seats=3 rounds=4" */
int EXPORT(start)(int n)
{
	char id[WORD];
	const char *rest = split(take_input(n), id);
	const struct game *g = game_by_id(id);
	struct setup how;

	if (!g)
		return complain("There is no such game.");
	started = read_setup(g, rest, &how) && match_start(&match, g, &how, log_now, LOG, &answer);
	last.n = 0;
	memset(&notes, 0, sizeof notes);
	return started ? good() : bad();
}

/* ---- play ------------------------------------------------------------------------------------ */

static int happen(act a)
{
	if (match_happen(&match, a, &last))
		return good();
	return complain(match_chance_pending(&match) ? "That cannot come up here."
												 : "Chance is not asked now.");
}

static int play_seat(int seat, act a)
{
	struct why why;

	if (seat >= match.how.seats)
		return complain_of_seat();
	if (match_play(&match, seat, match.stamp[seat], a, &last, &why) == PLAYED)
		return good();
	if (!why.clause)
		return complain("The game is too long for the engine.");
	why_text(match.g, why, &answer);
	return bad();
}

/* "aulus go m139", "chance die 3" */
int EXPORT(play)(int n)
{
	char word[WORD];
	const char *written = split(take_input(n), word);
	int seat;
	act a;

	if (!started)
		return complain_of_start();
	seat = seat_parse(match.g, word);
	if (seat < 0)
		return complain_of_seat();
	if (!act_parse(match.g, written, &a, &answer))
		return bad();
	last.n = 0;
	return seat == SEAT_CHANCE ? happen(a) : play_seat(seat, a);
}

/* One outcome from a seed of 64 bits, given in halves. */
int EXPORT(roll)(uint32_t high, uint32_t low)
{
	uint64_t seed = (uint64_t)high << 32 | low;

	open_answer();
	if (!started)
		return complain_of_start();
	last.n = 0;
	notes.has_seed = true;
	notes.seed = seed;
	return match_roll(&match, fate_seeded(&seed), &last) ? good()
														 : complain("Chance is not asked now.");
}

int read_player(const char *word)
{
	int seat = started ? seat_parse(match.g, word) : -1;

	return seat < match.how.seats ? seat : -1;
}

int EXPORT(undo)(int n)
{
	int seat = read_player(take_input(n));

	if (seat < 0)
		return complain_of_seat();
	last.n = 0;
	return match_undo(&match, seat) ? good() : complain("Nothing can be taken back now.");
}

int EXPORT(resign)(int n)
{
	int seat = read_player(take_input(n));

	if (seat < 0)
		return complain_of_seat();
	match_resign(&match, seat);
	return good();
}

/* ---- positions ------------------------------------------------------------------------------- */

/* For a seat, "nobody" or "above". */
int EXPORT(position)(int n)
{
	const char *word = take_input(n);
	int viewer;

	if (!started)
		return complain_of_start();
	viewer = viewer_parse(match.g, word);
	if (viewer < 0 || (viewer < MAX_SEATS && viewer >= match.how.seats))
		return complain_of_seat();
	position_json(&match, viewer, &last, &answer);
	return good();
}

int EXPORT(legal)(int n)
{
	int seat = read_player(take_input(n));

	if (seat < 0)
		return complain_of_seat();
	legal_json(&match, seat, &answer);
	return good();
}

/* "aulus go m12" */
int EXPORT(why_not)(int n)
{
	char word[WORD];
	const char *written = split(take_input(n), word);
	int seat = read_player(word);

	if (seat < 0)
		return complain_of_seat();
	why_not_json(&match, seat, written, &answer);
	return good();
}

/* ---- records --------------------------------------------------------------------------------- */

void EXPORT(record_begin)(void)
{
	started = false;
	record_open(&reader, &whole, log_read, LOG);
}

/* The next n bytes of it are in input(). */
int EXPORT(record_next)(int n)
{
	take_input(n);
	return record_feed(&reader, input_bytes, (size_t)n) ? good() : complain(reader.error);
}

static void put_print(unsigned print)
{
	char hex[PRINT_TEXT];
	struct text t = text_in(hex, sizeof hex);

	text_print(&t, print);
	json_str(&answer, NULL, hex);
}

/* Fingerprints as the engine found them, the opening's first. */
static void put_prints(void)
{
	json_open(&answer, NULL, '{');
	json_str(&answer, "game", whole.g->id);
	json_num(&answer, "plies", whole.n);
	json_num(&answer, "agreed", reader.prints);
	json_open(&answer, "prints", '[');
	for (int plies = 0; plies <= whole.n; plies++)
		put_print(ply_print(&whole, plies));
	json_close(&answer, ']');
	json_close(&answer, '}');
}

/* The match becomes the record's, up to this ply. */
static void go_to(int ply)
{
	match_at(&match, &whole, ply, log_now, LOG, &last);
	started = true;
}

int EXPORT(record_end)(void)
{
	open_answer();
	if (!record_close(&reader))
		return complain(reader.error);
	notes = reader.notes;
	go_to(whole.n);
	put_prints();
	return good();
}

int EXPORT(record_at)(int ply)
{
	open_answer();
	if (!reader.done)
		return complain("No record has been read.");
	if (ply < 0 || ply > whole.n)
		return complain("The record has no such ply.");
	go_to(ply);
	return good();
}

static bool fill_name(char room[RECORD_NAME], const char *name)
{
	struct text t = text_in(room, RECORD_NAME);

	text_str(&t, name);
	return !t.full;
}

/* "aulus bot hard", "aulus player Anna": for the record. */
int EXPORT(record_name)(int n)
{
	char seat_word[WORD], kind[WORD];
	const char *name = split(split(take_input(n), seat_word), kind);
	int seat = read_player(seat_word);

	if (seat < 0)
		return complain_of_seat();
	if (!fill_name(text_equal(kind, "bot") ? notes.bot[seat] : notes.player[seat], name))
		return complain("That name is too long.");
	return good();
}

int EXPORT(record_save)(void)
{
	open_answer();
	if (!started)
		return complain_of_start();
	record_write(&match, &notes, &answer);
	return good();
}
