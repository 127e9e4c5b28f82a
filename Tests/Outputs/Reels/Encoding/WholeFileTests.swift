import Foundation
import ScrollworkDrawing
import ScrollworkStudio
import TestSupport
import Testing

@testable import ScrollworkReels

/// Files of the installed encoder, and every beginning of them.
@Suite struct `Whole files` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    signal(SIGPIPE, SIG_IGN)
  }

  private func frames(_ count: Int) async -> FrameQueue {
    let list = DisplayList(
      canvas: CGSize(width: 20, height: 10), scale: 1,
      background: Color.Resolved(red: 0, green: 0, blue: 0), content: LayerContent([]))
    let queue = FrameQueue(capacity: count)
    for number in 0..<count {
      let data = Data(
        (0..<800).map { UInt8(truncatingIfNeeded: $0 * (number + 3)) | ($0 % 4 == 3 ? 255 : 0) })
      _ = await queue.give(
        DrawnFrame(
          frame: FilmFrame(number: number, samples: [list]), dark: nil,
          pixels: Pixels(width: 20, height: 10, data: data)))
    }
    queue.finish()
    return queue
  }

  private func encoded(_ form: ReelForm) async throws -> URL {
    let program = try #require(FFmpegEncoder.program(), "ffmpeg is not installed")
    let file = folder.url.appending(path: "whole.\(form.rawValue)")
    let settings = FFmpegArguments(
      form: form == .png ? .gif : form, settings: .init(), width: 20, height: 10,
      rate: FrameRate(20))
    let arguments = form == .png ? settings.makingPalette : settings.all
    try await FFmpegEncoder(program: program, arguments: arguments, path: "a", form: form)
      .encode(frames(4), to: file)
    return file
  }

  @Test(arguments: [ReelForm.mp4, .mov, .webm, .gif, .webp, .png])
  func `are told from their beginnings, and from longer ones`(form: ReelForm) async throws {
    let whole = try await encoded(form)
    #expect(WholeFile.isWhole(whole, as: form))
    let bytes = try Data(contentsOf: whole)
    let part = folder.url.appending(path: "part")
    for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 97)) {
      try bytes.prefix(count).write(to: part)
      #expect(!WholeFile.isWhole(part, as: form), "\(count) of \(bytes.count)")
    }
    try bytes.dropLast().write(to: part)
    #expect(!WholeFile.isWhole(part, as: form))
    try (bytes + [0]).write(to: part)
    #expect(!WholeFile.isWhole(part, as: form))
    // Each form is no other one.
    for other in ReelForm.allCases where other.needsPixels && other != form {
      #expect(!WholeFile.isWhole(whole, as: other))
    }
  }

  @Test func `are not those that do not exist`() {
    for form in ReelForm.allCases {
      #expect(!WholeFile.isWhole(folder.url.appending(path: "none"), as: form))
    }
  }
}
