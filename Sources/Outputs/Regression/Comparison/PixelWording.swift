import ScrollworkDrawing

/// Words for what a measure says of two pictures.
struct PixelWording {
  private let measure: PixelMeasure

  init(_ measure: PixelMeasure) { self.measure = measure }

  /// A clause about a comparison, which begins a sentence.
  func words(_ comparison: PixelComparison) -> String {
    switch comparison {
    case .identical: "The pixels are equal"
    case .sizes(let old, let new, let common): words(old, new, common)
    case .measured(let difference): words(difference)
    }
  }

  private func words(_ old: PixelSize, _ new: PixelSize, _ common: CommonArea) -> String {
    let pictures = "Pictures of \(old) px and \(new) px"
    let area = "the area that both have, laid at the \(common.corner.rawValue)"
    guard let difference = common.comparison.difference else {
      return "\(pictures) are equal in \(area)"
    }
    return "\(pictures) differ in \(area): \(figure(difference))"
  }

  private func words(_ difference: PixelDifference) -> String {
    guard let shift = difference.shift else {
      let region = difference.mask.clusters().first.map { ", most in \($0.bounds)" }
      return figure(difference) + (region ?? "")
    }
    return "\(subject(difference)) is moved \(shift); \(figure(difference))"
  }

  /// What is moved: all of the picture, or a part of it.
  private func subject(_ difference: PixelDifference) -> String {
    let size = difference.mask.size
    guard let bounds = difference.bounds,
      Double(bounds.area) < Self.whole * Double(size.width * size.height)
    else { return "The picture" }
    return "What is in \(bounds)"
  }

  /// The share of a picture that counts as all of it.
  ///
  /// - Source: chosen; the edges of most pages are empty.
  private static let whole = 0.75

  /// The measure's own figure: the share of the different pixels, or a mean.
  private func figure(_ difference: PixelDifference) -> String {
    switch measure {
    case .exact, .pixelmatch, .pixelmatchOKLab:
      "\(Decimal3.spell((difference.share * 1e5).rounded() / 1e3)) % of the pixels differ"
    case .ciede2000: "CIEDE2000 is \(Decimal3.spell(difference.score)) in the mean"
    case .ssim: "SSIM is \(Decimal3.spell(difference.score))"
    case .flip: "FLIP is \(Decimal3.spell(difference.score)) in the mean"
    }
  }
}
