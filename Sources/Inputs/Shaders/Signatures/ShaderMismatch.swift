import ScrollworkScript

/// A use of a function that cannot be.
package enum ShaderMismatch: Error, Hashable, Sendable {
  /// A name that no function has.
  case unknownFunction(name: String, known: [String], nearest: String?)
  /// A function without `[[ stitchable ]]`.
  case notStitchable(name: String, kind: MetalFunction.Kind, place: MetalPlace)
  /// A function whose types are not those of its use.
  case wrongUse(ShaderSignature, as: ShaderKind)
  /// Arguments of another number than the parameters.
  case wrongCount(ShaderSignature, as: ShaderKind, given: Int)
  /// An argument of another kind than its parameter; `number` is from 1.
  case wrongArgument(
    number: Int, name: String, ShaderSignature.Parameter, given: ShaderArgumentKind)
}

extension ShaderSignature {
  /// What is wrong with a use of the function, with arguments of some kinds; nil if nothing is.
  ///
  /// A parameter whose type only the compiler knows takes any argument; an argument of an unknown kind,
  /// nil, fits every parameter.
  package func mismatch(
    as kind: ShaderKind, with arguments: [ShaderArgumentKind?]
  ) -> ShaderMismatch? {
    let types = [result] + parameters.map(\.type)
    let isKnown =
      isCompiled
      || !types.contains {
        if case .unknown = $0 { true } else { false }
      }
    guard kinds.contains(kind) || !isKnown && kinds.isEmpty else {
      return .wrongUse(self, as: kind)
    }
    let parameters = self.arguments(for: kind)
    guard parameters.count == arguments.count else {
      return .wrongCount(self, as: kind, given: arguments.count)
    }
    for (index, (parameter, given)) in zip(parameters, arguments).enumerated() {
      guard let given, !parameter.type.takes(given) else { continue }
      if !isCompiled, case .unknown = parameter.type { continue }
      return .wrongArgument(number: index + 1, name: name, parameter, given: given)
    }
    return nil
  }
}

extension ShaderMismatch {
  /// A name that none of the known functions has.
  static func unknown(_ name: String, among known: [String]) -> ShaderMismatch {
    .unknownFunction(
      name: name, known: known, nearest: NearestWord.nearest(to: name, among: known))
  }
}
