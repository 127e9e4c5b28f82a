package import Foundation
import ScrollworkScript

/// A check of what of some files is modelled, without compiling them; their Metal files are compiled.
package struct ProjectCheck: Sendable {
  private let toolchain: Toolchain
  private let cache: LooseCache
  /// A message about the cache, if it is not the user's own.
  package let warning: String?

  /// The toolchain's modules for tests, which are no views.
  private static let testing = ["XCTest", "Testing"]

  /// A check against the modules beside a program.
  package init(program: URL) throws(LooseError) {
    toolchain = try Toolchain.find(program: program)
    (cache, warning) = try LooseCache.trusted()
  }

  /// Checks files with the pictures and colors in some folders, besides their own.
  ///
  /// The stand-ins that they import and the Metal files in `shaders` are compiled if they are not in the
  /// cache.
  package func report(
    _ files: LooseFiles, folders: [URL] = [], shaders: LooseShaders = LooseShaders(),
    onStandIn: @Sendable (StandInCompiler.Event) -> Void = { _ in }
  ) async throws -> CheckReport {
    let program = LooseProgram(
      files, root: (try? files.root()) ?? .expression("EmptyView()"), name: "check", steps: nil,
      shaderNames: shaders.names)
    let standIns = try await StandInCompiler(toolchain, cache: cache)
      .prepared(program.standIns, onEvent: onStandIn)
    let names = try await ModuleNames.load(toolchain, files.packages, standIns, cache: cache)
    let catalog = ResourceCatalog(folders + files.folders)
    var conditions = BuildConditions(files, toolchain)
    conditions.modules.subtract(Set(Self.testing).subtracting(files.packages?.modules ?? []))
    let check = NamesCheck(names: names.all, conditions: conditions, resources: catalog.symbols)
    let uses = check.unknownUses(in: program)
    var report = CheckReport()
    report.files = files.files.count
    report.add(uses, nearest: KnownNames(names.ours))
    report.add(
      ResourceUses(program.parts).missing(in: catalog)
        .filter { program.knownPaths.contains($0.place.path) })
    report.add(files)
    report.packages = PackageNeed.needs(of: files)
    report.ineffective = IneffectiveUse.all(in: files)
    report.shaders =
      try await shaders.compiled(for: files, conditions: conditions, cache: cache)
      .report?.findings ?? []
    report.shaderNotes = shaders.notes
    return report
  }
}

extension CheckReport {
  /// Adds unknown uses, those of a name as one.
  fileprivate mutating func add(_ uses: [UnknownUse], nearest known: KnownNames) {
    for (use, places) in Self.grouped(uses, by: \.spelling, place: \.place) {
      let advice = UnsupportedNames.advice(for: use.unknown)
      if use.kind == .module {
        modules.append(Module(name: use.name, places: places, advice: advice))
      } else {
        names.append(
          Name(
            name: use.checkName, kind: use.checkKind, places: places,
            advice: advice ?? use.suggestion(among: known)))
      }
    }
  }

  /// Adds resources that are missing, those of a name as one.
  fileprivate mutating func add(_ uses: [ResourceUses.Missing]) {
    let key = { (use: ResourceUses.Missing) in "\(use.kind) \(use.name)" }
    for (use, places) in Self.grouped(uses, by: key, place: \.place) {
      resources.append(
        Resource(name: use.name, kind: use.kind, fault: use.fault, places: places))
    }
  }

  /// The first of equal uses with the places of all; those with most places first.
  private static func grouped<Use>(
    _ uses: [Use], by key: (Use) -> String, place: (Use) -> SourcePlaces.Place
  ) -> [(use: Use, places: [String])] {
    Dictionary(grouping: uses, by: key).values
      .map {
        (use: $0[0], places: $0.map { place($0).text }, first: place($0[0]), name: key($0[0]))
      }
      .sorted { ($1.places.count, $0.first, $0.name) < ($0.places.count, $1.first, $1.name) }
      .map { (use: $0.use, places: $0.places) }
  }

  /// Adds what can be rendered.
  fileprivate mutating func add(_ files: LooseFiles) {
    func add(_ kind: Root.Kind, _ names: (SourceOutline) -> [String?]) {
      for file in files.files {
        roots += names(file.outline).map { Root(name: $0, kind: kind, path: file.path) }
      }
    }
    add(.app) { $0.apps.map(\.name) }
    add(.preview) { $0.previews.map(\.title) }
    add(.provider) { $0.providers.map(\.name) }
    add(.view) { $0.views.filter { !$0.isGeneric }.map(\.name) }
  }
}

extension UnknownUse {
  fileprivate var checkKind: CheckReport.Name.Kind {
    switch kind {
    case .type, .module: .type
    case .variable: .function
    case .member, .implicitMember, .typeMember: .member
    case .attribute: .attribute
    case .macro: .macro
    case .label: .argument
    }
  }

  fileprivate var checkName: String {
    switch kind {
    case .label, .typeMember: spelling
    default: name
    }
  }

  /// The nearest name, for one that is misspelled.
  fileprivate func suggestion(among known: KnownNames) -> String? {
    if case .label = kind { return nil }
    let names = unknown.kind == .type ? known.types : known.members
    return NearestWord.nearest(to: name, among: names).map { "did you mean \($0)?" }
  }
}
