public import ScrollworkDrawing

/// The colors of figures in one color scheme.
public struct FigurePalette: Hashable, Sendable {
  /// The page.
  public var paper: Color.Resolved
  /// The ground of charts, tables and legends.
  public var panel: Color.Resolved
  /// Titles and labels.
  public var ink: Color.Resolved
  /// Notes, ticks and captions.
  public var quiet: Color.Resolved
  /// Hairlines: grids and frames of stills.
  public var line: Color.Resolved
  /// Callouts, highlights, and the leading side of a transition.
  public var blue: Color.Resolved
  /// Content margins, and the trailing side of a transition.
  public var orange: Color.Resolved
  /// Content and final targets.
  public var green: Color.Resolved
  /// The safe area.
  public var plum: Color.Resolved
  /// The color over dimmed parts, with its opacity.
  public var veil: Color.Resolved

  /// The colors on white.
  ///
  /// - Source: chosen; see ``FigureTheme/init()``.
  public static let light = FigurePalette(
    paper: .hex(0xFFFFFF), panel: .hex(0xF5F6F8), ink: .hex(0x1B1F24), quiet: .hex(0x5B6470),
    line: .hex(0xD0D5DB), blue: .hex(0x1269FF), orange: .hex(0xA26914), green: .hex(0x034C28),
    plum: .hex(0x671B7A), veil: .hex(0xFFFFFF, opacity: 0.72))

  /// The colors on near black.
  ///
  /// - Source: chosen; see ``FigureTheme/init()``.
  public static let dark = FigurePalette(
    paper: .hex(0x111418), panel: .hex(0x1A1F25), ink: .hex(0xF0F3F6), quiet: .hex(0x9BA6B2),
    line: .hex(0x3A424C), blue: .hex(0x94D2FF), orange: .hex(0xFEB64C), green: .hex(0x04A156),
    plum: .hex(0xE35CF5), veil: .hex(0x111418, opacity: 0.72))

  /// The colors of data, in the order in which a chart uses them.
  public var series: [Color.Resolved] { [blue, orange, green, plum, quiet] }
}

extension Color.Resolved {
  /// The color of six hexadecimal digits: red, green, blue.
  static func hex(_ digits: UInt32, opacity: Double = 1) -> Color.Resolved {
    func part(_ shift: UInt32) -> Double { Double((digits >> shift) & 0xFF) / 255 }
    return Color.Resolved(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }
}
