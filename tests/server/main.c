/* tests/server/main.c -- the server in a world of its own: tests/server/world.c and fate.c. */

#include "command/command.h"

int main(int argc, char **argv) { return serve_main(argc, argv); }
