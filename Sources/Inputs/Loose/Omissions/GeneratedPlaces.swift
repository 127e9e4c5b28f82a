import Foundation

/// The parts of a program in which no two pieces of generated code have the same places, so that what
/// calls left-out code can be left out of them too.
struct GeneratedPlaces {
  /// The parts; lines and columns stay.
  private(set) var parts: [(name: String, text: String)] = []
  /// The paths of the generated code in compiler errors.
  private(set) var paths: Set<String> = []

  private static let mark = "#sourceLocation(file: \"<"

  /// The places of the generated code with some paths; nil for all.
  init(_ parts: [(name: String, text: String)], of kinds: Set<String>? = nil) {
    for (name, text) in parts {
      guard text.contains(Self.mark) else {
        self.parts.append((name, text))
        continue
      }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for index in lines.indices where lines[index].hasPrefix(Self.mark) {
        guard let end = lines[index].range(of: ">\", line: ")?.lowerBound else { continue }
        let kind = String(lines[index][..<end].dropFirst(Self.mark.count))
        guard kinds?.contains("<\(kind)>") ?? true else { continue }
        let path = "<\(kind) \(name) \(index)>"
        lines[index] = "#sourceLocation(file: \"\(path)" + lines[index][end...].dropFirst()
        paths.insert(path)
      }
      self.parts.append((name, lines.joined(separator: "\n")))
    }
  }

  /// The same places with other texts of the parts.
  func with(_ parts: [(name: String, text: String)]) -> GeneratedPlaces {
    var places = self
    places.parts = parts
    return places
  }
}
