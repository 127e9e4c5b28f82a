#ifndef VECTORLIBRARIES_H
#define VECTORLIBRARIES_H

// The headers of librsvg are found by way of the folder `headers`: its package would link it.
#include <librsvg-2.0/librsvg/rsvg.h>
#include <poppler/glib/poppler.h>

#include "LibraryFunctions.h"

#define RSVG_FUNCTIONS(EACH) \
  EACH(rsvg_handle_get_geometry_for_layer) \
  EACH(rsvg_handle_get_intrinsic_dimensions) \
  EACH(rsvg_handle_get_intrinsic_size_in_pixels) \
  EACH(rsvg_handle_has_sub) \
  EACH(rsvg_handle_new_from_data) \
  EACH(rsvg_handle_render_document) \
  EACH(rsvg_handle_render_layer)

#define POPPLER_FUNCTIONS(EACH) \
  EACH(poppler_document_get_n_pages) \
  EACH(poppler_document_get_page) \
  EACH(poppler_document_new_from_bytes) \
  EACH(poppler_page_get_size) \
  EACH(poppler_page_render)

typedef struct {
  RSVG_FUNCTIONS(FUNCTION_POINTER)
} rsvg_library;

typedef struct {
  POPPLER_FUNCTIONS(FUNCTION_POINTER)
} poppler_library;

// Open the library the first time; null, and what the loader says, if it cannot be opened.
const rsvg_library *open_rsvg(const char **fault);
const poppler_library *open_poppler(const char **fault);

#endif
