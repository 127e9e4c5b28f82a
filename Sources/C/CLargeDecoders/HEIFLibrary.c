#include "HEIFLibrary.h"

#include "LibraryLoading.h"

DEFINE_LIBRARY(scrollwork_heif, scrollwork_open_heif, "libheif.so.1", HEIF_FUNCTIONS)
