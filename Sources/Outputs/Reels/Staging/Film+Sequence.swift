import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The change from one scene of a reel to the next.
public enum ReelTransition: Hashable, Sendable {
  /// The next scene follows at once.
  case cut
  /// The end of one scene fades into the beginning of the next, in seconds.
  case crossFade(Double)

  /// The number of frames that both scenes share.
  func frames(at rate: FrameRate) -> Int {
    switch self {
    case .cut: 0
    case .crossFade(let duration): rate.nearest(to: duration)
    }
  }
}

extension Film {
  /// The films one after the other, as one reel.
  ///
  /// A cross-fade takes its time from both films: the reel is shorter by it. The poster is that of
  /// the first film.
  ///
  /// - Throws: ``StagingError`` for films of different canvases or frame rates, and for a
  ///   cross-fade longer than a film.
  public static func sequence(
    _ films: [Film], transition: ReelTransition, name: String
  ) throws(StagingError) -> Film {
    precondition(!films.isEmpty, "a sequence of no films")
    let first = films[0]
    let shared = transition.frames(at: first.rate)
    for film in films.dropFirst() where film.canvas != first.canvas || film.rate != first.rate {
      throw .differentFilms(
        first: first.name, first.form, second: film.name, film.form)
    }
    if films.count > 1, let short = films.first(where: { $0.count <= shared }) {
      throw .longTransition(
        first.rate.time(of: shared), film: short.name, duration: short.duration)
    }
    var starts: [Int] = []
    var count = 0
    for film in films {
      starts.append(max(0, count - (starts.isEmpty ? 0 : shared)))
      count = starts[starts.count - 1] + film.count
    }
    return Film(
      name: name, rate: first.rate, count: count, canvas: first.canvas, poster: first.poster,
      showsTouches: films.contains(where: \.showsTouches)
    ) { number in
      // Of films shorter than two cross-fades, more than two may show; each fades over those
      // before.
      var frame: FilmFrame?
      for (film, start) in zip(films, starts) where (start..<start + film.count) ~= number {
        let next = try film.frame(number - start)
        guard let before = frame else {
          frame = FilmFrame(
            number: number, samples: next.samples, stills: next.stills, untouched: next.untouched)
          continue
        }
        let part = (Double(number - start) + 1) / (Double(shared) + 1)
        frame = before.fading(into: next, by: part)
      }
      guard let frame else { preconditionFailure("no film has the frame \(number)") }
      return frame
    }
  }

  /// The canvas and the frame rate, in words.
  private var form: String {
    "\(Decimal3.spell(canvas.width)) × \(Decimal3.spell(canvas.height)) pt at \(rate) fps"
  }
}

extension FilmFrame {
  /// The frame with `other` over it, with an opacity of `part`.
  fileprivate func fading(into other: FilmFrame, by part: Double) -> FilmFrame {
    // Samples at equal moments of the shutter meet.
    let count = max(samples.count, other.samples.count)
    let mixed = (0..<count).map { index in
      samples[index * samples.count / count].fading(
        into: other.samples[index * other.samples.count / count], by: part)
    }
    let untouched =
      untouched == nil && other.untouched == nil
      ? nil : (untouched ?? list).fading(into: other.untouched ?? other.list, by: part)
    return FilmFrame(
      number: number, samples: mixed, stills: stills + other.stills, untouched: untouched)
  }
}

extension DisplayList {
  fileprivate func fading(into other: DisplayList, by part: Double) -> DisplayList {
    let background = DisplayItem.command(
      .fill(
        Path(CGRect(origin: .zero, size: other.canvas)), .color(other.background),
        evenOdd: false))
    return DisplayList(
      canvas: canvas, scale: scale, background: self.background,
      content: LayerContent([
        // A transparent picture does not cover the one before.
        .layer(
          Layer(content, opacity: other.background.opacity == 0 ? 1 - part : 1, isGroup: true)),
        .layer(
          Layer(
            LayerContent([background] + other.content.items), opacity: part, isGroup: true)),
      ]))
  }
}
