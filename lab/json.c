/* lab/json.c -- everything that was counted, as JSON. */

#include "lab/out.h"
#include "lab/report.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static json_t *estimate_json(struct estimate e)
{
	return json_pack("{s:f, s:f, s:f}", "value", e.value, "low", e.low, "high", e.high);
}

static json_t *win_json(const char *key, const char *name, struct win w,
						const struct moments *points)
{
	return json_pack("{s:s, s:I, s:f, s:f, s:f, s:f, s:o, s:o}", key, name, "games",
					 (json_int_t)w.games, "wins", w.wins, "win_share", w.share.value, "low",
					 w.share.low, "high", w.share.high, "without_luck",
					 estimate_json(w.without_luck), "points", estimate_json(mean_of(points, 1)));
}

static json_t *bots_json(const struct results *r, int v)
{
	json_t *list = json_array();

	for (int row = 0; row < r->job->n_rows; row++)
		json_array_append_new(list, win_json("bot", row_name(r->job, row), win_of_row(r, v, row),
											 &r->sums[v].row_points[row]));
	return list;
}

static json_t *sources_json(const struct results *r, int v)
{
	json_t *out = json_array();
	int n;
	struct source *list = list_sources(r, v, &n);

	for (int i = 0; i < n; i++)
		json_array_append_new(out, json_pack("{s:s, s:f, s:f}", "what", list[i].label, "times",
											 list[i].times, "points", list[i].points));
	free(list);
	return out;
}

static json_t *parts_json(const struct results *r, int v, int seat)
{
	json_t *o = json_object();

	for (int i = 0; i < r->job->g->n_parts; i++)
		json_object_set_new(o, r->job->g->parts[i], json_real(part_of_points(r, v, seat, i)));
	return o;
}

static json_t *seat_json(const struct results *r, int v, int seat)
{
	const struct sums *s = &r->sums[v];
	double games = (double)(s->watched ? s->watched : 1);
	char name[MAX_LABEL];
	json_t *o;

	name_seat(r->job->g, seat, name);
	o = win_json("seat", name, win_of_seat(r, v, seat), &s->seat_points[seat]);
	json_object_set_new(o, "choices", json_real((double)s->chosen[seat] / games));
	json_object_set_new(o, "forced", json_real((double)s->forced[seat] / games));
	if (r->job->g->n_parts)
		json_object_set_new(o, "points_made_of", parts_json(r, v, seat));
	if (s->chosen[seat])
		json_object_set_new(o, "options_per_choice",
							json_real((double)s->options[seat] / (double)s->chosen[seat]));
	if (s->waits[seat])
		json_object_set_new(o, "waits_for",
							json_real((double)s->waited[seat] / (double)s->waits[seat]));
	return o;
}

static json_t *seats_json(const struct results *r, int v)
{
	json_t *list = json_array();

	for (int seat = 0; seat < r->job->seats; seat++)
		json_array_append_new(list, seat_json(r, v, seat));
	return list;
}

static json_t *nobody_json(const struct results *r, int v)
{
	struct win w = win_of_nobody(r, v);

	return json_pack("{s:I, s:f, s:f, s:f, s:f}", "games", (json_int_t)w.games, "wins", w.wins,
					 "win_share", w.share.value, "low", w.share.low, "high", w.share.high);
}

static json_t *tenths_json(const int64_t tenth[TENTHS])
{
	json_t *list = json_array();

	for (int i = 0; i < TENTHS; i++)
		json_array_append_new(list, json_integer(tenth[i]));
	return list;
}

static json_t *course_json(const struct sums *s)
{
	return json_pack("{s:I, s:I, s:I, s:o, s:o}", "games", (json_int_t)s->courses, "lead_changes",
					 (json_int_t)s->lead_changes, "come_backs", (json_int_t)s->come_backs,
					 "lead_changes_0_to_9", tenths_json(s->leads), "settled_by_tenth",
					 tenths_json(s->settled));
}

static json_t *finding_json(const struct finding *f)
{
	return json_pack("{s:s, s:I, s:f, s:I, s:f, s:f, s:f, s:f, s:f}", "what", f->label, "times",
					 (json_int_t)f->item->times, "per_game", f->per_game, "holders",
					 (json_int_t)f->item->holders, "win_share", f->share.value, "low", f->share.low,
					 "high", f->share.high, "lift", f->base > 0 ? f->share.value / f->base : 0, "p",
					 f->chance);
}

static json_t *findings_json(const struct results *r, int v, enum kept kind)
{
	json_t *list = json_array();
	int n;
	struct finding *found = list_findings(r, v, kind, &n);

	for (int i = 0; i < n; i++)
		json_array_append_new(list, finding_json(&found[i]));
	free(found);
	return list;
}

