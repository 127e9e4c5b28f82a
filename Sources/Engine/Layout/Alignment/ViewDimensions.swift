public import Foundation
import ScrollworkGeometry

/// A view's size and alignment guides, in points from its leading edge and top.
public struct ViewDimensions: Equatable {
  /// The width.
  public var width: CGFloat { size.width }
  /// The height.
  public var height: CGFloat { size.height }

  package let size: CGSize
  private let guides: ExplicitGuides?

  /// The dimensions of a view with default guides, except for those that `explicit` returns.
  ///
  /// `explicit` is called at most once per guide, when the guide is first read.
  package init(size: CGSize, explicit: ((AlignmentKey) -> CGFloat?)? = nil) {
    self.size = size
    guides = explicit.map(ExplicitGuides.init)
  }

  /// The position of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit position of a guide; nil if the view uses its default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The explicit position of a guide; nil if the view uses its default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.id.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? { guides?[key] }

  /// Whether the sizes and the explicit positions of the standard guides are equal.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    guard lhs.size == rhs.size else { return false }
    let keys = [
      HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
      HorizontalAlignment.trailing.key, VerticalAlignment.top.key, VerticalAlignment.center.key,
      VerticalAlignment.bottom.key, VerticalAlignment.firstTextBaseline.key,
      VerticalAlignment.lastTextBaseline.key,
    ]
    return keys.allSatisfy { lhs[explicit: $0] == rhs[explicit: $0] }
  }
}

/// The explicit guides of a view, computed on demand and cached.
///
/// The cache matters: a stack reads its children's guides several times, and so do they.
private final class ExplicitGuides {
  private let find: (AlignmentKey) -> CGFloat?
  private var found = RequestCache<AlignmentKey, CGFloat?>()

  init(_ find: @escaping (AlignmentKey) -> CGFloat?) { self.find = find }

  subscript(key: AlignmentKey) -> CGFloat? {
    if let known = found[key] { return known }
    let value = find(key)
    found.insert(value, for: key)
    return value
  }
}
