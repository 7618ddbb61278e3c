/* lab/keep.c -- the file that keeps results as they come. */

#include "lab/keep.h"

#include "lab/desk.h"
#include "lab/out.h"
#include "command/command.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static const char FIRST_LINE[] = "rubicon lab results 1\n";
enum { FRAME = 12, READABLE = 0666, LARGE = 4 << 20 };

static bool complain(const struct keep *k, const char *what)
{
	bad_input("'%s' %s.", k->path, what);
	return false;
}

static bool complain_of_system(const struct keep *k, const char *what)
{
	bad_input("'%s' %s: %s.", k->path, what, strerror(errno));
	return false;
}

/* Who has the lock is the only one to write; it ends with the process, however that ends. */
static bool lock(const struct keep *k)
{
	struct stat mine, there;

	if (flock(k->fd, LOCK_EX | LOCK_NB) == 0 && fstat(k->fd, &mine) == 0 &&
		stat(k->path, &there) == 0 && mine.st_ino == there.st_ino)
		return true;
	return complain(k, "is being written by another run");
}

static bool write_all(int fd, const void *data, size_t n)
{
	const char *at = data;

	while (n) {
		ssize_t done = write(fd, at, n);
		if (done < 0 && errno == EINTR)
			continue;
		if (done <= 0)
			return false;
		at += done;
		n -= (size_t)done;
	}
	return true;
}

/* ---- records ----------------------------------------------------------------------------------
 */

static uint64_t sum_of(const unsigned char *at, size_t n)
{
	uint64_t h = stir(1, n);

	for (size_t i = 0; i < n; i += 8) {
		uint64_t word = 0;
		for (size_t j = i; j < n && j < i + 8; j++)
			word |= (uint64_t)at[j] << (8 * (j - i));
		h = stir(h, word);
	}
	return h;
}

static void frame_of(const struct bytes *record, unsigned char frame[FRAME])
{
	uint64_t sum = sum_of(record->at, record->n);

	for (int i = 0; i < 4; i++)
		frame[i] = (unsigned char)(record->n >> 8 * i);
	for (int i = 0; i < 8; i++)
		frame[4 + i] = (unsigned char)(sum >> 8 * i);
}

static bool write_record(int fd, const struct bytes *record)
{
	unsigned char frame[FRAME];
	struct bytes both = { 0 };
	bool fine;

	CHECK(record->n <= UINT32_MAX);
	frame_of(record, frame);
	bytes_put(&both, frame, FRAME);
	bytes_put(&both, record->at, record->n);
	fine = write_all(fd, both.at, both.n);
	bytes_free(&both);
	return fine;
}

/* The power may fail, too; but disks are slow. */
static void sync_sometimes(struct keep *k)
{
	double now = seconds_now();

	if (now - k->synced < 1)
		return;
	fdatasync(k->fd);
	k->synced = now;
}

bool keep_add(struct keep *k, const struct bytes *record)
{
	if (!write_record(k->fd, record)) {
		complain_of_system(k, "cannot be written on, so the run ends here");
		if (ftruncate(k->fd, k->size) != 0)
			return complain_of_system(k, "has a last record that is not whole");
		return false;
	}
	k->size += (int64_t)(FRAME + record->n);
	sync_sometimes(k);
	return true;
}

bool keep_is_large(const struct keep *k) { return k->size > 3 * k->size_then + LARGE; }

static void find_size(struct keep *k)
{
	struct stat s;

	if (fstat(k->fd, &s) == 0)
		k->size = k->size_then = s.st_size;
}

static bool write_anew(const struct keep *k, const char *hidden, const struct bytes *record,
					   int *fd)
{
	*fd = open(hidden, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, READABLE);
	return *fd >= 0 && flock(*fd, LOCK_EX | LOCK_NB) == 0 &&
		   write_all(*fd, k->head, strlen(k->head)) && (!record || write_record(*fd, record)) &&
		   fsync(*fd) == 0 && rename(hidden, k->path) == 0 && lseek(*fd, 0, SEEK_END) >= 0;
}

bool keep_rewrite(struct keep *k, const struct bytes *record)
{
	char hidden[MAX_PATH_LENGTH];
	int fd = -1;

	snprintf(hidden, sizeof hidden, "%s.part", k->path);
	if (!write_anew(k, hidden, record, &fd)) {
		complain_of_system(k, "cannot be written");
		if (fd >= 0)
			close(fd);
		unlink(hidden);
		return false;
	}
	if (k->fd >= 0)
		close(k->fd);
	k->fd = fd;
	find_size(k);
	return true;
}

