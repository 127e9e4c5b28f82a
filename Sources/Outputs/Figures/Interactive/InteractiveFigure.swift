public import Foundation
import ScrollworkDrawing
import ScrollworkStudio

/// A figure at several moments in a fragment of HTML, in which a reader scrubs it.
///
/// Names of classes are those of the fragment's content, so that several stand in one page.
public struct InteractiveFigure: Sendable {
  /// The figure at a moment.
  public struct Frame: Sendable {
    /// The time, in seconds.
    let time: Double
    /// The WebP file for light pages.
    let light: Data
    /// The WebP file for dark pages; nil for that of light ones.
    let dark: Data?

    /// A frame.
    public init(time: Double, light: Data, dark: Data?) {
      (self.time, self.light, self.dark) = (time, light, dark)
    }
  }

  /// The size, in points.
  let size: CGSize
  let altText: String
  /// The time that is shown first, in seconds.
  let start: Double
  let frames: [Frame]

  /// A figure of frames in the order of time.
  ///
  /// - Parameters:
  ///   - frames: The frames.
  ///   - size: The size, in points.
  ///   - start: The time that is shown first, in seconds; the nearest frame has it.
  ///   - altText: The description for people who do not see the figure.
  /// - Precondition: There are two frames or more.
  public init(_ frames: [Frame], size: CGSize, start: Double, altText: String) {
    precondition(frames.count > 1, "\(frames.count) frames, expected at least two")
    (self.frames, self.size, self.start, self.altText) = (frames, size, start, altText)
  }

  /// The version of the fragments: files of another version are not up to date.
  public static let version = 1

  /// The fragment.
  public var html: Data {
    let data = PageTemplate.json(
      .object([
        "times": .list(frames.map { .number($0.time) }), "words": .list(words.map(JSONText.text)),
        "light": .list(frames.map { .text($0.light.base64EncodedString()) }),
        "dark": .list(frames.compactMap(\.dark).map { .text($0.base64EncodedString()) }),
      ]))
    let name = "figure-" + ContentDigest(of: Data(data.utf8)).hexadecimal(digits: 8)
    let first =
      frames.indices.min { abs(frames[$0].time - start) < abs(frames[$1].time - start) } ?? 0
    let (width, height) = (
      "\(Int(size.width.rounded()))", "\(Int(size.height.rounded()))"
    )
    let style = PageTemplate.filled(
      Self.text(PackageResources.figure_css), with: ["class": name, "width": width])
    let parts = [
      "class": name, "style": style, "first": frames[first].light.base64EncodedString(),
      "width": width, "height": height, "alt": PageTemplate.escaped(altText),
      "last": "\(frames.count - 1)", "start": "\(first)",
      "word": PageTemplate.escaped(words[first]),
      "data": data, "script": Self.text(PackageResources.figure_js),
    ]
    return Data(PageTemplate.filled(Self.text(PackageResources.figure_html), with: parts).utf8)
  }

  private var words: [String] { SeriesTime.spell(frames.map(\.time)) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
