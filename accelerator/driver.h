/* accelerator/driver.h -- the card's driver, opened when it is wanted: nothing is linked.
 *
 * Everything that can be wrong is a sentence: no driver, no card, too old, too little memory. */

#ifndef ACCELERATOR_DRIVER_H
#define ACCELERATOR_DRIVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MAX_SENTENCE = 400 };

typedef uint64_t card_memory; /* an address on the card */

struct driver {
	void *library, *module, *context;
	int device, processors; /* how many multiprocessors */
	char name[128];
	char sentence[MAX_SENTENCE]; /* what went wrong */
};

/* The first card there is; false: see the sentence. */
bool driver_open(struct driver *d);
void driver_close(struct driver *d);

/* A module's text; `registers` > 0 is the most that a thread may use. */
bool driver_load(struct driver *d, const char *text, int registers);
void driver_unload(struct driver *d);
bool driver_launch(struct driver *d, const char *kernel, uint32_t blocks, uint32_t threads,
				   card_memory tray);
/* What a kernel needs of each thread. */
bool driver_needs(struct driver *d, const char *kernel, int *registers, int *local_bytes);

bool driver_room(struct driver *d, size_t *free_bytes);
bool driver_take(struct driver *d, size_t bytes, card_memory *out); /* zeroed */
void driver_give_back(struct driver *d, card_memory at);
bool driver_clear(struct driver *d, card_memory at, size_t bytes);
bool driver_put(struct driver *d, card_memory to, const void *from, size_t bytes);
bool driver_get(struct driver *d, void *to, card_memory from, size_t bytes);

#endif