bool keep_begin(struct keep *k, const char *path, const char *words, uint64_t mark)
{
	struct stat s;

	*k = (struct keep){ .path = path, .fd = -1, .mark = mark };
	if (stat(path, &s) == 0)
		return complain(k, "is there already: --resume takes it up again");
	if (strlen(path) + sizeof ".part" > MAX_PATH_LENGTH)
		return complain(k, "is too long for a name");
	if (snprintf(k->head, MAX_HEAD, "%s%s= %016" PRIx64 "\n", FIRST_LINE, words, mark) >= MAX_HEAD)
		return complain(k, "cannot keep so long a job");
	return keep_rewrite(k, NULL);
}

void keep_close(struct keep *k)
{
	if (k->fd >= 0)
		close(k->fd);
	k->fd = -1;
}

/* ---- reading ----------------------------------------------------------------------------------
 */

/* Cuts the head into its lines; the last is the mark. */
static bool read_head(struct keep *k, const char *text)
{
	const char *end = strstr(text, "\n= ");
	char *rest = k->words;

	if (strncmp(text, FIRST_LINE, sizeof FIRST_LINE - 1) != 0)
		return complain(k, "holds no results of rubicon lab");
	if (!end || sscanf(end, "\n= %16" SCNx64 "\n", &k->mark) != 1 || !strchr(end + 1, '\n'))
		return complain(k, "is not whole: its head is cut off");
	memcpy(k->head, text, (size_t)(strchr(end + 1, '\n') + 1 - text));
	memcpy(k->words, text + sizeof FIRST_LINE - 1,
		   (size_t)(end + 1 - text) - sizeof FIRST_LINE + 1);
	while (*rest && k->n_words < MAX_WORDS_KEPT) {
		k->word[k->n_words++] = rest;
		rest += strcspn(rest, "\n");
		*rest++ = 0;
	}
	return true;
}

bool keep_open(struct keep *k, const char *path)
{
	char text[MAX_HEAD] = "";

	*k = (struct keep){ .path = path, .fd = open(path, O_RDWR | O_CLOEXEC) };
	if (k->fd < 0)
		return complain_of_system(k, "cannot be read");
	if (!lock(k))
		return false;
	if (read(k->fd, text, sizeof text - 1) < 0)
		return complain_of_system(k, "cannot be read");
	return read_head(k, text);
}

/* How long the next record is; -1: it is not whole, or there is none. */
static int64_t size_of_record(const unsigned char *at, size_t left)
{
	struct bytes record;
	unsigned char frame[FRAME];

	if (left < FRAME)
		return -1;
	record.at = (unsigned char *)at + FRAME;
	record.n = at[0] | (size_t)at[1] << 8 | (size_t)at[2] << 16 | (size_t)at[3] << 24;
	if (record.n > left - FRAME)
		return -1;
	frame_of(&record, frame);
	return memcmp(frame, at, FRAME) ? -1 : (int64_t)record.n;
}

static unsigned char *read_records(struct keep *k, size_t *n)
{
	size_t head = strlen(k->head);
	unsigned char *all;
	ssize_t got = 1;

	find_size(k);
	*n = 0;
	all = malloc((size_t)k->size + 1);
	CHECK(all);
	while (got > 0) {
		got = pread(k->fd, all + *n, (size_t)k->size - head - *n, (off_t)(head + *n));
		*n += got > 0 ? (size_t)got : 0;
	}
	if (got == 0)
		return all;
	free(all);
	complain_of_system(k, "cannot be read");
	return NULL;
}

bool keep_read(struct keep *k, bool (*each)(void *with, struct reader record), void *with)
{
	size_t n, at = 0;
	unsigned char *all = read_records(k, &n);
	int64_t size;
	bool fine = all;

	while (fine && (size = size_of_record(all + at, n - at)) >= 0) {
		at += FRAME;
		fine = each(with, (struct reader){ .at = all + at, .end = all + at + size });
		at += (size_t)size;
	}
	free(all);
	if (!all)
		return false;
	if (!fine)
		return complain(k, "holds what this job cannot have counted");
	k->size = (int64_t)(strlen(k->head) + at);
	if (ftruncate(k->fd, k->size) != 0 || lseek(k->fd, k->size, SEEK_SET) < 0)
		return complain_of_system(k, "cannot be written");
	return true;
}
