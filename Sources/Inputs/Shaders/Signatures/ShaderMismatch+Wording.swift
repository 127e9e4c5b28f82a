extension ShaderMismatch: CustomStringConvertible {
  /// The message: what was found, and what was expected.
  package var description: String {
    switch self {
    case .unknownFunction(let name, let known, let nearest):
      "there is no shader function \"\(name)\""
        + (nearest.map { ", did you mean \"\($0)\"?" } ?? "")
        + (known.isEmpty
          ? "; there is no function with [[ stitchable ]]"
          : "; there \(known.count == 1 ? "is" : "are") \(Self.list(known))")
    case .notStitchable(let name, .plain, let place):
      "the function \(name) at \(place) is not stitchable; write [[ stitchable ]] before it"
    case .notStitchable(let name, let kind, let place):
      "the function \(name) at \(place) is a \(kind.rawValue) function, which no view calls; a "
        + "function for views has [[ stitchable ]] before it"
    case .wrongUse(let signature, let kind): Self.wrongUse(signature, as: kind)
    case .wrongCount(let signature, let kind, let given):
      Self.wrongCount(signature, as: kind, given: given)
    case .wrongArgument(let number, let name, let parameter, let given):
      "argument \(number) of \(name)" + (parameter.name.map { ", \($0)," } ?? "")
        + (parameter.type.isPassed
          ? " is \(parameter.type.phrase), and gets \(given.phrase)"
          : " has the type \(parameter.type.name), which SwiftUI cannot pass")
    }
  }

  /// The number of names that are listed.
  ///
  /// - Source: chosen; a line or two.
  private static let most = 12

  private static func list(_ names: [String]) -> String {
    let rest = names.count - most
    return names.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func wrongUse(_ signature: ShaderSignature, as kind: ShaderKind) -> String {
    let name = signature.name
    guard let own = signature.kinds.first else {
      guard signature.parameters.first?.type == .float2 else {
        return "\(name) cannot be used as \(kind.name): its first parameter is not the position, "
          + "a float2"
      }
      return "\(name) cannot be used as \(kind.name): its result is \(signature.result.phrase), "
        + "and not a half4, or a float2 for distortionEffect"
    }
    let reason =
      switch own {
      case .distortion: "its result is a float2"
      case .layer: "its second parameter is a layer"
      case .color, .fill:
        kind == .distortion
          ? "its result is a color"
          : "its second parameter is not a \(kind == .layer ? "SwiftUI::Layer" : "color")"
      }
    let uses = signature.kinds.map(\.name).joined(separator: " or ")
    return "\(name) is for \(uses), and not for \(kind.name): \(reason)"
  }

  private static func wrongCount(
    _ signature: ShaderSignature, as kind: ShaderKind, given: Int
  ) -> String {
    let parameters = signature.arguments(for: kind)
    let count =
      switch parameters.count {
      case 0: "no argument"
      case 1: "1 argument"
      default: "\(parameters.count) arguments"
      }
    let list = parameters.map { parameter in
      (parameter.name.map { "\($0): " } ?? "") + parameter.type.name
    }.joined(separator: ", ")
    return "\(signature.name) takes \(count) behind \(kind.leading)"
      + (list.isEmpty ? "" : " (\(list))") + ", and gets \(given)"
  }
}

extension ShaderType {
  /// Whether SwiftUI can pass an argument of the type.
  fileprivate var isPassed: Bool { ShaderArgumentKind.allCases.contains(where: takes) }
}
