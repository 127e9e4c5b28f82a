import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews
import TestSupport

/// A scene whose trace has every field.
@MainActor enum TraceScenes {
  static func rich(_ name: String = "rich") -> Scene {
    Scene(
      name, canvas: CGSize(width: 120, height: 200), scale: 2,
      script: [
        .mark("start"), .wait(0.1), .flick(.up, velocity: 900), .mark("thrown"), .wait(0.4),
        .resize(CGSize(width: 200, height: 120)), .wait(0.1),
      ]
    ) {
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(0..<40) { index in
            Color.indigo.frame(height: 50)
              .scrollTransition { content, phase in
                content.scaleEffect(1 - abs(phase.value) / 2)
                  .rotation3DEffect(.degrees(phase.value * 30), axis: (1, 0, 0))
                  .blur(radius: abs(phase.value) * 3).hueRotation(.degrees(phase.value * 90))
                  .opacity(1 - abs(phase.value))
              }
              .id("row \(index)")
          }
          Color.red.frame(height: 20)
        }
      }
      .id("list")
      .overlay {
        Text("over").scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
          .visualEffect { effect, proxy in effect.offset(x: proxy.size.width / 3) }
          .rotationEffect(.degrees(12)).opacity(0.4).allowsHitTesting(false)
      }
    }
  }

  static func stage() -> Stage {
    Stage(rich(), text: FakeRenderer(), images: FakeRenderer())
  }

  /// The reports of all stills, with the times of the stills before.
  static func reports(_ stage: Stage, fps: Double = 20) -> [(report: StillReport, last: Double)] {
    (0..<Int(stage.duration * fps)).map { number in
      (
        stage.still(at: Double(number) / fps).report,
        number > 0 ? Double(number - 1) / fps : -.infinity
      )
    }
  }
}
