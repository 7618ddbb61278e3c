/* accelerator/driver.c -- CUDA's driver through dlopen: the few of its functions that are needed.
 */

#include "accelerator/driver.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum {
	OLDEST_DRIVER = 11020, /* CUDA 11.2: the first that reads PTX 7.2 */
	OUT_OF_MEMORY = 2,
	NO_DEVICE = 100,
	MULTIPROCESSORS = 16, /* attributes of a device and of a function */
	CAPABILITY_MAJOR = 75,
	LEAST_CAPABILITY = 8,
	LOCAL_BYTES = 3,
	REGISTERS = 4,
	JIT_MOST_REGISTERS = 0,
	STACK_SIZE = 0, /* a limit of a context */
};

/* As <cuda.h> has them; results are 0 or an error. */
// clang-format off
#define FUNCTIONS(X) \
	X(init, "cuInit", (unsigned)) \
	X(version, "cuDriverGetVersion", (int *)) \
	X(count, "cuDeviceGetCount", (int *)) \
	X(device, "cuDeviceGet", (int *, int)) \
	X(device_name, "cuDeviceGetName", (char *, int, int)) \
	X(device_attribute, "cuDeviceGetAttribute", (int *, int, int)) \
	X(retain, "cuDevicePrimaryCtxRetain", (void **, int)) \
	X(release, "cuDevicePrimaryCtxRelease_v2", (int)) \
	X(use, "cuCtxSetCurrent", (void *)) \
	X(limit, "cuCtxSetLimit", (int, size_t)) \
	X(load, "cuModuleLoadDataEx", (void **, const void *, unsigned, int *, void **)) \
	X(unload, "cuModuleUnload", (void *)) \
	X(function, "cuModuleGetFunction", (void **, void *, const char *)) \
	X(function_attribute, "cuFuncGetAttribute", (int *, int, void *)) \
	X(launch, "cuLaunchKernel", (void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **)) \
	X(wait, "cuCtxSynchronize", (void)) \
	X(take, "cuMemAlloc_v2", (uint64_t *, size_t)) \
	X(give_back, "cuMemFree_v2", (uint64_t)) \
	X(clear, "cuMemsetD8_v2", (uint64_t, unsigned char, size_t)) \
	X(put, "cuMemcpyHtoD_v2", (uint64_t, const void *, size_t)) \
	X(get, "cuMemcpyDtoH_v2", (void *, uint64_t, size_t)) \
	X(room, "cuMemGetInfo_v2", (size_t *, size_t *)) \
	X(describe, "cuGetErrorString", (int, const char **))
// clang-format on

static struct {
#define X(name, symbol, args) int(*name) args;
	FUNCTIONS(X)
#undef X
} cu;

static const char *const symbols[] = {
#define X(name, symbol, args) symbol,
	FUNCTIONS(X)
#undef X
};

__attribute__((format(printf, 2, 3))) static bool fail(struct driver *d, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(d->sentence, sizeof d->sentence, format, args);
	va_end(args);
	return false;
}

static bool check(struct driver *d, int error, const char *doing)
{
	const char *words = NULL;

	if (!error)
		return true;
	if (error == OUT_OF_MEMORY)
		return fail(d, "The card has too little memory for %s.", doing);
	cu.describe(error, &words);
	return fail(d, "The card failed at %s: %s (%d).", doing, words ? words : "unknown error",
				error);
}

/* ---- opening ----------------------------------------------------------------------------------
 */

static bool find_functions(struct driver *d)
{
	for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
		void *found = dlsym(d->library, symbols[i]);
		if (!found)
			return fail(d, "The card's driver is too old: it has no %s.", symbols[i]);
		memcpy((char *)&cu + i * sizeof found, &found, sizeof found);
	}
	return true;
}

static bool check_version(struct driver *d)
{
	int version = 0;

	if (!check(d, cu.version(&version), "telling its driver's version"))
		return false;
	if (version >= OLDEST_DRIVER)
		return true;
	return fail(d, "The card's driver is too old: it knows CUDA %d.%d, and 11.2 is needed.",
				version / 1000, version % 1000 / 10);
}

