public import Foundation
import ScrollworkGeometry

/// The size of a view and the guides in it, in points from its leading edge and top.
public struct ViewDimensions: Equatable {
  /// The width.
  public var width: CGFloat { size.width }
  /// The height.
  public var height: CGFloat { size.height }

  package let size: CGSize
  private let guides: ExplicitGuides?

  /// The dimensions of a view whose guides are where their names say, but for those that `explicit`
  /// tells.
  ///
  /// It is asked once for each guide and only when somebody wants it.
  package init(size: CGSize, explicit: ((AlignmentKey) -> CGFloat?)? = nil) {
    self.size = size
    guides = explicit.map(ExplicitGuides.init)
  }

  /// Where a guide is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide is.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where the view has put a guide itself; nil when it leaves it at its default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// Where the view has put a guide itself; nil when it leaves it at its default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.id.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? { guides?[key] }

  /// Whether sizes are equal and, of the guides known by name here, so are their places.
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

/// Guides that a view places itself, found when asked for and kept.
///
/// Keeping them matters: a stack asks its children and they ask theirs, several times over.
private final class ExplicitGuides {
  private let find: (AlignmentKey) -> CGFloat?
  private var found: [AlignmentKey: CGFloat?] = [:]

  init(_ find: @escaping (AlignmentKey) -> CGFloat?) { self.find = find }

  subscript(key: AlignmentKey) -> CGFloat? {
    if let known = found[key] { return known }
    let value = find(key)
    found[key] = .some(value)
    return value
  }
}
