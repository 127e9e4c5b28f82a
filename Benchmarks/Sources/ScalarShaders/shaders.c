#include "sampling.h"

#include <string.h>

// A loop over the pixels; `x` and `y` are the center of a pixel in points.
#define SHADER(name, body) \
  static void name(const scalar_job *job, const float *n) { \
    const float step = 1 / job->scale; \
    for (int row = 0; row < job->height; row++) { \
      const float y = (row + 0.5f) * step; \
      const uint32_t *from = job->from + (long)row * job->width; \
      uint32_t *to = job->to + (long)row * job->width; \
      (void)from; \
      for (int column = 0; column < job->width; column++) { \
        const float x = (column + 0.5f) * step; \
        to[column] = pack(body); \
      } \
    } \
  }

// Distortions

static inline color wave_at(const scalar_job *job, float x, float y, float time, float strength) {
  return sample(
      job, x + strength * 0.4f * sinf(y * 0.031f - time), y + strength * sinf(x * 0.043f + time * 2));
}
SHADER(wave, wave_at(job, x, y, n[0], n[1]))

static inline color swirl_at(const scalar_job *job, float x, float y, const float *n) {
  float u = x - n[0], v = y - n[1];
  float angle = n[3] * 6.2831853f * expf(-(u * u + v * v) / (n[2] * n[2]));
  float s = sinf(angle), c = cosf(angle);
  return sample(job, n[0] + c * u - s * v, n[1] + s * u + c * v);
}
SHADER(swirl, swirl_at(job, x, y, n))

static inline color bulge_at(const scalar_job *job, float x, float y, const float *n) {
  float u = x - n[0], v = y - n[1];
  float share = fminf(sqrtf(u * u + v * v) / n[2], 1);
  float factor = mix(1 - n[3], 1, share * share);
  return sample(job, n[0] + u * factor, n[1] + v * factor);
}
SHADER(bulge, bulge_at(job, x, y, n))

static inline color ripple_at(const scalar_job *job, float x, float y, const float *n) {
  float u = x - n[0], v = y - n[1];
  float distance = sqrtf(u * u + v * v);
  float age = fmaxf(0, n[2] - distance / 900);
  float height = 14 * sinf(16 * age) * expf(-6 * age) / fmaxf(distance, 0.001f);
  return sample(job, x + u * height, y + v * height);
}
SHADER(ripple, ripple_at(job, x, y, n))

// Layers

static inline color pixelate_at(const scalar_job *job, float x, float y, float side) {
  return sample(job, side * (floorf(x / side) + 0.5f), side * (floorf(y / side) + 0.5f));
}
SHADER(pixelate, pixelate_at(job, x, y, n[0]))

static inline color fringe_at(const scalar_job *job, float x, float y, float spread) {
  float u = x * job->scale / job->width - 0.5f, v = y * job->scale / job->height - 0.5f;
  float factor = spread * (u * u + v * v) * 4;
  color middle = sample(job, x, y);
  middle.r = sample(job, x + u * factor, y + v * factor).r;
  middle.b = sample(job, x - u * factor, y - v * factor).b;
  return middle;
}
SHADER(fringe, fringe_at(job, x, y, n[0]))

static inline color soften_at(const scalar_job *job, float x, float y, float radius) {
  static const float weights[3] = {1, 2, 1};
  color sum = {0, 0, 0, 0};
  for (int row = 0; row < 3; row++)
    for (int column = 0; column < 3; column++) {
      color c = sample(job, x + radius * (column - 1), y + radius * (row - 1));
      float weight = weights[row] * weights[column] / 16;
      sum.r += c.r * weight, sum.g += c.g * weight, sum.b += c.b * weight, sum.a += c.a * weight;
    }
  return sum;
}
SHADER(soften, soften_at(job, x, y, n[0]))

static inline float gray(color c) { return 0.2126f * c.r + 0.7152f * c.g + 0.0722f * c.b; }

