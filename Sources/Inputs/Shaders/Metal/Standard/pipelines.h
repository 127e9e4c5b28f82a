// Names of compute and rendering pipelines, so that files that have such functions beside stitchable
// ones compile. Nothing runs them.
#pragma once
#include "textures.h"

namespace metal {

enum class mem_flags { mem_none, mem_device, mem_threadgroup, mem_texture };
enum class memory_order { memory_order_relaxed };
constexpr memory_order memory_order_relaxed = memory_order::memory_order_relaxed;
inline void threadgroup_barrier(mem_flags) {}
inline void simdgroup_barrier(mem_flags) {}

template <class T>
struct atomic {
  T value;
};
typedef atomic<int> atomic_int;
typedef atomic<uint> atomic_uint;
typedef atomic<bool> atomic_bool;
typedef atomic<float> atomic_float;
template <class T>
inline T atomic_load_explicit(const atomic<T> *a, memory_order) { return a->value; }
template <class T, class U>
inline void atomic_store_explicit(atomic<T> *a, U v, memory_order) { a->value = T(v); }
#define ATOMIC(name, op) \
  template <class T, class U> \
  inline T atomic_fetch_##name##_explicit(atomic<T> *a, U v, memory_order) { \
    T old = a->value; \
    a->value = op; \
    return old; \
  }
ATOMIC(add, old + T(v)) ATOMIC(sub, old - T(v)) ATOMIC(max, old < T(v) ? T(v) : old)
ATOMIC(min, T(v) < old ? T(v) : old) ATOMIC(or, old | T(v)) ATOMIC(and, old & T(v))
#undef ATOMIC

template <class T>
inline T simd_sum(T v) { return v; }
template <class T>
inline T simd_max(T v) { return v; }
template <class T>
inline T simd_min(T v) { return v; }

#define UNPACK(name, T, N, bits, scale) \
  inline vec<float, N> name(T packed) { \
    vec<float, N> v; \
    for (int i = 0; i < N; i++) v[i] = float((packed >> (i * bits)) & ((1u << bits) - 1)) * scale; \
    return v; \
  }
UNPACK(unpack_unorm4x8_to_float, uint, 4, 8, (1.0f / 255.0f))
UNPACK(unpack_unorm4x8_to_half, uint, 4, 8, (1.0f / 255.0f))
UNPACK(unpack_unorm2x16_to_float, uint, 2, 16, (1.0f / 65535.0f))
#undef UNPACK

}  // namespace metal
using metal::atomic_bool;
using metal::atomic_int;
using metal::atomic_uint;
