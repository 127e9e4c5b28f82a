// The functions by which the libraries of the system print, such as a warning of fontconfig that it
// cannot write its cache.
//
// An executable that links this file defines these functions before the C library does, so the
// dynamic linker binds the libraries' calls to them. Once libraries are silenced, what one of them
// writes to a standard stream is dropped, and every caller is told that it was written. Scene code,
// Swift's runtime and this program print as before.
//
// - Source: measured on Debian 12 and 13: of the libraries that draw and decode pictures, those that
//   print import these functions. Fontconfig, dav1d and pixman have no other way to silence them.

#include "Answering.h"

#include <stdio.h>

#include "LibraryMessages.h"

#if defined(__linux__) && defined(__GLIBC__)
#if __GLIBC_PREREQ(2, 35)
#define HAS_CALLERS
#endif
#endif

#ifdef HAS_CALLERS

#include <link.h>
#include <stdarg.h>
#include <string.h>

static bool are_silent;

void scrollwork_silence_libraries(void) { __atomic_store_n(&are_silent, true, __ATOMIC_RELAXED); }

// Whether an address is in a library of the system. Its file has a version, as `libpng16.so.16`;
// those of Swift, and those compiled of scenes, have none. The C library itself calls what a thread
// of scene code begins with.
static bool is_in_library(void *address) {
  struct dl_find_object object;
  if (_dl_find_object(address, &object) != 0) return false;
  const char *path = object.dlfo_link_map->l_name;
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  return strstr(name, ".so.") && strncmp(name, "libc.so.", strlen("libc.so.")) != 0;
}

static bool is_dropped(FILE *stream, void *caller) {
  return __atomic_load_n(&are_silent, __ATOMIC_RELAXED) && (stream == stderr || stream == stdout) &&
         is_in_library(caller);
}

#define DROPS(stream) is_dropped(stream, __builtin_return_address(0))

// MARK: Formats

// With the checks of `_FORTIFY_SOURCE`, for which libraries of a distribution are compiled.
int __vfprintf_chk(FILE *stream, int flag, const char *format, va_list list);

int vfprintf(FILE *restrict stream, const char *restrict format, va_list list) {
  if (DROPS(stream)) return vsnprintf(NULL, 0, format, list);
  return SYSTEM(vfprintf, stream, format, list);
}

int __vfprintf_chk(FILE *stream, int flag, const char *format, va_list list) {
  if (DROPS(stream)) return vsnprintf(NULL, 0, format, list);
  return SYSTEM(__vfprintf_chk, stream, flag, format, list);
}

// Defines a function of a format and its values.
#define FORMAT(declaration, stream, last, name, ...)                          \
  int declaration {                                                           \
    va_list list;                                                             \
    va_start(list, last);                                                     \
    int count = DROPS(stream) ? vsnprintf(NULL, 0, last, list)                \
                              : SYSTEM(name, stream, __VA_ARGS__, list);      \
    va_end(list);                                                             \
    return count;                                                             \
  }

FORMAT(fprintf(FILE *restrict stream, const char *restrict format, ...), stream, format, vfprintf,
       format)
FORMAT(printf(const char *restrict format, ...), stdout, format, vfprintf, format)
FORMAT(__fprintf_chk(FILE *stream, int flag, const char *format, ...), stream, format,
       __vfprintf_chk, flag, format)
FORMAT(__printf_chk(int flag, const char *format, ...), stdout, format, __vfprintf_chk, flag, format)

// MARK: Characters

size_t fwrite(const void *restrict bytes, size_t size, size_t count, FILE *restrict stream) {
  return DROPS(stream) ? count : SYSTEM(fwrite, bytes, size, count, stream);
}

int fputs(const char *restrict text, FILE *restrict stream) {
  return DROPS(stream) ? 1 : SYSTEM(fputs, text, stream);
}

int puts(const char *text) { return DROPS(stdout) ? 1 : SYSTEM(puts, text); }

#undef putc
#undef putchar

int fputc(int character, FILE *stream) {
  return DROPS(stream) ? (unsigned char)character : SYSTEM(fputc, character, stream);
}

int putc(int character, FILE *stream) {
  return DROPS(stream) ? (unsigned char)character : SYSTEM(putc, character, stream);
}

int putchar(int character) {
  return DROPS(stdout) ? (unsigned char)character : SYSTEM(putchar, character);
}

void perror(const char *text) {
  if (!DROPS(stderr)) SYSTEM(perror, text);
}

#else

void scrollwork_silence_libraries(void) {}

#endif
