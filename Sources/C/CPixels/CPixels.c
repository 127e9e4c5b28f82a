#include "CPixels.h"

#include <string.h>

// A product and a sum are rounded one by one, also where processors have an instruction for both.
#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__)
#define WIDEST __attribute__((target_clones("avx2", "default")))
#else
#define WIDEST
#endif

static const uint32_t pair = 0x00ff00ff;

/// Two components, 16 bits apart, times a number up to 255, divided by 255 and rounded.
static inline uint32_t product(uint32_t components, uint32_t factor) {
  uint32_t value = components * factor + 0x00800080;
  return (value + (value >> 8 & pair)) >> 8 & pair;
}

/// The sum of two pairs of components, at most 255 each.
static inline uint32_t sum(uint32_t a, uint32_t b) {
  uint32_t value = a + b;
  return (value | (0x01000100 - (value >> 8 & pair))) & pair;
}

static inline uint32_t over(uint32_t source, uint32_t target) {
  uint32_t rest = 255 - (source >> 24);
  uint32_t even = sum(source & pair, product(target & pair, rest));
  uint32_t odd = sum(source >> 8 & pair, product(target >> 8 & pair, rest));
  return even | odd << 8;
}

static inline uint32_t faded(uint32_t pixel, uint32_t opacity) {
  return product(pixel & pair, opacity) | product(pixel >> 8 & pair, opacity) << 8;
}

/// The pixels of a block, which is copied or skipped if all are opaque or clear.
enum { block = 32 };

WIDEST
void pixels_over(uint32_t *target, const uint32_t *source, size_t count) {
  size_t x = 0;
  for (; x + block <= count; x += block) {
    uint32_t all = ~0u, any = 0;
    for (size_t i = 0; i < block; i++) {
      all &= source[x + i];
      any |= source[x + i];
    }
    if (all >> 24 == 255) {
      memcpy(target + x, source + x, block * sizeof *source);
    } else if (any != 0) {
      for (size_t i = 0; i < block; i++) target[x + i] = over(source[x + i], target[x + i]);
    }
  }
  for (; x < count; x++) target[x] = over(source[x], target[x]);
}

WIDEST
void pixels_fill(uint32_t *target, uint32_t pixel, size_t count) {
  for (size_t x = 0; x < count; x++) target[x] = pixel;
}

WIDEST
void pixels_over_color(
    uint32_t *target, const uint32_t *source, uint32_t color, size_t count) {
  size_t x = 0;
  for (; x + block <= count; x += block) {
    uint32_t all = ~0u;
    for (size_t i = 0; i < block; i++) all &= source[x + i];
    if (all >> 24 == 255) {
      memcpy(target + x, source + x, block * sizeof *source);
    } else {
      for (size_t i = 0; i < block; i++) target[x + i] = over(source[x + i], color);
    }
  }
  for (; x < count; x++) target[x] = over(source[x], color);
}

WIDEST
void pixels_over_faded(
    uint32_t *target, const uint32_t *source, uint8_t opacity, size_t count) {
  size_t x = 0;
  for (; x + block <= count; x += block) {
    uint32_t any = 0;
    for (size_t i = 0; i < block; i++) any |= source[x + i];
    if (any == 0) continue;
    for (size_t i = 0; i < block; i++) {
      target[x + i] = over(faded(source[x + i], opacity), target[x + i]);
    }
  }
  for (; x < count; x++) target[x] = over(faded(source[x], opacity), target[x]);
}

WIDEST
void pixels_cover(uint32_t *target, const uint8_t *coverage, uint32_t color, size_t count) {
  const uint32_t even = color & pair, odd = color >> 8 & pair;
  for (size_t x = 0; x < count; x++) {
    target[x] = product(even, coverage[x]) | product(odd, coverage[x]) << 8;
  }
}

WIDEST
void pixels_multiply(uint32_t *target, const uint8_t *coverage, size_t count) {
  size_t x = 0;
  for (; x + block <= count; x += block) {
    uint8_t all = 255;
    for (size_t i = 0; i < block; i++) all &= coverage[x + i];
    if (all == 255) continue;
    for (size_t i = 0; i < block; i++) target[x + i] = faded(target[x + i], coverage[x + i]);
  }
  for (; x < count; x++) target[x] = faded(target[x], coverage[x]);
}

static inline double within(double value, double most) {
  value = value < most ? value : most;
  return value > 0 ? value : 0;
}

