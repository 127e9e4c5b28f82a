#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// Inner loops over rows of pixels, compiled for the widest vectors that processors have, and chosen
// when the program starts. They use integers, or single sums and products of doubles, so that every
// processor has the same result. Pixels are premultiplied, 0xAARRGGBB.

/// Sets all pixels.
void pixels_fill(uint32_t *_Nonnull target, uint32_t pixel, size_t count);

/// Composites `source` over `target`; products are rounded as pixman rounds them.
void pixels_over(uint32_t *_Nonnull target, const uint32_t *_Nonnull source, size_t count);

/// Sets the pixels to `source` composited over a color.
void pixels_over_color(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, uint32_t color, size_t count);

/// Composites `source` times `opacity`, of 255, over `target`; products are rounded as pixman rounds
/// them.
void pixels_over_faded(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, uint8_t opacity, size_t count);

/// Writes `color` multiplied by coverage, rounded as pixman rounds.
void pixels_cover(
    uint32_t *_Nonnull target, const uint8_t *_Nonnull coverage, uint32_t color, size_t count);

/// Multiplies pixels by coverage, rounded as pixman rounds.
void pixels_multiply(uint32_t *_Nonnull target, const uint8_t *_Nonnull coverage, size_t count);

/// Adds the coverage of a row of cells to `target`, up to 255, and clears the cells and the one behind
/// the row; the coverage of a pixel is the sum of the cells up to it, where 2^17 or more, up or down,
/// is all of it.
void pixels_add_coverage(uint8_t *_Nonnull target, int32_t *_Nonnull cells, size_t count);

/// A color whose components are not premultiplied, from 0 to 1.
typedef struct {
  double red, green, blue, alpha;
} pixels_color;

/// Writes mixtures of two colors; the share of the second is `(place - start) * slope`, where `place` is
/// `(first + 0.5) / length`, `(first + 1.5) / length` and so on.
void pixels_mix_colors(
    uint32_t *_Nonnull target, size_t count, pixels_color a, pixels_color b, size_t first,
    size_t length, double start, double slope);

/// Writes the colors of a table at the places `place`, `place + step` and so on, in units of
/// 2^-`fraction` entries; places before the table have the first of `length` colors, those behind it
/// the last.
void pixels_look_up(
    uint32_t *_Nonnull target, size_t count, const uint32_t *_Nonnull table, int64_t length,
    int64_t place, int64_t step, int fraction);

/// Writes red, green and blue bytes; alpha is ignored.
void pixels_to_rgb(uint8_t *_Nonnull target, const uint32_t *_Nonnull source, size_t count);

/// Adds a component of each pixel, 0 for blue to 3 for alpha, times a weight.
void pixels_add_component(
    uint32_t *_Nonnull sums, const uint32_t *_Nonnull source, int component, uint32_t weight,
    size_t count);

/// Adds values times a weight.
void pixels_add_weighted(
    uint32_t *_Nonnull sums, const uint16_t *_Nonnull values, uint32_t weight, size_t count);

/// Writes the upper halves of sums.
void pixels_take_upper_halves(
    uint16_t *_Nonnull target, const uint32_t *_Nonnull sums, size_t count);

/// Writes the means of two rows of values, `part` of 256 from the lower one, times 256.
void pixels_mix_rows(
    uint32_t *_Nonnull target, const uint16_t *_Nonnull upper, const uint16_t *_Nonnull lower,
    uint32_t part, size_t count);

#endif
