import Foundation
public import ScrollworkDrawing
import ScrollworkStudio

/// The estimated size of a film as H.264 video, from two short encodings.
@MainActor public struct VideoEstimate {
  private let film: Film
  private let renderer: any DisplayListRendering
  private let settings: EncodingSettings

  /// An estimate with the settings of an encoder.
  public init(
    _ film: Film, renderer: any DisplayListRendering, settings: EncodingSettings = .init()
  ) {
    (self.film, self.renderer, self.settings) = (film, renderer, settings)
  }

  /// The frames of the longer encoding; the shorter one has half of them.
  ///
  /// - Source: chosen; the difference of the two is the size of frames in motion.
  private static let sample = 24
  /// The frames between two that are stored whole.
  ///
  /// - Source: documented, the default of x264.
  private static let keyInterval = 250.0

  /// The estimated size, in bytes; nil without the program `ffmpeg`, or for frames of an odd size.
  public func size() async throws -> Int? {
    guard let program = FFmpegEncoder.program() else { return nil }
    let count = min(Self.sample, film.count)
    let start = (film.count - count) / 2
    var frames: [DrawnFrame] = []
    for number in start..<start + count {
      let frame = try film.frame(number)
      let pixels = try frame.pixels(with: renderer)
      guard pixels.width.isMultiple(of: 2), pixels.height.isMultiple(of: 2) else { return nil }
      frames.append(DrawnFrame(frame: frame, dark: nil, pixels: pixels))
    }
    let whole = try await size(of: frames, program)
    guard film.count > Self.sample else { return whole }
    let half = try await size(of: Array(frames.prefix(count / 2)), program)
    let moving = Double(whole - half) / Double(count - count / 2)
    let key = max(0, Double(half) - moving * Double(count / 2 - 1))
    let keys = (Double(film.count) / Self.keyInterval).rounded(.up)
    return Int(keys * key + moving * Double(film.count))
  }

  private func size(of frames: [DrawnFrame], _ program: URL) async throws -> Int {
    let arguments = FFmpegArguments(
      form: .mp4, settings: settings, width: frames[0].pixels.width,
      height: frames[0].pixels.height, rate: film.rate)
    let folder = FileManager.default.temporaryDirectory
    let part = try AtomicFile.makePart(for: folder.appending(path: "scrollwork-estimate.mp4"))
    defer { AtomicFile.discard(part) }
    let queue = FrameQueue(capacity: frames.count)
    for frame in frames { _ = await queue.give(frame) }
    queue.finish()
    try await FFmpegEncoder(
      program: program, arguments: arguments.all, path: "the estimate", form: .mp4
    ).encode(queue, to: part)
    return try part.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }
}
