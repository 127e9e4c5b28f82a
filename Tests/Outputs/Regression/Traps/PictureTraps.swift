import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkRegression
import TestSupport
import Testing

@Suite struct `Traps of pictures` {
  static let equal: [PictureTrap] = [
    .equal("the same pictures twice"),
    .written("files without compression", .stored(filter: 0)),
    .equal(files: "rows with another filter") {
      $0.form = .stored(filter: 1)
      $1.form = .stored(filter: 2)
      ($0.pictures, $1.pictures) = (Array($0.pictures[3..<6]), Array($1.pictures[3..<6]))
    },
    .written("interlaced files", .interlaced),
    .written("a palette instead of colors", .palette),
    .written("16 bits for the same colors", .sixteenBits),
    .written("an alpha channel that is opaque", .alpha),
    .written("a text chunk and pixels in parts", .annotated),
    .equal(files: "other names") { $1.name = { "frame-\($0 + 1).png" } },
    .equal(files: "numbers of different lengths") { $1.name = { "\($0).png" } },
    .equal(files: "numbers that begin elsewhere") {
      $1.name = { PictureReel.digits($0 + 95, 2) + ".png" }
    },
    .equal(files: "a folder of pictures in a folder") { $1.folder = "frames" },
    .equal(files: "one picture beside another") {
      ($0.isSingle, $1.isSingle) = (true, true)
    },
    .equal(files: "one picture and a folder with one") {
      ($0.pictures, $1.pictures) = ([$0.pictures[0]], [$1.pictures[0]])
      $1.isSingle = true
    },
    .equal("shapes a fiftieth of a pixel aside, with pixelmatch", .within(.pixelmatch())) {
      $0.shift = CGVector(dx: 0.02, dy: 0.02)
    },
    .equal("shapes a tenth of a pixel aside, with pixelmatch", .within(.pixelmatch(), 0.002)) {
      $0.shift.dx = 0.1
    },
    .equal(files: "a step of one channel, with pixelmatch", .within(.pixelmatch())) { _, new in
      new.change { _, _, pixel in darker(pixel) }
    },
    .equal(files: "a step of one channel, with pixelmatch in OKLab", .within(.pixelmatchOKLab())) {
      $1.change { _, _, pixel in darker(pixel) }
    },
    .equal("a color that is just not seen", .within(.ciede2000(), 1)) { $0.hue = 0.601 },
    .equal(files: "a pixel of a thousand, with a share", .within(.exact, 0.001)) {
      $1.set(x: 20, y: 20) { _ in 0xFF00_00FF }
    },
    .equal(files: "noise of one level, with a similarity", .within(.ssim, 0.01)) {
      $1.change { x, y, pixel in (x ^ y) & 1 == 0 ? darker(pixel) : pixel }
    },
    .equal(files: "noise of one level, for a viewer", .within(.flip, 0.02)) {
      $1.change { x, y, pixel in (x ^ y) & 1 == 0 ? darker(pixel) : pixel }
    },
    .equal(
      "another lamp in an ignored rectangle", .ignoring(CGRect(x: 2, y: 19, width: 2, height: 2))
    ) { $0.lamp = 0...30 },
    .equal(
      "a flicker in an ignored rectangle", .ignoring(CGRect(x: 1, y: 18, width: 4, height: 4))
    ) { $0.lamp = 3...4 },
    .equal("a clock that is late in an ignored rectangle", .ignoring(clock)) {
      $0.clock = .init(frame: clock, start: 5)
    } old: {
      $0.clock = .init(frame: clock, start: 0)
    },
    .equal("a clock that is late in an ignored rectangle, nothing else moves", .ignoring(clock)) {
      $0.clock = .init(frame: clock, start: 3)
      $0.begin = 100
    } old: {
      $0.clock = .init(frame: clock, start: 0)
      $0.begin = 100
    },
    .equal("two ignored rectangles that overlap", .ignoring(clock, clock.offsetBy(dx: 2, dy: 0))) {
      $0.clock = .init(frame: clock, start: 2)
    },
    .equal(
      "an ignored rectangle of everything", .ignoring(CGRect(x: 0, y: 0, width: 48, height: 40))
    ) { $0.hue = 0.1 },
    .equal(
      "an ignored rectangle beyond the canvas",
      .ignoring(CGRect(x: -9e5, y: 0, width: 1e9, height: 1e9))
    ) { $0.hue = 0.1 },
    .equal("two stills later, which is allowed", .init(delay: 2)) { $0.begin = 6 },
    .equal("two stills earlier, which is allowed", .init(delay: 2)) { $0.begin = 2 },
  ]

