// SwiftUI::Layer: the drawing of the layer that an effect is for.
#pragma once
#include "textures.h"

namespace SwiftUI {

struct Layer {
  metal::texture2d<half> tex;
  float to_texture[6];

  /// The premultiplied color at a point of the view: between pixels by linear interpolation, outside of
  /// the layer transparent.
  half4 sample(float2 p) const {
    const float *m = to_texture;
    return shader::linear(
        tex.picture, m[0] * p.x + (m[2] * p.y + m[4]), m[3] * p.y + (m[1] * p.x + m[5]),
        shader::outside::zero, shader::outside::zero);
  }
};

}  // namespace SwiftUI
