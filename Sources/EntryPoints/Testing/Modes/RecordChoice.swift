import Foundation

/// The record mode of an assertion, and who has chosen it.
struct RecordChoice: Hashable {
  /// Who has chosen a mode, the strongest first.
  enum Source: Hashable {
    /// The parameter of the assertion.
    case parameter
    /// An enclosing ``withReelTesting(record:operation:)``, or a trait.
    case scope
    /// The environment variable ``RecordChoice/variable``.
    case environment
    /// Nobody.
    case standard
  }

  let mode: RecordMode
  let source: Source

  /// The name of the environment variable.
  static let variable = "SCROLLWORK_RECORD"

  /// The choice for an assertion: its parameter, else the innermost scope, else the environment.
  ///
  /// - Throws: An ``UnknownRecordMode`` for a value of the environment that is no mode.
  init(
    parameter: RecordMode?, scope: RecordMode?, environment: [String: String]
  ) throws(UnknownRecordMode) {
    if let parameter {
      (mode, source) = (parameter, .parameter)
    } else if let scope {
      (mode, source) = (scope, .scope)
    } else if let value = environment[Self.variable], !value.isEmpty {
      guard let known = RecordMode(rawValue: value) else { throw UnknownRecordMode(value: value) }
      (mode, source) = (known, .environment)
    } else {
      (mode, source) = (.missing, .standard)
    }
  }

  /// How to accept what the test has drawn.
  var acceptance: String { "To accept: \(recording)." }

  /// How to replace a reference that cannot be read.
  var replacement: String { "To record it anew: \(recording)." }

  /// How to let the next run write what it draws.
  private var recording: String {
    switch source {
    case .parameter: "pass record: .failed to the assertion once"
    case .scope: "run the test once with record: .failed in the scope or trait around it"
    case .environment, .standard: "run the test with \(Self.variable)=failed"
    }
  }
}
