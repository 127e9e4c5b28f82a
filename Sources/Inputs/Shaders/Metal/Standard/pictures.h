// Reading of pictures: places are in pixels, the center of the first at 0.5, 0.5. All places are
// allowed, also NaN and infinity: indices are limited before anything is read.
#pragma once
#include "CShaders.h"
#include "elementary.h"
#include "vectors.h"

namespace shader {

/// What is read outside of a picture.
enum class outside { zero, edge, repeated, mirrored };

/// A picture of at least one pixel, and less than 2^31.
struct picture {
  const uint32_t *pixels;
  int width, height, stride;
};

inline constexpr uint32_t nothing[2] = {0, 0};

inline picture readable(const shader_picture &p) {
  bool empty = !p.pixels || p.width <= 0 || p.height <= 0 || p.stride < p.width || p.stride < 2 ||
               p.stride > 0x7fffffff / p.height;
  if (empty) return {nothing, 1, 1, 2};
  return {p.pixels, p.width, p.height, int(p.stride)};
}

/// Components from 0 to 255.
inline vec<float, 4> components(uint32_t pixel) {
  return {
      float(int(pixel >> 16 & 255)), float(int(pixel >> 8 & 255)), float(int(pixel & 255)),
      float(int(pixel >> 24))};
}

inline int clamped(int index, int size) {
  index = index < 0 ? 0 : index;
  return index < size ? index : size - 1;
}

/// A number within limits; NaN is the least.
inline float between(float value, float least, float greatest) {
  value = value > least ? value : least;
  return value < greatest ? value : greatest;
}

/// A place in the picture for one outside of it.
inline float placed(float place, int size, outside mode) {
  float s = float(size);
  if (mode == outside::edge) return between(place, 0.5f, s - 0.5f);
  if (mode == outside::repeated) return place - s * floor(place / s);
  if (mode == outside::mirrored) {
    float t = place - 2.0f * s * floor(place / (2.0f * s));
    return placed(t > s ? 2.0f * s - t : t, size, outside::edge);
  }
  return place;
}

/// The two neighbors along one axis that are nearest to a place, and their weights. Without
/// pixels on both sides, at an edge, these are the last two, and the weights go to zero beyond the edge:
/// a weight is 1 less the distance. Weights of NaN are zero.
struct taps {
  int first;
  float first_weight, second_weight;
};
inline float tent(float distance) {
  float w = 1.0f - __builtin_fabsf(distance);
  return w > 0.0f ? w : 0.0f;
}
inline taps taps_at(float place, int size) {
  float p = place - 0.5f, low = floor(p), last = float(size > 2 ? size - 2 : 0);
  low = low > 0.0f ? low : 0.0f;
  low = low < last ? low : last;
  return {integer(low), tent(p - low), size > 1 ? tent(p - low - 1.0f) : 0.0f};
}

/// Two neighbors in a row, read at once: the first in the lower half.
inline uint64_t pair(const uint32_t *pixels) {
  uint64_t both;
  __builtin_memcpy(&both, pixels, sizeof both);
  return both;
}

/// The mixture of the four pixels around a place. Outside, pixels are as the mode says; the edge of a
/// picture without anything outside fades within half a pixel to both sides.
inline vec<float, 4> linear(picture p, float x, float y, outside horizontal, outside vertical) {
  taps h = taps_at(placed(x, p.width, horizontal), p.width);
  taps v = taps_at(placed(y, p.height, vertical), p.height);
  int index = v.first * p.stride + h.first;
  uint64_t upper = pair(p.pixels + index);
  uint64_t lower = pair(p.pixels + (index + (p.height > 1 ? p.stride : 0)));
  vec<float, 4> a = components(uint32_t(upper)), b = components(uint32_t(upper >> 32));
  vec<float, 4> c = components(uint32_t(lower)), d = components(uint32_t(lower >> 32));
  float upper_weight = v.first_weight * (1.0f / 255.0f);
  float lower_weight = v.second_weight * (1.0f / 255.0f);
  return a * (h.first_weight * upper_weight) + b * (h.second_weight * upper_weight) +
         c * (h.first_weight * lower_weight) + d * (h.second_weight * lower_weight);
}
/// The same for a picture that repeats: neighbors of the last pixels are the first ones.
inline vec<float, 4> linear_repeated(
    picture p, float x, float y, outside horizontal, outside vertical) {
  auto wrapped = [](float place, int size, outside mode, int &second) {
    float q = placed(place, size, mode) - 0.5f, low = floor(q);
    float part = q == q ? q - low : 0.0f;
    int i = integer(low > -1.0f ? (low < float(size) ? low : float(size)) : -1.0f), j = i + 1;
    bool repeats = mode == outside::repeated;
    taps t = {clamped(i, size), 1.0f - part, part};
    second = clamped(j, size);
    if (mode == outside::zero) {
      t.first_weight = i == t.first ? t.first_weight : 0.0f;
      t.second_weight = j == second ? part : 0.0f;
    }
    t.first = repeats && i < 0 ? size - 1 : t.first;
    second = repeats && j >= size ? 0 : second;
    return t;
  };
  int right, below;
  taps h = wrapped(x, p.width, horizontal, right), v = wrapped(y, p.height, vertical, below);
  int upper = v.first * p.stride, lower = below * p.stride;
  vec<float, 4> a = components(p.pixels[upper + h.first]), b = components(p.pixels[upper + right]);
  vec<float, 4> c = components(p.pixels[lower + h.first]), d = components(p.pixels[lower + right]);
  float upper_weight = v.first_weight * (1.0f / 255.0f);
  float lower_weight = v.second_weight * (1.0f / 255.0f);
  return a * (h.first_weight * upper_weight) + b * (h.second_weight * upper_weight) +
         c * (h.first_weight * lower_weight) + d * (h.second_weight * lower_weight);
}
/// The pixel at a place.
inline vec<float, 4> nearest(picture p, float x, float y, outside horizontal, outside vertical) {
  auto index = [](float place, int size, outside mode) {
    float low = floor(placed(place, size, mode));
    low = low > -1.0f ? low : -1.0f;
    return integer(low < float(size) ? low : float(size));
  };
  int i = index(x, p.width, horizontal), j = index(y, p.height, vertical);
  int column = clamped(i, p.width), row = clamped(j, p.height);
  vec<float, 4> c = components(p.pixels[row * p.stride + column]) * (1.0f / 255.0f);
  bool keeps = (column == i || horizontal != outside::zero) && (row == j || vertical != outside::zero);
  return c * (keeps ? 1.0f : 0.0f);
}

}  // namespace shader
