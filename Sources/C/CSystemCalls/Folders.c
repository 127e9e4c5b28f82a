// The private folders of the scenes that are played: what an app keeps in its files is in them.
//
// Code sees paths below `/var/mobile`, the same in every run; they stand for those of a folder that
// is made when a path is used first, with the folders of an app that was just installed, and removed
// with the scene. Threads that play no scene see that of the scene that was played last.
//
// What global variables write while they are initialized is there in all later folders: they keep
// their values for the whole process, and do not write again.
//
// Files have the dates of the scene: each is changed when it is opened for writing.

#include "Folders.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// - Source: documented, the home of an app on a device; the identifier is chosen.
#define PHONE "/var/mobile"
#define NOWHERE "/dev/null"
#define HOME "/Containers/Data/Application/5C0A1B0E-2D4F-4E6A-8B1C-93D7F6E4A215"
#define GROUPS "/Containers/Shared/AppGroup"

#ifdef HAS_FILES
const char *scrollwork_home(void) { return PHONE HOME; }
const char *scrollwork_groups(void) { return PHONE GROUPS; }
#else
// A file cannot have files below it.
const char *scrollwork_home(void) { return NOWHERE HOME; }
const char *scrollwork_groups(void) { return NOWHERE GROUPS; }
#endif

// The dates of a file, known by its number on the disk, and the mode that code has given it.
struct dates {
  ino_t number;
  struct timespec born, changed;
  bool has_mode;
  mode_t mode;
};

struct SceneFolder {
  // The folder, without links in its path; NULL until a path is used.
  char *root;
  // The process that made it.
  pid_t owner;
  dev_t device;
  // The date of what came with the app.
  struct timespec start;
  struct dates *dates;
  size_t count, room;
  struct SceneFolder *next;
};

// Guards all below, and the contents of folders.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct SceneFolder *folders;
static struct SceneFolder *latest;

// What global variables have written, in a folder of its own.
static struct SceneFolder kept;
// The paths, behind that of the phone, that are written while they are initialized.
static char **written;
static size_t written_count;

SceneFolder *scrollwork_make_folder(int64_t start) {
  SceneFolder *folder = calloc(1, sizeof *folder);
  if (!folder) abort();
  folder->start = (struct timespec){.tv_sec = start};
  pthread_mutex_lock(&lock);
  folder->next = folders;
  folders = folder;
  pthread_mutex_unlock(&lock);
  return folder;
}

void scrollwork_enter_folder(SceneFolder *folder) {
  __atomic_store_n(&latest, folder, __ATOMIC_RELAXED);
}

static int remove_entry(const char *path, const struct stat *info, int kind, struct FTW *walk) {
  (void)walk;
  if (kind == FTW_DNR || (kind == FTW_D && !(info->st_mode & S_IWUSR))) chmod(path, 0700);
  remove(path);
  return 0;
}

