import Foundation
import ScrollworkGeometry

/// The words beneath a still of a series: a label, the time, the content offset.
struct StillCaption: Hashable {
  /// The time, such as `0.40 s`.
  let time: String
  /// The label; nil for none.
  var label: String?
  /// The content offset; nil for none.
  var offset: String?

  /// The words of a series of stills; `labels` and `offsets` are empty or have one for each time.
  static func series(
    times: [Double], labels: [String] = [], offsets: [String] = []
  ) -> [StillCaption] {
    SeriesTime.spell(times).enumerated().map { index, time in
      StillCaption(
        time: time, label: labels.isEmpty ? nil : labels[index],
        offset: offsets.isEmpty ? nil : offsets[index])
    }
  }

  /// The height of the label; 0 for none.
  func labelHeight(_ width: CGFloat, on page: FigurePage) -> CGFloat {
    label.map { page.size($0, .label, width: width).height } ?? 0
  }

  /// Draws the words under a still.
  ///
  /// - Parameters:
  ///   - frame: The frame of the still.
  ///   - labelHeight: The height of the highest label of a row, so that its times are level.
  ///   - page: The page.
  /// - Returns: The bottom of the words.
  /// - Throws: A ``FigureError`` for a time that is wider than the still.
  func draw(
    under frame: CGRect, labelHeight: CGFloat = 0, on page: inout FigurePage
  ) throws(FigureError) -> CGFloat {
    var top = frame.maxY + page.grid * 0.75
    if let label {
      page.write(label, .label, at: CGPoint(x: frame.minX, y: top), width: frame.width)
    }
    top += labelHeight
    let size = page.size(time, .note)
    guard size.width <= frame.width else {
      throw FigureError(
        "found stills that are narrower than their times, expected fewer of them or a larger "
          + "\"width\"", at: [.name("width")])
    }
    let bottom = page.write(time, .note, at: CGPoint(x: frame.minX, y: top)).maxY
    guard let offset else { return bottom }
    let width = page.size(offset, .note).width
    if size.width + page.grid + width <= frame.width {
      page.write(offset, .note, at: CGPoint(x: frame.maxX, y: top), anchor: .topTrailing)
      return bottom
    }
    guard width <= frame.width else {
      throw FigureError(
        "found stills that are narrower than their offsets, expected fewer of them or a larger "
          + "\"width\"", at: [.name("width")])
    }
    return page.write(offset, .note, at: CGPoint(x: frame.minX, y: bottom)).maxY
  }
}
