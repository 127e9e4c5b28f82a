import Foundation
import ScrollworkDrawing

/// The pictures of a report: each different one once, as long as there is room.
struct ReportPictures {
  /// Where the picture of one side of a still is.
  enum Place: Hashable {
    /// The side does not have the still.
    case none
    /// There was no room for it.
    case leftOut
    /// The comparison has kept no picture of it.
    case notKept
    /// The index of a picture.
    case picture(Int)
  }

  /// The pictures of both sides of a still.
  struct Pair: Hashable {
    var old: Place
    var new: Place
  }

  /// The digests of the pictures, in order.
  private(set) var names: [String] = []
  /// The pictures in base64, in the order of ``names``.
  private(set) var texts: [String] = []
  /// The pairs of each scene.
  private(set) var pairs: [[Pair]]
  /// The characters left.
  private var room: Int
  private var numbers: [ContentDigest: Int] = [:]

  /// Collects pictures of at most `limit` characters in base64, in the order of ``StillPriority``.
  ///
  /// - Throws: What reading a picture throws.
  init(_ scenes: [RegressionReport.Scene], limit: Int) throws {
    room = limit
    pairs = scenes.map { scene in
      scene.comparison.stills.map {
        Pair(old: $0.old == nil ? .none : .leftOut, new: $0.new == nil ? .none : .leftOut)
      }
    }
    let orders = scenes.map { StillPriority.order(of: $0.comparison) }
    for tier in 0..<StillPriority.tiers {
      // In turn, so that no scene takes the room of the others.
      let longest = orders.map { $0[tier].count }.max() ?? 0
      for turn in 0..<longest {
        for (number, order) in orders.enumerated() where turn < order[tier].count {
          guard try add(order[tier][turn], of: number, in: scenes[number]) else { return }
        }
      }
    }
  }

  /// Adds the pictures of a still; returns whether there was room.
  private mutating func add(
    _ index: Int, of number: Int, in scene: RegressionReport.Scene
  ) throws -> Bool {
    let still = scene.comparison.stills[index]
    var new = try still.new.flatMap(scene.pictures.new)
    var old: Data?
    if still.isEqual, let picture = new {
      old = still.old == nil ? nil : picture
    } else {
      old = try still.old.flatMap(scene.pictures.old)
      if still.isEqual, still.new != nil { new = old }
    }
    let (oldDigest, newDigest) = (
      old.map { ContentDigest(of: $0) }, new.map { ContentDigest(of: $0) }
    )
    var needed = 0
    if let old, let oldDigest, numbers[oldDigest] == nil { needed += Self.length(of: old) }
    if let new, let newDigest, numbers[newDigest] == nil, newDigest != oldDigest {
      needed += Self.length(of: new)
    }
    guard needed <= room else { return false }
    room -= needed
    if still.old != nil { pairs[number][index].old = place(of: old, oldDigest) }
    if still.new != nil { pairs[number][index].new = place(of: new, newDigest) }
    return true
  }

  private mutating func place(of picture: Data?, _ digest: ContentDigest?) -> Place {
    guard let picture, let digest else { return .notKept }
    if let number = numbers[digest] { return .picture(number) }
    numbers[digest] = names.count
    names.append(digest.hexadecimal(digits: 32))
    texts.append(picture.base64EncodedString())
    return .picture(names.count - 1)
  }

  /// The number of characters of a file in base64.
  private static func length(of picture: Data) -> Int { (picture.count + 2) / 3 * 4 }
}
