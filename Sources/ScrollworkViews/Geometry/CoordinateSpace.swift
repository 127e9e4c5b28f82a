public import ScrollworkGeometry

/// Something that stands for a system of coordinates.
public protocol CoordinateSpaceProtocol {
  /// The space it stands for.
  var coordinateSpace: CoordinateSpace { get }
}

/// A system of coordinates.
public enum CoordinateSpace: Hashable {
  /// The coordinates of the canvas.
  case global
  /// The coordinates of the view itself.
  case local
  /// The coordinates of the nearest view around that has that name.
  case named(AnyHashable)

  /// Whether it is that of the canvas.
  public var isGlobal: Bool { self == .global }

  /// Whether it is that of the view itself.
  public var isLocal: Bool { self == .local }
}

/// The coordinates of a view with a name, or of a scroll view.
///
/// The name is compared only; it is sent nowhere, whatever its type.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  package let name: AnyHashable

  /// The space itself.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// What the coordinates of scroll views are called: nobody else can call theirs so.
struct ScrollViewSpace: Hashable {
  /// The axis the scroll view has to scroll along, if that matters.
  let axis: Axis?
}

/// The coordinates of the canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The coordinates of the canvas.
  public init() {}

  /// The space itself.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The coordinates of the view itself.
  public init() {}

  /// The space itself.
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
  /// The innermost scroll view, inside its margins: 0 is where content begins to be seen.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: nil))
  }

  /// The innermost scroll view that scrolls along an axis, inside its margins.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
  }

  /// The view that has that name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Gives the view's coordinates a name.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    wrapped("coordinateSpace") { _, _ in .coordinateSpace(name) }
  }

  /// Gives the view's coordinates a name.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}
