import ArgumentParser
import Foundation
import ScrollworkScript
import ScrollworkStudio

/// `lint`: what is wrong with scripts.
struct LintVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Says what is wrong with script files.",
    discussion: """
      Each mistake with its line, a caret under the spot, and what was expected there. Nothing is \
      said of files that are fine.

        scrollwork lint Scenes/Scripts/*.scroll
        scrollwork lint --json fling.scroll
      """)

  @Argument(help: "The script files.")
  var files: [String]

  @Flag(help: "Write JSON: a list of the mistakes, which is empty if there are none.")
  var json = false

  func run(on workbench: Workbench) throws {
    var scripts = ScriptFiles()
    for file in files { _ = try scripts.read(file, on: json ? nil : workbench.console) }
    if json { workbench.console.write(scripts.report.json) }
    try scripts.finish()
  }
}

/// Several script files, read one after the other whatever is wrong with those before.
struct ScriptFiles {
  /// What was wrong with all of them.
  private(set) var report = ScriptReport()
  private var mistakes = 0
  private var broken: [String] = []
  private var missing = 0

  /// Reads a file; nil, and a word about it on the console, if something is wrong with it.
  mutating func read(_ file: String, on console: Console?) throws -> ScriptText? {
    do { return try ScriptText(contentsOf: URL(filePath: file)) } catch {
      switch error {
      case let errors as ScriptErrors:
        for error in errors.errors.prefix(ScriptErrors.most) { console?.complain("\(error)") }
        report.add(errors)
        mistakes += errors.errors.count
        if errors.isMissing { missing += 1 }
      case let error as StudioError:
        console?.complain("\(error)")
        report.add(error, file: file)
        mistakes += 1
        if case .missingScript = error { missing += 1 }
      default: throw error
      }
      broken.append(file)
      return nil
    }
  }

  /// Throws if something was wrong with any of them.
  func finish() throws(Failure) {
    guard !broken.isEmpty else { return }
    throw Failure(
      status: missing == broken.count ? .missing : .malformed,
      message: (mistakes == 1 ? "1 mistake" : "\(mistakes) mistakes") + " in "
        + (broken.count == 1 ? broken[0] : "\(broken.count) files"))
  }
}
