public import Foundation
public import ScrollworkGeometry

/// A drawing command, in the coordinates of its layer.
public enum DrawCommand: Hashable, Sendable {
  /// Fills a path, by the even-odd rule if `evenOdd`, otherwise by the nonzero rule.
  case fill(Path, Paint, evenOdd: Bool)
  /// Strokes a path.
  case stroke(Path, StrokeStyle, Paint)
  /// Fills the glyphs of text; `frame` is its measured rectangle, with lines from its top left
  /// corner.
  case text(TextRun, frame: CGRect, Paint)
  /// Draws an image stretched to `frame`; `smooth` interpolates pixels when it is scaled.
  case image(ImageAsset, frame: CGRect, smooth: Bool)
  /// Paints through an image as a stencil: only its opacity counts.
  case template(ImageAsset, frame: CGRect, smooth: Bool, Paint)

  /// A rectangle that contains all pixels the command draws.
  ///
  /// Glyphs may extend half the font size beyond the text's frame, with accents, italics and
  /// descenders.
  public var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.boundingRect
    case .stroke(let path, let style, _):
      path.boundingRect.insetBy(
        dx: -style.lineWidth * style.reach, dy: -style.lineWidth * style.reach)
    case .text(let run, let frame, _):
      frame.insetBy(dx: -run.overhang, dy: -run.overhang)
    case .image(_, let frame, _), .template(_, let frame, _, _): frame
    }
  }

  /// The command with all its numbers rounded to the grid.
  package var onGrid: DrawCommand {
    switch self {
    case .fill(let path, let paint, let evenOdd):
      .fill(path.onGrid, paint.onGrid, evenOdd: evenOdd)
    case .stroke(let path, let style, let paint):
      .stroke(path.onGrid, style.onGrid, paint.onGrid)
    case .text(let run, let frame, let paint):
      .text(run.onGrid, frame: frame.onGrid, paint.onGrid)
    case .image(let asset, let frame, let smooth):
      .image(asset, frame: frame.onGrid, smooth: smooth)
    case .template(let asset, let frame, let smooth, let paint):
      .template(asset, frame: frame.onGrid, smooth: smooth, paint.onGrid)
    }
  }
}

extension StrokeStyle {
  /// The greatest distance of the stroke from its path, in line widths.
  fileprivate var reach: CGFloat {
    max(lineJoin == .miter ? miterLimit / 2 : 0.5, lineCap == .square ? 0.75 : 0.5)
  }
}

extension TextRun {
  /// Whether the run has the defaults of rarely used properties.
  fileprivate var usesBasicEncoding: Bool { lineSpacing == 0 && !face.usesMonospacedDigits }

  /// Whether the run uses a very rarely used property, which only the rich encoding has.
  fileprivate var usesRichEncoding: Bool {
    !spans.isEmpty || ink != 0 || truncation != .tail || face.family != nil
      || face.usesSmallCaps || face.leading != 0
  }
}

extension ImageAsset {
  /// Whether the pixels of the image depend on its digest alone.
  fileprivate var usesBasicEncoding: Bool { vector == nil && slices == nil }
}

extension CanonicalBytes {
  private mutating func asset(_ value: ImageAsset) {
    digest(value.digest)
    guard !value.usesBasicEncoding else { return }
    number(value.size.width)
    number(value.size.height)
    number(value.scale)
    optional(value.vector) { $0.kind($1 == .fixed ? 0 : 1) }
    optional(value.slices) { bytes, slices in
      for inset in [
        slices.insets.top, slices.insets.leading, slices.insets.bottom, slices.insets.trailing,
      ] {
        bytes.number(inset)
      }
      bytes.kind(slices.fill == .stretch ? 0 : 1)
    }
  }

  mutating func command(_ value: DrawCommand) {
    switch value {
    case .fill(let path, let paint, let evenOdd):
      kind(0)
      self.path(path)
      self.paint(paint)
      kind(evenOdd ? 1 : 0)
    case .stroke(let path, let style, let paint):
      kind(1)
      self.path(path)
      number(style.lineWidth)
      integer(Int(style.lineCap.rawValue))
      integer(Int(style.lineJoin.rawValue))
      number(style.miterLimit)
      list(style.dash) { $0.number($1) }
      number(style.dashPhase)
      self.paint(paint)
    case .text(let run, let frame, let paint):
      kind(run.usesRichEncoding ? 5 : run.usesBasicEncoding ? 2 : 4)
      text(run.string)
      text(run.face.design.rawValue)
      integer(run.face.weight)
      kind(run.face.isItalic ? 1 : 0)
      number(run.face.size)
      optional(run.width) { $0.number($1) }
      optional(run.lineLimit) { $0.integer($1) }
      text(run.alignment.rawValue)
      number(run.tracking)
      kind(run.isRightToLeft ? 1 : 0)
      text(run.language)
      if run.usesRichEncoding { richText(run) }
      if run.usesRichEncoding || !run.usesBasicEncoding {
        number(run.lineSpacing)
        kind(run.face.usesMonospacedDigits ? 1 : 0)
      }
      rect(frame)
      self.paint(paint)
    case .image(let asset, let frame, let smooth):
      kind(asset.usesBasicEncoding ? 3 : 6)
      self.asset(asset)
      rect(frame)
      kind(smooth ? 1 : 0)
    case .template(let asset, let frame, let smooth, let paint):
      kind(asset.usesBasicEncoding ? 7 : 8)
      self.asset(asset)
      rect(frame)
      kind(smooth ? 1 : 0)
      self.paint(paint)
    }
  }
}
