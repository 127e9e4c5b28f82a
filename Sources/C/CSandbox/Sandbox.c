// The sandbox of a process that plays the code of others: Landlock for its files, networks and
// signals, and a filter of system calls for the rest. Both begin before `main`, when there is one
// thread, since Landlock confines a thread and those that it starts.
//
// - Source: documented, landlock(7), and measured with its version 7. The constants are those of the
//   kernel's header of that version, which older systems do not have.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CSandbox.h"
#include "Filter.h"

#ifdef __linux__

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define CREATE_RULESET 444
#define ADD_RULE 445
#define RESTRICT_SELF 446
#define RULE_PATH_BENEATH 1

// The rights to files, in the order of their versions: those of files themselves, and of folders.
enum {
  EXECUTE = 1 << 0,
  WRITE_FILE = 1 << 1,
  READ_FILE = 1 << 2,
  READ_DIR = 1 << 3,
  MAKE_CHAR = 1 << 6,
  MAKE_SOCK = 1 << 9,
  MAKE_BLOCK = 1 << 11,
  TRUNCATE = 1 << 14,
  IOCTL_DEV = 1 << 15,
};

// What a ruleset is about: files, ports, and signals and sockets beyond the confined processes.
struct ruleset {
  uint64_t files, ports, scopes;
};

struct path_rule {
  uint64_t rights;
  int32_t place;
} __attribute__((packed));

static bool is_confined;

bool scrollwork_is_confined(void) { return is_confined; }

static int landlock_version(void) {
  long version = syscall(CREATE_RULESET, NULL, 0, 1);
  return version > 0 ? (int)version : 0;
}

int scrollwork_sandbox_version(void) {
  return scrollwork_has_filter() ? landlock_version() : 0;
}

int scrollwork_landlock_version(void) {
  int version = landlock_version();
  return version > 0 ? version : -errno;
}

bool scrollwork_filters_calls(void) { return scrollwork_has_filter(); }

// The rights that a version knows.
static uint64_t known_rights(int version) {
  int count = version < 2 ? 13 : version < 3 ? 14 : version < 5 ? 15 : 16;
  return (1ull << count) - 1;
}

static uint64_t rights_of(char letter) {
  switch (letter) {
    case 'r': return READ_FILE | READ_DIR;
    case 'w': return ~(uint64_t)(EXECUTE | MAKE_CHAR | MAKE_BLOCK | MAKE_SOCK);
    case 'x': return EXECUTE | READ_FILE;
    default: return 0;
  }
}

// Adds a rule; a path that is gone needs none.
static void add_rule(int ruleset, char letter, const char *path, uint64_t known) {
  int place = open(path, O_PATH | O_CLOEXEC);
  struct stat info;
  if (place < 0 || fstat(place, &info) != 0) return;
  const uint64_t of_files = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV;
  uint64_t rights = rights_of(letter) & known & (S_ISDIR(info.st_mode) ? ~0ull : of_files);
  struct path_rule rule = {rights, place};
  syscall(ADD_RULE, ruleset, RULE_PATH_BENEATH, &rule, 0);
  close(place);
}

// The text of a file, which is never freed, and its length.
static char *text_of(const char *path, size_t *length) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat info;
  if (file < 0 || fstat(file, &info) != 0) return NULL;
  char *text = malloc((size_t)info.st_size + 1);
  ssize_t count = text ? read(file, text, (size_t)info.st_size) : -1;
  close(file);
  if (count != info.st_size) return NULL;
  text[count] = 0;
  *length = (size_t)count;
  return text;
}

// Gives up the powers of the superuser but those over files, which Landlock limits: one with
// CAP_PERFMON or CAP_SYS_ADMIN reads the environment of every process past it.
//
// - Source: measured with Linux 6.18; documented, capabilities(7).
static void drop_powers(void) {
  const uint32_t files = 1u << CAP_CHOWN | 1u << CAP_DAC_OVERRIDE | 1u << CAP_DAC_READ_SEARCH
                         | 1u << CAP_FOWNER | 1u << CAP_FSETID;
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct powers[2];
  if (syscall(__NR_capget, &header, powers) != 0) return;
  powers[0] = (struct __user_cap_data_struct){
      powers[0].effective & files, powers[0].permitted & files, 0};
  powers[1] = (struct __user_cap_data_struct){0, 0, 0};
  syscall(__NR_capset, &header, powers);
}

static _Noreturn void fail(const char *step) {
  dprintf(
      STDERR_FILENO, "error: the sandbox cannot begin: %s: %s; --no-sandbox plays without it\n", step,
      strerror(errno));
  _exit(70);
}

static void confine(const char *path) {
  size_t length = 0;
  char *text = text_of(path, &length);
  if (!text) fail("its rules cannot be read");
  int version = landlock_version();
  uint64_t known = known_rights(version);
  struct ruleset about = {known, version < 4 ? 0 : 3, version < 6 ? 0 : 3};
  size_t size = version < 4 ? 8 : version < 6 ? 16 : 24;
  long ruleset = syscall(CREATE_RULESET, &about, size, 0);
  if (ruleset < 0) fail("Landlock makes no rules");
  bool forks = false;
  for (char *rule = text; rule < text + length; rule += strlen(rule) + 1) {
    if (*rule == 'f') forks = true;
    else add_rule((int)ruleset, *rule, rule + 1, known);
  }
  free(text);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  drop_powers();
  if (syscall(RESTRICT_SELF, ruleset, 0) != 0) fail("Landlock");
  close((int)ruleset);
  if (!scrollwork_filter_calls(forks, version >= 6)) fail("the filter of system calls");
  is_confined = true;
}

__attribute__((constructor)) static void begin(void) {
  const char *rules = getenv("SCROLLWORK_SANDBOX");
  if (rules) confine(rules);
}

const char *scrollwork_library_of(const void *address) {
  Dl_info info;
  return dladdr(address, &info) ? info.dli_fname : NULL;
}

#else

int scrollwork_sandbox_version(void) { return 0; }

int scrollwork_landlock_version(void) { return 0; }

bool scrollwork_filters_calls(void) { return false; }

const char *scrollwork_library_of(const void *address) {
  (void)address;
  return NULL;
}

bool scrollwork_is_confined(void) { return false; }

#endif
