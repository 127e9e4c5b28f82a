// <metal_integer>: bits and limits of integers.
#pragma once
#include "bits.h"
#include "common.h"
#include "relational.h"

namespace metal {

/// The absolute value, of any type.
ANYWISE(abs, shader::absolute(x))
ANYWISE2(absdiff, x < y ? y - x : x - y)
ANYWISE(popcount, __builtin_popcountll((unsigned long long)(x) & shader::mask<decltype(x)>))
ANYWISE(clz, shader::leading_zeros(x))
ANYWISE(ctz, shader::trailing_zeros(x))
ANYWISE(reverse_bits, shader::reversed(x))
ANYWISE2(mulhi, shader::high_product(x, y))
ANYWISE3(madhi, shader::high_product(x, y) + z)
ANYWISE2(hadd, (x >> 1) + (y >> 1) + (x & y & 1))
ANYWISE2(rotate, shader::rotated(x, y))

template <class T>
inline T extract_bits(T x, uint offset, uint bits) {
  return bits == 0 ? T(0) : T(T(x << (sizeof(T) * 8 - bits - offset)) >> (sizeof(T) * 8 - bits));
}
template <class T>
inline T insert_bits(T base, T insert, uint offset, uint bits) {
  T field = bits >= sizeof(T) * 8 ? T(~T(0)) : T((T(1) << bits) - 1);
  return (base & ~(field << offset)) | ((insert & field) << offset);
}

template <class T>
struct numeric_limits;
#define LIMITS(T, low, high) \
  template <> \
  struct numeric_limits<T> { \
    static constexpr T min() { return low; } \
    static constexpr T lowest() { return low; } \
    static constexpr T max() { return high; } \
  };
LIMITS(char, -128, 127) LIMITS(uchar, 0, 255) LIMITS(short, -32768, 32767) LIMITS(ushort, 0, 65535)
LIMITS(int, -2147483647 - 1, 2147483647) LIMITS(uint, 0, 4294967295u)
#undef LIMITS
template <>
struct numeric_limits<float> {
  static constexpr float min() { return FLT_MIN; }
  static constexpr float lowest() { return -FLT_MAX; }
  static constexpr float max() { return FLT_MAX; }
  static constexpr float epsilon() { return FLT_EPSILON; }
  static constexpr float infinity() { return INFINITY; }
  static constexpr float quiet_NaN() { return NAN; }
};

}  // namespace metal
