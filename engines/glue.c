/* engines/glue.c -- a kept engine, turned back into C by wasm2c, as plain functions of a library.
 *
 * compile.sh compiles it with the engine.  A trap, which is a failed check of the rules, comes back
 * as `trapped`.  One call at a time: command/kept.c sees to it. */

#include "engine.h"
#include "wasm-rt-impl.h"

int trapped;
static Z_engine_instance_t it;

void open_engine(void)
{
	wasm_rt_init();
	Z_engine_init_module();
	Z_engine_instantiate(&it);
}

unsigned char *memory_at(uint32_t address) { return Z_engineZ_memory(&it)->data + address; }

#define GUARDED(call)                                                                              \
	do {                                                                                           \
		trapped = 0;                                                                               \
		if (wasm_rt_impl_try() != WASM_RT_TRAP_NONE)                                               \
			trapped = 1;                                                                           \
		else                                                                                       \
			call;                                                                                  \
	} while (0)

#define ASKS_0(name)                                                                               \
	uint32_t name(void)                                                                            \
	{                                                                                              \
		volatile uint32_t told = 0;                                                                \
		GUARDED(told = Z_engineZ_##name(&it));                                                     \
		return told;                                                                               \
	}
#define ASKS_1(name)                                                                               \
	uint32_t name(uint32_t a)                                                                      \
	{                                                                                              \
		volatile uint32_t told = 0;                                                                \
		GUARDED(told = Z_engineZ_##name(&it, a));                                                  \
		return told;                                                                               \
	}
#define ASKS_3(name)                                                                               \
	uint32_t name(uint32_t a, uint32_t b, uint32_t c)                                              \
	{                                                                                              \
		volatile uint32_t told = 0;                                                                \
		GUARDED(told = Z_engineZ_##name(&it, a, b, c));                                            \
		return told;                                                                               \
	}
#define DOES_0(name)                                                                               \
	void name(void) { GUARDED(Z_engineZ_##name(&it)); }
#define DOES_1(name)                                                                               \
	void name(uint32_t a) { GUARDED(Z_engineZ_##name(&it, a)); }
#define DOES_2(name)                                                                               \
	void name(uint32_t a, uint32_t b) { GUARDED(Z_engineZ_##name(&it, a, b)); }
#define DOES_3(name)                                                                               \
	void name(uint32_t a, uint32_t b, uint32_t c) { GUARDED(Z_engineZ_##name(&it, a, b, c)); }

ASKS_0(output)
ASKS_0(kept_version)
ASKS_0(kept_state)
ASKS_0(kept_view)
ASKS_0(kept_numbers)
ASKS_0(kept_about)
ASKS_0(kept_pending)
ASKS_0(kept_asked)
ASKS_0(kept_audit)
ASKS_1(kept_legal)
ASKS_1(kept_show)
ASKS_1(kept_board)
ASKS_3(kept_apply)
DOES_0(kept_lot)
DOES_0(kept_standing)
DOES_0(kept_judge)
DOES_1(kept_setup)
DOES_1(kept_seats_for)
DOES_1(kept_prompt)
DOES_1(kept_draw)
DOES_1(kept_see)
DOES_2(kept_facts)
DOES_3(kept_why_not)
DOES_3(kept_imagine)
