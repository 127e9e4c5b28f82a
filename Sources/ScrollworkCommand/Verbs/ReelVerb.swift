import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkDrawing
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
        .webp  animated WebP          .svg   SVG that plays by itself
        .html  a page with a player: still by still, slow, with offsets and phases

        scrollwork reel gallery -o gallery.mp4
        scrollwork reel gallery -o gallery.mp4 gallery.gif --scale 1
        scrollwork reel Shelf.swift -o shelf.webp --fps 30
        scrollwork reel gallery -o gallery.mp4 --stage 'device phone' --stage 'title "Gallery"'
        scrollwork reel gallery gallery-rtl -o both.mp4 --beside --script flicks.scroll

      Several files are made of the same stills, each of which is drawn once. All but .png, .svg and \
      .html need the program ffmpeg on the PATH. No file appears before it is complete.
      """)

  @Argument(help: "Scene names from \"scrollwork list\", or Swift files.")
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

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The most bytes that a file may have, such as 8MB: quality, then scale and rate are lowered \
      until it fits.
      """, valueName: "size"),
    transform: OptionValues.bytes)
  var maxSize: Int?

  @OptionGroup var scale: ScaleOptions

  @OptionGroup var staging: StagingOptions

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
    let scenes = try workbench.scenes(of: self, playing: script)
      .map { appearance.applied(to: scale.applied(to: $0)) }
    let renderer = try drawing.renderer(images: workbench.images(of: self))
    func stages(_ scenes: [Scene]) throws -> [Stage] {
      try scenes.map { scene in
        let stage = workbench.stage(scene, with: renderer, playing: script)
        try workbench.checkSteps(of: stage, script)
        try stage.requirePicture()
        return stage
      }
    }
    let whole = try stages(scenes)
    let outputs = try outputs.map {
      ReelOutput(file: URL(filePath: $0), form: try OptionValues.reelForm(of: $0))
    }
    let fps = fps ?? ReelForm.defaultRate(of: outputs.map(\.form))
    // A GIF cannot tell every rate; forms of one rate share the stills.
    let groups = Dictionary(grouping: outputs) { $0.form.frameRate(nearest: fps) }
      .sorted { $0.key.time(of: 1) < $1.key.time(of: 1) }
    for (rate, outputs) in groups {
      let film = try staging.film(of: whole, rate: rate, script, text: renderer)
      guard let maxSize else {
        let made = try await make(outputs, of: film, encoding.settings, with: renderer, workbench)
        try tell(made, of: film, on: workbench.console)
        continue
      }
      for output in outputs {
        let start = SizeFitting(
          form: output.form, limit: maxSize, settings: encoding.settings, scale: scenes[0].scale,
          fps: fps, canvas: film.canvas)
        try await fit(output, start, with: renderer, on: workbench) { fitting in
          var current = whole
          if fitting.scale != start.scale {
            current = try stages(
              scenes.map { scene in
                var scene = scene
                scene.scale = fitting.scale
                return scene
              })
          }
          let rate = output.form.frameRate(nearest: fitting.fps)
          return try staging.film(of: current, rate: rate, script, text: renderer)
        }
      }
    }
    whole.forEach { workbench.warn(of: $0.problems) }
    try workbench.checkExpectations(of: whole, script)
  }

  /// Makes a file within a number of bytes, with other settings as long as it is too large.
  @MainActor private func fit(
    _ output: ReelOutput, _ start: SizeFitting, with renderer: CairoRenderer,
    on workbench: Workbench, film: (SizeFitting) throws -> Film
  ) async throws {
    var fitting = start
    while true {
      let film = try film(fitting)
      do {
        let made = try await make(
          [output], of: film, fitting.settings, with: renderer, workbench, limit: fitting.limit)
        return try tell(
          made, of: film, on: workbench.console, note: fitting.differences(from: start))
      } catch ReelsError.tooLarge(let path, let size, let limit) {
        let tried = fitting.differences(from: start)
        guard fitting.shrink(from: size) else {
          let error = ReelsError.tooLarge(path: path, size: size, limit: limit)
          throw Failure(
            status: .usage,
            message: "\(error)" + (tried.isEmpty ? "" : ", even\(tried.dropFirst())"))
        }
      }
    }
  }

  @MainActor private func make(
    _ outputs: [ReelOutput], of film: Film, _ settings: EncodingSettings,
    with renderer: CairoRenderer, _ workbench: Workbench, limit: Int = .max
  ) async throws -> [MadeReel] {
    let line = ProgressLine(film.name, on: workbench.console)
    defer { Watchdog.stills.store(0, ordering: .relaxed) }
    do {
      let maker = ReelMaker(
        film, renderer: renderer, settings: settings,
        jobs: jobs ?? OptionValues.jobs.clamp(ProcessInfo.processInfo.activeProcessorCount))
      let made = try await maker.make(outputs, limit: limit) {
        Watchdog.stills.store($0.done + 1, ordering: .relaxed)
        line.show($0)
      }
      line.clear()
      return made
    } catch {
      line.clear()
      throw error is CancellationError ? Failure.interruptedReel(film.name, line.last) : error
    }
  }

  @MainActor private func tell(
    _ made: [MadeReel], of film: Film, on console: Console, note: String = ""
  ) throws {
    for reel in made {
      let size = ByteCount(reel.size)
      try console.writeLine(
        "\(film.name): \(Stills.counted(reel.count)) at \(reel.rate) fps, \(size), "
          + reel.output.file.relativePath + note)
    }
  }
}

extension SizeFitting {
  /// The options that differ from those of another search, for a message.
  fileprivate func differences(from other: SizeFitting) -> String {
    var options: [String] = []
    if let crf = settings.crf, crf != other.settings.crf { options.append("--crf \(crf)") }
    if scale != other.scale { options.append("--scale \(Decimal3.spell(scale))") }
    if fps != other.fps { options.append("--fps \(fps)") }
    return options.isEmpty ? "" : ", with " + options.joined(separator: " ")
  }
}
