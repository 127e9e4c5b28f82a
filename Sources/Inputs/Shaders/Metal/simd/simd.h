// <simd/simd.h>: the names that headers shared with Swift use for Metal's types.
#pragma once
#include "../metal_stdlib"

#define SIMD(M) typedef float##M simd_float##M, matrix_float##M;
SIMD(2x2) SIMD(2x3) SIMD(2x4) SIMD(3x2) SIMD(3x3) SIMD(3x4) SIMD(4x2) SIMD(4x3) SIMD(4x4)
#undef SIMD
namespace simd {
using namespace metal;
}
