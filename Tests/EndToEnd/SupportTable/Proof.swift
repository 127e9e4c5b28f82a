/// A test, or the code of a scene, that names a symbol.
struct Proof: Hashable {
  /// What it says of the symbol.
  enum Kind: String {
    /// A test that names the symbol, itself or in a helper, and expects something.
    case proof
    /// Code that the symbol takes part in, and that would not notice if it were wrong: scenes, whose
    /// pictures are compared as a whole, tests that it only compiles in, and whatever calls it
    /// unwritten.
    case uses
  }

  /// The file, from the top of the repository.
  let file: String
  /// The name of the test; nil for a scene.
  let claim: String?
  let kind: Kind

  /// The name of the file.
  var fileName: String { String(file.split(separator: "/").last?.dropLast(6) ?? "") }

  /// The proof as a reader of `docs` finds it.
  var text: String {
    "\(kind.rawValue): [\(claim == nil ? "scene " : "")\(fileName)](../\(file))"
      + (claim.map { " “\($0)”" } ?? "")
  }

  /// Where it stands, to put proofs in order.
  var place: String { "\(file) \(claim ?? "") \(kind.rawValue)" }

  /// The same code, which does not prove another symbol.
  var asUse: Proof { Proof(file: file, claim: claim, kind: .uses) }
}
