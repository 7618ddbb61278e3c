/* lab/csv.c -- a line for each game, for other people's tools. */

#include "lab/out.h"
#include "lab/report.h"

static void print_head(const struct job *job, FILE *f)
{
	fputs("variant,game,actions,decisions", f);
	for (int seat = 1; seat <= job->seats; seat++)
		fprintf(f, ",bot%d,win%d,points%d,luck%d", seat, seat, seat, seat);
	fputs("\r\n", f);
}

/* Names of options may hold commas, and hold no quotes. */
static void print_line(const struct job *job, int v, int64_t game, const struct facts *x, FILE *f)
{
	fprintf(f, "\"%s\",%lld,%lld,%lld", job->variant[v], (long long)game, (long long)x->actions,
			(long long)x->decisions);
	for (int seat = 0; seat < job->seats; seat++)
		fprintf(f, ",%s,%.4g,%lld,%.4f", job->player[x->player[seat]].name,
				(double)x->win[seat] / ONE_WIN, (long long)x->points[seat],
				(double)x->luck[seat] / WHOLE_SHARE);
	fputs("\r\n", f);
}

bool write_csv(const struct results *r, const char *path)
{
	const struct job *job = r->job;
	struct out out;

	if (!out_open(&out, path))
		return false;
	print_head(job, out.f);
	for (int v = 0; v < job->n_variants; v++)
		for (int64_t i = 0; i < job->games; i++)
			if (r->log[v * job->games + i].played)
				print_line(job, v, i, &r->log[v * job->games + i], out.f);
	return out_close(&out);
}
