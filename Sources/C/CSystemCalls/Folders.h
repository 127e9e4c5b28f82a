// The place of a path in the files of an app.

#ifndef SCROLLWORK_FOLDERS_H
#define SCROLLWORK_FOLDERS_H

#include "Answering.h"

#include <limits.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>

// Older libraries have no function `stat` to stand before.
#if defined(__linux__) && defined(__GLIBC__)
#if __GLIBC_PREREQ(2, 33)
#define HAS_FILES 1
#endif
#endif

#pragma GCC visibility push(hidden)

// What a call does with a path.
enum use { reading, changing };

// The place of a path: `path` itself, or for one of an app's files the private one of the scene that
// is played here, written into `place`, which has `PATH_MAX` bytes. Where no scene is, it is one that
// cannot exist.
const char *scrollwork_located(const char *path, char *place, enum use use);

// The path of an app's files for a place, written into `path`; NULL for any other place.
const char *scrollwork_shown(const char *place, char *path);

// Whether a global variable is being initialized on this thread.
bool scrollwork_is_initializing(void);

// Keeps what was written since global variables began to be initialized for all later scenes.
void scrollwork_keep_written(void);

// Records that a file was changed now, or at a date, and made now if it is new.
void scrollwork_note_change(const struct stat *info, bool is_new, const struct timespec *date);

// The dates of a file of an app in the scene, which are those of the app itself if it was never
// changed; returns false, and leaves the dates of files elsewhere, if none is recorded.
bool scrollwork_dates(dev_t device, ino_t number, struct timespec *born, struct timespec *changed);

// Records the mode that code gives to a file of an app; returns false for a file elsewhere.
bool scrollwork_note_mode(const struct stat *info, mode_t mode);

// The mode that code has given to a file of an app; returns false, and leaves `mode`, if it gave none.
bool scrollwork_mode(dev_t device, ino_t number, mode_t *mode);

// The file of a device that the scene answers for; -1 for any other path.
int scrollwork_open_device(const char *path);

// The path in a link, for code.
ssize_t scrollwork_readlink(const char *path, char *buffer, size_t count);

#pragma GCC visibility pop

#endif
