import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStudio

/// The page that plays a reel: one HTML file that needs no other.
///
/// The picture is an animated SVG document that does not play by itself, in a shadow tree, so that
/// its names and rules do not meet those of the page. Scripts set its time.
struct PlayerPage {
  /// The name of the reel.
  let name: String
  /// The rate of frames.
  let rate: FrameRate
  /// The size of the frames, in points.
  let canvas: CGSize
  /// Whether fingers are shown at first.
  let showsTouches: Bool
  /// The numbers of the reel.
  let numbers: PlayerNumbers

  /// The page with an SVG document as its picture.
  func document(_ picture: Data) -> Data {
    let parts = [
      "title": Self.escaped(name),
      "width": Decimal3.spell(canvas.width),
      "height": Decimal3.spell(canvas.height),
      "style": Self.text(PackageResources.player_css),
      "picture": String(decoding: picture, as: UTF8.self),
      "reel": json,
      "script": Self.scripts.map(Self.text).joined(separator: "\n"),
    ]
    return Data(Self.filled(Self.text(PackageResources.player_html), with: parts).utf8)
  }

  /// The scripts in the order in which they use each other.
  private static let scripts = [
    PackageResources.reel_js, PackageResources.picture_js, PackageResources.clock_js,
    PackageResources.timeline_js, PackageResources.readouts_js, PackageResources.player_js,
  ]

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private var json: String {
    var entries = numbers.json()
    entries["name"] = .text(name)
    entries["rate"] = .list([.integer(rate.frames), .integer(rate.seconds)])
    entries["count"] = .integer(numbers.count)
    entries["size"] = .numbers([canvas.width, canvas.height])
    entries["showsTouches"] = .truth(showsTouches)
    return Self.json(entries)
  }

  /// JSON that stays within its element: a `<` is spelled by its code.
  static func json(_ entries: [String: JSONText]) -> String {
    JSONText.object(entries).line.replacing("<", with: "\\u003c")
  }

  /// The template with its `{{names}}` replaced; texts in their places are not looked at.
  static func filled(_ template: String, with parts: [String: String]) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.range(of: "{{"), let close = rest.range(of: "}}") {
      let name = rest[open.upperBound..<close.lowerBound]
      guard let part = parts[String(name)] else { preconditionFailure("no part \(name)") }
      text += rest[..<open.lowerBound] + part
      rest = rest[close.upperBound...]
    }
    return text + rest
  }

  /// Text of the page, also within the quotes of attributes.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
