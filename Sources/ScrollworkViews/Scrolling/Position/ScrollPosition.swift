public import Foundation
public import ScrollworkGeometry

/// Where a scroll view is to be, or has been brought by a finger.
///
/// Tied to a scroll view by ``View/scrollPosition(_:anchor:)``. What is not asked for here is not
/// written here: an offset that a finger leads to is told by `onScrollGeometryChange`.
public struct ScrollPosition: Equatable, Sendable {
  /// What is asked for.
  private enum Place: Equatable, Sendable {
    case automatic
    case view(PositionedID, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var place: Place
  private var isUsers = false
  /// How often it has been asked for a place: twice the same one are two wishes.
  private var wishes = 0
  /// The type of the ids that scrolling is followed by.
  private var idType: any (Hashable & Sendable).Type

  private init(_ place: Place, idType: any (Hashable & Sendable).Type) {
    (self.place, self.idType) = (place, idType)
  }

  /// Wherever the scroll view begins; views with ids of a type are followed.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    self.init(.automatic, idType: idType)
  }

  /// At the view with an id; its `anchor` meets the same point of the visible part.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(PositionedID(id), anchor: anchor), idType: ID.self)
  }

  /// At an end of the content, also when that changes its length.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType: idType)
  }

  /// At an offset of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType: idType)
  }

  /// At an offset of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType: idType)
  }

  /// At a horizontal offset of the content; vertically at the start.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType: idType)
  }

  /// At a vertical offset of the content; horizontally at the start.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType: idType)
  }

  /// Whether a finger has brought the scroll view to where it is.
  ///
  /// Setting it lets go of an edge or a point that was asked for.
  public var isPositionedByUser: Bool {
    get { isUsers }
    set {
      isUsers = newValue
      guard newValue else { return }
      switch place {
      case .edge, .point: place = .automatic
      case .automatic, .view: break
      }
    }
  }

  /// The end of the content that was asked for.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The offset that was asked for, if both of its numbers were.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = place else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The horizontal offset that was asked for.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The vertical offset that was asked for.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The id of the view that was asked for, or that a finger has led to.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = place { id.base } else { nil }
  }

  /// The id of the view that was asked for, or that a finger has led to, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Two positions are equal if they ask for the same, however often they have.
  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.place == rhs.place && lhs.isUsers == rhs.isUsers && lhs.idType == rhs.idType
  }
}

extension ScrollPosition {
  /// Asks for the view with an id.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    if idType == Never.self { idType = ID.self }
    ask(for: .view(PositionedID(id), anchor: anchor))
  }

  /// Asks for an end of the content, also when that changes its length.
  public mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }

  /// Asks for an offset of the content.
  public mutating func scrollTo(point: CGPoint) { ask(for: .point(x: point.x, y: point.y)) }

  /// Asks for an offset of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .point(x: x, y: y)) }

  /// Asks for a horizontal offset of the content; vertically for the start.
  public mutating func scrollTo(x: CGFloat) { ask(for: .point(x: x, y: nil)) }

  /// Asks for a vertical offset of the content; horizontally for the start.
  public mutating func scrollTo(y: CGFloat) { ask(for: .point(x: nil, y: y)) }

  private mutating func ask(for place: Place) {
    self.place = place
    isUsers = false
    wishes += 1
  }

  /// What it asks of a scroll view.
  var wish: ScrollWish {
    let wanted: ScrollWish.Place =
      switch place {
      case .automatic: .automatic
      case .view(let id, let anchor): .view(id.hashable, anchor: anchor)
      case .edge(let edge): .edge(edge)
      case .point(let x, let y): .point(x: x, y: y)
      }
    return ScrollWish(place: wanted, isUsers: isUsers, number: wishes)
  }

  /// The position once a finger has led to the view with an id, or to none; an id of another type is
  /// none.
  func followed(to id: AnyHashable?) -> ScrollPosition {
    var copy = self
    copy.isUsers = true
    copy.place =
      id.flatMap { PositionedID($0, as: idType) }.map { .view($0, anchor: nil) }
      ?? .automatic
    return copy
  }
}

/// The id of a view, whatever its type.
private struct PositionedID: Equatable, Sendable {
  let base: any Hashable & Sendable

  init(_ base: any Hashable & Sendable) { self.base = base }

  /// An id, if it is of a type.
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
