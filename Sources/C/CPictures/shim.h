// The C libraries that decode and encode pictures made of pixels, as one module; PNG is in CCairo, HEIF in
// CLargeDecoders.
#include <gif_lib.h>
#include <jconfig.h>
#include <lcms2.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
