import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkReels
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport

/// No images at all.
struct NoImages: ImageProviding {
  func image(named name: String) -> ImageAsset? { nil }
}

/// The scenes of these tests, measured without fonts.
@MainActor enum StagedScenes {
  static func stage(
    _ name: String = "column", canvas: CGSize = CGSize(width: 393, height: 852),
    safeArea: EdgeInsets = .phone,
    script: GestureScript = [.wait(0.25), .flick(.up, velocity: 1800), .wait(1)]
  ) -> Stage {
    let scene = Scene(name, canvas: canvas, safeArea: safeArea, script: script) {
      ScrollView { Color.indigo.frame(height: 4000) }
    }
    return Stage(scene, text: FixedAdvanceText(), images: NoImages())
  }

  static func reel(
    _ stages: [Stage], labels: [String] = [], fps: Int = 20,
    _ change: (inout Staging) -> Void = { _ in }
  ) throws -> StagedFilm {
    var staging = Staging()
    change(&staging)
    return try StagedFilm(
      stages, staging: staging, labels: labels, rate: FrameRate(fps), text: FixedAdvanceText())
  }

  /// The strings that a display list draws, back to front.
  static func texts(_ list: DisplayList) -> [String] {
    func texts(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .command(.text(let run, _, _)): [run.string]
        case .command: []
        case .layer(let layer): texts(layer.content.items)
        }
      }
    }
    return texts(list.content.items)
  }
}
