import Foundation
import ScrollworkDrawing

/// The CSS of an animated document: keyframes, and classes that apply them.
struct SVGAnimationStyles {
  /// The keyframes of one property.
  struct Keyframes {
    /// The rules, such as `50%{opacity:.5}`.
    var rules: String
    /// The timing function, such as `step-end`, for values that hold until the next key.
    var timing: String
  }

  /// The rules so far, each once.
  private(set) var text = ""
  private var written: Set<String> = []

  /// The class that applies keyframes; nil for none.
  mutating func name(
    of keyframes: [Keyframes], in definitions: inout SVGDefinitions
  ) -> String? {
    guard !keyframes.isEmpty else { return nil }
    var names: [String] = []
    for keyframes in keyframes {
      let name = definitions.name("a", ContentDigest(of: Data(keyframes.rules.utf8)))
      names.append(name)
      add("@keyframes \(name){\(keyframes.rules)}\n")
    }
    let functions = keyframes.map(\.timing)
    var rule = "animation-name:\(names.joined(separator: ","))"
    // Steps are the default of the document.
    if functions.contains(where: { $0 != "step-end" }) {
      rule += ";animation-timing-function:\(functions.joined(separator: ","))"
    }
    let name = definitions.name("s", ContentDigest(of: Data(rule.utf8)))
    add(".\(name){\(rule)}\n")
    return name
  }

  private mutating func add(_ rule: String) {
    if written.insert(rule).inserted { text += rule }
  }

  /// The keyframes of values that hold until the next key; nil if the value is always the first
  /// one, which the element has.
  static func steps<Value>(
    _ track: KeyframeTrack<Value>, _ declaration: (Value) throws(CairoError) -> String
  ) throws(CairoError) -> Keyframes? {
    guard !track.isConstant else { return nil }
    var rules = ""
    for key in track.keys where key.time > 0 {
      rules += "\(percent(key.time)){\(try declaration(key.value))}"
    }
    return Keyframes(rules: rules, timing: "step-end")
  }

  /// The keyframes of values on lines from key to key; nil if the value is always the first one.
  ///
  /// Values that lie on one line, as those of most motions do, are two keyframes, between and
  /// beyond which the timing function moves: it spells a key in a third of the bytes.
  static func lines<Value>(
    _ track: KeyframeTrack<Value>, along line: (KeyframeTrack<Value>) -> SVGAnimationLine<Value>?,
    _ declaration: (Value) throws(CairoError) -> String
  ) throws(CairoError) -> Keyframes? {
    guard !track.isConstant, let last = track.keys.last else { return nil }
    if let line = line(track) {
      return Keyframes(
        rules: "from{\(try declaration(line.start))}to{\(try declaration(line.end))}",
        timing: try line.timing)
    }
    var rules = ""
    for key in track.keys where key.time > 0 {
      // Without a last key, CSS returns to the value of the element.
      let isLast = key.time == last.time && key.time < 1_000_000
      rules += percent(key.time) + (isLast ? ",to" : "") + "{\(try declaration(key.value))}"
    }
    return Keyframes(rules: rules, timing: "linear")
  }

  /// A time in millionths of the duration, as a percentage.
  static func percent(_ time: Int) -> String { SVGNumber.format(time, digits: 4) + "%" }
}

/// The spelling of transforms as lists of functions.
struct SVGTransformList {
  private let hasRotation: Bool
  private let hasSkew: Bool
  private let hasScale: Bool

  /// The list for all values of a track: CSS interpolates lists of the same functions.
  init(_ track: KeyframeTrack<TransformComponents>) {
    hasRotation = track.keys.contains { $0.value.rotation != 0 }
    hasSkew = track.keys.contains { $0.value.skew != 0 }
    hasScale = track.keys.contains { $0.value.scaleX != 1 || $0.value.scaleY != 1 }
  }

  /// The value of a `transform` attribute; nil for the identity.
  func attribute(_ value: TransformComponents) throws(CairoError) -> String? {
    if value == TransformComponents() { return nil }
    return try list(value, length: "", angle: "")
  }

  /// The CSS declaration.
  func declaration(_ value: TransformComponents) throws(CairoError) -> String {
    "transform:" + (try list(value, length: "px", angle: "deg"))
  }

  private func list(
    _ value: TransformComponents, length: String, angle: String
  ) throws(CairoError) -> String {
    let (x, y) = (try SVGNumber.format(value.x), try SVGNumber.format(value.y))
    var list = "translate(\(x)\(length)" + (y == "0" ? ")" : ",\(y)\(length))")
    if hasRotation { list += "rotate(\(try SVGNumber.format(value.rotation))\(angle))" }
    if hasSkew { list += "skewX(\(try SVGNumber.format(value.skew))\(angle))" }
    guard hasScale else { return list }
    let (across, along) = (
      try SVGNumber.format(factor: value.scaleX), try SVGNumber.format(factor: value.scaleY)
    )
    return list + "scale(\(across)" + (across == along ? ")" : ",\(along))")
  }
}
