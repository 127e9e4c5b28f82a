import Foundation
public import ScrollworkDrawing
public import ScrollworkStudio

/// Makes files of several forms of a film.
///
/// Each frame is drawn once for all forms, a few at a time, and encoded while the next ones are
/// drawn. A file appears when it is complete; if one form fails, none appears.
///
/// The process ignores `SIGPIPE`, or an encoder that ends early ends it too.
@MainActor public struct ReelMaker {
  private let film: Film
  private let dark: Film?
  private let renderer: any DisplayListRendering
  private let settings: EncodingSettings
  private let jobs: Int

  /// A maker that draws `jobs` frames at a time.
  ///
  /// Forms of shapes show the frames of `dark` to readers who prefer the dark color scheme, if
  /// there are any; it has the rate and the number of frames of `film`.
  public init(
    _ film: Film, dark: Film? = nil, renderer: any DisplayListRendering,
    settings: EncodingSettings = .init(), jobs: Int = 1
  ) {
    precondition(dark.map { $0.rate == film.rate && $0.count == film.count } ?? true)
    (self.film, self.dark, self.renderer, self.settings) = (film, dark, renderer, settings)
    self.jobs = max(1, jobs)
  }

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - outputs: The files and their forms.
  ///   - limit: The most bytes that a file may have.
  ///   - tell: Called after each frame.
  /// - Returns: The files made, in the same order.
  /// - Throws: A ``ReelsError``, a `StudioError`, an error of the renderer, or a
  ///   `CancellationError`.
  public func make(
    _ outputs: [ReelOutput], limit: Int = .max, tell: (ReelProgress) -> Void = { _ in }
  ) async throws -> [MadeReel] {
    let frame = try film.frame(0)
    if frame.isClear, let output = outputs.first(where: { !$0.form.hasTransparency }) {
      throw ReelsError.opaqueForm(path: output.file.relativePath, form: output.form)
    }
    let first = try frame.pixels(with: renderer)
    let parts = try await prepared(outputs, first, isClear: frame.isClear)
    defer { for file in parts.flatMap(\.files) { AtomicFile.discard(file) } }
    let queues = parts.map { _ in FrameQueue(capacity: jobs) }
    try await withTaskCancellationHandler {
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { queues.forEach { $0.close() } }
        for (part, queue) in zip(parts, queues) {
          group.addTask {
            do { try await part.encoder.encode(queue, to: part.file) } catch {
              queues.forEach { $0.close() }
              throw error
            }
          }
        }
        try await draw(
          to: queues, pixels: outputs.contains { $0.form.needsPixels }, tell: tell)
        queues.forEach { $0.finish() }
        try await group.waitForAll()
      }
    } onCancel: {
      queues.forEach { $0.close() }
    }
    try Task.checkCancellation()
    let sizes = try parts.map { part in
      let values = try? FileManager.default.attributesOfItem(atPath: part.file.path)
      let size = values?[.size] as? Int ?? 0
      guard size <= limit else {
        throw ReelsError.tooLarge(path: part.output.file.relativePath, size: size, limit: limit)
      }
      return size
    }
    return try zip(parts, sizes).map { part, size in
      try AtomicFile.move(part.file, to: part.output.file)
      return MadeReel(
        output: part.output, size: size, count: film.count, rate: film.rate)
    }
  }

  /// A file being made.
  private struct Part: Sendable {
    let output: ReelOutput
    let file: URL
    let encoder: any FrameEncoder

    /// All hidden files.
    var files: [URL] { [file, (encoder as? FFmpegEncoder)?.palette].compactMap(\.self) }
  }

  /// The encoders, and their hidden files; none is left after an error.
  private func prepared(
    _ outputs: [ReelOutput], _ first: Pixels, isClear: Bool
  ) async throws -> [Part] {
    var parts: [Part] = []
    do {
      for output in outputs {
        let file = try AtomicFile.makePart(for: output.file)
        let folder = file.deletingLastPathComponent()
        let encoder: any FrameEncoder
        do {
          encoder = try await self.encoder(of: output, first, isClear: isClear, in: folder)
        } catch {
          AtomicFile.discard(file)
          throw error
        }
        parts.append(Part(output: output, file: file, encoder: encoder))
      }
    } catch {
      for file in parts.flatMap(\.files) { AtomicFile.discard(file) }
      throw error
    }
    return parts
  }

  /// The encoder of an output, with its palette in a folder.
  private func encoder(
    of output: ReelOutput, _ first: Pixels, isClear: Bool, in folder: URL
  ) async throws -> any FrameEncoder {
    let path = output.file.relativePath
    if output.form == .svg {
      return AnimatedSVGEncoder(
        rate: film.rate, loops: settings.loops, renderer: renderer, path: path, title: film.name)
    }
    if output.form == .html {
      return PlayerEncoder(
        name: film.name, rate: film.rate, canvas: film.canvas, showsTouches: film.showsTouches,
        renderer: renderer, path: path)
    }
    guard output.form.needsFFmpeg else {
      return AnimatedPNGEncoder(
        rate: film.rate, loops: settings.loops, renderer: renderer, path: path, isClear: isClear)
    }
    guard let program = FFmpegEncoder.program() else { throw ReelsError.missingEncoder(path: path) }
    if output.form.needsEvenSides,
      !first.width.isMultiple(of: 2) || !first.height.isMultiple(of: 2)
    {
      throw ReelsError.oddSize(path: path, width: first.width, height: first.height)
    }
    var arguments = FFmpegArguments(
      form: output.form, settings: settings, width: first.width, height: first.height,
      rate: film.rate)
    arguments.isClear = isClear
    if output.form == .mov { arguments.hasProRes = await FFmpegEncoder.hasProRes(program) }
    if output.form == .gif, settings.palette == .reel {
      arguments.palette = try await palette(for: output, arguments, program, in: folder)
    }
    return FFmpegEncoder(
      program: program, arguments: arguments.all, path: path, form: output.form,
      palette: arguments.palette, isClear: isClear)
  }

  /// The number of frames that a palette is made of.
  ///
  /// - Source: chosen; a scroll of a few seconds shows all its colors in fewer.
  private static let paletteFrames = 24

  /// Makes the palette of a GIF from frames spread over the film, in a hidden file of a folder.
  private func palette(
    for output: ReelOutput, _ arguments: FFmpegArguments, _ program: URL, in folder: URL
  ) async throws -> URL {
    let name = output.file.lastPathComponent + ".palette"
    let part = try AtomicFile.makePart(for: folder.appending(path: name))
    let queue = FrameQueue(capacity: Self.paletteFrames)
    let count = min(Self.paletteFrames, film.count)
    for index in 0..<count {
      let frame = try film.frame(count == 1 ? 0 : index * (film.count - 1) / (count - 1))
      _ = await queue.give(
        DrawnFrame(frame: frame, dark: nil, pixels: try frame.pixels(with: renderer)))
    }
    queue.finish()
    do {
      try await FFmpegEncoder(
        program: program, arguments: arguments.makingPalette, path: output.file.relativePath,
        form: .png
      ).encode(queue, to: part)
    } catch {
      AtomicFile.discard(part)
      throw error
    }
    return part
  }

  /// Draws all frames, `jobs` at a time, and gives them to each queue in order.
  private func draw(
    to queues: [FrameQueue], pixels needsPixels: Bool, tell: (ReelProgress) -> Void
  ) async throws {
    var drawings: [Task<DrawnFrame, any Error>] = []
    var done = 0
    defer { drawings.forEach { $0.cancel() } }
    func deliver() async throws -> Bool {
      let frame = try await drawings.removeFirst().value
      for queue in queues where await !queue.give(frame) { return false }
      done += 1
      tell(ReelProgress(done: done, total: film.count, drawn: done))
      return true
    }
    for number in 0..<film.count {
      try Task.checkCancellation()
      if drawings.count >= 2 * jobs, try await !deliver() { return }
      let (frame, dark, renderer) = (
        try film.frame(number), try dark?.frame(number), renderer
      )
      drawings.append(
        Task.detached {
          DrawnFrame(
            frame: frame, dark: dark,
            pixels: needsPixels ? try frame.pixels(with: renderer) : .empty)
        })
    }
    while !drawings.isEmpty { if try await !deliver() { return } }
  }
}
