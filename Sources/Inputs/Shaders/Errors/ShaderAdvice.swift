import ScrollworkScript

/// Advice for common mistakes in Metal files.
struct ShaderAdvice {
  /// The advice; nil if there is none.
  let text: String?

  /// The advice for an error with its notes, in a file.
  init(_ error: ClangDiagnostic, _ notes: [ClangDiagnostic], in file: MetalFile) {
    let message = error.message
    let names = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    let name = names.count > 1 ? names[1] : ""
    if message.contains("file not found") {
      text = Self.missingFile(name)
    } else if message.contains("did you mean 'metal::") {
      text = "names of Metal need using namespace metal;"
    } else if Self.isUnknown(message), !message.contains("did you mean") {
      text = Self.unknown(name, in: file)
    } else if message.hasPrefix("no matching function for call to") {
      text = Self.arguments(of: name, notes)
    } else if message.hasPrefix("redefinition of"),
      let other = notes.first(where: { $0.message.hasPrefix("previous definition") }),
      MetalPath.name(of: other.path) != MetalPath.name(of: file.path)
    {
      text =
        "\(name) is in \(MetalPath.name(of: other.path)), too, which is compiled with this file since "
        + "one calls functions of the other; give it another name"
    } else if message.hasPrefix("no member named"), names.count > 3 {
      text = Self.member(name, of: ShaderSpelling.readable(names[3]))
    } else if message.hasPrefix("call to"), message.hasSuffix("is ambiguous") {
      text = "the arguments of \(name) have different types; convert them to one of them"
    } else {
      text = nil
    }
  }

  private static func isUnknown(_ message: String) -> Bool {
    message.hasPrefix("use of undeclared identifier") || message.hasPrefix("unknown type name")
  }

  private static func missingFile(_ name: String) -> String {
    let standard = ["metal_stdlib", "SwiftUI/SwiftUI_Metal.h", "SwiftUI/SwiftUI.h", "simd/simd.h"]
    if let near = NearestWord.nearest(to: name, among: standard) {
      return "did you mean <\(near)>?"
    }
    return "a file is found beside the one that includes it, or by its name in the folder of the "
      + "Metal files"
  }

  private static func unknown(_ name: String, in file: MetalFile) -> String? {
    guard file.text.contains("metal_stdlib") else {
      return "names of Metal need #include <metal_stdlib> and using namespace metal;"
    }
    return NearestWord.nearest(to: name, among: MetalNames.all)
      .flatMap { $0 == name ? nil : "did you mean \($0)?" }
  }

  /// The members of a type that has no such one.
  private static func member(_ name: String, of type: String) -> String? {
    if let size = type.last.flatMap({ Int(String($0)) }), (2...4).contains(size),
      !type.contains("x")
    {
      let names = ["xyzw", "rgba"].map { $0.prefix(size).map(String.init).joined(separator: ", ") }
      return "a \(type) has the components \(names[0]), or \(names[1]), up to four at once"
    }
    let members = ["sample", "read", "gather", "get_width", "get_height", "tex"]
    return NearestWord.nearest(to: name, among: members).map { "did you mean \($0)?" }
  }

  /// What the functions of a name take, if all take another number of arguments.
  private static func arguments(of name: String, _ notes: [ClangDiagnostic]) -> String? {
    let counts = notes.compactMap { note -> String? in
      guard let start = note.message.firstRange(of: "requires ")?.upperBound,
        let end = note.message.firstRange(of: ", but ")?.lowerBound, start < end
      else { return nil }
      return String(note.message[start..<end]).replacing(" arguments", with: "")
        .replacing(" argument", with: "")
    }
    let candidates = notes.filter { $0.message.hasPrefix("candidate ") }
    guard !counts.isEmpty, counts.count == candidates.count else {
      return candidates.isEmpty
        ? nil : "no \(name) takes arguments of these types; do the sizes of the vectors agree?"
    }
    let all = counts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.sorted()
    return "\(name) takes \(all.joined(separator: " or ")) "
      + (all == ["1"] ? "argument" : "arguments")
  }
}
