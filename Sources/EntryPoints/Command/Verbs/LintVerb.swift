import ArgumentParser
import Foundation
import ScrollworkScript
import ScrollworkStudio

/// `lint`: the mistakes in script files.
struct LintVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Reports mistakes in script files.",
    discussion: """
      Each mistake is reported with its line, a caret under its column, and what was expected. \
      Valid files produce no output.

        scrollwork lint Scenes/Scripts/*.scroll
        scrollwork lint --json fling.scroll
      """)

  @Argument(help: "The script files.")
  var files: [String]

  @Flag(help: "Write the mistakes as a JSON list, empty if there are none.")
  var json = false

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func run(on workbench: Workbench) throws {
    var scripts = ScriptFiles()
    for file in files { _ = try scripts.read(file, on: json ? nil : workbench.console) }
    if json { try workbench.console.write(scripts.report.json) }
    try scripts.finish()
  }
}

/// Several script files, read independently of each other's mistakes.
struct ScriptFiles {
  /// The mistakes of all files.
  private(set) var report = ScriptReport()
  private var mistakes = 0
  private var broken: [String] = []
  private var missing = 0

  /// Reads a file; returns nil and writes its mistakes to the console if it is invalid.
  mutating func read(_ file: String, on console: Console?) throws -> ScriptText? {
    do { return try ScriptText(contentsOf: URL(filePath: file)) } catch {
      switch error {
      case let errors as ScriptErrors:
        for error in errors.errors.prefix(ScriptErrors.most) {
          console?.write(Diagnostic(error), status: errors.isMissing ? .missing : .malformed)
        }
        report.add(errors)
        mistakes += errors.errors.count
        if errors.isMissing { missing += 1 }
      case let error as StudioError:
        let failure = Failure(error)
        var diagnostic = failure.diagnostic
        diagnostic.label = ""
        console?.write(diagnostic, status: failure.status)
        report.add(error, file: file)
        mistakes += 1
        switch error {
        case .missingScript, .cannotRead: missing += 1
        default: break
        }
      default: throw error
      }
      broken.append(file)
      return nil
    }
  }

  /// Throws if any file had mistakes.
  func finish() throws(Failure) {
    guard !broken.isEmpty else { return }
    throw Failure(
      status: missing == broken.count ? .missing : .malformed,
      message: (mistakes == 1 ? "1 mistake" : "\(mistakes) mistakes") + " in "
        + (broken.count == 1 ? broken[0] : "\(broken.count) files"))
  }
}
