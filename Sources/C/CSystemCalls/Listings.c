// The calls that list folders: of an app's files, in the order of their names, which does not depend
// on the disk, and by the paths that code sees.

#include "Folders.h"

#ifdef HAS_FILES

#include <dirent.h>
#include <errno.h>
#include <fts.h>
#include <stdlib.h>
#include <string.h>

#define located scrollwork_located

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// MARK: Folders

// A folder of an app that is being read: its entries, sorted.
struct listing {
  DIR *folder;
  struct dirent **entries;
  size_t count, next;
  struct listing *rest;
};

static struct listing *listings;

static int by_name(const void *one, const void *other) {
  return strcmp((*(struct dirent *const *)one)->d_name, (*(struct dirent *const *)other)->d_name);
}

static void read_entries(struct listing *listing) {
  size_t room = 0;
  struct dirent *entry;
  while ((entry = SYSTEM(readdir, listing->folder))) {
    if (listing->count == room) {
      size_t larger = room ? 2 * room : 16;
      void *entries = realloc(listing->entries, larger * sizeof *listing->entries);
      if (!entries) break;
      listing->entries = entries;
      room = larger;
    }
    struct dirent *copy = malloc(sizeof *copy);
    if (!copy) break;
    memcpy(copy, entry, entry->d_reclen < sizeof *copy ? entry->d_reclen : sizeof *copy);
    copy->d_off = (off_t)listing->count + 1;
    listing->entries[listing->count++] = copy;
  }
  if (listing->count > 0)
    qsort(listing->entries, listing->count, sizeof *listing->entries, by_name);
}

static void clear_entries(struct listing *listing) {
  for (size_t index = 0; index < listing->count; index++) free(listing->entries[index]);
  free(listing->entries);
  listing->entries = NULL;
  listing->count = listing->next = 0;
}

// The listing of a folder of an app; NULL for any other.
static struct listing *listing_of(DIR *folder) {
  if (!__atomic_load_n(&listings, __ATOMIC_RELAXED)) return NULL;
  pthread_mutex_lock(&lock);
  struct listing *listing = listings;
  while (listing && listing->folder != folder) listing = listing->rest;
  pthread_mutex_unlock(&lock);
  return listing;
}

DIR *opendir(const char *path) {
  char place[PATH_MAX];
  const char *at = located(path, place, reading);
  DIR *folder = SYSTEM(opendir, at);
  if (at == path || !folder) return folder;
  struct listing *listing = calloc(1, sizeof *listing);
  if (!listing) return folder;
  listing->folder = folder;
  read_entries(listing);
  pthread_mutex_lock(&lock);
  listing->rest = listings;
  __atomic_store_n(&listings, listing, __ATOMIC_RELAXED);
  pthread_mutex_unlock(&lock);
  return folder;
}

struct dirent *readdir(DIR *folder) {
  struct listing *listing = listing_of(folder);
  if (!listing) return SYSTEM(readdir, folder);
  return listing->next < listing->count ? listing->entries[listing->next++] : NULL;
}

struct dirent64 *readdir64(DIR *folder) {
  _Static_assert(sizeof(struct dirent) == sizeof(struct dirent64), "dirent64 has another form");
  struct listing *listing = listing_of(folder);
  return listing ? (struct dirent64 *)readdir(folder) : SYSTEM(readdir64, folder);
}

void rewinddir(DIR *folder) {
  struct listing *listing = listing_of(folder);
  SYSTEM(rewinddir, folder);
  if (!listing) return;
  clear_entries(listing);
  read_entries(listing);
}

int closedir(DIR *folder) {
  if (listing_of(folder)) {
    pthread_mutex_lock(&lock);
    struct listing **place = &listings;
    while ((*place)->folder != folder) place = &(*place)->rest;
    struct listing *listing = *place;
    __atomic_store_n(place, listing->rest, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&lock);
    clear_entries(listing);
    free(listing);
  }
  return SYSTEM(closedir, folder);
}

// MARK: Trees of folders

// A walk through folders of an app, and its last entry, whose paths code sees changed.
struct walk {
  FTS *tree;
  FTSENT *entry;
  char *path, *access;
  unsigned short length;
  char shown[PATH_MAX];
  struct walk *rest;
};

static struct walk *walks;

static int by_entry_name(const FTSENT **one, const FTSENT **other) {
  return strcmp((*one)->fts_name, (*other)->fts_name);
}

static struct walk *walk_of(FTS *tree) {
  if (!__atomic_load_n(&walks, __ATOMIC_RELAXED)) return NULL;
  pthread_mutex_lock(&lock);
  struct walk *walk = walks;
  while (walk && walk->tree != tree) walk = walk->rest;
  pthread_mutex_unlock(&lock);
  return walk;
}

// Gives the last entry its own paths again, from which the next ones are made.
static void restore(struct walk *walk) {
  if (!walk->entry) return;
  walk->entry->fts_path = walk->path;
  walk->entry->fts_accpath = walk->access;
  walk->entry->fts_pathlen = walk->length;
  walk->entry = NULL;
}

static void show(struct walk *walk, FTSENT *entry) {
  if (!entry || !scrollwork_shown(entry->fts_path, walk->shown)) return;
  walk->entry = entry;
  walk->path = entry->fts_path;
  walk->access = entry->fts_accpath;
  walk->length = entry->fts_pathlen;
  entry->fts_path = walk->shown;
  entry->fts_pathlen = (unsigned short)strlen(walk->shown);
  if (walk->access == walk->path) entry->fts_accpath = walk->shown;
}

FTS *fts_open(
    char *const *paths, int options, int (*compare)(const FTSENT **, const FTSENT **)) {
  size_t count = 0;
  while (paths[count]) count++;
  char **places = calloc(count + 1, sizeof *places);
  char *buffer = malloc(PATH_MAX);
  bool are_app = false;
  for (size_t index = 0; places && buffer && index < count; index++) {
    const char *at = located(paths[index], buffer, reading);
    are_app = are_app || at != paths[index];
    places[index] = strdup(at);
  }
  free(buffer);
  FTS *tree =
      are_app ? SYSTEM(fts_open, places, options, compare ? compare : by_entry_name)
              : SYSTEM(fts_open, paths, options, compare);
  for (size_t index = 0; places && index < count; index++) free(places[index]);
  free(places);
  struct walk *walk = tree && are_app ? calloc(1, sizeof *walk) : NULL;
  if (!walk) return tree;
  walk->tree = tree;
  pthread_mutex_lock(&lock);
  walk->rest = walks;
  __atomic_store_n(&walks, walk, __ATOMIC_RELAXED);
  pthread_mutex_unlock(&lock);
  return tree;
}

FTSENT *fts_read(FTS *tree) {
  struct walk *walk = walk_of(tree);
  if (!walk) return SYSTEM(fts_read, tree);
  restore(walk);
  FTSENT *entry = SYSTEM(fts_read, tree);
  show(walk, entry);
  return entry;
}

FTSENT *fts_children(FTS *tree, int options) {
  struct walk *walk = walk_of(tree);
  if (walk) restore(walk);
  return SYSTEM(fts_children, tree, options);
}

int fts_close(FTS *tree) {
  struct walk *walk = walk_of(tree);
  if (walk) {
    restore(walk);
    pthread_mutex_lock(&lock);
    struct walk **place = &walks;
    while (*place != walk) place = &(*place)->rest;
    __atomic_store_n(place, walk->rest, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&lock);
    free(walk);
  }
  return SYSTEM(fts_close, tree);
}

#endif
