/* server/metrics.c -- numbers about the server, as Prometheus reads them. */

#include "server/metrics.h"

#include <stdatomic.h>
#include <time.h>

static const struct {
	const char *name, *kind, *help;
} about[] = {
#define METRIC(id, name, kind, help) { name, kind, help },
#include "server/metrics.def"
#undef METRIC
};

static _Atomic int64_t value[N_METRICS];

/* ---- how long things take ------------------------------------------------ */

/* Upper ends, in microseconds, and as Prometheus reads them. */
static const struct {
	uint64_t micros;
	const char *seconds;
} ends[] = {
	{ 500, "0.0005" },  { 1000, "0.001" },  { 2500, "0.0025" }, { 5000, "0.005" },
	{ 10000, "0.01" },  { 25000, "0.025" }, { 50000, "0.05" },  { 100000, "0.1" },
	{ 250000, "0.25" }, { 500000, "0.5" },  { 1000000, "1" },   { 2500000, "2.5" },
	{ 5000000, "5" },   { 10000000, "10" }, { 60000000, "60" }, { UINT64_MAX, "+Inf" },
};

static const struct {
	const char *name, *help;
} about_times[] = {
#define HISTOGRAM(id, name, help) { name, help },
#include "server/histograms.def"
#undef HISTOGRAM
};

static struct {
	_Atomic int64_t in[LEN(ends)], micros;
} times[N_HISTOGRAMS];

uint64_t stopwatch(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

void observe(enum histogram which, uint64_t started)
{
	uint64_t took = stopwatch() - started;
	int i = 0;

	while (took > ends[i].micros)
		i++;
	atomic_fetch_add(&times[which].in[i], 1);
	atomic_fetch_add(&times[which].micros, (int64_t)took);
}

/* ---- counting ------------------------------------------------------------ */

void count(enum metric which, int64_t by) { atomic_fetch_add(&value[which], by); }

static void put(struct text *out, const char *const words[], int n)
{
	for (int i = 0; i < n; i++)
		text_str(out, words[i]);
}

/* 1234567 microseconds are 1.234567. */
static void put_seconds(struct text *out, int64_t micros)
{
	text_num(out, micros / 1000000);
	text_char(out, '.');
	for (int64_t digit = 100000; digit; digit /= 10)
		text_char(out, (char)('0' + micros / digit % 10));
	text_char(out, '\n');
}

static void put_times(struct text *out, int which)
{
	const char *name = about_times[which].name;
	int64_t n = 0;

	put(out, (const char *const[]){ "# HELP ", name, " ", about_times[which].help, "\n" }, 5);
	put(out, (const char *const[]){ "# TYPE ", name, " histogram\n" }, 3);
	for (int i = 0; i < LEN(ends); i++) {
		n += atomic_load(&times[which].in[i]);
		put(out, (const char *const[]){ name, "_bucket{le=\"", ends[i].seconds, "\"} " }, 4);
		text_num(out, n);
		text_char(out, '\n');
	}
	put(out, (const char *const[]){ name, "_sum " }, 2);
	put_seconds(out, atomic_load(&times[which].micros));
	put(out, (const char *const[]){ name, "_count " }, 2);
	text_num(out, n);
	text_char(out, '\n');
}

void metrics_text(struct text *out)
{
	for (int i = 0; i < N_HISTOGRAMS; i++)
		put_times(out, i);
	for (int i = 0; i < N_METRICS; i++) {
		put(out, (const char *const[]){ "# HELP ", about[i].name, " ", about[i].help, "\n" }, 5);
		put(out, (const char *const[]){ "# TYPE ", about[i].name, " ", about[i].kind, "\n" }, 5);
		put(out, (const char *const[]){ about[i].name, " " }, 2);
		text_num(out, atomic_load(&value[i]));
		text_char(out, '\n');
	}
}
