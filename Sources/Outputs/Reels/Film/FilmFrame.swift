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
    case .png: try renderer.png(of: pixels(with: renderer))
    case .svg: try renderer.svg(of: list)
    }
  }

  /// The pixels: the mean of the samples.
  func pixels(with renderer: any DisplayListRendering) throws -> Pixels {
    Pixels.mean(of: try samples.map(renderer.pixels(of:)))
  }
}
