public import Foundation
public import ScrollworkGeometry

/// A system of coordinates that frames can be told in.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  enum Name: Hashable, Sendable {
    case scrollView(Axis?)
    case named(String)
  }

  let name: Name

  /// The space itself.
  public var coordinateSpace: CoordinateSpace { CoordinateSpace(kind: .named(name)) }
}

/// The coordinates of the canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space itself.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// Something that stands for a system of coordinates.
public protocol CoordinateSpaceProtocol {
  /// The space it stands for.
  var coordinateSpace: CoordinateSpace { get }
}

/// A system of coordinates.
public struct CoordinateSpace: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case global
    case local
    case named(NamedCoordinateSpace.Name)
  }

  let kind: Kind

  /// The coordinates of the canvas.
  public static let global = CoordinateSpace(kind: .global)
  /// The coordinates of the view itself.
  public static let local = CoordinateSpace(kind: .local)
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
    NamedCoordinateSpace(name: .scrollView(nil))
  }

  /// The innermost scroll view that scrolls along an axis, inside its margins.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: .scrollView(axis))
  }

  /// The view that has that name.
  public static func named(_ name: String) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: .named(name))
  }
}

/// Where a view stands, before any effect.
public struct GeometryProxy: Sendable {
  /// The view's size.
  public let size: CGSize
  let surroundings: Surroundings
  let origin: CGPoint

  /// The view's frame in a system of coordinates; in the canvas's if there is no such system.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    let frame = CGRect(origin: origin, size: size)
    switch space.coordinateSpace.kind {
    case .global: return frame
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      guard let area = surroundings.area(name) else { return frame }
      return frame.offsetBy(dx: -area.minX, dy: -area.minY)
    }
  }

  /// The visible area of a scroll view, or a named view's own, in the coordinates of this view; nil
  /// if there is none.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    surroundings.area(space.name)?.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

/// The areas around a view that its geometry can be told by, in the coordinates of the canvas.
struct Surroundings: Sendable {
  /// A scroll view's visible area inside its margins.
  struct Window: Sendable {
    var area: CGRect
    var axes: Axis.Set
  }

  /// The scroll views around, the innermost last.
  var windows: [Window] = []
  /// Views with a name.
  var named: [String: CGRect] = [:]

  /// The innermost scroll view, or the innermost that scrolls along `axis`.
  func window(_ axis: Axis?) -> Window? {
    windows.last { axis.map($0.axes.contains) ?? true }
  }

  func area(_ name: NamedCoordinateSpace.Name) -> CGRect? {
    switch name {
    case .scrollView(let axis): window(axis)?.area
    case .named(let name): named[name]
    }
  }
}

extension View {
  /// Gives the view's coordinates a name.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    wrapped("coordinateSpace") { _, _ in .coordinateSpace(name.name) }
  }
}
