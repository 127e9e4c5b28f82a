import Foundation
import ScrollworkDrawing

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
  }

  /// The most lines of a title or a caption.
  ///
  /// - Source: chosen; more are not read while the scene moves.
  static let mostLines = 2

  /// The size of the canvas.
  let canvas: CGSize
  /// The rectangles around the devices, each large enough for every orientation.
  let slots: [CGRect]
  /// The corner radius of canvases without a device.
  let cornerRadius: CGFloat
  /// The measured title; nil without one.
  let title: TextBlock?
  /// The measured labels of the devices; empty without labels.
  let labels: [TextBlock]
  /// The measured captions.
  let captions: [TextBlock]

  /// A measured text and its place.
  struct TextBlock: Hashable {
    let run: TextRun
    var frame: CGRect

    func item(_ color: Color.Resolved) -> DisplayItem {
      .command(.text(run, frame: frame, .color(color)))
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
    let padding = staging.padding ?? (Share.padding * unit).rounded()
    let gap = (Share.gap * unit).rounded()
    cornerRadius = staging.cornerRadius ?? (Share.cornerRadius * unit).rounded()
    let contentWidth = devices.reduce(-gap) { $0 + $1.width + gap }
    let width = Self.even(contentWidth + 2 * padding, scale: scale)
    // Text may reach into half of the padding.
    let writer = Writer(text: text, width: width - padding, middle: width / 2)
    var y = padding
    if staging.title.isEmpty {
      title = nil
    } else {
      let block = try writer.block(
        staging.title, .title, size: Share.title * unit, weight: 700, top: y)
      title = block
      y = block.frame.maxY + Share.titleGap * unit
    }
    y = Self.pixels(y, scale)
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
      let writer = Writer(text: text, width: slot.width + gap / 2, middle: slot.midX)
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
    y = captions.reduce(y) { max($0, $1.frame.maxY) }
    (self.slots, self.labels, self.captions) = (slots, blocks, captions)
    canvas = CGSize(width: width, height: Self.even(y + padding, scale: scale))
  }

  /// The least length of an even number of pixels that is not less.
  ///
  /// Videos halve the resolution of colors, so their sides are even.
  private static func even(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    2 * (length * scale / 2 - 1e-6).rounded(.up) / scale
  }

  static func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale).rounded() / scale
  }
}

/// Measures text that is centered around a vertical line.
private struct Writer {
  let text: any TextMeasuring
  let width: CGFloat
  let middle: CGFloat

  func block(
    _ string: String, _ kind: StagingError.TextKind, size: CGFloat, weight: Int, top: CGFloat
  ) throws(StagingError) -> StagingLayout.TextBlock {
    let size = size.rounded()
    let run = TextRun(
      string, face: FontFace(weight: weight, size: size), width: width, alignment: .center,
      lineSpacing: (size / 6).rounded())
    let metrics = text.metrics(of: run)
    guard metrics.lines.count <= StagingLayout.mostLines, metrics.size.width <= width + 1 else {
      throw .textTooLong(kind, string, width: Double(width), lines: StagingLayout.mostLines)
    }
    let frame = CGRect(
      x: (middle - metrics.size.width / 2).rounded(), y: top.rounded(),
      width: metrics.size.width, height: metrics.size.height)
    return StagingLayout.TextBlock(run: run, frame: frame)
  }
}
