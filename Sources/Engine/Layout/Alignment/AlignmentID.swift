public import Foundation
package import ScrollworkGeometry

/// The identifier of a custom alignment guide.
public protocol AlignmentID: SendableMetatype {
  /// The position of the guide in a view without an explicit one.
  ///
  /// In points, from the leading edge or from the top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide and its axis.
package struct AlignmentKey: Hashable, Sendable {
  /// The identifier of the guide.
  package let id: any AlignmentID.Type
  /// The axis that the guide is measured along.
  package let axis: Axis

  package init(_ id: any AlignmentID.Type, axis: Axis) { (self.id, self.axis) = (id, axis) }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// The combined value of several views' guides; nil without values.
  ///
  /// - Source: measured by others (OpenSwiftUI). The first baseline is the topmost, the last one
  ///   the lowest, any other guide the mean. That lines between rows take all of what is asked for
  ///   is chosen.
  package func combining(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
    if self == HorizontalAlignment.listRowSeparatorLeading.key { return values.min() }
    if self == HorizontalAlignment.listRowSeparatorTrailing.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
