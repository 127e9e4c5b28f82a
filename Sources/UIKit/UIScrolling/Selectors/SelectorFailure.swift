/// Why a method is not performed.
enum SelectorFailure: Error, Hashable {
  /// The target has no method of the name.
  case noMethod
  /// An argument is of another type than the method takes; `found` is nil for one that is absent.
  case argument(wanted: String, found: String?)

  /// The failure in words.
  func message(_ selector: Selector, on target: Any) -> String {
    let type = target as? AnyClass ?? Swift.type(of: target)
    let name = selector.name.isEmpty ? "such method" : "method \"\(selector.name)\""
    let reason =
      switch self {
      case .noMethod:
        "\(type) has no \(name), so nothing is called; on a phone the app would end: "
          + "unrecognized selector sent to instance"
      case .argument(let wanted, let found):
        "the \(name.replacing("such ", with: "")) of \(type) takes "
          + "\(wanted.withArticle) and is not called with "
          + (found.map(\.withArticle) ?? "no argument")
      }
    return (selector.place.map { "\($0): " } ?? "") + reason
  }
}

extension String {
  fileprivate var withArticle: String {
    // Names such as UIButton are spelled out: a U-I button.
    let isVowel = first.map { "AEIO".contains($0) } ?? false
    return (isVowel ? "an " : "a ") + self
  }
}