static inline color emboss_at(const scalar_job *job, float x, float y, float depth, float strength) {
  color c = sample(job, x, y);
  float light = gray(sample(job, x - depth, y - depth)) - gray(sample(job, x + depth, y + depth));
  light *= strength * c.a;
  return (color){
      clamp(c.r + light, 0, c.a), clamp(c.g + light, 0, c.a), clamp(c.b + light, 0, c.a), c.a};
}
SHADER(emboss, emboss_at(job, x, y, n[0], n[1]))

// Colors

static inline float noise(float x, float y) {
  float value = sinf(x * 12.9898f + y * 78.233f) * 43758.5453f;
  return value - floorf(value);
}

static inline color grain_at(color c, float x, float y, float amount) {
  float change = (noise(floorf(x * 2), floorf(y * 2)) - 0.5f) * amount * c.a;
  return (color){
      clamp(c.r + change, 0, c.a), clamp(c.g + change, 0, c.a), clamp(c.b + change, 0, c.a), c.a};
}
SHADER(grain, grain_at(unpack(from[column]), x, y, n[0]))

static inline float in_levels(float value, float count) {
  return clamp(floorf(value * count + 0.5f) / count, 0, 1);
}

static inline color levels_at(color c, float cosine, float sine, float count) {
  const float axis = 0.57735f;
  float back = 1 / fmaxf(c.a, 0.001f);
  float r = c.r * back, g = c.g * back, b = c.b * back;
  float along = axis * axis * (r + g + b) * (1 - cosine), across = axis * sine;
  return (color){
      in_levels(r * cosine + across * (b - g) + along, count) * c.a,
      in_levels(g * cosine + across * (r - b) + along, count) * c.a,
      in_levels(b * cosine + across * (g - r) + along, count) * c.a, c.a};
}
// What does not depend on the pixel is computed once, in this and in the compiled function.
static void levels(const scalar_job *job, const float *n) {
  const float cosine = cosf(n[0]), sine = sinf(n[0]), count = n[1];
  const long size = (long)job->width * job->height;
  for (long i = 0; i < size; i++)
    job->to[i] = pack(levels_at(unpack(job->from[i]), cosine, sine, count));
}

static inline color vignette_at(const scalar_job *job, color c, float x, float y, float strength) {
  float u = x * job->scale / job->width - 0.5f, v = y * job->scale / job->height - 0.5f;
  float dark = strength * powf(smoothstep(0.1f, 0.75f, sqrtf(u * u + v * v)), 1.5f);
  float middle = gray(c), share = dark * 0.5f, light = 1 - dark;
  return (color){
      mix(c.r, middle, share) * light, mix(c.g, middle, share) * light,
      mix(c.b, middle, share) * light, c.a};
}
SHADER(vignette, vignette_at(job, unpack(from[column]), x, y, n[0]))

static inline color dissolve_at(color c, float x, float y, float progress) {
  float grain = noise(floorf(x / 3), floorf(y / 3));
  if (grain < progress - 0.12f) return (color){0, 0, 0, 0};
  float left = smoothstep(progress - 0.12f, progress, grain);
  float line = 0.85f + 0.15f * sinf(y * 3.1415927f), glow = (1 - left) * c.a;
  return (color){
      mix(glow, c.r * line, left), mix(0.75f * glow, c.g * line, left),
      mix(0.35f * glow, c.b * line, left), c.a};
}
SHADER(dissolve, dissolve_at(unpack(from[column]), x, y, n[0]))

scalar_shader scalar_shader_named(const char *name) {
  static const struct {
    const char *name;
    scalar_shader run;
  } all[] = {
      {"wave", wave}, {"swirl", swirl}, {"bulge", bulge}, {"ripple", ripple},
      {"pixelate", pixelate}, {"fringe", fringe}, {"soften", soften}, {"emboss", emboss},
      {"grain", grain}, {"levels", levels}, {"vignette", vignette}, {"dissolve", dissolve},
  };
  for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
    if (strcmp(all[i].name, name) == 0) return all[i].run;
  return 0;
}
