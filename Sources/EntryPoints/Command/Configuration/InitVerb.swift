import ArgumentParser

/// `init`: the configuration of a project.
struct InitVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Makes a project of a folder with Swift files.",
    discussion: """
      Finds the views with previews, or the app, and writes \(Configuration.fileName): the scenes, where \
      references and output go, and defaults of the verbs. The first scene gets a script, the tour \
      that a Swift file is shown by, to be changed by hand. Nothing that is there is replaced.

        cd MyApp
        scrollwork init
      """)

  @Argument(help: "The folder. (default: the current one)")
  var folder = "."

  @Flag(
    help: """
      Write AGENTS.md too, which tells agents how to use scrollwork here, or add that to the one \
      that is there.
      """)
  var agents = false

  @Flag(name: .customLong("no-script"), help: "Write no script, which needs the files compiled.")
  var leavesOutScript = false

  @OptionGroup(title: "Messages") var messages: MessageOptions
}
