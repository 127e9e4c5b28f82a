// The calls that take a path: those of an app's files have the private place of the scene instead.
//
// - Source: measured with Swift 6.3, the functions that the libraries of Foundation import; beside
//   them those of C that open files.

#include "Denials.h"
#include "Folders.h"

#include <CSandbox.h>

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/time.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

#define located scrollwork_located

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

// What a use of a path is called when the sandbox denies it.
static const char *act_of(enum use use) { return use == changing ? "write" : "read"; }

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

static bool is_there(int folder, const char *at) {
  struct stat info;
  int before = errno;
  bool is_there = SYSTEM(fstatat, folder, at, &info, AT_SYMLINK_NOFOLLOW) == 0;
  errno = before;
  return is_there;
}

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

// MARK: Attributes

// Foundation takes the date of a change of attributes for that of the creation.
static void set_dates(
    struct stat *info, const struct timespec *born, const struct timespec *changed) {
  info->st_mtim = info->st_atim = *changed;
  info->st_ctim = *born;
}

// Gives the dates of the scene to what is known of a file.
static void show_dates(struct stat *info) {
  struct timespec born = info->st_ctim, changed = info->st_mtim;
  (void)scrollwork_dates(info->st_dev, info->st_ino, &born, &changed);
  set_dates(info, &born, &changed);
  (void)scrollwork_mode(info->st_dev, info->st_ino, &info->st_mode);
}

#define STAT(name, parameters, ...)                                                              \
  int name parameters {                                                                          \
    char place[PATH_MAX];                                                                        \
    const char *at = located(path, place, reading);                                              \
    int result = SYSTEM(name, __VA_ARGS__);                                                      \
    if (result == 0 && at != path) show_dates((struct stat *)info);                              \
    return result;                                                                               \
  }

STAT(stat, (const char *restrict path, struct stat *restrict info), at, info)
STAT(lstat, (const char *restrict path, struct stat *restrict info), at, info)
STAT(
    fstatat,
    (int folder, const char *restrict path, struct stat *restrict info, int flags), folder, at,
    info, flags)

// On systems of 64 bits the two are the same.
_Static_assert(sizeof(struct stat) == sizeof(struct stat64), "stat64 has another form");
STAT(stat64, (const char *restrict path, struct stat64 *restrict info), at, info)
STAT(lstat64, (const char *restrict path, struct stat64 *restrict info), at, info)

static void show_known_dates(struct stat *info) {
  struct timespec born, changed;
  if (scrollwork_answering
      && scrollwork_dates(info->st_dev, info->st_ino, &born, &changed))
    set_dates(info, &born, &changed);
  if (scrollwork_answering) (void)scrollwork_mode(info->st_dev, info->st_ino, &info->st_mode);
}

int fstat(int file, struct stat *info) {
  int result = SYSTEM(fstat, file, info);
  if (result == 0) show_known_dates(info);
  return result;
}

int fstat64(int file, struct stat64 *info) {
  int result = SYSTEM(fstat64, file, info);
  if (result == 0) show_known_dates((struct stat *)info);
  return result;
}

int statx(
    int folder, const char *restrict path, int flags, unsigned int mask,
    struct statx *restrict info) {
  char place[PATH_MAX];
  const char *at = located(path, place, reading);
  int result = SYSTEM(statx, folder, at, flags, mask, info);
  struct timespec born, changed;
  if (result != 0 || at == path) return result;
  struct stat plain;
  int following = flags & AT_SYMLINK_NOFOLLOW;
  if (SYSTEM(fstatat, folder, at, &plain, following) != 0) return result;
  born = changed = plain.st_mtim;
  (void)scrollwork_dates(plain.st_dev, plain.st_ino, &born, &changed);
  info->stx_btime.tv_sec = born.tv_sec;
  info->stx_btime.tv_nsec = (uint32_t)born.tv_nsec;
  info->stx_mtime.tv_sec = changed.tv_sec;
  info->stx_mtime.tv_nsec = (uint32_t)changed.tv_nsec;
  info->stx_atime = info->stx_ctime = info->stx_mtime;
  mode_t mode = plain.st_mode;
  if (scrollwork_mode(plain.st_dev, plain.st_ino, &mode)) info->stx_mode = (uint16_t)mode;
  return result;
}

// Records the date that code gives to a file; `date` is NULL for the present one.
static int dated(int result, int folder, const char *at, int flags, const struct timespec *date) {
  struct stat info;
  if (result != 0 || (date && date->tv_nsec == UTIME_OMIT)) return result;
  if (SYSTEM(fstatat, folder, at, &info, flags) == 0)
    scrollwork_note_change(&info, false, date && date->tv_nsec != UTIME_NOW ? date : NULL);
  return result;
}

// The result of a call that only sets what the tables of the scene have: in a sandbox, where the system
// denies all such calls, whether the file is there.
#define SET_IN_TABLE(folder, ...)                                                                \
  (at != path && scrollwork_is_confined() ? is_there(folder, at) ? 0 : (errno = ENOENT, -1)      \
                                          : (__VA_ARGS__))

