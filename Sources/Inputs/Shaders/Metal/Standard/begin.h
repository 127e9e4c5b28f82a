// The beginning of a compiled file, before the user's own text. All other headers are here, as macros of
// the user must not change them.
//
// Functions of Metal and of the user are inlined into the pixel loops, and have no symbols of their own;
// the pixel loops are not. entries.h ends the user's text.
#pragma once
#pragma clang attribute push(__attribute__((always_inline, internal_linkage)), apply_to = function)
#include "../metal_stdlib"
#include "../simd/simd.h"
#include "layer.h"
#include "signatures.h"
#pragma clang attribute pop
#include "drawing.h"
#pragma clang attribute push(__attribute__((always_inline, internal_linkage)), apply_to = function)
