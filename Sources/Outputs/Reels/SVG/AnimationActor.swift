import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A piece followed from still to still.
struct AnimationActor {
  /// The piece in each frame that shows it, by frame.
  private(set) var pieces: [Int: AnimationPiece] = [:]
  /// The latest piece and its frame.
  private(set) var latest: (frame: Int, piece: AnimationPiece)

  /// An actor that enters in a frame.
  init(_ piece: AnimationPiece, at frame: Int) {
    latest = (frame, piece)
    pieces[frame] = piece
  }

  /// Records the piece of a later frame.
  mutating func follow(_ piece: AnimationPiece, at frame: Int) {
    latest = (frame, piece)
    pieces[frame] = piece
  }
}

/// Follows pieces from still to still, in their order from back to front.
struct AnimationCast {
  /// The actors, back to front: those of each frame are a subsequence.
  private(set) var actors: [AnimationActor] = []
  private var resemblance = AnimationResemblance()
  /// The actors of the latest frame, with what they showed.
  private var current: [(actor: Int, content: ContentDigest)] = []

  /// Adds the pieces of a frame after all earlier ones.
  mutating func add(
    _ pieces: [AnimationPiece], at frame: Int, dividing: inout AnimationPieces
  ) {
    let matches =
      repeatsLatest(pieces)
      ? current.map { $0.actor } : aligned(pieces, at: frame, dividing: &dividing)
    var place = 0
    var moved = 0
    current = []
    for (piece, match) in zip(pieces, matches) {
      if let match {
        place = match + moved
        actors[place].follow(piece, at: frame)
      } else {
        actors.insert(AnimationActor(piece, at: frame), at: place)
        moved += 1
      }
      current.append((place, piece.content.digest))
      place += 1
    }
  }

  /// Whether a frame shows the contents of the latest one, all of them different, so that each is
  /// known without comparing.
  private func repeatsLatest(_ pieces: [AnimationPiece]) -> Bool {
    guard pieces.count == current.count,
      zip(pieces, current).allSatisfy({
        $0.content.digest == $1.content && actors[$1.actor].latest.piece.kind == $0.kind
      })
    else { return false }
    return Set(current.map(\.content)).count == current.count
  }

  /// The actor of each piece; nil for a new one.
  ///
  /// The longest common subsequence, weighted by how much content two pieces share and then by how
  /// near they are.
  private mutating func aligned(
    _ pieces: [AnimationPiece], at frame: Int, dividing: inout AnimationPieces
  ) -> [Int?] {
    let width = pieces.count + 1
    var best = [Double](repeating: 0, count: (actors.count + 1) * width)
    var gains = [Double](repeating: 0, count: best.count)
    for row in actors.indices.reversed() {
      for column in pieces.indices.reversed() {
        let gain = resemblance.weight(
          actors[row].latest, pieces[column], at: frame, dividing: &dividing)
        let place = row * width + column
        gains[place] = gain
        let skipped = max(best[place + width], best[place + 1])
        best[place] = gain > 0 ? max(skipped, gain + best[place + width + 1]) : skipped
      }
    }
    var result = [Int?](repeating: nil, count: pieces.count)
    var (row, column) = (0, 0)
    while row < actors.count, column < pieces.count {
      let place = row * width + column
      if gains[place] > 0, best[place] == gains[place] + best[place + width + 1] {
        result[column] = row
        (row, column) = (row + 1, column + 1)
      } else if best[place] == best[place + width] {
        row += 1
      } else {
        column += 1
      }
    }
    return result
  }
}

/// Compares pieces by what they draw.
struct AnimationResemblance {
  private var bags: [ContentDigest: [ContentDigest: Int]] = [:]
  private var shares: [ContentDigest: [ContentDigest: Double]] = [:]

  /// The distance within which a box may become another from frame to frame, in points.
  ///
  /// - Source: chosen: what changes its size moves little in a sixtieth of a second.
  private static let boxReach = 40.0

  /// The weight of boxes that differ: less than that of equal ones.
  private static let boxWeight = 0.3

  /// The weight of matching two pieces; zero if they have nothing in common.
  mutating func weight(
    _ latest: (frame: Int, piece: AnimationPiece), _ piece: AnimationPiece, at frame: Int,
    dividing: inout AnimationPieces
  ) -> Double {
    let (from, to) = (latest.piece.transform, piece.transform)
    let distance = hypot(to.tx - from.tx, to.ty - from.ty)
    var shared = shared(latest.piece, piece, dividing: &dividing)
    if shared == 0, latest.frame == frame - 1, distance < Self.boxReach,
      latest.piece.box != nil, piece.box != nil
    {
      shared = Self.boxWeight
    }
    guard shared > 0 else { return 0 }
    return shared
      + (latest.frame == frame - 1 ? 0.4 / (1 + distance / 20) : 0.1 / (1 + distance / 200))
  }

  /// The number of commands that two pieces share; zero if they cannot be the same.
  private mutating func shared(
    _ mine: AnimationPiece, _ other: AnimationPiece, dividing: inout AnimationPieces
  ) -> Double {
    guard mine.kind == other.kind else { return 0 }
    guard case .layer = mine.kind else { return mine.content == other.content ? 1 : 0 }
    let (first, second) = (mine.content, other.content)
    if let known = shares[first.digest]?[second.digest] { return known }
    let (left, right) = (bag(of: first, &dividing), bag(of: second, &dividing))
    let common = left.reduce(0) { $0 + min($1.value, right[$1.key] ?? 0) }
    let least = min(left.values.reduce(0, +), right.values.reduce(0, +))
    let result = Double(4 * common >= least ? common : 0)
    shares[first.digest, default: [:]][second.digest] = result
    return result
  }

  /// The commands in a content, whatever layers they are in.
  private mutating func bag(
    of content: LayerContent, _ dividing: inout AnimationPieces
  ) -> [ContentDigest: Int] {
    if let known = bags[content.digest] { return known }
    var bag: [ContentDigest: Int] = [:]
    for piece in dividing.pieces(of: content) {
      guard case .layer = piece.kind else {
        bag[piece.content.digest, default: 0] += 1
        continue
      }
      for (digest, count) in self.bag(of: piece.content, &dividing) {
        bag[digest, default: 0] += count
      }
    }
    bags[content.digest] = bag
    return bag
  }
}
