import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkFigures
import ScrollworkGeometry
import ScrollworkRegression
import ScrollworkStudio

/// Draws the fragment of an interactive figure: the figure at several moments.
@MainActor struct FragmentDrawer {
  let drawer: FigureDrawer

  /// The figure at the moments of a fragment, each for light and for dark pages.
  struct Frames {
    let times: [Double]
    let light: [Figure]
    /// The figures of dark pages; empty without them.
    let dark: [Figure]
    /// The time that is shown first, in seconds.
    let start: Double

    var all: [Figure] { light + dark }
  }

  /// The quality of the pictures, and their pixels per point.
  ///
  /// - Source: chosen: text of 11 points is sharp, and a picture has 15 to 30 kB.
  private static let (quality, scale): (Float, CGFloat) = (75, 1.5)

  /// The figures of an entry at the moments of its fragment.
  func frames(
    of entry: FigureFile.Entry, _ variant: FigureVariant, _ scrub: FigureScrub, schemes: [Bool]
  ) throws -> Frames {
    let casts = try schemes.map { try drawer.cast(of: entry, variant, isDark: $0) }
    let times = try scrub.times(in: casts[0].main)
    let figures = try zip(schemes, casts).map { isDark, cast in
      try times.map { time in
        try Task.checkCancellation()
        return try entry.spec.at(.time(time)).figure(
          of: cast, isDark: isDark, text: drawer.renderer)
      }
    }
    let start = try entry.spec.moment.map { try casts[0].main.seconds(of: $0) } ?? 0
    return Frames(
      times: times, light: figures[0], dark: figures.count > 1 ? figures[1] : [], start: start)
  }

  /// The bytes of a fragment.
  func data(of frames: Frames) throws -> Data {
    let sizes = frames.all.map(\.displayList.canvas)
    let size = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    let encoder = WebPEncoder()
    func file(_ figure: Figure) throws -> Data {
      try Task.checkCancellation()
      let list = figure.displayList
      // Legends of other lengths make figures of other heights: all have that of the highest.
      let pixels = try drawer.renderer.pixels(
        of: DisplayList(
          canvas: size, scale: Self.scale, background: list.background, content: list.content))
      return encoder.webP(of: Picture(pixels), quality: Self.quality) ?? Data()
    }
    let parts = try frames.times.indices.map { index in
      InteractiveFigure.Frame(
        time: frames.times[index], light: try file(frames.light[index]),
        dark: frames.dark.isEmpty ? nil : try file(frames.dark[index]))
    }
    let shown = frames.times.indices.min {
      abs(frames.times[$0] - frames.start) < abs(frames.times[$1] - frames.start)
    }
    return InteractiveFigure(
      parts, size: size, start: frames.start,
      altText: frames.light[shown ?? 0].altText
    ).html
  }
}
