/// The PNG files of a folder, in order.
package struct PictureFiles: Hashable {
  /// The names without their ending.
  package let stems: [String]

  /// The files among `names` that end in `.png`, apart from hidden ones.
  package init(names: [String]) {
    stems = names.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(4)) }
      .sorted { Self.parts(of: $0).lexicographicallyPrecedes(Self.parts(of: $1)) }
  }

  /// The first number that is missing between two files, if all have the same name but for a
  /// number.
  package var gap: (missing: String, previous: String)? {
    let parts = stems.map(Self.parts(of:))
    guard let first = parts.first, let place = first.indices.last(where: { first[$0].isNumber })
    else { return nil }
    func rest(_ parts: [Part]) -> [Part] {
      parts.enumerated().filter { $0.offset != place }.map(\.element)
    }
    guard parts.allSatisfy({ $0.count == first.count && rest($0) == rest(first) }) else {
      return nil
    }
    for (index, (previous, next)) in zip(parts, parts.dropFirst()).enumerated() {
      guard let low = previous[place].value, let high = next[place].value, high != low + 1,
        high > low
      else { continue }
      var missing = previous
      let digits = previous[place].text.count
      let text = String(low + 1)
      missing[place] = Part(
        text: String(repeating: "0", count: max(0, digits - text.count)) + text)
      return (missing.map(\.text).joined(), stems[index])
    }
    return nil
  }

  /// Splits `card@2x` into the name `card` and two pixels per point.
  package static func split(_ stem: String) -> (name: String, factor: Int) {
    for factor in [2, 3] where stem.hasSuffix("@\(factor)x") {
      return (String(stem.dropLast(3)), factor)
    }
    return (stem, 1)
  }

  /// A run of digits, or of other characters.
  private struct Part: Hashable, Comparable {
    var text: String

    var isNumber: Bool { text.first?.isASCIIDigit == true }
    /// The value of a run of digits; nil for other runs and for more digits than an integer has.
    var value: Int? { isNumber ? Int(text) : nil }

    static func < (first: Part, second: Part) -> Bool {
      if let low = first.value, let high = second.value, low != high { return low < high }
      return first.text < second.text
    }
  }

  private static func parts(of stem: String) -> [Part] {
    var parts: [Part] = []
    for character in stem {
      if let last = parts.last, last.isNumber == character.isASCIIDigit {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append(Part(text: String(character)))
      }
    }
    return parts
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
