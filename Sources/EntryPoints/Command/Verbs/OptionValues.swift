import ArgumentParser
import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkFigures
import ScrollworkReels
import ScrollworkScript
import ScrollworkStudio

/// The ranges and parsers of option values.
///
/// - Source: chosen; wide enough for every known use, narrow enough that a typing error does not
///   fill a disk.
enum OptionValues {
  /// The names of the option for output, the same in every verb.
  static let outputNames: NameSpecification = [
    .customShort("o"), .customLong("output"), .customLong("out"),
  ]

  /// Stills per second.
  static let fps = IntegerOption(range: 1...240)
  /// Stills drawn in parallel.
  static let jobs = IntegerOption(range: 1...64)
  /// Stills on a contact sheet.
  static let count = IntegerOption(range: 1...100)
  /// The constant rate factor of video.
  static let crf = IntegerOption(range: 0...63)
  /// The duration of a cross-fade, in seconds.
  static let fade = NumberOption(range: 0...10)
  /// The seconds of a scene in a second of its reel.
  static let speed = NumberOption(range: 0.01...100)
  /// The number of plays of an animated picture.
  static let loops = IntegerOption(range: 0...65535)
  /// Pixels per point.
  static let scale = NumberOption(range: 0.1...8)

  /// Stills of an allowed delay.
  static let delay = IntegerOption(range: 0...1000)
  /// The threshold of a measure of pictures.
  static let threshold = NumberOption(range: 0...100)
  /// The distance of pictures by a measure.
  static let distance = NumberOption(range: 0...100)

  /// The length of a side of the canvas, in points.
  static let side = NumberOption(range: 1...16384)

  /// Parses a canvas size, such as 390x844.
  static func canvas(_ text: String) throws -> CGSize {
    let sides = text.lowercased().split(separator: "x").compactMap { try? side.parse(String($0)) }
    guard sides.count == 2 else {
      throw ValidationError("expected a width and a height from 1 to 16384, such as 390x844")
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  /// Parses a Dynamic Type size.
  static func typeSize(_ text: String) throws -> DynamicTypeSize {
    if let size = DynamicTypeSize(name: text) { return size }
    let known = DynamicTypeSize.allCases.map { "\($0)" }
    let nearest = NearestWord.nearest(to: text, among: known).map { ", did you mean \($0)?" } ?? ""
    throw ValidationError("expected \(known.joined(separator: ", "))\(nearest)")
  }

  /// Parses a locale.
  static func locale(_ text: String) throws -> Locale {
    guard let locale = Locale(languageTag: text) else {
      throw ValidationError("expected \(Locale.expectedTag)")
    }
    return locale
  }

  /// Parses a shard, such as 2/8.
  static func shard(_ text: String) throws -> Shard {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], count <= 100_000,
      let shard = Shard(number, of: count)
    else {
      throw ValidationError("expected the number of a shard, from 1, and of all, such as 2/8")
    }
    return shard
  }

  /// Parses a picture format.
  static func format(_ text: String) throws -> PictureFormat {
    guard let format = PictureFormat(rawValue: text) else {
      let known = PictureFormat.allCases.map(\.rawValue).joined(separator: " or ")
      throw ValidationError("expected \(known)")
    }
    return format
  }

  /// Parses a number of bytes, such as 8MB.
  static func bytes(_ text: String) throws -> Int {
    let units: [(String, Double)] = [("GB", 1e9), ("MB", 1e6), ("kB", 1e3)]
    for (unit, bytes) in units where text.lowercased().hasSuffix(unit.lowercased()) {
      guard let value = Double(text.dropLast(unit.count)), value > 0, value <= 1e6 else { break }
      return Int(value * bytes)
    }
    throw ValidationError("expected a number of bytes, such as 500kB or 8MB")
  }

  /// Parses a duration in seconds, such as 30s.
  static func seconds(_ text: String) throws -> Double {
    let digits = text.hasSuffix("s") ? String(text.dropLast()) : text
    guard let value = Double(digits), value > 0, value <= 1e6 else {
      throw ValidationError("expected a time, such as 30s")
    }
    return value
  }

  /// The form of a moving picture's file.
  static func reelForm(of path: String) throws -> ReelForm {
    let ending = URL(filePath: path).pathExtension
    if let form = ReelForm(ending: ending) { return form }
    let known = ReelForm.allCases.map(\.rawValue)
    let nearest =
      NearestWord.nearest(to: ending.lowercased(), among: known)
      .map { ", did you mean .\($0)?" } ?? ""
    throw ValidationError(
      "the file \"\(path)\" has an unknown ending\(nearest); expected "
        + known.map { "." + $0 }.joined(separator: ", "))
  }

  /// The form of text in a figure's SVG file.
  static func figureText(_ text: String) throws -> SVGText {
    switch text {
    case "outlines": return .glyphs
    case "live": return .live
    default: throw ValidationError("expected outlines or live")
    }
  }

  /// Whether a figure's file is a fragment of HTML.
  static func isFragment(_ path: String) -> Bool {
    URL(filePath: path).pathExtension.lowercased() == "html"
  }

  /// The format of a figure's file.
  static func figureFormat(of path: String) throws -> FigureOutput.Format {
    let ending = URL(filePath: path).pathExtension.lowercased()
    guard let format = FigureOutput.Format(rawValue: ending) else {
      throw ValidationError(
        "the file \"\(path)\" has an unknown ending; expected .svg, .png, .pdf or .html")
    }
    return format
  }

  /// Throws for a file that is named twice.
  static func requireDistinct(_ paths: [String]) throws {
    var seen: Set<URL> = []
    for path in paths where !seen.insert(URL(filePath: path).standardizedFileURL).inserted {
      throw ValidationError("the file \"\(path)\" is named twice")
    }
  }

  /// Parses one of several words.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String
  ) throws -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let nearest = NearestWord.nearest(to: text, among: known).map { ", did you mean \($0)?" } ?? ""
    throw ValidationError("expected \(known.joined(separator: ", "))\(nearest)")
  }

  /// Parses a time in seconds; whether the reel contains it is checked later.
  static func time(_ text: String) throws -> Double {
    guard let time = Double(text), time.isFinite else {
      throw ValidationError("expected a time in seconds, such as 1.5")
    }
    return time
  }
}

/// An option value that is an integer in a range.
struct IntegerOption {
  let range: ClosedRange<Int>

  /// Parses a text; throws a validation error outside the range.
  @Sendable func parse(_ text: String) throws -> Int {
    guard let value = Int(text), range.contains(value) else {
      throw ValidationError(
        "expected a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// The integer in the range nearest to `value`.
  func clamp(_ value: Int) -> Int { min(max(value, range.lowerBound), range.upperBound) }
}

/// An option value that is a number in a range.
struct NumberOption {
  let range: ClosedRange<Double>

  /// Parses a text; throws a validation error outside the range.
  @Sendable func parse(_ text: String) throws -> Double {
    guard let value = Double(text), range.contains(value) else {
      throw ValidationError("expected a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}
