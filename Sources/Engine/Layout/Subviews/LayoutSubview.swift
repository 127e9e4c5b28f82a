public import Foundation
public import ScrollworkGeometry

/// An element of a layout, provided by the owner of the view.
package protocol LayoutElement: AnyObject {
  /// The element's size for a proposed size.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The element's size and guides for a proposed size.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
  /// The preferred spacing to its neighbors.
  var spacing: ViewSpacing { get }
  /// The layout priority: space is proposed to higher priorities first; 0 by default.
  var priority: Double { get }
  /// The value that the view has set for a key; nil if it has set none.
  func value(of key: any LayoutValueKey.Type) -> Any?
  /// Places the element with its `anchor` at `position`, x growing rightward.
  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

/// A proxy of one of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  package let element: any LayoutElement

  package init(_ element: any LayoutElement) { self.element = element }

  /// The value that the view has set for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    element.value(of: key) as? K.Value ?? K.defaultValue
  }

  /// The layout priority: space is proposed to higher priorities first.
  public var priority: Double { element.priority }

  /// The view's size for a proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  /// The view's size and guides for a proposed size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(in: proposal)
  }

  /// The preferred spacing to its neighbors.
  public var spacing: ViewSpacing { element.spacing }

  /// Places the view with its `anchor` at `position`.
  ///
  /// Coordinates are those of the bounds the layout was given, with x growing rightward in either
  /// layout direction.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    element.place(at: position, anchor: anchor, proposal: proposal)
  }

  /// Places the view with its top leading corner at `position`, relative to that of `bounds`.
  ///
  /// The x coordinate follows the layout direction: a right-to-left layout is the mirror image.
  package func place(
    leading position: CGPoint, in bounds: CGRect, isRightToLeft: Bool, proposal: ProposedViewSize
  ) {
    let x = isRightToLeft ? bounds.maxX - position.x : bounds.minX + position.x
    element.place(
      at: CGPoint(x: x, y: bounds.minY + position.y),
      anchor: isRightToLeft ? .topTrailing : .topLeading, proposal: proposal)
  }

  /// Whether both are proxies of the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.element === rhs.element
  }
}
