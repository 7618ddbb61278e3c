/* server/metrics.c -- numbers about the server, as Prometheus reads them. */

#include "server/metrics.h"

#include <stdatomic.h>

static const struct {
	const char *name, *kind, *help;
} about[] = {
#define METRIC(id, name, kind, help) { name, kind, help },
#include "server/metrics.def"
#undef METRIC
};

static _Atomic int64_t value[N_METRICS];

void count(enum metric which, int64_t by) { atomic_fetch_add(&value[which], by); }

static void put(struct text *out, const char *const words[], int n)
{
	for (int i = 0; i < n; i++)
		text_str(out, words[i]);
}

void metrics_text(struct text *out)
{
	for (int i = 0; i < N_METRICS; i++) {
		put(out, (const char *const[]){ "# HELP ", about[i].name, " ", about[i].help, "\n" }, 5);
		put(out, (const char *const[]){ "# TYPE ", about[i].name, " ", about[i].kind, "\n" }, 5);
		put(out, (const char *const[]){ about[i].name, " " }, 2);
		text_num(out, atomic_load(&value[i]));
		text_char(out, '\n');
	}
}
