/// A measure of the difference between two pictures.
public enum PixelMeasure: Hashable, Sendable {
  /// Counts the pixels whose bytes differ.
  case exact
  /// Counts the pixels whose colors differ in YIQ, but not those of moved antialiasing.
  ///
  /// The threshold is a share of the difference between black and white.
  case pixelmatch(threshold: Double = 0.1, countsAntialiasing: Bool = false)
  /// Counts as pixelmatch does from version 8 on, by the HyAB distance in OKLab.
  ///
  /// The threshold is a share of the difference between black and white.
  case pixelmatchOKLab(threshold: Double = 0.1, countsAntialiasing: Bool = false)
  /// Averages the color differences CIEDE2000, and counts those above a threshold.
  ///
  /// A difference of 1 is just noticeable, between large patches side by side.
  case ciede2000(threshold: Double = 1)
  /// Averages the structural similarity: 1 for equal pictures, down to -1.
  case ssim
  /// Averages the errors that a viewer sees who flips between the pictures: 0 to 1.
  case flip

  /// The names of all measures, as a command takes them.
  public static let names = defaults.map(\.name)

  private static let defaults: [PixelMeasure] = [
    .exact, .pixelmatch(), .pixelmatchOKLab(), .ciede2000(), .ssim, .flip,
  ]

  /// The measure of a name, with its usual threshold; nil if there is none.
  public init?(named name: String) {
    guard let measure = Self.defaults.first(where: { $0.name == name }) else { return nil }
    self = measure
  }

  /// The name, such as `pixelmatch-oklab`.
  public var name: String {
    switch self {
    case .exact: "exact"
    case .pixelmatch: "pixelmatch"
    case .pixelmatchOKLab: "pixelmatch-oklab"
    case .ciede2000: "ciede2000"
    case .ssim: "ssim"
    case .flip: "flip"
    }
  }

  /// The measure with another threshold; itself if it has none.
  public func with(threshold: Double) -> PixelMeasure {
    switch self {
    case .pixelmatch(_, let counts):
      .pixelmatch(threshold: threshold, countsAntialiasing: counts)
    case .pixelmatchOKLab(_, let counts):
      .pixelmatchOKLab(threshold: threshold, countsAntialiasing: counts)
    case .ciede2000: .ciede2000(threshold: threshold)
    case .exact, .ssim, .flip: self
    }
  }
}
