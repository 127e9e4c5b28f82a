import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkRegression
import TestSupport
import Testing

/// A folder of pictures, before it is written.
struct PictureReel: Sendable {
  var pictures: [Picture]
  var form = PNGForm.rendered
  /// The name of a picture's file.
  var name: @Sendable (Int) -> String = { PictureReel.digits($0, 6) + ".png" }
  /// Whether there is only a file instead of a folder.
  var isSingle = false
  /// The folder in the folder that has the pictures; empty for none.
  var folder = ""

  static func digits(_ number: Int, _ count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// Changes each pixel of some pictures.
  mutating func change(
    _ stills: Range<Int>? = nil, _ body: (_ x: Int, _ y: Int, _ pixel: UInt32) -> UInt32
  ) {
    for still in stills ?? pictures.indices {
      let picture = pictures[still]
      let pixels = picture.pixels.enumerated().map { index, pixel in
        body(index % picture.width, index / picture.width, pixel)
      }
      pictures[still] = Picture(width: picture.width, height: picture.height, pixels: pixels)
    }
  }

  /// Changes one pixel of some pictures.
  mutating func set(
    _ stills: Range<Int>? = nil, x: Int, y: Int, _ body: (UInt32) -> UInt32
  ) {
    change(stills) { column, row, pixel in column == x && row == y ? body(pixel) : pixel }
  }

  /// Writes the files, and returns the path to give.
  func write(to url: URL) throws -> String {
    let place = folder.isEmpty ? url : url.appending(path: folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var files: [Picture: Data] = [:]
    for (index, picture) in pictures.enumerated() {
      let data = try files[picture] ?? form.file(of: picture)
      files[picture] = data
      try data.write(to: place.appending(path: name(index)))
    }
    return isSingle ? place.appending(path: name(0)).path : url.path
  }
}

/// A pair of folders of pictures, or of pictures, with the answer that a comparison must give.
struct PictureTrap: Sendable, CustomTestStringConvertible {
  /// The question.
  let testDescription: String
  /// The kind of the first finding; nil for pictures that are equal.
  var kind: Finding.Kind?
  /// Words of its sentence.
  var words: [String] = []
  var options = Options()
  var old: @Sendable (inout PictureScene) -> Void = { _ in }
  var new: @Sendable (inout PictureScene) -> Void = { _ in }
  var change: @Sendable (_ old: inout PictureReel, _ new: inout PictureReel) -> Void = { _, _ in }

  /// What a user allows.
  struct Options: Sendable {
    var tolerance: PixelTolerance?
    var ignoredRects: [CGRect] = []
    var ignoredViews: [String] = []
    var delay = 0

    static func within(_ measure: PixelMeasure, _ distance: Double = 0) -> Options {
      Options(tolerance: PixelTolerance(measure: measure, distance: distance))
    }

    static func ignoring(_ rects: CGRect...) -> Options { Options(ignoredRects: rects) }
  }

  /// Pictures that are equal.
  static func equal(
    _ question: String, _ options: Options = Options(),
    new: @escaping @Sendable (inout PictureScene) -> Void = { _ in },
    old: @escaping @Sendable (inout PictureScene) -> Void = { _ in }
  ) -> PictureTrap {
    PictureTrap(testDescription: question, options: options, old: old, new: new)
  }

  /// Pictures that are equal, after a change of their files.
  static func equal(
    files question: String, _ options: Options = Options(),
    _ change: @escaping @Sendable (_ old: inout PictureReel, _ new: inout PictureReel) -> Void
  ) -> PictureTrap {
    PictureTrap(testDescription: question, options: options, change: change)
  }

  /// Three pictures that are equal, but written in another form.
  static func written(_ question: String, _ form: PNGForm) -> PictureTrap {
    equal(files: question) { old, new in
      (old.pictures, new.pictures) = (Array(old.pictures[3..<6]), Array(new.pictures[3..<6]))
      new.form = form
    }
  }

  /// Pictures that differ.
  static func differ(
    _ question: String, _ kind: Finding.Kind, _ words: String..., options: Options = Options(),
    new: @escaping @Sendable (inout PictureScene) -> Void = { _ in },
    old: @escaping @Sendable (inout PictureScene) -> Void = { _ in }
  ) -> PictureTrap {
    PictureTrap(
      testDescription: question, kind: kind, words: words, options: options, old: old, new: new)
  }

  /// Pictures that differ, after a change of their files.
  static func differ(
    files question: String, _ kind: Finding.Kind, _ words: String..., options: Options = Options(),
    change: @escaping @Sendable (_ old: inout PictureReel, _ new: inout PictureReel) -> Void
  ) -> PictureTrap {
    PictureTrap(
      testDescription: question, kind: kind, words: words, options: options, change: change)
  }

  /// The comparison of the new folder with the old one, or the other way round.
  func comparison(isReversed: Bool = false) throws -> Comparison {
    let folder = try TemporaryFolder()
    var (before, after) = (PictureScene(), PictureScene())
    old(&before)
    new(&after)
    var (first, second) = (
      PictureReel(pictures: try before.pictures()), PictureReel(pictures: try after.pictures())
    )
    change(&first, &second)
    let decoder = PNGDecoder()
    let inputs = try [
      first.write(to: folder.url.appending(path: "old")),
      second.write(to: folder.url.appending(path: "new")),
    ].map { try ReelInput(path: $0, fps: 60, decoder: decoder) }
    var comparer = ReelComparer()
    comparer.allowedDelay = options.delay
    comparer.ignoredViews = options.ignoredViews
    return try ReelDiff(
      inputs[isReversed ? 1 : 0], inputs[isReversed ? 0 : 1], comparer: comparer,
      measure: options.tolerance?.measure, distance: options.tolerance?.distance,
      ignoredRects: options.ignoredRects, decoder: decoder
    ).compare().comparison
  }
}
