import ArgumentParser
import ScrollworkStage
import ScrollworkStudio

/// `list`: the scenes of the project.
struct ListVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the scenes.",
    discussion: """
      The scenes of the project are those of its \(Configuration.fileName), in the current folder or one \
      around it. Outside of a project, and with --demos, the demos of the tool are listed.
      """)

  @Flag(help: "The demos of the tool.")
  var demos = false

  @Flag(help: "Write JSON.")
  var json = false

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func run(on workbench: Workbench) throws {
    let project = try demos ? nil : workbench.configuration(VerbOptions.all())
    let entries = project?.scenes ?? []
    var scenes = workbench.ownScenes(project)
    if demos || project == nil {
      scenes = workbench.scenes
      if !demos, workbench.areDemos {
        workbench.console.writeNote(
          "there is no \(Configuration.fileName) here, so these are the demos of the tool; "
            + "\"scrollwork init\" makes a project")
      }
    }
    let files = entries.map { entry in
      let options = ConfiguredCommand(project, VerbOptions.all(), toolScenes: [])
        .words(of: entry, VerbOptions.all()["verify"] ?? VerbOptions(options: []))
      return SceneListing.File(
        name: entry.name, words: options.filter { !$0.hasPrefix("--scene-name=") })
    }
    try workbench.console.write(
      json ? SceneListing.json(scenes, files) : SceneListing.text(scenes, files))
  }
}
