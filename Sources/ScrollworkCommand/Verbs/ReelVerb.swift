import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkReels
import ScrollworkStage
import ScrollworkStudio
import Synchronization

/// `reel`: moving pictures.
struct ReelVerb: SceneVerb {
  static let configuration = CommandConfiguration(
    commandName: "reel",
    abstract: "Makes a video or an animated picture of a reel.",
    discussion: """
      The ending of the file chooses the form:

        .mp4   H.264 video          .gif   GIF, 50 frames per second at most
        .webm  VP9 video            .png   animated PNG, the very stills
        .webp  animated WebP

        scrollwork reel gallery -o gallery.mp4
        scrollwork reel gallery -o gallery.mp4 gallery.gif --scale 1
        scrollwork reel Shelf.swift -o shelf.webp --fps 30

      Several files are made of the same stills, each of which is drawn once. All but .png need \
      the program ffmpeg on the PATH. No file appears before it is complete.
      """)

  @Argument(help: "A scene name from \"scrollwork list\", or Swift files.")
  var scenes: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")], parsing: .upToNextOption,
    help: ArgumentHelp("The output files.", valueName: "file"))
  var outputs: [String]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second, 1 to 240. (default: 60; 50 where there is a GIF)", valueName: "n"),
    transform: OptionValues.fps.parse)
  var fps: Int?

  @OptionGroup var scale: ScaleOptions

  @OptionGroup var encoding: EncodingOptions

  @OptionGroup var appearance: AppearanceOptions

  @OptionGroup var loose: LooseOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stills drawn in parallel, 1 to 64. (default: the processor count)", valueName: "n"),
    transform: OptionValues.jobs.parse)
  var jobs: Int?

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var limits: LimitOptions

  func validate() throws {
    if outputs.isEmpty { throw ValidationError("expected a file after -o, such as reel.mp4") }
    for path in outputs { _ = try OptionValues.reelForm(of: path) }
    let twice = Dictionary(grouping: outputs) { URL(filePath: $0).standardizedFileURL }
      .values.first { $0.count > 1 }
    if let path = twice?.first { throw ValidationError("the file \"\(path)\" is named twice") }
  }

  func run(on workbench: Workbench) async throws {
    let script = try workbench.script(of: self)
    let scene = appearance.applied(
      to: scale.applied(to: try workbench.scene(of: self, playing: script)))
    let renderer = try drawing.renderer(images: workbench.images(of: self))
    let stage = workbench.stage(scene, with: renderer, playing: script)
    try workbench.checkSteps(of: stage, script)
    try stage.requirePicture()
    let outputs = try outputs.map {
      ReelOutput(file: URL(filePath: $0), form: try OptionValues.reelForm(of: $0))
    }
    try await make(outputs, of: stage, with: renderer, on: workbench)
    workbench.warn(of: stage.problems)
    try workbench.checkExpectations(of: [stage], script)
  }

  @MainActor private func make(
    _ outputs: [ReelOutput], of stage: Stage, with renderer: CairoRenderer,
    on workbench: Workbench
  ) async throws {
    let (scene, console) = (stage.scene, workbench.console)
    let fps = fps ?? ReelForm.defaultRate(of: outputs.map(\.form))
    let line = ProgressLine(scene.name, on: console)
    var made: [MadeReel] = []
    do {
      // A GIF cannot tell every rate; forms of one rate share the stills.
      let groups = Dictionary(grouping: outputs) { $0.form.frameRate(nearest: fps) }
      for (rate, outputs) in groups.sorted(by: { $0.key.time(of: 1) < $1.key.time(of: 1) }) {
        let maker = ReelMaker(
          Film(stage, rate: rate), renderer: renderer, settings: encoding.settings,
          jobs: jobs ?? OptionValues.jobs.clamp(ProcessInfo.processInfo.activeProcessorCount))
        made += try await maker.make(outputs) {
          Watchdog.stills.store($0.done + 1, ordering: .relaxed)
          line.show($0)
        }
        Watchdog.stills.store(0, ordering: .relaxed)
      }
      line.clear()
    } catch {
      line.clear()
      throw error is CancellationError ? Failure.interruptedReel(scene.name, line.last) : error
    }
    for reel in made {
      let size = reel.size.formatted(.byteCount(style: .file))
      try console.writeLine(
        "\(scene.name): \(Stills.counted(reel.count)) at \(reel.rate) fps, \(size), "
          + reel.output.file.relativePath)
    }
  }
}
