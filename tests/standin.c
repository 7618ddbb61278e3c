/* tests/standin.c -- a stand-in for the driver of a card: its kernels run on the processor.
 *
 * A module's first line says its game: the same kernels, built for the processor, are loaded from
 * the folder STANDIN_MODULES.  STANDIN names a part to play: nobody (no card), old, small (little
 * memory), full (memory that ends), broken (a launch that fails; STANDIN_AFTER launches later). */

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FINE, OUT_OF_MEMORY = 2, NO_DEVICE = 100, NOT_FOUND = 500, LAUNCH_FAILED = 719 };
enum { MULTIPROCESSORS = 16, CAPABILITY_MAJOR = 75 };

static void *(*enter_block)(uint32_t block, uint32_t blocks);
static int launches;
static bool has_failed;

static bool plays(const char *part)
{
	const char *told = getenv("STANDIN");

	return told && !strcmp(told, part);
}

int cuInit(unsigned flags)
{
	(void)flags;
	return plays("nobody") ? NO_DEVICE : FINE;
}

int cuDriverGetVersion(int *out)
{
	*out = plays("old") ? 10010 : 12000;
	return FINE;
}

int cuDeviceGetCount(int *n)
{
	*n = 1;
	return FINE;
}

int cuDeviceGet(int *out, int i)
{
	*out = i;
	return FINE;
}

int cuDeviceGetName(char *out, int size, int device)
{
	(void)device;
	snprintf(out, (size_t)size, "Stand-in");
	return FINE;
}

int cuDeviceGetAttribute(int *out, int which, int device)
{
	(void)device;
	*out = which == CAPABILITY_MAJOR ? (plays("ancient") ? 3 : 8) : which == MULTIPROCESSORS;
	return FINE;
}

int cuDevicePrimaryCtxRetain(void **out, int device)
{
	(void)device;
	*out = &launches;
	return FINE;
}

int cuDevicePrimaryCtxRelease_v2(int device)
{
	(void)device;
	return FINE;
}

int cuCtxSetCurrent(void *context)
{
	(void)context;
	return FINE;
}

int cuCtxSetLimit(int which, size_t value)
{
	(void)which, (void)value;
	return FINE;
}

int cuModuleLoadDataEx(void **out, const char *text, unsigned n, int *option, void **value)
{
	char game[64] = "", path[4096];
	const char *folder = getenv("STANDIN_MODULES");

	(void)n, (void)option, (void)value;
	sscanf(text, "// module %63s", game);
	snprintf(path, sizeof path, "%s/%s.so", folder ? folder : ".", game);
	*out = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	if (!*out)
		fprintf(stderr, "standin: %s\n", dlerror());
	return *out ? FINE : NOT_FOUND;
}

int cuModuleUnload(void *module) { return dlclose(module) ? NOT_FOUND : FINE; }

int cuModuleGetFunction(void **out, void *module, const char *name)
{
	*out = dlsym(module, name);
	*(void **)&enter_block = dlsym(module, "host_enter");
	return *out && enter_block ? FINE : NOT_FOUND;
}

int cuFuncGetAttribute(int *out, int which, void *function)
{
	(void)which, (void)function;
	*out = 64;
	return FINE;
}

int cuLaunchKernel(void *function, unsigned blocks, unsigned y, unsigned z, unsigned threads,
				   unsigned ty, unsigned tz, unsigned shared, void *stream, void **arguments,
				   void **extra)
{
	void (*kernel)(void *desk);
	const char *after = getenv("STANDIN_AFTER");

	(void)y, (void)z, (void)threads, (void)ty, (void)tz, (void)shared, (void)stream, (void)extra;
	if (plays("broken") && launches++ >= (after ? atoi(after) : 0))
		has_failed = true;
	if (has_failed)
		return FINE; /* whoever waits for it is told */
	*(void **)&kernel = function;
	for (unsigned block = 0; block < blocks; block++) {
		enter_block(block, blocks);
		kernel(*(void **)arguments[0]);
	}
	return FINE;
}

int cuCtxSynchronize(void) { return has_failed ? LAUNCH_FAILED : FINE; }

int cuMemAlloc_v2(uint64_t *out, size_t bytes)
{
	void *at = plays("full") ? NULL : calloc(1, bytes);

	*out = (uint64_t)(uintptr_t)at;
	return at ? FINE : OUT_OF_MEMORY;
}

int cuMemFree_v2(uint64_t at)
{
	free((void *)(uintptr_t)at);
	return FINE;
}

int cuMemsetD8_v2(uint64_t at, unsigned char byte, size_t bytes)
{
	memset((void *)(uintptr_t)at, byte, bytes);
	return FINE;
}

int cuMemcpyHtoD_v2(uint64_t to, const void *from, size_t bytes)
{
	memcpy((void *)(uintptr_t)to, from, bytes);
	return FINE;
}

int cuMemcpyDtoH_v2(void *to, uint64_t from, size_t bytes)
{
	memcpy(to, (const void *)(uintptr_t)from, bytes);
	return FINE;
}

int cuMemGetInfo_v2(size_t *room, size_t *all)
{
	*all = (size_t)1 << 30;
	*room = plays("small") ? (size_t)1 << 20 : *all;
	return FINE;
}

int cuGetErrorString(int error, const char **out)
{
	*out = error == LAUNCH_FAILED ? "unspecified launch failure" : "no such thing";
	return FINE;
}