static void remove_root(SceneFolder *folder) {
  // A process that was forked has a copy of the path.
  if (folder->root && folder->owner == getpid())
    nftw(folder->root, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
  free(folder->root);
  folder->root = NULL;
}

void scrollwork_remove_folder(SceneFolder *folder) {
  pthread_mutex_lock(&lock);
  SceneFolder **place = &folders;
  while (*place && *place != folder) place = &(*place)->next;
  if (*place) *place = folder->next;
  SceneFolder *entered = folder;
  __atomic_compare_exchange_n(
      &latest, &entered, NULL, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
  pthread_mutex_unlock(&lock);
  remove_root(folder);
  free(folder->dates);
  free(folder);
}

// What scenes leave that are played when the process ends.
__attribute__((destructor)) static void remove_roots(void) {
  for (SceneFolder *folder = folders; folder; folder = folder->next) remove_root(folder);
  remove_root(&kept);
}

// MARK: Paths

// The part of an app's path behind that of the phone; NULL for any other path.
static const char *rest_of(const char *path) {
  if (path[0] != '/') return NULL;
  if (strncmp(path, "/private/", 9) == 0) path += 8;
  size_t length = sizeof PHONE - 1;
  if (strncmp(path, PHONE, length) != 0) return NULL;
  return path[length] == '/' || path[length] == 0 ? path + length : NULL;
}

// The folder of the code that runs; used with the lock.
static SceneFolder *folder_here(void) {
  if (scrollwork_answering) return scrollwork_answering->folder;
  return __atomic_load_n(&latest, __ATOMIC_RELAXED);
}

// Makes a folder and those around it.
static bool make_folders(const char *root, const char *path) {
  char place[PATH_MAX];
  if (snprintf(place, sizeof place, "%s%s", root, path) >= (int)sizeof place) return false;
  for (char *end = place + strlen(root) + 1; (end = strchr(end, '/')); end++) {
    *end = 0;
    mkdir(place, 0755);
    *end = '/';
  }
  return mkdir(place, 0755) == 0;
}

// Makes an empty folder; used with the lock.
static bool make_empty_root(SceneFolder *folder) {
  if (folder->root) return true;
  const char *given = getenv("SCROLLWORK_FILES"), *temporary = getenv("TMPDIR");
  char place[PATH_MAX];
  const char *around = given ? given : temporary && temporary[0] == '/' ? temporary : "/tmp";
  if (snprintf(place, sizeof place, "%s/scrollwork-files-XXXXXX", around) >= (int)sizeof place)
    return false;
  if (!mkdtemp(place)) return false;
  char *root = realpath(place, NULL);
  struct stat info;
  if (!root || stat(root, &info) != 0) {
    rmdir(place);
    free(root);
    return false;
  }
  folder->root = root;
  folder->owner = getpid();
  folder->device = info.st_dev;
  return true;
}

// Copies a file; used with the lock.
static void copy_file(const char *path, const char *place) {
  int from = open(path, O_RDONLY | O_CLOEXEC);
  int to = open(place, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  char bytes[1 << 14];
  ssize_t count;
  while (from >= 0 && to >= 0 && (count = read(from, bytes, sizeof bytes)) > 0)
    if (write(to, bytes, (size_t)count) != count) break;
  if (from >= 0) close(from);
  if (to >= 0) close(to);
}

// Copies a file, a link, or a folder without what is in it; used with the lock.
static void copy_entry(const char *path, const char *place) {
  char goal[PATH_MAX];
  struct stat info;
  if (lstat(path, &info) != 0) return;
  if (S_ISDIR(info.st_mode)) {
    mkdir(place, 0755);
  } else if (S_ISREG(info.st_mode)) {
    copy_file(path, place);
  } else if (S_ISLNK(info.st_mode)) {
    ssize_t length = readlink(path, goal, sizeof goal - 1);
    if (length < 0) return;
    goal[length] = 0;
    if (symlink(goal, place) != 0) return;
  }
}

// The folder that what is kept is copied to; used with the lock.
static const char *copy_root;

static int copy_kept(const char *path, const struct stat *info, int kind, struct FTW *walk) {
  (void)info, (void)kind, (void)walk;
  char place[PATH_MAX];
  int length = snprintf(place, sizeof place, "%s%s", copy_root, path + strlen(kept.root));
  if (length < (int)sizeof place) copy_entry(path, place);
  return 0;
}

// Makes the folders of an app that was just installed, with what is kept; used with the lock.
//
// - Source: documented, "File System Programming Guide": Documents, Library and tmp exist; a folder
//   for application support does not.
static bool make_root(SceneFolder *folder) {
  if (folder->root) return true;
  if (!make_empty_root(folder)) return false;
  static const char *const made[] = {
      HOME "/Documents", HOME "/Library/Caches", HOME "/Library/Preferences",
      HOME "/SystemData", HOME "/tmp", GROUPS};
  for (size_t index = 0; index < sizeof made / sizeof *made; index++)
    make_folders(folder->root, made[index]);
  copy_root = folder->root;
  if (kept.root) nftw(kept.root, copy_kept, 16, FTW_PHYS);
  return true;
}

// Records that a path is written while a global variable is initialized; used with the lock.
static void note_written(const char *rest) {
  char **larger = realloc(written, (written_count + 1) * sizeof *written);
  if (!larger) return;
  written = larger;
  if ((written[written_count] = strdup(rest))) written_count++;
}

void scrollwork_keep_written(void) {
  if (__atomic_load_n(&written_count, __ATOMIC_RELAXED) == 0) return;
  int before = errno;
  pthread_mutex_lock(&lock);
  SceneFolder *folder = folder_here();
  char path[PATH_MAX], place[PATH_MAX];
  for (size_t index = 0; index < written_count; index++) {
    const char *rest = written[index];
    if (folder && folder->root && make_empty_root(&kept)
        && snprintf(path, sizeof path, "%s%s", folder->root, rest) < (int)sizeof path
        && snprintf(place, sizeof place, "%s%s", kept.root, rest) < (int)sizeof place) {
      char *name = strrchr(place + strlen(kept.root), '/');
      if (name) {
        *name = 0;
        make_folders(kept.root, place + strlen(kept.root));
        *name = '/';
      }
      copy_entry(path, place);
    }
    free(written[index]);
  }
  free(written);
  written = NULL;
  written_count = 0;
  pthread_mutex_unlock(&lock);
  errno = before;
}

const char *scrollwork_located(const char *path, char *place, enum use use) {
  const char *rest = path ? rest_of(path) : NULL;
  if (!rest) return path;
  if (scrollwork_answering)
    scrollwork_answering->note_files(scrollwork_answering->context, use == changing);
  pthread_mutex_lock(&lock);
  SceneFolder *folder = folder_here();
  const char *root = folder && make_root(folder) ? folder->root : NOWHERE;
  if (use == changing && scrollwork_is_initializing()) note_written(rest);
  bool fits = snprintf(place, PATH_MAX, "%s%s", root, rest) < PATH_MAX;
  pthread_mutex_unlock(&lock);
  return fits ? place : NOWHERE "/";
}

const char *scrollwork_shown(const char *place, char *path) {
  pthread_mutex_lock(&lock);
  SceneFolder *folder = folder_here();
  size_t length = folder && folder->root ? strlen(folder->root) : 0;
  bool is_shown = length > 0 && strncmp(place, folder->root, length) == 0
                  && (place[length] == '/' || place[length] == 0)
                  && snprintf(path, PATH_MAX, PHONE "%s", place + length) < PATH_MAX;
  pthread_mutex_unlock(&lock);
  return is_shown ? path : NULL;
}

// MARK: Dates

static struct dates *dates_of(SceneFolder *folder, ino_t number) {
  for (size_t index = 0; index < folder->count; index++)
    if (folder->dates[index].number == number) return &folder->dates[index];
  return NULL;
}

void scrollwork_note_change(const struct stat *info, bool is_new, const struct timespec *date) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  pthread_mutex_lock(&lock);
  SceneFolder *folder = folder_here();
  if (folder && folder->root && info->st_dev == folder->device) {
    struct dates *known = dates_of(folder, info->st_ino);
    if (!known && folder->count == folder->room) {
      size_t room = folder->room ? 2 * folder->room : 16;
      struct dates *larger = realloc(folder->dates, room * sizeof *larger);
      if (larger) {
        folder->dates = larger;
        folder->room = room;
      }
    }
    if (!known && folder->count < folder->room) {
      known = &folder->dates[folder->count++];
      *known = (struct dates){.number = info->st_ino, .born = is_new ? now : folder->start};
    }
    // The number of a file that is gone is given again.
    if (known && is_new) {
      known->born = now;
      known->has_mode = false;
    }
    if (known) known->changed = date ? *date : now;
  }
  pthread_mutex_unlock(&lock);
}

bool scrollwork_dates(dev_t device, ino_t number, struct timespec *born, struct timespec *changed) {
  pthread_mutex_lock(&lock);
  SceneFolder *folder = folder_here();
  bool is_known = false;
  if (folder && folder->root && device == folder->device) {
    struct dates *known = dates_of(folder, number);
    is_known = known != NULL;
    *born = known ? known->born : folder->start;
    *changed = known ? known->changed : folder->start;
  }
  pthread_mutex_unlock(&lock);
  return is_known;
}

// MARK: Modes

bool scrollwork_note_mode(const struct stat *info, mode_t mode) {
  struct timespec born, changed;
  if (!scrollwork_dates(info->st_dev, info->st_ino, &born, &changed)) {
    pthread_mutex_lock(&lock);
    SceneFolder *folder = folder_here();
    bool is_ours = folder && folder->root && info->st_dev == folder->device;
    pthread_mutex_unlock(&lock);
    if (!is_ours) return false;
    scrollwork_note_change(info, false, &info->st_mtim);
  }
  pthread_mutex_lock(&lock);
  SceneFolder *folder = folder_here();
  struct dates *known = folder ? dates_of(folder, info->st_ino) : NULL;
  if (known) {
    known->mode = mode & ~(mode_t)S_IFMT;
    known->has_mode = true;
  }
  pthread_mutex_unlock(&lock);
  return known != NULL;
}

bool scrollwork_mode(dev_t device, ino_t number, mode_t *mode) {
  pthread_mutex_lock(&lock);
  SceneFolder *folder = folder_here();
  bool is_here = folder && folder->root && device == folder->device;
  struct dates *known = is_here ? dates_of(folder, number) : NULL;
  bool has_mode = known && known->has_mode;
  if (has_mode) *mode = (*mode & S_IFMT) | known->mode;
  pthread_mutex_unlock(&lock);
  return has_mode;
}
