import Foundation
import ScrollworkGeometry
import ScrollworkMotion

// The sizes of a reel's frames, and the moves of its camera.
extension StatementParser {
  /// The size after "size".
  mutating func frameSize() throws(ScriptFault) -> ReelDirection.Size {
    if take("app") {
      try words("store")
      return .appStore
    }
    guard case .size(let first, let second) = next?.kind, !(first + second).contains("."),
      let width = Double(first), let height = Double(second)
    else { throw unexpected("a size in pixels, such as 1080x1920", words: ["app"]) }
    for side in [width, height] where !Quantity.frameSide.range.contains(side) {
      _ = try checked(side, .frameSide)
    }
    take()
    return .pixels(width: Int(width), height: Int(height))
  }

  /// The ratio after "aspect".
  mutating func aspect() throws(ScriptFault) -> ReelDirection {
    let expected = "a ratio of whole numbers, such as 16:9"
    guard case .number(let first, let rest) = next?.kind, rest.hasPrefix(":"),
      let width = Int(first), let height = Int(rest.dropFirst())
    else { throw unexpected(expected) }
    for side in [width, height] where !Quantity.ratio.range.contains(Double(side)) {
      _ = try checked(Double(side), .ratio)
    }
    // A reel far longer than wide has no place for its scene.
    let ratio = Double(max(width, height)) / Double(min(width, height))
    guard ratio <= Self.mostExtremeRatio else { throw unexpected(expected + ", up to 4:1") }
    take()
    return .aspect(width: width, height: height)
  }

  /// The largest ratio of the sides of frames.
  ///
  /// - Source: chosen; no place shows narrower ones.
  private static let mostExtremeRatio = 4.0

  /// The move after "zoom".
  mutating func zoom() throws(ScriptFault) -> CameraMove {
    if try word(of: ["to", "out"]) == "out" { return try move(.whole) }
    let place = try self.place()
    try words("by")
    return try move(.place(place, by: try plain(.zoom, "a factor, such as 1.6")))
  }

  /// The move after "pan".
  mutating func pan() throws(ScriptFault) -> CameraMove {
    if try word(of: ["to", "by"]) == "by" { return try move(.displacement(try vector())) }
    return try move(.place(try self.place(), by: nil))
  }

  /// A move to a goal, with its duration and its pace.
  private mutating func move(_ goal: CameraMove.Goal) throws(ScriptFault) -> CameraMove {
    var move = CameraMove(goal)
    var words = ["for", "ease"]
    while let word = try clause(&words) {
      if word == "for" { move.duration = try time(.cameraMove) } else { move.curve = try curve() }
    }
    return move
  }
}
