public import ScrollworkGeometry

/// A type that identifies a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The identified coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable {
  /// The coordinates of the canvas.
  case global
  /// The coordinates of the view itself.
  case local
  /// The coordinates of the nearest ancestor with that name.
  case named(AnyHashable)

  /// Whether this is the space of the canvas.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// The coordinate space of a named view or of a scroll view.
///
/// The name is only compared, so its type need not be `Sendable`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  package let name: AnyHashable

  /// The identified coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of scroll views' coordinate spaces; a private type, so no other name equals it.
struct ScrollViewSpace: Hashable {
  /// The required scroll axis; nil for any.
  let axis: Axis?
}

/// The coordinates of the canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The coordinate space of the canvas.
  public init() {}

  /// The identified coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The coordinate space of the view itself.
  public init() {}

  /// The identified coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the canvas.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The visible area of the innermost scroll view inside its margins; its origin is the leading
  /// edge of the visible content.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: nil))
  }

  /// The innermost scroll view that scrolls along an axis, inside its margins.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
  }

  /// The nearest ancestor with that name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Names the view's coordinate space.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    wrapped("coordinateSpace") { _, _ in .coordinateSpace(name) }
  }

  /// Names the view's coordinate space.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}
