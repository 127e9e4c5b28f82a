import Foundation

/// The times of the C program that draws the feed with Cairo alone, in milliseconds per still.
struct Baselines {
  /// Drawing every card of a still, whole.
  var draw = 0.0
  /// Cairo's own PNG writer.
  var write = 0.0
  /// PNG with ISA-L's level 1.
  var isal = 0.0
  /// Copying a picture among 24 buffers.
  var memcpy = 0.0
  /// The mean size of the files of Cairo's writer, in bytes.
  var size = 0.0

  /// Runs the program, which is beside this one, on the stills from `first` on.
  init(first: Int, count: Int, folder: URL) throws {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Naive")
    let words = try output(of: program.path, ["\(first)", "\(count)", folder.path])
      .split(whereSeparator: \.isWhitespace)
    for (name, value) in zip(words, words.dropFirst()) {
      guard let value = Double(value) else { continue }
      switch name {
      case "draw": draw = value
      case "write": write = value
      case "isal": isal = value
      case "memcpy": memcpy = value
      case "size": size = value
      default: continue
      }
    }
  }
}

/// What a program prints; an error if it fails.
func output(of program: String, _ arguments: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw CocoaError(.executableRuntimeMismatch) }
  return String(decoding: data, as: UTF8.self)
}
