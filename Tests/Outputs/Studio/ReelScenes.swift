import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews
import TestSupport

extension Scene {
  /// Ten bars that fade at the edges, moved by 200 points: 30 stills unless it takes longer.
  static func bars(
    _ name: String = "bars", color: Color = .red, grownBy: CGFloat = 0,
    over duration: TimeInterval = 0.5
  ) -> Scene {
    Scene(
      name, summary: "Bars", canvas: CGSize(width: 60, height: 100), scale: 1,
      script: [.glide(to: .offset(CGPoint(x: 0, y: 200)), over: duration)]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Rectangle().fill(color).frame(height: 30)
              .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
          }
        }
        .padding(.bottom, grownBy)
      }
    }
  }
}

extension Scene {
  /// Ten rows, seen one after the other; one of the later ones has no height that is a number.
  static func lateTrouble(over duration: TimeInterval = 0.5) -> Scene {
    Scene(
      "late", canvas: CGSize(width: 60, height: 100), scale: 1,
      script: [.glide(to: .offset(CGPoint(x: 0, y: 900)), over: duration)]
    ) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { row in
            VStack(spacing: row == 6 ? .nan : 0) {
              Color.red.frame(height: 50)
              Color.red.frame(height: 50)
            }
          }
        }
      }
    }
  }
}

/// Renders a scene with a fake.
@MainActor func render(
  _ scene: Scene = .bars(), into folder: URL, with renderer: FakeRenderer = FakeRenderer(),
  span: ReelSpan = .whole, jobs: Int = 2, format: PictureFormat = .png, fps: Int = 60,
  tell: @escaping @Sendable (ReelProgress) -> Void = { _ in },
  held: (Int32?) -> Void = { _ in }
) async throws -> ReelSummary {
  var settings = ReelSettings(output: folder)
  settings.span = span
  settings.jobs = jobs
  settings.format = format
  settings.fps = fps
  let stage = Stage(scene, text: renderer, images: renderer)
  return try await ReelRenderer(stage, renderer: renderer, settings: settings)
    .render(tell: tell, held: held)
}
