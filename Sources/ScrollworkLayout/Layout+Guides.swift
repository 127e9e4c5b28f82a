package import Foundation
import ScrollworkGeometry

extension Layout {
  /// Where the whole puts a guide itself, from the leading edge or the top of `bounds`.
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

  /// Arranges stand-ins for the subviews, and brings together the guides they place themselves.
  func mergedAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    let standIns = subviews.map { StandIn(for: $0.element) }
    let rightToLeft = subviews.isRightToLeft
    placeSubviews(
      in: bounds, proposal: proposal,
      subviews: subviews.replaced(by: standIns), cache: &cache)
    return key.combining(
      standIns.compactMap { standIn in
        guard let value = standIn.dimensions[explicit: key] else { return nil }
        guard key.axis == .horizontal else { return standIn.frame.minY - bounds.minY + value }
        return value
          + (rightToLeft ? bounds.maxX - standIn.frame.maxX : standIn.frame.minX - bounds.minX)
      })
  }
}

/// Takes an element's place while a layout is asked where it would put it.
private final class StandIn: LayoutElement {
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
