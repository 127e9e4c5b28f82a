import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkRegression
import ScrollworkStage
import ScrollworkStudio
import Synchronization

/// `render`: the stills of a reel as numbered files.
struct RenderVerb: SceneVerb {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders reels as numbered picture files.",
    discussion: """
      Writes DIR/SCENE/frames/000000.png and so on, trace.jsonl with the numbers behind each \
      still, tracks.json with what each view does, which diff reads, and manifest.json with the \
      settings and contents of the reel; an SVG reel goes to DIR/SCENE/svg. Still n is at time n/fps, whichever part of the reel is rendered.

      Stills already on disk, complete and up to date, are not drawn again, so an interrupted run \
      resumes. A folder holds one reel: stills of other settings, such as another scale or fps, \
      are removed from it, unless --out names another folder. Other files are kept. A run waits \
      until another run into the same folder ends.

        scrollwork render gallery feed
        scrollwork render gallery --format svg --from 0.5 --to 1.5
        scrollwork render gallery --at 0.5 --scale 3 --out /tmp/pictures

      A Swift file of SwiftUI views, or a folder of such files, is a scene too, unchanged. It is \
      compiled with the swiftc on the PATH, and again only after a change.

        scrollwork render Shelf.swift
        scrollwork render Shelf.swift --view 'Shelf(count: 12)' --at 2

      With --shard, each of several machines renders a part, into an output folder of its own; \
      "scrollwork merge" joins them.

        scrollwork render gallery --shard 2/8 --out shards/2

      With --script, another script replaces the scene's own. If an expectation is not met, all \
      stills are written, and the exit code is 1.

        scrollwork render gallery --script fling.scroll
      """)

  @Argument(help: "Scene names from \"scrollwork list\", or Swift files.")
  var scenes: [String]

  @Option(
    help: ArgumentHelp("The picture format: png or svg. (default: png)", valueName: "format"),
    transform: OptionValues.format)
  var format = PictureFormat.png

  @Option(
    name: OptionValues.outputNames,
    help: ArgumentHelp("The output folder.", valueName: "dir"))
  var output = "output"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stills per second, 1 to 240. (default: 60)", valueName: "n"),
    transform: OptionValues.fps.parse)
  var fps = 60

  @OptionGroup var scale: ScaleOptions

  @OptionGroup(title: "Device and traits") var appearance: AppearanceOptions

  @OptionGroup(title: "Swift files and scripts") var loose: LooseOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only the still at this time, in seconds.", valueName: "time"),
    transform: OptionValues.time)
  var at: Double?

  @OptionGroup var span: SpanOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The processors to use, 1 to 64. (default: all)",
      valueName: "n"),
    transform: OptionValues.jobs.parse)
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Only the i-th of n shards of the stills, for \"scrollwork merge\".", valueName: "i/n"),
    transform: OptionValues.shard)
  var shard: Shard?

  @OptionGroup(title: "Fonts and pictures") var drawing: DrawingOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions

  @Flag(
    name: .customLong("no-reuse"),
    help: "Draw every layer of every still again; slower, with equal output.")
  var drawsAnew = false

  @Flag(
    name: .customLong("compact"),
    help: "Write smaller PNG files with the same pixels; takes many times as long.")
  var isCompact = false

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if isCompact, format == .svg {
      throw ValidationError("'--compact' is for PNG files")
    }
    if at != nil, !span.isEmpty {
      throw ValidationError("'--at' and '--from' or '--to' cannot be combined")
    }
  }

  func run(on workbench: Workbench) async throws {
    let script = try workbench.script(of: self)
    let scenes = try workbench.source.scenes(of: self, playing: script)
      .map { appearance.applied(to: scale.applied(to: $0)) }
    let renderer = try await workbench.renderer(
      of: self, reusesLayers: !drawsAnew, makesCompactFiles: isCompact)
    var stages: [Stage] = []
    for scene in scenes {
      let stage = try workbench.source.stage(scene, with: renderer, playing: script)
      try workbench.checkSteps(of: stage, script)
      try await render(stage, with: renderer, on: workbench)
      stages.append(stage)
    }
    workbench.keepUntilExit(stages)
    try workbench.checkExpectations(of: stages, script, fps: fps)
  }

  func outputs(ofScene name: String) -> VerbOutputs {
    VerbOutputs(folders: [URL(filePath: output).appending(path: name)])
  }

  private var settings: ReelSettings {
    var settings = ReelSettings(output: URL(filePath: output))
    settings.format = format
    settings.fps = fps
    settings.shard = shard
    settings.span = at.map { .at($0) } ?? .between(from: span.from, to: span.to)
    settings.jobs = jobs ?? OptionValues.jobs.clamp(ProcessInfo.processInfo.activeProcessorCount)
    return settings
  }

  @MainActor private func render(
    _ stage: Stage, with renderer: CairoRenderer, on workbench: Workbench
  ) async throws {
    let (scene, console) = (stage.scene, workbench.console)
    let line = ProgressLine(scene.name, on: console)
    let summary: ReelSummary
    let samples = ReelSamples(
      in: settings.folder(of: scene), isShard: shard != nil, sourceNames: console.sourceNames
    ) { ReelRecorder(stage, fps: fps, provenance: renderer.provenance).settings }
    do {
      summary = try await ReelRenderer(stage, renderer: renderer, settings: settings)
        .render(
          tell: {
            Watchdog.stills.store($0.done + 1, ordering: .relaxed)
            line.show($0)
          },
          held: {
            line.showWait(for: $0, in: settings.output.appending(path: scene.name).relativePath)
          }, observer: samples)
      Watchdog.stills.store(0, ordering: .relaxed)
      line.clear()
    } catch {
      line.clear()
      samples.abandon()
      throw error is CancellationError ? Failure.interrupted(scene.name, line.last) : error
    }
    try samples.write(into: summary.folder)
    if summary.removed > 0 {
      let stills = Stills.counted(summary.removed)
      console.writeNote(
        "\(scene.name): removed \(stills) of other settings or an earlier version of the scene")
    }
    let (count, drawn) = (summary.count, summary.drawn)
    let what = Stills.counted(count)
    let how =
      drawn == 0
      ? "all up to date" : drawn == count ? "drawn" : "\(drawn) drawn, the rest up to date"
    try console.writeSummary(
      "\(scene.name): \(what) in \(summary.folder.relativePath)/frames, \(how)")
    try workbench.conclude(summary.problems, of: renderer, drawing)
  }
}
