#ifndef CSHADERS_H
#define CSHADERS_H

#include <stdint.h>

// The interface between a compiled library of Metal functions and the program that draws with it.
//
// A library exports for each stitchable function NAME
//   void shader_NAME(const shader_pass *)   the pixel loop around the function
//   const char shader_signature_NAME[]      its types, as in "float4: float2 layer float floats image"
//
// A signature is the type of the result, a colon, and one word for each argument, the position first:
//   float float2 float3 float4   numbers; half and its vectors are float here, a color is a float4
//   int uint bool                one number, converted
//   layer                        SwiftUI::Layer
//   floats colors data           a pointer and the int behind it, one entry of `arrays`
//   image                        a texture, one entry of `pictures`
//   unknown(TYPE)                a type that SwiftUI cannot pass; such a function draws nothing
// The caller tells the kinds apart: a result float2 is a distortion; float4 behind "float2 layer" is a
// layer effect; float4 behind "float2 float4" is a color effect, or a fill whose first argument is a
// color; all other results of float4 are fills.

/// A picture; pixels are premultiplied, 0xAARRGGBB, in sRGB. Without pixels, or with a width or height
/// of 0, it is transparent. The stride is 2 or more, also for a width of 1, as pixels are read in pairs.
typedef struct {
  const uint32_t *pixels;
  int32_t width, height;
  int64_t stride;  // in pixels
} shader_picture;

/// The values of an array argument. `count` is what the function receives: floats, colors of 4 floats,
/// or bytes. `values` is aligned to 16 bytes; only the function itself guards reads past the end.
typedef struct {
  const float *values;
  int32_t count;
} shader_array;

/// A run of a function over a rectangle of pixels.
///
/// Affine maps are a b c d tx ty, as CGAffineTransform has them: x' = a x + c y + tx, y' = b x + d y + ty.
/// A whole picture may be cut into parts with `left` and `top` without changing any pixel: derivatives are
/// differences within blocks of 2×2 pixels that start at even columns and rows.
typedef struct {
  /// The drawing of the layer. Without pixels the function is a fill: a color effect takes its color
  /// from `numbers` then.
  shader_picture source;
  /// From a point of the view to a place in `source`, in pixels; the center of the first is 0.5, 0.5.
  float to_source[6];
  /// The least and the greatest place in `source`, x and y, that samples of a layer and of a distortion are
  /// taken from; a place beyond them counts as the nearest.
  float least[2], greatest[2];
  /// The first of the pixels to write, the pixels from row to row, and the size of the rectangle.
  uint32_t *target;
  int64_t target_stride;
  int32_t width, height;
  /// The column and row of the first pixel to write, in the coordinates of `to_point`.
  int32_t left, top;
  /// From a pixel's center, at column + 0.5, row + 0.5, to the point of the view.
  float to_point[6];
  /// The components of all arguments that are numbers or colors, in order of the parameters.
  const float *numbers;
  /// The array arguments, in order of the parameters.
  const shader_array *arrays;
  /// The image arguments, in order of the parameters.
  const shader_picture *pictures;
} shader_pass;

/// The type of `shader_NAME`.
typedef void (*shader_function)(const shader_pass *);

#endif
