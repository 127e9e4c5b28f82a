// Functions of scalars applied to the components of vectors.
#pragma once
#include "vectors.h"

namespace shader {

template <bool condition, class A, class B>
struct choice {
  typedef A type;
};
template <class A, class B>
struct choice<false, A, B> {
  typedef B type;
};

/// The type of a function of mixed arguments: the vector among them; of scalars their common type.
template <class A, class B>
struct common_type {
  static_assert(count<A> == 1 || count<B> == 1 || count<A> == count<B>, "vectors of different sizes");
  typedef typename choice<(count<A> > 1), A, B>::type type;
};
template <class A, class B, bool scalars>
struct common_scalar {
  typedef decltype(A() + B()) type;
};
template <class A, class B>
struct common_scalar<A, B, false> {
  typedef typename common_type<A, B>::type type;
};
template <class A>
struct common_scalar<A, A, true> {
  typedef A type;
};
template <class A, class B>
using common2 = typename common_scalar<A, B, (count<A> == 1 && count<B> == 1)>::type;
template <class A, class B, class C>
using common3 = common2<common2<A, B>, C>;

/// As common2, but scalars that are integers become float.
template <class T>
struct floating {
  typedef typename choice<__is_floating_point(T) || (count<T> > 1), T, float>::type type;
};
template <class A, class B>
using floating2 = typename floating<common2<A, B>>::type;
template <class A, class B, class C>
using floating3 = typename floating<common3<A, B, C>>::type;

template <class T, class F>
inline T each(F f, T a) {
  if constexpr (count<T> == 1) return T(f(a));
  else if constexpr (count<T> == 2) return T(f(a.x), f(a.y));
  else if constexpr (count<T> == 3) return T(f(a.x), f(a.y), f(a.z));
  else return T(f(a.x), f(a.y), f(a.z), f(a.w));
}
template <class T, class F>
inline T each(F f, T a, T b) {
  if constexpr (count<T> == 1) return T(f(a, b));
  else if constexpr (count<T> == 2) return T(f(a.x, b.x), f(a.y, b.y));
  else if constexpr (count<T> == 3) return T(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z));
  else return T(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z), f(a.w, b.w));
}
template <class T, class F>
inline T each(F f, T a, T b, T c) {
  if constexpr (count<T> == 1) return T(f(a, b, c));
  else if constexpr (count<T> == 2) return T(f(a.x, b.x, c.x), f(a.y, b.y, c.y));
  else if constexpr (count<T> == 3)
    return T(f(a.x, b.x, c.x), f(a.y, b.y, c.y), f(a.z, b.z, c.z));
  else return T(f(a.x, b.x, c.x), f(a.y, b.y, c.y), f(a.z, b.z, c.z), f(a.w, b.w, c.w));
}

/// Bool vectors, or bool for scalars.
template <class T>
using flags = typename choice<(count<T> > 1), vec<bool, (count<T> > 1 ? count<T> : 2)>, bool>::type;
template <class T, class F>
inline flags<T> each_flag(F f, T a) {
  if constexpr (count<T> == 1) return f(a);
  else if constexpr (count<T> == 2) return {f(a.x), f(a.y)};
  else if constexpr (count<T> == 3) return {f(a.x), f(a.y), f(a.z)};
  else return {f(a.x), f(a.y), f(a.z), f(a.w)};
}

}  // namespace shader

// Functions of one float. Scalars of other types become float.
#define ELEMENTWISE(name, body) \
  inline float name(float x) { return body; } \
  template <int N> \
  inline vec<float, N> name(vec<float, N> v) { \
    return shader::each([](float x) { return body; }, v); \
  }
// Functions of two numbers, as floats: vectors, scalars, or both.
#define ELEMENTWISE2(name, body) \
  template <class A, class B> \
  inline shader::floating2<A, B> name(A a, B b) { \
    typedef shader::floating2<A, B> R; \
    return shader::each([](float x, float y) { return body; }, R(a), R(b)); \
  }
#define ELEMENTWISE3(name, body) \
  template <class A, class B, class C> \
  inline shader::floating3<A, B, C> name(A a, B b, C c) { \
    typedef shader::floating3<A, B, C> R; \
    return shader::each([](float x, float y, float z) { return body; }, R(a), R(b), R(c)); \
  }
// Functions of numbers of any type.
#define ANYWISE(name, body) \
  template <class A> \
  inline A name(A a) { \
    typedef shader::element<A> T; \
    return shader::each([](T x) -> T { return body; }, a); \
  }
#define ANYWISE2(name, body) \
  template <class A, class B> \
  inline shader::common2<A, B> name(A a, B b) { \
    typedef shader::common2<A, B> R; \
    typedef shader::element<R> T; \
    return shader::each([](T x, T y) -> T { return body; }, R(a), R(b)); \
  }
#define ANYWISE3(name, body) \
  template <class A, class B, class C> \
  inline shader::common3<A, B, C> name(A a, B b, C c) { \
    typedef shader::common3<A, B, C> R; \
    typedef shader::element<R> T; \
    return shader::each([](T x, T y, T z) -> T { return body; }, R(a), R(b), R(c)); \
  }
