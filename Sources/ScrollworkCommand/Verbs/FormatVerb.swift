import ArgumentParser
import Foundation
import ScrollworkScript
import ScrollworkStudio

/// `format`: scripts in the one way that they are spelled.
struct FormatVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Spells script files in the one way there is.",
    discussion: """
      Comments stay, and blank lines, of several in a row one. What is formatted goes to the \
      output, unless the files are to be changed in place.

        scrollwork format fling.scroll
        scrollwork format -i Scenes/Scripts/*.scroll
        scrollwork format --check Scenes/Scripts/*.scroll
      """)

  @Argument(help: "The script files.")
  var files: [String]

  @Flag(name: [.customShort("i"), .customLong("in-place")], help: "Change the files.")
  var inPlace = false

  @Flag(help: "Only say which files would change; the exit code is 1 if any would.")
  var check = false

  func validate() throws {
    if inPlace, check {
      throw ValidationError("'--check' changes nothing; it cannot be given with '--in-place'")
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
        workbench.console.write(formatted)
      } else if formatted != script.text {
        try WholeFile.write(Data(formatted.utf8), to: URL(filePath: file))
      }
    }
    try scripts.finish()
    guard !untidy.isEmpty else { return }
    throw Failure(
      status: .different,
      message: (untidy.count == 1 ? "1 file is" : "\(untidy.count) files are")
        + " not formatted; \"scrollwork format -i\" does it",
      before: untidy)
  }
}
