// Vectors of 2 to 4 components. They are structures of scalars: the pixel loop around them becomes
// vectors of pixels, which is faster than vectors of components. They are copied component by
// component: trivial copies would travel as vectors of components, which end that. Size and alignment
// are Metal's; a vector of 3 takes the space of 4.
#pragma once
#include "keywords.h"
#include "swizzles.h"

namespace shader {

template <class T, int N>
struct vec;

/// The element type and the number of components of scalars and vectors.
template <class T>
struct shape {
  typedef T element;
  static constexpr int count = 1;
};
template <class T, int N>
struct shape<vec<T, N>> {
  typedef T element;
  static constexpr int count = N;
};
template <class T>
using element = typename shape<T>::element;
template <class T>
constexpr int count = shape<T>::count;

#define ARITHMETIC_2(op) \
  friend constexpr vec operator op(vec p, vec q) { return vec(T(p.x op q.x), T(p.y op q.y)); } \
  constexpr vec &operator op##=(vec q) { return *this = *this op q; }
#define ARITHMETIC_3(op) \
  friend constexpr vec operator op(vec p, vec q) { \
    return vec(T(p.x op q.x), T(p.y op q.y), T(p.z op q.z)); \
  } \
  constexpr vec &operator op##=(vec q) { return *this = *this op q; }
#define ARITHMETIC_4(op) \
  friend constexpr vec operator op(vec p, vec q) { \
    return vec(T(p.x op q.x), T(p.y op q.y), T(p.z op q.z), T(p.w op q.w)); \
  } \
  constexpr vec &operator op##=(vec q) { return *this = *this op q; }
#define COMPARISON_2(op) \
  friend constexpr vec<bool, 2> operator op(vec p, vec q) { return {p.x op q.x, p.y op q.y}; }
#define COMPARISON_3(op) \
  friend constexpr vec<bool, 3> operator op(vec p, vec q) { \
    return {p.x op q.x, p.y op q.y, p.z op q.z}; \
  }
#define COMPARISON_4(op) \
  friend constexpr vec<bool, 4> operator op(vec p, vec q) { \
    return {p.x op q.x, p.y op q.y, p.z op q.z, p.w op q.w}; \
  }
#define OPERATORS(N) \
  ARITHMETIC_##N(+) ARITHMETIC_##N(-) ARITHMETIC_##N(*) ARITHMETIC_##N(/) ARITHMETIC_##N(%) \
  ARITHMETIC_##N(&) ARITHMETIC_##N(|) ARITHMETIC_##N(^) ARITHMETIC_##N(<<) ARITHMETIC_##N(>>) \
  COMPARISON_##N(<) COMPARISON_##N(>) COMPARISON_##N(<=) COMPARISON_##N(>=) COMPARISON_##N(==) \
  COMPARISON_##N(!=) COMPARISON_##N(&&) COMPARISON_##N(||) \
  friend constexpr vec operator+(vec p) { return p; } \
  constexpr vec &operator++() { return *this += vec(T(1)); } \
  constexpr vec &operator--() { return *this -= vec(T(1)); } \
  constexpr vec operator++(int) { vec old = *this; ++*this; return old; } \
  constexpr vec operator--(int) { vec old = *this; --*this; return old; }

template <class T>
struct alignas(2 * sizeof(T)) vec<T, 2> {
  T x, y;
  vec() = default;
  constexpr vec(const vec &v) : x(v.x), y(v.y) {}
  constexpr vec &operator=(const vec &v) {
    x = v.x, y = v.y;
    return *this;
  }
  constexpr vec(T s) : x(s), y(s) {}
  constexpr vec(T x, T y) : x(x), y(y) {}
  template <class U>
  constexpr explicit vec(vec<U, 2> v) : x(T(v.x)), y(T(v.y)) {}
  template <class U>
  constexpr explicit vec(vec<U, 3> v) : x(T(v.x)), y(T(v.y)) {}
  template <class U>
  constexpr explicit vec(vec<U, 4> v) : x(T(v.x)), y(T(v.y)) {}
  constexpr T &operator[](int i) { return i == 0 ? x : y; }
  constexpr T operator[](int i) const { return i == 0 ? x : y; }
  friend constexpr vec operator-(vec p) { return vec(T(-p.x), T(-p.y)); }
  friend constexpr vec operator~(vec p) { return vec(T(~p.x), T(~p.y)); }
  friend constexpr vec<bool, 2> operator!(vec p) { return {!p.x, !p.y}; }
  OPERATORS(2)
  SWIZZLES_2
};

template <class T>
struct alignas(4 * sizeof(T)) vec<T, 3> {
  T x, y, z;
  vec() = default;
  constexpr vec(const vec &v) : x(v.x), y(v.y), z(v.z) {}
  constexpr vec &operator=(const vec &v) {
    x = v.x, y = v.y, z = v.z;
    return *this;
  }
  constexpr vec(T s) : x(s), y(s), z(s) {}
  constexpr vec(T x, T y, T z) : x(x), y(y), z(z) {}
  template <class U>
  constexpr explicit vec(vec<U, 3> v) : x(T(v.x)), y(T(v.y)), z(T(v.z)) {}
  template <class U>
  constexpr explicit vec(vec<U, 4> v) : x(T(v.x)), y(T(v.y)), z(T(v.z)) {}
  template <class U>
  constexpr vec(vec<U, 2> v, T z) : x(T(v.x)), y(T(v.y)), z(z) {}
  template <class U>
  constexpr vec(T x, vec<U, 2> v) : x(x), y(T(v.x)), z(T(v.y)) {}
  constexpr T &operator[](int i) { return i == 0 ? x : i == 1 ? y : z; }
  constexpr T operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }
  friend constexpr vec operator-(vec p) { return vec(T(-p.x), T(-p.y), T(-p.z)); }
  friend constexpr vec operator~(vec p) { return vec(T(~p.x), T(~p.y), T(~p.z)); }
  friend constexpr vec<bool, 3> operator!(vec p) { return {!p.x, !p.y, !p.z}; }
  OPERATORS(3)
  SWIZZLES_3
};

