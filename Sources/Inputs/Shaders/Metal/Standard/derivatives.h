// dfdx, dfdy, fwidth: differences to the neighbors in blocks of 2×2 pixels, as processors of graphics
// have them. A function that uses them runs three times for a pixel: for its neighbor in the row and for
// its neighbor in the column, where the arguments of all derivatives are recorded, and for the pixel
// itself, where the arguments are subtracted. Control flow must be the same for neighbors, as Metal
// wants it. A derivative within the argument of another is zero.
//
// The loop over pixels starts without recording; the first derivative that is asked for sets `asked`,
// and the loop starts over. A function without derivatives has none of this in its code.
#pragma once
#include "elements.h"

namespace shader {

struct derivatives {
  enum { off, recording, on } state;
  bool asked;
  int index;
  float sign_x, sign_y;
  float *recorded;
  static constexpr int capacity = 256;
  float of_row[capacity], of_column[capacity];
};
static thread_local derivatives current;

struct slope {
  float x, y;
};
inline slope derivative(float value) {
  if (current.state == derivatives::off) {
    current.asked = true;
    return {0, 0};
  }
  int i = current.index++;
  if (i >= derivatives::capacity) return {0, 0};
  if (current.state == derivatives::recording) {
    current.recorded[i] = value;
    return {0, 0};
  }
  return {
      (value - current.of_row[i]) * current.sign_x, (value - current.of_column[i]) * current.sign_y};
}

}  // namespace shader

namespace metal {
ELEMENTWISE(dfdx, shader::derivative(x).x)
ELEMENTWISE(dfdy, shader::derivative(x).y)
namespace detail {
inline float width(shader::slope s) { return __builtin_fabsf(s.x) + __builtin_fabsf(s.y); }
}  // namespace detail
ELEMENTWISE(fwidth, detail::width(shader::derivative(x)))
inline void discard_fragment() {}
}  // namespace metal
