import Foundation
import ScrollworkDrawing
import ScrollworkStudio
import ScrollworkSystem
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
  /// The form of the file that it writes.
  let form: ReelForm
  /// The hidden file of a palette among the arguments.
  var palette: URL?
  /// Whether frames are transparent.
  var isClear = false

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

  /// Whether a program has the encoder of ProRes with transparency.
  static func hasProRes(_ program: URL) async -> Bool {
    let result = try? await Subprocess.run(
      .path(FilePath(program.path)),
      arguments: ["-v", "error", "-h", "encoder=\(ReelForm.proResEncoder)"],
      output: .string(limit: Self.messageLimit), error: .discarded)
    return result?.standardOutput.contains("yuva444p10le") ?? false
  }

  func encode(_ frames: FrameQueue, to file: URL) async throws {
    let pipe = try PixelPipe()
    let result = try await Subprocess.run(
      .path(FilePath(program.path)), arguments: Arguments(arguments + [file.path]),
      input: .fileDescriptor(pipe.reading, closeAfterSpawningProcess: true), output: .discarded,
      error: .string(limit: Self.messageLimit)
    ) { _ in
      // A broken pipe is told by the exit code and the messages.
      while let frame = await frames.take() {
        // The program takes colors that are not multiplied by the opacity.
        let pixels = isClear ? frame.pixels.straight : frame.pixels
        guard await pipe.write(pixels.data) else { break }
      }
      pipe.close()
    }
    try Task.checkCancellation()
    let messages = result.standardError.replacing(file.path, with: path)
    // Some versions end with success whatever became of the file.
    let isDone = if case .exited(0) = result.terminationStatus { true } else { false }
    guard !isDone || !WholeFile.isWhole(file, as: form) else { return }
    if let fault = Self.diskFault(in: messages) {
      throw StudioError.cannotWrite(path: path, reason: fault)
    }
    throw ReelsError.encoder(
      path: path, reason: Self.reason(messages, isDone ? nil : result.terminationStatus))
  }

  /// The errors of a disk that are told by their reasons alone.
  private static let diskErrors = [ENOSPC, EDQUOT, EFBIG, EROFS, EIO]

  /// The fault of the disk in messages of the encoder; nil if they tell none.
  ///
  /// - Source: measured with ffmpeg 5.1: `Error writing trailer of a.mp4: No space left on device`.
  private static func diskFault(in messages: String) -> String? {
    let reasons = diskErrors.map { SystemError(number: $0).reason }
    let lines = messages.split(whereSeparator: \.isNewline).reversed()
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    return lines.lazy.compactMap { line in reasons.first { line.hasSuffix($0.lowercased()) } }.first
  }

  /// The last lines of the encoder's messages, or how it ended if there are none; nil for the end of
  /// one that left a part of the file.
  static func reason(_ messages: String, _ end: TerminationStatus?) -> String {
    let lines = messages.split(whereSeparator: \.isNewline).suffix(3)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard lines.isEmpty else { return lines.joined(separator: "; ") }
    return switch end {
    case .exited(let code): "it ended with the exit code \(code)"
    case .signaled(let number): "the signal \(number) ended it"
    case nil: "it wrote a part of the file"
    }
  }
}
