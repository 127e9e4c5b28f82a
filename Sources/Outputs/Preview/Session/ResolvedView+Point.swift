import Foundation
import ScrollworkGeometry
import ScrollworkStage

extension ResolvedView {
  /// The views whose area has a point, after all effects, the innermost first.
  func views(at point: CGPoint) -> [ViewsMessage.Item] {
    var found: [ViewsMessage.Item] = []
    collect(at: point, into: &found)
    return found
  }

  private func collect(at point: CGPoint, into found: inout [ViewsMessage.Item]) {
    let isInside = corners.surround(point)
    if clipsContent, !isInside { return }
    for child in children.reversed() { child.collect(at: point, into: &found) }
    guard isInside, !corners.isEmpty else { return }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let box = [xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0].map(Double.init)
    found.append(
      ViewsMessage.Item(
        name: kind, id: id, frame: [box[0], box[1], box[2] - box[0], box[3] - box[1]],
        values: Dictionary(
          details.filter { $0.name != "id" }.map { ($0.name, "\($0.value)") },
          uniquingKeysWith: { first, _ in first }),
        source: source.isEmpty ? nil : source))
  }

  /// The tree as lines, indented by depth.
  var outline: String {
    var lines: [String] = []
    func add(_ view: ResolvedView, _ depth: Int) {
      let details = view.details.map { "  \($0.name) \($0.value)" }.joined()
      lines.append(String(repeating: "  ", count: depth) + view.kind + details)
      view.children.forEach { add($0, depth + 1) }
    }
    add(self, 0)
    return lines.joined(separator: "\n")
  }
}

extension [CGPoint] {
  /// Whether a convex polygon has a point inside.
  fileprivate func surround(_ point: CGPoint) -> Bool {
    let sides = indices.map { index -> CGFloat in
      let (a, b) = (self[index], self[(index + 1) % count])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }
}
