#ifndef HEIFLIBRARY_H
#define HEIFLIBRARY_H

#include <libheif/heif.h>

#include "LibraryFunctions.h"

#define HEIF_FUNCTIONS(EACH) \
  EACH(heif_context_alloc) \
  EACH(heif_context_free) \
  EACH(heif_context_get_primary_image_handle) \
  EACH(heif_context_read_from_memory_without_copy) \
  EACH(heif_decode_image) \
  EACH(heif_have_decoder_for_format) \
  EACH(heif_image_get_height) \
  EACH(heif_image_get_plane_readonly) \
  EACH(heif_image_get_width) \
  EACH(heif_image_handle_get_height) \
  EACH(heif_image_handle_get_nclx_color_profile) \
  EACH(heif_image_handle_get_raw_color_profile) \
  EACH(heif_image_handle_get_raw_color_profile_size) \
  EACH(heif_image_handle_get_width) \
  EACH(heif_image_handle_is_premultiplied_alpha) \
  EACH(heif_image_handle_release) \
  EACH(heif_image_release) \
  EACH(heif_init) \
  EACH(heif_nclx_color_profile_free)

/// The functions of libheif that are used, each named as there.
typedef struct {
  HEIF_FUNCTIONS(FUNCTION_POINTER)
} scrollwork_heif;

/// Opens libheif, the first time.
///
/// Returns null, and what the loader says in `fault`, if it cannot be opened.
const scrollwork_heif *_Nullable scrollwork_open_heif(
    const char *_Nullable *_Nonnull fault);

#endif
