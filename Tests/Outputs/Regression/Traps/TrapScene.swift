import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkRegression
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkViews
import TestSupport
import ViewTestSupport

/// A list of rows under a title, each part of which a trap may change.
struct TrapScene: Sendable {
  var title = "Palettes"
  var words = ["Moss", "Ferry", "Plum", "Amber", "Slate", "Coral", "Fern", "Dusk"]
  var rowHeight: CGFloat = 40
  /// The height of one row, which differs from that of the others.
  var tallRow: (row: Int, height: CGFloat)?
  var spacing: CGFloat = 8
  var scale: CGFloat = 0.8
  var fade = 0.5
  var rotation = 0.0
  var color = Color(hue: 0.6, saturation: 0.7, brightness: 0.8)
  var background: Color?
  var radius: CGFloat = 6
  var opacity = 1.0
  var blur: CGFloat = 0
  /// The thickness of a line under the title; nil without one.
  var line: CGFloat? = 0.5
  /// The horizontal displacement of the title.
  var titleShift: CGFloat = 0
  /// Whether the badge is in front of the title.
  var isBadgeInFront = true
  var badgeColor = Color.blue
  /// Whether rows are aligned when they stop.
  var isAligned = false
  /// Whether the rows are in another container that draws the same.
  var isWrapped = false
  var extraModifier = false
  /// Whether the rows are in an `AnyView`.
  var isErased = false
  /// The id of the title; nil without one.
  var titleID: String?
  /// Whether the body is evaluated again, with the same result.
  var evaluatesTwice = false
  /// Words far beyond the canvas; nil without any.
  var remoteWords: String?
  /// Words that are clear; nil without any.
  var clearWords: String?
  /// The words under the rows, where no gesture of a short flick leads.
  var footer: String?
  /// The seconds in which the title is another one.
  var flickers: ClosedRange<Double>?
  var steps: [GestureScript.Step] = [
    .wait(0.1), .flick(.up, velocity: 500), .untilSettled(), .wait(0.1),
  ]
  var canvas = CGSize(width: 120, height: 200)
  var fps = 60
  var colorScheme = ColorScheme.light

  /// The recording of the scene.
  @MainActor func recording(
    _ change: (inout Recording) -> Void = { _ in }
  ) async throws -> Recording {
    let scene = self
    var made = Scene("trap", canvas: canvas, scale: 2, script: GestureScript(steps)) {
      TrapView(scene: scene)
    }
    made.colorScheme = colorScheme
    let stage = Stage(made, text: FixedAdvanceText(), images: Pictures())
    var recording = try await ReelRecorder(stage, fps: fps, provenance: [("cairo", "1.18")])
      .record()
    change(&recording)
    return recording
  }
}

private struct TrapView: View {
  let scene: TrapScene
  @State private var isFlickering = false
  @State private var evaluations = 0

  var body: some View {
    let _ = evaluations
    VStack(spacing: 0) {
      ZStack {
        if scene.isBadgeInFront {
          heading
          badge
        } else {
          badge
          heading
        }
      }
      if let line = scene.line { Rectangle().fill(Color.black).frame(height: line) }
      ScrollView {
        if scene.isErased {
          AnyView(rows)
        } else if scene.isWrapped {
          Group { HStack(spacing: 0) { rows } }
        } else {
          rows
        }
      }
      .scrollTargetBehavior(AlignedIf(isOn: scene.isAligned, step: scene.rowHeight + scene.spacing))
    }
    .background(scene.background ?? .white)
    .overlay {
      if let words = scene.remoteWords { Text(words).offset(x: 4000) }
      if let words = scene.clearWords { Text(words).opacity(0) }
    }
    .task {
      if scene.evaluatesTwice { evaluations += 1 }
      guard let range = scene.flickers else { return }
      try? await Task.sleep(for: .seconds(range.lowerBound))
      isFlickering = true
      try? await Task.sleep(for: .seconds(range.upperBound - range.lowerBound))
      isFlickering = false
    }
  }

  @ViewBuilder private var heading: some View {
    let title = Text(isFlickering ? "Flicker" : scene.title).offset(x: scene.titleShift)
    if let id = scene.titleID { title.id(id) } else { title }
  }

  private var badge: some View {
    Circle().fill(scene.badgeColor).frame(width: 30, height: 30)
  }

  private var rows: some View {
    VStack(spacing: scene.spacing) {
      ForEach(scene.words, id: \.self) { word in
        row(word)
      }
      if let footer = scene.footer { Text(footer).padding(.top, 900) }
    }
  }

  private func row(_ word: String) -> some View {
    let isTall = scene.tallRow.map { scene.words[$0.row] == word } ?? false
    return Text(word)
      .frame(maxWidth: .infinity)
      .frame(height: isTall ? scene.tallRow?.height : scene.rowHeight)
      .background(RoundedRectangle(cornerRadius: scene.radius).fill(scene.color))
      .opacity(scene.opacity)
      .blur(radius: scene.blur)
      .scaleEffect(scene.extraModifier ? 1.0 : 1)
      .scrollTransition { content, phase in
        content
          .scaleEffect(phase.isIdentity ? 1 : scene.scale)
          .opacity(phase.isIdentity ? 1 : scene.fade)
          .rotationEffect(.degrees(phase.value * scene.rotation))
      }
  }
}

/// Stops at a row.
private struct AlignedIf: ScrollTargetBehavior {
  let isOn: Bool
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard isOn else { return }
    target.rect.origin.y = (target.rect.minY / step).rounded() * step
  }
}
