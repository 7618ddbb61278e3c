/* server/log.c -- one line for each thing worth knowing: key=value, on the standard error. */

#include "server/log.h"

#include "server/config.h"

#include <stdarg.h>
#include <stdio.h>
#include <time.h>

enum { LINE = 1024, STAMP = 32 };

static void write_time(char out[STAMP])
{
	struct timespec now;
	struct tm parts;
	size_t n;

	clock_gettime(CLOCK_REALTIME, &now);
	gmtime_r(&now.tv_sec, &parts);
	n = strftime(out, STAMP, "%Y-%m-%dT%H:%M:%S", &parts);
	snprintf(out + n, STAMP - n, ".%03ldZ", now.tv_nsec / 1000000);
}

/* What clients send may end up in a line: it must stay one line. */
static void make_printable(char *s)
{
	for (; *s; s++)
		if ((unsigned char)*s < ' ' || *s == 0x7f)
			*s = '?';
}

void log_line(enum log_level level, const char *what, const char *format, ...)
{
	static const char *const names[] = { "debug", "info", "warn", "error" };
	char rest[LINE], stamp[STAMP];
	va_list args;

	if ((int)level < config.log_level)
		return;
	va_start(args, format);
	vsnprintf(rest, sizeof rest, format, args);
	va_end(args);
	make_printable(rest);
	write_time(stamp);
	fprintf(stderr, "%s level=%s what=%s %s\n", stamp, names[level], what, rest);
}