template <class T>
struct alignas(4 * sizeof(T)) vec<T, 4> {
  T x, y, z, w;
  vec() = default;
  constexpr vec(const vec &v) : x(v.x), y(v.y), z(v.z), w(v.w) {}
  constexpr vec &operator=(const vec &v) {
    x = v.x, y = v.y, z = v.z, w = v.w;
    return *this;
  }
  constexpr vec(T s) : x(s), y(s), z(s), w(s) {}
  constexpr vec(T x, T y, T z, T w) : x(x), y(y), z(z), w(w) {}
  template <class U>
  constexpr explicit vec(vec<U, 4> v) : x(T(v.x)), y(T(v.y)), z(T(v.z)), w(T(v.w)) {}
  template <class U>
  constexpr vec(vec<U, 3> v, T w) : x(T(v.x)), y(T(v.y)), z(T(v.z)), w(w) {}
  template <class U>
  constexpr vec(T x, vec<U, 3> v) : x(x), y(T(v.x)), z(T(v.y)), w(T(v.z)) {}
  template <class U, class V>
  constexpr vec(vec<U, 2> p, vec<V, 2> q) : x(T(p.x)), y(T(p.y)), z(T(q.x)), w(T(q.y)) {}
  template <class U>
  constexpr vec(vec<U, 2> v, T z, T w) : x(T(v.x)), y(T(v.y)), z(z), w(w) {}
  template <class U>
  constexpr vec(T x, vec<U, 2> v, T w) : x(x), y(T(v.x)), z(T(v.y)), w(w) {}
  template <class U>
  constexpr vec(T x, T y, vec<U, 2> v) : x(x), y(y), z(T(v.x)), w(T(v.y)) {}
  constexpr T &operator[](int i) { return i == 0 ? x : i == 1 ? y : i == 2 ? z : w; }
  constexpr T operator[](int i) const { return i == 0 ? x : i == 1 ? y : i == 2 ? z : w; }
  friend constexpr vec operator-(vec p) { return vec(T(-p.x), T(-p.y), T(-p.z), T(-p.w)); }
  friend constexpr vec operator~(vec p) { return vec(T(~p.x), T(~p.y), T(~p.z), T(~p.w)); }
  friend constexpr vec<bool, 4> operator!(vec p) { return {!p.x, !p.y, !p.z, !p.w}; }
  OPERATORS(4)
  SWIZZLES_4
};

