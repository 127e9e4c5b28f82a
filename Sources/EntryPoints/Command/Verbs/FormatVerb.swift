import ArgumentParser
import Foundation
import ScrollworkScript
import ScrollworkStudio

/// `format`: formats script files canonically.
struct FormatVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Formats script files canonically.",
    discussion: """
      Comments are kept, and runs of blank lines become one. The result goes to standard output, \
      unless --in-place is given.

        scrollwork format fling.scroll
        scrollwork format -i Scenes/Scripts/*.scroll
        scrollwork format --check Scenes/Scripts/*.scroll
      """)

  @Argument(help: "The script files.")
  var files: [String]

  @Flag(name: [.customShort("i"), .customLong("in-place")], help: "Rewrite the files.")
  var inPlace = false

  @Flag(help: "List the files that would change, and exit with 1 if there are any.")
  var check = false

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if inPlace, check {
      throw ValidationError("'--check' and '--in-place' cannot be combined")
    }
  }

  func run(on workbench: Workbench) throws {
    var scripts = ScriptFiles()
    var untidy: [String] = []
    for file in files {
      guard let script = try scripts.read(file, on: workbench.console) else { continue }
      let formatted = script.formatted
      if check {
        if formatted != script.text { untidy.append(file) }
      } else if !inPlace {
        try workbench.console.write(formatted)
      } else if formatted != script.text {
        try AtomicFile.write(Data(formatted.utf8), to: URL(filePath: file))
      }
    }
    try scripts.finish()
    guard !untidy.isEmpty else { return }
    throw Failure(
      status: .mismatch,
      message: (untidy.count == 1 ? "1 file is" : "\(untidy.count) files are")
        + " not formatted; run \"scrollwork format -i\"",
      diagnostics: untidy.map { Diagnostic(kind: .mismatch, message: $0) })
  }
}
