// Samplers: how textures are read between and beyond their pixels.
#pragma once
#include "pictures.h"

namespace metal {

enum class coord { normalized, pixel };
enum class address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat, clamp_to_border };
enum class s_address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat, clamp_to_border };
enum class t_address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat, clamp_to_border };
enum class r_address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat, clamp_to_border };
enum class filter { nearest, linear, bicubic };
enum class mag_filter { nearest, linear, bicubic };
enum class min_filter { nearest, linear, bicubic };
enum class mip_filter { none, nearest, linear };
enum class border_color { transparent_black, opaque_black, opaque_white };
enum class compare_func { never, less, less_equal, greater, greater_equal, equal, not_equal, always };
enum class reduction { weighted_average, minimum, maximum };
struct max_anisotropy {
  constexpr max_anisotropy(int) {}
};
struct lod_clamp {
  constexpr lod_clamp(float, float) {}
};
struct bias {
  constexpr explicit bias(float) {}
};
struct level {
  constexpr explicit level(float) {}
};
struct min_lod_clamp {
  constexpr explicit min_lod_clamp(float) {}
};
struct gradient2d {
  gradient2d(vec<float, 2>, vec<float, 2>) {}
};

/// Textures have one size here, so that the filter is that of magnification; mip maps, anisotropy and
/// levels have no effect. Bicubic is linear.
struct sampler {
  coord coordinates = coord::normalized;
  address horizontal = address::clamp_to_edge, vertical = address::clamp_to_edge;
  bool is_linear = false;
  border_color border = border_color::transparent_black;

  template <class... Options>
  constexpr sampler(Options... options) {
    (set(options), ...);
  }
  constexpr void set(coord c) { coordinates = c; }
  constexpr void set(address a) { horizontal = vertical = a; }
  constexpr void set(s_address a) { horizontal = address(a); }
  constexpr void set(t_address a) { vertical = address(a); }
  constexpr void set(filter f) { is_linear = f != filter::nearest; }
  constexpr void set(mag_filter f) { is_linear = f != mag_filter::nearest; }
  constexpr void set(border_color c) { border = c; }
  template <class Other>
  constexpr void set(Other) {}
};

}  // namespace metal
