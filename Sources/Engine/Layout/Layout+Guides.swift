package import Foundation
import ScrollworkGeometry

extension Layout {
  /// The container's own position of a guide, from the leading edge or the top of `bounds`.
  package func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }

  /// Places proxies of the subviews, and combines their explicit guides.
  func mergedAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    let proxies = subviews.map { PlacementProxy(for: $0.element) }
    let rightToLeft = subviews.isRightToLeft
    placeSubviews(
      in: bounds, proposal: proposal,
      subviews: subviews.replaced(by: proxies), cache: &cache)
    return key.combining(
      proxies.compactMap { proxy in
        guard let value = proxy.dimensions[explicit: key] else { return nil }
        guard key.axis == .horizontal else { return proxy.frame.minY - bounds.minY + value }
        return value
          + (rightToLeft ? bounds.maxX - proxy.frame.maxX : proxy.frame.minX - bounds.minX)
      })
  }
}

/// A proxy that records where a layout places its element.
private final class PlacementProxy: LayoutElement {
  private let element: any LayoutElement
  private(set) var dimensions: ViewDimensions
  private(set) var frame: CGRect

  init(for element: any LayoutElement) {
    self.element = element
    dimensions = ViewDimensions(size: .zero)
    frame = .zero
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(in: proposal)
  }

  var spacing: ViewSpacing { element.spacing }

  var priority: Double { element.priority }

  func value(of key: any LayoutValueKey.Type) -> Any? { element.value(of: key) }

  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    dimensions = element.dimensions(in: proposal)
    frame = CGRect(
      x: position.x - anchor.x * dimensions.width, y: position.y - anchor.y * dimensions.height,
      width: dimensions.width, height: dimensions.height)
  }
}
