import Scrollwork

/// Three kinds of margins between a shelf and the edges of the screen.
extension Scene {
  /// Each shelf is dragged by the same distance; dashes show the frame of each scroll view.
  public static let margins = Scene(
    "margins", summary: "padding clips a shelf, safe area padding and content margins do not",
    background: Palette.color(0xFBF6EC), script: script(toLater: -1)
  ) {
    MarginsView()
  }

  /// The same scene right to left.
  public static let marginsRTL: Scene = {
    var scene = margins
    scene.name = "margins-rtl"
    scene.summary = "the same three shelves, right to left"
    scene.layoutDirection = .rightToLeft
    scene.script = script(toLater: 1)
    return scene
  }()

  /// Drags to later tins, shelf by shelf, then flicks all three back together.
  private static func script(toLater way: CGFloat) -> GestureScript {
    var steps: [GestureScript.Step] = [.wait(0.3)]
    for shelf in ["padding", "safeAreaPadding", "contentMargins"] {
      steps += [
        .drag(
          from: .view(shelf), by: CGVector(dx: way * 178, dy: 0), over: 0.55, curve: .easeInOut,
          hold: 0.14),
        .wait(0.12),
      ]
    }
    steps.append(.wait(0.4))
    for shelf in ["padding", "safeAreaPadding", "contentMargins"] {
      steps.append(.flick(way < 0 ? .right : .left, velocity: 900, from: .view(shelf)))
    }
    return GestureScript(steps + [.untilSettled(), .wait(0.2)])
  }
}

private struct MarginsView: View {
  private let margin: CGFloat = 36

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      caption("Padding", ".padding(.horizontal, 36)")
      shelf
        .accessibilityIdentifier("padding")
        .overlay { FrameOutline() }
        .padding(.horizontal, margin)
        .padding(.bottom, 16)
      caption("Safe area padding", ".safeAreaPadding(.horizontal, 36)")
      shelf
        .safeAreaPadding(.horizontal, margin)
        .accessibilityIdentifier("safeAreaPadding")
        .overlay { FrameOutline() }
        .padding(.bottom, 16)
      caption("Content margins", ".contentMargins(.horizontal, 36)")
      shelf
        .contentMargins(.horizontal, margin)
        .accessibilityIdentifier("contentMargins")
        .overlay { FrameOutline() }
    }
  }

  private func caption(_ title: String, _ code: String) -> some View {
    CodeCaption(title: title, code: code).padding(.horizontal, margin)
  }

  private var shelf: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(Tea.all) { tea in
          TeaTin(tea: tea)
        }
      }
    }
    .scrollIndicators(.hidden)
    .frame(height: 176)
  }
}
