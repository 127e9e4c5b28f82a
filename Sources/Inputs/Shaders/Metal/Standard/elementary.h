// Elementary functions of a float. They are polynomials of products and sums, one by one, so that all
// processors have the same bits, and without branches, so that the pixel loop becomes vectors. The
// polynomials are those of Cephes (Moshier), within a few units of the last place.
#pragma once
#include "keywords.h"

namespace shader {

constexpr int bits(float x) { return __builtin_bit_cast(int, x); }
constexpr float from_bits(int x) { return __builtin_bit_cast(float, x); }

inline float floor(float x) { return __builtin_floorf(x); }
inline float ceil(float x) { return __builtin_ceilf(x); }
inline float trunc(float x) { return __builtin_truncf(x); }
inline float rint(float x) { return __builtin_rintf(x); }
/// Rounds halves away from zero.
inline float round(float x) {
  float t = trunc(x);
  return __builtin_copysignf(t + (__builtin_fabsf(x - t) >= 0.5f ? __builtin_copysignf(1, x) : 0.0f), x);
}
/// The part above the next lower integer, less than 1.
inline float fraction(float x) {
  float f = x - floor(x);
  return f > 0.99999994f ? 0.99999994f : f;
}
inline float sqrt(float x) { return __builtin_sqrtf(x); }

/// The integer of a float within its range; NaN and larger values have no defined result, but no effect
/// on others either.
inline int integer(float x) {
  typedef float one __attribute__((ext_vector_type(1)));
  typedef int one_integer __attribute__((ext_vector_type(1)));
  one v = x;
  return __builtin_convertvector(v, one_integer)[0];
}

/// The nearest integer, added to a number whose last bit counts ones, so that it is in the low bits.
constexpr float nearest_offset = 12582912.0f;

/// A quarter turn and what remains of an angle, |remainder| ≤ π/4. π/2 in four parts, three of 8 bits,
/// so that products with up to 65536 quarters are exact: |x| up to 102943. Beyond, errors grow to 0.05
/// at a million; from 6.5 million the remainder has no meaning, but is limited, and the sine with it.
struct quarters {
  int quarter;
  float remainder;
};
inline quarters reduce(float x) {
  float shifted = x * 0.636619772367581343f + nearest_offset;
  float q = shifted - nearest_offset;
  float r = x - q * 1.5703125f;
  r = r - q * 4.825592041015625e-4f;
  r = r - q * 1.2665987014770508e-6f;
  r = r - q * 9.920935797e-10f;
  r = r < -1.0f ? -1.0f : r > 1.0f ? 1.0f : r;
  return {bits(shifted), r};
}
inline float sine_polynomial(float r) {
  float s = r * r;
  return r + r * s * (-1.6666654611e-1f + s * (8.3321608736e-3f + s * -1.9515295891e-4f));
}
inline float cosine_polynomial(float r) {
  float s = r * r;
  return 1.0f - 0.5f * s +
         s * s * (4.166664568298827e-2f + s * (-1.388731625493765e-3f + s * 2.443315711809948e-5f));
}
inline float turned(quarters q) {
  float s = sine_polynomial(q.remainder), c = cosine_polynomial(q.remainder);
  float v = q.quarter & 1 ? c : s;
  return from_bits(bits(v) ^ (q.quarter & 2) << 30);
}
inline float sin(float x) { return turned(reduce(x)); }
inline float cos(float x) {
  quarters q = reduce(x);
  return turned({q.quarter + 1, q.remainder});
}
inline float tan(float x) {
  quarters q = reduce(x);
  float s = sine_polynomial(q.remainder), c = cosine_polynomial(q.remainder);
  return q.quarter & 1 ? -c / s : s / c;
}

/// 2 to an integer from -252 to 254, in two steps, so that results below the normal range are right.
inline float scaled(float x, int exponent) {
  int half_exponent = exponent >> 1;
  return x * from_bits((half_exponent + 127) << 23) *
         from_bits((exponent - half_exponent + 127) << 23);
}
inline float exp2(float x) {
  x = x > 129.0f ? 129.0f : x < -151.0f ? -151.0f : x;
  float shifted = x + nearest_offset, r = x - (shifted - nearest_offset);
  float p = 1.535336188319500e-4f;
  p = p * r + 1.339887440266574e-3f;
  p = p * r + 9.618437357674640e-3f;
  p = p * r + 5.550332471162809e-2f;
  p = p * r + 2.402264791363012e-1f;
  p = p * r + 6.931472028550421e-1f;
  return scaled(1.0f + r * p, bits(shifted) - bits(nearest_offset));
}
inline float exp(float x) {
  x = x > 89.0f ? 89.0f : x < -104.5f ? -104.5f : x;
  float shifted = x * 1.44269504088896341f + nearest_offset, q = shifted - nearest_offset;
  float r = x - q * 0.693359375f;
  r = r - q * -2.12194440e-4f;
  float p = 1.9875691500e-4f;
  p = p * r + 1.3981999507e-3f;
  p = p * r + 8.3334519073e-3f;
  p = p * r + 4.1665795894e-2f;
  p = p * r + 1.6666665459e-1f;
  p = p * r + 5.0000001201e-1f;
  return scaled(1.0f + (r + r * r * p), bits(shifted) - bits(nearest_offset));
}
inline float exp10(float x) { return exp2(x * 3.32192809488736235f); }

/// A positive number as (1 + fraction) * 2^exponent, the fraction from √½ - 1 to √2 - 1, and the
/// logarithm of 1 + fraction without its first term.
struct logarithm {
  float exponent, fraction, rest;
};
inline logarithm logarithm_parts(float x) {
  bool small = x < 1.17549435e-38f;
  int b = bits(small ? x * 8388608.0f : x);
  int e = (b - 0x3f3504f3) >> 23;
  float f = from_bits(b - (e << 23)) - 1.0f;
  float z = f * f;
  float p = 7.0376836292e-2f;
  p = p * f - 1.1514610310e-1f;
  p = p * f + 1.1676998740e-1f;
  p = p * f - 1.2420140846e-1f;
  p = p * f + 1.4249322787e-1f;
  p = p * f - 1.6668057665e-1f;
  p = p * f + 2.0000714765e-1f;
  p = p * f - 2.4999993993e-1f;
  p = p * f + 3.3333331174e-1f;
  return {float(small ? e - 23 : e), f, f * z * p - 0.5f * z};
}
/// Logarithms of zero, of negative numbers, of infinity and NaN; others are as given.
inline float logarithm_result(float x, float result) {
  result = x == INFINITY ? INFINITY : result;
  return x > 0 ? result : x == 0 ? -INFINITY : NAN;
}
inline float log(float x) {
  logarithm l = logarithm_parts(x);
  float y = l.rest + l.exponent * -2.12194440e-4f;
  return logarithm_result(x, l.fraction + y + l.exponent * 0.693359375f);
}
inline float log2(float x) {
  logarithm l = logarithm_parts(x);
  float y = l.rest * 0.44269504088896341f + l.fraction * 0.44269504088896341f;
  return logarithm_result(x, y + l.rest + l.fraction + l.exponent);
}
inline float log10(float x) {
  logarithm l = logarithm_parts(x);
  float y = (l.fraction + l.rest) * 0.434294481903251828f + l.exponent * 4.605038981e-6f;
  return logarithm_result(x, y + l.exponent * 0.301025390625f);
}

/// x^y for x ≥ 0. The logarithm is of double precision, as its error is multiplied by y. Constants are
/// long doubles, as the compiler takes those without suffix for floats.
inline float powr(float x, float y) {
  bool small = x < 1.17549435e-38f;
  int b = bits(small ? x * 8388608.0f : x);
  int e = (b - 0x3f3504f3) >> 23;
  double f = double(from_bits(b - (e << 23))) - double(1);
  double s = f / (double(2) + f), z = s * s;
  double p = double(0.22195308321368667L);
  p = p * z + double(0.26230818925253879L);
  p = p * z + double(0.3205988979753252L);
  p = p * z + double(0.41219858311113239L);
  p = p * z + double(0.57707801635558531L);
  p = p * z + double(0.96179669392597555L);
  p = p * z + double(2.8853900817779268L);
  double l = double(small ? e - 23 : e) + s * p;
  double t = double(y) * l;
  t = t > double(129) ? double(129) : t < double(-151) ? double(-151) : t;
  float whole = float(t) + nearest_offset;
  float r = float(t - double(whole - nearest_offset));
  float q = 1.535336188319500e-4f;
  q = q * r + 1.339887440266574e-3f;
  q = q * r + 9.618437357674640e-3f;
  q = q * r + 5.550332471162809e-2f;
  q = q * r + 2.402264791363012e-1f;
  q = q * r + 6.931472028550421e-1f;
  float result = scaled(1.0f + r * q, bits(whole) - bits(nearest_offset));
  result = x > 0 ? result : x == 0 ? (y > 0 ? 0.0f : INFINITY) : NAN;
  result = x == INFINITY ? (y > 0 ? INFINITY : 0.0f) : result;
  result = y == y ? result : NAN;
  result = x == 1.0f || y == 0.0f ? 1.0f : result;
  return result;
}
/// x^y; a negative x has a result for integers y only.
inline float pow(float x, float y) {
  float magnitude = powr(__builtin_fabsf(x), y);
  bool whole = trunc(y) == y, odd = whole && trunc(y * 0.5f) != y * 0.5f;
  float result = odd ? __builtin_copysignf(magnitude, x) : magnitude;
  return x < 0 && !whole && x != -INFINITY ? NAN : result;
}

inline float atan(float x) {
  float v = __builtin_fabsf(x);
  bool steep = v > 2.41421356237309505f, middle = v > 0.414213562373095049f;
  float top = steep ? -1.0f : middle ? v - 1.0f : v;
  float bottom = steep ? v : middle ? v + 1.0f : 1.0f;
  float base = steep ? 1.57079632679489662f : middle ? 0.785398163397448310f : 0.0f;
  float t = top / bottom, z = t * t;
  float p = 8.05374449538e-2f;
  p = p * z - 1.38776856032e-1f;
  p = p * z + 1.99777106478e-1f;
  p = p * z - 3.33329491539e-1f;
  return __builtin_copysignf(base + (p * z * t + t), x);
}
/// The angle from the x axis to (x, y), from -π to π; 0 at the origin.
inline float atan2(float y, float x) {
  bool origin = x == 0 && y == 0;
  bool corner = __builtin_fabsf(x) == INFINITY && __builtin_fabsf(y) == INFINITY;
  float ratio = corner ? __builtin_copysignf(1, x) * __builtin_copysignf(1, y) : y / (origin ? 1.0f : x);
  float result = atan(ratio);
  float turn = __builtin_copysignf(3.14159265358979324f, y);
  return bits(x) < 0 && x == x ? result + turn : result;
}
inline float asin(float x) {
  float v = __builtin_fabsf(x);
  bool large = v > 0.5f;
  float z = large ? 0.5f * (1.0f - v) : v * v, s = large ? sqrt(z) : v;
  float p = 4.2163199048e-2f;
  p = p * z + 2.4181311049e-2f;
  p = p * z + 4.5470025998e-2f;
  p = p * z + 7.4953002686e-2f;
  p = p * z + 1.6666752422e-1f;
  float result = p * z * s + s;
  return __builtin_copysignf(large ? 1.57079632679489662f - 2.0f * result : result, x);
}
inline float acos(float x) {
  float v = __builtin_fabsf(x);
  bool large = v > 0.5f;
  float z = large ? 0.5f * (1.0f - v) : v * v, s = large ? sqrt(z) : v;
  float p = 4.2163199048e-2f;
  p = p * z + 2.4181311049e-2f;
  p = p * z + 4.5470025998e-2f;
  p = p * z + 7.4953002686e-2f;
  p = p * z + 1.6666752422e-1f;
  float arc = p * z * s + s;
  float near_one = x > 0 ? 2.0f * arc : 3.14159265358979324f - 2.0f * arc;
  return large ? near_one : 1.57079632679489662f - __builtin_copysignf(arc, x);
}

inline float sinh(float x) {
  float v = __builtin_fabsf(x), z = x * x;
  float e = exp(v * 0.5f), large = 0.5f * e * e - 0.5f / (e * e);
  float p = 2.03721912945e-4f;
  p = p * z + 8.33028376239e-3f;
  p = p * z + 1.66667160211e-1f;
  return v > 1.0f ? __builtin_copysignf(large, x) : p * z * x + x;
}
inline float cosh(float x) {
  float e = exp(__builtin_fabsf(x) * 0.5f);
  return 0.5f * e * e + 0.5f / (e * e);
}
inline float tanh(float x) {
  float v = __builtin_fabsf(x), z = x * x;
  float large = 1.0f - 2.0f / (exp(2.0f * v) + 1.0f);
  float p = -5.70498872745e-3f;
  p = p * z + 2.06390887954e-2f;
  p = p * z - 5.37397155531e-2f;
  p = p * z + 1.33314422036e-1f;
  p = p * z - 3.33332819422e-1f;
  return v > 0.625f ? __builtin_copysignf(large, x) : p * z * x + x;
}
inline float asinh(float x) {
  float v = __builtin_fabsf(x), z = v * v;
  float small = v - v * z * (0.166666667f - z * (0.075f - z * 0.0446428571f));
  float large = v > 1e15f ? log(v) + 0.693147180559945309f : log(v + sqrt(z + 1.0f));
  return __builtin_copysignf(v < 0.25f ? small : large, x);
}
inline float acosh(float x) {
  return x > 1e15f ? log(x) + 0.693147180559945309f : log(x + sqrt(x * x - 1.0f));
}
inline float atanh(float x) {
  float v = __builtin_fabsf(x), z = v * v;
  float small = v + v * z * (0.333333333f + z * (0.2f + z * 0.142857143f));
  return __builtin_copysignf(v < 0.2f ? small : 0.5f * log((1.0f + v) / (1.0f - v)), x);
}

}  // namespace shader
