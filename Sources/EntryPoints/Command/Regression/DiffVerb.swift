import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkLoose
import ScrollworkRegression
import ScrollworkStage
import ScrollworkStudio
import ScrollworkSystem

/// `diff`: two reels side by side.
struct DiffVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what differs between two reels.",
    discussion: """
      Compares two folders of renders or of references, two folders of PNG files by any program, or \
      two PNG files. Reels are compared by their display lists first, then by time, by scroll views \
      and views, and at last by pixels.

        scrollwork diff before/gallery output/gallery
        scrollwork diff simulator/frames output/gallery --measure pixelmatch
        scrollwork diff old.png new.png --measure flip

      With --rev, compares scenes or Swift files of a git revision with those of the work tree, or \
      of a second --rev. For scenes of a package, the tool of the revision is built once.

        scrollwork diff gallery --rev main --report gallery.html
        scrollwork diff Shelf.swift --rev v1.2 --rev main

      The exit code is 1 if they differ.
      """)

  @Argument(help: "Two folders or PNG files; with --rev, scene names or Swift files.")
  var inputs: [String]

  @Option(
    name: .customLong("rev"),
    help: ArgumentHelp(
      "A git revision; the old side, and if repeated, the new one.", valueName: "revision"))
  var revisions: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stills per second of pictures, and with --rev of reels, 1 to 240. (default: 60)",
      valueName: "n"),
    transform: OptionValues.fps.parse)
  var fps = 60

  @Option(
    name: OptionValues.outputNames,
    help: ArgumentHelp(
      "With --rev, the folder for the reels of both sides.",
      valueName: "dir"))
  var output: String?

  @OptionGroup(title: "Tolerances") var tolerances: ToleranceOptions

  @OptionGroup(title: "Reports") var reports: ReportOptions

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if revisions.isEmpty, inputs.count != 2 {
      throw ValidationError(
        "expected two folders or PNG files, not \(inputs.count); --rev compares revisions")
    }
    if revisions.isEmpty, output != nil {
      throw ValidationError("'--out' needs '--rev'; --report names files for the results")
    }
    if revisions.count > 2 {
      throw ValidationError("expected one or two revisions, not \(revisions.count)")
    }
  }

  func run(on workbench: Workbench) async throws {
    let pairs =
      revisions.isEmpty
      ? [(old: inputs[0], new: inputs[1], name: nil)] : try await revisionPairs(workbench)
    var results: [(comparison: Comparison, pictures: any ComparisonPictures)] = []
    for pair in pairs {
      var result = try compare(pair.old, pair.new, on: workbench)
      if let name = pair.name { result.comparison.name = name }
      if !revisions.isEmpty { result.comparison = try await blamed(result.comparison) }
      results.append(result)
    }
    let paths = await SourcePaths(workbench.console.sourceNames)
    for index in results.indices {
      results[index].comparison = try await paths.applied(to: results[index].comparison)
    }
    try reports.write(results, to: workbench.console)
    let different = results.count { !$0.comparison.verdict.isPassing }
    guard different > 0 else { return }
    throw Failure(
      status: .mismatch,
      message: results.count == 1
        ? "\(inputs.count == 2 && revisions.isEmpty ? "\(inputs[0]) and \(inputs[1])" : inputs[0])"
          + " differ\(inputs.count == 2 && revisions.isEmpty ? "" : "s")"
        : "\(different) of \(results.count) scenes differ")
  }

  @MainActor private func compare(
    _ old: String, _ new: String, on workbench: Workbench
  ) throws -> (comparison: Comparison, pictures: any ComparisonPictures) {
    if let one = oneSided(old, new) { return (one, NoPictures()) }
    let decoder = PNGDecoder()
    let first = try ReelInput(path: old, fps: fps, decoder: decoder)
    let second = try ReelInput(path: new, fps: fps, decoder: decoder)
    let line = ProgressLine(second.recording.settings.scene, on: workbench.console)
    defer { line.clear() }
    return try ReelDiff(
      first, second, comparer: tolerances.comparer, measure: tolerances.pixelMeasure,
      distance: tolerances.tolerance, ignoredRects: tolerances.ignoreRect, decoder: decoder
    ).compare { line.show(ReelProgress(done: $0, total: $1, drawn: $0)) }
  }

  /// The comparison of a scene that only one of two revisions has; nil if both have it.
  private func oneSided(_ old: String, _ new: String) -> Comparison? {
    guard !revisions.isEmpty else { return nil }
    let exist = (InputFile.exists(old), InputFile.exists(new))
    guard exist.0 != exist.1 else { return nil }
    let side = { Comparison.Side(label: $0, count: 0, fps: fps, canvas: [0, 0], scale: 1) }
    return Comparison(
      name: URL(filePath: new).lastPathComponent, verdict: exist.1 ? .missing : .stale,
      old: side(old), new: side(new))
  }

  /// Records both sides; the folders of each scene.
  @MainActor private func revisionPairs(
    _ workbench: Workbench
  ) async throws -> [(old: String, new: String, name: String?)] {
    guard let program = Bundle.main.executableURL else {
      throw LooseError.cannotLoad(reason: "the path of this program is unknown")
    }
    let current = URL(filePath: FileManager.default.currentDirectoryPath)
    let repository = try await GitRepository(around: current)
    let console = workbench.console
    let tool = RevisionTool(
      repository, current: current, program: program, swift: PackageBuilder.program
    ) {
      console.writeDiagnostic($0)
    }
    let areFiles = inputs.contains { word in
      LooseFiles.isPath(word) && !workbench.scenes.contains { $0.name == word }
    }
    let folder = URL(filePath: output ?? "output/diff")
    let sides = [(revisions[0], "old"), (revisions.count > 1 ? revisions[1] : nil, "new")]
    var folders: [URL] = []
    for (revision, name) in sides {
      let side = URL(filePath: folder.appending(path: name).path)
      try Self.removeReels(in: side)
      try await tool.record(
        inputs, areFiles: areFiles, revision: revision, options: ["--fps", "\(fps)"],
        into: side.standardizedFileURL)
      folders.append(side)
    }
    let names = Set(folders.flatMap(Self.scenes)).sorted()
    return names.map { name in
      (folders[0].appending(path: name).path, folders[1].appending(path: name).path, name)
    }
  }

  /// Removes a folder of reels that were made before.
  private static func removeReels(in folder: URL) throws {
    for name in scenes(in: folder)
    where !InputFile.isFile(folder.appending(path: name).appending(path: "manifest.json").path) {
      throw Failure(
        status: .usage,
        message: "\(folder.relativePath) has \(name), which is no reel; --out names another folder")
    }
    try? FileManager.default.removeItem(at: folder)
  }

  private static func scenes(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }
  }

  /// The comparison with the commits behind its findings.
  private func blamed(_ comparison: Comparison) async throws -> Comparison {
    var comparison = comparison
    comparison.old.label = revisions[0]
    comparison.new.label = revisions.count > 1 ? revisions[1] : "work tree"
    let repository = try await GitRepository(
      around: URL(filePath: FileManager.default.currentDirectoryPath))
    let old = try await repository.commit(of: revisions[0])
    for index in comparison.findings.indices {
      guard let source = comparison.findings[index].source else { continue }
      comparison.findings[index].commits = try await repository.commits(
        changing: source, since: old, until: revisions.count > 1 ? revisions[1] : nil)
    }
    return comparison
  }
}
