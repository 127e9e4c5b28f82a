// The calls that take a path: those of an app's files have the private place of the scene instead.
//
// - Source: measured with Swift 6.3, the functions that the libraries of Foundation import; beside
//   them those of C that open files.

#include "PathCalls.h"

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool has_mode(int flags) { return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE; }

// Without files of an app, only devices.
#ifndef HAS_FILES

#define OPEN(name)                                                                               \
  int name(const char *path, int flags, ...) {                                                   \
    int device = scrollwork_open_device(path);                                                   \
    if (device >= 0) return device;                                                              \
    mode_t mode = 0;                                                                             \
    if (has_mode(flags)) {                                                                       \
      va_list list;                                                                              \
      va_start(list, flags);                                                                     \
      mode = va_arg(list, mode_t);                                                               \
      va_end(list);                                                                              \
    }                                                                                            \
    return SYSTEM(name, path, flags, mode);                                                      \
  }

OPEN(open)
OPEN(open64)

ssize_t scrollwork_readlink(const char *path, char *buffer, size_t count) {
  return SYSTEM(readlink, path, buffer, count);
}

#else

// As ``PATH_CALL`` for a function that makes `path`.
#define MAKING_CALL(name, parameters, folder, ...)                                               \
  int name parameters {                                                                          \
    char place[PATH_MAX];                                                                        \
    const char *at = located(path, place, changing);                                             \
    int result = SYSTEM(name, __VA_ARGS__);                                                      \
    if (at != path && result == 0) note_made(folder, at);                                        \
    return TOLD("write", path, result < 0, result);                                              \
  }

// Records that a file, a folder or a link was made.
static void note_made(int folder, const char *at) {
  struct stat info;
  if (SYSTEM(fstatat, folder, at, &info, AT_SYMLINK_NOFOLLOW) == 0)
    scrollwork_note_change(&info, true, NULL);
}

// MARK: Opening

// Records what an opened file has become.
static int noting(int file, bool is_new) {
  struct stat info;
  int before = errno;
  if (file >= 0 && SYSTEM(fstat, file, &info) == 0) scrollwork_note_change(&info, is_new, NULL);
  errno = before;
  return file;
}

static bool is_changing(int flags) {
  return (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC));
}

#define OPEN(name)                                                                               \
  int name(const char *path, int flags, ...) {                                                   \
    int device = scrollwork_open_device(path);                                                   \
    if (device >= 0) return device;                                                              \
    mode_t mode = 0;                                                                             \
    if (has_mode(flags)) {                                                                       \
      va_list list;                                                                              \
      va_start(list, flags);                                                                     \
      mode = va_arg(list, mode_t);                                                               \
      va_end(list);                                                                              \
    }                                                                                            \
    char place[PATH_MAX];                                                                        \
    bool changes = is_changing(flags);                                                           \
    const char *at = located(path, place, changes ? changing : reading);                         \
    bool is_new = at != path && changes && !is_there(AT_FDCWD, at);                              \
    int file = SYSTEM(name, at, flags, mode);                                                    \
    if (file < 0) return TOLD(act_of(changes ? changing : reading), path, true, file);           \
    return at != path && changes ? noting(file, is_new) : file;                                  \
  }

#define OPENAT(name)                                                                             \
  int name(int folder, const char *path, int flags, ...) {                                       \
    mode_t mode = 0;                                                                             \
    if (has_mode(flags)) {                                                                       \
      va_list list;                                                                              \
      va_start(list, flags);                                                                     \
      mode = va_arg(list, mode_t);                                                               \
      va_end(list);                                                                              \
    }                                                                                            \
    char place[PATH_MAX];                                                                        \
    bool changes = is_changing(flags);                                                           \
    const char *at = located(path, place, changes ? changing : reading);                         \
    bool is_new = at != path && changes && !is_there(folder, at);                                \
    int file = SYSTEM(name, folder, at, flags, mode);                                            \
    if (file < 0) return TOLD(act_of(changes ? changing : reading), path, true, file);           \
    return at != path && changes ? noting(file, is_new) : file;                                  \
  }

#define FOPEN(name)                                                                              \
  FILE *name(const char *restrict path, const char *restrict mode) {                             \
    char place[PATH_MAX];                                                                        \
    bool changes = strpbrk(mode, "wa+") != NULL;                                                 \
    const char *at = located(path, place, changes ? changing : reading);                         \
    bool is_new = at != path && changes && !is_there(AT_FDCWD, at);                              \
    FILE *file = SYSTEM(name, at, mode);                                                         \
    if (at != path && changes && file) noting(fileno(file), is_new);                             \
    return TOLD(act_of(changes ? changing : reading), path, !file, file);                        \
  }

OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)
FOPEN(fopen)
FOPEN(fopen64)

