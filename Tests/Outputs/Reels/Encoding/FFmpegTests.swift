import Foundation
import ScrollworkDrawing
import ScrollworkStudio
import TestSupport
import Testing

@testable import ScrollworkReels

@Suite struct `The program ffmpeg` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // As the tool does: an encoder that ends early closes its pipe.
    signal(SIGPIPE, SIG_IGN)
  }

  private func arguments(_ form: ReelForm, _ settings: EncodingSettings = .init()) -> [String] {
    FFmpegArguments(
      form: form, settings: settings, width: 20, height: 10,
      rate: FrameRate(frames: 100, seconds: 3)
    ).all
  }

  @Test func `is told the raw pixels of its input`() {
    let words = arguments(.mp4).joined(separator: " ")
    // Otherwise it ends with success on a full disk.
    #expect(words.contains("-xerror"))
    #expect(words.contains("-f rawvideo -pix_fmt bgra -s 20x10 -r 100/3 -i pipe:0"))
  }

  @Test func `gets tags, quality and speed of video`() {
    var settings = EncodingSettings()
    settings.crf = 30
    settings.preset = .veryslow
    let words = arguments(.mp4, settings).joined(separator: " ")
    for part in [
      "-c:v libx264 -crf 30 -preset veryslow -x264-params sync-lookahead=0 -movflags +faststart",
      "format=yuv420p",
      "-colorspace bt709 -color_primaries bt709 -color_trc bt709",
    ] {
      #expect(words.contains(part), "\(part)")
    }
    #expect(arguments(.webm, settings).joined(separator: " ").contains("libvpx-vp9 -crf 30 -b:v 0"))
  }

  /// GIF tells the repetitions after the first play, the others the plays.
  @Test(arguments: [(0, "0", "0"), (1, "-1", "1"), (3, "2", "3")])
  func `is told how often a picture plays`(loops: Int, gif: String, webp: String) {
    var settings = EncodingSettings()
    settings.loops = loops
    #expect(arguments(.gif, settings).joined(separator: " ").contains("-loop \(gif) "))
    #expect(arguments(.webp, settings).joined(separator: " ").contains("-loop \(webp) "))
  }

  @Test func `is found on the PATH alone`() throws {
    #expect(FFmpegEncoder.program(environment: ["PATH": folder.url.path]) == nil)
    #expect(FFmpegEncoder.program(environment: [:]) == nil)
    let file = folder.url.appending(path: "ffmpeg")
    try Data("#!/bin/sh\n".utf8).write(to: file)
    #expect(FFmpegEncoder.program(environment: ["PATH": folder.url.path]) == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    #expect(
      FFmpegEncoder.program(environment: ["PATH": "/nowhere:\(folder.url.path)"])?.path
        == file.path)
  }

  /// An encoder that is a shell script.
  private func encode(
    _ script: String, as form: ReelForm = .mp4, frames count: Int = 3
  ) async throws {
    let file = folder.url.appending(path: "ffmpeg")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    let encoder = FFmpegEncoder(program: file, arguments: ["-x"], path: "a.mp4", form: form)
    let queue = FrameQueue(capacity: count)
    let list = DisplayList(
      canvas: CGSize(width: 200, height: 200), scale: 1,
      background: Color.Resolved(red: 0, green: 0, blue: 0), content: LayerContent([]))
    let frame = FilmFrame(number: 0, samples: [list])
    let pixels = Pixels(width: 200, height: 200, data: Data(count: 160_000))
    for _ in 0..<count { _ = await queue.give(DrawnFrame(frame: frame, dark: nil, pixels: pixels)) }
    queue.finish()
    try await encoder.encode(queue, to: folder.url.appending(path: "out"))
  }

  @Test func `gets all pixels on its standard input`() async throws {
    // A form that is whole with any bytes.
    try await encode("[ \"$1\" = -x ] && cat > \"$2\"", as: .svg)
    let file = try Data(contentsOf: folder.url.appending(path: "out"))
    #expect(file.count == 3 * 160_000)
  }

  @Test func `that fails is told with its last lines`() async throws {
    await #expect(throws: ReelsError.encoder(path: "a.mp4", reason: "b; c; d")) {
      try await encode("printf 'a\\nb\\nc\\nd\\n' >&2; exit 3")
    }
  }

  /// What `ffmpeg` 5.1 says of a full disk, with the exit code 0.
  @Test(arguments: [("exit 0", "no space left on device"), ("exit 1", "no space left on device")])
  func `that finds the disk full is not taken as done`(end: String, reason: String) async throws {
    await #expect(throws: StudioError.cannotWrite(path: "a.mp4", reason: reason)) {
      try await encode(
        """
        cat > /dev/null; printf cut > "$2"
        echo "Error writing trailer of $2: No space left on device" >&2
        echo "Error closing file $2: No space left on device" >&2
        \(end)
        """)
    }
  }

  @Test(arguments: [ReelForm.mp4, .webm, .gif, .webp, .png])
  func `that leaves a part of a file is not taken as done`(form: ReelForm) async throws {
    await #expect(
      throws: ReelsError.encoder(path: "a.mp4", reason: "it wrote a part of the file")
    ) { try await encode("cat > /dev/null; printf cut > \"$2\"", as: form) }
  }

  @Test func `that is killed is told by its signal`() async throws {
    await #expect(throws: ReelsError.self) { try await encode("kill -9 $$") }
    do { try await encode("kill -9 $$") } catch let error as ReelsError {
      #expect("\(error)".contains("ffmpeg did not encode a.mp4: the signal 9 ended it"), "\(error)")
    }
  }
}
