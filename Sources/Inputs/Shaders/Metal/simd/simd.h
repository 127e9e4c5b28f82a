// <simd/simd.h>: the names that headers shared with Swift use for Metal's types.
#pragma once
#include "../metal_stdlib"

#define SIMD(M) typedef float##M simd_float##M, matrix_float##M;
SIMD(2x2) SIMD(2x3) SIMD(2x4) SIMD(3x2) SIMD(3x3) SIMD(3x4) SIMD(4x2) SIMD(4x3) SIMD(4x4)
#undef SIMD
namespace simd {
using namespace metal;
}
constant float2x2 matrix_identity_float2x2 = float2x2(1.0f);
constant float3x3 matrix_identity_float3x3 = float3x3(1.0f);
constant float4x4 matrix_identity_float4x4 = float4x4(1.0f);
