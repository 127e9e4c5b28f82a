// The beginning of a compiled file, before the user's own text: all functions are inlined into the
// pixel loops of entries.h and have no symbols of their own. entries.h ends this.
#pragma once
#pragma clang attribute push(__attribute__((always_inline, internal_linkage)), apply_to = function)
