import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkRegression

/// A drawn reel of cards that scroll and come to rest, each part of which a trap may change.
struct PictureScene: Sendable, Equatable {
  var canvas = CGSize(width: 48, height: 40)
  var scale: CGFloat = 1
  /// The number of stills: four at rest, 26 in motion, and the others at rest.
  var count = 36
  /// The displacement of everything, in points.
  var shift = CGVector.zero
  /// The displacement of the text.
  var textShift: CGFloat = 0
  var opacity = 1.0
  var hue = 0.6
  /// Whether a line of one pixel is drawn.
  var hasLine = true
  var hasShadow = true
  /// Whether the disc is in front of the square.
  var isDiscInFront = true
  var discColor = Color(hue: 0.05, saturation: 0.8, brightness: 0.9)
  var squareColor = Color(hue: 0.3, saturation: 0.8, brightness: 0.6)
  /// The time between stills, in parts of the usual one.
  var speed = 1.0
  /// The still at which the motion begins.
  var begin = 4
  /// The stills in which a lamp is lit.
  var lamp: ClosedRange<Int>?
  /// The rectangle of a clock that changes with every still, from a still on.
  var clock: Clock?

  struct Clock: Equatable {
    var frame: CGRect
    var start: Int
  }

  private static let white = Color.Resolved(red: 1, green: 1, blue: 1)

  /// The pictures of all stills.
  func pictures() throws -> [Picture] {
    if self == PictureScene() { return try Self.base.get() }
    return try drawn()
  }

  /// The pictures of the scene that all traps start from.
  private static let base = Result { try PictureScene().drawn() }

  private func drawn() throws -> [Picture] {
    var known: [ContentDigest: Picture] = [:]
    return try (0..<count).map { still in
      let list = list(still)
      if let picture = known[list.digest] { return picture }
      let picture = Picture(try PNGForm.renderer.get().pixels(of: list))
      known[list.digest] = picture
      return picture
    }
  }

  /// The offset of the cards: fast at first, then slower and slower.
  func offset(_ still: Int) -> CGFloat {
    let part = min(1, max(0, Double(still - begin) * speed / 26))
    return 90 * (1 - (1 - part) * (1 - part))
  }

  private func list(_ still: Int) -> DisplayList {
    var items: [DisplayItem] = []
    for index in 0..<8 {
      let frame = CGRect(
        x: 14 + shift.dx, y: 4 + CGFloat(index) * 24 - offset(still) + shift.dy, width: 30,
        height: 18)
      let color = Color(
        hue: hue + Double(index) * 0.04, saturation: 0.7, brightness: 0.8, opacity: opacity)
      let card = DisplayItem.command(
        .fill(
          Path(roundedRect: frame, cornerRadius: 5, style: .circular), Self.paint(color),
          evenOdd: false))
      items.append(
        hasShadow && index == 4
          ? .layer(
            Layer(
              LayerContent([card]),
              filters: [
                .shadow(
                  color: Color.black.opacity(0.4).resolved(dark: false), radius: 1.5,
                  offset: CGSize(width: 0, height: 1))
              ])) : card)
    }
    items += overlay(still)
    return DisplayList(
      canvas: canvas, scale: scale, background: Self.white, content: LayerContent(items))
  }

  private func overlay(_ still: Int) -> [DisplayItem] {
    let square = Self.fill(CGRect(x: 3, y: 24, width: 8, height: 8), squareColor)
    let disc = DisplayItem.command(
      .fill(
        Path(ellipseIn: CGRect(x: 2 + shift.dx, y: 28 + shift.dy, width: 9, height: 9)),
        Self.paint(discColor), evenOdd: false))
    var items = isDiscInFront ? [square, disc] : [disc, square]
    let words = TextRun("Mo", face: FontFace(weight: 600, size: 8))
    items.append(
      .command(
        .text(
          words, frame: CGRect(x: 1 + textShift, y: 2, width: 20, height: 10),
          Self.paint(.black))))
    if hasLine {
      items.append(Self.fill(CGRect(x: 1, y: 17, width: 11, height: 1 / scale), .black))
    }
    if lamp?.contains(still) == true {
      items.append(Self.fill(CGRect(x: 2, y: 19, width: 2, height: 2), .red))
    }
    if let clock {
      let part = CGFloat((max(0, still - clock.start) * 7) % 16) / 16
      items.append(Self.fill(clock.frame, .black))
      var hand = clock.frame
      hand.origin.x += part * (hand.width - 2)
      hand.size.width = 2
      items.append(Self.fill(hand, .yellow))
    }
    return items
  }

  private static func paint(_ color: Color) -> Paint { .color(color.resolved(dark: false)) }

  private static func fill(_ frame: CGRect, _ color: Color) -> DisplayItem {
    .command(.fill(Path(frame), paint(color), evenOdd: false))
  }
}
