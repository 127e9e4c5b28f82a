// Pixel loops around stitchable functions.
//
// A row is drawn in blocks of pixels, in three steps, each a loop that the compiler turns into vectors
// of pixels: the color of the source, if the function has one; the function; and the packing of colors,
// or the reading of the source at the places of a distortion. A block is always computed as a whole,
// also where it is wider than the picture.
#pragma once
#include "derivatives.h"
#include "signatures.h"

namespace shader {

constexpr int block = 64;

/// The values of a block of pixels, component by component.
struct colors {
  alignas(64) float x[block], y[block], z[block], w[block];
};
struct places {
  alignas(64) float x[block], y[block];
};

// Pixels side by side in one vector.
#if defined(__AVX512F__)
#define PIXELS_OF_BLOCK LOOP("clang loop vectorize(assume_safety) vectorize_width(16) unroll(disable)")
#elif defined(__AVX2__)
#define PIXELS_OF_BLOCK LOOP("clang loop vectorize(assume_safety) vectorize_width(8) unroll(disable)")
#else
#define PIXELS_OF_BLOCK LOOP("clang loop vectorize(assume_safety) vectorize_width(4) unroll(disable)")
#endif
#define LOOP(options) _Pragma(options) for (int i = 0; i < block; i++)

/// A point of an affine map; the terms of y are summed first, as they are the same in a row.
inline vec<float, 2> mapped(const float *m, float x, float y) {
  return {m[0] * x + (m[2] * y + m[4]), m[1] * x + (m[3] * y + m[5])};
}

/// A premultiplied pixel of components limited to 0…1, and to alpha; NaN is 0.
inline uint32_t packed_pixel(float r, float g, float b, float a) {
  a = a > 0.0f ? a : 0.0f;
  a = a < 1.0f ? a : 1.0f;
  auto byte = [a](float v) {
    v = v > 0.0f ? v : 0.0f;
    v = v < a ? v : a;
    return uint32_t(integer(v * 255.0f + 0.5f));
  };
  return byte(a) << 24 | byte(r) << 16 | byte(g) << 8 | byte(b);
}

/// The part of a pass that does not depend on the function.
struct run_of_pass {
  const shader_pass &pass;
  picture source;
  bool fills;

