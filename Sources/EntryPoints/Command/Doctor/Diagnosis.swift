import ScrollworkStudio

/// What the tool needs of a machine, and what of it is there.
struct Diagnosis: Hashable, Sendable {
  /// What was found, in the order of the subjects.
  let findings: [Finding]

  /// The findings that keep the demos from being made.
  var missing: [Finding] { findings.filter { $0.state == .missing } }

  /// Whether all is there that the demos need.
  var isReady: Bool { missing.isEmpty }
}

extension Diagnosis {
  /// A part of a machine that the tool needs.
  enum Subject: String, CaseIterable, Sendable {
    case toolchain, libraries, fonts, ffmpeg, cache, sandbox, disk
  }

  /// How a part of a machine is.
  enum State: String, CaseIterable, Sendable {
    /// All is as it should be.
    case ok
    /// Something is not as it should be; the demos are made without it.
    case warning
    /// Something is not there, without which some demo is not made.
    case missing
  }

  /// One thing that was looked at.
  struct Finding: Hashable, Sendable {
    let subject: Subject
    /// The name, such as `swiftc`.
    let name: String
    let state: State
    /// What was found, such as a version and a path.
    let detail: String
    /// What does not work; nil if all does.
    var cost: String?
    /// The command, or else what to do, that mends it; nil if nothing is to be mended.
    var remedy: String?
    /// Values for programs: versions, paths and hashes by name.
    var facts: [String: String] = [:]
  }
}

extension Diagnosis {
  /// The findings under the names of their subjects, each with what it costs and what mends it below.
  var text: String {
    let width = State.allCases.map(\.rawValue.count).max() ?? 0
    let margin = String(repeating: " ", count: width + 4)
    return Subject.allCases.flatMap { subject -> [String] in
      let own = findings.filter { $0.subject == subject }
      guard !own.isEmpty else { return [] }
      return [subject.rawValue]
        + own.flatMap { finding in
          let state = finding.state.rawValue
          let spaces = String(repeating: " ", count: width - state.count)
          return ["  \(state)\(spaces)  \(finding.name): \(finding.detail)"]
            + [finding.cost, finding.remedy].compactMap { $0.map { margin + $0 } }
        }
    }.joined(separator: "\n")
  }

  /// The findings as JSON: an object with `ready`, and a list of `findings`.
  var json: String {
    JSONText.object([
      "ready": .truth(isReady), "findings": .list(findings.map(Self.entry)),
    ]).lines(depth: 2)
  }

  private static func entry(_ finding: Finding) -> JSONText {
    var entries: [String: JSONText] = [
      "subject": .text(finding.subject.rawValue), "name": .text(finding.name),
      "state": .text(finding.state.rawValue), "detail": .text(finding.detail),
      "facts": .object(finding.facts.mapValues { .text($0) }),
    ]
    entries["cost"] = finding.cost.map { .text($0) }
    entries["remedy"] = finding.remedy.map { .text($0) }
    return .object(entries)
  }
}
