#include "VectorPictures.h"

#include <stdlib.h>
#include <string.h>

#include "VectorLibraries.h"

static char *fault(GError *error) {
  char *reason = strdup(error && error->message ? error->message : "it is damaged");
  if (error) g_error_free(error);
  return reason;
}

static char *svg_size(
    const rsvg_library *rsvg, RsvgHandle *handle, double *width, double *height) {
  if (rsvg->rsvg_handle_get_intrinsic_size_in_pixels(handle, width, height)) return NULL;
  gboolean has_width, has_height, has_box;
  RsvgLength length_x, length_y;
  RsvgRectangle box;
  rsvg->rsvg_handle_get_intrinsic_dimensions(
      handle, &has_width, &length_x, &has_height, &length_y, &has_box, &box);
  // Without any size, browsers take this one.
  *width = has_box ? box.width : 300;
  *height = has_box ? box.height : 150;
  return NULL;
}

// Draws an element alone if there is one.
static char *symbol(
    const rsvg_library *rsvg, RsvgHandle *handle, double *width, double *height,
    cairo_t *context, double pixel_width, double pixel_height) {
  const char *element = "#Regular-M";
  GError *error = NULL;
  RsvgRectangle page = {0, 0, 0, 0}, ink, box;
  char *reason = svg_size(rsvg, handle, &page.width, &page.height);
  if (reason) return reason;
  if (!rsvg->rsvg_handle_get_geometry_for_layer(handle, element, &page, &ink, &box, &error)) {
    return fault(error);
  }
  *width = ink.width;
  *height = ink.height;
  if (!context || ink.width <= 0 || ink.height <= 0) return NULL;
  cairo_scale(context, pixel_width / ink.width, pixel_height / ink.height);
  cairo_translate(context, -ink.x, -ink.y);
  return rsvg->rsvg_handle_render_layer(handle, context, element, &page, &error) ? NULL
                                                                                 : fault(error);
}

// Draws if there is a context, else only measures.
static char *svg(
    int is_symbol, const uint8_t *bytes, size_t count, double *width, double *height, cairo_t *context,
    double pixel_width, double pixel_height) {
  const char *missing;
  const rsvg_library *rsvg = open_rsvg(&missing);
  if (!rsvg) return strdup(missing);
  GError *error = NULL;
  RsvgHandle *handle = rsvg->rsvg_handle_new_from_data(bytes, count, &error);
  if (!handle) return fault(error);
  if (is_symbol && rsvg->rsvg_handle_has_sub(handle, "#Regular-M")) {
    char *reason = symbol(rsvg, handle, width, height, context, pixel_width, pixel_height);
    g_object_unref(handle);
    return reason;
  }
  char *reason = svg_size(rsvg, handle, width, height);
  if (!reason && context && *width > 0 && *height > 0) {
    cairo_scale(context, pixel_width / *width, pixel_height / *height);
    RsvgRectangle area = {0, 0, *width, *height};
    if (!rsvg->rsvg_handle_render_document(handle, context, &area, &error)) reason = fault(error);
  }
  g_object_unref(handle);
  return reason;
}

// Poppler keeps state that all documents share.
static GMutex poppler_lock;

static char *pdf(
    const uint8_t *bytes, size_t count, double *width, double *height, cairo_t *context,
    double pixel_width, double pixel_height) {
  const char *missing;
  const poppler_library *poppler = open_poppler(&missing);
  if (!poppler) return strdup(missing);
  g_mutex_lock(&poppler_lock);
  char *reason = NULL;
  GError *error = NULL;
  GBytes *data = g_bytes_new_static(bytes, count);
  PopplerDocument *document = poppler->poppler_document_new_from_bytes(data, NULL, &error);
  PopplerPage *page = NULL;
  if (!document) {
    reason = fault(error);
  } else if (
      poppler->poppler_document_get_n_pages(document) < 1 ||
      !(page = poppler->poppler_document_get_page(document, 0))) {
    reason = strdup("it has no page");
  } else {
    poppler->poppler_page_get_size(page, width, height);
    if (context && *width > 0 && *height > 0) {
      cairo_scale(context, pixel_width / *width, pixel_height / *height);
      poppler->poppler_page_render(page, context);
    }
  }
  if (page) g_object_unref(page);
  if (document) g_object_unref(document);
  g_bytes_unref(data);
  g_mutex_unlock(&poppler_lock);
  return reason;
}

char *scrollwork_vector_size(
    scrollwork_vector_format format, const uint8_t *bytes, size_t count, double *width,
    double *height) {
  *width = *height = 0;
  return format == SCROLLWORK_PDF
             ? pdf(bytes, count, width, height, NULL, 0, 0)
             : svg(format == SCROLLWORK_SYMBOL, bytes, count, width, height, NULL, 0, 0);
}

char *scrollwork_vector_draw(
    scrollwork_vector_format format, const uint8_t *bytes, size_t count, uint8_t *pixels,
    int width, int height, int stride) {
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, stride);
  cairo_t *context = cairo_create(surface);
  double natural_width = 0, natural_height = 0;
  char *reason = NULL;
  if (cairo_status(context) != CAIRO_STATUS_SUCCESS) {
    reason = strdup(cairo_status_to_string(cairo_status(context)));
  } else if (format != SCROLLWORK_PDF) {
    reason = svg(
        format == SCROLLWORK_SYMBOL, bytes, count, &natural_width, &natural_height, context, width,
        height);
  } else {
    reason = pdf(bytes, count, &natural_width, &natural_height, context, width, height);
  }
  cairo_destroy(context);
  cairo_surface_flush(surface);
  cairo_surface_destroy(surface);
  return reason;
}

const char *scrollwork_librsvg_version(void) { return LIBRSVG_VERSION; }

void scrollwork_poppler_version(int *major, int *minor, int *micro) {
  *major = POPPLER_MAJOR_VERSION;
  *minor = POPPLER_MINOR_VERSION;
  *micro = POPPLER_MICRO_VERSION;
}
