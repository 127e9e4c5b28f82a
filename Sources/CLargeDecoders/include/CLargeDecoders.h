// The decoders of HEIF, SVG and PDF. Their libraries, with what these need, are half of those of the
// program, and take eight milliseconds to load: they are opened when the first such picture is read.
#include "HEIFLibrary.h"
#include "VectorPictures.h"
