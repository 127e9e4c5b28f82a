import Scrollwork

/// A small scene for each visual effect.
extension Scene {
  /// One effect a scene: as it is in the middle, and as it is on either side.
  ///
  /// `docs/cookbook.md` shows them side by side.
  public static let eachEffect: [Scene] = [
    effect("scale", "views that shrink") { content, phase in
      content.scaleEffect(phase.isIdentity ? 1 : 0.5, anchor: .bottom)
    },
    effect("scale-xy", "views squeezed along either axis") { content, phase in
      content.scaleEffect(x: 1 + 0.4 * min(phase.value, 0), y: 1 - 0.4 * max(phase.value, 0))
    },
    effect("mirror", "views turned inside out by negative factors") { content, phase in
      content.scaleEffect(CGSize(width: phase.isIdentity ? 1 : -1, height: 1))
    },
    effect("rotation", "views that lean to either side") { content, phase in
      content.rotationEffect(.degrees(30 * phase.value))
    },
    effect("rotation-3d", "views turned aside in perspective") { content, phase in
      content.rotation3DEffect(.degrees(-55 * phase.value), axis: (0, 1, 0), perspective: 0.7)
    },
    effect("offset", "views that come from above and go below") { content, phase in
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
    effect("contrast", "views flat on one side and harsh on the other") { content, phase in
      content.contrast(1 + 0.8 * phase.value)
    },
    effect("grayscale", "views without their colors") { content, phase in
      content.grayscale(phase.isIdentity ? 0 : 1)
    },
    effect("saturation", "views pale on one side and gaudy on the other") { content, phase in
      content.saturation(1 + 0.9 * phase.value)
    },
    effect("hue-rotation", "views whose colors go around the wheel") { content, phase in
      content.hueRotation(.degrees(110 * phase.value))
    },
    effect("transform", "views sheared by a map that changes at once") { content, phase in
      content.transformEffect(
        CGAffineTransform(a: 1, b: 0.3 * phase.value, c: 0, d: 1, tx: 0, ty: 0))
    },
    effect("projection", "views seen from aside, at once") { content, phase in
      content.transformEffect(receding(phase.isIdentity ? 0 : 0.007))
    },
    effect("blend-mode", "views multiplied and screened", colors: [0x3AA7C9, 0xE2568C]) {
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

  /// A map that makes what is farther to the right smaller, by so much a point.
  private static func receding(_ amount: Double) -> ProjectionTransform {
    var map = ProjectionTransform()
    map.m13 = amount
    return map
  }
}

/// Five pictures in a row, of which one is in the middle.
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
