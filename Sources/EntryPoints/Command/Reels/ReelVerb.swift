import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkReels
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio

/// `reel`: moving pictures.
struct ReelVerb: SceneVerb {
  static let configuration = CommandConfiguration(
    commandName: "reel",
    abstract: "Makes a video or an animated picture of a reel.",
    discussion: """
      The ending of the file chooses the form:

        .mp4   H.264 video          .gif   GIF, 50 frames per second at most
        .webm  VP9 video            .png   animated PNG, the very stills
        .webp  animated WebP        .svg   SVG that plays by itself
        .mov   ProRes 4444 video    .html  a page with a player

        scrollwork reel gallery -o gallery.mp4
        scrollwork reel gallery -o gallery.mp4 gallery.gif --scale 1 --poster gallery.png
        scrollwork reel Shelf.swift -o shelf.webp --fps 30
        scrollwork reel gallery -o gallery.mp4 --stage 'device phone' --stage 'title "Gallery"'
        scrollwork reel gallery -o schemes.mp4 --against --dark
        scrollwork reel gallery -o story.mp4 --size 1080x1920 --stage 'zoom to center by 1.5'
        scrollwork reel gallery -o gallery.webm --background clear
        scrollwork reel --frames output/gallery/frames -o gallery.mp4

      Several files are made of the same stills, each of which is drawn once. All but .png, .svg \
      and .html need the program ffmpeg on the PATH. No file appears before it is complete.

      A plan lists the reels of a repository; those that are up to date are not made again.

        scrollwork reel --plan reels.yaml
        scrollwork reel --plan reels.yaml --check

      With --shard, each of several machines makes every n-th reel of the plan. A run without it then \
      joins their records, and makes what is missing.

        scrollwork reel --plan reels.yaml --shard 2/8
      """)

  @Argument(help: "Scene names from \"scrollwork list\", or Swift files.")
  var scenes: [String] = []

  @Option(
    name: OptionValues.outputNames, parsing: .upToNextOption,
    help: ArgumentHelp(
      "The output files. (default: output/SCENE.mp4, or .svg where ffmpeg is not on the PATH)",
      valueName: "file"))
  var outputs: [String] = []

  @Option(
    help: ArgumentHelp(
      "Numbered PNG files as frames, instead of a scene; other options for scenes do not apply.",
      valueName: "dir"))
  var frames: String?

  @Option(
    help: ArgumentHelp(
      "Make the reels that a YAML file lists; see docs/reels.md.", valueName: "file"))
  var plan: String?

  @Flag(help: "Make nothing; exit with 1 if a file of the plan or the records is not up to date.")
  var check = false

