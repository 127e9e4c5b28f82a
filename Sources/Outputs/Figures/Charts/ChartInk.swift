import ScrollworkDrawing

/// A color of the palette by its name, whichever palette there will be.
enum ChartInk: Hashable {
  case ink, quiet, blue, orange, green

  /// The color in a palette.
  func color(_ palette: FigurePalette) -> Color.Resolved {
    switch self {
    case .ink: palette.ink
    case .quiet: palette.quiet
    case .blue: palette.blue
    case .orange: palette.orange
    case .green: palette.green
    }
  }
}
