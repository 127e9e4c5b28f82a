// How calls that take a path pass the place of it on: that of an app's files is the private one of the
// scene.

#ifndef SCROLLWORK_PATH_CALLS_H
#define SCROLLWORK_PATH_CALLS_H

#include "Denials.h"
#include "Folders.h"

#include <fcntl.h>

#define located scrollwork_located

// What a use of a path is called when the sandbox denies it.
static inline const char *act_of(enum use use) { return use == changing ? "write" : "read"; }

// Whether a call has failed, by its result.
#define FAILED_int(result) ((result) < 0)
#define FAILED_ssize_t(result) ((result) < 0)

// Defines a function that passes the place `at` of its argument `path` on.
#define PATH_CALL(type, name, use, parameters, ...)                                              \
  type name parameters {                                                                         \
    char place[PATH_MAX];                                                                        \
    const char *at = located(path, place, use);                                                  \
    type result = SYSTEM(name, __VA_ARGS__);                                                     \
    return TOLD(act_of(use), path, FAILED_##type(result), result);                               \
  }

// As above, of `path` and `other`.
#define PATHS_CALL(type, name, parameters, ...)                                                  \
  type name parameters {                                                                         \
    char place[PATH_MAX], other_place[PATH_MAX];                                                 \
    const char *at = located(path, place, changing);                                             \
    const char *other_at = located(other, other_place, changing);                                \
    type result = SYSTEM(name, __VA_ARGS__);                                                     \
    return TOLD("write", path, FAILED_##type(result), result);                                   \
  }

// Whether a file, a folder or a link is at a path in an opened folder.
static inline bool is_there(int folder, const char *at) {
  struct stat info;
  int before = errno;
  bool is_there = SYSTEM(fstatat, folder, at, &info, AT_SYMLINK_NOFOLLOW) == 0;
  errno = before;
  return is_there;
}

#endif
