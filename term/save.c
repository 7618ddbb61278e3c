/* term/save.c -- a sitting as a record on disk, and back. */

#include "term/sitting.h"

#include "record/record.h"
#include "term/command.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* ---- writing ---------------------------------------------------------------------- */

static void describe(const struct sitting *s, struct record_notes *notes)
{
	memset(notes, 0, sizeof *notes);
	notes->has_seed = true;
	notes->seed = s->seed;
	for (int seat = 0; seat < s->m.how.seats; seat++)
		if (!(s->people & SEAT_BIT(seat)))
			snprintf(notes->bot[seat], sizeof notes->bot[seat], "%s", s->bot[seat]->id);
	if (s->typed_dice)
		record_tag(notes, "dice", "typed");
}

void print_record(const struct sitting *s, FILE *f)
{
	struct record_notes notes;
	char buf[RECORD_PART];

	describe(s, &notes);
	for (int part = 0; part < record_parts(&s->m); part++) {
		struct text t = text_in(buf, sizeof buf);
		record_part(&s->m, &notes, part, &t);
		fwrite(buf, 1, t.len, f);
	}
}

/* Into another file first: a save that fails must not spoil the one before. */
static bool write_file(const struct sitting *s, const char *path)
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

bool save_sitting(const struct sitting *s, const char *path)
{
	if (write_file(s, path))
		return true;
	bad_input("The game cannot be saved as '%s': %s.", path, strerror(errno));
	return false;
}

/* Here, else at home, else where anybody may write. */
void save_for_later(const struct sitting *s)
{
	const char *home = getenv("HOME");
	const char *const places[] = { ".", home ? home : ".", "/tmp" };
	char name[128], path[4096], date[32];
	time_t now = time(NULL);

	strftime(date, sizeof date, "%Y%m%d-%H%M%S", localtime(&now));
	snprintf(name, sizeof name, "%s-%s.rubicon", s->m.g->id, date);
	for (int i = 0; i < LEN(places); i++) {
		snprintf(path, sizeof path, "%s%s%s", i ? places[i] : "", i ? "/" : "", name);
		if (write_file(s, path)) {
			printf("The game is saved. To go on: rubicon play --load %s\n", path);
			return;
		}
	}
	bad_input("The game cannot be saved anywhere: %s.", strerror(errno));
}

/* ---- reading ---------------------------------------------------------------------- */

static bool feed_file(struct record_reader *r, FILE *f)
{
	char buf[4096];
	size_t n;

	while ((n = fread(buf, 1, sizeof buf, f)) > 0)
		if (!record_feed(r, buf, n))
			return false;
	return !ferror(f) && record_close(r);
}

/* Who plays what is in the record: a seat without a bot is a person's. */
static bool adopt(struct sitting *s, const struct record_reader *r)
{
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
	s->typed_dice = strstr(r->notes.tags, "dice: typed\n") != NULL;
	return true;
}

bool load_sitting(struct sitting *s, const char *path)
{
	static struct record_reader r;
	FILE *f = fopen(path, "r");
	bool good;

	if (!f) {
		bad_input("'%s' cannot be opened: %s.", path, strerror(errno));
		return false;
	}
	record_open(&r, &s->m, s->m.log, s->m.cap);
	errno = 0;
	good = feed_file(&r, f);
	fclose(f);
	if (!good) {
		bad_input("'%s' is no game to go on with. %s", path, *r.error ? r.error : strerror(errno));
		return false;
	}
	return adopt(s, &r);
}
