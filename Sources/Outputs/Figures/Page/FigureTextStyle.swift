import Foundation
import ScrollworkDrawing

/// The styles of a figure's text.
enum FigureTextStyle: CaseIterable {
  /// The title of the figure.
  case title
  /// The heading of a panel.
  case heading
  /// Labels of callouts, dimensions and legends.
  case label
  /// Ticks, captions and second lines.
  case note
  /// Code: names of views and modifiers.
  case code

  /// The face in a theme.
  func face(_ theme: FigureTheme) -> FontFace {
    var face =
      switch self {
      case .title: FontFace(weight: 600, size: theme.titleSize)
      case .heading: FontFace(weight: 600, size: theme.labelSize)
      case .label: FontFace(weight: 400, size: theme.labelSize)
      case .note: FontFace(weight: 400, size: theme.noteSize)
      case .code: FontFace(design: .monospaced, weight: 400, size: theme.noteSize)
      }
    if self != .code { face.family = theme.family }
    face.usesMonospacedDigits = true
    return face
  }

  /// The color in a palette, where none is given.
  func color(_ palette: FigurePalette) -> Color.Resolved {
    switch self {
    case .title, .heading, .label, .code: palette.ink
    case .note: palette.quiet
    }
  }
}
