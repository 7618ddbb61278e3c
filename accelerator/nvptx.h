/* accelerator/nvptx.h -- the layer on a graphics card of NVIDIA's. */

#ifndef ACCELERATOR_NVPTX_H
#define ACCELERATOR_NVPTX_H

enum { IS_BOUND = true }; /* calls through tables were replaced by bind.awk */
#define KERNEL(name) void name(void *tray_)
#define BLOCK_SHARED static __attribute__((address_space(3)))

static inline uint32_t block_index(void) { return (uint32_t)__nvvm_read_ptx_sreg_ctaid_x(); }
static inline uint32_t block_count(void) { return (uint32_t)__nvvm_read_ptx_sreg_nctaid_x(); }
static inline uint32_t block_threads(void) { return (uint32_t)__nvvm_read_ptx_sreg_ntid_x(); }
static inline uint32_t thread_of_block(void) { return (uint32_t)__nvvm_read_ptx_sreg_tid_x(); }
static inline void wait_for_block(void) { __syncthreads(); }

/* Numbers that all threads add to, or look at. */
static inline uint64_t add_shared(uint64_t *to, uint64_t n)
{
	return (uint64_t)__nvvm_atom_add_gen_ll((long long *)to, (long long)n);
}
static inline void or_shared(uint32_t *to, uint32_t n) { __nvvm_atom_or_gen_i((int *)to, (int)n); }
static inline uint64_t claim_word(uint64_t *word, uint64_t mine) /* what was there; 0: it is mine */
{
	return (uint64_t)__nvvm_atom_cas_gen_ll((long long *)word, 0, (long long)mine);
}

/* What is in a block's shared memory has an address of its own kind. */
static inline uint32_t add_in_block(__attribute__((address_space(3))) uint32_t *to, uint32_t n)
{
	return __nvvm_atom_add_gen_i((int *)(uint32_t *)to, (int)n);
}

#endif
