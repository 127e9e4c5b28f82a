import Scrollwork

/// Anchors of view-aligned scroll targets.
extension Scene {
  /// Four rows with a line where views are aligned: leading edges, centers, trailing edges, and
  /// centers one by one.
  public static let anchors = Scene(
    "anchors", summary: "rows that align leading edges, centers or trailing edges with a line",
    canvas: CGSize(width: 390, height: 640),
    background: Color(red: 0.95, green: 0.96, blue: 0.98), script: flicks(.left, x: 300)
  ) {
    AnchorRows()
  }

  /// The same rows, right to left.
  public static let anchorsRightToLeft: Scene = {
    var scene = anchors
    scene.name = "anchors-rtl"
    scene.summary = "the rows, right to left: leading is the right edge"
    scene.layoutDirection = .rightToLeft
    scene.script = flicks(.right, x: 90)
    return scene
  }()

  private static func flicks(_ direction: GestureScript.Direction, x: Double) -> GestureScript {
    let rows = AnchorRow.all.indices.map {
      GestureScript.Place.point(
        CGPoint(x: x, y: AnchorRow.top + AnchorRow.pitch * (Double($0) + 0.6)))
    }
    return GestureScript(
      [.wait(0.2)] + rows.map { .flick(direction, velocity: 800, from: $0) }
        + [.untilSettled(), .wait(0.2)]
        + rows.map { .flick(direction, velocity: 500, from: $0) } + [.untilSettled(), .wait(0.2)])
  }
}

private struct AnchorRow {
  let name: String
  let behavior: ViewAlignedScrollTargetBehavior
  /// The alignment of the line.
  let line: Alignment
  let hue: Double

  static let top = 36.0
  static let pitch = 146.0

  static var all: [AnchorRow] {
    [
      AnchorRow(name: "viewAligned", behavior: .viewAligned, line: .leading, hue: 0.58),
      AnchorRow(
        name: "anchor: .center", behavior: .viewAligned(anchor: .center), line: .center, hue: 0.77),
      AnchorRow(
        name: "anchor: .trailing", behavior: .viewAligned(anchor: .trailing), line: .trailing,
        hue: 0.93),
      AnchorRow(
        name: "alwaysByOne, anchor: .center",
        behavior: .viewAligned(limitBehavior: .alwaysByOne, anchor: .center), line: .center,
        hue: 0.08),
    ]
  }
}

private struct AnchorRows: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(AnchorRow.all, id: \.name) { row in
        VStack(alignment: .leading, spacing: 10) {
          Text(row.name)
            .font(.system(size: 14, weight: .medium, design: .monospaced))
            .foregroundStyle(Color(hue: row.hue, saturation: 0.8, brightness: 0.55))
            .padding(.leading, 24)
          AnchorShelf(row: row)
        }
        .frame(height: AnchorRow.pitch)
      }
    }
    .padding(.top, AnchorRow.top)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct AnchorShelf: View {
  let row: AnchorRow

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(0..<16) { index in
          Ticket(number: index + 1, hue: row.hue)
            .frame(width: 96 + 34 * Double(index % 3), height: 92)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(row.behavior)
    .contentMargins(.horizontal, 24)
    .scrollIndicators(.hidden)
    .frame(height: 92)
    .background(alignment: row.line) {
      Capsule().fill(Color(hue: row.hue, saturation: 0.9, brightness: 0.5))
        .frame(width: 3, height: 112)
        .frame(width: 0)
        .padding(.horizontal, 24)
    }
  }
}

/// A card with visible edges and center.
private struct Ticket: View {
  let number: Int
  let hue: Double

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(Color(hue: hue, saturation: 0.36, brightness: 0.96))
      .overlay {
        VStack(spacing: 6) {
          Text("\(number)")
            .font(.system(size: 26, weight: .bold, design: .rounded))
          Circle().frame(width: 5, height: 5)
        }
        .foregroundStyle(Color(hue: hue, saturation: 0.8, brightness: 0.5))
      }
  }
}