  /// A pixel with less red by a step.
  private static func darker(_ pixel: UInt32) -> UInt32 { pixel & 0xFF > 0 ? pixel - 1 : pixel }

  private static let clock = CGRect(x: 1, y: 34, width: 12, height: 5)

  static let different: [PictureTrap] = [
    .differ("a line of one pixel gone", .pixels, "%", "1, 17") { $0.hasLine = false },
    .differ(
      "pictures where a view of no picture is ignored", .pixels, "%",
      options: .init(ignoredViews: ["clock"])
    ) { $0.opacity = 0.98 },
    .differ("2 % opacity", .pixels, "%") { $0.opacity = 0.98 },
    .differ("hue by 3°", .pixels, "%") { $0.hue = 0.6 + 3.0 / 360 },
    .differ("a text shifted by half a pixel", .pixels, "%") { $0.textShift = 0.5 },
    .differ("shapes shifted by a pixel", .pixels, "%") { $0.shift.dx = 1 },
    .differ("another order from back to front", .pixels, "%") { $0.isDiscInFront = false },
    .differ("another order of almost equal colors", .pixels, "%") {
      $0.discColor = squareLike
      $0.isDiscInFront = false
    } old: {
      $0.discColor = squareLike
    },
    .differ("a flicker of two stills", .pixels, "in stills 2 to 3") { $0.lamp = 2...3 },
    .differ("a flicker of one still while all moves", .pixels, "in still 9") { $0.lamp = 9...9 },
    .differ("a removed shadow", .pixels, "%") { $0.hasShadow = false },
    .differ("motion that is 1 % slower", .pixels, "%") { $0.speed = 0.99 },
    .differ("everything two stills later", .delay, "2 stills", "later") { $0.begin = 6 },
    .differ("everything two stills earlier", .delay, "2 stills", "earlier") { $0.begin = 2 },
    .differ(
      "three stills later where two are allowed", .delay, "3 stills", options: .init(delay: 2)
    ) { $0.begin = 7 },
    .differ(files: "a still dropped from the middle", .delay, "1 still") {
      $1.pictures.remove(at: 9)
    },
    .differ(files: "a still dropped where nothing moves", .stills, "1 still fewer") {
      $1.pictures.remove(at: 33)
    },
    .differ(files: "the first still missing", .delay, "1 still") { $1.pictures.removeFirst() },
    .differ(files: "the last still missing", .stills, "1 still fewer") { $1.pictures.removeLast() },
    .differ(files: "one still twice", .delay, "1 still", "later") {
      $1.pictures.insert($1.pictures[9], at: 9)
    },
    .differ(files: "the last still twice", .stills, "1 still more") {
      $1.pictures.append($1.pictures[$1.pictures.count - 1])
    },
    .differ(files: "one still in the place of another", .pixels, "in still 9") {
      $1.pictures[9] = $1.pictures[8]
    },
    .differ(files: "two stills that changed places", .pixels, "in stills 9 to 10") {
      $1.pictures.swapAt(9, 10)
    },
    .differ("another size", .settings, "Canvas 48 × 40 → 49 × 40") { $0.canvas.width = 49 },
    .differ("twice the pixels", .settings, "Canvas 48 × 40 → 96 × 80") { $0.scale = 2 },
    .differ(
      files: "just outside an ignored rectangle", .pixels, "1 × 2 px at 4, 19",
      options: .ignoring(CGRect(x: 1, y: 18, width: 3, height: 4))
    ) { _, new in
      new.set(x: 4, y: 19) { _ in 0xFF00_00FF }
      new.set(x: 4, y: 20) { _ in 0xFF00_00FF }
    },
    .differ(
      "inside and outside an ignored rectangle", .pixels, "%",
      options: .ignoring(CGRect(x: 2, y: 19, width: 1, height: 2))
    ) { $0.lamp = 0...30 },
    .differ(files: "a step of one channel of one pixel", .pixels, "0.052 %", "1 × 1 px at 47, 39") {
      $1.set(x: 47, y: 39) { $0 ^ 0x0001_0000 }
    },
    .differ(files: "a step of one channel in one still", .pixels, "in still 35") {
      $1.set(35..<36, x: 0, y: 0) { $0 ^ 1 }
    },
    .differ(files: "noise of one level", .pixels, "%") {
      $1.change { x, y, pixel in (x ^ y) & 1 == 0 ? pixel ^ 1 : pixel }
    },
    .differ(files: "more pixels than the share", .pixels, "%", options: .within(.exact, 0.001)) {
      $1.set(x: 20, y: 20) { _ in 0xFF00_00FF }
      $1.set(x: 21, y: 20) { _ in 0xFF00_00FF }
    },
    .differ("a text shifted, with pixelmatch", .pixels, "%", options: .within(.pixelmatch())) {
      $0.textShift = 1
    },
    .differ("a line gone, with a similarity", .pixels, "SSIM is 0.", options: .within(.ssim, 0.001))
    {
      $0.hasLine = false
    },
    .differ("a line gone, for a viewer", .pixels, "FLIP is 0.", options: .within(.flip, 0.001)) {
      $0.hasLine = false
    },
    .differ(
      "another hue, by its color", .pixels, "CIEDE2000 is", options: .within(.ciede2000(), 0.2)
    ) {
      $0.hue = 0.7
    },
    .differ(files: "a palette with another color", .pixels, "%") {
      $1.change { _, _, pixel in pixel == 0xFFFF_FFFF ? 0xFFFE_FFFF : pixel }
      $1.form = .palette
    },
    .differ(files: "one picture beside another one", .pixels, "in still 0") {
      ($0.isSingle, $1.isSingle) = (true, true)
      $1.set(x: 5, y: 5) { _ in 0xFF00_00FF }
    },
    .differ(files: "a picture of another size beside another one", .settings, "Canvas") {
      ($0.isSingle, $1.isSingle) = (true, true)
      let first = $1.pictures[0]
      $1.pictures[0] = Picture(
        width: 48, height: 39, pixels: Array(first.pixels.prefix(48 * 39)))
    },
    .differ(files: "a picture and a folder with several", .stills, "35 stills more") { old, _ in
      old.isSingle = true
    },
    .differ("a flicker where a delay is allowed", .pixels, "in still 9", options: .init(delay: 2)) {
      $0.lamp = 9...9
    },
    .differ("a lamp and an allowed delay", .pixels, "%", options: .init(delay: 2)) {
      $0.begin = 6
      $0.lamp = 33...33
    },
  ]

  private static let squareLike = Color(hue: 0.3, saturation: 0.8, brightness: 0.61)

  @Test(arguments: equal) func `that are equal`(trap: PictureTrap) throws {
    for isReversed in [false, true] {
      let comparison = try trap.comparison(isReversed: isReversed)
      #expect(comparison.verdict == .equal, "\(comparison.findings.map(\.sentence))")
      #expect(comparison.findings.isEmpty)
      // What is equal has no differing stills, except where an allowed delay has no counterpart.
      #expect(comparison.stills.allSatisfy { $0.isEqual || $0.old == nil || $0.new == nil })
    }
  }

  @Test(arguments: different) func `that differ`(trap: PictureTrap) throws {
    let comparison = try trap.comparison()
    #expect(comparison.verdict == .different)
    let first = try #require(comparison.findings.first)
    let all = comparison.findings.map(\.sentence).joined(separator: "\n")
    #expect(first.kind == trap.kind, "\(all)")
    for words in trap.words { #expect(first.sentence.contains(words), "\(all)") }
  }
}
