import Foundation

/// How sentences tell the parameters of views and modifiers.
enum ParameterWording {
  /// The modifiers that are effects.
  static let effects: Set<String> = [
    "opacity", "scaleEffect", "rotationEffect", "offset", "rotation3DEffect", "transformEffect",
    "projectionEffect", "blendMode", "blur", "brightness", "contrast", "saturation", "grayscale",
    "hueRotation", "colorMultiply", "colorInvert", "clipShape", "shadow", "scrollTransition",
    "visualEffect", "colorEffect", "distortionEffect", "layerEffect", "compositingGroup",
  ]

  /// The modifiers whose only sign is what they draw.
  private static let drawn: Set<String> = [
    "font", "fontDesign", "fontWeight", "foregroundStyle", "foregroundColor", "tint",
  ]

  /// Whether a change is told: those of names and lines are not, nor those that views of the engine make.
  static func isTold(_ change: ParameterChange) -> Bool {
    if drawn.contains(change.kind) { return false }
    if let old = change.old, let new = change.new, old == new { return false }
    return change.old != nil || change.new != nil
  }

  /// The parameters that stand for their modifier, the most telling first.
  static let main = [
    "opacity", "scale", "angle", "radius", "offset", "width", "height", "width.max", "height.max",
    "width.min", "height.min", "mode", "ratio", "cornerSize", "response", "function",
  ]

  /// The value of a parameter without its modifier; nil for none.
  static func neutral(_ change: ParameterChange) -> String? {
    switch (change.kind, change.name) {
    case ("opacity", _), ("scaleEffect", "scale"), ("contrast", _), ("saturation", _): "1"
    case ("scrollIndicators", _), ("scrollBounceBehavior", _): "automatic"
    case ("blendMode", _): "normal"
    case ("grayscale", _): "0"
    case ("rotationEffect", "angle"), ("hueRotation", _): "0°"
    case (_, "dynamicTypeSize"): "large"
    case ("contentMargins", ""), ("safeAreaPadding", ""), ("padding", _), ("blur", "radius"),
      ("offset", _), ("zIndex", _), ("brightness", _),
      ("shadow", "radius"), ("cornerRadius", _), (_, "cornerRadius"), (_, "cornerSize"):
      "0"
    case (_, "layoutDirection"): change.old == "leftToRight" ? "rightToLeft" : "leftToRight"
    case ("preferredColorScheme", _), (_, "colorScheme"): change.old == "dark" ? "light" : "dark"
    default: change.old == "true" ? "false" : change.old == "false" ? "true" : nil
    }
  }

  /// The place of a change among others: what holds for all first, then what sizes, then what draws.
  static func rank(_ change: ParameterChange) -> Int {
    if change.name == "layoutDirection" || change.kind == "preferredColorScheme"
      || change.name == "colorScheme" || change.name == "dynamicTypeSize"
    {
      return 0
    }
    if change.kind == "animation" || change.kind == "withAnimation" { return 1 }
    // Where scrolling stops is often computed from a length.
    return change.kind == "scrollTargetBehavior" ? 3 : 2
  }

  /// The words of a parameter, with those of the value's unit.
  private static func words(_ change: ParameterChange) -> (name: String, unit: String) {
    let known: [String: (String, String)] = [
      "animation.response": ("spring response", " s"),
      "animation.dampingFraction": ("spring damping fraction", ""),
      "animation.initialVelocity": ("initial velocity of the spring", ""),
      "animation.duration": ("animation duration", " s"),
      "animation.delay": ("animation delay", " s"),
      "animation.speed": ("animation speed", ""),
      "animation.repeatCount": ("animation repeat count", ""),
      "animation.autoreverses": ("animation autoreverses", ""),
      "animation.curve": ("animation curve", ""), "cornerSize": ("corner radius", ""),
      "cornerRadius": ("corner radius", ""), "scaleEffect.scale": ("scale", ""),
      "scaleEffect.anchor": ("scale anchor", ""), "rotationEffect.angle": ("rotation", ""),
      "rotationEffect.anchor": ("rotation anchor", ""), "offset.offset": ("offset", ""),
      "blur.radius": ("blur radius", ""), "shadow.radius": ("shadow radius", ""),
      "shadow.offset": ("shadow offset", ""), "startPoint": ("gradient start", ""),
      "endPoint": ("gradient end", ""), "frame.width": ("width", ""),
      "frame.height": ("height", ""), "frame.width.min": ("minimum width", ""),
      "frame.width.max": ("maximum width", ""), "frame.height.min": ("minimum height", ""),
      "frame.height.max": ("maximum height", ""), "frame.width.ideal": ("ideal width", ""),
      "frame.height.ideal": ("ideal height", ""),
      "preferredColorScheme.": ("color scheme", ""), "aspectRatio.ratio": ("aspect ratio", ""),
      "opacity.opacity": ("opacity", ""), "clipShape.cornerSize": ("corner radius of the clip", ""),
      "axes": ("scroll axis", ""), "cornerRadius.cornerSize": ("corner radius", ""),
      "lineWidth": ("line width", ""), "function": ("function", ""),
      "blendMode.mode": ("blend mode", ""),
      "frame.size": ("size", ""), "from": ("start of the trim", ""), "to": ("end of the trim", ""),
    ]
    let kind = change.kind == "withAnimation" ? "animation" : change.kind
    if let words = known["\(kind).\(change.name)"] ?? known[change.name] { return words }
    if change.name.isEmpty { return (spaced(kind), "") }
    if change.name.hasPrefix("argument ") { return (change.name, "") }
    var name = spaced(change.name)
    if name.hasPrefix("is ") { name = String(name.dropFirst(3)) }
    let isOfModifier = kind.first?.isLowercase == true && kind != "environment"
    let first = spaced(kind)
    return (isOfModifier && !name.contains(first) ? "\(first) \(name)" : name, "")
  }