/* Pairs of value and count, ascending. */
static json_t *histogram_json(const struct results *r, int v, enum kept kind, int seat)
{
	const struct chest *c = &r->chest[v];
	json_t *list = json_array();

	for (uint32_t i = 0; i < c->n; i++)
		if (key_kind(c->item[i].key) == (int)kind && key_seat(c->item[i].key) == seat)
			json_array_append_new(list,
								  json_pack("[I, I]", (json_int_t)value_of_key(c->item[i].key),
											(json_int_t)c->item[i].times));
	return list;
}

static json_t *luck_json(const struct results *r, int v)
{
	json_t *kinds = json_object();
	int n;
	struct finding *list = list_findings(r, v, F_LUCK, &n);

	for (int i = 0; i < n; i++)
		json_object_set_new(kinds, list[i].label,
							json_pack("{s:f, s:I}", "per_game", list[i].per_game, "squares",
									  (json_int_t)list[i].item->holders));
	free(list);
	return json_pack("{s:f, s:f, s:o}", "share_of_wins_explained", luck_share(r, v),
					 "variance_left_by_pairing", pairing_gain(r, v), "kinds", kinds);
}

static void add_variant(json_t *o, const struct results *r, int v)
{
	static const struct {
		const char *name;
		enum kept kind;
	} lists[] = {
		{ "verbs", F_VERB },     { "arguments", F_ARGUMENT }, { "events", F_EVENT },
		{ "rows", F_EVENT_ARG }, { "openings", F_OPENING },   { "clauses", F_CLAUSE },
	};
	const struct sums *s = &r->sums[v];
	char options[512];

	name_options(r->job, v, options, sizeof options);
	json_object_set_new(o, "options", json_string(options));
	json_object_set_new(o, "games", json_integer(s->games));
	json_object_set_new(o, "watched", json_integer(s->watched));
	json_object_set_new(o, "bots", bots_json(r, v));
	json_object_set_new(o, "seats", seats_json(r, v));
	json_object_set_new(o, "nobody", nobody_json(r, v));
	json_object_set_new(o, "points_from", sources_json(r, v));
	json_object_set_new(o, "actions", estimate_json(mean_of(&s->length, 1)));
	json_object_set_new(o, "decisions", estimate_json(mean_of(&s->decisions, 1)));
	json_object_set_new(o, "skill",
						json_pack("{s:f, s:f}", "share_of_wins_explained_by_bot", skill_share(r, v),
								  "share_of_wins_explained_by_seat", seat_share(r, v)));
	json_object_set_new(o, "luck", luck_json(r, v));
	json_object_set_new(o, "course", course_json(s));
	json_object_set_new(o, "lengths", histogram_json(r, v, F_LENGTH, 0));
	for (int i = 0; i < LEN(lists); i++)
		json_object_set_new(o, lists[i].name, findings_json(r, v, lists[i].kind));
}

static json_t *differences_json(const struct results *r, int v)
{
	static const char *const verdict[] = { "none", "difference", "clear" };
	struct difference list[N_METRICS];
	int n = list_differences(r, v, list);
	json_t *out = json_array();

	for (int i = 0; i < n; i++)
		json_array_append_new(out, json_pack("{s:s, s:o, s:o, s:f, s:s, s:f}", "what", list[i].what,
											 "gap", estimate_json(list[i].gap), "without_luck",
											 estimate_json(list[i].gap_without_luck), "p",
											 list[i].chance, "verdict", verdict[list[i].verdict],
											 "variance_left_by_pairing", list[i].pairing));
	return out;
}

static json_t *variants_json(const struct results *r)
{
	json_t *list = json_array();

	for (int v = 0; v < r->job->n_variants; v++) {
		json_t *o = json_pack("{s:s}", "variant", r->job->variant[v]);
		add_variant(o, r, v);
		if (v)
			json_object_set_new(o, "differences", differences_json(r, v));
		json_array_append_new(list, o);
	}
	return list;
}

/* No times and no thread counts: equal jobs give equal files. */
static json_t *results_json(const struct results *r)
{
	const struct job *job = r->job;
	json_t *o = json_pack("{s:s, s:i, s:i, s:I, s:b}", "game", job->g->id, "rules", job->g->rules,
						  "seats_played", job->seats, "seed", (json_int_t)job->seed, "interrupted",
						  r->interrupted);

	add_variant(o, r, 0);
	if (job->n_variants > 1)
		json_object_set_new(o, "variants", variants_json(r));
	return o;
}

bool write_json(const struct results *r, const char *path)
{
	json_t *all = results_json(r);
	struct out out;
	bool fine = out_open(&out, path);

	if (fine) {
		json_dumpf(all, out.f, JSON_INDENT(1) | JSON_REAL_PRECISION(8));
		fputc('\n', out.f);
		fine = out_close(&out);
	}
	json_decref(all);
	return fine;
}
