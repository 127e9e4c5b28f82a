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
    let fps = fps ?? ReelForm.defaultRate(of: outputs.map(\.form))
    if let maxSize {
      for output in outputs {
        let start = SizeFitting(
          form: output.form, limit: maxSize, settings: encoding.settings, scale: scene.scale,
          fps: fps, canvas: scene.pictureSize)
        try await fit(output, of: stage, start, with: renderer, on: workbench) {
          workbench.stage($0, with: renderer, playing: script)
        }
      }
    } else {
      // A GIF cannot tell every rate; forms of one rate share the stills.
      let groups = Dictionary(grouping: outputs) { $0.form.frameRate(nearest: fps) }
      for (rate, outputs) in groups.sorted(by: { $0.key.time(of: 1) < $1.key.time(of: 1) }) {
        let film = Film(stage, rate: rate)
        let made = try await make(outputs, of: film, encoding.settings, with: renderer, workbench)
        try tell(made, of: film, on: workbench.console)
      }
    }
    workbench.warn(of: stage.problems)
    try workbench.checkExpectations(of: [stage], script)
  }

  /// Makes a file within a number of bytes, with other settings as long as it is too large.
  @MainActor private func fit(
    _ output: ReelOutput, of first: Stage, _ start: SizeFitting, with renderer: CairoRenderer,
    on workbench: Workbench, stage: (Scene) -> Stage
  ) async throws {
    var (fitting, current) = (start, first)
    while true {
      let film = Film(current, rate: output.form.frameRate(nearest: fitting.fps))
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
        if fitting.scale != current.scene.scale {
          var scene = current.scene
          scene.scale = fitting.scale
          current = stage(scene)
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
      let size = reel.size.formatted(.byteCount(style: .file))
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
