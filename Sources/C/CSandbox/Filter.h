// The filter of system calls.

#ifndef SCROLLWORK_FILTER_H
#define SCROLLWORK_FILTER_H

#include <stdbool.h>

// Whether the kernel filters system calls of this processor.
__attribute__((visibility("hidden"))) bool scrollwork_has_filter(void);

// Denies this process, and all that it starts, the system calls that reach beyond it and that
// Landlock leaves alone; `forks` lets it fork, `scopes` says that Landlock keeps signals inside.
// Returns false if the kernel refuses.
__attribute__((visibility("hidden"))) bool scrollwork_filter_calls(bool forks, bool scopes);

#endif