static inline uint32_t component(double from, double to, double part, double alpha) {
  return (uint32_t)(int32_t)(within((from + (to - from) * part) * alpha, alpha) + 0.5);
}

void pixels_add_coverage(uint8_t *target, int32_t *cells, size_t count) {
  const int32_t whole = 1 << 17;
  int32_t sum = 0;
  for (size_t x = 0; x < count; x++) {
    sum += cells[x];
    cells[x] = 0;
    int32_t area = sum < 0 ? -sum : sum;
    area = area < whole ? area : whole;
    uint32_t coverage = target[x] + ((uint32_t)(area * 255 + whole / 2) >> 17);
    target[x] = (uint8_t)(coverage < 255 ? coverage : 255);
  }
  cells[count] = 0;
}

WIDEST
void pixels_mix_colors(
    uint32_t *target, size_t count, pixels_color a, pixels_color b, size_t first, size_t length,
    double start, double slope) {
  for (size_t x = 0; x < count; x++) {
    const double place = ((double)(uint32_t)(first + x) + 0.5) / (double)length;
    const double part = (place - start) * slope;
    const double alpha = within(a.alpha + (b.alpha - a.alpha) * part, 1) * 255;
    target[x] = (uint32_t)(int32_t)(alpha + 0.5) << 24
                | component(a.red, b.red, part, alpha) << 16
                | component(a.green, b.green, part, alpha) << 8
                | component(a.blue, b.blue, part, alpha);
  }
}

/// The first of `count` numbers x for which `place + x * step`, where `step` is positive, is at least
/// `bound`.
static inline size_t reach(int64_t bound, int64_t place, int64_t step, size_t count) {
  if (place >= bound) return 0;
  uint64_t x = ((uint64_t)(bound - place) + (uint64_t)step - 1) / (uint64_t)step;
  return x < count ? (size_t)x : count;
}

// Not for the widest vectors: these gather entries more slowly than one by one.
void pixels_look_up(
    uint32_t *target, size_t count, const uint32_t *table, int64_t length, int64_t place,
    int64_t step, int fraction) {
  const int64_t end = length << fraction;
  // The pixels of the table; those before and behind them have its first or last color.
  size_t first, behind;
  if (step > 0) {
    first = reach(0, place, step, count);
    behind = reach(end, place, step, count);
  } else if (step < 0) {
    // Mirrored: the last place in the table becomes 0.
    first = reach(0, end - 1 - place, -step, count);
    behind = reach(end, end - 1 - place, -step, count);
  } else {
    first = place < 0 || place >= end ? count : 0;
    behind = count;
  }
  const uint32_t before = place < 0 ? table[0] : table[length - 1];
  for (size_t x = 0; x < first; x++) target[x] = before;
  int64_t next = place + (int64_t)first * step;
#pragma clang loop vectorize(disable) unroll_count(8)
  for (size_t x = first; x < behind; x++) {
    target[x] = table[next >> fraction];
    next += step;
  }
  const uint32_t after = step > 0 ? table[length - 1] : table[0];
  for (size_t x = behind; x < count; x++) target[x] = after;
}

WIDEST
void pixels_to_rgb(uint8_t *target, const uint32_t *source, size_t count) {
  for (size_t x = 0; x < count; x++) {
    uint32_t pixel = source[x];
    target[3 * x] = (uint8_t)(pixel >> 16);
    target[3 * x + 1] = (uint8_t)(pixel >> 8);
    target[3 * x + 2] = (uint8_t)pixel;
  }
}

WIDEST
void pixels_add_component(
    uint32_t *sums, const uint32_t *source, int component, uint32_t weight, size_t count) {
  const int shift = 8 * component;
  for (size_t x = 0; x < count; x++) sums[x] += (source[x] >> shift & 255) * weight;
}

WIDEST
void pixels_add_weighted(
    uint32_t *sums, const uint16_t *values, uint32_t weight, size_t count) {
  for (size_t x = 0; x < count; x++) sums[x] += values[x] * weight;
}

WIDEST
void pixels_take_upper_halves(uint16_t *target, const uint32_t *sums, size_t count) {
  for (size_t x = 0; x < count; x++) target[x] = (uint16_t)(sums[x] >> 16);
}

WIDEST
void pixels_mix_rows(
    uint32_t *target, const uint16_t *upper, const uint16_t *lower, uint32_t part, size_t count) {
  const uint32_t rest = 256 - part;
  for (size_t x = 0; x < count; x++) target[x] = upper[x] * rest + lower[x] * part;
}
