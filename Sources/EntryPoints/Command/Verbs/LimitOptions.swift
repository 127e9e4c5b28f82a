import ArgumentParser

/// The bounds of time and memory for the code of scenes.
struct LimitOptions: ParsableArguments {
  /// One bound.
  enum Limit: Hashable, Sendable {
    /// In seconds.
    case time(Double)
    /// In bytes.
    case memory(Int)
  }

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      The longest time that playing the script or making a still may take, such as 30s, or the \
      most memory that the process may take, such as 2GB; can be repeated. (default: 120s and 8GB, \
      or three quarters of the memory there is)
      """, valueName: "limit"),
    transform: Self.parse)
  var limit: [Limit] = []

  @Flag(help: "Let the code of Swift files do what you may; see docs/security.md.")
  var noSandbox = false

  /// The limits, with the defaults of those that are not given.
  var limits: SceneLimits {
    limit.reduce(into: SceneLimits()) { limits, limit in
      switch limit {
      case .time(let seconds): limits.time = seconds
      case .memory(let bytes): limits.memory = bytes
      }
    }
  }

  /// The options as arguments of another process.
  var arguments: [String] {
    (noSandbox ? ["--no-sandbox"] : [])
      + limit.flatMap { limit in
        switch limit {
        case .time(let seconds): ["--limit", "\(seconds)s"]
        case .memory(let bytes): ["--limit", "\(Double(bytes) / 1e6)MB"]
        }
      }
  }

  @Sendable private static func parse(_ text: String) throws -> Limit {
    let units: [(String, Double)] = [("GB", 1e9), ("MB", 1e6), ("s", 0)]
    for (unit, bytes) in units where text.lowercased().hasSuffix(unit.lowercased()) {
      guard let value = Double(text.dropLast(unit.count)), value > 0, value <= 1e6 else { break }
      return bytes == 0 ? .time(value) : .memory(Int(value * bytes))
    }
    throw ValidationError("expected a time or an amount of memory, such as 30s, 500MB or 2GB")
  }
}
