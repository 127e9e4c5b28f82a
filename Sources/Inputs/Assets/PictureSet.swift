/// The files of an image under one name.
package struct PictureSet: Sendable {
  /// A file of the set, with what it is for.
  package struct Variant: Hashable, Sendable {
    /// The path of the file.
    package var path: String
    /// The number of pixels per point; nil for a file that serves all scales.
    package var scale: Double?
    /// The color scheme that the file is for; nil for both.
    package var isDark: Bool?
    /// The layout direction that the file is for; nil for both.
    package var isRightToLeft: Bool?
    /// The kind of device that the file is for; nil for all.
    package var isPad: Bool?
    /// The language that the file is for; nil for all.
    package var language: String?
    /// Whether the file is for screens with a wide gamut.
    package var isWide = false
    /// How the file is stretched.
    package var slices: PictureSlices?
  }

  /// The name, with those of the groups that provide a namespace.
  package let name: String
  /// The files, in the order of the catalog.
  package var variants: [Variant]
  /// Whether the image is a stencil unless a view says otherwise.
  package var isTemplate = false
  /// Whether a vector file is drawn anew at every size.
  package var keepsVector = false
  /// Whether the file is a symbol, which has the size of text.
  package var isSymbol = false

  /// The file for a device: that of its scale, else the next sharper one, else the sharpest.
  package func variant(for traits: AssetTraits) -> Variant? {
    var best = variants.filter {
      ($0.isDark ?? traits.isDark) == traits.isDark && ($0.isPad ?? traits.isPad) == traits.isPad
        && ($0.isRightToLeft ?? traits.isRightToLeft) == traits.isRightToLeft
        && $0.language.map { traits.language.hasPrefix($0) } ?? true
    }
    // A file of the other direction or appearance is better than none.
    if best.isEmpty { best = variants.filter { $0.isDark != true } }
    if best.isEmpty { best = variants }
    best = Self.preferring(best) { $0.language != nil }
    best = Self.preferring(best) { $0.isPad != nil }
    best = Self.preferring(best) { $0.isDark != nil }
    best = Self.preferring(best) { $0.isRightToLeft != nil }
    best = Self.preferring(best) { !$0.isWide }
    let exact = best.first { $0.scale == traits.scale }
    let sharper = best.filter { $0.scale ?? 0 > traits.scale }
      .min { $0.scale ?? 0 < $1.scale ?? 0 }
    return exact ?? best.first { $0.scale == nil } ?? sharper
      ?? best.max { $0.scale ?? 0 < $1.scale ?? 0 }
  }

  private static func preferring(
    _ variants: [Variant], _ condition: (Variant) -> Bool
  ) -> [Variant] {
    let preferred = variants.filter(condition)
    return preferred.isEmpty ? variants : preferred
  }
}

/// How an image is stretched; lengths are in pixels of the file.
package struct PictureSlices: Hashable, Sendable {
  package var top, left, bottom, right: Double
  /// Whether the middle is repeated rather than stretched.
  package var tiles: Bool
}
