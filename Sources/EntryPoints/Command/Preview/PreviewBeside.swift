import ScrollworkStage

/// What stands beside the scene on the page, and what else may.
struct PreviewBeside: Encodable {
  /// What the second session differs in.
  enum Kind: String, Encodable {
    /// The color scheme.
    case scheme
    /// The device.
    case device
    /// The git revision of the code.
    case revision
  }

  private let kind = "beside"
  /// What is chosen from the start; nil for one scene alone.
  private let of: Kind?
  /// The device or the revision that is chosen.
  private let value: String
  /// The revision that may be chosen; nil if there is none.
  private let revision: String?

  /// The word for both color schemes.
  static let schemes = "schemes"

  /// The choice of a word: ``schemes``, a device, or else a revision.
  ///
  /// - Parameters:
  ///   - word: The word; nil for one scene alone.
  ///   - revision: The revision that the page offers, unless the word is one.
  init(_ word: String?, offering revision: String?) {
    switch word {
    case nil: (of, value) = (nil, "")
    case Self.schemes?: (of, value) = (.scheme, "")
    case let word? where Device.names.contains(word): (of, value) = (.device, word)
    case let word?: (of, value) = (.revision, word)
    }
    self.revision = of == .revision ? word : revision
  }

  /// The revision that is chosen from the start.
  var chosenRevision: String? { of == .revision ? value : nil }
}
