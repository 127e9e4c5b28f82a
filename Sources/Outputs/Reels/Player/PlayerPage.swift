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
      "title": PageTemplate.escaped(name),
      "width": Decimal3.spell(canvas.width),
      "height": Decimal3.spell(canvas.height),
      "style": Self.text(PackageResources.player_css),
      "picture": String(decoding: picture, as: UTF8.self),
      "reel": json,
      "script": Self.scripts.map(Self.text).joined(separator: "\n"),
    ]
    return Data(PageTemplate.filled(Self.text(PackageResources.player_html), with: parts).utf8)
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
    return PageTemplate.json(.object(entries))
  }
}
