/// The versions of a package that a project accepts.
package enum PackageRequirement: Hashable, Sendable {
  /// A version and all later ones of its major version.
  case upToNextMajor(String)
  /// A version and all later ones of its minor version.
  case upToNextMinor(String)
  /// A version and all later ones before another.
  case range(String, String)
  /// One version.
  case exact(String)
  /// The end of a branch.
  case branch(String)
  /// A revision of the repository.
  case revision(String)
  /// What a package manager of another kind writes; nothing if any version will do.
  case other(String)

  /// The requirement for people, such as `1.2.0 or later`.
  package var text: String {
    switch self {
    case .upToNextMajor(let version), .upToNextMinor(let version): "\(version) or later"
    case .range(let first, let end): "\(first) or later, before \(end)"
    case .exact(let version): version
    case .branch(let name): "branch \(name)"
    case .revision(let revision): "revision \(revision.prefix(10))"
    case .other(let text): text.isEmpty ? "any version" : text
    }
  }

  /// The requirement as an argument of `.package(url:)` in a manifest.
  package var manifest: String {
    switch self {
    case .upToNextMajor(let version): "from: \(version.debugDescription)"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(version.debugDescription))"
    case .range(let first, let end): "\(first.debugDescription)..<\(end.debugDescription)"
    case .exact(let version): "exact: \(version.debugDescription)"
    case .branch(let name): "branch: \(name.debugDescription)"
    case .revision(let revision): "revision: \(revision.debugDescription)"
    case .other: "\"0.0.0\"..<\"1000.0.0\""
    }
  }

  /// Reads the table `requirement` of a package in a project of Xcode.
  init(xcode table: OpenStepValue?) {
    let text = { (key: String) in table?[key]?.text ?? "" }
    let first = Self.full(text("minimumVersion"))
    self =
      switch text("kind") {
      case "upToNextMajorVersion": .upToNextMajor(first)
      case "upToNextMinorVersion": .upToNextMinor(first)
      case "versionRange": .range(first, Self.full(text("maximumVersion")))
      case "exactVersion": .exact(Self.full(text("version")))
      case "branch": .branch(text("branch"))
      case "revision": .revision(text("revision"))
      default: .other("")
      }
  }

  /// Reads the arguments of `.package(url:)` in a manifest.
  init(_ call: ManifestCall) {
    if let version = call["from"] {
      self = .upToNextMajor(version)
    } else if let version = call["exact"] {
      self = .exact(version)
    } else if let name = call["branch"] {
      self = .branch(name)
    } else if let revision = call["revision"] {
      self = .revision(revision)
    } else if let inner = call.calls["_"]?.first {
      self = Self.spelled(inner)
    } else if let ends = call.texts["_"], ends.count == 2 {
      self = .range(ends[0], ends[1])
    } else {
      self = .other("")
    }
  }

  /// Reads a requirement that is a call, such as `.upToNextMinor(from: "1.2.0")`.
  private static func spelled(_ call: ManifestCall) -> Self {
    let text = call["from"] ?? call["_"] ?? ""
    return switch call.name {
    case "upToNextMajor": .upToNextMajor(text)
    case "upToNextMinor": .upToNextMinor(text)
    case "exact": .exact(text)
    case "branch": .branch(text)
    case "revision": .revision(text)
    default: .other("")
    }
  }

  /// Reads the words after the name in a `Podfile` or a `Cartfile`, such as `~> 5.2`.
  ///
  /// `~>` keeps all parts but the last.
  init(words: String) {
    let parts = words.split(whereSeparator: { " \"',".contains($0) }).map(String.init)
    guard let last = parts.last, last.contains(where: \.isNumber) else {
      self = parts.first.map { .branch($0) } ?? .other("")
      return
    }
    let count = last.split(separator: ".").count
    self =
      switch parts.first {
      case "~>": count < 3 ? .upToNextMajor(Self.full(last)) : .upToNextMinor(last)
      case ">=", ">": .range(Self.full(last), "1000.0.0")
      case "==", last: .exact(Self.full(last))
      default: .other(words)
      }
  }

  /// The requirement with all later versions of a major version, of one that has an end before it.
  ///
  /// - Source: chosen; pods are rarely tried with later versions than they name.
  var withinMajor: Self {
    if case .upToNextMinor(let version) = self { .upToNextMajor(version) } else { self }
  }

  /// A version with all three of its numbers.
  private static func full(_ version: String) -> String {
    let missing = 3 - version.split(separator: ".").count
    return version + String(repeating: ".0", count: max(0, missing))
  }
}
