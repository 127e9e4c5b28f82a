#include "VectorLibraries.h"

#include "LibraryLoading.h"

DEFINE_LIBRARY(rsvg_library, open_rsvg, "librsvg-2.so.2", RSVG_FUNCTIONS)
DEFINE_LIBRARY(poppler_library, open_poppler, "libpoppler-glib.so.8", POPPLER_FUNCTIONS)
