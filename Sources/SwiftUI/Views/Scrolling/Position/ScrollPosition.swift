public import Foundation
public import ScrollworkGeometry

/// The requested position of a scroll view, or the view that a finger scrolled to.
///
/// Bind it to a scroll view with ``View/scrollPosition(_:anchor:)``. Offsets that result from
/// fingers are not written here; observe them with `onScrollGeometryChange`.
public struct ScrollPosition: Equatable, Sendable {
  /// The requested position.
  private enum Destination: Equatable, Sendable {
    case automatic
    case view(PositionedID, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var destination: Destination
  private var isFromUser = false
  /// The number of requests, which distinguishes repeated requests for the same position.
  private var requestCount = 0
  /// The type of the ids of the views that are followed.
  private var idType: any (Hashable & Sendable).Type

  private init(_ destination: Destination, idType: any (Hashable & Sendable).Type) {
    (self.destination, self.idType) = (destination, idType)
  }

  /// Creates an automatic position, which follows views with ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    self.init(.automatic, idType: idType)
  }

  /// Creates a position at the view with an id, whose `anchor` meets that of the visible area.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(PositionedID(id), anchor: anchor), idType: ID.self)
  }

  /// Creates a position at an end of the content, kept when the content changes its length.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType: idType)
  }

  /// Creates a position at an offset of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType: idType)
  }

  /// Creates a position at an offset of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType: idType)
  }

  /// Creates a position at a horizontal offset of the content; vertically at the start.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType: idType)
  }

  /// Creates a position at a vertical offset of the content; horizontally at the start.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType: idType)
  }

  /// Whether a finger scrolled to the current position.
  ///
  /// Setting it to true discards a requested edge or point.
  public var isPositionedByUser: Bool {
    get { isFromUser }
    set {
      isFromUser = newValue
      guard newValue else { return }
      switch destination {
      case .edge, .point: destination = .automatic
      case .automatic, .view: break
      }
    }
  }

  /// The requested end of the content.
  public var edge: Edge? { if case .edge(let edge) = destination { edge } else { nil } }

  /// The requested offset, if both of its coordinates are set.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = destination else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The requested horizontal offset.
  public var x: CGFloat? { if case .point(let x, _) = destination { x } else { nil } }

  /// The requested vertical offset.
  public var y: CGFloat? { if case .point(_, let y) = destination { y } else { nil } }

  /// The id of the view that was requested or that a finger scrolled to.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = destination { id.base } else { nil }
  }

  /// The id of the view that was requested or scrolled to, if it has the type `T`.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Compares the requested positions; the number of requests does not count.
  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.destination == rhs.destination && lhs.isFromUser == rhs.isFromUser
      && lhs.idType == rhs.idType
  }
}

extension ScrollPosition {
  /// Requests the view with an id.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    if idType == Never.self { idType = ID.self }
    ask(for: .view(PositionedID(id), anchor: anchor))
  }

  /// Requests an end of the content, kept when the content changes its length.
  public mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }

  /// Requests an offset of the content.
  public mutating func scrollTo(point: CGPoint) { ask(for: .point(x: point.x, y: point.y)) }

  /// Requests an offset of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .point(x: x, y: y)) }

  /// Requests a horizontal offset of the content; vertically the start.
  public mutating func scrollTo(x: CGFloat) { ask(for: .point(x: x, y: nil)) }

  /// Requests a vertical offset of the content; horizontally the start.
  public mutating func scrollTo(y: CGFloat) { ask(for: .point(x: nil, y: y)) }

  private mutating func ask(for destination: Destination) {
    self.destination = destination
    isFromUser = false
    requestCount += 1
  }

  /// The request to the scroll view.
  var wish: ScrollPositionRequest {
    let wanted: ScrollPositionRequest.Place =
      switch destination {
      case .automatic: .automatic
      case .view(let id, let anchor): .view(id.hashable, anchor: anchor)
      case .edge(let edge): .edge(edge)
      case .point(let x, let y): .point(x: x, y: y)
      }
    return ScrollPositionRequest(place: wanted, isFromUser: isFromUser, number: requestCount)
  }

  /// The position after a finger scrolled to the view with an id, or to none.
  ///
  /// An id of another type counts as none.
  func followed(to id: AnyHashable?) -> ScrollPosition {
    var copy = self
    copy.isFromUser = true
    copy.destination =
      id.flatMap { PositionedID($0, as: idType) }.map { .view($0, anchor: nil) }
      ?? .automatic
    return copy
  }
}

/// The type-erased id of a view.
private struct PositionedID: Equatable, Sendable {
  let base: any Hashable & Sendable

  init(_ base: any Hashable & Sendable) { self.base = base }

  /// Creates an id from a hashable value, if it has the type.
  init?(_ id: AnyHashable, as type: any (Hashable & Sendable).Type) {
    func cast<T: Hashable & Sendable>(to type: T.Type) -> (any Hashable & Sendable)? {
      id.base as? T
    }
    guard let base = cast(to: type) else { return nil }
    self.base = base
  }

  var hashable: AnyHashable {
    func erase(_ id: some Hashable) -> AnyHashable { AnyHashable(id) }
    return erase(base)
  }

  static func == (lhs: PositionedID, rhs: PositionedID) -> Bool { lhs.hashable == rhs.hashable }
}
