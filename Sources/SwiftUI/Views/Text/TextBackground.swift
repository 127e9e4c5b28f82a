import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry

/// The color behind a part of a text.
private struct TextBackground: TextAttribute {
  let color: Color
}

extension TextMarks {
  /// The attributes of a part with a color behind it.
  init(background: Color) {
    self.init([ObjectIdentifier(TextBackground.self): TextBackground(color: background)])
  }

  /// The color behind the part; nil for none.
  fileprivate var background: Color? { self[TextBackground.self]?.color }
}

extension TextLeaf {
  /// The areas behind parts of a run with a background color, one in each line.
  func backgrounds(of run: TextRun, in rect: CGRect) -> [DrawCommand] {
    let colors = marks.compactMapValues(\.background)
    guard !colors.isEmpty else { return [] }
    var areas: [(ink: Int, line: Int, frame: CGRect)] = []
    for cluster in measuring.clusters(of: run) where colors[cluster.ink] != nil {
      if let last = areas.last, (last.ink, last.line) == (cluster.ink, cluster.line) {
        areas[areas.count - 1].frame = last.frame.union(cluster.frame)
      } else {
        areas.append((cluster.ink, cluster.line, cluster.frame))
      }
    }
    return areas.compactMap { area in
      colors[area.ink].map { color in
        .fill(
          Path(area.frame.offsetBy(dx: rect.minX, dy: rect.minY)),
          .color(color.resolve(in: environment)), evenOdd: false)
      }
    }
  }
}
