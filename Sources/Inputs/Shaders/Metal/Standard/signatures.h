// Signatures: the types of a function as text, and the arguments of a pass as values of these types.
#pragma once
#include "layer.h"

namespace shader {

/// A text of constant expressions, ended by zeros.
struct signature {
  char text[512];
  int length;
  constexpr void add(const char *s) {
    while (*s && length < 511) text[length++] = *s++;
  }
  constexpr void add(const char *s, const char *end) {
    while (s != end && length < 510) text[length++] = *s++;
  }
};

/// The name of a type within the name of this function, between " = " and the bracket.
template <class Named>
constexpr void add_name(signature &s) {
  const char *name = __PRETTY_FUNCTION__, *start = name, *end = name;
  for (const char *c = name; *c; c++) {
    if (c[0] == '=' && c[1] == ' ' && start == name) start = c + 2;
    end = c;
  }
  s.add(start, end);
}

/// The arguments that are left of a pass.
struct arguments {
  const shader_pass *pass;
  const float *numbers;
  const shader_array *arrays;
  const shader_picture *pictures;
  /// Whether the last argument was a pointer, whose count follows.
  bool counts;
  const shader_array &next_array() {
    counts = true;
    return *arrays++;
  }
};

/// How a parameter is named and read.
template <class T>
struct parameter {
  static constexpr bool known = false;
  static constexpr const char *word = nullptr;
};
struct known_parameter {
  static constexpr bool known = true;
};
template <>
struct parameter<float> : known_parameter {
  static constexpr const char *word = "float";
  static float read(arguments &a) { return *a.numbers++; }
};
template <int N>
struct parameter<vec<float, N>> : known_parameter {
  static constexpr const char *word = N == 2 ? "float2" : N == 3 ? "float3" : "float4";
  static vec<float, N> read(arguments &a) {
    vec<float, N> v;
    for (int i = 0; i < N; i++) v[i] = a.numbers[i];
    a.numbers += N;
    return v;
  }
};
inline int counted(arguments &a) {
  if (a.counts) return a.counts = false, a.arrays[-1].count;
  return int(*a.numbers++);
}
template <>
struct parameter<int> : known_parameter {
  static constexpr const char *word = "int";
  static int read(arguments &a) { return counted(a); }
};
template <>
struct parameter<uint> : known_parameter {
  static constexpr const char *word = "uint";
  static uint read(arguments &a) { return uint(counted(a)); }
};
template <>
struct parameter<bool> : known_parameter {
  static constexpr const char *word = "bool";
  static bool read(arguments &a) { return *a.numbers++ != 0; }
};
template <>
struct parameter<const float *> : known_parameter {
  static constexpr const char *word = "floats";
  static const float *read(arguments &a) { return a.next_array().values; }
};
template <>
struct parameter<const vec<float, 4> *> : known_parameter {
  static constexpr const char *word = "colors";
  static const vec<float, 4> *read(arguments &a) {
    return reinterpret_cast<const vec<float, 4> *>(a.next_array().values);
  }
};
template <class T>
struct parameter<const T *> : known_parameter {
  static constexpr const char *word = "data";
  static const T *read(arguments &a) { return reinterpret_cast<const T *>(a.next_array().values); }
};
template <class T, metal::access A>
struct parameter<metal::texture2d<T, A>> : known_parameter {
  static constexpr const char *word = "image";
  static metal::texture2d<T, A> read(arguments &a) { return {readable(*a.pictures++)}; }
};
template <>
struct parameter<SwiftUI::Layer> : known_parameter {
  static constexpr const char *word = "layer";
  static SwiftUI::Layer read(arguments &a) {
    SwiftUI::Layer layer = {{readable(a.pass->source)}, {}, {}, {}};
    for (int i = 0; i < 6; i++) layer.to_texture[i] = a.pass->to_source[i];
    for (int i = 0; i < 2; i++) {
      layer.least[i] = a.pass->least[i];
      layer.greatest[i] = a.pass->greatest[i];
    }
    return layer;
  }
};
template <class T>
struct parameter<T *> : parameter<const T *> {
  static T *read(arguments &a) { return const_cast<T *>(parameter<const T *>::read(a)); }
};

template <class T>
constexpr bool is_pointer = false;
template <class T>
constexpr bool is_pointer<T *> = true;
template <class T>
constexpr bool is_integer = __is_same(T, int) || __is_same(T, uint);

template <class T>
constexpr void add_type(signature &s, bool &counts) {
  if (counts && is_integer<T>) {
    counts = false;
    return;
  }
  counts = is_pointer<T>;
  s.add(" ");
  if (parameter<T>::known) s.add(parameter<T>::word);
  else s.add("unknown("), add_name<T>(s), s.add(")");
}
template <class R, class... P>
constexpr signature signature_of(R (*)(P...)) {
  signature s = {};
  bool counts = false;
  if constexpr (__is_same(R, vec<float, 2>) || __is_same(R, vec<float, 4>)) s.add(parameter<R>::word);
  else s.add("unknown("), add_name<R>(s), s.add(")");
  s.add(":");
  (add_type<P>(s, counts), ...);
  return s;
}

/// The arguments of a call.
template <int I, class T>
struct slot {
  T value;
};
template <int... I>
struct numbering {};
template <class Numbers, class... T>
struct slots;
template <int... I, class... T>
struct slots<numbering<I...>, T...> : slot<I, T>... {};

}  // namespace shader
