public import Foundation
package import ScrollworkGeometry

/// A name for a guide that views can be aligned on.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide is in a view that does not place it itself.
  ///
  /// In points from the leading edge or from the top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide and the axis along which it is measured.
package struct AlignmentKey: Hashable, Sendable {
  /// The name of the guide.
  package let id: any AlignmentID.Type
  /// The axis its value is measured along.
  package let axis: Axis

  package init(_ id: any AlignmentID.Type, axis: Axis) { (self.id, self.axis) = (id, axis) }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// The one value that stands for those of several views; nil when there are none.
  ///
  /// - Source: measured by others (OpenSwiftUI). The first baseline is the topmost, the last one
  ///   the lowest, any other guide the mean. That lines between rows take all of what is asked for is
  ///   chosen.
  package func combining(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
    if self == HorizontalAlignment.listRowSeparatorLeading.key { return values.min() }
    if self == HorizontalAlignment.listRowSeparatorTrailing.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
