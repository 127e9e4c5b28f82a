/// Names of SwiftUI and related frameworks that are not modelled, each with the nearest
/// alternative.
///
/// Only names that scroll code uses and that have a good alternative are listed; for others the
/// compiler's message is enough.
package enum UnsupportedNames {
  /// The advice for a name; nil if there is none.
  static func advice(for unknown: UnknownName) -> String? {
    switch unknown.kind {
    case .type: types[unknown.name].map { "\(unknown.name) is not modelled\($0)" }
    case .member: members[unknown.name].map { "\(unknown.name) is not modelled\($0)" }
    case .module: modules[unknown.name].map { "\(unknown.name) is not available: \($0)" }
    }
  }

  /// The advice for a name, be it a type, a member or a module; nil if there is none.
  package static func advice(forName name: String) -> String? {
    let name = String(name.drop { $0 == "." }.prefix { $0 != "(" })
    let base = name.split(separator: ".").last.map(String.init) ?? name
    return (types[base] ?? members[base]).map { "\(base) is not modelled\($0)" }
      ?? modules[base].map { "\(base) is not available: \($0)" }
  }

  package static let types: [String: String] = [
    "Rotation3D": "; there is no depth. Nearest: rotation3DEffect(_:axis:)",
    "GeometryProxy3D": "; there is no depth. Nearest: GeometryProxy",
    "UISplitViewController": "; nearest: UINavigationController",
  ]

  package static let members: [String: String] = [
    "perspectiveRotationEffect": "; nearest: rotation3DEffect",
    "withCGContext": "; there is no Core Graphics. Nearest: the context's own fill and stroke",
    "subtracting": "; nearest: mask(_:), or one path filled by the even-odd rule",
    "lineIntersection": "; nearest: clipShape(_:)",
    "transform3DEffect": "; there is no depth. Nearest: rotation3DEffect",
    "visualEffect3D": "; there is no depth. Nearest: visualEffect",
    "digitalCrownRotation": "; all input is touch. Nearest: DragGesture",
  ]

  static let modules: [String: String] = [
    "AppKit": "colors and fonts come with SwiftUI; leave the import out",
    "PlaygroundSupport": "a file needs no live view; leave the import out",
    "XCTest": "tests are not views; pass only the files with views",
  ]
}
