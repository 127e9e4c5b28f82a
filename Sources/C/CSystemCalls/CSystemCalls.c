// The calls by which Foundation, the standard library and user code ask for the time of day, for
// random bytes and for timers.
//
// An executable that links this target defines these functions before the shared libraries do, so the
// dynamic linker binds their calls to them. On a thread that plays a scene the scene answers; on all
// others, and for clocks that measure durations, the library that is named does.
//
// - Source: measured with Swift 6.3: `Date` calls `clock_gettime`; `SystemRandomNumberGenerator`
//   calls `syscall(SYS_getrandom)`; `UUID` reads /dev/urandom; `Timer.scheduledTimer` and
//   `RunLoop.add` call `CFRunLoopAddTimer`.

#include "Denials.h"
#include "Folders.h"

_Thread_local const SceneSystemCalls *scrollwork_answering;
#define answering scrollwork_answering

// The thread that played a scene last; 0 if there is none.
static pthread_t playing;

const SceneSystemCalls *scrollwork_answer_system_calls(const SceneSystemCalls *calls) {
  const SceneSystemCalls *before = answering;
  answering = calls;
  if (!before && calls) __atomic_store_n(&playing, pthread_self(), __ATOMIC_RELAXED);
  if (calls) scrollwork_enter_folder(calls->folder);
  return before;
}

pthread_t scrollwork_playing_thread(void) {
  pthread_t thread = __atomic_load_n(&playing, __ATOMIC_RELAXED);
  return thread ? thread : pthread_self();
}

#if defined(__linux__) && defined(__GLIBC__)

#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The date of the scene that this thread plays.
static struct timespec scene_date(void) {
  int64_t date = answering->date(answering->context);
  int64_t seconds = date / 1000000000, rest = date % 1000000000;
  if (rest < 0) {
    seconds -= 1;
    rest += 1000000000;
  }
  return (struct timespec){.tv_sec = seconds, .tv_nsec = rest};
}

static void scene_random(void *bytes, size_t count) {
  if (count > 0) answering->random(answering->context, bytes, count);
}

// MARK: The time of day

int clock_gettime(clockid_t clock, struct timespec *date) {
  bool is_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
  if (!answering || !is_date) return SYSTEM(clock_gettime, clock, date);
  *date = scene_date();
  return 0;
}

int gettimeofday(struct timeval *restrict date, void *restrict zone) {
  if (!answering) return SYSTEM(gettimeofday, date, zone);
  struct timespec now = scene_date();
  *date = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  if (!answering) return SYSTEM(time, result);
  time_t now = scene_date().tv_sec;
  if (result) *result = now;
  return now;
}

int timespec_get(struct timespec *date, int base) {
  if (!answering || base != TIME_UTC) return SYSTEM(timespec_get, date, base);
  *date = scene_date();
  return base;
}

// MARK: Random bytes

ssize_t getrandom(void *bytes, size_t count, unsigned int flags) {
  if (!answering) return SYSTEM(getrandom, bytes, count, flags);
  scene_random(bytes, count);
  return (ssize_t)count;
}

int getentropy(void *bytes, size_t count) {
  if (!answering) return SYSTEM(getentropy, bytes, count);
  scene_random(bytes, count);
  return 0;
}

#if __GLIBC_PREREQ(2, 36)
uint32_t arc4random(void) {
  if (!answering) return SYSTEM(arc4random);
  uint32_t number;
  scene_random(&number, sizeof number);
  return number;
}

void arc4random_buf(void *bytes, size_t count) {
  if (answering) {
    scene_random(bytes, count);
  } else {
    SYSTEM(arc4random_buf, bytes, count);
  }
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (!answering) return SYSTEM(arc4random_uniform, bound);
  uint64_t number;
  scene_random(&number, sizeof number);
  // The upper part of a product is as good as uniform: 64 bits for a range of at most 32.
  return (uint32_t)(((__uint128_t)number * bound) >> 64);
}
#endif

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (answering && number == SYS_getrandom) {
    scene_random((void *)a, (size_t)b);
    return b;
  }
  if (scrollwork_starts_process(number)
      && scrollwork_denies_processes(__builtin_return_address(0))) {
    errno = EPERM;
    scrollwork_note_denial("process", "");
    return -1;
  }
#ifdef HAS_FILES
  char place[PATH_MAX], other[PATH_MAX];
  if (number == SYS_renameat2) {
    b = (long)scrollwork_located((const char *)b, place, changing);
    d = (long)scrollwork_located((const char *)d, other, changing);
  } else if (number == SYS_statx) {
    return statx((int)a, (const char *)b, (int)c, (unsigned int)d, (struct statx *)e);
  }
#endif
  return SYSTEM(syscall, number, a, b, c, d, e, f);
}

// A file of random bytes, in place of the system's endless one. A UUID takes 16.
static int random_file(void) {
  char bytes[4096];
  scene_random(bytes, sizeof bytes);
  int file = memfd_create("random", MFD_CLOEXEC);
  if (file < 0) return file;
  if (write(file, bytes, sizeof bytes) != sizeof bytes || lseek(file, 0, SEEK_SET) != 0) {
    close(file);
    return -1;
  }
  return file;
}

int scrollwork_open_device(const char *path) {
  if (!answering) return -1;
  bool is_random = strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0;
  return is_random ? random_file() : -1;
}

// MARK: The app's bundle

// The main bundle is found beside the program, whose path is read from this link. The process of an
// app whose resources are elsewhere names a program there, which need not exist.
//
// - Source: measured with Swift 6.3: `_CFProcessPath` calls `readlink`.
ssize_t readlink(const char *restrict path, char *restrict buffer, size_t count) {
  const char *program = getenv("SCROLLWORK_PROGRAM");
  if (!program || strcmp(path, "/proc/self/exe") != 0)
    return scrollwork_readlink(path, buffer, count);
  size_t length = strlen(program);
  if (length > count) length = count;
  memcpy(buffer, program, length);
  return (ssize_t)length;
}

// MARK: Timers

// As declared by Foundation, with pointers for its types.
typedef struct {
  long version;
  void *info;
  void *functions[3];
} CFRunLoopTimerContext;

// The `Foundation.Timer` of a timer of CoreFoundation: it is the context of its function.
static void *foundation_timer(void *timer) {
  void (*get_context)(void *, CFRunLoopTimerContext *) =
      (void (*)(void *, CFRunLoopTimerContext *))dlsym(RTLD_DEFAULT, "CFRunLoopTimerGetContext");
  CFRunLoopTimerContext context = {0};
  if (get_context) get_context(timer, &context);
  return context.info;
}

// Weak, as a static Foundation has definitions of its own.
__attribute__((weak)) void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  void *object = answering ? foundation_timer(timer) : NULL;
  if (object) {
    answering->add_timer(answering->context, object);
  } else {
    SYSTEM(CFRunLoopAddTimer, loop, timer, mode);
  }
}

__attribute__((weak)) void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  SYSTEM(CFRunLoopTimerSetNextFireDate, timer, date);
  void *object = answering ? foundation_timer(timer) : NULL;
  if (object) answering->move_timer(answering->context, object);
}

#endif
