import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Neighboring actors that keep their distance, as the rows of a scroll view do, with the path that
/// they share.
struct MotionGroup {
  /// The actors, back to front; the offset from the path, or nil for one that moves by itself.
  private(set) var members: [(actor: AnimationActor, offset: CGPoint?)]
  /// The translation of the first member in each frame, continued by those of the others.
  private(set) var path: [Int: CGAffineTransform] = [:]

  /// Whether several actors share a path that moves.
  var isMoving: Bool { members.count > 1 && members[0].offset != nil }

  private init(_ actor: AnimationActor) { members = [(actor, nil)] }

  /// The groups of actors, in their order.
  static func groups(of actors: [AnimationActor]) -> [MotionGroup] {
    var groups: [MotionGroup] = []
    for actor in actors {
      let isKept = !groups.isEmpty && groups[groups.count - 1].admit(actor)
      if !isKept { groups.append(MotionGroup(actor)) }
    }
    return groups
  }

  /// Adds an actor that keeps its distance from the path; returns whether it does.
  private mutating func admit(_ actor: AnimationActor) -> Bool {
    guard let own = Self.path(of: actor) else { return false }
    let path = members.count == 1 ? Self.path(of: members[0].actor) : self.path
    guard let path, let common = own.first(where: { path[$0.key] != nil })?.key,
      let (here, there) = own[common].flatMap({ here in path[common].map { (here, $0) } })
    else { return false }
    let offset = CGPoint(x: here.tx - there.tx, y: here.ty - there.ty)
    for (frame, place) in own {
      guard let other = path[frame] else { continue }
      guard place.tx - other.tx == offset.x, place.ty - other.ty == offset.y else { return false }
    }
    let all = path.merging(
      own.mapValues { place in
        CGAffineTransform(translationX: place.tx - offset.x, y: place.ty - offset.y)
      }
    ) { first, _ in first }
    let isMoving = all.values.contains { $0 != there }
    // At rest, each is where it is.
    guard isMoving else { return false }
    if members.count == 1 { members[0].offset = .zero }
    members.append((actor, offset))
    self.path = all
    return true
  }

  /// The translations of an actor; nil if it is ever turned or scaled.
  private static func path(of actor: AnimationActor) -> [Int: CGAffineTransform]? {
    var path: [Int: CGAffineTransform] = [:]
    for (frame, piece) in actor.pieces {
      guard piece.transform.isTranslation else { return nil }
      path[frame] = piece.transform
    }
    return path
  }
}
