// The filter of system calls: what reaches beyond a process and Landlock leaves alone is denied with
// EPERM, as a phone's sandbox does.
//
// - Source: documented, seccomp(2), landlock(7): calls that change modes, owners, dates and attributes
//   of files are not among its rights; the numbers of calls are those of the kernel's headers.

#include "Filter.h"

#ifdef __linux__

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define PROCESSOR AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define PROCESSOR AUDIT_ARCH_AARCH64
#endif

#ifdef PROCESSOR

// The calls that are denied whatever their arguments.
static const int denied[] = {
    // Networks. Pairs of sockets inside of the process are other calls.
    __NR_socket, __NR_bind, __NR_listen, __NR_connect,
    // Other processes and their sessions.
    __NR_ptrace, __NR_process_vm_writev, __NR_setsid, __NR_setpgid,
#ifdef __NR_pidfd_getfd
    __NR_pidfd_getfd,
#endif
#ifdef __NR_process_madvise
    __NR_process_madvise,
#endif
    __NR_migrate_pages, __NR_move_pages,
    // The folder that relative paths begin at, which are those of the arguments.
    __NR_chdir, __NR_fchdir,
    // Modes, owners, dates and attributes of files, which Landlock leaves alone.
#ifdef __NR_chmod
    __NR_chmod, __NR_chown, __NR_lchown, __NR_utime, __NR_utimes, __NR_futimesat,
#endif
    __NR_fchmod, __NR_fchmodat, __NR_fchown, __NR_fchownat, __NR_utimensat, __NR_setxattr,
    __NR_lsetxattr, __NR_fsetxattr, __NR_removexattr, __NR_lremovexattr, __NR_fremovexattr,
    // Shared memory, messages and semaphores, which outlive a process.
    __NR_shmget, __NR_shmat, __NR_msgget, __NR_msgsnd, __NR_semget, __NR_semop, __NR_mq_open,
    __NR_mq_unlink,
    // The system: mounts, names, clocks, keys, users, modules.
    __NR_mount, __NR_umount2, __NR_pivot_root, __NR_chroot, __NR_unshare, __NR_setns, __NR_reboot,
    __NR_swapon, __NR_swapoff, __NR_sethostname, __NR_setdomainname, __NR_settimeofday,
    __NR_clock_settime, __NR_clock_adjtime, __NR_adjtimex, __NR_acct, __NR_quotactl,
    __NR_init_module, __NR_finit_module, __NR_delete_module, __NR_kexec_load, __NR_keyctl,
    __NR_add_key, __NR_request_key, __NR_setuid, __NR_setgid, __NR_setreuid, __NR_setregid,
    __NR_setresuid, __NR_setresgid, __NR_setgroups, __NR_setfsuid, __NR_setfsgid, __NR_capset,
    __NR_name_to_handle_at, __NR_open_by_handle_at, __NR_fanotify_init,
    // Ways around a filter, and large parts of the kernel.
    __NR_bpf, __NR_perf_event_open, __NR_userfaultfd,
    // Since Linux 5.1, with the same numbers on all processors: io_uring, mounts, fchmodat2, and
    // attributes by a folder.
    425, 426, 427, 428, 429, 430, 431, 432, 433, 442, 452, 463, 466,
};

// The calls that are about the process itself if an argument is 0, or else about another one.
static const struct {
  int call, argument;
} own[] = {
    {__NR_prlimit64, 0},      {__NR_sched_setaffinity, 0}, {__NR_sched_setscheduler, 0},
    {__NR_sched_setparam, 0}, {__NR_sched_setattr, 0},     {__NR_setpriority, 1},
    {__NR_ioprio_set, 1},
};

// The calls that signal the process of an argument.
static const int signals[] = {
    __NR_kill, __NR_tgkill, __NR_rt_sigqueueinfo, __NR_rt_tgsigqueueinfo,
};

#define COUNT(list) (sizeof(list) / sizeof *(list))
#define DATA(member) ((uint32_t)offsetof(struct seccomp_data, member))
// The lower half of an argument; both processors have it first.
#define ARGUMENT(number) (DATA(args) + 8 * (uint32_t)(number))

struct program {
  struct sock_filter steps[512];
  unsigned short count;
};