  /// A name in code as words: `decelerationRate` as `deceleration rate`.
  static func spaced(_ name: String) -> String {
    var words = ""
    for character in name {
      if character == "." {
        words += " "
      } else if character.isUppercase, !words.isEmpty, words.last != " " {
        words += " " + character.lowercased()
      } else {
        words += character.lowercased()
      }
    }
    return words
  }

  /// A sentence without its end: what changed, of what, and by which line.
  static func sentence(
    _ change: ParameterChange, count: Int, members: [ParameterChange]
  ) -> String {
    let (words, unit) = words(change)
    let (name, change) = along(change, words)
    var sentence = name.prefix(1).uppercased() + name.dropFirst()
    sentence += " \(spelled(change.old, change, unit)) → \(spelled(change.new, change, unit))"
    if let subject = subject(change, count: count) { sentence += " of \(subject)" }
    if let source = change.source {
      let lines = Set(members.compactMap(\.source)).count
      sentence += (isModifier(change) ? ", by the \(change.kind) at \(source)" : ", at \(source)")
      if lines > 1 { sentence += " and \(lines - 1) other line\(lines == 2 ? "" : "s")" }
    }
    return sentence
  }

  /// An offset along one axis, where the other part of it is the same.
  private static func along(
    _ change: ParameterChange, _ name: String
  ) -> (name: String, change: ParameterChange) {
    guard name == "offset" || name == "shadow offset", let old = pair(change.old),
      let new = pair(change.new), (old.x == new.x) != (old.y == new.y)
    else { return (name, change) }
    var along = change
    let isAcross = old.y == new.y
    (along.old, along.new) = isAcross ? (old.x, new.x) : (old.y, new.y)
    return ("\(isAcross ? "horizontal" : "vertical") \(name)", along)
  }

  /// The parts of a size as it is spelled: `3 × 0`, or `0` for equal ones.
  private static func pair(_ text: String?) -> (x: String, y: String)? {
    guard let parts = text?.components(separatedBy: " × "), let first = parts.first,
      parts.count <= 2
    else { return nil }
    return (first, parts[parts.count - 1])
  }

  private static func isModifier(_ change: ParameterChange) -> Bool {
    change.kind.first?.isLowercase == true
  }

  private static func spelled(
    _ value: String?, _ change: ParameterChange, _ unit: String
  ) -> String {
    guard let value else {
      if change.name == "delay" { return "0" + unit }
      if change.name == "speed" { return "1" }
      let other = change.old ?? change.new ?? ""
      if other == "true" || other == "false" { return other == "true" ? "false" : "true" }
      // Properties of UIKit that have their default are not recorded.
      return change.kind.hasPrefix("UI") && Double(other) != nil ? "0" : "none"
    }
    if Double(value) != nil { return value + unit }
    if value == "none", change.name == "image" { return "missing" }
    switch value {
    case "leftToRight": return "left to right"
    case "rightToLeft": return "right to left"
    default: return value
    }
  }

  /// The views that have a parameter; nil where the modifier says enough.
  private static func subject(_ change: ParameterChange, count: Int) -> String? {
    if change.kind == "withAnimation" { return nil }
    if change.name.hasPrefix("argument ") || change.name == "function", count <= 1 {
      return change.label
    }
    let parts = ViewLabel.components(of: change.view)
    let isInRows = parts.contains { $0 == "ForEach" }
    let label = change.label.map(shortened) ?? parts.last.map(named) ?? change.kind
    guard count <= 1 else {
      if label.hasPrefix("“") { return "\(label) and \(count - 1) other\(count == 2 ? "" : "s")" }
      return "\(label) in \(count) \(isInRows ? "rows" : "places")"
    }
    if label.hasPrefix("“") { return label }
    if let row = parts.last(where: { RowStep($0) != nil }) {
      return
        "\(label) of \(RowStep(row)?.id.map(ViewLabel.quoted) ?? "row \((RowStep(row)?.index ?? 0) + 1)")"
    }
    // An id is what people call a view by.
    if let id = parts.suffix(2).last(where: { $0.contains("#") }) {
      return isModifier(change) && label == parts.last ? named(id) : "\(label) of \(named(id))"
    }
    return label
  }

  private static func shortened(_ label: String) -> String {
    label.hasPrefix("“") ? ViewLabel.quoted(String(label.dropFirst().dropLast())) : label
  }

  private static func named(_ part: String) -> String {
    guard let hash = part.firstIndex(of: "#") else { return part == "ForEach" ? "the row" : part }
    return ViewLabel.quoted(String(part[part.index(after: hash)...]))
  }
}
