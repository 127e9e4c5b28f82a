import ArgumentParser
import ScrollworkStudio

/// The part of a reel between two times.
struct SpanOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Begin at this time, in seconds. (default: 0)", valueName: "time"),
    transform: OptionValues.time)
  var from: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("End at this time, in seconds. (default: the end)", valueName: "time"),
    transform: OptionValues.time)
  var to: Double?

  /// Whether none of the options is given.
  var isEmpty: Bool { from == nil && to == nil }

  func validate() throws {
    guard let from, let to, from > to else { return }
    throw ValidationError("\(StudioError.backwards(from: from, to: to))")
  }
}
