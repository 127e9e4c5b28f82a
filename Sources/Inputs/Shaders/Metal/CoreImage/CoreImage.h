// <CoreImage/CoreImage.h>: the types of Core Image's kernels, so that files that have them beside
// SwiftUI's functions compile. Nothing runs them.
#pragma once
#include "../metal_stdlib"

namespace coreimage {
typedef float4 sample_t;
typedef half4 sample_h;
struct sampler {
  float4 sample(float2) const { return float4(0.0f); }
  float2 transform(float2 p) const { return p; }
  float2 coord() const { return float2(0.0f); }
  float2 size() const { return float2(0.0f); }
  float4 extent() const { return float4(0.0f); }
};
struct sampler_h : sampler {};
struct destination {
  float2 coord() const { return float2(0.0f); }
};
inline float4 premultiply(float4 c) { return float4(c.rgb * c.a, c.a); }
inline float4 unpremultiply(float4 c) { return c.a > 0.0f ? float4(c.rgb / c.a, c.a) : c; }
}  // namespace coreimage