int creat(const char *path, mode_t mode) { return open(path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

// The names of temporary files: the place of their pattern, whose end comes back.
#define PATTERN(type, name, parameters, is_made, ...)                                            \
  type name parameters {                                                                         \
    char place[PATH_MAX];                                                                        \
    if (located(path, place, changing) == path) return SYSTEM(name, __VA_ARGS__);                \
    char *shown = path;                                                                          \
    path = place;                                                                                \
    type result = SYSTEM(name, __VA_ARGS__);                                                     \
    path = shown;                                                                                \
    size_t length = strlen(path), end = strlen(place);                                           \
    if (length >= 6 && end >= 6) memcpy(path + length - 6, place + end - 6, 6);                  \
    if (is_made) note_made(AT_FDCWD, place);                                                     \
    return PATTERN_RESULT_##type(result, path);                                                  \
  }

#define PATTERN_RESULT_int(result, path) (result)
#define PATTERN_RESULT_text(result, path) ((result) ? (path) : NULL)
typedef char *text;

PATTERN(int, mkstemp, (char *path), result >= 0, path)
PATTERN(int, mkstemp64, (char *path), result >= 0, path)
PATTERN(int, mkostemp, (char *path, int flags), result >= 0, path, flags)
PATTERN(int, mkostemp64, (char *path, int flags), result >= 0, path, flags)
PATTERN(text, mkdtemp, (char *path), result != NULL, path)

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
PATTERN(text, mktemp, (char *path), false, path)
#pragma GCC diagnostic pop

// MARK: Making, moving and removing

MAKING_CALL(mkdir, (const char *path, mode_t mode), AT_FDCWD, at, mode)
MAKING_CALL(mkdirat, (int folder, const char *path, mode_t mode), folder, folder, at, mode)

// Of a link, the path in it is one of an app's as well.
int symlink(const char *goal, const char *path) {
  char place[PATH_MAX], goal_place[PATH_MAX];
  const char *at = located(path, place, changing);
  int result = SYSTEM(symlink, located(goal, goal_place, reading), at);
  if (at != path && result == 0) note_made(AT_FDCWD, at);
  return TOLD("write", path, result < 0, result);
}

int symlinkat(const char *goal, int folder, const char *path) {
  char place[PATH_MAX], goal_place[PATH_MAX];
  const char *at = located(path, place, changing);
  int result = SYSTEM(symlinkat, located(goal, goal_place, reading), folder, at);
  if (at != path && result == 0) note_made(folder, at);
  return TOLD("write", path, result < 0, result);
}

PATHS_CALL(int, rename, (const char *path, const char *other), at, other_at)
PATHS_CALL(
    int, renameat, (int folder, const char *path, int other_folder, const char *other), folder, at,
    other_folder, other_at)
PATHS_CALL(
    int, renameat2,
    (int folder, const char *path, int other_folder, const char *other, unsigned int flags), folder,
    at, other_folder, other_at, flags)
PATHS_CALL(int, link, (const char *path, const char *other), at, other_at)
PATHS_CALL(
    int, linkat, (int folder, const char *path, int other_folder, const char *other, int flags),
    folder, at, other_folder, other_at, flags)

PATH_CALL(int, unlink, changing, (const char *path), at)
PATH_CALL(int, unlinkat, changing, (int folder, const char *path, int flags), folder, at, flags)
PATH_CALL(int, rmdir, changing, (const char *path), at)
PATH_CALL(int, remove, changing, (const char *path), at)

int truncate(const char *path, off_t length) {
  char place[PATH_MAX];
  const char *at = located(path, place, changing);
  struct stat info;
  int result = SYSTEM(truncate, at, length);
  if (at != path && result == 0 && SYSTEM(stat, at, &info) == 0)
    scrollwork_note_change(&info, false, NULL);
  return TOLD("write", path, result < 0, result);
}

// MARK: Links

ssize_t scrollwork_readlink(const char *path, char *buffer, size_t count) {
  char place[PATH_MAX], goal[PATH_MAX], shown[PATH_MAX];
  const char *at = located(path, place, reading);
  if (at == path) return SYSTEM(readlink, path, buffer, count);
  ssize_t length = SYSTEM(readlink, at, goal, sizeof goal - 1);
  if (length < 0) return length;
  goal[length] = 0;
  const char *text = scrollwork_shown(goal, shown);
  if (!text) text = goal;
  length = (ssize_t)strlen(text);
  if ((size_t)length > count) length = (ssize_t)count;
  memcpy(buffer, text, (size_t)length);
  return length;
}

char *realpath(const char *restrict path, char *restrict resolved) {
  char place[PATH_MAX], goal[PATH_MAX], shown[PATH_MAX];
  const char *at = located(path, place, reading);
  if (at == path) return SYSTEM(realpath, path, resolved);
  if (!SYSTEM(realpath, at, goal)) return NULL;
  const char *text = scrollwork_shown(goal, shown);
  if (!text) text = goal;
  return resolved ? strcpy(resolved, text) : strdup(text);
}

#endif
#endif