/// Vectors without padding, as buffers have them. They compute as vectors.
template <class T, int N>
struct packed {
  T elements[N];
  packed() = default;
  constexpr packed(vec<T, N> v) {
    for (int i = 0; i < N; i++) elements[i] = v[i];
  }
  template <class... S>
  constexpr packed(T first, S... rest) : packed(vec<T, N>(first, rest...)) {}
  constexpr operator vec<T, N>() const {
    vec<T, N> v;
    for (int i = 0; i < N; i++) v[i] = elements[i];
    return v;
  }
  constexpr T &operator[](int i) { return elements[i]; }
  constexpr T operator[](int i) const { return elements[i]; }
  constexpr T get_x() const { return elements[0]; }
  constexpr T get_y() const { return elements[1]; }
  constexpr T get_z() const { return elements[2]; }
  constexpr T get_w() const { return elements[3]; }
  constexpr void set_x(T s) { elements[0] = s; }
  constexpr void set_y(T s) { elements[1] = s; }
  constexpr void set_z(T s) { elements[2] = s; }
  constexpr void set_w(T s) { elements[3] = s; }
  __declspec(property(get = get_x, put = set_x)) T x;
  __declspec(property(get = get_y, put = set_y)) T y;
  __declspec(property(get = get_z, put = set_z)) T z;
  __declspec(property(get = get_w, put = set_w)) T w;
  __declspec(property(get = get_x, put = set_x)) T r;
  __declspec(property(get = get_y, put = set_y)) T g;
  __declspec(property(get = get_z, put = set_z)) T b;
  __declspec(property(get = get_w, put = set_w)) T a;
#define PACKED(op) \
  friend constexpr vec<T, N> operator op(packed p, vec<T, N> q) { return vec<T, N>(p) op q; } \
  friend constexpr vec<T, N> operator op(vec<T, N> p, packed q) { return p op vec<T, N>(q); } \
  friend constexpr vec<T, N> operator op(packed p, packed q) { return vec<T, N>(p) op vec<T, N>(q); } \
  friend constexpr vec<T, N> operator op(packed p, T s) { return vec<T, N>(p) op vec<T, N>(s); } \
  friend constexpr vec<T, N> operator op(T s, packed p) { return vec<T, N>(s) op vec<T, N>(p); }
  PACKED(+) PACKED(-) PACKED(*) PACKED(/)
#undef PACKED
};

}  // namespace shader

#define VECTORS(T) \
  typedef shader::vec<T, 2> T##2; \
  typedef shader::vec<T, 3> T##3; \
  typedef shader::vec<T, 4> T##4; \
  typedef shader::packed<T, 2> packed_##T##2; \
  typedef shader::packed<T, 3> packed_##T##3; \
  typedef shader::packed<T, 4> packed_##T##4; \
  typedef T##2 vector_##T##2, simd_##T##2; \
  typedef T##3 vector_##T##3, simd_##T##3; \
  typedef T##4 vector_##T##4, simd_##T##4;
VECTORS(float) VECTORS(half) VECTORS(bfloat) VECTORS(bool)
VECTORS(char) VECTORS(short) VECTORS(int) VECTORS(long)
VECTORS(uchar) VECTORS(ushort) VECTORS(uint) VECTORS(ulong)
#undef VECTORS

// Only the types are left.
#undef ARITHMETIC_2
#undef ARITHMETIC_3
#undef ARITHMETIC_4
#undef COMPARISON_2
#undef COMPARISON_3
#undef COMPARISON_4
#undef OPERATORS
#undef SWIZZLES_2
#undef SWIZZLES_3
#undef SWIZZLES_4
#undef READ2
#undef READ3
#undef READ4
#undef WRITE1
#undef WRITE2
#undef WRITE3
#undef WRITE4
#undef JOIN2
#undef JOIN3
#undef JOIN4
#undef JOIN2_
#undef JOIN3_
#undef JOIN4_
#undef XYZW_0
#undef XYZW_1
#undef XYZW_2
#undef XYZW_3
#undef RGBA_0
#undef RGBA_1
#undef RGBA_2
#undef RGBA_3

namespace metal {
using shader::vec;
#define VECTORS(T) using ::T##2; using ::T##3; using ::T##4;
VECTORS(float) VECTORS(half) VECTORS(bool) VECTORS(char) VECTORS(short) VECTORS(int)
VECTORS(uchar) VECTORS(ushort) VECTORS(uint)
#undef VECTORS
using ::half;
using ::uint;
using ::uchar;
using ::ushort;
}  // namespace metal
