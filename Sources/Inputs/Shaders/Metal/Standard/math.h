// <metal_math>: functions of floats. `fast::` and `precise::` are the same functions.
#pragma once
#include "elementary.h"
#include "elements.h"

namespace metal {

ELEMENTWISE(floor, shader::floor(x))
ELEMENTWISE(ceil, shader::ceil(x))
ELEMENTWISE(trunc, shader::trunc(x))
ELEMENTWISE(rint, shader::rint(x))
ELEMENTWISE(round, shader::round(x))
ELEMENTWISE(fract, shader::fraction(x))
ELEMENTWISE(fabs, __builtin_fabsf(x))
ELEMENTWISE(sqrt, shader::sqrt(x))
ELEMENTWISE(rsqrt, 1.0f / shader::sqrt(x))
ELEMENTWISE(sin, shader::sin(x))
ELEMENTWISE(cos, shader::cos(x))
ELEMENTWISE(tan, shader::tan(x))
ELEMENTWISE(sinpi, shader::sin((x - 2.0f * shader::rint(x * 0.5f)) * M_PI_F))
ELEMENTWISE(cospi, shader::cos((x - 2.0f * shader::rint(x * 0.5f)) * M_PI_F))
ELEMENTWISE(tanpi, shader::tan((x - shader::rint(x)) * M_PI_F))
ELEMENTWISE(asin, shader::asin(x))
ELEMENTWISE(acos, shader::acos(x))
ELEMENTWISE(atan, shader::atan(x))
ELEMENTWISE(sinh, shader::sinh(x))
ELEMENTWISE(cosh, shader::cosh(x))
ELEMENTWISE(tanh, shader::tanh(x))
ELEMENTWISE(asinh, shader::asinh(x))
ELEMENTWISE(acosh, shader::acosh(x))
ELEMENTWISE(atanh, shader::atanh(x))
ELEMENTWISE(exp, shader::exp(x))
ELEMENTWISE(exp2, shader::exp2(x))
ELEMENTWISE(exp10, shader::exp10(x))
ELEMENTWISE(log, shader::log(x))
ELEMENTWISE(log2, shader::log2(x))
ELEMENTWISE(log10, shader::log10(x))
ELEMENTWISE2(pow, shader::pow(x, y))
ELEMENTWISE2(powr, shader::powr(x, y))
ELEMENTWISE2(atan2, shader::atan2(x, y))
/// x - y * trunc(x / y), as Metal has it.
ELEMENTWISE2(fmod, x - y * shader::trunc(x / y))
ELEMENTWISE2(copysign, __builtin_copysignf(x, y))
ELEMENTWISE2(fdim, x > y ? x - y : 0.0f)
/// The larger and the smaller number; one that is NaN loses.
ELEMENTWISE2(fmax, x > y || y != y ? x : y)
ELEMENTWISE2(fmin, x < y || y != y ? x : y)
ELEMENTWISE3(fmax3, fmax(fmax(x, y), z))
ELEMENTWISE3(fmin3, fmin(fmin(x, y), z))
ELEMENTWISE3(fmedian3, fmax(fmin(x, y), fmin(fmax(x, y), z)))
/// Two roundings: the product, and the sum.
ELEMENTWISE3(fma, x * y + z)

template <class T>
inline T modf(T x, thread T &whole) {
  whole = trunc(x);
  return x - whole;
}
template <class T>
inline T sincos(T x, thread T &cosine) {
  cosine = cos(x);
  return sin(x);
}
template <class T, class E>
inline T ldexp(T x, E exponent) {
  return shader::each([](float x, float e) { return x * shader::exp2(e); }, T(x), T(exponent));
}
inline float frexp(float x, thread int &exponent) {
  float v = __builtin_fabsf(x);
  bool plain = v >= 1.17549435e-38f && v < INFINITY;
  exponent = plain ? (shader::bits(v) >> 23) - 126 : 0;
  return plain ? shader::from_bits((shader::bits(x) & 0x807fffff) | 0x3f000000) : x;
}
inline int ilogb(float x) { return ((shader::bits(x) >> 23) & 255) - 127; }

namespace fast {
using namespace metal;
}
namespace precise {
using namespace metal;
}

}  // namespace metal
