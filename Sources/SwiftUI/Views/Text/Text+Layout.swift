public import Foundation
import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkGeometry

extension Text {
  /// The lines of a laid out text.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether text is left out for lack of room.
    public let isTruncated: Bool

    /// The index of the first line.
    public var startIndex: Int { 0 }
    /// The index after the last line.
    public var endIndex: Int { lines.count }
    /// A line.
    public subscript(index: Int) -> Line { lines[index] }

    /// A line of runs.
    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]
      /// The leading end of the baseline.
      public var origin: CGPoint

      /// The index of the first run.
      public var startIndex: Int { 0 }
      /// The index after the last run.
      public var endIndex: Int { runs.count }
      /// A run.
      public subscript(index: Int) -> Run { runs[index] }

      /// The place and the extents of the line.
      public var typographicBounds: TypographicBounds {
        TypographicBounds(joining: runs.map(\.typographicBounds), origin: origin)
      }
    }

    /// A part of a line in one style.
    public struct Run: RandomAccessCollection, Equatable {
      let slices: [RunSlice]
      let marks: TextMarks?
      /// The direction in which the run is written.
      public let layoutDirection: LayoutDirection

      /// The index of the first slice.
      public var startIndex: Int { 0 }
      /// The index after the last slice.
      public var endIndex: Int { slices.count }
      /// A slice of one character.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// A slice of some characters.
      public subscript(bounds: Range<Int>) -> RunSlice {
        RunSlice(glyphs: slices[bounds].flatMap(\.glyphs), marks: marks)
      }

      /// The attribute of a type; nil if the run has none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { marks?[key] }

      /// The place and the extents of the run.
      public var typographicBounds: TypographicBounds {
        TypographicBounds(joining: slices.map(\.typographicBounds), origin: nil)
      }

      /// Whether both runs draw the same.
      public static func == (lhs: Run, rhs: Run) -> Bool { lhs.slices == rhs.slices }
    }

    /// A part of a run.
    public struct RunSlice: Equatable {
      let glyphs: [Glyph]
      let marks: TextMarks?

      /// The attribute of a type; nil if the run has none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { marks?[key] }

      /// The place and the extents of the slice.
      public var typographicBounds: TypographicBounds {
        TypographicBounds(joining: glyphs.map(\.bounds), origin: nil)
      }

      /// Whether both slices draw the same.
      public static func == (lhs: RunSlice, rhs: RunSlice) -> Bool { lhs.glyphs == rhs.glyphs }
    }

    /// A character with its drawing.
    struct Glyph: Equatable {
      let command: DrawCommand
      let bounds: TypographicBounds
    }

    /// The place and the extents of a part of a text.
    public struct TypographicBounds: Equatable, Sendable {
      /// The leading end of the baseline.
      public var origin: CGPoint
      /// The width.
      public var width: CGFloat
      /// The extent above the baseline.
      public var ascent: CGFloat
      /// The extent below the baseline.
      public var descent: CGFloat
      /// The space to the next line.
      public var leading: CGFloat

      /// The rectangle of the part.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }

      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        (self.origin, self.width) = (origin, width)
        (self.ascent, self.descent, leading) = (ascent, descent, 0)
      }

      init(joining parts: [TypographicBounds], origin: CGPoint?) {
        let rect = parts.reduce(CGRect.null) { $0.union($1.rect) }
        let baseline = origin?.y ?? parts.first?.origin.y ?? 0
        guard !rect.isNull else {
          self.init(origin: origin ?? .zero, width: 0, ascent: 0, descent: 0)
          return
        }
        self.init(
          origin: CGPoint(x: rect.minX, y: baseline), width: rect.width,
          ascent: baseline - rect.minY, descent: rect.maxY - baseline)
      }
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()
  ) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    addPlaced(run.flatMap(\.glyphs).map { .command($0.command) })
  }

  /// Draws a slice of a run.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    addPlaced(slice.glyphs.map { .command($0.command) })
  }
}

extension Text.Layout {
  /// Options of the drawing of text.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws without rounding to parts of pixels, as is always done.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }

  /// The layout of characters, each drawn by itself.
  init(
    _ clusters: [TextCluster], measuring: any TextMeasuring, marks: [Int: TextMarks],
    isTruncated: Bool, paint: (Int) -> Paint
  ) {
    var lines: [Line] = []
    var runs: [Run] = []
    var slices: [RunSlice] = []
    for (index, cluster) in clusters.enumerated() {
      let own = marks[cluster.ink]
      slices.append(
        RunSlice(glyphs: [Glyph(cluster, measuring, paint(cluster.ink))], marks: own))
      let next = index + 1 < clusters.count ? clusters[index + 1] : nil
      let endsLine = next?.line != cluster.line
      if endsLine || next?.ink != cluster.ink || next?.face != cluster.face
        || next?.isRightToLeft != cluster.isRightToLeft
      {
        runs.append(
          Run(
            slices: slices, marks: own,
            layoutDirection: cluster.isRightToLeft ? .rightToLeft : .leftToRight))
        slices = []
      }
      guard endsLine else { continue }
      let left = runs.map(\.typographicBounds.origin.x).min() ?? 0
      lines.append(Line(runs: runs, origin: CGPoint(x: left, y: cluster.baseline)))
      runs = []
    }
    self.init(lines: lines, isTruncated: isTruncated)
  }
}

extension Text.Layout.Glyph {
  init(_ cluster: TextCluster, _ measuring: any TextMeasuring, _ paint: Paint) {
    let run = TextRun(cluster.string, face: cluster.face, isRightToLeft: cluster.isRightToLeft)
    let metrics = measuring.metrics(of: run)
    let frame = CGRect(
      origin: CGPoint(x: cluster.frame.minX, y: cluster.baseline - metrics.firstBaseline),
      size: metrics.size)
    self.init(
      command: .text(run, frame: frame, paint),
      bounds: Text.Layout.TypographicBounds(
        origin: CGPoint(x: cluster.frame.minX, y: cluster.baseline), width: cluster.frame.width,
        ascent: cluster.baseline - cluster.frame.minY,
        descent: cluster.frame.maxY - cluster.baseline))
  }
}
