/* core/planes.h -- rows for a table of planes: a view, member by member, as numbers.
 *
 *     typedef struct view seen;
 *     const struct plane ex_planes[] = {
 *         BYTES("coins", COUNT, pub.coins, 0, 9),           one number for each byte
 *         WORDS("mile", NAME, pub.mile, 0, 360),            ... for each uint16_t
 *         FLAGS("knows", pub.knows, 1, 4),                  a set: each byte's four lowest bits
 *         PARTS("army", own.army, 2, 5, 3, 4),              uint16_t of five numbers, 3 bits each:
 *                                                           the first of all, then the second ...
 *         EACH_BYTES("stock", COUNT, pub.area, stock, 0, 50),   a member of an array of structs
 *     };
 *
 * What follows from other members may be left out, what is written in no view too. */

#ifndef CORE_PLANES_H
#define CORE_PLANES_H

#include "core/game.h"

#define PLANE_ROW(word, kind, bytes, parts, bits, size, offset, times, stride, low, high)          \
	{                                                                                              \
		word, PLANE_##kind, bytes, parts, bits, (uint16_t)(offset), (uint16_t)((size) / (bytes)),  \
			times, (uint16_t)(stride), low, high                                                   \
	}
#define SIZE_OF_SEEN(member) sizeof(((const seen *)0)->member)

#define ONE_PLANE(word, kind, bytes, parts, bits, member, low, high)                               \
	PLANE_ROW(word, kind, bytes, parts, bits, SIZE_OF_SEEN(member), offsetof(seen, member), 1, 0,  \
			  low, high)
#define BYTES(word, kind, member, low, high) ONE_PLANE(word, kind, 1, 1, 8, member, low, high)
#define WORDS(word, kind, member, low, high) ONE_PLANE(word, kind, 2, 1, 16, member, low, high)
#define FLAGS(word, member, bytes, parts)    ONE_PLANE(word, FLAG, bytes, parts, 1, member, 0, 1)
#define PARTS(word, member, bytes, parts, bits, high)                                              \
	ONE_PLANE(word, COUNT, bytes, parts, bits, member, 0, high)

#define EACH_PLANE(word, kind, bytes, parts, bits, array, member, low, high)                       \
	PLANE_ROW(word, kind, bytes, parts, bits, SIZE_OF_SEEN(array[0].member),                       \
			  offsetof(seen, array[0].member), SIZE_OF_SEEN(array) / SIZE_OF_SEEN(array[0]),       \
			  SIZE_OF_SEEN(array[0]), low, high)
#define EACH_BYTES(word, kind, array, member, low, high)                                           \
	EACH_PLANE(word, kind, 1, 1, 8, array, member, low, high)
#define EACH_WORDS(word, kind, array, member, low, high)                                           \
	EACH_PLANE(word, kind, 2, 1, 16, array, member, low, high)
#define EACH_FLAGS(word, array, member, bytes, parts)                                              \
	EACH_PLANE(word, FLAG, bytes, parts, 1, array, member, 0, 1)
#define EACH_PARTS(word, array, member, bytes, parts, bits, high)                                  \
	EACH_PLANE(word, COUNT, bytes, parts, bits, array, member, 0, high)

#endif
