import ArgumentParser
import ScrollworkReels

/// The options of encoders.
struct EncodingOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The quality of video, 0 to 63, lower is better. (default: 18 for .mp4, 24 for .webm, 28 with slow \
      presets)
      """,
      valueName: "n"),
    transform: OptionValues.crf.parse)
  var crf: Int?

  @Option(
    help: ArgumentHelp(
      """
      The speed of encoding .mp4 and .webm, ultrafast to veryslow; slower is smaller. (default: \
      veryfast)
      """,
      valueName: "preset"),
    transform: { try OptionValues.choice($0) })
  var preset = EncodingSettings.Preset.veryfast

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How often .gif, .png, .webp and .svg play; 0 is forever. (default: 0)", valueName: "n"),
    transform: OptionValues.loops.parse)
  var loop = 0

  @Flag(help: "Keep the very pixels of the stills in .webp.")
  var lossless = false

  @Option(
    help: ArgumentHelp(
      "The palette of a .gif: one for the reel, or one for each still. (default: reel)",
      valueName: "kind"),
    transform: { try OptionValues.choice($0) })
  var palette = EncodingSettings.Palette.reel

  @Option(
    help: ArgumentHelp(
      "The dithering of a .gif: none, ordered or diffused. (default: ordered)",
      valueName: "kind"),
    transform: { try OptionValues.choice($0) })
  var dither = EncodingSettings.Dithering.ordered

  /// The settings that the options choose.
  var settings: EncodingSettings {
    var settings = EncodingSettings()
    settings.crf = crf
    settings.preset = preset
    settings.loops = loop
    settings.isLossless = lossless
    settings.palette = palette
    settings.dithering = dither
    return settings
  }
}
