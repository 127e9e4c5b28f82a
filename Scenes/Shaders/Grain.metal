#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

// recipe
/// Film grain, stronger in the dark, with another pattern for each seed.
[[ stitchable ]] half4 grain(float2 position, half4 color, float seed, float amount) {
  float2 cell = floor(position * 1.25) + fract(seed * 0.37) * 91;
  float noise = fract(sin(dot(cell, float2(12.9898, 78.233))) * 43758.5453) - 0.5;
  half luma = dot(color.rgb, half3(0.3, 0.6, 0.1));
  half change = half(noise * amount) * (1 - 0.7h * luma) * color.a;
  return half4(saturate(color.rgb + change), color.a);
}
// end
