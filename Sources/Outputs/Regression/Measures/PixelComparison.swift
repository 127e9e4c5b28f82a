/// The result of comparing two pictures.
public enum PixelComparison: Hashable, Sendable {
  /// The same bytes outside the ignored regions.
  case identical
  /// Pictures of different sizes, with what a measure says of the area that they have in common.
  indirect case sizes(old: PixelSize, new: PixelSize, common: CommonArea)
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