static void add(struct program *program, uint16_t code, uint32_t value, int met, int unmet) {
  if (program->count < COUNT(program->steps))
    program->steps[program->count++] =
        (struct sock_filter){code, (uint8_t)met, (uint8_t)unmet, value};
}

static void load(struct program *program, uint32_t offset) {
  add(program, BPF_LD | BPF_W | BPF_ABS, offset, 0, 0);
}

static void end(struct program *program, uint32_t action) {
  add(program, BPF_RET | BPF_K, action, 0, 0);
}

// Skips `steps` unless the loaded value is `value`.
static void unless(struct program *program, uint32_t value, int steps) {
  add(program, BPF_JMP | BPF_JEQ | BPF_K, value, 0, steps);
}

static const uint32_t deny = SECCOMP_RET_ERRNO | EPERM;

static void add_process_calls(struct program *program, bool forks) {
  const uint32_t spaces = CLONE_NEWNS | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID
                          | CLONE_NEWNET | CLONE_NEWCGROUP;
#ifdef __NR_fork
  unless(program, __NR_fork, 1);
  end(program, forks ? SECCOMP_RET_ALLOW : deny);
#endif
  // Its arguments are in memory, which a filter cannot read; libraries then use the older call.
  unless(program, 435, 1);
  end(program, SECCOMP_RET_ERRNO | ENOSYS);
  // Threads, and processes that only run another program, share the memory; forked ones do not.
  unless(program, __NR_clone, 6);
  load(program, ARGUMENT(0));
  add(program, BPF_JMP | BPF_JSET | BPF_K, spaces, 2, 0);
  add(program, BPF_JMP | BPF_JSET | BPF_K, forks ? ~0u : CLONE_VM, 0, 1);
  end(program, SECCOMP_RET_ALLOW);
  end(program, deny);
  load(program, DATA(nr));
}

static void build(struct program *program, bool forks, bool scopes) {
  load(program, DATA(arch));
  add(program, BPF_JMP | BPF_JEQ | BPF_K, PROCESSOR, 1, 0);
  end(program, SECCOMP_RET_KILL_PROCESS);
  load(program, DATA(nr));
#ifdef __x86_64__
  // The numbers of the x32 interface.
  add(program, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  end(program, deny);
#endif
  for (size_t index = 0; index < COUNT(denied); index++) {
    unless(program, (uint32_t)denied[index], 1);
    end(program, deny);
  }
  for (size_t index = 0; index < COUNT(own); index++) {
    unless(program, (uint32_t)own[index].call, 4);
    load(program, ARGUMENT(own[index].argument));
    add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
    end(program, deny);
    end(program, SECCOMP_RET_ALLOW);
  }
  unless(program, __NR_ioctl, 5);
  load(program, ARGUMENT(1));
  unless(program, TIOCSTI, 1);
  end(program, deny);
  unless(program, TIOCLINUX, 1);
  end(program, deny);
  load(program, DATA(nr));
  uint32_t process = (uint32_t)getpid();
  for (size_t index = 0; !scopes && index < COUNT(signals); index++) {
    unless(program, (uint32_t)signals[index], 5);
    load(program, ARGUMENT(0));
    add(program, BPF_JMP | BPF_JEQ | BPF_K, process, 2, 0);
    add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
    end(program, deny);
    end(program, SECCOMP_RET_ALLOW);
  }
  if (!scopes) {
    unless(program, 424, 1);  // pidfd_send_signal
    end(program, deny);
  }
  add_process_calls(program, forks);
  end(program, SECCOMP_RET_ALLOW);
}

bool scrollwork_has_filter(void) {
  uint32_t action = SECCOMP_RET_ERRNO;
  return syscall(__NR_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

bool scrollwork_filter_calls(bool forks, bool scopes) {
  static struct program program;
  build(&program, forks, scopes);
  struct sock_fprog whole = {.len = program.count, .filter = program.steps};
  return program.count < COUNT(program.steps)
         && syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, 0, &whole) == 0;
}

#endif
#endif

#if !defined(__linux__) || !defined(PROCESSOR)

bool scrollwork_has_filter(void) { return false; }

bool scrollwork_filter_calls(bool forks, bool scopes) {
  (void)forks, (void)scopes;
  return false;
}

#endif
