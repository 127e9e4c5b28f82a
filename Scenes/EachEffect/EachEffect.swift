import Scrollwork

/// One small scene per visual effect.
extension Scene {
  /// One effect per scene: identity at the center, the effect on both sides.
  ///
  /// `docs/cookbook.md` shows them side by side.
  public static let eachEffect: [Scene] = [
    effect("scale", "views that shrink") { content, phase in
      content.scaleEffect(phase.isIdentity ? 1 : 0.5, anchor: .bottom)
    },
    effect("scale-xy", "views scaled along one axis") { content, phase in
      content.scaleEffect(x: 1 + 0.4 * min(phase.value, 0), y: 1 - 0.4 * max(phase.value, 0))
    },
    effect("mirror", "views mirrored by negative scales") { content, phase in
      content.scaleEffect(CGSize(width: phase.isIdentity ? 1 : -1, height: 1))
    },
    effect("rotation", "views rotated to either side") { content, phase in
      content.rotationEffect(.degrees(30 * phase.value))
    },
    effect("rotation-3d", "views rotated in perspective") { content, phase in
      content.rotation3DEffect(.degrees(-55 * phase.value), axis: (0, 1, 0), perspective: 0.7)
    },
    effect("offset", "views offset from above and to below") { content, phase in
      content.offset(y: 22 * phase.value)
    },
    effect("opacity", "views that fade") { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0.25)
    },
    effect("blur", "views out of focus") { content, phase in
      content.blur(radius: phase.isIdentity ? 0 : 5)
    },
    effect("brightness", "views darker on one side and lighter on the other") { content, phase in
      content.brightness(0.35 * phase.value)
    },
    effect("contrast", "views with less and with more contrast") { content, phase in
      content.contrast(1 + 0.8 * phase.value)
    },
    effect("grayscale", "views in gray") { content, phase in
      content.grayscale(phase.isIdentity ? 0 : 1)
    },
    effect("saturation", "views with less and with more saturation") { content, phase in
      content.saturation(1 + 0.9 * phase.value)
    },
    effect("hue-rotation", "views with rotated hues") { content, phase in
      content.hueRotation(.degrees(110 * phase.value))
    },
    effect("transform", "views sheared by a transform that changes at once") { content, phase in
      content.transformEffect(
        CGAffineTransform(a: 1, b: 0.3 * phase.value, c: 0, d: 1, tx: 0, ty: 0))
    },
    effect("projection", "views in perspective, projected at once") { content, phase in
      content.transformEffect(receding(phase.isIdentity ? 0 : 0.007))
    },
    effect("blend-mode", "views blended by multiply and screen", colors: [0x3AA7C9, 0xE2568C]) {
      content, phase in
      content.blendMode([.multiply, .normal, .screen][Int(phase.value) + 1])
    },
  ]

  private static func effect(
    _ name: String, _ summary: String, colors: [UInt32] = [0xF4EFE6, 0xE8E0D2],
    effect: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> Scene {
    Scene(
      "effect-" + name, summary: summary, canvas: CGSize(width: 280, height: 120),
      script: [
        .wait(0.4),
        .glide(to: .offset(CGPoint(x: 3 * 88 - 102, y: 0)), over: 1.2),
        .wait(0.4),
      ]
    ) {
      EffectRow(colors: colors, effect: effect)
    }
  }

  /// A projection that scales down by `amount` per point to the right.
  private static func receding(_ amount: Double) -> ProjectionTransform {
    var map = ProjectionTransform()
    map.m13 = amount
    return map
  }
}

/// Five pictures in a row, with one at the center.
private struct EffectRow<Effect: VisualEffect>: View {
  let colors: [UInt32]
  let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  @State private var middle: Int? = 1

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        ForEach(0..<5) { index in
          LandscapeView(place: Landscape.all[[3, 1, 0, 5, 2][index]])
            .frame(width: 76, height: 76)
            .clipShape(.rect(cornerRadius: 18))
            .scrollTransition(
              .interactive(timingCurve: .linear).threshold(.centered), transition: effect)
        }
      }
      .scrollTargetLayout()
      .frame(maxHeight: .infinity)
    }
    .contentMargins(.horizontal, 102, for: .scrollContent)
    .scrollPosition(id: $middle)
    .scrollIndicators(.hidden)
    .background(
      LinearGradient(
        colors: colors.map(Palette.color), startPoint: .leading, endPoint: .trailing))
  }
}
