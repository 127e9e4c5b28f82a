import ScrollworkProjects

/// The division of fetched modules into those that are built as they are, and those whose sources are
/// compiled with the app's because they use its frameworks.
struct CheckoutSorting: Sendable {
  private let checkouts: PackageCheckouts
  /// The imports of each module that was looked at.
  private var imports: [String: Set<String>] = [:]
  /// The modules that import a framework of Apple's.
  private var apple: Set<String> = []
  /// The modules that are built, in order of their first use.
  private(set) var built: [PackageCheckouts.Module] = []
  /// The modules whose sources are compiled.
  private(set) var compiled: [SourceModule] = []

  /// Sorts what some modules need.
  init(_ checkouts: PackageCheckouts, needed: [String]) {
    self.checkouts = checkouts
    var waiting = needed
    var known: Set<String> = []
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard known.insert(name).inserted, let module = checkouts.modules[name] else { continue }
      if usesFrameworks(name, [], in: checkouts) {
        compiled.append(module.source)
        waiting += imports[name, default: []].sorted()
      } else {
        built.append(module)
      }
    }
  }

  /// Whether a module, or one that it imports, uses a framework that only Apple's systems have.
  private mutating func usesFrameworks(
    _ name: String, _ path: Set<String>, in checkouts: PackageCheckouts
  ) -> Bool {
    guard let module = checkouts.modules[name], !path.contains(name) else { return false }
    if imports[name] == nil { read(module.source) }
    if apple.contains(name) { return true }
    for other in imports[name, default: []].sorted()
    where usesFrameworks(other, path.union([name]), in: checkouts) {
      apple.insert(name)
      return true
    }
    return false
  }

  /// Reads the imports of a module.
  ///
  /// One that sees SwiftUI or UIKit under a condition is made for them too.
  private mutating func read(_ module: SourceModule) {
    var found: Set<String> = []
    let conditions = BuildConditions(modules: Self.here)
    for path in module.sources {
      guard let text = try? LooseFiles.read(path) else { continue }
      let source = SourceText(text)
      let blocks = ConditionalBlocks(source, conditions: conditions)
      for use in source.imports {
        found.insert(use.module)
        let isAlways = blocks.isCompiled(at: use.range.lowerBound) == true
        if Self.interfaces.contains(use.module)
          || isAlways && !Self.here.contains(use.module)
            && PlatformModules.isFramework(use.module)
        {
          apple.insert(module.name)
        }
      }
    }
    imports[module.name] = found
  }

  private static let interfaces: Set = ["SwiftUI", "UIKit"]
  /// The modules that a package finds without those of Apple's systems.
  private static let here: Set = [
    "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "Dispatch",
    "Glibc", "Observation",
  ]
}
