import Foundation
import ScrollworkDrawing
import ScrollworkStudio
import Subprocess
import SystemPackage

/// An encoder that is the program `ffmpeg`, fed with raw pixels through a pipe.
struct FFmpegEncoder: FrameEncoder {
  /// The program.
  let program: URL
  /// The arguments before the output file.
  let arguments: [String]
  /// The path in messages.
  let path: String
  /// The hidden file of a palette among the arguments.
  var palette: URL?

  /// The most bytes of messages that are kept.
  ///
  /// - Source: chosen; a failing encoder writes a few lines.
  private static let messageLimit = 1 << 20

  /// The program on the `PATH`; nil if there is none.
  static func program(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL? {
    (environment["PATH"] ?? "").split(separator: ":").lazy
      .map { URL(filePath: String($0)).appending(path: "ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  func encode(_ frames: FrameQueue, to file: URL) async throws {
    let pipe = try PixelPipe()
    let result = try await Subprocess.run(
      .path(FilePath(program.path)), arguments: Arguments(arguments + [file.path]),
      input: .fileDescriptor(pipe.reading, closeAfterSpawningProcess: true), output: .discarded,
      error: .string(limit: Self.messageLimit)
    ) { _ in
      // A broken pipe is told by the exit code and the messages.
      while let frame = await frames.take(), await pipe.write(frame.pixels.data) {}
      pipe.close()
    }
    try Task.checkCancellation()
    guard case .exited(0) = result.terminationStatus else {
      let messages = result.standardError.replacing(file.path, with: path)
      throw ReelsError.encoder(
        path: path, reason: Self.reason(messages, result.terminationStatus))
    }
  }

  /// The last lines of the encoder's messages, or how it ended if there are none.
  static func reason(_ messages: String, _ end: TerminationStatus) -> String {
    let lines = messages.split(whereSeparator: \.isNewline).suffix(3)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard lines.isEmpty else { return lines.joined(separator: "; ") }
    return switch end {
    case .exited(let code): "it ended with the exit code \(code)"
    case .signaled(let number): "the signal \(number) ended it"
    }
  }
}
