// <metal_common>: steps, mixtures, limits.
#pragma once
#include "math.h"

namespace metal {

/// y if x < y, otherwise x, also where one is NaN, as Metal has it.
template <class A, class B>
inline shader::common2<A, B> max(A a, B b) {
  typedef shader::common2<A, B> R;
  typedef shader::element<R> T;
  return shader::each([](T x, T y) -> T { return x < y ? y : x; }, R(a), R(b));
}
template <class A, class B>
inline shader::common2<A, B> min(A a, B b) {
  typedef shader::common2<A, B> R;
  typedef shader::element<R> T;
  return shader::each([](T x, T y) -> T { return y < x ? y : x; }, R(a), R(b));
}
ANYWISE3(max3, max(max(x, y), z))
ANYWISE3(min3, min(min(x, y), z))
ANYWISE3(median3, max(min(x, y), min(max(x, y), z)))
ANYWISE3(clamp, min(max(x, y), z))
ELEMENTWISE(saturate, x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f)
ELEMENTWISE(sign, x > 0.0f ? 1.0f : x < 0.0f ? -1.0f : 0.0f)
ELEMENTWISE(degrees, x * 57.295779513082321f)
ELEMENTWISE(radians, x * 0.017453292519943296f)
ELEMENTWISE3(mix, x + (y - x) * z)
ELEMENTWISE2(step, y < x ? 0.0f : 1.0f)

namespace detail {
inline float smooth(float t) {
  t = t > 0.0f ? (t < 1.0f ? t : 1.0f) : 0.0f;
  return t * t * (3.0f - 2.0f * t);
}
}  // namespace detail
ELEMENTWISE3(smoothstep, detail::smooth((z - x) / (y - x)))

}  // namespace metal
