// Metal's words that C++ does not have: address spaces, qualifiers of functions, scalar types, numbers.
// Attributes such as [[stitchable]] and [[buffer(0)]] are unknown to the compiler and ignored.
#pragma once
#pragma clang diagnostic ignored "-Wreserved-user-defined-literal"
#pragma clang diagnostic ignored "-Wuser-defined-literals"
#pragma clang diagnostic ignored "-Wc++11-narrowing"
#pragma clang diagnostic ignored "-Wunknown-attributes"
#pragma clang diagnostic ignored "-Wignored-attributes"
// A function that another file defines: an error at its name, not at loading.
#pragma clang diagnostic error "-Wundefined-internal"

#include <stddef.h>
#include <stdint.h>

#define thread
#define device
#define threadgroup
#define threadgroup_imageblock
#define constant const
#define kernel
#define vertex
#define fragment
#define METAL_FUNC inline
#define METAL_CONST const
#define __METAL_VERSION__ 320

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

// Half precision is computed as float: several times as fast on processors, the same on all of them,
// without overflow at 65504. Its size is 4 bytes. bfloat likewise.
typedef float half;
typedef float bfloat;
constexpr half operator""h(long double value) { return half(value); }
constexpr half operator""h(unsigned long long value) { return half(value); }
constexpr half operator""H(long double value) { return half(value); }
constexpr half operator""H(unsigned long long value) { return half(value); }

#define M_E_F 2.71828182845904523536f
#define M_LOG2E_F 1.44269504088896340736f
#define M_LOG10E_F 0.434294481903251827651f
#define M_LN2_F 0.693147180559945309417f
#define M_LN10_F 2.30258509299404568402f
#define M_PI_F 3.14159265358979323846f
#define M_PI_2_F 1.57079632679489661923f
#define M_PI_4_F 0.785398163397448309616f
#define M_1_PI_F 0.318309886183790671538f
#define M_2_PI_F 0.636619772367581343076f
#define M_2_SQRTPI_F 1.12837916709551257390f
#define M_SQRT2_F 1.41421356237309504880f
#define M_SQRT1_2_F 0.707106781186547524401f
#define M_E_H M_E_F
#define M_LOG2E_H M_LOG2E_F
#define M_LOG10E_H M_LOG10E_F
#define M_LN2_H M_LN2_F
#define M_LN10_H M_LN10_F
#define M_PI_H M_PI_F
#define M_PI_2_H M_PI_2_F
#define M_PI_4_H M_PI_4_F
#define M_1_PI_H M_1_PI_F
#define M_2_PI_H M_2_PI_F
#define M_2_SQRTPI_H M_2_SQRTPI_F
#define M_SQRT2_H M_SQRT2_F
#define M_SQRT1_2_H M_SQRT1_2_F
#define M_PI M_PI_F
#define M_PI_2 M_PI_2_F
#define M_PI_4 M_PI_4_F
#define M_E M_E_F
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define MAXFLOAT 3.402823466e+38f
#define HUGE_VALF __builtin_inff()
#define FLT_MAX 3.402823466e+38f
#define FLT_MIN 1.175494351e-38f
#define FLT_EPSILON 1.192092896e-07f
#define HALF_MAX 65504.0f
#define HALF_MIN 6.103515625e-05f
#define HALF_EPSILON 9.765625e-04f
