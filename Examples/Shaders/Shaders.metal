// Six functions for views, in Metal's language.

#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

/// A number from 0 to 1 for each cell of a grid.
static float noise(float2 cell) {
  return fract(sin(dot(cell, float2(12.9898, 78.233))) * 43758.5453);
}

/// Rings that run out from a point and bend what lies under them.
[[ stitchable ]] half4 ripple(float2 position, SwiftUI::Layer layer, float2 origin, float time) {
  float distance = length(position - origin);
  float age = max(0.0, time - distance / 900);
  float height = 14 * sin(16 * age) * exp(-6 * age);
  float2 way = (position - origin) / max(distance, 0.001);
  half4 color = layer.sample(position + height * way);
  color.rgb += half(0.02 * height) * color.a;
  return color;
}

/// A wave across the view.
[[ stitchable ]] float2 wave(float2 position, float4 bounds, float strength) {
  float share = position.x / bounds.z;
  return float2(position.x, position.y + strength * sin(share * 6.2831853));
}

/// Blocks of one color.
[[ stitchable ]] half4 pixelate(float2 position, SwiftUI::Layer layer, float side) {
  float step = max(side, 1.0);
  return layer.sample(step * (floor(position / step) + 0.5));
}

/// Red and blue that drift apart toward the edges.
[[ stitchable ]] half4 fringe(float2 position, SwiftUI::Layer layer, float4 bounds, float spread) {
  float2 way = position / bounds.zw - 0.5;
  float2 offset = way * spread * dot(way, way) * 4;
  half4 middle = layer.sample(position);
  return half4(
    layer.sample(position + offset).r, middle.g, layer.sample(position - offset).b, middle.a);
}

/// A view that goes in grains, with a bright edge.
[[ stitchable ]] half4 dissolve(float2 position, half4 color, float progress) {
  float grain = noise(floor(position / 3));
  float left = smoothstep(progress - 0.12, progress, grain);
  half3 glow = half3(1.0, 0.75, 0.35) * half(1 - left) * color.a;
  return grain < progress - 0.12 ? half4(0) : half4(mix(glow, color.rgb, half3(left)), color.a);
}

/// Film grain.
[[ stitchable ]] half4 grain(float2 position, half4 color, float amount) {
  half change = half((noise(floor(position * 2)) - 0.5) * amount);
  return half4(clamp(color.rgb + change * color.a, 0.0h, color.a), color.a);
}
