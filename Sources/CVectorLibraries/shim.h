// The C libraries that draw SVG and PDF.
#include <librsvg/rsvg.h>
#include <poppler/glib/poppler.h>
