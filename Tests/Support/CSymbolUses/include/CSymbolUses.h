#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A place in source that declares or names a symbol, as the compiler noted it.
typedef struct {
  /// The path of the source file.
  const char *file;
  /// The compiler's name of the symbol.
  const char *symbol;
  /// The line, from 1.
  uint32_t line;
  /// The first byte in the line, from 1.
  uint32_t column;
  /// Whether the symbol is declared there, not only named.
  bool declares;
  /// Whether the compiler added the use, and no source is written for it.
  bool is_implicit;
  /// What the symbol declared there overrides: the requirement of a protocol that it meets, or the
  /// member of a class. NULL for none.
  const char *overridden;
} symbol_use;

/// Called with each use, which is only valid during the call.
typedef void (*take_use)(void *context, const symbol_use *use);

/// Reads what the compiler noted about the files whose path contains `part`.
///
/// `library` is the toolchain's `libIndexStore.so`, `store` the folder of notes that a build leaves.
/// Returns NULL, or what went wrong.
const char *symbol_uses(const char *library, const char *store, const char *part, void *context,
                        take_use take);
