// The C libraries behind the Cairo backend, as one module.
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ot.h>
#include <isa-l.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <png.h>
#include <ft2build.h>
#include FT_FREETYPE_H
