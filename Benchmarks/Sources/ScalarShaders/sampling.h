// Pixels as numbers, and linear sampling.

#include "ScalarShaders.h"

#include <math.h>

typedef struct {
  float r, g, b, a;
} color;

static inline color unpack(uint32_t pixel) {
  const float unit = 1 / 255.0f;
  return (color){
      (pixel >> 16 & 255) * unit, (pixel >> 8 & 255) * unit, (pixel & 255) * unit, (pixel >> 24) * unit};
}

static inline float clamp(float value, float low, float high) {
  return value < low ? low : value > high ? high : value;
}

static inline uint32_t level(float value, float limit) {
  return (uint32_t)(clamp(value, 0, limit) * 255 + 0.5f);
}

// A premultiplied color is not brighter than its opacity.
static inline uint32_t pack(color c) {
  float a = clamp(c.a, 0, 1);
  return level(a, 1) << 24 | level(c.r, a) << 16 | level(c.g, a) << 8 | level(c.b, a);
}

static inline float smoothstep(float low, float high, float value) {
  float t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

static inline float mix(float one, float other, float share) { return one + (other - one) * share; }

// What is outside of the picture is transparent.
static inline uint32_t pixel_at(const scalar_job *job, int x, int y) {
  if ((unsigned)x >= (unsigned)job->width || (unsigned)y >= (unsigned)job->height) return 0;
  return job->from[(long)y * job->width + x];
}

static inline float between(uint32_t a, uint32_t b, uint32_t c, uint32_t d, const float *w) {
  return (a & 255) * w[0] + (b & 255) * w[1] + (c & 255) * w[2] + (d & 255) * w[3];
}

// The color at a point, linear between the centers of pixels.
static inline color sample(const scalar_job *job, float x, float y) {
  x = x * job->scale - 0.5f, y = y * job->scale - 0.5f;
  if (!(x > -1 && y > -1 && x < job->width && y < job->height)) return (color){0, 0, 0, 0};
  // Greater than -1: the conversion rounds down.
  int column = (int)(x + 1) - 1, row = (int)(y + 1) - 1;
  float u = x - column, v = y - row;
  uint32_t a, b, c, d;
  if (column >= 0 && row >= 0 && column + 1 < job->width && row + 1 < job->height) {
    const uint32_t *place = job->from + (long)row * job->width + column;
    a = place[0], b = place[1], c = place[job->width], d = place[job->width + 1];
  } else {
    a = pixel_at(job, column, row), b = pixel_at(job, column + 1, row);
    c = pixel_at(job, column, row + 1), d = pixel_at(job, column + 1, row + 1);
  }
  const float unit = 1 / 255.0f;
  const float w[4] = {
      (1 - u) * (1 - v) * unit, u * (1 - v) * unit, (1 - u) * v * unit, u * v * unit};
  return (color){
      between(a >> 16, b >> 16, c >> 16, d >> 16, w), between(a >> 8, b >> 8, c >> 8, d >> 8, w),
      between(a, b, c, d, w), between(a >> 24, b >> 24, c >> 24, d >> 24, w)};
}
