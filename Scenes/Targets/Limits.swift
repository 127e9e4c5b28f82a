import Scrollwork

/// The number of views that one gesture may scroll past.
extension Scene {
  /// Five rows with equal flicks and different limits, in a compact width.
  public static let limits = Scene(
    "limits", summary: "five rows with equal flicks: the number of views per gesture",
    canvas: CGSize(width: 390, height: 640),
    background: Color(red: 0.07, green: 0.08, blue: 0.11), script: flicks
  ) {
    LimitRows()
  }

  /// The same rows in a regular width, where the automatic limit is none.
  public static let limitsRegular: Scene = {
    var scene = limits
    scene.name = "limits-regular"
    scene.summary = "the five rows in a regular width: no automatic limit"
    scene.horizontalSizeClass = .regular
    return scene
  }()

  private static let flicks: GestureScript = GestureScript(
    [.wait(0.2)]
      + LimitRow.all.indices.map {
        .flick(
          .left, velocity: 1500,
          from: .point(CGPoint(x: 320, y: LimitRow.top + LimitRow.pitch * (Double($0) + 0.6))))
      } + [.untilSettled(), .wait(0.3)])
}

private struct LimitRow {
  let name: String
  let limit: ViewAlignedScrollTargetBehavior.LimitBehavior
  let hue: Double

  static let top = 40.0
  static let pitch = 114.0

  static let all = [
    LimitRow(name: ".automatic", limit: .automatic, hue: 0.55),
    LimitRow(name: ".always", limit: .always, hue: 0.47),
    LimitRow(name: ".alwaysByFew", limit: .alwaysByFew, hue: 0.36),
    LimitRow(name: ".alwaysByOne", limit: .alwaysByOne, hue: 0.12),
    LimitRow(name: ".never", limit: .never, hue: 0.95),
  ]
}

private struct LimitRows: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(LimitRow.all, id: \.name) { row in
        VStack(alignment: .leading, spacing: 10) {
          Text(row.name)
            .font(.system(size: 15, weight: .semibold, design: .monospaced))
            .foregroundStyle(Color(hue: row.hue, saturation: 0.5, brightness: 1))
            .padding(.leading, 20)
          Tiles(row: row)
        }
        .frame(height: LimitRow.pitch)
      }
    }
    .padding(.top, LimitRow.top)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct Tiles: View {
  let row: LimitRow

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(1..<31) { number in
          Text("\(number)")
            .font(.system(size: 24, weight: .bold, design: .rounded))
            .foregroundStyle(.white)
            .frame(width: 78, height: 64)
            .background(
              Color(
                hue: row.hue, saturation: 0.75, brightness: number.isMultiple(of: 2) ? 0.62 : 0.5),
              in: .rect(cornerRadius: 14))
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: row.limit))
    .contentMargins(.horizontal, 20)
    .scrollIndicators(.hidden)
    .frame(height: 64)
  }
}
