import Foundation
package import ScrollworkGeometry
import ScrollworkMotion

/// The canonical spelling of the parts of statements: numbers, times, names, anchors, curves.
///
/// Parsing a spelling gives the same value again.
package enum ScriptSpelling {
  /// The named points of a canvas or a view.
  package static let anchors: [(words: String, point: UnitPoint)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing), ("top leading", .topLeading), ("top trailing", .topTrailing),
    ("bottom leading", .bottomLeading), ("bottom trailing", .bottomTrailing),
  ]

  /// A number.
  package static func number(_ value: Double) -> String { shortestDecimalText(value) }

  static func number(_ value: CGFloat) -> String { shortestDecimalText(Double(value)) }

  /// A time.
  static func time(_ seconds: Double) -> String { shortestDecimalText(seconds) + "s" }

  /// A string in quotation marks, with quotes, line breaks and invisible characters escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where needsCode(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether a scalar needs an escape: it ends lines, or is invisible.
  private static func needsCode(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: scalar != "\u{200D}"
    default: false
    }
  }

  static func pair(_ x: CGFloat, _ y: CGFloat) -> String { "(\(number(x)), \(number(y)))" }

  /// A point of a canvas or a view.
  static func anchor(_ point: UnitPoint) -> String {
    anchors.first { $0.point == point }?.words
      ?? [point.x, point.y].map { shortestDecimalText(Double($0), movingPointBy: 2) + "%" }
      .joined(separator: " ")
  }

  /// The `ease` clause of a curve; empty for the linear one.
  static func ease(_ curve: UnitCurve) -> String {
    curve == .linear ? "" : " ease \(curve.words)"
  }

  static func clause(_ word: String, _ place: GestureScript.Place?) -> String {
    place.map { " \(word) \($0)" } ?? ""
  }

  /// The `in` clause that names a scroll view.
  static func scrollView(_ name: String?) -> String { name.map { " in \(quoted($0))" } ?? "" }
}
