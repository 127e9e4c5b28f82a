extension ReelDirection: CustomStringConvertible {
  /// The line of a script file that parses as this direction.
  public var description: String { "reel \(words)" }

  private var words: String {
    typealias Spelling = ScriptSpelling
    switch self {
    case .device(let device, let color):
      return "device \(device.rawValue)" + (color.map { " \($0.rawValue)" } ?? "")
    case .size(.pixels(let width, let height)): return "size \(width)x\(height)"
    case .size(.appStore): return "size app store"
    case .aspect(let width, let height): return "aspect \(width):\(height)"
    case .fill(let isFilled): return isFilled ? "fill" : "fit"
    case .background(.blurred): return "background blurred"
    case .background(.clear): return "background clear"
    case .background(.picture(let path)): return "background \(Spelling.quoted(path))"
    case .background(.colors(let colors)):
      return "background " + colors.map(\.description).joined(separator: " to ")
    case .padding(let length): return "padding \(Spelling.number(length))"
    case .corners(let length): return "corners \(Spelling.number(length))"
    case .shadow(let isOn): return "shadow \(Self.truth(isOn))"
    case .title(let text): return "title \(Spelling.quoted(text))"
    case .caption(let text, let duration):
      return "caption \(Spelling.quoted(text))" + Self.duration(duration)
    case .chapter(let text, let duration):
      return "chapter \(Spelling.quoted(text))" + Self.duration(duration)
    case .keys(let text, let duration):
      return "keys \(Spelling.quoted(text))" + Self.duration(duration)
    case .camera(let move): return move.description
    case .pointer(let isOn): return "pointer \(Self.truth(isOn))"
    case .touches(let isOn): return "touches \(Self.truth(isOn))"
    case .markers(let isOn): return "markers \(Self.truth(isOn))"
    case .speed(let speed): return "speed \(Spelling.number(speed))"
    case .freeze(let time): return "freeze \(Spelling.time(time))"
    case .motionBlur(let samples):
      return "motion blur" + (samples.map { " \($0) samples" } ?? "")
    case .poster: return "poster"
    }
  }

  private static func duration(_ seconds: Double?) -> String {
    seconds.map { " for \(ScriptSpelling.time($0))" } ?? ""
  }

  private static func truth(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}

extension ReelColor: CustomStringConvertible {
  /// The name, or the code in quotes.
  public var description: String {
    switch self {
    case .named(let name): return name.rawValue
    case .code(let code):
      let digits = String(code & 0xFF_FFFF, radix: 16)
      return "\"#" + String(repeating: "0", count: 6 - digits.count) + digits + "\""
    }
  }
}
