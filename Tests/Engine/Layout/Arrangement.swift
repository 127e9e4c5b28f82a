import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// The result of a layout.
struct Arrangement {
  var size: CGSize
  var frames: [CGRect]

  /// Lays `elements` out in a container of the size they request.
  init(
    _ layout: some Layout, _ elements: [FakeElement], in proposal: ProposedViewSize,
    isRightToLeft: Bool = false, origin: CGPoint = .zero
  ) {
    let subviews = LayoutSubviews(elements: elements, isRightToLeft: isRightToLeft)
    var cache = layout.makeCache(subviews: subviews)
    size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: origin, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    frames = elements.map { $0.frame ?? .null }
  }

  /// The size, then the frame of each view: `58x20 | 0,5 20x10 | 28,0 30x20`.
  var text: String {
    ([Self.spell(size)]
      + frames.map { "\(Self.spell($0.minX)),\(Self.spell($0.minY)) \(Self.spell($0.size))" })
      .joined(separator: " | ")
  }

  private static func spell(_ size: CGSize) -> String {
    "\(spell(size.width))x\(spell(size.height))"
  }

  private static func spell(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100 + 0
    return rounded == rounded.rounded() && rounded.isFinite ? "\(Int(rounded))" : "\(rounded)"
  }
}
