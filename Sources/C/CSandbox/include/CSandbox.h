#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stdbool.h>

/// The version of Landlock in the kernel, if that also filters system calls; 0 if it lacks one of them.
int scrollwork_sandbox_version(void);

/// The version of Landlock in the kernel; negative, the number of the error, if it cannot be used.
int scrollwork_landlock_version(void);

/// Whether the kernel filters system calls of this processor.
bool scrollwork_filters_calls(void);

/// Whether this process is confined.
///
/// A process whose environment variable `SCROLLWORK_SANDBOX` names a file of rules is confined before
/// its `main`, and with it all that it starts; one that cannot be confined ends. The file has one rule
/// after the other, each a letter and a path that a zero byte ends:
///
/// - `r`: the file or the folder may be read.
/// - `w`: the file may be written, and in the folder all files be made, changed and removed.
/// - `x`: the program may be run.
/// - `f`, without a path: processes may be forked.
bool scrollwork_is_confined(void);

/// The path of the library, or of the program, that has a function or a value; NULL if none has.
const char *scrollwork_library_of(const void *address);

#endif
