/* command/kept.c -- finds, compiles and opens kept engines. */

#include "command/kept.h"

#include "command/command.h"
#include "command/kept_engine.h"
#include "record/record.h"

#include <dlfcn.h>
#include <glob.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATH = 1024 };

static int n_kept;
static pthread_mutex_t finding = PTHREAD_MUTEX_INITIALIZER;

/* ---- where they are -------------------------------------------------------------------------- */

/* Beside the program, or where it was installed: bin/../share/rubicon/engines. */
static bool find_folder(char out[PATH])
{
	static const char *const places[] = { "engines", "../../engines", "../share/rubicon/engines" };
	const char *told = getenv("RUBICON_ENGINES");
	char self[PATH / 2], *slash;
	ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);

	if (told) {
		snprintf(out, PATH, "%s", told);
		return true;
	}
	if (n < 0)
		return false;
	self[n] = 0;
	slash = strrchr(self, '/');
	*slash = 0;
	for (int i = 0; i < LEN(places); i++) {
		snprintf(out, PATH, "%s/%s", self, places[i]);
		if (access(out, R_OK) == 0)
			return true;
	}
	return false;
}

static bool find_engine(const char *folder, const char *id, int rules, char out[PATH])
{
	char pattern[PATH + 128];
	glob_t found = { 0 };
	bool is_there;

	snprintf(pattern, sizeof pattern, "%s/%s/%d-*.wasm", folder, id, rules);
	is_there = glob(pattern, 0, NULL, &found) == 0;
	if (is_there)
		snprintf(out, PATH, "%s", found.gl_pathv[0]);
	globfree(&found);
	return is_there;
}

/* Compiled ones are the user's own: they can be made again. */
static bool find_library(const char *id, const char *engine, char out[PATH])
{
	const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
	char folder[PATH / 2];
	const char *name = strrchr(engine, '/') + 1;

	if (cache && *cache)
		snprintf(folder, sizeof folder, "%s", cache);
	else
		snprintf(folder, sizeof folder, "%s/.cache", home ? home : "/tmp");
	mkdir(folder, 0777);
	snprintf(folder + strlen(folder), sizeof folder - strlen(folder), "/rubicon");
	mkdir(folder, 0777);
	snprintf(out, PATH, "%s/%s-%.*s.so", folder, id, (int)strcspn(name, "."), name);
	return access(out, R_OK) == 0;
}

/* ---- compiling ------------------------------------------------------------------------------- */

static bool run_compiler(const char *folder, const char *engine, const char *library)
{
	char script[PATH + 16];
	int status;
	pid_t child;

	snprintf(script, sizeof script, "%s/compile.sh", folder);
	fflush(NULL);
	child = fork();
	if (child == 0) {
		execl("/bin/sh", "sh", script, engine, library, (char *)NULL);
		_exit(127);
	}
	return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
		   WEXITSTATUS(status) == 0;
}

static bool compile(const char *folder, const char *id, int rules, const char *engine,
					const char *library)
{
	fprintf(stderr,
			"rubicon: rules %d of %s are older than this program's: their engine is compiled, once."
			"\n",
			rules, id);
	if (run_compiler(folder, engine, library))
		return true;
	bad_input("The engine of rules %d of %s cannot be compiled here; that needs wasm2c (Debian's "
			  "wabt) and a C compiler.",
			  rules, id);
	return false;
}

/* ---- opening --------------------------------------------------------------------------------- */

static bool find_functions(struct kept *k, void *library)
{
	unsigned char *(*memory_at)(uint32_t);
	void (*open_engine)(void);
	bool is_whole = true;

	*(void **)&memory_at = dlsym(library, "memory_at");
	*(void **)&open_engine = dlsym(library, "open_engine");
	k->trapped = dlsym(library, "trapped");
#define FUNCTION(type, name, parameters)                                                           \
	*(void **)&k->name = dlsym(library, #name);                                                    \
	is_whole &= k->name != NULL;
	ENGINE_FUNCTIONS(FUNCTION)
#undef FUNCTION
	if (!is_whole || !memory_at || !open_engine || !k->trapped)
		return false;
	open_engine();
	if (k->kept_version() != KEPT_VERSION)
		return false;
	k->state = memory_at(k->kept_state());
	k->view = memory_at(k->kept_view());
	k->numbers = (uint32_t *)(void *)memory_at(k->kept_numbers());
	k->said = (const char *)memory_at(k->output());
	return true;
}

static const struct game *open_library(const char *library, const char *id, int rules)
{
	struct kept *k = &kept[n_kept];
	void *opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);

	if (!opened) {
		bad_input("The engine %s cannot be opened: %s.", library, dlerror());
		return NULL;
	}
	pthread_mutex_init(&k->lock, NULL);
	set_kept_functions(n_kept);
	if (!find_functions(k, opened) || !read_kept_tables(k) || strcmp(k->g.id, id) != 0 ||
		k->g.rules != rules) {
		bad_input("%s is no engine of rules %d of %s.", library, rules, id);
		return NULL;
	}
	n_kept++;
	return &k->g;
}

static const struct game *open_kept(const char *id, int rules)
{
	char folder[PATH], engine[PATH], library[PATH];

	if (n_kept == MAX_KEPT || !find_folder(folder) || !find_engine(folder, id, rules, engine))
		return NULL;
	if (!find_library(id, engine, library) && !compile(folder, id, rules, engine, library))
		return NULL;
	return open_library(library, id, rules);
}

const struct game *kept_game(const char *id, int rules)
{
	const struct game *g = NULL;

	pthread_mutex_lock(&finding);
	for (int i = 0; i < n_kept && !g; i++)
		if (kept[i].g.rules == rules && !strcmp(kept[i].g.id, id))
			g = &kept[i].g;
	if (!g)
		g = open_kept(id, rules);
	pthread_mutex_unlock(&finding);
	return g;
}

void use_kept_engines(void) { game_of_older_rules = kept_game; }
