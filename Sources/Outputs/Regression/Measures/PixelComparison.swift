/// The result of comparing two pictures.
public enum PixelComparison: Hashable, Sendable {
  /// The same bytes outside the ignored regions.
  case identical
  /// Pictures of different sizes, which no measure compares.
  case sizes(old: PixelSize, new: PixelSize)
  /// Different bytes; how different, the measure says.
  case measured(PixelDifference)

  /// Whether the measure finds no difference.
  public var isEqual: Bool {
    switch self {
    case .identical: true
    case .sizes: false
    case .measured(let difference): difference.isNone
    }
  }

  /// The difference that was measured.
  public var difference: PixelDifference? {
    if case .measured(let difference) = self { difference } else { nil }
  }
}
