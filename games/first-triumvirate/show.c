/* games/first-triumvirate/show.c -- the position as JSON, for every client.
 *
 * What never changes (names, places, neighbours) is in board.json; here is what does, with the
 * terrain once more as a string of a letter per hex, so that a board can be drawn from this alone.
 */

#include "games/first-triumvirate/state.h"

static const char *hex_word(int hex) { return ft_names[ARG_HEX].word[hex]; }
static const char *force_word(int force) { return ft_names[ARG_FORCE].word[force]; }

static void show_terrain(struct text *json)
{
	static const char letters[] = { [LAND] = 'l', [SEA] = 'w', [ISLE] = 'o' };
	char terrain[N_HEXES + 1];

	for (int hex = 0; hex < N_HEXES; hex++)
		terrain[hex] = is_italy(hex) ? 'i' : letters[ft_hex[hex].terrain];
	terrain[N_HEXES] = '\0';
	json_num(json, "columns", HEX_COLUMNS);
	json_str(json, "terrain", terrain);
}

static int count_force(const struct state *s, int force)
{
	int n = 0;

	for (int hex = 0; hex < N_HEXES; hex++)
		n += count_troops(s, hex, force);
	return n;
}

static void show_player(const struct state *s, int seat, struct text *json)
{
	json_open(json, NULL, '{');
	json_str(json, "player", force_word(seat));
	json_bool(json, "alive", is_alive(s, seat));
	if (is_alive(s, seat)) {
		json_str(json, "hex", hex_word(s->leader[seat]));
		json_num(json, "at", s->leader[seat]);
	}
	json_num(json, "troops", count_force(s, seat));
	json_num(json, "counters", ft_supply[seat]);
	json_num(json, "conquests", s->conquests[seat]);
	json_num(json, "popularity", s->popularity[seat]);
	json_num(json, "vigil", s->vigil[seat]);
	json_str(json, "start", hex_word(ft_start[seat]));
	json_open(json, "zone", '[');
	for (int hex = 0; hex < N_HEXES; hex++)
		if (ft_hex[hex].zone == seat)
			json_str(json, NULL, hex_word(hex));
	json_close(json, ']');
	json_close(json, '}');
}

static void show_stack(const struct state *s, int hex, int force, struct text *json)
{
	int moved = force == s->turn ? count_moved(s, hex) : 0;

	json_open(json, NULL, '{');
	json_str(json, "hex", hex_word(hex));
	json_num(json, "at", hex);
	json_str(json, "force", force_word(force));
	json_num(json, "troops", count_troops(s, hex, force));
	json_num(json, "moved", moved);
	json_close(json, '}');
}

static void show_stacks(const struct state *s, struct text *json)
{
	json_open(json, "stacks", '[');
	for (int hex = 0; hex < N_HEXES; hex++)
		for (int force = 0; force < N_FORCES; force++)
			if (count_troops(s, hex, force))
				show_stack(s, hex, force, json);
	json_close(json, ']');
}

static void show_side(const struct state *s, const char *key, int side, int force,
					  struct text *json)
{
	json_open(json, key, '{');
	json_str(json, "force", force_word(force));
	json_str(json, "roller", force_word(ft_roller(s, force)));
	json_num(json, "troops", count_troops(s, s->battle, force));
	json_bool(json, "leader", force < FT_SEATS && s->leader[force] == s->battle);
	json_open(json, "dice", '[');
	for (int i = 0; i < s->rolled[side]; i++)
		json_num(json, NULL, s->die[side][i]);
	json_close(json, ']');
	json_close(json, '}');
}

static void show_battle(const struct state *s, struct text *json)
{
	json_open(json, "battle", '{');
	json_str(json, "hex", hex_word(s->battle));
	json_num(json, "at", s->battle);
	show_side(s, "attack", ATTACK, s->turn, json);
	show_side(s, "defence", DEFENCE, find_other(s, s->battle, s->turn), json);
	json_num(json, "odds", ft_battle_odds(s, s->battle));
	json_close(json, '}');
}

void ft_show(const void *view, int seat, struct text *json)
{
	const struct state *s = view;

	(void)seat;
	json_num(json, "turns", s->turns);
	json_num(json, "limit", s->limit);
	json_str(json, "turn", force_word(s->turn));
	json_bool(json, "civilWar", s->civil_war);
	json_bool(json, "acted", s->acted);
	json_num(json, "stride", s->stride);
	json_num(json, "tokens", s->parade);
	if (s->winner != NONE)
		json_str(json, "winner", force_word(s->winner));
	json_str(json, "rome", s->held ? "held" : "any");
	json_str(json, "sea", s->sea_troops ? "troops" : "all");
	json_num(json, "token", s->token);
	json_num(json, "romans", count_force(s, ROME));
	json_open(json, "players", '[');
	for (int player = 0; player < FT_SEATS; player++)
		show_player(s, player, json);
	json_close(json, ']');
	show_stacks(s, json);
	if (s->battle != NO_HEX)
		show_battle(s, json);
	show_terrain(json);
}
