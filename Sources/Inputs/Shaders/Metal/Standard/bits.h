// Operations on the bits of integers of any size.
#pragma once
#include "keywords.h"

namespace shader {

template <class T>
constexpr unsigned long long mask = ~0ull >> (64 - 8 * sizeof(T));

template <class T>
constexpr T absolute(T x) {
  if constexpr (__is_same(T, float)) return __builtin_fabsf(x);
  else return x < 0 ? T(-x) : x;
}
template <class T>
constexpr T leading_zeros(T x) {
  unsigned long long v = (unsigned long long)(x)&mask<T>;
  return T(v == 0 ? 8 * sizeof(T) : __builtin_clzll(v) - (64 - 8 * sizeof(T)));
}
template <class T>
constexpr T trailing_zeros(T x) {
  unsigned long long v = (unsigned long long)(x)&mask<T>;
  return T(v == 0 ? 8 * sizeof(T) : __builtin_ctzll(v));
}
template <class T>
constexpr T reversed(T x) {
  return T(__builtin_bitreverse64((unsigned long long)(x)) >> (64 - 8 * sizeof(T)));
}
template <class T>
constexpr T high_product(T x, T y) {
  if constexpr (T(-1) < T(0)) return T(((long long)(x) * (long long)(y)) >> (8 * sizeof(T)));
  else return T(((unsigned long long)(x) * (unsigned long long)(y)) >> (8 * sizeof(T)));
}
template <class T>
constexpr T rotated(T x, T count) {
  constexpr int width = 8 * sizeof(T);
  int n = int(count) & (width - 1);
  unsigned long long v = (unsigned long long)(x)&mask<T>;
  return T(v << n | v >> ((width - n) & (width - 1)));
}

}  // namespace shader
