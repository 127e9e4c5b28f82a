#ifndef CSYSTEMCALLS_H
#define CSYSTEMCALLS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The generators of the pseudo-random numbers of C: of `rand`, `random` and `drand48`.
typedef struct {
  /// The state of `rand`.
  uint32_t rand;
  /// The state of `drand48`, of 48 bits, and the constants of its congruence.
  uint64_t rand48, multiplier;
  uint16_t addend;
  /// The table of `random`, behind a word with its type and its place.
  uint32_t table[32];
  /// The table that code gave to `random` instead; NULL if it gave none.
  char *_Nullable given;
} SceneNumbers;

/// Seeds of generators.
typedef struct {
  uint32_t rand, random;
  uint64_t rand48;
} SceneSeeds;

/// Begins generators with some seeds; NULL for those of a process that sets none.
void scrollwork_seed_numbers(SceneNumbers *_Nonnull numbers, const SceneSeeds *_Nullable seeds);

/// The private folder of a scene, in which the files of its app are.
typedef struct SceneFolder SceneFolder;

/// The path of the home of an app, the same in every run.
const char *_Nonnull scrollwork_home(void);

/// The path of the folder with the folders of groups of apps.
const char *_Nonnull scrollwork_groups(void);

/// A private folder, which is made when a path in the home of an app is used first.
///
/// Its own folders have the date `start`, in seconds since the start of 1970. It lies in the folder
/// that the environment variable `SCROLLWORK_FILES` names, or in the one for temporary files.
SceneFolder *_Nonnull scrollwork_make_folder(int64_t start);

/// Removes a private folder with all files in it.
void scrollwork_remove_folder(SceneFolder *_Nonnull folder);

/// Lets threads that play no scene see a private folder.
void scrollwork_enter_folder(SceneFolder *_Nonnull folder);

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
  /// The generators of the code that runs, which remain until it has called its next function.
  SceneNumbers *_Nonnull (*_Nonnull numbers)(void *_Nonnull context);
  /// The private folder of the scene.
  SceneFolder *_Nonnull folder;
  /// Called before code uses a path of its files; `changes` tells whether it may change them.
  void (*_Nonnull note_files)(void *_Nonnull context, bool changes);
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

/// Whether the calls of the current thread are answered by a scene.
bool scrollwork_is_answered(void);

/// The number by which the code of a scene knows its process, the same in every run.
int scrollwork_process(void);

/// Records the acts of a library, known by its path, that the sandbox denies, in a file: of each a line
/// with the act, its subject, and the addresses of its callers in the library, between tabs.
///
/// The acts are `read`, `write`, `process`, `session`, `signal` and `socket`. Does nothing in a process
/// that is not confined.
void scrollwork_watch_denials(const char *_Nonnull path, const char *_Nonnull record);

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
