/* accelerator/host.h -- the layer on the processor: blocks of one thread, one after another. */

#ifndef ACCELERATOR_HOST_H
#define ACCELERATOR_HOST_H

enum { IS_BOUND = false }; /* calls through tables were replaced by bind.awk */
#define KERNEL(name) void name(void *tray_)
#define BLOCK_SHARED static _Thread_local

extern _Thread_local uint32_t host_block, host_blocks; /* accelerator/host.c */

static inline uint32_t block_index(void) { return host_block; }
static inline uint32_t block_count(void) { return host_blocks; }
static inline uint32_t block_threads(void) { return 1; }
static inline uint32_t thread_of_block(void) { return 0; }
static inline void wait_for_block(void) {}
static inline uint64_t add_shared(uint64_t *to, uint64_t n)
{
	return __atomic_fetch_add(to, n, __ATOMIC_RELAXED);
}
static inline void or_shared(uint32_t *to, uint32_t n)
{
	__atomic_fetch_or(to, n, __ATOMIC_RELAXED);
}
static inline uint64_t claim_word(uint64_t *word, uint64_t mine)
{
	uint64_t old = 0;
	__atomic_compare_exchange_n(word, &old, mine, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
	return old;
}

static inline uint32_t add_in_block(uint32_t *to, uint32_t n)
{
	uint32_t was = *to;
	*to += n;
	return was;
}

#endif
