import ArgumentParser
import Foundation
import ScrollworkDrawing
import ScrollworkReels
import ScrollworkScript
import ScrollworkStage

/// The staging of a moving picture.
struct StagingOptions: ParsableArguments {
  @Option(
    name: .customLong("stage"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      A direction as in the reel lines of scripts, such as 'device phone' or 'caption "Snaps"'; \
      can be repeated.
      """, valueName: "direction"))
  var directions: [String] = []

  @Option(
    help: ArgumentHelp(
      "The size of the frames in pixels, such as 1080x1920, or 'app store'. (default: as large as what "
        + "they show)", valueName: "size"))
  var size: String?

  @Option(
    help: ArgumentHelp(
      "The ratio of the frames' sides, such as 16:9, 1:1 or 9:16.", valueName: "ratio"))
  var aspect: String?

  @Option(
    help: ArgumentHelp(
      """
      What is behind the scene: colors such as '"#101828" to indigo', 'blurred', 'clear', or a picture \
      such as '"wall.png"'.
      """, valueName: "background"))
  var background: String?

  @Flag(help: "Show several scenes beside each other, in step, instead of in sequence.")
  var beside = false

  @Option(
    name: .customLong("against"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      Show the scenes beside themselves with other options, of --canvas, --dark, --rtl, \
      --type-size, --locale and --script, such as '--dark' or '--canvas 320x568 --rtl'; can be repeated.
      """, valueName: "options"))
  var against: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds of the scene in a second of the reel, 0.01 to 100. (default: 1)", valueName: "n"),
    transform: OptionValues.speed.parse)
  var speed = 1.0

  @Flag(help: "Show margins, thresholds, and the proposed and final target of each scroll.")
  var markers = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Fade from one scene to the next, in seconds, 0 to 10. (default: 0, a cut)",
      valueName: "time"),
    transform: OptionValues.fade.parse)
  var fade = 0.0

  @OptionGroup var span: SpanOptions

  /// Whether none of the options is given.
  var isEmpty: Bool {
    span.isEmpty && allDirections.isEmpty && !beside && against.isEmpty && speed == 1
      && !markers && fade == 0
  }

  /// The directions, those with options of their own first.
  private var allDirections: [String] {
    [("size", size), ("aspect", aspect), ("background", background)]
      .compactMap { name, value in value.map { "\(name) \($0)" } } + directions
  }

  /// Whether scenes are shown beside each other.
  private var isBeside: Bool { beside || !against.isEmpty }

  /// The staging of a scene that plays a script; nil for none.
  @MainActor func staging(of stage: Stage, _ script: ScriptText?) throws -> Staging? {
    let cues = script?.script.reel ?? []
    let added = try allDirections.flatMap {
      try ScriptText("reel \($0)\n", file: "--stage").script.reel.map(\.direction)
    }
    guard !cues.isEmpty || !added.isEmpty || markers || isBeside || speed != 1 else { return nil }
    var staging = added.isEmpty && cues.isEmpty ? Staging.bare : Staging()
    if isBeside, staging == .bare { staging = Staging() }
    let folder = script.map { URL(filePath: $0.file).deletingLastPathComponent() }
    staging.add(cues, on: stage, folder: folder ?? URL(filePath: "."))
    for direction in added { staging.add(direction, at: 0) }
    if markers { staging.showsMarkers = true }
    if speed != 1 { staging.run(at: speed) }
    return staging
  }

  /// The film of a cast, staged by the options and the script, or the part of it that is asked for.
  @MainActor func film(
    of cast: ReelCast, rate: FrameRate, renderer: any DisplayListRendering
  ) throws -> Film {
    let film = try wholeFilm(of: cast, rate: rate, renderer: renderer)
    guard let part = film.part(from: span.from, to: span.to) else {
      throw Failure(
        status: .usage,
        message: "the reel has no frames from \(span.from ?? 0) s to "
          + "\(span.to ?? film.duration) s; it is "
          + "\((film.duration * 1000).rounded() / 1000) s long")
    }
    return part
  }

  @MainActor private func wholeFilm(
    of cast: ReelCast, rate: FrameRate, renderer: any DisplayListRendering
  ) throws -> Film {
    func staged(_ stages: [Stage], _ cast: ReelCast) throws -> StagedFilm? {
      guard let staging = try staging(of: stages[0], cast.script) else { return nil }
      return try StagedFilm(
        stages, staging: staging, labels: stages.count > 1 ? cast.labels : [], rate: rate,
        text: renderer, pictures: renderer)
    }
    var cast = cast
    let isOne = isBeside || cast.stages.count == 1
    // Frames of a size have a scale of their own, which their scenes share.
    if try hasSize(cast.stages[0], cast.script),
      let scale = try staged(isOne ? cast.stages : [cast.stages[0]], cast)?.scale
    {
      cast = try cast.scaled(scale)
    }
    func film(_ stages: [Stage]) throws -> Film {
      try staged(stages, cast)?.film ?? Film(stages[0], rate: rate)
    }
    if isOne { return try film(cast.stages) }
    return try Film.sequence(
      cast.stages.map { try film([$0]) }, transition: fade > 0 ? .crossFade(fade) : .cut,
      name: cast.name)
  }

  /// Whether the frames have a size of their own, whatever the scale of the scenes.
  @MainActor func hasSize(_ stage: Stage, _ script: ScriptText?) throws -> Bool {
    switch try staging(of: stage, script)?.frameSize {
    case .pixels, .appStore: true
    case .natural, .aspect, nil: false
    }
  }

  /// Whether the reel is an App Store preview.
  @MainActor func isPreview(_ stage: Stage, _ script: ScriptText?) throws -> Bool {
    try staging(of: stage, script)?.frameSize == .appStore
  }
}
