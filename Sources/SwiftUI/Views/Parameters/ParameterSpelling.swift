import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkMotion

/// How the parameters of views and modifiers are spelled: the stored properties of a value by name.
///
/// Only what is the same in every run is spelled: numbers, texts, cases, and structures of these. Colors are
/// told by what is drawn.
enum ParameterSpelling {
  /// The deepest structure in a structure.
  ///
  /// - Source: chosen: a shape in a shape in a style.
  private static let deepest = 5

  /// The names of properties that are no parameters.
  private static let ignored: Set<String> = [
    "location", "library", "line", "fileID", "grayOpacity",
  ]

  /// The names that add nothing to that of the value they are in.
  private static let transparent: Set<String> = [
    "inner", "outer", "base", "shape", "some", "name", "rule", "rawValue", "layout", "effect",
    "value", "timing", "insets", "drawn", "shader",
  ]

  /// The spelled properties of a value by name.
  static func values(of subject: Any) -> [String: String] {
    Dictionary(pairs(of: subject, named: "")) { first, _ in first }
  }

  /// The spelled properties of a value, each with its name in that of the value.
  static func pairs(of subject: Any, named name: String, depth: Int = 0) -> [(String, String)] {
    if let text = text(of: subject) { return [(name, text)] }
    if isUntold(subject) || depth > deepest { return [] }
    if let animation = subject as? Animation {
      return animation.parameterValues.map { (joined(name, $0.key), $0.value) }
    }
    if let shader = subject as? Shader { return pairs(of: shader, named: name) }
    let mirror = Mirror(reflecting: subject)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { pairs(of: $0.value, named: name, depth: depth) } ?? []
    case .enum:
      guard let (label, payload) = mirror.children.first else { return [(name, "\(subject)")] }
      let inner = pairs(of: payload, named: joined(name, label ?? ""), depth: depth + 1)
      return inner.isEmpty ? [(name, label ?? "")] : inner
    case .struct, .tuple:
      return mirror.children.flatMap { label, value -> [(String, String)] in
        let label = label ?? ""
        if ignored.contains(label) { return [] }
        return pairs(
          of: value, named: transparent.contains(label) ? name : joined(name, label),
          depth: depth + 1)
      }
    default: return []
    }
  }

  private static func joined(_ name: String, _ label: String) -> String {
    // The positions of tuples and unnamed payloads say nothing.
    if label.isEmpty || label.hasPrefix(".") { return name }
    return name.isEmpty ? label : name + "." + label
  }

  /// Whether a value is told by what it draws, or has no spelling.
  private static func isUntold(_ subject: Any) -> Bool {
    subject is Color || subject is Color.Resolved || subject is [Any] || subject is Font
      || subject is AnyClass
  }

  private static func pairs(of shader: Shader, named name: String) -> [(String, String)] {
    let function = shader.function.name
    let all = SceneAssets.current?.shaders.parameterNames(of: function) ?? []
    let names = Array(all.suffix(shader.arguments.count))
    return [(joined(name, "function"), function)]
      + shader.arguments.enumerated().compactMap { index, argument in
        let name = (names.indices.contains(index) ? names[index] : nil) ?? "\(index + 1)"
        return argument.spelled.map { ("argument \(name) of \(function)", $0) }
      }
  }

  /// The spelling of a value that is not a structure of others; nil for one that is.
  private static func text(of subject: Any) -> String? {
    switch subject {
    case let value as Bool: value ? "true" : "false"
    case let value as CGFloat: number(Double(value))
    case let value as Double: number(value)
    case let value as Float: number(Double(value))
    case let value as any BinaryInteger: "\(value)"
    case let value as String: String(value.prefix(80))
    case let value as UnitCurve: value.name
    case let value as Angle: number(value.degrees) + "°"
    case let value as CGSize:
      value.width == value.height
        ? number(value.width) : "\(number(value.width)) × \(number(value.height))"
    case let value as CGPoint: "\(number(value.x)), \(number(value.y))"
    case let value as EdgeInsets: spelled(value)
    case let value as UnitPoint: spelled(value)
    case let value as Alignment: alignment(value.horizontal.name, value.vertical.name)
    case let value as HorizontalAlignment: value.name
    case let value as VerticalAlignment: value.name
    case let value as Axis.Set:
      value == .vertical
        ? "vertical" : value == .horizontal ? "horizontal" : value.isEmpty ? "none" : "both"
    default: nil
    }
  }

  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity" }
    guard abs(value) < 1e9 else { return "\(value)" }
    let rounded = (value * 1e4).rounded() / 1e4 + 0
    let text = "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func spelled(_ insets: EdgeInsets) -> String {
    let (top, leading) = (number(insets.top), number(insets.leading))
    let (bottom, trailing) = (number(insets.bottom), number(insets.trailing))
    if top == bottom, leading == trailing {
      if top == leading { return top }
      if top == "0" { return "\(leading) horizontal" }
      if leading == "0" { return "\(top) vertical" }
      return "\(leading) horizontal, \(top) vertical"
    }
    return [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
      .filter { $0.1 != "0" }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
  }

  private static func spelled(_ point: UnitPoint) -> String {
    let across = [0: "leading", 0.5: "", 1: "trailing"][point.x]
    let down = [0: "top", 0.5: "", 1: "bottom"][point.y]
    guard let across, let down else { return "\(number(point.x)), \(number(point.y))" }
    return alignment(across.isEmpty ? "center" : across, down.isEmpty ? "center" : down)
  }

  private static func alignment(_ horizontal: String, _ vertical: String) -> String {
    if horizontal == "center" { return vertical }
    if vertical == "center" { return horizontal }
    return vertical + horizontal.prefix(1).uppercased() + horizontal.dropFirst()
  }
}

extension Shader.Argument {
  /// The spelled value; nil for one that is no number.
  fileprivate var spelled: String? {
    switch value {
    case .numbers(let numbers): numbers.map(ParameterSpelling.number).joined(separator: ", ")
    case .floats(let numbers):
      numbers.prefix(8).map { ParameterSpelling.number(Double($0)) }.joined(separator: ", ")
    case .image(let name): name
    case .color(let color): color.resolved(dark: false).dump
    case .picture(let asset): asset.name
    case .boundingRect, .colors, .data: nil
    }
  }
}

extension HorizontalAlignment {
  fileprivate var name: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    default: "custom"
    }
  }
}

extension VerticalAlignment {
  fileprivate var name: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    default: "custom"
    }
  }
}
