import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A flexible length.
struct Flex: Hashable, Sendable {
  var least: CGFloat
  var ideal: CGFloat
  var most: CGFloat

  static func fixed(_ length: CGFloat) -> Flex { Flex(least: length, ideal: length, most: length) }

  static func between(_ least: CGFloat, _ most: CGFloat, ideal: CGFloat = 10) -> Flex {
    Flex(least: least, ideal: ideal, most: most)
  }

  static let any = between(0, .infinity)

  func length(in proposal: CGFloat?) -> CGFloat { min(max(proposal ?? ideal, least), most) }
}

/// A view with the sizes, spacing and guides that a test gives it.
struct FakeView: Sendable {
  var width: Flex
  var height: Flex
  var priority = 0.0
  var spacing = ViewSpacing()
  var guides: [AlignmentKey: CGFloat] = [:]

  /// A view of a fixed size.
  static func box(_ width: CGFloat, _ height: CGFloat) -> FakeView {
    FakeView(width: .fixed(width), height: .fixed(height))
  }

  /// A view that takes the proposed size, 10 if unspecified: a color.
  static var color: FakeView { FakeView(width: .any, height: .any) }

  /// A view flexible in width only.
  static func wide(_ least: CGFloat, _ most: CGFloat, height: CGFloat = 10) -> FakeView {
    FakeView(width: .between(least, most), height: .fixed(height))
  }

  static func spacer(_ axis: Axis, _ length: CGFloat = 8) -> FakeView {
    FakeView(
      width: axis == .horizontal ? .between(length, .infinity, ideal: length) : .fixed(0),
      height: axis == .vertical ? .between(length, .infinity, ideal: length) : .fixed(0),
      priority: -.infinity, spacing: .zero(along: axis))
  }

  func priority(_ value: Double) -> FakeView {
    var copy = self
    copy.priority = value
    return copy
  }

  func spacing(_ value: ViewSpacing) -> FakeView {
    var copy = self
    copy.spacing = value
    return copy
  }

  func guide(_ guide: HorizontalAlignment, _ value: CGFloat) -> FakeView {
    var copy = self
    copy.guides[guide.key] = value
    return copy
  }

  func guide(_ guide: VerticalAlignment, _ value: CGFloat) -> FakeView {
    var copy = self
    copy.guides[guide.key] = value
    return copy
  }
}
