#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

// recipe
/// Cloth that is fixed at its leading edge and waves toward the other, with light on its folds.
[[ stitchable ]] half4 billow(
  float2 position, SwiftUI::Layer layer, float4 bounds, float wind, float phase
) {
  float share = saturate(position.x / bounds.z);
  float strength = 12 * tanh(wind / 8) * sqrt(share);
  float angle = 8 * share - phase;
  half4 color = layer.sample(position + float2(0, strength * sin(angle)));
  half light = half(0.03 * strength * cos(angle));
  return half4(color.rgb * (1 + light), color.a);
}
// end
