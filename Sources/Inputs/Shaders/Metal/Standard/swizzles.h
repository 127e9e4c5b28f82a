// Swizzles as properties: `v.zyx` calls get_zyx, `v.xy = w` calls set_xy. Sets exist where no component
// occurs twice. SWIZZLES_N lists all swizzles of a vector of N components, each component as its number;
// the macros join the numbers to names, once of xyzw, once of rgba.
#pragma once

#define XYZW_0 x
#define XYZW_1 y
#define XYZW_2 z
#define XYZW_3 w
#define RGBA_0 r
#define RGBA_1 g
#define RGBA_2 b
#define RGBA_3 a
#define JOIN2_(a, b) a##b
#define JOIN3_(a, b, c) a##b##c
#define JOIN4_(a, b, c, d) a##b##c##d
#define JOIN2(a, b) JOIN2_(a, b)
#define JOIN3(a, b, c) JOIN3_(a, b, c)
#define JOIN4(a, b, c, d) JOIN4_(a, b, c, d)

#define READ2(i, j) \
  constexpr vec<T, 2> get_##i##j() const { return {XYZW_##i, XYZW_##j}; } \
  __declspec(property(get = get_##i##j)) vec<T, 2> JOIN2(XYZW_##i, XYZW_##j); \
  __declspec(property(get = get_##i##j)) vec<T, 2> JOIN2(RGBA_##i, RGBA_##j);
#define READ3(i, j, k) \
  constexpr vec<T, 3> get_##i##j##k() const { return {XYZW_##i, XYZW_##j, XYZW_##k}; } \
  __declspec(property(get = get_##i##j##k)) vec<T, 3> JOIN3(XYZW_##i, XYZW_##j, XYZW_##k); \
  __declspec(property(get = get_##i##j##k)) vec<T, 3> JOIN3(RGBA_##i, RGBA_##j, RGBA_##k);
#define READ4(i, j, k, l) \
  constexpr vec<T, 4> get_##i##j##k##l() const { \
    return {XYZW_##i, XYZW_##j, XYZW_##k, XYZW_##l}; \
  } \
  __declspec(property(get = get_##i##j##k##l)) vec<T, 4> \
      JOIN4(XYZW_##i, XYZW_##j, XYZW_##k, XYZW_##l); \
  __declspec(property(get = get_##i##j##k##l)) vec<T, 4> \
      JOIN4(RGBA_##i, RGBA_##j, RGBA_##k, RGBA_##l);

#define WRITE1(i) \
  constexpr T get_##i() const { return XYZW_##i; } \
  constexpr void set_##i(T s) { XYZW_##i = s; } \
  __declspec(property(get = get_##i, put = set_##i)) T RGBA_##i;
#define WRITE2(i, j) \
  constexpr vec<T, 2> get_##i##j() const { return {XYZW_##i, XYZW_##j}; } \
  constexpr void set_##i##j(vec<T, 2> v) { XYZW_##i = v.x, XYZW_##j = v.y; } \
  __declspec(property(get = get_##i##j, put = set_##i##j)) vec<T, 2> JOIN2(XYZW_##i, XYZW_##j); \
  __declspec(property(get = get_##i##j, put = set_##i##j)) vec<T, 2> JOIN2(RGBA_##i, RGBA_##j);
#define WRITE3(i, j, k) \
  constexpr vec<T, 3> get_##i##j##k() const { return {XYZW_##i, XYZW_##j, XYZW_##k}; } \
  constexpr void set_##i##j##k(vec<T, 3> v) { XYZW_##i = v.x, XYZW_##j = v.y, XYZW_##k = v.z; } \
  __declspec(property(get = get_##i##j##k, put = set_##i##j##k)) vec<T, 3> \
      JOIN3(XYZW_##i, XYZW_##j, XYZW_##k); \
  __declspec(property(get = get_##i##j##k, put = set_##i##j##k)) vec<T, 3> \
      JOIN3(RGBA_##i, RGBA_##j, RGBA_##k);
#define WRITE4(i, j, k, l) \
  constexpr vec<T, 4> get_##i##j##k##l() const { \
    return {XYZW_##i, XYZW_##j, XYZW_##k, XYZW_##l}; \
  } \
  constexpr void set_##i##j##k##l(vec<T, 4> v) { \
    XYZW_##i = v.x, XYZW_##j = v.y, XYZW_##k = v.z, XYZW_##l = v.w; \
  } \
  __declspec(property(get = get_##i##j##k##l, put = set_##i##j##k##l)) vec<T, 4> \
      JOIN4(XYZW_##i, XYZW_##j, XYZW_##k, XYZW_##l); \
  __declspec(property(get = get_##i##j##k##l, put = set_##i##j##k##l)) vec<T, 4> \
      JOIN4(RGBA_##i, RGBA_##j, RGBA_##k, RGBA_##l);

#define SWIZZLES_2 \
  WRITE1(0) WRITE1(1) READ2(0, 0) WRITE2(0, 1) WRITE2(1, 0) READ2(1, 1) READ3(0, 0, 0) \
  READ3(0, 0, 1) READ3(0, 1, 0) READ3(0, 1, 1) READ3(1, 0, 0) READ3(1, 0, 1) READ3(1, 1, 0) \
  READ3(1, 1, 1) READ4(0, 0, 0, 0) READ4(0, 0, 0, 1) READ4(0, 0, 1, 0) READ4(0, 0, 1, 1) \
  READ4(0, 1, 0, 0) READ4(0, 1, 0, 1) READ4(0, 1, 1, 0) READ4(0, 1, 1, 1) READ4(1, 0, 0, 0) \
  READ4(1, 0, 0, 1) READ4(1, 0, 1, 0) READ4(1, 0, 1, 1) READ4(1, 1, 0, 0) READ4(1, 1, 0, 1) \
  READ4(1, 1, 1, 0) READ4(1, 1, 1, 1)

#define SWIZZLES_3 \
  WRITE1(0) WRITE1(1) WRITE1(2) READ2(0, 0) WRITE2(0, 1) WRITE2(0, 2) WRITE2(1, 0) READ2(1, 1) \
  WRITE2(1, 2) WRITE2(2, 0) WRITE2(2, 1) READ2(2, 2) READ3(0, 0, 0) READ3(0, 0, 1) \
  READ3(0, 0, 2) READ3(0, 1, 0) READ3(0, 1, 1) WRITE3(0, 1, 2) READ3(0, 2, 0) WRITE3(0, 2, 1) \
  READ3(0, 2, 2) READ3(1, 0, 0) READ3(1, 0, 1) WRITE3(1, 0, 2) READ3(1, 1, 0) READ3(1, 1, 1) \
  READ3(1, 1, 2) WRITE3(1, 2, 0) READ3(1, 2, 1) READ3(1, 2, 2) READ3(2, 0, 0) WRITE3(2, 0, 1) \
  READ3(2, 0, 2) WRITE3(2, 1, 0) READ3(2, 1, 1) READ3(2, 1, 2) READ3(2, 2, 0) READ3(2, 2, 1) \
  READ3(2, 2, 2) READ4(0, 0, 0, 0) READ4(0, 0, 0, 1) READ4(0, 0, 0, 2) READ4(0, 0, 1, 0) \
  READ4(0, 0, 1, 1) READ4(0, 0, 1, 2) READ4(0, 0, 2, 0) READ4(0, 0, 2, 1) READ4(0, 0, 2, 2) \
  READ4(0, 1, 0, 0) READ4(0, 1, 0, 1) READ4(0, 1, 0, 2) READ4(0, 1, 1, 0) READ4(0, 1, 1, 1) \
  READ4(0, 1, 1, 2) READ4(0, 1, 2, 0) READ4(0, 1, 2, 1) READ4(0, 1, 2, 2) READ4(0, 2, 0, 0) \
  READ4(0, 2, 0, 1) READ4(0, 2, 0, 2) READ4(0, 2, 1, 0) READ4(0, 2, 1, 1) READ4(0, 2, 1, 2) \
  READ4(0, 2, 2, 0) READ4(0, 2, 2, 1) READ4(0, 2, 2, 2) READ4(1, 0, 0, 0) READ4(1, 0, 0, 1) \
  READ4(1, 0, 0, 2) READ4(1, 0, 1, 0) READ4(1, 0, 1, 1) READ4(1, 0, 1, 2) READ4(1, 0, 2, 0) \
  READ4(1, 0, 2, 1) READ4(1, 0, 2, 2) READ4(1, 1, 0, 0) READ4(1, 1, 0, 1) READ4(1, 1, 0, 2) \
  READ4(1, 1, 1, 0) READ4(1, 1, 1, 1) READ4(1, 1, 1, 2) READ4(1, 1, 2, 0) READ4(1, 1, 2, 1) \
  READ4(1, 1, 2, 2) READ4(1, 2, 0, 0) READ4(1, 2, 0, 1) READ4(1, 2, 0, 2) READ4(1, 2, 1, 0) \
  READ4(1, 2, 1, 1) READ4(1, 2, 1, 2) READ4(1, 2, 2, 0) READ4(1, 2, 2, 1) READ4(1, 2, 2, 2) \
  READ4(2, 0, 0, 0) READ4(2, 0, 0, 1) READ4(2, 0, 0, 2) READ4(2, 0, 1, 0) READ4(2, 0, 1, 1) \
  READ4(2, 0, 1, 2) READ4(2, 0, 2, 0) READ4(2, 0, 2, 1) READ4(2, 0, 2, 2) READ4(2, 1, 0, 0) \
  READ4(2, 1, 0, 1) READ4(2, 1, 0, 2) READ4(2, 1, 1, 0) READ4(2, 1, 1, 1) READ4(2, 1, 1, 2) \
  READ4(2, 1, 2, 0) READ4(2, 1, 2, 1) READ4(2, 1, 2, 2) READ4(2, 2, 0, 0) READ4(2, 2, 0, 1) \
  READ4(2, 2, 0, 2) READ4(2, 2, 1, 0) READ4(2, 2, 1, 1) READ4(2, 2, 1, 2) READ4(2, 2, 2, 0) \
  READ4(2, 2, 2, 1) READ4(2, 2, 2, 2)

#define SWIZZLES_4 \
  WRITE1(0) WRITE1(1) WRITE1(2) WRITE1(3) READ2(0, 0) WRITE2(0, 1) WRITE2(0, 2) WRITE2(0, 3) \
  WRITE2(1, 0) READ2(1, 1) WRITE2(1, 2) WRITE2(1, 3) WRITE2(2, 0) WRITE2(2, 1) READ2(2, 2) \
  WRITE2(2, 3) WRITE2(3, 0) WRITE2(3, 1) WRITE2(3, 2) READ2(3, 3) READ3(0, 0, 0) \
  READ3(0, 0, 1) READ3(0, 0, 2) READ3(0, 0, 3) READ3(0, 1, 0) READ3(0, 1, 1) WRITE3(0, 1, 2) \
  WRITE3(0, 1, 3) READ3(0, 2, 0) WRITE3(0, 2, 1) READ3(0, 2, 2) WRITE3(0, 2, 3) READ3(0, 3, 0) \
  WRITE3(0, 3, 1) WRITE3(0, 3, 2) READ3(0, 3, 3) READ3(1, 0, 0) READ3(1, 0, 1) WRITE3(1, 0, 2) \
  WRITE3(1, 0, 3) READ3(1, 1, 0) READ3(1, 1, 1) READ3(1, 1, 2) READ3(1, 1, 3) WRITE3(1, 2, 0) \
  READ3(1, 2, 1) READ3(1, 2, 2) WRITE3(1, 2, 3) WRITE3(1, 3, 0) READ3(1, 3, 1) WRITE3(1, 3, 2) \
  READ3(1, 3, 3) READ3(2, 0, 0) WRITE3(2, 0, 1) READ3(2, 0, 2) WRITE3(2, 0, 3) WRITE3(2, 1, 0) \
  READ3(2, 1, 1) READ3(2, 1, 2) WRITE3(2, 1, 3) READ3(2, 2, 0) READ3(2, 2, 1) READ3(2, 2, 2) \
  READ3(2, 2, 3) WRITE3(2, 3, 0) WRITE3(2, 3, 1) READ3(2, 3, 2) READ3(2, 3, 3) READ3(3, 0, 0) \
  WRITE3(3, 0, 1) WRITE3(3, 0, 2) READ3(3, 0, 3) WRITE3(3, 1, 0) READ3(3, 1, 1) \
  WRITE3(3, 1, 2) READ3(3, 1, 3) WRITE3(3, 2, 0) WRITE3(3, 2, 1) READ3(3, 2, 2) READ3(3, 2, 3) \
  READ3(3, 3, 0) READ3(3, 3, 1) READ3(3, 3, 2) READ3(3, 3, 3) READ4(0, 0, 0, 0) \
  READ4(0, 0, 0, 1) READ4(0, 0, 0, 2) READ4(0, 0, 0, 3) READ4(0, 0, 1, 0) READ4(0, 0, 1, 1) \
  READ4(0, 0, 1, 2) READ4(0, 0, 1, 3) READ4(0, 0, 2, 0) READ4(0, 0, 2, 1) READ4(0, 0, 2, 2) \
  READ4(0, 0, 2, 3) READ4(0, 0, 3, 0) READ4(0, 0, 3, 1) READ4(0, 0, 3, 2) READ4(0, 0, 3, 3) \
  READ4(0, 1, 0, 0) READ4(0, 1, 0, 1) READ4(0, 1, 0, 2) READ4(0, 1, 0, 3) READ4(0, 1, 1, 0) \
  READ4(0, 1, 1, 1) READ4(0, 1, 1, 2) READ4(0, 1, 1, 3) READ4(0, 1, 2, 0) READ4(0, 1, 2, 1) \
  READ4(0, 1, 2, 2) WRITE4(0, 1, 2, 3) READ4(0, 1, 3, 0) READ4(0, 1, 3, 1) WRITE4(0, 1, 3, 2) \
  READ4(0, 1, 3, 3) READ4(0, 2, 0, 0) READ4(0, 2, 0, 1) READ4(0, 2, 0, 2) READ4(0, 2, 0, 3) \
  READ4(0, 2, 1, 0) READ4(0, 2, 1, 1) READ4(0, 2, 1, 2) WRITE4(0, 2, 1, 3) READ4(0, 2, 2, 0) \
  READ4(0, 2, 2, 1) READ4(0, 2, 2, 2) READ4(0, 2, 2, 3) READ4(0, 2, 3, 0) WRITE4(0, 2, 3, 1) \
  READ4(0, 2, 3, 2) READ4(0, 2, 3, 3) READ4(0, 3, 0, 0) READ4(0, 3, 0, 1) READ4(0, 3, 0, 2) \
  READ4(0, 3, 0, 3) READ4(0, 3, 1, 0) READ4(0, 3, 1, 1) WRITE4(0, 3, 1, 2) READ4(0, 3, 1, 3) \
  READ4(0, 3, 2, 0) WRITE4(0, 3, 2, 1) READ4(0, 3, 2, 2) READ4(0, 3, 2, 3) READ4(0, 3, 3, 0) \
  READ4(0, 3, 3, 1) READ4(0, 3, 3, 2) READ4(0, 3, 3, 3) READ4(1, 0, 0, 0) READ4(1, 0, 0, 1) \
  READ4(1, 0, 0, 2) READ4(1, 0, 0, 3) READ4(1, 0, 1, 0) READ4(1, 0, 1, 1) READ4(1, 0, 1, 2) \
  READ4(1, 0, 1, 3) READ4(1, 0, 2, 0) READ4(1, 0, 2, 1) READ4(1, 0, 2, 2) WRITE4(1, 0, 2, 3) \
  READ4(1, 0, 3, 0) READ4(1, 0, 3, 1) WRITE4(1, 0, 3, 2) READ4(1, 0, 3, 3) READ4(1, 1, 0, 0) \
  READ4(1, 1, 0, 1) READ4(1, 1, 0, 2) READ4(1, 1, 0, 3) READ4(1, 1, 1, 0) READ4(1, 1, 1, 1) \
  READ4(1, 1, 1, 2) READ4(1, 1, 1, 3) READ4(1, 1, 2, 0) READ4(1, 1, 2, 1) READ4(1, 1, 2, 2) \
  READ4(1, 1, 2, 3) READ4(1, 1, 3, 0) READ4(1, 1, 3, 1) READ4(1, 1, 3, 2) READ4(1, 1, 3, 3) \
  READ4(1, 2, 0, 0) READ4(1, 2, 0, 1) READ4(1, 2, 0, 2) WRITE4(1, 2, 0, 3) READ4(1, 2, 1, 0) \
  READ4(1, 2, 1, 1) READ4(1, 2, 1, 2) READ4(1, 2, 1, 3) READ4(1, 2, 2, 0) READ4(1, 2, 2, 1) \
  READ4(1, 2, 2, 2) READ4(1, 2, 2, 3) WRITE4(1, 2, 3, 0) READ4(1, 2, 3, 1) READ4(1, 2, 3, 2) \
  READ4(1, 2, 3, 3) READ4(1, 3, 0, 0) READ4(1, 3, 0, 1) WRITE4(1, 3, 0, 2) READ4(1, 3, 0, 3) \
  READ4(1, 3, 1, 0) READ4(1, 3, 1, 1) READ4(1, 3, 1, 2) READ4(1, 3, 1, 3) WRITE4(1, 3, 2, 0) \
  READ4(1, 3, 2, 1) READ4(1, 3, 2, 2) READ4(1, 3, 2, 3) READ4(1, 3, 3, 0) READ4(1, 3, 3, 1) \
  READ4(1, 3, 3, 2) READ4(1, 3, 3, 3) READ4(2, 0, 0, 0) READ4(2, 0, 0, 1) READ4(2, 0, 0, 2) \
  READ4(2, 0, 0, 3) READ4(2, 0, 1, 0) READ4(2, 0, 1, 1) READ4(2, 0, 1, 2) WRITE4(2, 0, 1, 3) \
  READ4(2, 0, 2, 0) READ4(2, 0, 2, 1) READ4(2, 0, 2, 2) READ4(2, 0, 2, 3) READ4(2, 0, 3, 0) \
  WRITE4(2, 0, 3, 1) READ4(2, 0, 3, 2) READ4(2, 0, 3, 3) READ4(2, 1, 0, 0) READ4(2, 1, 0, 1) \
  READ4(2, 1, 0, 2) WRITE4(2, 1, 0, 3) READ4(2, 1, 1, 0) READ4(2, 1, 1, 1) READ4(2, 1, 1, 2) \
  READ4(2, 1, 1, 3) READ4(2, 1, 2, 0) READ4(2, 1, 2, 1) READ4(2, 1, 2, 2) READ4(2, 1, 2, 3) \
  WRITE4(2, 1, 3, 0) READ4(2, 1, 3, 1) READ4(2, 1, 3, 2) READ4(2, 1, 3, 3) READ4(2, 2, 0, 0) \
  READ4(2, 2, 0, 1) READ4(2, 2, 0, 2) READ4(2, 2, 0, 3) READ4(2, 2, 1, 0) READ4(2, 2, 1, 1) \
  READ4(2, 2, 1, 2) READ4(2, 2, 1, 3) READ4(2, 2, 2, 0) READ4(2, 2, 2, 1) READ4(2, 2, 2, 2) \
  READ4(2, 2, 2, 3) READ4(2, 2, 3, 0) READ4(2, 2, 3, 1) READ4(2, 2, 3, 2) READ4(2, 2, 3, 3) \
  READ4(2, 3, 0, 0) WRITE4(2, 3, 0, 1) READ4(2, 3, 0, 2) READ4(2, 3, 0, 3) WRITE4(2, 3, 1, 0) \
  READ4(2, 3, 1, 1) READ4(2, 3, 1, 2) READ4(2, 3, 1, 3) READ4(2, 3, 2, 0) READ4(2, 3, 2, 1) \
  READ4(2, 3, 2, 2) READ4(2, 3, 2, 3) READ4(2, 3, 3, 0) READ4(2, 3, 3, 1) READ4(2, 3, 3, 2) \
  READ4(2, 3, 3, 3) READ4(3, 0, 0, 0) READ4(3, 0, 0, 1) READ4(3, 0, 0, 2) READ4(3, 0, 0, 3) \
  READ4(3, 0, 1, 0) READ4(3, 0, 1, 1) WRITE4(3, 0, 1, 2) READ4(3, 0, 1, 3) READ4(3, 0, 2, 0) \
  WRITE4(3, 0, 2, 1) READ4(3, 0, 2, 2) READ4(3, 0, 2, 3) READ4(3, 0, 3, 0) READ4(3, 0, 3, 1) \
  READ4(3, 0, 3, 2) READ4(3, 0, 3, 3) READ4(3, 1, 0, 0) READ4(3, 1, 0, 1) WRITE4(3, 1, 0, 2) \
  READ4(3, 1, 0, 3) READ4(3, 1, 1, 0) READ4(3, 1, 1, 1) READ4(3, 1, 1, 2) READ4(3, 1, 1, 3) \
  WRITE4(3, 1, 2, 0) READ4(3, 1, 2, 1) READ4(3, 1, 2, 2) READ4(3, 1, 2, 3) READ4(3, 1, 3, 0) \
  READ4(3, 1, 3, 1) READ4(3, 1, 3, 2) READ4(3, 1, 3, 3) READ4(3, 2, 0, 0) WRITE4(3, 2, 0, 1) \
  READ4(3, 2, 0, 2) READ4(3, 2, 0, 3) WRITE4(3, 2, 1, 0) READ4(3, 2, 1, 1) READ4(3, 2, 1, 2) \
  READ4(3, 2, 1, 3) READ4(3, 2, 2, 0) READ4(3, 2, 2, 1) READ4(3, 2, 2, 2) READ4(3, 2, 2, 3) \
  READ4(3, 2, 3, 0) READ4(3, 2, 3, 1) READ4(3, 2, 3, 2) READ4(3, 2, 3, 3) READ4(3, 3, 0, 0) \
  READ4(3, 3, 0, 1) READ4(3, 3, 0, 2) READ4(3, 3, 0, 3) READ4(3, 3, 1, 0) READ4(3, 3, 1, 1) \
  READ4(3, 3, 1, 2) READ4(3, 3, 1, 3) READ4(3, 3, 2, 0) READ4(3, 3, 2, 1) READ4(3, 3, 2, 2) \
  READ4(3, 3, 2, 3) READ4(3, 3, 3, 0) READ4(3, 3, 3, 1) READ4(3, 3, 3, 2) READ4(3, 3, 3, 3)

