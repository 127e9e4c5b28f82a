// <metal_geometric>: lengths, angles, reflections.
#pragma once
#include "common.h"

namespace metal {

template <class T, int N>
inline T dot(vec<T, N> p, vec<T, N> q) {
  if constexpr (N == 2) return p.x * q.x + p.y * q.y;
  else if constexpr (N == 3) return p.x * q.x + p.y * q.y + p.z * q.z;
  else return p.x * q.x + p.y * q.y + p.z * q.z + p.w * q.w;
}
template <int N>
inline float dot(vec<float, N> p, float s) { return dot(p, vec<float, N>(s)); }
template <int N>
inline float dot(float s, vec<float, N> p) { return dot(p, vec<float, N>(s)); }
inline float dot(float a, float b) { return a * b; }

template <int N>
inline float length(vec<float, N> v) { return shader::sqrt(dot(v, v)); }
inline float length(float x) { return __builtin_fabsf(x); }
template <class T>
inline float length_squared(T v) { return dot(v, v); }
template <class A, class B>
inline float distance(A a, B b) {
  typedef shader::floating2<A, B> R;
  return length(R(a) - R(b));
}
template <class A, class B>
inline float distance_squared(A a, B b) {
  typedef shader::floating2<A, B> R;
  return dot(R(a) - R(b), R(a) - R(b));
}
/// A vector of length 1; the zero vector has none, and becomes NaN.
template <int N>
inline vec<float, N> normalize(vec<float, N> v) { return v * (1.0f / length(v)); }
inline float normalize(float x) { return sign(x); }

inline vec<float, 3> cross(vec<float, 3> p, vec<float, 3> q) {
  return {p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x};
}
template <int N>
inline vec<float, N> reflect(vec<float, N> v, vec<float, N> normal) {
  return v - normal * (2.0f * dot(normal, v));
}
template <int N>
inline vec<float, N> refract(vec<float, N> v, vec<float, N> normal, float ratio) {
  float d = dot(normal, v), k = 1.0f - ratio * ratio * (1.0f - d * d);
  vec<float, N> bent = v * ratio - normal * (ratio * d + shader::sqrt(k < 0.0f ? 0.0f : k));
  return k < 0.0f ? vec<float, N>(0.0f) : bent;
}
template <int N>
inline vec<float, N> faceforward(vec<float, N> normal, vec<float, N> v, vec<float, N> reference) {
  return dot(v, reference) < 0.0f ? normal : -normal;
}

namespace fast {
using metal::distance;
using metal::length;
using metal::normalize;
}  // namespace fast

}  // namespace metal
