public import Foundation
public import ScrollworkDrawing
public import ScrollworkStage
public import ScrollworkStudio

/// One frame of a film.
public struct FilmFrame: Sendable {
  /// The number, from 0.
  public let number: Int
  /// The pictures that the frame is the mean of, in linear light: one, or several for motion blur.
  public let samples: [DisplayList]
  /// The stills that the frame shows, in the order of the film's scenes.
  public let stills: [ShownStill]
  /// The first sample without fingers, for forms that draw them themselves; nil if it shows none.
  public let untouched: DisplayList?

  /// A frame with at least one sample.
  public init(
    number: Int, samples: [DisplayList], stills: [ShownStill] = [], untouched: DisplayList? = nil
  ) {
    precondition(!samples.isEmpty, "frame \(number) has no sample")
    (self.number, self.samples, self.stills, self.untouched) = (number, samples, stills, untouched)
  }

  /// The report of each still that the frame shows.
  public var reports: [StillReport] { stills.map(\.report) }

  /// The picture for forms without motion blur: the first sample.
  public var list: DisplayList { samples[0] }

  /// The frame as a picture file; of motion blur, SVG shows the first sample.
  public func picture(
    _ format: PictureFormat, with renderer: any DisplayListRendering
  ) throws -> Data {
    switch format {
    case .png:
      try isClear
        ? ClearPNG.png(of: pixels(with: renderer)) : renderer.png(of: pixels(with: renderer))
    case .svg: try renderer.svg(of: list)
    }
  }

  /// Whether the frame is transparent where nothing is drawn.
  var isClear: Bool { list.background.opacity == 0 }

  /// The pixels: the mean of the samples; colors of a transparent frame are multiplied by its opacity.
  func pixels(with renderer: any DisplayListRendering) throws -> Pixels {
    guard isClear else { return try opaquePixels(over: nil, with: renderer) }
    // What differs over black and over white is what shows through.
    return try Pixels.clear(
      overBlack: opaquePixels(over: .gray(0), with: renderer),
      overWhite: opaquePixels(over: .gray(0xFF), with: renderer))
  }

  /// The pixels over a color; nil for the frame's own.
  private func opaquePixels(
    over color: Color.Resolved?, with renderer: any DisplayListRendering
  ) throws -> Pixels {
    let samples = color.map { color in self.samples.map { $0.over(color) } } ?? self.samples
    let first = try renderer.pixels(of: samples[0])
    guard samples.count > 1 else { return first }
    var motion = DisplayMotion(from: samples[0], to: samples[1])
    for sample in samples.dropFirst(2) {
      motion.formUnion(DisplayMotion(from: samples[0], to: sample))
    }
    guard let part = PixelPart(of: motion.area, in: samples[0]) else { return first }
    // The samples differ in a part of the picture: the rest is drawn once.
    let parts = try samples.dropFirst().map { try renderer.pixels(of: part.list(of: $0)) }
    return first.replacing(
      part, with: Pixels.mean(of: [first.part(part)] + parts))
  }
}

extension DisplayList {
  /// The list over a color.
  fileprivate func over(_ color: Color.Resolved) -> DisplayList {
    DisplayList(canvas: canvas, scale: scale, background: color, content: content)
  }
}
