// The C libraries behind the Cairo backend, as one module.
#include <cairo.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ot.h>
#include <isa-l.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <png.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#if defined(__x86_64__) && __has_include(<xxh_x86dispatch.h>)
// With the widest vectors of the processor; the digests are the same.
#include <xxh_x86dispatch.h>
#else
#include <xxhash.h>
#endif

#if defined(__x86_64__)
// ISA-L's assembly leaves the upper halves of the vector registers filled, and until something
// clears them all SSE code that follows (pixman's, so all drawing) runs at half its speed.
__attribute__((target("avx"))) static inline void ccairo_clear_upper_halves_avx(void) {
  __builtin_ia32_vzeroupper();
}
static inline void ccairo_clear_upper_halves(void) {
  if (__builtin_cpu_supports("avx")) ccairo_clear_upper_halves_avx();
}
#else
static inline void ccairo_clear_upper_halves(void) {}
#endif

static inline XXH128_hash_t ccairo_digest(const void *bytes, size_t count) {
  return XXH3_128bits(bytes, count);
}
