// SwiftUI::Layer: the drawing of the layer that an effect is for.
#pragma once
#include "textures.h"

namespace SwiftUI {

struct Layer {
  metal::texture2d<half> tex;
  float to_texture[6];
  float least[2], greatest[2];

  /// The premultiplied color at a point of the view: between pixels by linear interpolation, beyond the
  /// limits that of the edge, and outside of the layer transparent.
  half4 sample(float2 p) const {
    const float *m = to_texture;
    float x = m[0] * p.x + (m[2] * p.y + m[4]), y = m[3] * p.y + (m[1] * p.x + m[5]);
    return shader::linear(
        tex.picture, shader::between(x, least[0], greatest[0]),
        shader::between(y, least[1], greatest[1]), shader::outside::zero, shader::outside::zero);
  }
};

}  // namespace SwiftUI
