import ArgumentParser
import Foundation
import ScrollworkPreview
import ScrollworkScript
import ScrollworkStage

/// `preview`: a page on which a scene is touched while its code is written.
struct PreviewVerb: SceneVerb {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows scenes live on a page: touch them, edit their code, keep what was touched.",
    discussion: """
        scrollwork preview Cards.swift
        scrollwork preview MyApp
        scrollwork preview Cards.swift --beside HEAD
        scrollwork preview gallery
        scrollwork preview

      The page is served to this machine alone. A saved file is compiled at once, and what was touched so \
      far is played on the new code. Ctrl-C ends it.
      """)

  @Argument(
    help: """
      Scene names from "scrollwork list", Swift files, or a project. (default: all scenes)
      """)
  var scenes: [String] = []

  @Option(help: ArgumentHelp("The port. (default: a free one)", valueName: "n"))
  var port: Int?

  @Flag(inversion: .prefixedNo, help: "Open the page in a browser.")
  var open = true

  @Flag(help: "Write the address alone to standard output.")
  var printUrl = false

  @Option(
    help: ArgumentHelp(
      """
      Two beside each other: "schemes" for light and dark, a device, or a git revision for before and \
      after.
      """, valueName: "what"))
  var beside: String?

  /// Whether this process plays a session: messages come on standard input.
  @Flag(name: .customLong("session"), help: .hidden)
  var isSession = false

  @OptionGroup(title: "Device and traits") var appearance: AppearanceOptions

  @OptionGroup(title: "Swift files and scripts") var loose: LooseOptions

  @OptionGroup(title: "Fonts and pictures") var drawing: DrawingOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if let port, !(1...65_535).contains(port) {
      throw ValidationError("expected a port from 1 to 65535 for '--port', found \(port)")
    }
  }

  func outputs(ofScene name: String) -> VerbOutputs { VerbOutputs() }

  func run(on workbench: Workbench) async throws {
    let script = try workbench.script(of: self)
    let scene = appearance.applied(to: try workbench.scene(of: self, playing: script))
    let renderer = try await workbench.renderer(of: self)
    // The input of the session replaces the steps of the scene's own script.
    var shown = scene
    if script == nil { shown.script = [] }
    let session = LiveSession(
      shown, file: workbench.source.isOfFiles ? scenes.first : nil, renderer: renderer)
    try await SessionChannel(output: workbench.console.results).run(session)
  }
}
