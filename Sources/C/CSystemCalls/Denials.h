// What the sandbox denies to the code of others.

#ifndef SCROLLWORK_DENIALS_H
#define SCROLLWORK_DENIALS_H

#include "Answering.h"

#include <errno.h>
#include <limits.h>

#pragma GCC visibility push(hidden)

// Records an act on a subject, such as a path, that this process was denied, if code of the library
// that is watched is among its callers. Leaves `errno` as it is.
void scrollwork_note_denial(const char *act, const char *subject);

// Whether the sandbox denies the code at an address to start processes: any but that of this program,
// which starts encoders, and that of Swift's runtime, which makes backtraces.
bool scrollwork_denies_processes(const void *caller);

// Whether a system call, by its number, starts a process.
bool scrollwork_starts_process(long call);

#pragma GCC visibility pop

// The result of a call that has failed if `is_failed`; records an act that was denied.
#define TOLD(act, subject, is_failed, result)                                                    \
  ({                                                                                             \
    if ((is_failed) && (errno == EACCES || errno == EPERM)) scrollwork_note_denial(act, subject); \
    result;                                                                                      \
  })

#endif
