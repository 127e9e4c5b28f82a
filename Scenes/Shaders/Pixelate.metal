#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

// recipe
/// Squares of the colors at their centers.
[[ stitchable ]] half4 pixelate(
  float2 position, SwiftUI::Layer layer, float4 bounds, float columns
) {
  float side = bounds.z / columns;
  return layer.sample(side * (floor(position / side) + 0.5));
}
// end
