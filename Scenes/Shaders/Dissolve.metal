#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

// recipe
/// Random numbers from 0 to 1 at the corners of a grid, blended between them.
static float noise(float2 place) {
  float2 cell = floor(place), share = smoothstep(0.0, 1.0, place - cell);
  float4 x = cell.x + float4(0, 1, 0, 1), y = cell.y + float4(0, 0, 1, 1);
  float4 corners = fract(sin(x * 12.9898 + y * 78.233) * 43758.5453);
  float2 rows = mix(corners.xz, corners.yw, share.x);
  return mix(rows.x, rows.y, share.y);
}

/// Paper that burns upward: beneath an edge that glows nothing is left, above it it is charred.
[[ stitchable ]] half4 dissolve(float2 position, half4 color, float4 bounds, float progress) {
  float fiber = 0, weight = 0.5;
  float2 place = position / 70;
  for (int octave = 0; octave < 5; octave++) {
    fiber += weight * noise(place);
    place = 2 * float2(0.8 * place.x - 0.6 * place.y, 0.6 * place.x + 0.8 * place.y);
    weight /= 2;
  }
  float left = fiber + 1.3 - position.y / bounds.w - 2.3 * progress;
  half3 ember = mix(half3(1.0, 0.86, 0.5), half3(0.9, 0.2, 0.05), half(saturate(left / 0.05)));
  half3 charred = color.rgb * half(smoothstep(0.05, 0.3, left));
  half3 burning = mix(ember * color.a, charred, half(smoothstep(0.03, 0.07, left)));
  return left < 0 ? half4(0) : half4(burning, color.a);
}
// end
