// The functions that are measured: four distortions, four of layers, four of colors.
//
// `ScalarShaders` has the same in C, pixel by pixel.

#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

// MARK: Distortions

/// Two waves across each other.
[[ stitchable ]] float2 wave(float2 position, float time, float strength) {
  return float2(
    position.x + strength * 0.4 * sin(position.y * 0.031 - time),
    position.y + strength * sin(position.x * 0.043 + time * 2));
}

/// A turn around a point that fades with the distance.
[[ stitchable ]] float2 swirl(float2 position, float2 center, float radius, float turns) {
  float2 way = position - center;
  float angle = turns * 6.2831853 * exp(-dot(way, way) / (radius * radius));
  float s = sin(angle), c = cos(angle);
  return center + float2(c * way.x - s * way.y, s * way.x + c * way.y);
}

/// A lens over a circle.
[[ stitchable ]] float2 bulge(float2 position, float2 center, float radius, float strength) {
  float2 way = position - center;
  float share = min(length(way) / radius, 1.0);
  return center + way * mix(1.0 - strength, 1.0, share * share);
}

/// Rings that run out from a point.
[[ stitchable ]] float2 ripple(float2 position, float2 origin, float time) {
  float2 way = position - origin;
  float distance = length(way);
  float age = max(0.0, time - distance / 900);
  float height = 14 * sin(16 * age) * exp(-6 * age);
  return position + way * (height / max(distance, 0.001));
}

// MARK: Layers

/// Blocks of one color.
[[ stitchable ]] half4 pixelate(float2 position, SwiftUI::Layer layer, float side) {
  return layer.sample(side * (floor(position / side) + 0.5));
}

/// Red and blue that drift apart toward the edges.
[[ stitchable ]] half4 fringe(float2 position, SwiftUI::Layer layer, float4 bounds, float spread) {
  float2 way = position / bounds.zw - 0.5;
  float2 offset = way * spread * dot(way, way) * 4;
  half4 middle = layer.sample(position);
  return half4(
    layer.sample(position + offset).r, middle.g, layer.sample(position - offset).b, middle.a);
}

/// The mean of nine places, those in the middle with more weight.
[[ stitchable ]] half4 soften(float2 position, SwiftUI::Layer layer, float radius) {
  half4 sum = half4(0);
  for (int row = -1; row <= 1; row++)
    for (int column = -1; column <= 1; column++) {
      half weight = half((2 - abs(row)) * (2 - abs(column)));
      sum += weight * layer.sample(position + radius * float2(column, row));
    }
  return sum / 16;
}

/// Light from the top left corner on the edges of what is bright.
[[ stitchable ]] half4 emboss(float2 position, SwiftUI::Layer layer, float depth, float strength) {
  const half3 weights = half3(0.2126, 0.7152, 0.0722);
  half4 color = layer.sample(position);
  half before = dot(layer.sample(position - depth).rgb, weights);
  half behind = dot(layer.sample(position + depth).rgb, weights);
  half light = half(strength) * (before - behind) * color.a;
  return half4(clamp(color.rgb + light, 0.0h, color.a), color.a);
}

// MARK: Colors

/// A number from 0 to 1 for each cell of a grid.
static float noise(float2 cell) {
  return fract(sin(dot(cell, float2(12.9898, 78.233))) * 43758.5453);
}

/// Film grain.
[[ stitchable ]] half4 grain(float2 position, half4 color, float amount) {
  half change = half((noise(floor(position * 2)) - 0.5) * amount);
  return half4(clamp(color.rgb + change * color.a, 0.0h, color.a), color.a);
}

/// A turn of the hue, in few levels.
[[ stitchable ]] half4 levels(float2 position, half4 color, float turn, float count) {
  half s = half(sin(turn)), c = half(cos(turn));
  half3 rgb = color.rgb / max(color.a, 0.001h);
  half3 axis = half3(0.57735);
  half3 turned = rgb * c + cross(axis, rgb) * s + axis * dot(axis, rgb) * (1 - c);
  half3 few = clamp(floor(turned * half(count) + 0.5h) / half(count), 0.0h, 1.0h);
  return half4(few * color.a, color.a);
}

/// Darker and less colored toward the corners.
[[ stitchable ]] half4 vignette(float2 position, half4 color, float4 bounds, float strength) {
  float2 way = position / bounds.zw - 0.5;
  float dark = strength * pow(smoothstep(0.1, 0.75, length(way)), 1.5);
  half gray = dot(color.rgb, half3(0.2126, 0.7152, 0.0722));
  half3 faded = mix(color.rgb, half3(gray), half(dark * 0.5));
  return half4(faded * half(1 - dark), color.a);
}

/// A picture that goes in cells, behind bright lines.
[[ stitchable ]] half4 dissolve(float2 position, half4 color, float progress) {
  float grain = noise(floor(position / 3));
  float left = smoothstep(progress - 0.12, progress, grain);
  half line = half(0.85 + 0.15 * sin(position.y * 3.1415927));
  half3 glow = half3(1.0, 0.75, 0.35) * half(1 - left) * color.a;
  half4 result = half4(mix(glow, color.rgb * line, half3(half(left))), color.a);
  return grain < progress - 0.12 ? half4(0) : result;
}
