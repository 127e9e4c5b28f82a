#include "VectorLibraries.h"

#include "LibraryLoading.h"
#include "VectorPictures.h"

DEFINE_LIBRARY(rsvg_library, open_rsvg, "librsvg-2.so.2", RSVG_FUNCTIONS)
DEFINE_LIBRARY(poppler_library, open_poppler, "libpoppler-glib.so.8", POPPLER_FUNCTIONS)

const char *scrollwork_librsvg_fault(void) {
  const char *fault = NULL;
  open_rsvg(&fault);
  return fault;
}

const char *scrollwork_poppler_fault(void) {
  const char *fault = NULL;
  open_poppler(&fault);
  return fault;
}
