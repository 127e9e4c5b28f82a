#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

// recipe
/// Rings that run out from a point, bend what lies under them, and catch the light.
[[ stitchable ]] half4 ripple(float2 position, SwiftUI::Layer layer, float2 origin, float time) {
  float2 away = position - origin;
  float distance = max(length(away), 1.0);
  float age = max(time - distance / 420, 0.0);
  float height = sin(40 * age) * exp(-4 * age) * smoothstep(0.0, 30.0, distance);
  float2 way = away / distance;
  half4 color = layer.sample(position - 13 * height * way);
  half light = half(0.22 * height * dot(way, float2(0.6, 0.8)));
  return half4(color.rgb + light * color.a, color.a);
}
// end
