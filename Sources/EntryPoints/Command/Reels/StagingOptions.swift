import ArgumentParser
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

  /// Whether none of the options is given.
  var isEmpty: Bool {
    directions.isEmpty && !beside && against.isEmpty && speed == 1 && !markers && fade == 0
  }

  /// Whether scenes are shown beside each other.
  private var isBeside: Bool { beside || !against.isEmpty }

  /// The staging of a scene that plays a script; nil for none.
  @MainActor func staging(of stage: Stage, _ script: ScriptText?) throws -> Staging? {
    let cues = script?.script.reel ?? []
    let added = try directions.flatMap {
      try ScriptText("reel \($0)\n", file: "--stage").script.reel.map(\.direction)
    }
    guard !cues.isEmpty || !added.isEmpty || markers || isBeside || speed != 1 else { return nil }
    var staging = directions.isEmpty && cues.isEmpty ? Staging.bare : Staging()
    if isBeside, staging == .bare { staging = Staging() }
    staging.add(cues, on: stage)
    for direction in added { staging.add(direction, at: 0) }
    if markers { staging.showsMarkers = true }
    if speed != 1 { staging.run(at: speed) }
    return staging
  }

  /// The film of a cast, staged by the options and the script.
  @MainActor func film(
    of cast: ReelCast, rate: FrameRate, text renderer: any TextMeasuring
  ) throws -> Film {
    let stages = cast.stages
    func film(_ stages: [Stage]) throws -> Film {
      guard let staging = try staging(of: stages[0], cast.script) else {
        return Film(stages[0], rate: rate)
      }
      return try StagedFilm(
        stages, staging: staging, labels: stages.count > 1 ? cast.labels : [], rate: rate,
        text: renderer
      ).film
    }
    if isBeside || stages.count == 1 { return try film(stages) }
    return try Film.sequence(
      stages.map { try film([$0]) }, transition: fade > 0 ? .crossFade(fade) : .cut,
      name: cast.name)
  }
}
