// The decoders of HEIF, SVG and PDF. Their libraries, with those that they need, are 28 of 93 of the
// program, and take eight milliseconds to load: they are opened when the first such picture is read.
#include "HEIFLibrary.h"
#include "VectorPictures.h"