  @Option(
    help: ArgumentHelp("Only the i-th of n shards of a plan's reels.", valueName: "i/n"),
    transform: OptionValues.shard)
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Record what the files are made of in this one, and skip those that are up to date.",
      valueName: "file"))
  var records: String?

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

  @Option(
    help: ArgumentHelp(
      "Write the still that stands for the reel, as .png or .svg.", valueName: "file"))
  var poster: String?

  @OptionGroup var scale: ScaleOptions

  @OptionGroup(title: "Staging") var staging: StagingOptions

  @OptionGroup(title: "Encoding") var encoding: EncodingOptions

  @Flag(help: "Show .svg and .html in the reader's color scheme, light or dark.")
  var bothSchemes = false

  @OptionGroup(title: "Device and traits") var appearance: AppearanceOptions

  @OptionGroup(title: "Swift files and scripts") var loose: LooseOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stills drawn in parallel, 1 to 64. (default: the processor count)", valueName: "n"),
    transform: OptionValues.jobs.parse)
  var jobs: Int?

  @OptionGroup(title: "Fonts and pictures") var drawing: DrawingOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if plan != nil {
      guard scenes.isEmpty, outputs.isEmpty else {
        throw ValidationError("'--plan' names scenes and files itself")
      }
      return
    }
    if shard != nil {
      throw ValidationError(
        "'--shard' needs '--plan', whose reels it divides; for one reel use \"scrollwork render "
          + "--shard\", \"scrollwork merge\", then \"scrollwork reel --frames\"")
    }
    if outputs.isEmpty, poster == nil {
      throw ValidationError("expected a file after -o, such as reel.mp4")
    }
    if scenes.isEmpty == (frames == nil) {
      throw ValidationError(
        frames == nil
          ? "expected a scene, or frames after --frames"
          : "'--frames' and scenes cannot be combined")
    }
    if check, records == nil { throw ValidationError("'--check' needs '--plan' or '--records'") }
    let forms = try outputs.map(OptionValues.reelForm)
    if bothSchemes, let other = forms.first(where: { !$0.followsColorScheme }) {
      throw ValidationError("'--both-schemes' needs .svg or .html, not .\(other.rawValue)")
    }
    if let poster, !PictureFormat.allCases.contains(where: { poster.hasSuffix(".\($0)") }) {
      throw ValidationError("the poster \"\(poster)\" has an unknown ending; expected .png, .svg")
    }
    try OptionValues.requireDistinct(outputs + [poster].compactMap(\.self))
    try requireSceneOptions()
  }

  /// Throws for options that apply to scenes, used with pictures.
  private func requireSceneOptions() throws {
    let isSceneOnly =
      !staging.isEmpty || !appearance.isEmpty || bothSchemes || !loose.isEmpty
      || loose.script != nil
    guard frames != nil, isSceneOnly else { return }
    throw ValidationError(
      "'--frames' cannot be combined with options for scenes; it takes --fps, --scale, --max-size, "
        + "--poster and the options of encoders")
  }

  func run(on workbench: Workbench) async throws {
    if let frames { return try await run(on: workbench, frames: URL(filePath: frames)) }
    let script = try workbench.script(of: self)
    let scenes = try workbench.source.scenes(of: self, playing: script)
      .map { appearance.applied(to: scale.applied(to: $0)) }
    let renderer = try await workbench.renderer(of: self)
    func stage(_ scene: Scene, _ script: ScriptText?) throws -> Stage {
      let stage = try workbench.source.stage(scene, with: renderer, playing: script)
      try workbench.checkSteps(of: stage, script)
      try stage.requirePicture()
      return stage
    }
    let cast = try ReelCast(
      scenes, others: staging.against.map(ReelVariant.parse), script: script, stage: stage)
    var source = FilmSource(name: cast.name, scale: scenes[0].scale) { rate, scale in
      try staging.film(of: cast.scaled(scale), rate: rate, renderer: renderer)
    }
    if bothSchemes {
      source.dark = { rate, scale in
        try staging.film(of: cast.scaled(scale).dark, rate: rate, renderer: renderer)
      }
    }
    source.hasFixedSize = try staging.hasSize(cast.stages[0], script)
    var rate: Int?
    if try staging.isPreview(cast.stages[0], script) {
      rate = AppStorePreview.mostFrames
      try requirePreviewFiles()
    }
    try await make(source, rate: rate, with: renderer, on: workbench)
    try workbench.conclude(cast.stages.flatMap(\.problems), of: renderer, drawing)
    try workbench.checkExpectations(of: cast.stages, script)
  }

  var makesFilms: Bool {
    outputs.contains { (try? OptionValues.reelForm(of: $0))?.needsFFmpeg ?? false }
  }

  func outputs(ofScene name: String) -> VerbOutputs {
    VerbOutputs(
      files: (outputs + [poster, records].compactMap(\.self)).map { URL(filePath: $0) })
  }

  /// Throws for files that are no App Store previews.
  private func requirePreviewFiles() throws {
    for output in outputs where try OptionValues.reelForm(of: output) != AppStorePreview.form {
      throw Failure(
        status: .usage, message: "an App Store preview is a .mp4 file; found \"\(output)\"")
    }
  }

  /// Makes files of a folder of pictures.
  @MainActor private func run(on workbench: Workbench, frames folder: URL) async throws {
    let folder = RenderedFrames(folder)
    let renderer = try drawing.renderer(images: [folder.pictures])
    let source = FilmSource(name: folder.name, scale: CGFloat(scale.scale ?? 1)) {
      (rate: FrameRate, scale: CGFloat) in
      try Film(
        pictures: folder.pictures, name: folder.name, rate: rate, scale: scale, images: renderer)
    }
    try await make(source, rate: folder.fps, with: renderer, on: workbench)
  }

  @MainActor private func make(
    _ source: FilmSource, rate: Int?, with renderer: CairoRenderer, on workbench: Workbench
  ) async throws {
    let outputs = try outputs.map {
      ReelOutput(file: URL(filePath: $0), form: try OptionValues.reelForm(of: $0))
    }
    var job = ReelJob(
      source: source, outputs: outputs, settings: encoding.settings,
      fps: fps ?? rate ?? ReelForm.defaultRate(of: outputs.map(\.form)), maxSize: maxSize,
      poster: poster.map { URL(filePath: $0) },
      jobs: jobs ?? OptionValues.jobs.clamp(ProcessInfo.processInfo.activeProcessorCount),
      renderer: renderer, console: workbench.console)
    job.freshness = records.map {
      FileFreshness(records: URL(filePath: $0), isCheck: check, console: workbench.console)
    }
    try await job.run()
  }
}
