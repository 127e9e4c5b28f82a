/// An edge of a rectangle; leading and trailing follow the layout direction.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The leading edge, where a line of text begins.
  case leading
  /// The bottom edge.
  case bottom
  /// The trailing edge, where a line of text ends.
  case trailing

  /// A set of edges.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The bit mask: one bit for each edge.
    public let rawValue: Int8

    /// The set of the edges whose bits are set in `rawValue`.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set containing only `edge`.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge, where a line of text begins.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge, where a line of text ends.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// Whether `edge` is in the set.
    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// The leading or trailing edge of a view.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The leading edge, where a line of text begins.
  case leading
  /// The trailing edge, where a line of text ends.
  case trailing
}

/// The top or bottom edge of a view.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of vertical edges.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bit mask: one bit for each edge, in the order of the cases.
    public let rawValue: Int8

    /// The set of the edges whose bits are set in `rawValue`.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set containing only `edge`.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
