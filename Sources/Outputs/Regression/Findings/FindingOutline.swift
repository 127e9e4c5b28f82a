/// The findings of a comparison in the order of reading: each cause, then what follows from it.
struct FindingOutline {
  /// A finding and how deep it stands.
  struct Entry: Hashable {
    /// The index in the list of findings.
    let index: Int
    /// 0 for a cause, 1 for its consequences, and so on.
    let depth: Int
  }

  /// All findings, each once.
  private(set) var entries: [Entry] = []

  /// The outline of a list of findings.
  ///
  /// A finding whose cause is not in the list, or that follows from itself, stands as a cause.
  init(_ findings: [Finding]) {
    var consequences: [Int: [Int]] = [:]
    var roots: [Int] = []
    for (index, finding) in findings.enumerated() {
      if let cause = finding.cause, findings.indices.contains(cause), cause != index {
        consequences[cause, default: []].append(index)
      } else {
        roots.append(index)
      }
    }
    var isDone = [Bool](repeating: false, count: findings.count)
    for root in roots + findings.indices where !isDone[root] {
      var rest = [Entry(index: root, depth: 0)]
      while let entry = rest.popLast() {
        if isDone[entry.index] { continue }
        isDone[entry.index] = true
        entries.append(entry)
        rest += (consequences[entry.index] ?? []).reversed()
          .map { Entry(index: $0, depth: entry.depth + 1) }
      }
    }
  }
}
