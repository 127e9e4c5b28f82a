#ifndef SCALAR_SHADERS_H
#define SCALAR_SHADERS_H

#include <stdint.h>

// The measured shaders in C, pixel by pixel, as a baseline. They share no code with the library.

/// A picture of premultiplied ARGB, without padding between rows, and where its result goes.
typedef struct {
  const uint32_t *from;
  uint32_t *to;
  int width, height;
  /// The pixels in a point.
  float scale;
} scalar_job;

/// A function over a picture; the numbers are its arguments behind the position, bounds left out.
typedef void (*scalar_shader)(const scalar_job *, const float *numbers);

/// The function with the name of a Metal function; null if there is none.
scalar_shader scalar_shader_named(const char *name);

#endif
