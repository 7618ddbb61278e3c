/* term/save.c -- a sitting as a record on disk, and back. */

#include "term/sitting.h"

#include "command/command.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* ---- writing ---------------------------------------------------------------------- */

static const char typed_dice_tag[] = "dice: typed\n";

static bool says_typed_dice(const struct record_notes *notes)
{
	return strstr(notes->tags, typed_dice_tag) != NULL;
}

static void describe(struct sitting *s)
{
	s->notes.has_seed = true;
	s->notes.seed = s->seed;
	for (int seat = 0; seat < s->m.how.seats; seat++)
		snprintf(s->notes.bot[seat], RECORD_NAME, "%s",
				 s->people & SEAT_BIT(seat) ? "" : s->bot[seat]->id);
	if (s->typed_dice && !says_typed_dice(&s->notes))
		record_tag(&s->notes, "dice", "typed");
}

void print_record(struct sitting *s, FILE *f)
{
	char buf[RECORD_PART];

	describe(s);
	for (int part = 0; part < record_parts(&s->m); part++) {
		struct text t = text_in(buf, sizeof buf);
		record_part(&s->m, &s->notes, part, &t);
		fwrite(buf, 1, t.len, f);
	}
}

/* Into another file first: a save that fails must not spoil the one before. */
static bool write_file(struct sitting *s, const char *path)
{
	char draft[4096];
	bool good;
	FILE *f;

	if (snprintf(draft, sizeof draft, "%s.new", path) >= (int)sizeof draft) {
		errno = ENAMETOOLONG;
		return false;
	}
	f = fopen(draft, "w");
	if (!f)
		return false;
	print_record(s, f);
	good = !ferror(f) && fflush(f) == 0 && fsync(fileno(f)) == 0;
	good = fclose(f) == 0 && good && rename(draft, path) == 0;
	if (!good) {
		int error = errno;
		unlink(draft);
		errno = error;
	}
	return good;
}

/* A slip of the finger must not cost the user another file. */
static bool is_something_else(const char *path)
{
	static const char start[] = "rubicon record";
	char line[sizeof start] = "";
	FILE *f = fopen(path, "r");

	if (!f)
		return false;
	if (!fgets(line, sizeof line, f))
		line[0] = 0;
	fclose(f);
	return strcmp(line, start) != 0;
}

bool save_sitting(struct sitting *s, const char *path)
{
	if (is_something_else(path)) {
		bad_input("There is a file '%s' already, and it is not a saved game.", path);
		return false;
	}
	if (write_file(s, path)) {
		if (path != s->path)
			snprintf(s->path, sizeof s->path, "%s", path);
		return true;
	}
	bad_input("The game cannot be saved as '%s': %s.", path, strerror(errno));
	return false;
}

/* Where it was, else here, else at home, else where anybody may write. */
static bool save_somewhere(struct sitting *s)
{
	const char *home = getenv("HOME");
	const char *const places[] = { "", home ? home : "", "/tmp" };
	char date[32], path[sizeof s->path];
	time_t now = time(NULL);

	if (*s->path && write_file(s, s->path))
		return true;
	strftime(date, sizeof date, "%Y%m%d-%H%M%S", localtime(&now));
	for (int i = 0; i < LEN(places); i++) {
		snprintf(path, sizeof path, "%s%s%s-%s.rubicon", places[i], *places[i] ? "/" : "",
				 s->m.g->id, date);
		if (write_file(s, path)) {
			strcpy(s->path, path);
			return true;
		}
	}
	return false;
}

void save_for_later(struct sitting *s)
{
	if (save_somewhere(s))
		printf("The game is saved. To go on: rubicon play --load %s\n", s->path);
	else
		bad_input("The game cannot be saved anywhere: %s.", strerror(errno));
}

/* ---- reading ---------------------------------------------------------------------- */

static bool feed_file(struct record_reader *r, FILE *f)
{
	char buf[4096];
	size_t n;

	while ((n = fread(buf, 1, sizeof buf, f)) > 0)
		if (!record_feed(r, buf, n))
			return true;
	return !ferror(f);
}

/* Who plays what is in the record: a seat without a bot is a person's. */
static bool adopt(struct sitting *s, const struct record_reader *r)
{
	s->notes = r->notes;
	s->seed = r->notes.seed;
	s->people = 0;
	s->gave_up = s->m.resigned;
	for (int seat = 0; seat < s->m.how.seats; seat++) {
		const char *id = r->notes.bot[seat];

		if (!*id) {
			s->people |= SEAT_BIT(seat);
			continue;
		}
		s->bot[seat] = bot_by_id(id);
		if (!s->bot[seat]) {
			bad_input("The record names a bot that is not here: '%s'.", id);
			return false;
		}
	}
	s->typed_dice = says_typed_dice(&s->notes);
	return true;
}

bool load_sitting(struct sitting *s, const char *path)
{
	static struct record_reader r;
	FILE *f = fopen(path, "r");
	bool could_read;

	if (!f) {
		bad_input("'%s' cannot be opened: %s.", path, strerror(errno));
		return false;
	}
	record_open(&r, &s->m, s->m.log, s->m.cap);
	could_read = feed_file(&r, f);
	if (!could_read)
		bad_input("'%s' cannot be read: %s.", path, strerror(errno));
	fclose(f);
	if (could_read && !record_close(&r))
		bad_input("'%s' cannot be gone on with. %s", path, r.error);
	if (!could_read || r.fault)
		return false;
	snprintf(s->path, sizeof s->path, "%s", path);
	return adopt(s, &r);
}
