// The initialization of global variables, once for each: what they write meanwhile is kept.
//
// - Source: documented, `swift_once` in Swift's runtime, which compiled code calls before it uses a
//   global variable or a static one.

#include "Folders.h"

// The number of initializers that this thread runs, one in another.
static _Thread_local int depth;

bool scrollwork_is_initializing(void) { return depth > 0; }

#ifdef HAS_FILES

struct initializer {
  void (*function)(void *);
  void *context;
};

static void initialize(void *context) {
  struct initializer *own = context;
  depth++;
  own->function(own->context);
  depth--;
  if (depth == 0) scrollwork_keep_written();
}

void swift_once(intptr_t *token, void (*function)(void *), void *context);

// Weak, as a static runtime has a definition of its own.
__attribute__((weak)) void swift_once(intptr_t *token, void (*function)(void *), void *context) {
  if (scrollwork_answering) {
    struct initializer own = {function, context};
    SYSTEM(swift_once, token, initialize, &own);
  } else {
    SYSTEM(swift_once, token, function, context);
  }
}

#endif
