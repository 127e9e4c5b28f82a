// What the files of this target share: who answers this thread, and the definitions of the libraries.

#ifndef SCROLLWORK_ANSWERING_H
#define SCROLLWORK_ANSWERING_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CSystemCalls.h"

#include <dlfcn.h>

// What answers the calls of the current thread; NULL is the system.
extern _Thread_local const SceneSystemCalls *scrollwork_answering
    __attribute__((visibility("hidden")));

// Calls the definition of the shared library.
#define SYSTEM(name, ...)                                                  \
  ({                                                                       \
    static __typeof__(&name) own_;                                         \
    __typeof__(own_) found_ = __atomic_load_n(&own_, __ATOMIC_RELAXED);    \
    if (!found_) {                                                         \
      found_ = (__typeof__(own_))dlsym(RTLD_NEXT, #name);                  \
      __atomic_store_n(&own_, found_, __ATOMIC_RELAXED);                   \
    }                                                                      \
    found_(__VA_ARGS__);                                                   \
  })

#endif
