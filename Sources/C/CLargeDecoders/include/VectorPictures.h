// Pictures made of shapes, as pixels. The headers of GLib are not included here: a second copy of
// their inline functions would contradict that of the text engine's module.
#ifndef VECTORPICTURES_H
#define VECTORPICTURES_H

#include <stddef.h>
#include <stdint.h>

/// The format of a picture made of shapes; a symbol is an SVG file with a group for each weight, of
/// which the regular one in medium size is drawn alone.
typedef enum { SCROLLWORK_SVG, SCROLLWORK_PDF, SCROLLWORK_SYMBOL } scrollwork_vector_format;

/// The size of a picture, in points.
///
/// Returns null, or what is wrong with the file, which the caller frees.
char *scrollwork_vector_size(
    scrollwork_vector_format format, const uint8_t *bytes, size_t count, double *width,
    double *height);

/// Draws a picture, stretched to `width` and `height` pixels, into transparent premultiplied
/// pixels of 32 bits in rows of `stride` bytes.
///
/// Returns null, or what is wrong with the file, which the caller frees.
char *scrollwork_vector_draw(
    scrollwork_vector_format format, const uint8_t *bytes, size_t count, uint8_t *pixels,
    int width, int height, int stride);

/// What the loader says of librsvg, which is opened; null if it is there.
const char *scrollwork_librsvg_fault(void);

/// What the loader says of poppler, which is opened; null if it is there.
const char *scrollwork_poppler_fault(void);

/// The version of the headers of librsvg.
const char *scrollwork_librsvg_version(void);

/// The version of the headers of poppler.
void scrollwork_poppler_version(int *major, int *minor, int *micro);

#endif
