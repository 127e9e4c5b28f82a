import Foundation
import ScrollworkGeometry

extension InputRecording: CustomStringConvertible {
  /// The part of a line after the word "input": each event after the ticks since the one before.
  public var description: String {
    var (words, last) = ([String](), 0)
    for event in events {
      if event.tick != last { words.append("\(event.tick - last)") }
      last = event.tick
      words.append(event.action.description)
    }
    return words.joined(separator: " ")
  }
}

extension InputRecording.Action: CustomStringConvertible {
  /// The action in words; a point alone is a movement.
  public var description: String {
    typealias Spelling = ScriptSpelling
    let name = finger == 1 ? "second " : ""
    switch self {
    case .down(_, let point): return "\(name)down \(Spelling.pair(point.x, point.y))"
    case .move(_, let point): return "\(name)\(Spelling.pair(point.x, point.y))"
    case .up: return "\(name)up"
    case .cancel: return "\(name)cancel"
    case .wheel(let way, let point):
      return "wheel \(Spelling.pair(way.dx, way.dy)) at \(Spelling.pair(point.x, point.y))"
    case .rotate: return "rotate"
    }
  }
}

extension InputRecording.Fault {
  /// The fault as a message.
  package var words: String {
    switch self {
    case .empty: "there are no events, such as \"down (200, 600) 4 (200, 580) 2 up\""
    case .backwards: "an event is earlier than the one before"
    case .number: "a number is not finite, or beyond ±100000000"
    case .unknownFinger: "a finger is neither the first nor the second"
    case .isDown: "a finger comes down that is down; \"up\" lifts it"
    case .isUp: "a finger moves or lifts that is not down; \"down\" and a point put it down"
    case .neverEnds: "a finger is never lifted; \"up\" lifts it"
    case .tooLong: "the input lasts longer than an hour"
    }
  }
}
