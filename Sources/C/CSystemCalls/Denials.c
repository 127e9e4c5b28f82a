// The acts that the sandbox denies to the code of others, each with the places of its callers, for the
// parent process to tell.

#include "Denials.h"

#include <CSandbox.h>
#include <execinfo.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// The most acts that are recorded, and the most callers of one.
//
// - Source: chosen; a reader mends the first few.
#define MOST_ACTS 64
#define MOST_CALLERS 48

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char library[PATH_MAX];
static int file = -1;
static uint64_t known[MOST_ACTS];
static int count;

void scrollwork_watch_denials(const char *path, const char *record) {
  if (!scrollwork_is_confined()) return;
  snprintf(library, sizeof library, "%s", path);
  file = open(record, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

// Whether an act was recorded before; used with the lock.
static bool is_known(const char *text) {
  uint64_t hash = 14695981039346656037u;
  for (; *text; text++) hash = (hash ^ (unsigned char)*text) * 1099511628211u;
  for (int index = 0; index < count; index++)
    if (known[index] == hash) return true;
  if (count == MOST_ACTS) return true;
  known[count++] = hash;
  return false;
}

void scrollwork_note_denial(const char *act, const char *subject) {
  if (file < 0) return;
  int before = errno;
  void *callers[MOST_CALLERS];
  int depth = backtrace(callers, MOST_CALLERS);
  char line[PATH_MAX + 1024];
  int length = snprintf(line, sizeof line, "%s\t%s", act, subject ? subject : "");
  if (length >= (int)sizeof line) length = sizeof line - 1;
  for (int index = 0; index < length; index++)
    if (line[index] == '\n') line[index] = ' ';
  pthread_mutex_lock(&lock);
  bool is_new = !is_known(line), is_theirs = false;
  for (int index = 0; is_new && index < depth; index++) {
    Dl_info info;
    if (!dladdr(callers[index], &info) || !info.dli_fname) continue;
    if (strcmp(info.dli_fname, library) != 0) continue;
    is_theirs = true;
    // The address of a caller is that after its call.
    size_t offset = (size_t)((char *)callers[index] - (char *)info.dli_fbase) - 1;
    int added = snprintf(line + length, sizeof line - (size_t)length, "\t%zx", offset);
    if (length + added < (int)sizeof line - 1) length += added;
  }
  if (is_theirs) {
    line[length++] = '\n';
    if (write(file, line, (size_t)length) < 0) count = MOST_ACTS;
  } else if (is_new && count > 0) {
    count--;
  }
  pthread_mutex_unlock(&lock);
  errno = before;
}

static bool is_same_file(const void *address, const void *other) {
  Dl_info info, own;
  return dladdr(address, &info) && dladdr(other, &own) && info.dli_fbase == own.dli_fbase;
}

static bool is_runtime(const void *address) {
  static const char name[] = "/libswiftCore.so";
  Dl_info info;
  if (!dladdr(address, &info) || !info.dli_fname) return false;
  size_t length = strlen(info.dli_fname), tail = sizeof name - 1;
  return length >= tail && strcmp(info.dli_fname + length - tail, name) == 0;
}

bool scrollwork_denies_processes(const void *caller) {
  return scrollwork_is_confined() && !is_same_file(caller, &library) && !is_runtime(caller);
}
