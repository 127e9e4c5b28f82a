// The calls that start processes, open sockets, and change the folder that relative paths begin at: the
// code of others is denied them while this process is confined, and is told so.

#include "Denials.h"

#if defined(__linux__) && defined(__GLIBC__)

#include <CSandbox.h>
#include <sched.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#define CALLER __builtin_return_address(0)
#define IS_DENIED scrollwork_denies_processes(CALLER)

static int denied(const char *program) {
  errno = EPERM;
  scrollwork_note_denial("process", program);
  return -1;
}

// MARK: New processes

pid_t fork(void) { return IS_DENIED ? denied("") : SYSTEM(fork); }

// A function that calls `vfork` may not return in the child.
pid_t vfork(void) { return IS_DENIED ? denied("") : SYSTEM(fork); }

int clone(int (*body)(void *), void *stack, int flags, void *argument, ...) {
  va_list list;
  va_start(list, argument);
  void *parent = va_arg(list, void *), *storage = va_arg(list, void *), *child = va_arg(list, void *);
  va_end(list);
  if (IS_DENIED && !(flags & CLONE_THREAD)) return denied("");
  return SYSTEM(clone, body, stack, flags, argument, parent, storage, child);
}

int posix_spawn(
    pid_t *restrict process, const char *restrict path,
    const posix_spawn_file_actions_t *restrict actions, const posix_spawnattr_t *restrict attributes,
    char *const arguments[restrict], char *const environment[restrict]) {
  if (IS_DENIED) return denied(path), EPERM;
  return SYSTEM(posix_spawn, process, path, actions, attributes, arguments, environment);
}

int posix_spawnp(
    pid_t *restrict process, const char *restrict path,
    const posix_spawn_file_actions_t *restrict actions, const posix_spawnattr_t *restrict attributes,
    char *const arguments[restrict], char *const environment[restrict]) {
  if (IS_DENIED) return denied(path), EPERM;
  return SYSTEM(posix_spawnp, process, path, actions, attributes, arguments, environment);
}

int system(const char *command) {
  if (IS_DENIED) return command ? denied(command) : 0;
  return SYSTEM(system, command);
}

FILE *popen(const char *command, const char *mode) {
  if (IS_DENIED) return denied(command), NULL;
  return SYSTEM(popen, command, mode);
}

// MARK: Other programs

int execve(const char *path, char *const arguments[], char *const environment[]) {
  return IS_DENIED ? denied(path) : SYSTEM(execve, path, arguments, environment);
}

int execv(const char *path, char *const arguments[]) {
  return IS_DENIED ? denied(path) : SYSTEM(execv, path, arguments);
}

int execvp(const char *path, char *const arguments[]) {
  return IS_DENIED ? denied(path) : SYSTEM(execvp, path, arguments);
}

int execvpe(const char *path, char *const arguments[], char *const environment[]) {
  return IS_DENIED ? denied(path) : SYSTEM(execvpe, path, arguments, environment);
}

int fexecve(int file, char *const arguments[], char *const environment[]) {
  return IS_DENIED ? denied("") : SYSTEM(fexecve, file, arguments, environment);
}

// MARK: Sockets and sessions

int socket(int domain, int type, int protocol) {
  int result = SYSTEM(socket, domain, type, protocol);
  return TOLD("socket", "", result < 0, result);
}

pid_t setsid(void) {
  pid_t result = SYSTEM(setsid);
  return TOLD("session", "", result < 0, result);
}

// MARK: The current folder

int chdir(const char *path) {
  int result = SYSTEM(chdir, path);
  return TOLD("folder", path, result < 0, result);
}

int fchdir(int folder) {
  int result = SYSTEM(fchdir, folder);
  return TOLD("folder", "", result < 0, result);
}

// The system calls by number that start processes.
bool scrollwork_starts_process(long call) {
  switch (call) {
#ifdef __NR_fork
    case __NR_fork:
    case __NR_vfork:
#endif
    case __NR_clone:
    case __NR_execve:
    case __NR_execveat:
    case 435: return true;  // clone3
    default: return false;
  }
}

#endif
