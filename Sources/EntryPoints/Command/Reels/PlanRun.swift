import ArgumentParser
import Foundation
import ScrollworkReels
import ScrollworkScript
import ScrollworkStudio
import ScrollworkSystem

/// A run of a plan: each of its reels is a run of the verb `reel`, with the options of its entry.
@MainActor struct PlanRun {
  private let plan: ReelPlan
  private let folder: URL
  private let isCheck: Bool
  /// The shard of the reels; nil for all.
  private let shard: Shard?
  /// The file of records that is named, from the folder of the plan; nil for the one beside it.
  private let namedRecords: String?
  /// The arguments that apply to every entry.
  private let shared: [String]
  private let console: Console

  /// The run of a verb's plan.
  ///
  /// - Throws: A ``Failure`` for a plan that cannot be read, or for other options than those that
  ///   apply to every entry.
  init(_ verb: ReelVerb, file: String, _ arguments: [String], on console: Console) throws {
    let url = URL(filePath: file)
    plan = try ReelPlan(InputText.read(file, expected: "a plan of reels"), file: file)
    folder = url.deletingLastPathComponent()
    (isCheck, shard, namedRecords) = (verb.check, verb.shard, verb.records)
    self.console = console
    shared = try Self.shared(arguments)
  }

  /// The options that stand beside `--plan`, with whether they have a value.
  private static let beside = [
    "--plan": true, "--check": false, "--jobs": true, "--limit": true, "--compile-limit": true,
    "--records": true, "--shard": true, "--errors": true, "--quiet": false, "--verbose": false,
  ]
  /// The options of those that apply to the plan as a whole.
  private static let own: Set<String> = ["--plan", "--records", "--shard"]

  /// The options among the arguments of a verb that apply to every entry.
  private static func shared(_ arguments: [String]) throws(Failure) -> [String] {
    var (shared, rest) = ([String](), arguments.dropFirst())
    while let word = rest.popFirst() {
      let name = String(word.prefix { $0 != "=" })
      guard let hasValue = beside[name] else {
        throw Failure(
          status: .usage,
          message: "'\(name)' cannot be combined with '--plan'; expected it in the plan, as an "
            + "option of its reels")
      }
      let words = [word] + (hasValue && name == word ? [rest.popFirst()].compactMap(\.self) : [])
      if !own.contains(name) { shared += words }
    }
    return shared
  }

  /// The path of the records of what a plan makes, from its folder.
  private var records: String {
    let stem = URL(filePath: plan.file).deletingPathExtension().lastPathComponent
    return namedRecords ?? "\(stem).records.json"
  }

  /// Makes the reels of the plan that are not up to date.
  ///
  /// - Parameter make: Runs a verb with arguments.
  /// - Returns: The exit code of the first reel that failed, or success.
  /// - Throws: A `YAMLError`, or a ``Failure`` of a reel.
  func run(_ make: ([String]) async -> VerbOutcome) async throws -> CommandStatus {
    let words = try plan.entries.map(arguments)
    try requireDistinctFiles()
    try requireOwnPlace()
    guard folder.path.isEmpty || FileManager.default.changeCurrentDirectoryPath(folder.path) else {
      throw Failure(status: .missing, message: "cannot enter \(folder.relativePath)")
    }
    let jobs = Array(zip(plan.entries, words))
    let part = shard?.part(of: jobs, named: "reel", on: console) ?? jobs
    let records = URL(filePath: records)
    let file = FileRecords(records, shard: shard).file
    var stale = false
    for (entry, words) in part {
      let outcome = await make(["reel"] + words + shared + ["--records", file.relativePath])
      let isStale = isCheck && outcome.status == .mismatch
      if let failure = outcome.failure {
        guard isStale else { throw failure.at(entry, of: plan) }
        failure.diagnostics.forEach { console.write($0, status: .mismatch) }
      }
      // A process that plays Swift files has told why it failed.
      guard outcome.status == .success || isStale else { return outcome.status }
      stale = stale || isStale
    }
    if !isCheck {
      var kept = FileRecords(records, shard: shard)
      // A named file may have the records of other plans.
      if namedRecords == nil {
        kept.keep(part.flatMap(\.0.allFiles).map { URL(filePath: $0.text) })
      }
      try kept.write()
    }
    guard !stale else {
      throw Failure(status: .mismatch, message: "\(plan.file) is not up to date")
    }
    return .success
  }

  /// Throws for a file outside of the place that plans make files in.
  private func requireOwnPlace() throws(YAMLError) {
    let place = OutputPlace(of: URL(filePath: plan.file))
    for file in plan.entries.flatMap(\.allFiles) {
      guard let expectation = place.expectation(insteadOf: file.text) else { continue }
      throw plan.error(at: file, "found \"\(file.text)\", \(expectation)")
    }
  }

  private func requireDistinctFiles() throws(YAMLError) {
    var lines: [URL: Int] = [:]
    for file in plan.entries.flatMap(\.allFiles) {
      let url = URL(filePath: file.text).standardizedFileURL
      if let line = lines[url] {
        throw plan.error(at: file, "found \"\(file.text)\" again, which line \(line) makes")
      }
      lines[url] = file.line
    }
  }

  // MARK: Arguments

  /// The arguments of an entry.
  ///
  /// - Throws: A `YAMLError` for an unknown option, or for a value that the verb refuses.
  private func arguments(_ entry: ReelPlan.Entry) throws -> [String] {
    let files = entry.files.flatMap { ["-o", $0.text] }
    for file in entry.files { try check(["scene", "-o", file.text], at: file) }
    var words: [String] = []
    for option in entry.options {
      guard Self.options.contains(option.name.text) else {
        throw plan.unknown(option.name, among: Self.options)
      }
      let flag = "--\(option.name.text)"
      let spelled = option.values.map { "\(flag)=\($0.text)" }
      for (word, value) in zip(spelled, option.values) {
        try check(["scene", "-o", "reel.svg", word], at: value)
      }
      if option.values.isEmpty { try check(["scene", "-o", "reel.svg", flag], at: option.name) }
      words += option.values.isEmpty ? [flag] : spelled
    }
    let all = entry.scenes.map(\.text) + files + words
    try check(all, at: entry.place)
    return all
  }

  /// Throws for arguments that the verb refuses.
  private func check(_ arguments: [String], at value: YAMLValue) throws(YAMLError) {
    do { _ = try ReelVerb.parse(arguments) } catch {
      throw plan.error(at: value, Failure.usage(error).message)
    }
  }

  /// The options of an entry.
  static let options = [
    "against", "aspect", "background", "beside", "both-schemes", "canvas", "crf", "dark", "device",
    "dither", "fade", "fonts", "fps", "from", "images", "lenient", "locale", "loop", "lossless",
    "markers", "max-size",
    "palette", "poster", "preset", "rtl", "scale", "script", "shaders", "size", "speed", "stage",
    "status-bar", "strict", "to", "type-size", "view",
  ]
}

extension ReelPlan.Entry {
  /// The files, with the poster.
  fileprivate var allFiles: [YAMLValue] {
    files + options.filter { $0.name.text == "poster" }.flatMap(\.values)
  }
}

extension Failure {
  /// The failure of an entry of a plan.
  fileprivate func at(_ entry: ReelPlan.Entry, of plan: ReelPlan) -> Failure {
    var failure = self
    if status != .closedPipe, status != .interrupted {
      failure = Failure(
        status: status, message: "\(plan.file):\(entry.place.line): \(message)",
        diagnostics: diagnostics, kind: kind,
        file: .init(file: plan.file, line: entry.place.line), expected: expected,
        suggestion: suggestion)
    }
    return failure
  }
}
