import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Keys of a keyboard in a row, as they are pressed.
struct KeyCaps: Hashable {
  private struct Cap: Hashable {
    let frame: CGRect
    let text: TextRun
    let textFrame: CGRect
  }

  private let caps: [Cap]
  private let size: CGFloat

  /// The usual time for which keys are shown, in seconds.
  ///
  /// - Source: chosen: as long as a short caption is read.
  static let usualDuration = 1.2

  /// Shares of the size of the text.
  ///
  /// - Source: chosen, on pictures of keyboards.
  private enum Share {
    static let padding: CGFloat = 0.62
    static let height: CGFloat = 2
    static let gap: CGFloat = 0.34
    static let radius: CGFloat = 0.42
    static let edge: CGFloat = 0.14
  }

  /// The keys of a text, divided by spaces, whose lower edge has its middle at a point.
  ///
  /// - Throws: A ``StagingError`` for more keys than have room in `width` points.
  init(
    _ text: String, size: CGFloat, over point: CGPoint, width: CGFloat,
    text measurer: any TextMeasuring
  ) throws(StagingError) {
    self.size = size
    let height = (Share.height * size).rounded()
    var (caps, x): ([Cap], CGFloat) = ([], 0)
    for key in text.split(separator: " ") {
      let run = TextRun(String(key), face: FontFace(weight: 600, size: size))
      let metrics = measurer.metrics(of: run)
      let length = max(height, (metrics.size.width + 2 * Share.padding * size).rounded(.up))
      caps.append(
        Cap(
          frame: CGRect(x: x, y: 0, width: length, height: height), text: run,
          textFrame: CGRect(
            x: x + (length - metrics.size.width) / 2, y: (height - metrics.size.height) / 2,
            width: metrics.size.width, height: metrics.size.height)))
      x += length + (Share.gap * size).rounded()
    }
    let whole = max(0, x - (Share.gap * size).rounded())
    guard whole <= width else {
      throw .textTooLong(.keys, text, width: Double(width), lines: 1)
    }
    let way = CGPoint(x: (point.x - whole / 2).rounded(), y: (point.y - height).rounded())
    self.caps = caps.map { cap in
      Cap(
        frame: cap.frame.offsetBy(dx: way.x, dy: way.y), text: cap.text,
        textFrame: cap.textFrame.offsetBy(dx: way.x, dy: way.y))
    }
  }

  /// - Source: chosen: light keys with a dark edge, apart from any scene.
  private static let (face, edge, ink) = (
    Color.Resolved.gray(0xFA), Color.Resolved.gray(0x8A), Color.Resolved.gray(0x1D)
  )

  /// The items with an opacity.
  func items(opacity: Double) -> [DisplayItem] {
    let items = caps.flatMap { cap -> [DisplayItem] in
      let below = cap.frame.offsetBy(dx: 0, dy: (Share.edge * size).rounded())
      return [
        .command(.fill(path(below), .color(Self.edge), evenOdd: false)),
        .command(.fill(path(cap.frame), .color(Self.face), evenOdd: false)),
        .command(.text(cap.text, frame: cap.textFrame, .color(Self.ink))),
      ]
    }
    let shadow = Layer.Filter.shadow(
      color: .gray(0).opacity(0.3), radius: 0.4 * size, offset: CGSize(width: 0, height: 0.2 * size)
    )
    return [.layer(Layer(LayerContent(items), opacity: opacity, filters: [shadow]))]
  }

  private func path(_ frame: CGRect) -> Path {
    Path(roundedRect: frame, cornerRadius: Share.radius * size)
  }
}
