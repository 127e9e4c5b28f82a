import ScrollworkStudio

extension Shard {
  /// The units of the shard; writes a diagnostic if it has none.
  @MainActor func part<Unit>(of units: [Unit], named noun: String, on console: Console) -> [Unit] {
    let part = part(of: units)
    if part.isEmpty {
      let known = units.count == 1 ? "is 1 \(noun)" : "are \(units.count) \(noun)s"
      console.writeDiagnostic("shard \(self) is empty: there \(known)")
    }
    return part
  }
}
