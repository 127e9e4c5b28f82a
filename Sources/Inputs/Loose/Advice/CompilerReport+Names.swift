extension CompilerReport {
  /// The report with errors that come of unknown names replaced by those of the names.
  ///
  /// The compiler checks a body as a whole: one unknown member in a closure can be told as a wrong
  /// conversion two lines above, or as an expression too complex to check. So in bodies with unknown
  /// names, only errors that name one are kept. Bodies that it has accepted have none, whatever
  /// `unknown` says; unless it `stopped` before it came to them.
  func replacing(_ unknown: [UnknownUse], stopped: Bool = false) -> CompilerReport {
    guard !unknown.isEmpty else { return self }
    var report = self
    let all = findings + consequences
    let told = unknown.filter { use in
      stopped
        || !isToldAsArgument(use)
          && all.contains { $0.path == use.place.path && use.body.contains($0.line) }
    }
    guard !told.isEmpty else { return self }
    let names = Set(told.map(\.name))
    report.findings.removeAll { finding in
      if let unknown = UnknownName(finding.message) { return names.contains(unknown.name) }
      if Self.isAboutConformance(finding.message) { return true }
      if unknown.contains(where: { isToldAsArgument($0) && finding.line == $0.place.line }) {
        return false
      }
      return told.contains { $0.place.path == finding.path && $0.body.contains(finding.line) }
    }
    let worded = Dictionary(
      findings.compactMap { finding in
        UnknownName(finding.message).map { ($0.name, finding) }
      }, uniquingKeysWith: { one, _ in one })
    var order: [String] = []
    var uses: [String: [UnknownUse]] = [:]
    for use in told {
      if uses[use.spelling] == nil { order.append(use.spelling) }
      uses[use.spelling, default: []].append(use)
    }
    for spelling in order {
      guard let group = uses[spelling], let first = group.first else { continue }
      // The compiler's own words, where it found the name, say more: on what type it is not.
      var finding = Finding(
        path: first.place.path, line: first.place.line, column: first.place.column,
        message: first.message, excerpt: first.excerpt)
      if let known = worded[first.name] {
        let isHere = group.contains {
          $0.place.path == known.path && $0.place.line == known.line
        }
        if isHere { finding = known }
      }
      let others = group.map(\.place).filter {
        $0.path != finding.path || $0.line != finding.line
      }
      if !others.isEmpty { finding.notes.append(Self.note(of: others, at: finding)) }
      finding.uses = group.count
      report.findings.append(finding)
    }
    report.sort()
    return report
  }

  /// The note of a name's further uses: in the same file, and in how many others.
  private static func note(of others: [SourcePlaces.Place], at finding: Finding) -> String {
    let lines = others.filter { $0.path == finding.path }.map { "\($0.line)" }
    let elsewhere = others.count - lines.count
    let files = Set(others.map(\.path)).subtracting([finding.path]).count
    var parts: [String] = []
    if !lines.isEmpty {
      let shown = lines.prefix(4).joined(separator: ", ") + (lines.count > 4 ? ", …" : "")
      parts.append("at line\(lines.count == 1 ? "" : "s") \(shown)")
    }
    if elsewhere > 0 {
      parts.append("\(elsewhere) in \(files == 1 ? "another file" : "\(files) other files")")
    }
    let count = others.count == 1 ? "1 more use" : "\(others.count) more uses"
    return "\(finding.place): note: \(count): \(parts.joined(separator: ", "))"
  }

  /// Whether the compiler has found out itself that a call has no such argument.
  private func isToldAsArgument(_ use: UnknownUse) -> Bool {
    guard case .label = use.kind else { return false }
    return findings.contains { finding in
      finding.path == use.place.path && finding.line == use.place.line
        && finding.message.contains("argument") && !Self.isConsequence(finding.message)
        && !finding.message.hasPrefix("cannot convert")
    }
  }

  /// Whether an error can come of a missing type in a declaration.
  private static func isAboutConformance(_ message: String) -> Bool {
    message.contains("does not conform to protocol") || message.contains("must conform to")
  }
}
