public import Foundation

// The descriptions that CoreGraphics has, and Foundation on Linux lacks: an interpolated point reads
// "(1.0, 2.0)".
//
// - Source: seen on the system, in the public interface of its overlay; `CGVector` has none there.
#if !canImport(CoreGraphics)
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in parentheses.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height in parentheses.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The coordinates of the origin, the width and the height in parentheses.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