int utimes(const char *path, const struct timeval values[2]) {
  char place[PATH_MAX];
  const char *at = located(path, place, changing);
  int result = SET_IN_TABLE(AT_FDCWD, SYSTEM(utimes, at, values));
  if (at == path) return TOLD("write", path, result < 0, result);
  struct timespec date = {0};
  if (values) date = (struct timespec){values[1].tv_sec, values[1].tv_usec * 1000};
  return dated(result, AT_FDCWD, at, 0, values ? &date : NULL);
}

int utime(const char *path, const struct utimbuf *values) {
  char place[PATH_MAX];
  const char *at = located(path, place, changing);
  int result = SET_IN_TABLE(AT_FDCWD, SYSTEM(utime, at, values));
  if (at == path) return TOLD("write", path, result < 0, result);
  struct timespec date = {.tv_sec = values ? values->modtime : 0};
  return dated(result, AT_FDCWD, at, 0, values ? &date : NULL);
}

int utimensat(int folder, const char *path, const struct timespec values[2], int flags) {
  char place[PATH_MAX];
  const char *at = located(path, place, changing);
  int result = SET_IN_TABLE(folder, SYSTEM(utimensat, folder, at, values, flags));
  if (at == path) return TOLD("write", path, result < 0, result);
  return dated(result, folder, at, flags, values ? &values[1] : NULL);
}

int futimens(int file, const struct timespec values[2]) {
  struct stat info;
  struct timespec born, changed;
  bool is_known = SYSTEM(fstat, file, &info) == 0
                  && scrollwork_dates(info.st_dev, info.st_ino, &born, &changed);
  int result = is_known && scrollwork_is_confined() ? 0 : SYSTEM(futimens, file, values);
  if (result != 0 || !is_known) return result;
  bool is_now = !values || values[1].tv_nsec == UTIME_NOW;
  if (is_now || values[1].tv_nsec != UTIME_OMIT)
    scrollwork_note_change(&info, false, is_now ? NULL : &values[1]);
  return result;
}

PATH_CALL(int, access, reading, (const char *path, int mode), at, mode)
PATH_CALL(int, euidaccess, reading, (const char *path, int mode), at, mode)
PATH_CALL(
    int, faccessat, reading, (int folder, const char *path, int mode, int flags), folder, at, mode,
    flags)
// Records the mode that code gives to an app's file.
static int moded(int result, int folder, const char *at, int flags, mode_t mode) {
  struct stat info;
  if (result == 0 && SYSTEM(fstatat, folder, at, &info, flags) == 0)
    scrollwork_note_mode(&info, mode);
  return result;
}

int chmod(const char *path, mode_t mode) {
  char place[PATH_MAX];
  const char *at = located(path, place, changing);
  int result = SET_IN_TABLE(AT_FDCWD, SYSTEM(chmod, at, mode));
  if (at == path) return TOLD("write", path, result < 0, result);
  return moded(result, AT_FDCWD, at, 0, mode);
}

int fchmodat(int folder, const char *path, mode_t mode, int flags) {
  char place[PATH_MAX];
  const char *at = located(path, place, changing);
  int result = SET_IN_TABLE(folder, SYSTEM(fchmodat, folder, at, mode, flags));
  if (at == path) return TOLD("write", path, result < 0, result);
  return moded(result, folder, at, flags, mode);
}

int fchmod(int file, mode_t mode) {
  struct stat info;
  struct timespec born, changed;
  bool is_known = scrollwork_is_confined() && SYSTEM(fstat, file, &info) == 0
                  && scrollwork_dates(info.st_dev, info.st_ino, &born, &changed);
  if (is_known) return scrollwork_note_mode(&info, mode) ? 0 : -1;
  return SYSTEM(fchmod, file, mode);
}

PATH_CALL(int, chown, changing, (const char *path, uid_t user, gid_t group), at, user, group)
PATH_CALL(int, lchown, changing, (const char *path, uid_t user, gid_t group), at, user, group)
PATH_CALL(int, statfs, reading, (const char *path, struct statfs *info), at, info)
PATH_CALL(
    int, statvfs, reading, (const char *restrict path, struct statvfs *restrict info), at, info)
PATH_CALL(
    ssize_t, getxattr, reading, (const char *path, const char *name, void *value, size_t size), at,
    name, value, size)
PATH_CALL(
    ssize_t, lgetxattr, reading, (const char *path, const char *name, void *value, size_t size), at,
    name, value, size)
PATH_CALL(ssize_t, listxattr, reading, (const char *path, char *list, size_t size), at, list, size)
PATH_CALL(ssize_t, llistxattr, reading, (const char *path, char *list, size_t size), at, list, size)
PATH_CALL(
    int, setxattr, changing,
    (const char *path, const char *name, const void *value, size_t size, int flags), at, name, value,
    size, flags)
PATH_CALL(
    int, lsetxattr, changing,
    (const char *path, const char *name, const void *value, size_t size, int flags), at, name, value,
    size, flags)
PATH_CALL(int, removexattr, changing, (const char *path, const char *name), at, name)
PATH_CALL(int, lremovexattr, changing, (const char *path, const char *name), at, name)

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
