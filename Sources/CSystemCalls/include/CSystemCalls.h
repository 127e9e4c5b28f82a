#ifndef CSYSTEMCALLS_H
#define CSYSTEMCALLS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The wall clock, the random numbers and the run loop of a scene.
///
/// While a thread plays a scene, its calls for the time of day, for random bytes and for timers are
/// answered here instead of by the system.
typedef struct {
  /// The first argument of all functions.
  void *_Nonnull context;
  /// The date of the scene, in nanoseconds since the start of 1970.
  int64_t (*_Nonnull date)(void *_Nonnull context);
  /// Fills `bytes` with `count` random bytes.
  void (*_Nonnull random)(void *_Nonnull context, void *_Nonnull bytes, size_t count);
  /// Adds `timer`, a `Foundation.Timer`, to the run loop.
  void (*_Nonnull add_timer)(void *_Nonnull context, void *_Nonnull timer);
  /// Takes a new fire date of `timer`, which may not be in the run loop.
  void (*_Nonnull move_timer)(void *_Nonnull context, void *_Nonnull timer);
} SceneSystemCalls;

/// Sets what answers the calls of the current thread, NULL for the system; returns what did before.
///
/// `calls` must remain valid until it is replaced.
const SceneSystemCalls *_Nullable scrollwork_answer_system_calls(
    const SceneSystemCalls *_Nullable calls);

/// The thread that played a scene last; the one that asks if there is none.
pthread_t scrollwork_playing_thread(void);

/// Orders sets and dictionaries in the same way in every run, as `SWIFT_DETERMINISTIC_HASHING` does,
/// which the runtime reads before `main`; returns false if the runtime has no such parameters.
///
/// Collections made before are unusable.
bool scrollwork_hash_deterministically(void);

/// Keeps memory that is freed: large bitmaps are allocated and freed for every still, and memory that
/// is returned to the system must be cleared before it is used again.
///
/// - Source: documented, `mallopt`; measured, a tenth of the time of a reel.
void scrollwork_keep_memory(void);

#endif
