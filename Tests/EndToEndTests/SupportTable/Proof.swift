/// A test, or the code of a scene, that uses a symbol.
struct Proof: Hashable {
  /// The file, from the top of the repository.
  let file: String
  /// The name of the test; nil for a scene, whose pictures are compared as a whole.
  let claim: String?

  /// The name of the file.
  var fileName: String { String(file.split(separator: "/").last?.dropLast(6) ?? "") }

  /// The proof as a reader of `docs` finds it.
  var text: String {
    "[\(claim == nil ? "scene " : "")\(fileName)](../\(file))\(claim.map { " “\($0)”" } ?? "")"
  }

  /// Where it stands, to put proofs in order.
  var place: String { "\(file) \(claim ?? "")" }

  /// How much it says, before it is asked about what: that a program compiles is worth least.
  var weight: Double {
    guard claim != nil else { return 0.5 }
    return Self.sources.contains(fileName) ? 0.01 : 1
  }

  /// Tests of source that is only to compile, or that runs as a whole.
  private static let sources: Set = ["StateSourceTests", "ReadmeTests", "RefusalTests"]
}

/// Which tests and scenes use which symbols, as the compiler noted while it built them.
struct Proofs {
  /// What proves each symbol, by the compiler's name of it, with how often it is named there.
  private var found: [String: [Proof: Int]] = [:]
  /// How often each proof names anything public.
  private var sizes: [Proof: Int] = [:]

  /// Finds the tests that stand at the noted lines.
  ///
  /// What surrounds tests, such as a view that they look at, counts for those that name it.
  init(_ notes: CompilerNotes, of symbols: [PublicSymbol]) {
    let names = Set(symbols.map(\.precise))
    var files: [String: ProofFile?] = [:]
    for use in notes.uses where names.contains(use.symbol) {
      let file = files[use.file] ?? ProofFile(use.file)
      files[use.file] = file
      for proof in file?.proofs(at: use.line) ?? [] {
        found[use.symbol, default: [:]][proof, default: 0] += 1
        sizes[proof, default: 0] += 1
      }
    }
  }

  /// How much each of its proofs is about a symbol; empty if nothing uses it.
  ///
  /// The smaller the part of a test that names the symbol, the less; much more if the test, or its
  /// file, is called after it.
  func worth(of symbol: PublicSymbol) -> [Proof: Double] {
    var worth: [Proof: Double] = [:]
    let words = symbol.words
    for (proof, count) in found[symbol.precise] ?? [:] {
      let share = Double(count) / Double(sizes[proof] ?? 1)
      func isNamedAfter(_ name: String) -> Bool {
        words.contains { name.lowercased().contains($0) }
      }
      worth[proof] =
        proof.weight * (0.2 + share) * (isNamedAfter(proof.fileName) ? 6 : 1)
        * (isNamedAfter(proof.claim ?? "") ? 3 : 1)
    }
    return worth
  }
}
