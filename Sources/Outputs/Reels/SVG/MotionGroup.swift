import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Neighboring actors whose centers keep their distance, as the rows of a scroll view do, with the
/// path that they share.
///
/// Rows that are also scaled or turned do so about their centers, most often, so what is left of
/// their own motion is simple.
struct MotionGroup {
  /// The actors, back to front, moved by the path to where they are without it.
  private(set) var members: [AnimationActor]
  /// The shared translation in each frame; empty for an actor that moves by itself.
  private(set) var path: [Int: CGPoint] = [:]

  /// The centers of the first member in each frame, continued by those of the others.
  private var centers: [Int: CGPoint]

  private init(_ actor: AnimationActor) {
    members = [actor]
    centers = actor.centers
  }

  /// The groups of actors, in their order.
  static func groups(of actors: [AnimationActor]) -> [MotionGroup] {
    var groups: [MotionGroup] = []
    for actor in actors {
      let isKept = !groups.isEmpty && groups[groups.count - 1].admit(actor)
      if !isKept { groups.append(MotionGroup(actor)) }
    }
    return groups.map(\.divided)
  }

  /// The distance by which centers may leave the path, in points.
  ///
  /// - Source: chosen: a few steps of the grid that lengths lie on.
  private static let closeness = 0.005

  /// Adds an actor that keeps its distance from the path; returns whether it does.
  private mutating func admit(_ actor: AnimationActor) -> Bool {
    let own = actor.centers
    guard let common = own.keys.filter({ centers[$0] != nil }).min(),
      let here = own[common], let there = centers[common]
    else { return false }
    let (dx, dy) = (here.x - there.x, here.y - there.y)
    for (frame, center) in own {
      guard let other = centers[frame] else { continue }
      guard abs(center.x - other.x - dx) <= Self.closeness,
        abs(center.y - other.y - dy) <= Self.closeness
      else { return false }
    }
    let all = centers.merging(own.mapValues { CGPoint(x: $0.x - dx, y: $0.y - dy) }) { first, _ in
      first
    }
    // At rest, each is where it is.
    guard all.values.contains(where: { $0 != there }) else { return false }
    members.append(actor)
    centers = all
    return true
  }

  /// The group with what is left of the motion of its members.
  private var divided: MotionGroup {
    guard members.count > 1, let origin = centers.min(by: { $0.key < $1.key })?.value else {
      return self
    }
    var copy = self
    copy.path = centers.mapValues { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
    copy.members = members.map { $0.moved { frame in copy.path[frame] ?? .zero } }
    return copy
  }
}

extension AnimationActor {
  /// The center of the actor in each frame.
  fileprivate var centers: [Int: CGPoint] {
    // Content that changes may have another center; its origin stays.
    let isSame = pieces.values.allSatisfy { $0.content == latest.piece.content }
    let bounds = isSame ? latest.piece.localBounds : .zero
    let center = bounds.isNull ? .zero : CGPoint(x: bounds.midX, y: bounds.midY)
    return pieces.mapValues { center.applying($0.transform) }
  }

  /// The actor, with the pieces of each frame moved back.
  fileprivate func moved(back path: (Int) -> CGPoint) -> AnimationActor {
    var result: AnimationActor?
    for (frame, piece) in pieces.sorted(by: { $0.key < $1.key }) {
      var piece = piece
      let vector = path(frame)
      piece.transform.tx -= vector.x
      piece.transform.ty -= vector.y
      if result == nil { result = AnimationActor(piece, at: frame) }
      result?.follow(piece, at: frame)
    }
    return result ?? self
  }
}
