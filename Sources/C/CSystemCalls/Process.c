// Settings of a process that other means than these leave to its environment.

#include "CSystemCalls.h"

#include <malloc.h>

// The parameters by which Swift's runtime orders hashed collections, as in its `GlobalObjects.h`; read
// when a collection is made.
struct scrollwork_hashing {
  uint64_t seed0, seed1;
  bool is_deterministic;
};
extern struct scrollwork_hashing _swift_stdlib_Hashing_parameters __attribute__((weak));

bool scrollwork_hash_deterministically(void) {
  struct scrollwork_hashing *parameters = &_swift_stdlib_Hashing_parameters;
  if (!parameters) return false;
  *parameters = (struct scrollwork_hashing){.is_deterministic = true};
  return true;
}

void scrollwork_keep_memory(void) {
#ifdef M_TRIM_THRESHOLD
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  mallopt(M_MMAP_THRESHOLD, 64 << 20);
#endif
}
