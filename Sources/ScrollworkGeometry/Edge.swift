/// One of the four sides of a rectangle, by reading direction.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The side where a line of text begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where a line of text ends.
  case trailing

  /// Any of the four sides.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// A set of the sides whose bits are on.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of just `edge`.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where a line of text begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where a line of text ends.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// Whether `edge` is in the set.
    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// A side of a view, of the two that lie left and right.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The side where a line of text begins.
  case leading
  /// The side where a line of text ends.
  case trailing
}

/// A side of a view, of the two that lie above and below.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Some of the upper and lower sides.
  @frozen public struct Set: OptionSet, Sendable {
    /// One bit for each side, in the order of the cases.
    public let rawValue: Int8

    /// Sides whose bits are on.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One side.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
