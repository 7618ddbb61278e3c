/* server/metrics.h -- numbers about the server, as Prometheus reads them. */

#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include "core/text.h"

enum metric {
#define METRIC(id, name, kind, help) M_##id,
#include "server/metrics.def"
#undef METRIC
	N_METRICS
};

enum histogram {
#define HISTOGRAM(id, name, help) H_##id,
#include "server/histograms.def"
#undef HISTOGRAM
	N_HISTOGRAMS
};

uint64_t stopwatch(void);                             /* microseconds, from any start */
void observe(enum histogram which, uint64_t started); /* by the stopwatch; from any thread */
void count(enum metric which, int64_t by);            /* from any thread */
void metrics_text(struct text *out);

#endif
