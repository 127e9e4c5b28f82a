#ifndef LIBRARYLOADING_H
#define LIBRARYLOADING_H

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// The fault of the loader; its own text is gone with its next call.
static inline const char *last_fault(void) {
  const char *text = dlerror();
  return strdup(text ? text : "the library cannot be opened");
}

#define FIND_FUNCTION(name) \
  if (!fault && !(library.name = (__typeof__(library.name))dlsym(file, #name))) { \
    fault = last_fault(); \
  }

// Defines a function that opens a library once, and returns its functions or null.
#define DEFINE_LIBRARY(type, open, file_name, FUNCTIONS) \
  static type open##_library; \
  static const char *open##_fault; \
  static void open##_once(void) { \
    type library = {0}; \
    const char *fault = NULL; \
    void *file = dlopen(file_name, RTLD_NOW | RTLD_LOCAL); \
    if (!file) fault = last_fault(); \
    FUNCTIONS(FIND_FUNCTION) \
    open##_library = library; \
    open##_fault = fault; \
  } \
  const type *open(const char **fault) { \
    static pthread_once_t once = PTHREAD_ONCE_INIT; \
    pthread_once(&once, open##_once); \
    *fault = open##_fault; \
    return open##_fault ? NULL : &open##_library; \
  }

#endif
