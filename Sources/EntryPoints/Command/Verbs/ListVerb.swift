import ArgumentParser
import ScrollworkStage
import ScrollworkStudio

/// `list`: the scenes of the tool.
struct ListVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the scenes.")

  @Flag(help: "Write JSON.")
  var json = false

  @OptionGroup var messages: ErrorOptions

  func run(on workbench: Workbench) throws {
    let text = json ? SceneListing.json(workbench.scenes) : SceneListing.text(workbench.scenes)
    try workbench.console.write(text)
  }
}
