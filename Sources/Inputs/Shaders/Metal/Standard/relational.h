// <metal_relational>: tests of floats, and choices by bool vectors.
#pragma once
#include "elements.h"
#include "elementary.h"

namespace metal {

template <int N>
inline bool any(vec<bool, N> v) {
  if constexpr (N == 2) return v.x | v.y;
  else if constexpr (N == 3) return v.x | v.y | v.z;
  else return v.x | v.y | v.z | v.w;
}
inline bool any(bool b) { return b; }
template <int N>
inline bool all(vec<bool, N> v) {
  if constexpr (N == 2) return v.x & v.y;
  else if constexpr (N == 3) return v.x & v.y & v.z;
  else return v.x & v.y & v.z & v.w;
}
inline bool all(bool b) { return b; }

/// The second where the flag is set, else the first.
template <class A, class B>
inline shader::common2<A, B> select(A a, B b, bool flag) {
  typedef shader::common2<A, B> R;
  typedef shader::element<R> T;
  R p = R(a), q = R(b);
  return shader::each([flag](T x, T y) -> T { return flag ? y : x; }, p, q);
}
template <class A, class B, int N>
inline auto select(A a, B b, vec<bool, N> flag) {
  typedef vec<shader::element<shader::common2<A, B>>, N> R;
  R p = R(a), q = R(b);
  if constexpr (N == 2) return R(flag.x ? q.x : p.x, flag.y ? q.y : p.y);
  else if constexpr (N == 3)
    return R(flag.x ? q.x : p.x, flag.y ? q.y : p.y, flag.z ? q.z : p.z);
  else
    return R(
        flag.x ? q.x : p.x, flag.y ? q.y : p.y, flag.z ? q.z : p.z, flag.w ? q.w : p.w);
}

#define TEST(name, body) \
  inline bool name(float x) { return body; } \
  template <int N> \
  inline vec<bool, N> name(vec<float, N> v) { \
    return shader::each_flag([](float x) -> bool { return body; }, v); \
  }
TEST(isnan, x != x)
TEST(isinf, __builtin_fabsf(x) == INFINITY)
TEST(isfinite, __builtin_fabsf(x) < INFINITY)
TEST(isnormal, __builtin_fabsf(x) < INFINITY && __builtin_fabsf(x) >= 1.17549435e-38f)
TEST(signbit, shader::bits(x) < 0)
#undef TEST
template <class T>
inline shader::flags<T> isunordered(T a, T b) { return isnan(a) || isnan(b); }
template <class T>
inline shader::flags<T> isordered(T a, T b) { return !isunordered(a, b); }

}  // namespace metal

/// The same bits as another type of the same size.
template <class To, class From>
inline To as_type(From value) {
  static_assert(sizeof(To) == sizeof(From), "as_type needs types of one size; half has 4 bytes here");
  To result;
  __builtin_memcpy(&result, &value, sizeof(To));
  return result;
}
namespace metal {
using ::as_type;
}
