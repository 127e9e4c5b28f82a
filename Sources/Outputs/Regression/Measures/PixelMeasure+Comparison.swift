public import ScrollworkDrawing

extension PixelMeasure {
  /// The grounds over which colors of transparent pixels are compared.
  public enum Grounds: Hashable, Sendable {
    /// White, as the published implementations do.
    case white
    /// White, and black; the greater difference counts.
    case whiteAndBlack
  }

  /// Compares two pictures.
  ///
  /// Equal pictures cost one pass over their memory. The pixels of ignored regions are left out of
  /// all counts and averages, and where a measure looks at neighborhoods, the new picture has the
  /// old one's pixels there.
  public func compare(
    _ old: Picture, _ new: Picture, ignoring regions: [PixelBox] = [],
    over grounds: Grounds = .whiteAndBlack
  ) -> PixelComparison {
    guard old.size == new.size else {
      return .sizes(
        old: old.size, new: new.size,
        common: CommonArea(old, new, measure: self, ignoring: regions))
    }
    if old == new { return .identical }
    let ignored = IgnoredPixels(regions, in: old.size)
    let new = ignored.map { $0.replaced(in: new, by: old) } ?? new
    if ignored != nil, old == new { return .identical }
    guard var difference = difference(of: old, new, ignored) else { return .identical }
    // Over white alone, white on a transparent ground would be nothing.
    if grounds == .whiteAndBlack, self != .exact, old.isTransparent || new.isTransparent,
      let other = self.difference(of: old.onBlack, new.onBlack, ignored),
      other.distance > difference.distance
    {
      difference = other
    }
    difference.shift = PictureShift(old, new)
    return .measured(difference)
  }

  private func difference(
    of old: Picture, _ new: Picture, _ ignored: IgnoredPixels?
  ) -> PixelDifference? {
    old.pixels.withUnsafeBufferPointer { olds in
      new.pixels.withUnsafeBufferPointer { news in
        guard let olds = olds.baseAddress, let news = news.baseAddress else { return nil }
        return difference(of: PixelPair(olds, news, old.size, ignored))
      }
    }
  }

  private func difference(of pair: PixelPair) -> PixelDifference {
    switch self {
    case .exact: ExactDifference.difference(of: pair)
    case .pixelmatch(let threshold, let counts):
      Pixelmatch(metric: .yiq, threshold: threshold, countsAntialiasing: counts)
        .difference(of: pair)
    case .pixelmatchOKLab(let threshold, let counts):
      Pixelmatch(metric: .oklab, threshold: threshold, countsAntialiasing: counts)
        .difference(of: pair)
    case .ciede2000(let threshold): CIEDE2000.difference(of: pair, threshold: threshold)
    case .ssim: StructuralSimilarity.difference(of: pair)
    case .flip: FLIP.difference(of: pair)
    }
  }
}

extension Picture {
  /// Whether a pixel is not opaque.
  fileprivate var isTransparent: Bool { pixels.contains { $0 < 0xFF00_0000 } }

  /// The picture over black, opaque.
  fileprivate var onBlack: Picture {
    let pixels = pixels.map { word -> UInt32 in
      let alpha = word &>> 24
      if alpha == 255 { return word }
      func blend(_ shift: UInt32) -> UInt32 {
        ((word &>> shift & 255) * alpha + 127) / 255 &<< shift
      }
      return blend(0) | blend(8) | blend(16) | 0xFF00_0000
    }
    return Picture(width: width, height: height, pixels: pixels)
  }
}
