/// A path as layers and UIKit take it.
open class CGPath {
  /// The outline.
  package fileprivate(set) var path: Path

  /// The path of a SwiftUI path.
  package init(_ path: Path) { self.path = path }
}

extension Path {
  /// The path as layers take it.
  public var cgPath: CGPath { CGPath(self) }

  /// Creates a path from a layer's.
  public init(_ path: CGPath) { self = path.path }
}
