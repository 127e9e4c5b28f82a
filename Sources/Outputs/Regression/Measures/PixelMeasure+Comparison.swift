public import ScrollworkDrawing

extension PixelMeasure {
  /// Compares two pictures.
  ///
  /// Equal pictures cost one pass over their memory. The pixels of ignored regions are left out of
  /// all counts and averages, and where a measure looks at neighborhoods, the new picture has the
  /// old one's pixels there.
  public func compare(
    _ old: Picture, _ new: Picture, ignoring regions: [PixelBox] = []
  ) -> PixelComparison {
    guard old.size == new.size else { return .sizes(old: old.size, new: new.size) }
    if old == new { return .identical }
    let ignored = IgnoredPixels(regions, in: old.size)
    let new = ignored.map { $0.replaced(in: new, by: old) } ?? new
    if ignored != nil, old == new { return .identical }
    return old.pixels.withUnsafeBufferPointer { olds in
      new.pixels.withUnsafeBufferPointer { news in
        guard let olds = olds.baseAddress, let news = news.baseAddress else { return .identical }
        return .measured(difference(of: PixelPair(olds, news, old.size, ignored)))
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
