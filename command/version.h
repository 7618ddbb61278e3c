/* command/version.h -- which rubicon this is. */

#ifndef COMMAND_VERSION_H
#define COMMAND_VERSION_H

#define VERSION "0.9.0"

#endif
