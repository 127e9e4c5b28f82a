import Foundation
import ScrollworkGeometry

// The directions for the reel, after "reel".
extension StatementParser {
  /// The first word of directions.
  static let reelWord = "reel"

  /// Parses a direction, whose first word is ``reelWord``.
  mutating func reel() throws(ScriptFault) -> ReelDirection {
    try words(Self.reelWord)
    let word = try word(of: [
      "device", "size", "aspect", "fit", "fill", "background", "padding", "corners", "shadow",
      "title", "caption", "chapter", "keys", "zoom", "pan", "touches", "pointer", "markers",
      "speed", "freeze", "motion", "poster",
    ])
    switch word {
    case "device": return try device()
    case "size": return .size(try frameSize())
    case "aspect": return try aspect()
    case "fit", "fill": return .fill(word == "fill")
    case "zoom": return .camera(try zoom())
    case "pan": return .camera(try pan())
    case "chapter":
      return .chapter(try text("a title in quotes"), for: try duration(.caption))
    case "keys":
      return .keys(try text("keys in quotes, such as \"⌘ K\""), for: try duration(.caption))
    case "pointer": return .pointer(try isOn())
    case "background": return .background(try background())
    case "padding": return .padding(CGFloat(try length(.padding)))
    case "corners": return .corners(CGFloat(try length(.cornerRadius)))
    case "shadow": return .shadow(try isOn())
    case "title": return .title(try text("a title in quotes"))
    case "caption":
      return .caption(try text("a caption in quotes"), for: try duration(.caption))
    case "touches": return .touches(try isOn())
    case "markers": return .markers(try isOn())
    case "speed": return .speed(try plain(.speed, "a speed such as 0.25"))
    case "freeze": return .freeze(try time(.freeze))
    case "motion": return try motionBlur()
    default: return .poster
    }
  }

  /// The time after "for"; nil at the end of the line.
  private mutating func duration(_ quantity: Quantity) throws(ScriptFault) -> Double? {
    var words = ["for"]
    var duration: Double?
    while try clause(&words) != nil { duration = try time(quantity) }
    return duration
  }

  private mutating func device() throws(ScriptFault) -> ReelDirection {
    let name = try word(of: ReelDirection.Device.allCases.map(\.rawValue))
    let device = ReelDirection.Device(rawValue: name) ?? .none
    guard next != nil, device != .none else { return .device(device) }
    let color = try word(of: ReelDirection.DeviceColor.allCases.map(\.rawValue))
    return .device(device, ReelDirection.DeviceColor(rawValue: color))
  }

  /// Whether something is on; it is if the line ends here.
  private mutating func isOn() throws(ScriptFault) -> Bool {
    guard next != nil else { return true }
    return try word(of: ["on", "off"]) == "on"
  }

  private mutating func text(_ expected: String) throws(ScriptFault) -> String {
    guard case .text(let text) = next?.kind, !text.isEmpty else { throw unexpected(expected) }
    take()
    return text
  }

  private mutating func motionBlur() throws(ScriptFault) -> ReelDirection {
    try words("blur")
    guard next != nil else { return .motionBlur() }
    let expected = "a whole number of samples"
    guard case .number(let digits, unit: "") = next?.kind, !digits.contains(".") else {
      throw unexpected("the end of the line", expected)
    }
    let count = try plain(.samples, expected)
    try words("samples")
    return .motionBlur(samples: Int(count))
  }

  private mutating func background() throws(ScriptFault) -> ReelDirection.Background {
    if take("blurred") { return .blurred }
    if take("clear") { return .clear }
    if case .text(let path) = next?.kind, Self.isPicture(path) {
      take()
      return .picture(path)
    }
    var colors = [try color()]
    var words = ["to"]
    while try clause(&words) != nil {
      colors.append(try color())
      words = ["to"]
    }
    return .colors(colors)
  }

  private mutating func color() throws(ScriptFault) -> ReelColor {
    if let word = nextWord, let name = ReelColor.Name(rawValue: word) {
      take()
      return .named(name)
    }
    if case .text(let text) = next?.kind, let color = ReelColor(code: text) {
      take()
      return color
    }
    let names = ReelColor.Name.allCases.map(\.rawValue)
    throw unexpected(
      "a color, such as \"#101828\" or indigo", "a picture in quotes, such as \"wall.png\"",
      words: ["blurred", "clear"], nearestTo: names + ["blurred", "clear"])
  }

  /// Whether the name of a file is that of a picture.
  private static func isPicture(_ path: String) -> Bool {
    ["png", "jpg", "jpeg", "webp", "heic", "gif", "svg", "pdf"].contains {
      path.lowercased().hasSuffix("." + $0)
    }
  }
}
