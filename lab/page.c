/* lab/page.c -- results as one page with charts that needs nothing but itself; and the charts as
 * files of their own. */

#include "lab/charts.h"

#include "lab/out.h"
#include "lab/svg.h"

#include <string.h>

static const char page_style[] =
	"body{margin:0;background:var(--bg);color:var(--ink);"
	"font:400 15px/1.45 'Source Sans 3',system-ui,sans-serif}"
	"main{max-width:1200px;margin:auto;padding:16px}"
	"h1,h2,h3{font-family:Marcellus,Georgia,serif;font-weight:400;line-height:1.15;margin:0}"
	"h1{font-size:30px}h2{font-size:21px;margin:32px 0 12px}h3{font-size:18px}"
	".grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr)"
	");"
	"align-items:start}"
	"figure{margin:0;padding:16px;background:var(--surface);border:1px solid var(--line);"
	"border-radius:14px;break-inside:avoid}"
	"figcaption{margin-bottom:12px}figcaption p{margin:4px 0 0;font-size:13px;color:var(--second)}"
	"svg{display:block;width:100%;height:auto}"
	"pre{font-size:13px;line-height:1.35;overflow-x:auto;padding:16px;background:var(--sunk);"
	"border-radius:10px}"
	"@media print{body{background:#fff}pre{white-space:pre-wrap}}";

static void put_head(const struct results *r, FILE *f)
{
	const struct job *job = r->job;

	fprintf(f, "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
			   "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
			   "<meta name=\"color-scheme\" content=\"light dark\"><title>");
	put_escaped(f, job->g->title);
	fprintf(f, ": %lld games</title><style>%s%s</style></head><body><main>\n<h1>",
			(long long)r->sums[0].games, svg_style, page_style);
	put_escaped(f, job->g->title);
	fprintf(f, "</h1>\n<p>%lld games%s with %d seats, seed %llu. Played by ",
			(long long)r->sums[0].games, job->n_variants > 1 ? " of each variant" : "", job->seats,
			(unsigned long long)job->seed);
	for (int row = 0; row < job->n_rows; row++) {
		fputs(row ? ", " : "", f);
		put_escaped(f, row_name(job, row));
	}
	fprintf(f, ".%s</p>\n", r->interrupted ? " The run was interrupted." : "");
}

static bool is_drawn(const struct results *r, int variant, const struct chart *c)
{
	return !c->compares || (r->job->n_variants > 1 && variant > 0);
}

static void put_figure(const struct results *r, int variant, const struct chart *c, FILE *f)
{
	fprintf(f, "<figure id=\"%s-%d\"><figcaption><h3>%s</h3><p>%s</p></figcaption>", c->id, variant,
			c->title, c->sentence);
	if (!c->draw(r, variant, c->title, false, f))
		fputs("<p>Nothing to show.</p>", f);
	fputs("</figure>\n", f);
}

static void put_variant(const struct results *r, int variant, FILE *f)
{
	char options[512];

	name_options(r->job, variant, options, sizeof options);
	fputs("<h2>", f);
	put_escaped(f, r->job->n_variants > 1 ? r->job->variant[variant] : "What was seen");
	fputs("</h2>\n<p>", f);
	put_escaped(f, options);
	fputs("</p>\n<div class=\"grid\">\n", f);
	for (int i = 0; i < n_charts; i++)
		if (is_drawn(r, variant, &charts[i]) && (strcmp(charts[i].id, "bots") || has_rows(r)))
			put_figure(r, variant, &charts[i], f);
	fputs("</div>\n", f);
}

static void put_words(const struct results *r, FILE *f)
{
	char line[1024];
	FILE *words = tmpfile();

	if (!words)
		return;
	print_words(r, words);
	rewind(words);
	fputs("<h2>In words</h2>\n<pre>", f);
	while (fgets(line, sizeof line, words))
		put_escaped(f, line);
	fputs("</pre>\n", f);
	fclose(words);
}

bool write_page(const struct results *r, const char *path)
{
	struct out out;

	if (!out_open(&out, path))
		return false;
	put_head(r, out.f);
	for (int v = 0; v < r->job->n_variants; v++)
		put_variant(r, v, out.f);
	put_words(r, out.f);
	fputs("</main></body></html>\n", out.f);
	return out_close(&out);
}

/* ---- charts as files ----------------------------------------------------------------------------
 */

static bool write_chart(const struct results *r, int variant, const struct chart *c,
						const char *folder)
{
	char path[MAX_PATH_LENGTH], title[256];
	struct out out;

	if (r->job->n_variants > 1)
		snprintf(path, sizeof path, "%s/%s-%d.svg", folder, c->id, variant + 1);
	else
		snprintf(path, sizeof path, "%s/%s.svg", folder, c->id);
	snprintf(title, sizeof title, "%s%s%s", c->title, r->job->n_variants > 1 ? ", " : "",
			 r->job->variant[variant]);
	if (!out_open(&out, path))
		return false;
	if (!c->draw(r, variant, title, true, out.f)) {
		out_drop(&out);
		return true;
	}
	return out_close(&out);
}

bool write_charts(const struct results *r, const char *folder)
{
	bool fine = true;

	for (int v = 0; v < r->job->n_variants; v++)
		for (int i = 0; i < n_charts && fine; i++)
			if (is_drawn(r, v, &charts[i]))
				fine = write_chart(r, v, &charts[i], folder);
	return fine;
}
