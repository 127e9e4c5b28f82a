import Foundation
import ScrollworkScript

/// A message of the page to a session.
///
/// Times are in seconds of the session, points in points of the canvas.
enum SessionRequest: Hashable {
  /// Plays to a time, and asks for the picture with a number; `base` is the number of the one that the
  /// page has, if there is one.
  case frame(time: Double, number: UInt32, base: UInt32?)
  /// Asks for a picture of the past.
  case still(time: Double, number: UInt32, base: UInt32?)
  /// Asks for the first picture as a file for a list, in which the scene has a number.
  case small(number: UInt32)
  /// What fingers do at a time.
  case touch(time: Double, [Touch])
  /// A wheel turns at a time.
  case wheel(time: Double, x: Double, y: Double, dx: Double, dy: Double)
  /// Text or a key of a keyboard, which scenes do not take.
  case typing
  /// The device turns at a time.
  case rotate(time: Double)
  /// Goes on from a time; what came later is dropped.
  case branch(time: Double)
  /// Begins again.
  case restart
  /// Changes the device and the traits.
  case settings(PreviewSettings)
  /// Plays a script.
  case script(String)
  /// Chooses the shapes over pictures.
  case overlays(Set<OverlayMessage.Name>)
  /// Asks for the views at a point.
  case look(time: Double, x: Double, y: Double)
  /// Asks for the tree of all views.
  case tree(time: Double)
  /// Asks for the record of the session.
  case record
  /// Begins where a session before has ended.
  case restore(SessionRecord, generation: UInt16)

  /// What one finger does.
  struct Touch: Hashable, Decodable {
    let id: Int
    let phase: TouchRecording.Phase
    let x: Double
    let y: Double

    private enum Key: CodingKey { case id, phase, x, y }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      id = try values.decode(Int.self, forKey: .id)
      (x, y) = (
        try values.decode(Double.self, forKey: .x), try values.decode(Double.self, forKey: .y)
      )
      let name = try values.decode(String.self, forKey: .phase)
      guard let phase = TouchRecording.Phase(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .phase, in: values, debugDescription: "no phase is called \(name)")
      }
      self.phase = phase
    }
  }
}

extension SessionRequest: Decodable {
  private enum Key: CodingKey {
    case kind, time, number, base, touches, x, y, dx, dy, text, record, generation,
      names
  }

  /// The message of a JSON object; nil for a kind that a session does not answer.
  init?(_ text: String) {
    guard let request = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = request
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double {
      let value = try values.decode(Double.self, forKey: key)
      guard abs(value) <= 1e8 else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values, debugDescription: "beyond ±100000000")
      }
      return value
    }
    switch try values.decode(String.self, forKey: .kind) {
    case "frame":
      self = .frame(
        time: try number(.time), number: try values.decode(UInt32.self, forKey: .number),
        base: try values.decodeIfPresent(UInt32.self, forKey: .base))
    case "still":
      self = .still(
        time: try number(.time), number: try values.decode(UInt32.self, forKey: .number),
        base: try values.decodeIfPresent(UInt32.self, forKey: .base))
    case "small":
      self = .small(number: try values.decode(UInt32.self, forKey: .number))
    case "touch":
      self = .touch(time: try number(.time), try values.decode([Touch].self, forKey: .touches))
    case "wheel":
      self = .wheel(
        time: try number(.time), x: try number(.x), y: try number(.y), dx: try number(.dx),
        dy: try number(.dy))
    case "text", "key": self = .typing
    case "rotate": self = .rotate(time: try number(.time))
    case "branch": self = .branch(time: try number(.time))
    case "restart": self = .restart
    case "settings": self = .settings(try PreviewSettings(from: decoder))
    case "overlays":
      let names = try values.decode([String].self, forKey: .names)
      self = .overlays(Set(names.compactMap(OverlayMessage.Name.init(rawValue:))))
    case "script": self = .script(try values.decode(String.self, forKey: .text))
    case "look": self = .look(time: try number(.time), x: try number(.x), y: try number(.y))
    case "tree": self = .tree(time: try number(.time))
    case "record": self = .record
    case "restore":
      self = .restore(
        try values.decode(SessionRecord.self, forKey: .record),
        generation: try values.decode(UInt16.self, forKey: .generation))
    case let kind:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: values, debugDescription: "no message is called \(kind)")
    }
  }
}
