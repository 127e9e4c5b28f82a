#pragma once
#include <stdint.h>

/// Called with a source file, the compiler's name of a symbol, and a line that names the symbol.
///
/// `met` is NULL, or what the symbol that is declared there overrides: the requirement of a protocol
/// that it meets.
typedef void (*symbol_use)(void *context, const char *file, const char *symbol, uint32_t line,
                           const char *met);

/// Reads what the compiler noted about the files whose path contains `part`.
///
/// `library` is the toolchain's `libIndexStore.so`, `store` the folder of notes that a build leaves.
/// Returns NULL, or what went wrong.
const char *symbol_uses(const char *library, const char *store, const char *part, void *context,
                        symbol_use found);