  /// The point of the view at a pixel of the target.
  vec<float, 2> point(int column, int row) const {
    return mapped(
        pass.to_point, float(pass.left + column) + 0.5f, float(pass.top + row) + 0.5f);
  }
  /// The colors of the source for a block of pixels; of a fill, the argument.
  __attribute__((noinline)) void read_source(int column, int row, colors &c) const;
  /// The colors of the source at points of the view.
  __attribute__((noinline)) void read_places(const places &p, colors &c) const;
  /// Packs and writes the pixels that are within the target.
  __attribute__((noinline)) void write(const colors &c, int column, int row) const;
};

inline void run_of_pass::read_source(int column, int row, colors &c) const {
  if (fills) {
    vec<float, 4> color = {pass.numbers[0], pass.numbers[1], pass.numbers[2], pass.numbers[3]};
    PIXELS_OF_BLOCK c.x[i] = color.x, c.y[i] = color.y, c.z[i] = color.z, c.w[i] = color.w;
    return;
  }
  // Pixels of source and target that coincide need no mixture.
  const float *m = pass.to_source;
  vec<float, 2> first = point(column, row), last = point(column + block - 1, row);
  vec<float, 2> from = mapped(m, first.x, first.y), to = mapped(m, last.x, last.y);
  float x = floor(from.x), y = floor(from.y);
  auto near = [](float a, float b) { return __builtin_fabsf(a - b) < 0.002f; };
  bool inside = x >= 0.0f && y >= 0.0f && x + block <= float(source.width) && y < float(source.height);
  bool coincides = near(from.x, x + 0.5f) && near(from.y, y + 0.5f) && near(to.y, from.y) &&
                   near(to.x, from.x + (block - 1));
  if (inside && coincides) {
    const uint32_t *pixels = source.pixels + integer(y) * source.stride + integer(x);
    PIXELS_OF_BLOCK {
      vec<float, 4> v = components(pixels[i]) * (1.0f / 255.0f);
      c.x[i] = v.x, c.y[i] = v.y, c.z[i] = v.z, c.w[i] = v.w;
    }
    return;
  }
  const run_of_pass run = *this;
  PIXELS_OF_BLOCK {
    vec<float, 2> p = run.point(column + i, row), q = mapped(m, p.x, p.y);
    if (coincides) q = {x + float(i) + 0.5f, y + 0.5f};
    vec<float, 4> v = linear(run.source, q.x, q.y, outside::zero, outside::zero);
    c.x[i] = v.x, c.y[i] = v.y, c.z[i] = v.z, c.w[i] = v.w;
  }
}
inline void run_of_pass::read_places(const places &p, colors &c) const {
  const picture source = this->source;
  float m[6];
  for (int i = 0; i < 6; i++) m[i] = pass.to_source[i];
  const float left = pass.least[0], top = pass.least[1];
  const float right = pass.greatest[0], bottom = pass.greatest[1];
  PIXELS_OF_BLOCK {
    vec<float, 2> q = mapped(m, p.x[i], p.y[i]);
    q = {between(q.x, left, right), between(q.y, top, bottom)};
    vec<float, 4> v = linear(source, q.x, q.y, outside::zero, outside::zero);
    c.x[i] = v.x, c.y[i] = v.y, c.z[i] = v.z, c.w[i] = v.w;
  }
}
inline void run_of_pass::write(const colors &c, int column, int row) const {
  uint32_t *target = pass.target + row * pass.target_stride + column;
  if (column >= 0 && pass.width - column >= block) {
    PIXELS_OF_BLOCK target[i] = packed_pixel(c.x[i], c.y[i], c.z[i], c.w[i]);
    return;
  }
  for (int i = column < 0 ? -column : 0; i < block && i < pass.width - column; i++)
    target[i] = packed_pixel(c.x[i], c.y[i], c.z[i], c.w[i]);
}

inline void put(colors &c, int i, vec<float, 4> v) {
  c.x[i] = v.x, c.y[i] = v.y, c.z[i] = v.z, c.w[i] = v.w;
}
inline void put(places &p, int i, vec<float, 2> v) { p.x[i] = v.x, p.y[i] = v.y; }

template <class R>
struct results_of {
  typedef colors type;
};
template <>
struct results_of<vec<float, 2>> {
  typedef places type;
};

#define INLINE __attribute__((always_inline)) inline

/// A function with its arguments. Functions with a color behind the position take that of the source.
template <auto F, bool has_color, class R, class Slots>
struct call;
template <auto F, bool has_color, class R, int... I, class... T>
struct call<F, has_color, R, slots<numbering<I...>, T...>> {
  slots<numbering<I...>, T...> values;
  template <int J, class S>
  static INLINE S get(const slot<J, S> &s) { return s.value; }
  INLINE R operator()(vec<float, 2> p, vec<float, 4> color) const {
    if constexpr (has_color) return F(p, color, get<I>(values)...);
    else return F(p, get<I>(values)...);
  }
};

template <class R, class Call>
INLINE void draw_plain(const run_of_pass &run, const Call &call, bool has_color) {
  typename results_of<R>::type results;
  colors source, sampled;
  const shader_pass &pass = run.pass;
  const int width = pass.width, height = pass.height, left = pass.left, top = pass.top;
  const float xx = pass.to_point[0], xy = pass.to_point[1], yx = pass.to_point[2];
  const float yy = pass.to_point[3], dx = pass.to_point[4], dy = pass.to_point[5];
  for (int row = 0; row < height; row++) {
    const float y = float(top + row) + 0.5f, row_x = yx * y + dx, row_y = yy * y + dy;
    for (int column = 0; column < width; column += block) {
      if (has_color) run.read_source(column, row, source);
      const int first = left + column;
      PIXELS_OF_BLOCK {
        float x = float(first + i) + 0.5f;
        vec<float, 4> color = 0.0f;
        if (has_color) color = {source.x[i], source.y[i], source.z[i], source.w[i]};
        put(results, i, call(vec<float, 2>(xx * x + row_x, xy * x + row_y), color));
      }
      if (current.asked) return;
      if constexpr (__is_same(R, vec<float, 2>)) {
        run.read_places(results, sampled);
        run.write(sampled, column, row);
      } else {
        run.write(results, column, row);
      }
    }
  }
}

/// Pixels one by one, each behind its neighbors; blocks start at even columns of the view's space.
template <class R, class Call>
INLINE void draw_with_derivatives(const run_of_pass &run, const Call &call, bool has_color) {
  typename results_of<R>::type results;
  colors source, beside, sampled;
  const shader_pass &pass = run.pass;
  for (int row = 0; row < pass.height; row++) {
    const int above_or_below = (pass.top + row) & 1 ? -1 : 1;
    for (int column = -(pass.left & 1); column < pass.width; column += block) {
      if (has_color) {
        run.read_source(column, row, source);
        run.read_source(column, row + above_or_below, beside);
      }
      for (int i = 0; i < block && column + i < pass.width; i++) {
        const int left_or_right = i & 1 ? -1 : 1;
        R v;
#pragma clang loop unroll(disable)
        for (int turn = 0; turn < 3; turn++) {
          current.index = 0;
          current.state = turn == 2 ? derivatives::on : derivatives::recording;
          current.recorded = turn == 0 ? current.of_row : current.of_column;
          current.sign_x = float(-left_or_right), current.sign_y = float(-above_or_below);
          const int k = turn == 0 ? i + left_or_right : i;
          const colors &from = turn == 1 ? beside : source;
          vec<float, 4> color = 0.0f;
          if (has_color) color = {from.x[k], from.y[k], from.z[k], from.w[k]};
          v = call(run.point(column + k, row + (turn == 1 ? above_or_below : 0)), color);
        }
        put(results, i, v);
      }
      current.state = derivatives::off;
      if constexpr (__is_same(R, vec<float, 2>)) {
        run.read_places(results, sampled);
        run.write(sampled, column, row);
      } else {
        run.write(results, column, row);
      }
    }
  }
}

template <auto F, bool has_color, class R, int... I, class... T>
INLINE void draw(const shader_pass *pass, R (*)(vec<float, 2>, T...), numbering<I...>) {
  run_of_pass run = {*pass, readable(pass->source), has_color && !pass->source.pixels};
  arguments a = {pass, pass->numbers + (run.fills ? 4 : 0), pass->arrays, pass->pictures, false};
  call<F, has_color, R, slots<numbering<I...>, T...>> call = {{{parameter<T>::read(a)}...}};
  current.asked = false;
  draw_plain<R>(run, call, has_color);
  if (current.asked) draw_with_derivatives<R>(run, call, has_color);
}

template <class T, T... I>
struct integers {
  typedef numbering<I...> type;
};
template <int N>
using numbers = typename __make_integer_seq<integers, int, N>::type;

template <auto F, class R, class... T>
INLINE void draw_kind(const shader_pass *pass, R (*)(vec<float, 2>, vec<float, 4>, T...)) {
  draw<F, true, R>(
      pass, static_cast<R (*)(vec<float, 2>, T...)>(nullptr), numbers<sizeof...(T)>());
}
template <auto F, class R, class... T>
INLINE void draw_kind(const shader_pass *pass, R (*)(vec<float, 2>, T...)) {
  draw<F, false, R>(
      pass, static_cast<R (*)(vec<float, 2>, T...)>(nullptr), numbers<sizeof...(T)>());
}

template <class R>
constexpr bool can_draw(R *) { return false; }
template <class R, class... T>
constexpr bool can_draw(R (*)(vec<float, 2>, T...)) {
  return (__is_same(R, vec<float, 2>) || __is_same(R, vec<float, 4>)) && (parameter<T>::known && ...);
}

/// The function, among functions of one name, that SwiftUI can call.
template <class... T>
constexpr auto entry_of(vec<float, 4> (*function)(vec<float, 2>, T...)) { return function; }
template <class... T>
constexpr auto entry_of(vec<float, 2> (*function)(vec<float, 2>, T...)) { return function; }
template <class R, class... T>
constexpr auto entry_of(R (*function)(T...)) { return function; }

template <auto F>
INLINE void run(const shader_pass *pass) {
  if constexpr (can_draw(static_cast<decltype(F)>(nullptr))) draw_kind<F>(pass, F);
}

}  // namespace shader

#undef PIXELS_OF_BLOCK
#undef LOOP
#undef INLINE
