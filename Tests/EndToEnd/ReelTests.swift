import Foundation
import ScrollworkCairo
import ScrollworkReels
import ScrollworkStudio
import TestSupport
import Testing

/// Moving pictures, decoded by the program that others play them with.
@Suite struct `The reel verb` {
  /// The size of the frames, in pixels.
  private let width = 80, height = 120
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String) throws -> BuiltTool.Result {
    try BuiltTool.run(words, in: folder.url)
  }

  /// What ffprobe tells of the first stream, by key.
  private func stream(_ file: String) throws -> [String: String] {
    let result = try BuiltTool.shell(
      "ffprobe -v error -select_streams v:0 -count_frames -show_entries stream \(file)",
      in: folder.url)
    #expect(result.status == 0, "\(result.err)")
    let lines = result.out.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
    return Dictionary(
      lines.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
      uniquingKeysWith: { $1 })
  }

  /// The frames of a picture file or of numbered ones at ten per second, as raw RGB.
  private func decoded(_ input: String, size: Int) throws -> [Data] {
    let command = "ffmpeg -v error \(input) -vsync cfr -r 10 -f rawvideo -pix_fmt rgb24 raw"
    let result = try BuiltTool.shell(command, in: folder.url)
    #expect(result.status == 0, "\(result.err)")
    let data = try Data(contentsOf: folder.url.appending(path: "raw"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "raw"))
    return stride(from: 0, to: data.count, by: size).map { data[$0..<min(data.count, $0 + size)] }
  }

  @Test func `makes forms that others play, of the very stills`() throws {
    let options = "--canvas 160x240 --scale 0.5 --fps 10"
    let made = try run("reel feed -o feed.mp4 feed.webm feed.png feed.webp \(options) --lossless")
    #expect(made.status == 0, "\(made.err)")
    #expect(made.out.split(separator: "\n").count == 4)
    #expect(made.messages == [])
    #expect(try run("render feed --out stills \(options)").status == 0)
    let size = width * height * 3
    let stills = try decoded("-framerate 10 -i stills/feed/frames/%06d.png", size: size)
    #expect(stills.count > 20)
    #expect(try decoded("-i feed.png", size: size) == stills)
    for (file, codec) in [("feed.mp4", "h264"), ("feed.webm", "vp9")] {
      let stream = try stream(file)
      #expect(stream["codec_name"] == codec)
      #expect(stream["width"] == "\(width)" && stream["height"] == "\(height)")
      #expect(stream["pix_fmt"] == "yuv420p")
      #expect(stream["color_space"] == "bt709" && stream["color_range"] == "tv")
      #expect(stream["r_frame_rate"] == "10/1")
      #expect(stream["nb_read_frames"] == "\(stills.count)")
      let video = try decoded("-i \(file)", size: size)
      #expect(video.count == stills.count)
      for (frame, still) in zip(video, stills) { #expect(distance(frame, still) < 4.5) }
    }
    #expect(try similarity("feed.mp4") >= 0.98)
    #expect(try similarity("feed.webm") >= 0.98)
    // A fast start: the index is before the pictures.
    let mp4 = try Data(contentsOf: folder.url.appending(path: "feed.mp4"))
    let (index, pictures) = (mp4.range(of: Data("moov".utf8)), mp4.range(of: Data("mdat".utf8)))
    #expect(try #require(index).lowerBound < #require(pictures).lowerBound)
    let again = try run("reel feed -o again.mp4 again.webp \(options) --lossless --jobs 1")
    #expect(again.status == 0)
    for form in ["mp4", "webp"] {
      #expect(
        try Data(contentsOf: folder.url.appending(path: "again.\(form)"))
          == Data(contentsOf: folder.url.appending(path: "feed.\(form)")), "\(form)")
    }
  }

  /// The structural similarity of a video and the stills, as ffmpeg measures it.
  private func similarity(_ file: String) throws -> Double {
    let result = try BuiltTool.shell(
      "ffmpeg -nostdin -i \(file) -framerate 10 -i stills/feed/frames/%06d.png -lavfi ssim -f null -",
      in: folder.url)
    #expect(result.status == 0, "\(result.err)")
    let all = try #require(result.err.range(of: "All:"))
    return try #require(Double(result.err[all.upperBound...].prefix { !$0.isWhitespace }))
  }

  private func distance(_ a: Data, _ b: Data) -> Double {
    let sum = zip(a, b).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(max(1, a.count))
  }

  /// The first still is what a renderer without animations shows.
  @Test func `makes an SVG that plays by itself`() throws {
    let options = "--canvas 160x240 --scale 1 --fps 10"
    #expect(try run("reel feed -o feed.svg again.svg \(options)").status == 0)
    let svg = try Data(contentsOf: folder.url.appending(path: "feed.svg"))
    #expect(try Data(contentsOf: folder.url.appending(path: "again.svg")) == svg)
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("@keyframes") && text.contains("prefers-reduced-motion"))
    #expect(!text.contains("<text") && !text.contains("<script"))
    #expect(try run("render feed --at 0 --out still \(options)").status == 0)
    let shown = try BuiltTool.shell("rsvg-convert feed.svg -o first.png", in: folder.url)
    #expect(shown.status == 0, "\(shown.err)")
    let size = 160 * 240 * 3
    let (theirs, ours) = (
      try decoded("-i first.png", size: size),
      try decoded("-i still/feed/frames/000000.png", size: size)
    )
    try #require(theirs.count == 1 && ours.count == 1)
    #expect(distance(theirs[0], ours[0]) < 0.6)
  }

  /// The page is made without a program or a network, and is the same bytes again; the picture is
  /// what a page loads.
  @Test func `makes a page with a player, and a small SVG of cards that scroll`() throws {
    let tools = folder.url.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let made = try BuiltTool.shell(
      "PATH=tools exec \"$0\" reel gallery -o gallery.html again.html gallery.svg",
      in: folder.url)
    #expect(made.status == 0, "\(made.err)")
    let page = try Data(contentsOf: folder.url.appending(path: "gallery.html"))
    #expect(try Data(contentsOf: folder.url.appending(path: "again.html")) == page)
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.hasPrefix("<!DOCTYPE html>") && text.contains("<title>gallery</title>"))
    #expect(text.components(separatedBy: "<svg xmlns=").count == 2)
    // The picture and the player are most of the page; the numbers are few.
    let start = try #require(text.range(of: "id=\"reel\">"))
    let end = try #require(text[start.upperBound...].range(of: "</script>"))
    #expect(text[start.upperBound..<end.lowerBound].utf8.count < 60_000)
    let svg = try Data(contentsOf: folder.url.appending(path: "gallery.svg"))
    #expect(page.count < svg.count + 120_000)
    #expect(svg.count <= 97_000, "\(svg.count) bytes")
    #expect(!String(decoding: svg, as: UTF8.self).contains("<image"))
    let packed = try BuiltTool.shell("gzip -9 < gallery.svg | wc -c", in: folder.url)
    let count = try #require(Int(packed.out.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(count <= 25_000, "\(count) bytes")
  }

  @Test func `stages scenes in sequence and by directions`() throws {
    let plain = "--canvas 160x240 --scale 0.5 --fps 5"
    #expect(try run("reel feed -o one.png \(plain)").status == 0)
    let made = try run("reel feed feed-again -o two.png \(plain)")
    #expect(made.status == 66)
    let both = try run("reel feed tenths -o both.png \(plain) --fade 0.4")
    #expect(both.status == 0, "\(both.err)")
    let (feed, all) = (try frames(of: "one.png"), try frames(of: "both.png"))
    #expect(all > feed)
    let staged = try BuiltTool.shell(
      "\"$0\" reel feed -o staged.mp4 \(plain) --stage 'device phone' --stage 'speed 2'",
      in: folder.url)
    #expect(staged.status == 0, "\(staged.err)")
    let stream = try stream("staged.mp4")
    #expect((Int(stream["width"] ?? "") ?? 0) > 80 && (Int(stream["height"] ?? "") ?? 0) > 120)
    #expect(abs((Int(stream["nb_read_frames"] ?? "") ?? 0) * 2 - feed) <= 1)
    let wrong = try BuiltTool.shell(
      "\"$0\" reel feed -o wrong.mp4 --stage 'devce phone'", in: folder.url)
    #expect(wrong.status == 65)
    #expect(wrong.err.contains("did you mean \"device\"?"), "\(wrong.err)")
  }

  /// The number of frames of a file at five per second.
  private func frames(of file: String) throws -> Int {
    let decoded = try BuiltTool.shell(
      "ffmpeg -v error -i \(file) -vsync cfr -r 5 -f rawvideo -pix_fmt gray - | wc -c",
      in: folder.url)
    #expect(decoded.status == 0, "\(decoded.err)")
    let bytes = Int(decoded.out.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    return bytes / (80 * 120)
  }

  @Test func `lowers quality, size and rate until a file fits`() throws {
    let options = "--canvas 160x240 --scale 0.5"
    #expect(try run("reel feed -o whole.gif whole.mp4 \(options)").status == 0)
    for (form, option) in [("mp4", "--crf "), ("gif", "--scale ")] {
      let whole = try Data(contentsOf: folder.url.appending(path: "whole.\(form)")).count
      let made = try run("reel feed -o fit.\(form) \(options) --max-size \(whole * 2 / 3000)kB")
      #expect(made.status == 0, "\(made.err)")
      #expect(made.out.contains(", fit.\(form), with \(option)"), "\(made.out)")
      let size = try Data(contentsOf: folder.url.appending(path: "fit.\(form)")).count
      #expect(size <= whole * 2 / 3 && size > whole / 5, "\(size) of \(whole)")
    }
    let none = try run("reel feed -o none.png \(options) --max-size 1kB --fps 2")
    #expect(none.status == 64)
    #expect(none.err.contains("more than 1 kB, even with --scale 0.12"), "\(none.err)")
    #expect(!folder.paths.contains { $0.contains("none") })
  }

  @Test(arguments: ["reel", "still"])
  func `makes a GIF at a rate that it can tell`(palette: String) throws {
    let made = try run(
      "reel feed -o feed.gif --canvas 160x240 --scale 0.5 --fps 12 --palette \(palette) --loop 2")
    #expect(made.status == 0, "\(made.err)")
    #expect(made.out.contains("at 12.5 fps"), "\(made.out)")
    let stream = try stream("feed.gif")
    #expect(stream["avg_frame_rate"] == "25/2", "\(stream)")
    let gif = try Data(contentsOf: folder.url.appending(path: "feed.gif"))
    let loop = try #require(gif.range(of: Data("NETSCAPE2.0".utf8)))
    #expect(Array(gif[loop.upperBound..<loop.upperBound + 4]) == [3, 1, 1, 0])
    #expect(folder.paths == ["feed.gif"])
  }

  @Test(
    arguments: [
      ("reel feed -o feed.mp5", 64, "unknown ending, did you mean .mp4?"),
      ("reel feed -o chat", 64, "unknown ending"),
      ("reel feed -o feed.mp4 feed.mp4", 64, "is named twice"),
      ("reel feed -o feed.mp4 --canvas 101x100 --scale 1", 64, "101 × 100 px"),
      ("reel feed -o nowhere/feed.png", 73, "cannot write nowhere/feed.png"),
      ("reel feed -o feed.gif --dither bayern", 64, "expected none, ordered, diffused"),
      ("reel feed -o feed.mp4 --preset slwo", 64, "did you mean slow?"),
      ("reel feed chat -o feed.mp4", 64, "must have one size and frame rate"),
      ("reel feed gallery -o feed.mp4 --beside", 64, "must last equally long"),
      ("reel feed -o feed.mp4 --fade 11", 64, "from 0.0 to 10.0"),
      ("reel -o feed.mp4", 64, "expected a scene, or frames"),
      ("reel feed --frames . -o feed.mp4", 64, "cannot be combined"),
      ("reel --frames . -o feed.mp4", 65, "has no PNG files"),
      ("reel --frames . -o feed.mp4 --dark", 64, "cannot be combined with options for scenes"),
      ("reel feed -o feed.mp4 --both-schemes", 64, "needs .svg or .html, not .mp4"),
      ("reel feed -o feed.mp4 --poster feed.jpg", 64, "unknown ending; expected .png, .svg"),
      ("reel feed -o feed.png --poster feed.png", 64, "is named twice"),
      ("reel feed -o feed.png --against --darc", 64, "expected some of --canvas"),
      ("reel feed -o feed.png --check", 64, "needs '--plan' or '--records'"),
      (
        "reel feed -o feed.mp4 --shard 1/2", 64,
        "'--shard' needs '--plan', whose reels it divides"
      ),
      ("reel --frames . -o feed.mp4 --shard 1/2", 64, "\"scrollwork render --shard\""),
      ("reel --plan none.yaml", 66, "cannot read none.yaml"),
      ("reel --plan none.yaml feed", 64, "names scenes and files itself"),
    ])
  func `refuses bad input with one message`(words: String, status: Int32, part: String) throws {
    let result = try run(words)
    #expect(result.status == status)
    #expect(result.err.contains(part), "\(result.err)")
    #expect(result.err.split(separator: "\n").count == 1)
    #expect(result.out == "" && folder.paths.isEmpty)
  }

  @Test func `encodes a folder of frames as the scene itself`() throws {
    let options = "--canvas 160x240 --scale 0.5 --fps 10"
    #expect(try run("render feed --out stills \(options)").status == 0)
    let made = try run("reel --frames stills/feed -o frames.png --poster poster.png")
    #expect(made.status == 0, "\(made.err)")
    #expect(made.out.contains("feed: 50 stills at 10 fps"), "\(made.out)")
    #expect(try run("reel feed -o scene.png \(options)").status == 0)
    func data(_ path: String) throws -> Data {
      try Data(contentsOf: folder.url.appending(path: path))
    }
    #expect(try data("frames.png") == data("scene.png"))
    #expect(try data("poster.png") == data("stills/feed/frames/000025.png"))
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "stills/feed/frames/000030.png"))
    let gap = try run("reel --frames stills/feed/frames -o gap.mp4")
    #expect(gap.status == 65)
    #expect(gap.err.contains("has no 000030.png after 000029.png"), "\(gap.err)")
  }

  @Test func `shows a scene beside itself, at another speed, in both color schemes`() throws {
    let options = "--canvas 160x240 --scale 0.5 --fps 10"
    let beside = try BuiltTool.shell(
      "\"$0\" reel feed -o beside.mp4 \(options) --against --dark --against '--rtl' --speed 2",
      in: folder.url)
    #expect(beside.status == 0, "\(beside.err)")
    #expect(beside.out.contains("25 stills"), "\(beside.out)")
    #expect((Int(try stream("beside.mp4")["width"] ?? "") ?? 0) > 240)
    #expect(try run("reel feed -o both.svg both.html \(options) --both-schemes").status == 0)
    #expect(try run("reel feed -o light.svg \(options)").status == 0)
    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }
    #expect(try text("both.svg").contains("prefers-color-scheme:dark"))
    #expect(try text("both.html").contains("data-scheme=\"dark\""))
    #expect(try !text("light.svg").contains("prefers-color-scheme"))
  }

  /// A new version of the tool leaves files up to date that it would make to the same bytes.
  @Test func `records the versions of rules, not that of the tool`() throws {
    let options = "--canvas 160x240 --scale 0.25 --fps 4 --records reels.records.json"
    #expect(try run("reel feed -o feed.png \(options)").status == 0)
    let records = FileRecords(folder.url.appending(path: "reels.records.json"))
    let record = try #require(records[folder.url.appending(path: "feed.png")])
    #expect(record.settings["encoding rules"] == EncodingRules.version)
    #expect(record.settings["scrollwork"] == nil)
  }
}
