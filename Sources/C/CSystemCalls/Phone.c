// What the code of a scene asks of its process and of the machine, and what it spreads over processors:
// the same in every run.

#include "Denials.h"

#if defined(__linux__) && defined(__GLIBC__)

#include <CSandbox.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

// - Source: chosen; a number that apps have.
#define PROCESS 412

// - Source: documented, the name of a phone that no user has named.
#define HOST "iPhone"

bool scrollwork_is_answered(void) { return scrollwork_answering != NULL; }

int scrollwork_process(void) { return PROCESS; }

// Whether other code than this program's calls.
static bool is_other(const void *caller) {
  const char *own = scrollwork_library_of(&scrollwork_is_answered);
  const char *other = scrollwork_library_of(caller);
  return !own || !other || strcmp(own, other) != 0;
}

// Whether the code of a scene calls, and not this program, which needs the true number.
static bool is_scene(const void *caller) { return scrollwork_answering && is_other(caller); }

pid_t getpid(void) {
  return is_scene(__builtin_return_address(0)) ? PROCESS : SYSTEM(getpid);
}

int kill(pid_t process, int signal) {
  bool is_own = process == PROCESS && is_scene(__builtin_return_address(0));
  int result = SYSTEM(kill, is_own ? SYSTEM(getpid) : process, signal);
  return TOLD("signal", "", result < 0, result);
}

int gethostname(char *name, size_t length) {
  if (!is_scene(__builtin_return_address(0))) return SYSTEM(gethostname, name, length);
  if (length < sizeof HOST) {
    errno = ENAMETOOLONG;
    return -1;
  }
  memcpy(name, HOST, sizeof HOST);
  return 0;
}

// The standard files stay open for this program: by them it tells what went wrong.
int close(int file) {
  bool is_kept = file >= 0 && file <= STDERR_FILENO && (scrollwork_answering || scrollwork_is_confined())
                 && is_other(__builtin_return_address(0));
  return is_kept ? 0 : SYSTEM(close, file);
}

// MARK: Loops over all processors: one after the other

// The function of a block, which follows its class and its flags.
//
// - Source: documented, "Block Implementation Specification" of Clang.
struct block {
  void *class;
  int flags, reserved;
  void (*invoke)(void *block, size_t index);
};

// Weak, as a static Dispatch has definitions of its own.
__attribute__((weak)) void dispatch_apply(size_t count, void *queue, void *block) {
  if (!scrollwork_answering) {
    SYSTEM(dispatch_apply, count, queue, block);
    return;
  }
  for (size_t index = 0; index < count; index++) ((struct block *)block)->invoke(block, index);
}

__attribute__((weak)) void dispatch_apply_f(
    size_t count, void *queue, void *context, void (*work)(void *context, size_t index)) {
  if (!scrollwork_answering) {
    SYSTEM(dispatch_apply_f, count, queue, context, work);
    return;
  }
  for (size_t index = 0; index < count; index++) work(context, index);
}

#endif
