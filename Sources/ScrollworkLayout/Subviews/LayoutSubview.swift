public import Foundation
public import ScrollworkGeometry

/// What a layout is made of, as those who own the views provide it.
package protocol LayoutElement: AnyObject {
  /// The size the element takes when offered `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The same size with its guides.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
  /// The distances it would like to keep from its neighbors.
  var spacing: ViewSpacing { get }
  /// Those of higher priority are offered space first; 0 unless the view says otherwise.
  var priority: Double { get }
  /// What the view has set under a key; nil when it has set nothing.
  func value(of key: any LayoutValueKey.Type) -> Any?
  /// Puts the element so that its `anchor` is at `position`, x growing rightward.
  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  package let element: any LayoutElement

  package init(_ element: any LayoutElement) { self.element = element }

  /// The value the view has set under a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    element.value(of: key) as? K.Value ?? K.defaultValue
  }

  /// The layout priority: those of higher priority are offered space first.
  public var priority: Double { element.priority }

  /// The size the view takes when offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  /// The size the view takes when offered `proposal`, and the guides in it.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(in: proposal)
  }

  /// The distances the view would like to keep from its neighbors.
  public var spacing: ViewSpacing { element.spacing }

  /// Puts the view so that its `anchor` is at `position`.
  ///
  /// Coordinates are those of the bounds the layout was given, x growing rightward in either
  /// reading direction.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    element.place(at: position, anchor: anchor, proposal: proposal)
  }

  /// Puts the view with its top leading corner `position` away from that of `bounds`.
  ///
  /// The distance is measured in reading direction: a right-to-left layout is the mirror image.
  package func place(
    leading position: CGPoint, in bounds: CGRect, isRightToLeft: Bool, proposal: ProposedViewSize
  ) {
    let x = isRightToLeft ? bounds.maxX - position.x : bounds.minX + position.x
    element.place(
      at: CGPoint(x: x, y: bounds.minY + position.y),
      anchor: isRightToLeft ? .topTrailing : .topLeading, proposal: proposal)
  }

  /// Whether both stand for the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.element === rhs.element
  }
}
