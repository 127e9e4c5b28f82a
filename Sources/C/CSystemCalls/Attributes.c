// The calls that read and set the attributes of files: the dates and modes of an app's files are those of
// the scene.

#include "PathCalls.h"

#ifdef HAS_FILES

#include <CSandbox.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/time.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

// MARK: Dates

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

// MARK: Modes and the rest

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

#endif
