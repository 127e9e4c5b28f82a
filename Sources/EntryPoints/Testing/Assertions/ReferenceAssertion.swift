import Foundation
import ScrollworkCairo
import ScrollworkRegression
import ScrollworkStage
import ScrollworkStudio

/// An assertion that a scene's reel, or one still of it, equals its reference.
@MainActor struct ReferenceAssertion {
  /// Makes the scene, given the name of the assertion.
  let scene: (String) -> ScrollworkStage.Scene
  /// The name; nil for a number.
  let name: String?
  /// The record mode of the parameter.
  let record: RecordMode?
  let images: [URL]
  let place: CallPlace
  /// Sets what the keeper compares, and how strictly.
  let adjust: (inout ReferenceKeeper) -> Void

  private var environment: [String: String] { ProcessInfo.processInfo.environment }
  private var reporter: TestReporter { TestReporter(place: place) }

  /// Compares, and fails the running test with one issue if something is wrong.
  ///
  /// - Throws: A `CancellationError`.
  func run() async throws {
    do {
      let choice = try RecordChoice(
        parameter: record, scope: ReelScope.current?.record, environment: environment)
      let test = RunningTest(at: place)
      guard let assertion = name ?? number(in: test) else {
        return reporter.fail(
          "An assertion in a test with arguments needs a name that differs between them: named: "
            + "\"\\(argument)\".")
      }
      let folders = TestFolders(
        file: place.file, test: test.name, assertion: assertion, environment: environment)
      let claims = ReferenceClaims.shared
      if let problem = claims.claim(folders.reference, for: test, name: assertion) {
        return reporter.fail(problem)
      }
      try await check(folders, choice)
    } catch let error as CancellationError {
      throw error
    } catch {
      reporter.fail("\(error)")
    }
  }

  /// The number of an assertion without a name; nil for a test that runs once for each of some
  /// arguments, in no particular order.
  private func number(in test: RunningTest) -> String? {
    guard !test.isParameterized else { return nil }
    var numbers = ReelScope.current?.numbers ?? .shared
    #if canImport(XCTest)
      if !test.isSwiftTesting {
        XCTestNumbering.register()
        numbers = .xctest
      }
    #endif
    return "\(numbers.next(in: test.identity))"
  }

  /// Compares or records while no other process does so with the same reference.
  private func check(_ folders: TestFolders, _ choice: RecordChoice) async throws {
    let reference = ReferenceFolder(folders.reference)
    let path = TestFolders.spell(folders.reference)
    // While another process writes it, there is a folder without a manifest.
    guard choice.mode != .never || FileManager.default.fileExists(atPath: reference.url.path)
    else { return failWithoutReference(path) }
    let lock = try await FolderLock.acquire(reference.url) { _ in }
    defer {
      withExtendedLifetime(lock) {}
      // Only an empty folder can be removed: one made for a scene that cannot be drawn.
      rmdir(reference.url.path)
    }
    // Another process may have recorded it meanwhile.
    let isMissing = !reference.exists
    guard choice.mode != .never || !isMissing else { return failWithoutReference(path) }
    let (keeper, renderer) = try makeKeeper(folders.name)
    reportUnmet(keeper.stage)
    if isMissing || choice.mode == .all {
      try await write(keeper, reference, folders)
      let beginning =
        isMissing ? "There was no reference; \(path) is recorded now" : "\(path) is recorded anew"
      return reporter.fail(
        "\(beginning).\nLook at its pictures, commit it, and run the test again"
          + (choice.mode == .all ? " in another record mode." : "."))
    }
    let files = FailureFiles(folder: folders.failure)
    try files.removeEarlier()
    do {
      let (comparison, pictures) = try await keeper.verify(
        against: reference, candidate: files.candidate)
      guard !comparison.verdict.isPassing else { return }
      try await fail(comparison, pictures, keeper, renderer, folders, choice)
    } catch let error as RecordingError {
      try await replace(reference, unreadable: error, keeper, folders, choice)
    } catch let error as PictureStepError where error.picture.side == .old {
      try await replace(reference, unreadable: error, keeper, folders, choice)
    }
  }

  private func failWithoutReference(_ path: String) {
    reporter.fail(
      "There is no reference \(path), and none is recorded in the record mode never.\n"
        + "To record it, run the test in another mode, such as missing.")
  }

  /// Reports what the script expects and the scene does not do.
  private func reportUnmet(_ stage: Stage) {
    for problem in stage.problems where problem.severity == .unmet { reporter.fail("\(problem)") }
  }

  /// Reports a reference that cannot be read, and records it anew in the modes that do so.
  private func replace(
    _ reference: ReferenceFolder, unreadable error: any Error, _ keeper: ReferenceKeeper,
    _ folders: TestFolders, _ choice: RecordChoice
  ) async throws {
    guard choice.mode == .failed else {
      return reporter.fail("\(error)\n\(choice.replacement)")
    }
    try await write(keeper, reference, folders)
    reporter.fail("\(error)\nThe reference is recorded anew; run the test again.")
  }

  private func makeKeeper(_ name: String) throws -> (ReferenceKeeper, CairoRenderer) {
    let renderer = try TestRenderers.renderer(images: images)
    let stage = Stage(scene(name), text: renderer, images: renderer)
    var keeper = ReferenceKeeper(stage, renderer: renderer, decoder: PNGDecoder())
    adjust(&keeper)
    try InvalidRate.check(keeper.fps)
    return (keeper, renderer)
  }

  private func write(
    _ keeper: ReferenceKeeper, _ reference: ReferenceFolder, _ folders: TestFolders
  ) async throws {
    try await keeper.record(into: reference)
    try RunNote(try reference.recording())?.write(in: folders.failure)
  }

  private func fail(
    _ comparison: Comparison, _ pictures: any ComparisonPictures, _ keeper: ReferenceKeeper,
    _ renderer: CairoRenderer, _ folders: TestFolders, _ choice: RecordChoice
  ) async throws {
    let files = FailureFiles(folder: folders.failure)
    let attached = try files.write(comparison, pictures, renderer)
    let drawn = try files.candidate.recording()
    let (earlier, now) = (RunNote.read(in: folders.failure), RunNote(drawn))
    try now?.write(in: folders.failure)
    let again = try await makeKeeper(folders.name).0.digests()
    let hints = InstabilityHints(
      comparison: comparison, earlier: earlier, now: now,
      differingAgain: again.differing(from: drawn), environment: environment)
    var message = FailureMessage(
      comparison: comparison,
      subject: "The \(keeper.moment == nil ? "reel" : "still") “\(folders.name)”",
      reference: folders.reference)
    message.advice = hints.sentences
    message.advice.append("The report with pictures: \(TestFolders.spell(files.report))")
    if choice.mode == .failed {
      try await write(keeper, ReferenceFolder(folders.reference), folders)
      message.advice.append("The reference is recorded anew; run the test again.")
    } else {
      message.advice.append(choice.acceptance)
    }
    reporter.fail(message.text)
    for file in attached { reporter.attach(file.data, named: file.name) }
  }
}

extension Recording {
  /// The number of stills whose display lists differ between two recordings.
  fileprivate func differing(from other: Recording) -> Int {
    zip(stills, other.stills).count { $0.list != $1.list }
      + abs(stills.count - other.stills.count)
  }
}
