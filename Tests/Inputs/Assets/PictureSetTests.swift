import Testing

@testable import ScrollworkAssets

@Suite struct `Files of a picture` {
  private func set(_ variants: [(String, Double?, Bool?)]) -> PictureSet {
    PictureSet(
      name: "p",
      variants: variants.map { path, scale, isDark in
        var variant = PictureSet.Variant(path: path)
        variant.scale = scale
        variant.isDark = isDark
        return variant
      })
  }

  @Test(arguments: [
    (1.0, "1"), (2, "2"), (3, "3"), (2.5, "3"), (4, "3"),
  ]) func `are taken by scale, else the next sharper, else the sharpest`(
    scale: Double, path: String
  ) {
    let set = set([("1", 1, nil), ("2", 2, nil), ("3", 3, nil)])
    #expect(set.variant(for: AssetTraits(scale: scale))?.path == path)
  }

  @Test func `are taken by color scheme`() {
    let both = set([("light", 2, nil), ("dark", 2, true)])
    #expect(both.variant(for: AssetTraits(isDark: true))?.path == "dark")
    #expect(both.variant(for: AssetTraits())?.path == "light")
    let one = set([("light", 2, nil)])
    #expect(one.variant(for: AssetTraits(isDark: true))?.path == "light")
  }

  @Test func `of one scale serve all`() {
    #expect(set([("any", nil, nil)]).variant(for: AssetTraits(scale: 2))?.path == "any")
  }
}
