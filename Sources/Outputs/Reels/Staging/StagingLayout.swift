import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The places of everything on a staged canvas; lengths in points of the scene.
///
/// From top to bottom: title, devices side by side, labels of the devices, captions.
struct StagingLayout: Hashable {
  /// A share of the shorter side of the first screen.
  ///
  /// - Source: chosen, on pictures of a phone: room enough for a shadow, text as large as a list's.
  private enum Share {
    static let padding: CGFloat = 0.14
    static let cornerRadius: CGFloat = 0.06
    static let gap: CGFloat = 0.14
    static let title: CGFloat = 0.078
    static let caption: CGFloat = 0.054
    static let label: CGFloat = 0.043
    static let titleGap: CGFloat = 0.085
    static let captionGap: CGFloat = 0.08
    static let labelGap: CGFloat = 0.06
    static let chapter: CGFloat = 0.1
    static let keys: CGFloat = 0.062
  }

  /// The most lines of a title or a caption.
  ///
  /// - Source: chosen; more are not read while the scene moves.
  static let mostLines = 2

  /// The size of the canvas.
  var canvas: CGSize
  /// Pixels per point.
  var scale: CGFloat
  /// Whether text is over the scenes rather than above and below them.
  let coversScenes: Bool
  /// The rectangles around the devices, each large enough for every orientation.
  var slots: [CGRect]
  /// The corner radius of canvases without a device.
  let cornerRadius: CGFloat
  /// The measured title; nil without one.
  var title: TextBlock?
  /// The measured labels of the devices; empty without labels.
  var labels: [TextBlock]
  /// The measured captions.
  var captions: [TextBlock]
  /// The measured titles of chapters.
  private(set) var chapters: [TextBlock] = []
  /// The keys that are pressed, each for its time.
  private(set) var keys: [KeyCaps] = []

  /// A measured text and its place.
  struct TextBlock: Hashable {
    let run: TextRun
    var frame: CGRect

    func item(_ color: Color.Resolved) -> DisplayItem {
      .command(.text(run, frame: frame, .color(color)))
    }

    /// A ground of a color, on which the text is legible over anything.
    func plate(_ color: Color.Resolved) -> DisplayItem {
      let size = run.face.size
      let rect = frame.insetBy(dx: -0.7 * size, dy: -0.4 * size)
      return .command(
        .fill(Path(roundedRect: rect, cornerRadius: 0.7 * size), .color(color), evenOdd: false))
    }
  }

  /// The layout of a staging around devices of given sizes, the first around a screen with a
  /// shorter side of `unit` points.
  ///
  /// - Throws: ``StagingError`` for text that does not fit.
  init(
    _ staging: Staging, devices: [CGSize], unit: CGFloat, scale: CGFloat, labels: [String],
    text: any TextMeasuring
  ) throws(StagingError) {
    let (fills, margin) = (staging.isFilled, (Share.padding * unit).rounded())
    let padding = fills ? 0 : staging.padding ?? margin
    let gap = (Share.gap * unit).rounded()
    cornerRadius = fills ? 0 : staging.cornerRadius ?? (Share.cornerRadius * unit).rounded()
    let contentWidth = devices.reduce(-gap) { $0 + $1.width + gap }
    let width = Self.even(contentWidth + 2 * padding, scale: scale)
    // Text may reach into half of the padding.
    let writer = TextWriter(
      text: text, width: width - (fills ? margin : padding), middle: width / 2)
    var y = padding
    if staging.title.isEmpty {
      title = nil
    } else {
      let block = try writer.block(
        staging.title, .title, size: Share.title * unit, weight: 700, top: y)
      title = block
      y = block.frame.maxY + Share.titleGap * unit
    }
    y = fills ? 0 : Self.pixels(y, scale)
    let height = devices.reduce(0) { max($0, $1.height) }
    var x = (width - contentWidth) / 2
    var slots: [CGRect] = []
    for device in devices {
      slots.append(
        CGRect(
          x: Self.pixels(x, scale), y: Self.pixels(y + (height - device.height) / 2, scale),
          width: device.width, height: device.height))
      x += device.width + gap
    }
    y += height
    var blocks: [TextBlock] = []
    for (label, slot) in zip(labels, slots) {
      let writer = TextWriter(text: text, width: slot.width + gap / 2, middle: slot.midX)
      blocks.append(
        try writer.block(
          label, .label, size: Share.label * unit, weight: 600, top: y + Share.labelGap * unit))
    }
    y = blocks.reduce(y) { max($0, $1.frame.maxY) }
    var captions: [TextBlock] = []
    for caption in staging.captions {
      captions.append(
        try writer.block(
          caption.text, .caption, size: Share.caption * unit, weight: 500,
          top: y + Share.captionGap * unit))
    }
    if !fills { y = captions.reduce(y) { max($0, $1.frame.maxY) } }
    (self.slots, self.labels, self.captions) = (slots, blocks, captions)
    (self.scale, coversScenes) = (scale, fills)
    canvas = CGSize(width: width, height: Self.even(y + padding, scale: scale))
    if let wanted = staging.frames(around: devices[0]) { frame(wanted, fills: fills) }
    if fills { moveText(toMargin: margin) }
    try addOverlays(staging, unit: unit, margin: margin, text: text)
  }

  /// Adds what is over the scenes for a time: titles of chapters, and keys.
  private mutating func addOverlays(
    _ staging: Staging, unit: CGFloat, margin: CGFloat, text: any TextMeasuring
  ) throws(StagingError) {
    let writer = TextWriter(text: text, width: canvas.width - margin, middle: canvas.width / 2)
    for chapter in staging.chapters {
      var block = try writer.block(
        chapter.title, .chapter, size: Share.chapter * unit, weight: 700, top: 0)
      block.frame.origin.y = ((canvas.height - block.frame.height) / 2).rounded()
      chapters.append(block)
    }
    let floor = (slots.map(\.maxY).max() ?? 0) - (coversScenes ? 2 : 1.2) * margin
    for keys in staging.keys {
      self.keys.append(
        try KeyCaps(
          keys.text, size: (Share.keys * unit).rounded(),
          over: CGPoint(x: canvas.width / 2, y: min(floor, canvas.height - margin)),
          width: canvas.width - margin, text: text))
    }
  }

  /// The least length of an even number of pixels that is not less.
  ///
  /// Videos halve the resolution of colors, so their sides are even.
  static func even(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    2 * (length * scale / 2 - 1e-6).rounded(.up) / scale
  }

  static func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale).rounded() / scale
  }
}
