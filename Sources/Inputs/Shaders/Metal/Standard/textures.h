// <metal_texture>: textures over pictures. Only texture2d has pixels, of images that SwiftUI passes; the
// other types let functions of other pipelines compile, and read as zero.
#pragma once
#include "geometric.h"
#include "samplers.h"

namespace metal {

enum class access { sample, read, write, read_write };
enum class component { x, y, z, w };

namespace detail {
constexpr shader::outside outside_of(address a) {
  return a == address::clamp_to_edge     ? shader::outside::edge
         : a == address::repeat          ? shader::outside::repeated
         : a == address::mirrored_repeat ? shader::outside::mirrored
                                         : shader::outside::zero;
}
}  // namespace detail

template <class T, access A = access::sample>
struct texture2d {
  shader::picture picture;

  uint get_width(uint = 0) const { return uint(picture.width); }
  uint get_height(uint = 0) const { return uint(picture.height); }
  uint get_num_mip_levels() const { return 1; }

  /// The color at a place, by the sampler; options such as level are ignored, an offset is in pixels.
  template <class... Options>
  vec<T, 4> sample(sampler s, vec<float, 2> place, Options... options) const {
    float x = place.x, y = place.y;
    if (s.coordinates == coord::normalized)
      x *= float(picture.width), y *= float(picture.height);
    (offset(x, y, options), ...);
    shader::outside h = detail::outside_of(s.horizontal), v = detail::outside_of(s.vertical);
    bool repeats = h == shader::outside::repeated || v == shader::outside::repeated;
    vec<float, 4> c = !s.is_linear ? shader::nearest(picture, x, y, h, v)
                      : repeats    ? shader::linear_repeated(picture, x, y, h, v)
                                   : shader::linear(picture, x, y, h, v);
    bool bordered =
        s.horizontal == address::clamp_to_border || s.vertical == address::clamp_to_border;
    if (bordered && s.border != border_color::transparent_black) {
      shader::taps m = shader::taps_at(x, picture.width), n = shader::taps_at(y, picture.height);
      float rest = 1.0f - (m.first_weight + m.second_weight) * (n.first_weight + n.second_weight);
      float light = s.border == border_color::opaque_white ? rest : 0.0f;
      c += vec<float, 4>(light, light, light, rest);
    }
    return vec<T, 4>(c);
  }
  /// The pixel at a column and row; zero outside.
  template <class Place, class... Options>
  vec<T, 4> read(Place place, Options...) const {
    return vec<T, 4>(shader::nearest(
        picture, float(place.x) + 0.5f, float(place.y) + 0.5f, shader::outside::zero,
        shader::outside::zero));
  }
  /// One component of the four pixels around a place: lower left, lower right, upper right, upper left.
  vec<T, 4> gather(sampler s, vec<float, 2> place, vec<int, 2> = vec<int, 2>(0),
                   component which = component::x) const {
    vec<float, 2> pixel = vec<float, 2>(1.0f) / vec<float, 2>(float(picture.width), float(picture.height));
    if (s.coordinates == coord::pixel) pixel = vec<float, 2>(1.0f);
    s.is_linear = false;
    auto at = [&](float h, float v) {
      return sample(s, place + vec<float, 2>(h, v) * pixel)[int(which)];
    };
    return vec<T, 4>(at(-0.5f, 0.5f), at(0.5f, 0.5f), at(0.5f, -0.5f), at(-0.5f, -0.5f));
  }
  template <class... Values>
  void write(Values...) const {}
  void fence() const {}

 private:
  static void offset(float &x, float &y, vec<int, 2> by) { x += float(by.x), y += float(by.y); }
  template <class Option>
  static void offset(float &, float &, Option) {}
};

template <class T, int N>
struct empty_texture {
  uint get_width(uint = 0) const { return 0; }
  uint get_height(uint = 0) const { return 0; }
  uint get_depth(uint = 0) const { return 0; }
  uint get_array_size() const { return 0; }
  uint get_num_mip_levels() const { return 1; }
  uint get_num_samples() const { return 1; }
  template <class... Values>
  auto sample(Values...) const {
    if constexpr (N == 1) return T(0);
    else return vec<T, 4>(T(0));
  }
  template <class... Values>
  auto read(Values...) const {
    if constexpr (N == 1) return T(0);
    else return vec<T, 4>(T(0));
  }
  template <class... Values>
  T sample_compare(Values...) const { return T(0); }
  template <class... Values>
  vec<T, 4> gather(Values...) const { return vec<T, 4>(T(0)); }
  template <class... Values>
  void write(Values...) const {}
  void fence() const {}
};
template <class T, access A = access::sample>
struct texture1d : empty_texture<T, 4> {};
template <class T, access A = access::sample>
struct texture1d_array : empty_texture<T, 4> {};
template <class T, access A = access::sample>
struct texture2d_array : empty_texture<T, 4> {};
template <class T, access A = access::read>
struct texture2d_ms : empty_texture<T, 4> {};
template <class T, access A = access::sample>
struct texture3d : empty_texture<T, 4> {};
template <class T, access A = access::sample>
struct texturecube : empty_texture<T, 4> {};
template <class T, access A = access::sample>
struct texturecube_array : empty_texture<T, 4> {};
template <class T, access A = access::read>
struct texture_buffer : empty_texture<T, 4> {};
template <class T, access A = access::sample>
struct depth2d : empty_texture<T, 1> {};
template <class T, access A = access::sample>
struct depth2d_array : empty_texture<T, 1> {};
template <class T, access A = access::read>
struct depth2d_ms : empty_texture<T, 1> {};
template <class T, access A = access::sample>
struct depthcube : empty_texture<T, 1> {};
template <class T, int N>
struct array {
  T elements[N];
  static constexpr int size() { return N; }
  constexpr T &operator[](int i) { return elements[i]; }
  constexpr const T &operator[](int i) const { return elements[i]; }
};
template <class T>
inline bool is_null_texture(T) { return false; }

}  // namespace metal
