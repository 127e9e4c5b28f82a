#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

// recipe
/// A lens that is sharp at the middle of a span of y, and spreads colors toward its ends.
[[ stitchable ]] half4 disperse(
  float2 position, SwiftUI::Layer layer, float4 bounds, float top, float height
) {
  float2 middle = float2(bounds.z / 2, top + height / 2);
  float2 way = (position - middle) / height;
  float2 spread = 240 * way.y * way.y * way;
  half3 sum = half3(0), light = half3(0);
  for (int step = 0; step < 24; step++) {
    float share = (step + 0.5) / 24;
    half3 tint = saturate(1.5h - abs(4 * half(share) - half3(1, 2, 3)));
    float2 place = clamp(position + spread * (share - 0.5), 1.0, bounds.zw - 1.0);
    sum += tint * layer.sample(place).rgb;
    light += tint;
  }
  return half4(sum / light, 1);
}
// end
