import Scrollwork

/// The effects of scroll transitions.
extension Scene {
  /// Four columns in one scroll view, each with its own effect.
  public static let effects = Scene(
    "effects", summary: "scroll transitions with scale, rotation, offset and opacity",
    canvas: CGSize(width: 390, height: 640), background: Palette.color(0xFAF7F2),
    script: [
      .wait(0.3),
      .drag(by: CGVector(dx: 0, dy: -210), over: 0.8, curve: .easeInOut, hold: 0.14),
      .wait(0.3),
      .flick(.up, velocity: 1500),
      .untilSettled(),
      .wait(0.3),
    ]
  ) {
    EffectsView()
  }
}

private struct EffectsView: View {
  var body: some View {
    TransitionTable(titles: ["scale", "rotation", "offset", "opacity"]) { row in
      TransitionTile(row: row, hue: 0.02) { tile in
        tile.scrollTransition { content, phase in
          content.scaleEffect(phase.isIdentity ? 1 : 0.4)
        }
      }
      TransitionTile(row: row, hue: 0.1) { tile in
        tile.scrollTransition { content, phase in
          content.rotationEffect(.degrees(60 * phase.value))
        }
      }
      TransitionTile(row: row, hue: 0.4) { tile in
        tile.scrollTransition { content, phase in
          content.offset(x: 20 * phase.value)
        }
      }
      TransitionTile(row: row, hue: 0.6) { tile in
        tile.scrollTransition { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0.12)
        }
      }
    }
  }
}
