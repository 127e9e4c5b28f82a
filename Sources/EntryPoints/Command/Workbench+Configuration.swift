import Foundation
import ScrollworkStage
import ScrollworkStudio

// What the configuration of a folder makes of a command.
extension Workbench {
  /// The configuration around the current folder; nil if there is none.
  func configuration(_ verbs: [String: VerbOptions]) throws -> Configuration? {
    try Configuration.around(
      FileManager.default.currentDirectoryPath, verbs, scenes: scenes.map(\.name))
  }

  /// The scenes of the tool that are scenes of the project.
  func ownScenes(_ configuration: Configuration?) -> [Scene] {
    !areDemos || configuration?.includesDemos == true ? scenes : []
  }

  /// Runs a command as the configuration completes it: once, or once for each scene that it is about.
  ///
  /// - Returns: The exit code of the first scene that failed, or success.
  func runConfigured(
    _ arguments: [String], _ play: ([String]) async throws -> CommandStatus
  ) async throws -> CommandStatus {
    // A process of Swift files has the arguments of its parent.
    guard !source.isOfFiles else { return try await play(arguments) }
    let verbs = VerbOptions.all()
    // The configuration is not needed to tell what a verb does.
    let isQuestion =
      arguments.isEmpty || ["--help", "-h", "help", "--version"].contains(arguments[0])
    let configuration = isQuestion ? nil : try configuration(verbs)
    let command = ConfiguredCommand(configuration, verbs, toolScenes: scenes.map(\.name))
    let words = command.reel(arguments) ?? arguments
    try ScrollworkCommand.checkVerb(words)
    try ScrollworkCommand.checkDashes(words)
    let runs = try command.runs(words)
    if let configuration { console.writeDetail("configuration: \(configuration.text.file)") }
    if runs != [arguments] {
      for run in runs { console.writeDetail("scrollwork \(run.joined(separator: " "))") }
    }
    let folder = try command.makeOutputFolder(for: words)
    // It goes again unless something was made in it.
    defer { if let folder { rmdir(folder) } }
    guard runs.count > 1 else { return try await play(runs[0]) }
    var status = CommandStatus.success
    for run in runs {
      let one: CommandStatus
      do { one = try await play(run) } catch {
        one = report(error)
        // Nothing more is wanted, or can be written.
        if one == .interrupted || one == .closedPipe { return one }
      }
      if status == .success { status = one }
    }
    return status
  }
}