static bool find_card(struct driver *d)
{
	int n = 0, error = cu.init(0), major = 0;

	if (!error)
		error = cu.count(&n);
	if (error == NO_DEVICE || (!error && n == 0))
		return fail(d, "There is no card here that its driver knows of.");
	if (!check(d, error, "starting") || !check_version(d) ||
		!check(d, cu.device(&d->device, 0), "being found") ||
		!check(d, cu.device_attribute(&major, CAPABILITY_MAJOR, d->device), "telling its kind") ||
		!check(d, cu.device_attribute(&d->processors, MULTIPROCESSORS, d->device),
			   "telling its size"))
		return false;
	cu.device_name(d->name, sizeof d->name, d->device);
	if (major < LEAST_CAPABILITY)
		return fail(d, "The card, %s, is too old: it is of kind %d, and %d is needed.", d->name,
					major, LEAST_CAPABILITY);
	return check(d, cu.retain(&d->context, d->device), "being opened") &&
		   check(d, cu.use(d->context), "being opened");
}

bool driver_open(struct driver *d)
{
	*d = (struct driver){ .library = dlopen("libcuda.so.1", RTLD_NOW) };
	if (!d->library)
		return fail(d, "There is no driver of a card here (libcuda.so.1).");
	if (find_functions(d) && find_card(d))
		return true;
	driver_close(d);
	return false;
}

void driver_close(struct driver *d)
{
	driver_unload(d);
	if (d->context)
		cu.release(d->device);
	if (d->library)
		dlclose(d->library);
	d->library = d->context = NULL;
}

/* ---- modules and kernels ------------------------------------------------------------------------
 */

bool driver_load(struct driver *d, const char *text, int registers)
{
	int option = JIT_MOST_REGISTERS;
	void *value = (void *)(intptr_t)registers;

	driver_unload(d);
	return check(d, cu.load(&d->module, text, registers > 0, &option, &value), "loading the game");
}

void driver_unload(struct driver *d)
{
	if (d->module)
		cu.unload(d->module);
	d->module = NULL;
}

bool driver_needs(struct driver *d, const char *kernel, int *registers, int *local_bytes)
{
	void *function;

	return check(d, cu.function(&function, d->module, kernel), "finding what to do") &&
		   check(d, cu.function_attribute(registers, REGISTERS, function), "looking at itself") &&
		   check(d, cu.function_attribute(local_bytes, LOCAL_BYTES, function), "looking at itself");
}

/* Rules call some of their functions by table, so how deep they go is not known before. */
static bool make_stack(struct driver *d, const char *kernel)
{
	enum { DEEPER = 16384 };
	int registers, local;

	return driver_needs(d, kernel, &registers, &local) &&
		   check(d, cu.limit(STACK_SIZE, (size_t)local + DEEPER), "making room for a thread");
}

bool driver_launch(struct driver *d, const char *kernel, uint32_t blocks, uint32_t threads,
				   card_memory tray)
{
	void *function, *arguments[] = { &tray };

	return make_stack(d, kernel) &&
		   check(d, cu.function(&function, d->module, kernel), "finding what to do") &&
		   check(d, cu.launch(function, blocks, 1, 1, threads, 1, 1, 0, NULL, arguments, NULL),
				 "starting to play") &&
		   check(d, cu.wait(), "playing");
}

/* ---- memory -------------------------------------------------------------------------------------
 */

bool driver_room(struct driver *d, size_t *free_bytes)
{
	size_t all;

	return check(d, cu.room(free_bytes, &all), "telling its memory");
}

bool driver_take(struct driver *d, size_t bytes, card_memory *out)
{
	return check(d, cu.take(out, bytes), "these games") && driver_clear(d, *out, bytes);
}

void driver_give_back(struct driver *d, card_memory at)
{
	(void)d;
	if (at)
		cu.give_back(at);
}

bool driver_clear(struct driver *d, card_memory at, size_t bytes)
{
	return check(d, cu.clear(at, 0, bytes), "clearing memory");
}

bool driver_put(struct driver *d, card_memory to, const void *from, size_t bytes)
{
	return check(d, cu.put(to, from, bytes), "taking what to play");
}

bool driver_get(struct driver *d, void *to, card_memory from, size_t bytes)
{
	return check(d, cu.get(to, from, bytes), "giving back what was played");
}
