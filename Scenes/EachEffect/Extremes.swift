import Scrollwork

extension Scene {
  /// Effects with extreme values: each result is finite and as `docs/fidelity.md` documents.
  public static let extremes = Scene(
    "extremes", summary: "visual effects with extreme values",
    canvas: CGSize(width: 320, height: 248),
    script: [
      .wait(0.3),
      .glide(to: .edge(.bottom), over: 1.4),
      .wait(0.3),
    ]
  ) {
    ExtremesView()
  }
}

/// A list of windows, each with a picture that has an extreme effect above and below the center.
private struct ExtremesView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        window("a scale of 50", Landscape.all[0]) { content, phase in
          content.scaleEffect(1 + 49 * abs(phase.value))
        }
        window("a scale of −4 by 0", Landscape.all[1]) { content, phase in
          content.scaleEffect(x: 1 - 5 * abs(phase.value), y: 1 - abs(phase.value))
        }
        window("a blur of 200 points", Landscape.all[2]) { content, phase in
          content.blur(radius: 200 * abs(phase.value))
        }
        window("an opaque blur of 200", Landscape.all[3]) { content, phase in
          content.blur(radius: 200 * abs(phase.value), opaque: true)
        }
        window("through the eye", Landscape.all[4]) { content, phase in
          content.rotation3DEffect(
            .degrees(120 * phase.value), axis: (1, 0.3, 0), perspective: 4)
        }
        window("opacities of 4 and −2", Landscape.all[5]) { content, phase in
          content.opacity(1 + 3 * phase.value)
        }
        window("a contrast of 60", Landscape.all[0]) { content, phase in
          content.contrast(1 + 59 * abs(phase.value))
        }
        window("not a number", Landscape.all[1]) { content, phase in
          content.offset(x: phase.isIdentity ? 0 : .nan)
            .scaleEffect(phase.isIdentity ? 1 : .infinity)
        }
      }
      .padding(12)
    }
    .background(Palette.color(0xF4EFE6))
  }

  private func window(
    _ name: String, _ place: Landscape,
    effect: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    HStack(spacing: 12) {
      Text(name).font(.footnote).foregroundStyle(Palette.color(0x4A4238))
        .frame(width: 132, alignment: .trailing)
      LandscapeView(place: place)
        .frame(width: 72, height: 48)
        .scrollTransition(
          .interactive(timingCurve: .linear).threshold(.centered), transition: effect
        )
        .frame(maxWidth: .infinity, minHeight: 64)
        .background(.white)
        .clipShape(.rect(cornerRadius: 12))
    }
  }
}
