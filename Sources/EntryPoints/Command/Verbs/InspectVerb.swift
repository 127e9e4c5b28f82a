import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkStage
import ScrollworkStudio

/// `inspect`: the resolved tree of a scene at a time.
struct InspectVerb: SceneVerb {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Prints the resolved tree of a scene at a time.",
    discussion: """
      Lists every visible view with its frame on the canvas and its state: offsets and phases of \
      scroll views, phases, progress and values of effects. Lengths are in points.

        scrollwork inspect gallery --at 1.5
        scrollwork inspect gallery --at 1.5 --json
      """)

  @Argument(help: "A scene name from \"scrollwork list\", or Swift files.")
  var scenes: [String]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time, in seconds. (default: 0)", valueName: "time"),
    transform: OptionValues.time)
  var at = 0.0

  @OptionGroup var scale: ScaleOptions

  @OptionGroup(title: "Device and traits") var appearance: AppearanceOptions

  @OptionGroup(title: "Swift files and scripts") var loose: LooseOptions

  @OptionGroup(title: "Fonts and pictures") var drawing: DrawingOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions

  @Flag(help: "Write JSON.")
  var json = false

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func outputs(ofScene name: String) -> VerbOutputs { VerbOutputs() }

  func run(on workbench: Workbench) async throws {
    let script = try workbench.script(of: self)
    let scene = appearance.applied(
      to: scale.applied(to: try workbench.scene(of: self, playing: script)))
    let renderer = try await workbench.renderer(of: self)
    let stage = try workbench.source.stage(scene, with: renderer, playing: script)
    try workbench.checkSteps(of: stage, script)
    let inspection = try SceneInspection(stage, at: at)
    try Task.checkCancellation()
    try workbench.conclude(inspection.problems, of: renderer, drawing)
    try workbench.console.write(json ? inspection.json : inspection.text)
    try workbench.checkExpectations(of: [stage], script)
  }
}
