import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// A leaf that measures and draws a text run.
struct TextLeaf: Leaf {
  private(set) var run: TextRun
  /// The styles of the paints, by the run's ink indices.
  let inks: [any ShapeStyle]
  /// The leaves of inline images, in the order of the run's gaps.
  let pictures: [any Leaf]
  // Not the session: a leaf that fades out outlives its tree.
  let measuring: any TextMeasuring
  let pixels: CGFloat
  let environment: EnvironmentValues
  /// What the environment says about fitting; each layout proposal asks for it.
  private let fitting: Fitting
  /// The attributes of parts, by the indices of paints.
  let marks: [Int: TextMarks]
  /// The renderer that draws the text, with the attributes that it may look for.
  private(set) var rendering: TextRendering?
  /// The remaining displacement of the paint's animation.
  var paintDisplacement: AnimatableVector?

  var isCostly: Bool { true }
  var refersToTree: Bool { rendering != nil }
  var kind: String { "Text" }
  var isHitInFrame: Bool { true }
  var words: String? { pictures.isEmpty ? run.string : run.string.replacing("\u{FFFC}", with: "") }
  var fades: Bool { environment.contentTransition != .identity }

  @MainActor init(_ parts: [TextPart], in context: ResolveContext) {
    let spelled = ResolvedText(parts, in: context)
    (run, inks, pictures) = (spelled.run, spelled.inks, spelled.pictures)
    (measuring, pixels) = (context.session.text, context.environment.displayScale)
    environment = context.environment
    fitting = Fitting(environment)
    marks = spelled.marks
    fit()
    rendering = environment.textRenderer.map {
      TextRendering(renderer: $0, marks: spelled.marks, context: context)
    }
  }

  /// Applies the line height and the language of the environment.
  private mutating func fit() {
    if let tag = environment.typesettingLanguage.tag { run.language = tag }
    guard let height = environment.lineHeight else { return }
    let natural = measuring.metrics(of: TextRun("x", face: firstFace)).size.height
    let leading = height.spacing(natural: natural, size: firstFace.size)
    (run.face.leading, run.lineSpacing) = (leading, 0)
    for index in run.spans.indices { run.spans[index].face.leading = leading }
  }

  /// The face at the beginning of the text.
  private var firstFace: FontFace { run.spans.first?.face ?? run.face }

  /// The distances from neighbors: those of the font at the beginning.
  var spacing: ViewSpacing {
    measuring.lineMetrics(of: firstFace).map { ViewSpacing(textOf: $0, scale: pixels) }
      ?? ViewSpacing()
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    rendering?.size(for: proposal) { plainSize(for: $0) } ?? plainSize(for: proposal)
  }

  private func plainSize(for proposal: ProposedViewSize) -> CGSize {
    let run = run(for: proposal, isMeasured: true)
    var size = measuring.metrics(of: run).size
    if let least = fitting.reservedLineCount, least > 1 {
      var filler = run
      filler.string = String(repeating: "\n", count: least - 1)
      (filler.spans, filler.lineLimit) = ([], nil)
      size.height = max(size.height, measuring.metrics(of: filler).size.height)
    }
    return CGSize(
      width: size.width.ceiled(toScale: pixels), height: size.height.ceiled(toScale: pixels))
  }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    guard !run.string.isEmpty else { return [] }
    let run = run(for: proposal)
    if environment.redactionReasons.contains(.placeholder) { return bars(for: run, in: rect) }
    var commands = backgrounds(of: run, in: rect)
    for ink in run.inks {
      let paint = inks[ink].paintAny(in: rect, environment: environment)
        .displaced(by: paintDisplacement, in: rect)
      guard !paint.isClear else { continue }
      var part = run
      part.ink = ink
      commands.append(.text(part, frame: rect, paint))
    }
    guard !pictures.isEmpty else { return commands }
    for (picture, place) in zip(pictures, measuring.metrics(of: run).gaps) {
      guard let place else { continue }
      commands += picture.commands(
        in: place.offsetBy(dx: rect.minX, dy: rect.minY), proposal: .unspecified)
    }
    return commands
  }

  var decorations: [StyleDecoration] { inks[0].decorationsAny(in: environment) }

  /// Bars in place of redacted lines.
  ///
  /// - Source: chosen, after pictures of iOS: as high as letters with tails, faint.
  private func bars(for run: TextRun, in rect: CGRect) -> [DrawCommand] {
    let paint = inks[0].paintAny(in: rect, environment: environment)
      .opacity(RedactionReasons.placeholderOpacity)
    return measuring.metrics(of: run).lines.map { line in
      let bar = line.offsetBy(dx: rect.minX, dy: rect.minY)
        .insetBy(dx: 0, dy: line.height * 0.1)
      let radius = min(bar.height / 4, 4)
      var path = Path()
      path.addRoundedRect(
        in: bar, cornerSize: CGSize(width: radius, height: radius), style: .circular)
      return .fill(path, paint, evenOdd: false)
    }
  }

  func items(
    in rect: CGRect, proposal: ProposedViewSize, views: ViewPainter
  ) -> [DisplayItem]? {
    guard let rendering, !environment.redactionReasons.contains(.placeholder) else { return nil }
    let run = run(for: proposal)
    let layout = Text.Layout(
      measuring.clusters(of: run), measuring: measuring, marks: rendering.marks,
      isTruncated: run.lineLimit != self.run.lineLimit
    ) { ink in
      inks[inks.indices.contains(ink) ? ink : 0]
        .paintAny(in: CGRect(origin: .zero, size: rect.size), environment: environment)
        .displaced(by: paintDisplacement, in: rect)
    }
    return rendering.items(layout, in: rect)
  }

  /// The animatable data of the renderer.
  var shapeData: (any VectorArithmetic)? { rendering?.data }

  /// The paint of a text with a single color; only those animate to another color.
  var paint: Paint? {
    inks.count == 1 ? inks[0].paintAny(in: .unit, environment: environment) : nil
  }

  func displaced(shape: Displacement?, paint: Displacement?, at time: Double) -> any Leaf {
    var copy = self
    copy.paintDisplacement = paint?.value(at: time)
    copy.rendering = rendering?.displaced(by: shape, at: time)
    return copy
  }

  func baseline(_ which: TextBaseline, proposal: ProposedViewSize) -> CGFloat? {
    let metrics = measuring.metrics(of: run(for: proposal))
    return which == .first ? metrics.firstBaseline : metrics.lastBaseline
  }

  // MARK: Fitting

  /// The values of the environment by which a text is fitted into a proposal.
  private struct Fitting {
    let smallestScale: CGFloat
    let allowsTightening: Bool
    let reservedLineCount: Int?

    init(_ environment: EnvironmentValues) {
      let smallest = environment.minimumScaleFactor
      smallestScale = smallest.isNaN ? 1 : min(max(smallest, 0), 1)
      allowsTightening = environment.allowsTightening
      reservedLineCount = environment.reservedLineCount
    }
  }

  /// The step by which text is scaled down until it fits.
  ///
  /// - Source: chosen; a twentieth of its size is hardly seen.
  private static let scaleStep = 0.05

  /// The distance by which characters may move together, in font sizes.
  ///
  /// - Source: chosen.
  private static let tightening: CGFloat = 0.05

  /// The run for a proposal: scaled down if allowed and necessary, and truncated to the proposed
  /// height.
  ///
  /// `isMeasured` allows for another run of the same size.
  private func run(for proposal: ProposedViewSize, isMeasured: Bool = false) -> TextRun {
    var run = run
    run.width = proposal.width.flatMap { $0.isFinite ? $0.onGrid() : nil }
    let smallest = fitting.smallestScale
    if smallest < 1, run.width != nil {
      let stepCount = Int(((1 - smallest) / Self.scaleStep).rounded(.up))
      for step in 0...stepCount {
        let smaller = run.scaled(by: max(smallest, 1 - CGFloat(step) * Self.scaleStep))
        if step == stepCount || fits(smaller, height: proposal.height) {
          run = smaller
          break
        }
      }
    }
    if fitting.allowsTightening, run.width != nil, !fits(run, height: proposal.height) {
      let tight = run.tracked(by: -Self.tightening * run.face.size)
      if fits(tight, height: proposal.height) { run = tight }
    }
    guard let height = proposal.height, height.isFinite else { return run }
    if isMeasured, height <= 0, (run.lineLimit ?? .max) > 1 {
      // No line fits, so that all but the first are left out, however many there are.
      run.lineLimit = 1
      return run
    }
    return truncated(run, to: height)
  }

  /// The run limited to the lines that fit a height, at least one.
  ///
  /// - Source: measured by others: text that is offered too little height ends in an ellipsis.
  private func truncated(_ run: TextRun, to height: CGFloat) -> TextRun {
    let metrics = measuring.metrics(of: run)
    // A measured height may return rounded.
    let height = height + 0.01
    guard metrics.size.height > height, metrics.lines.count > 1 else { return run }
    var run = run
    run.lineLimit = max(1, metrics.lines.count { $0.maxY <= height })
    return run
  }

  /// Whether the whole text fits its width, its line limit and a height.
  private func fits(_ run: TextRun, height: CGFloat?) -> Bool {
    var whole = run
    whole.lineLimit = nil
    let size = measuring.metrics(of: whole).size
    if run.lineLimit != nil, size.height > measuring.metrics(of: run).size.height {
      return false
    }
    return size.height <= (height ?? .infinity) && size.width <= (run.width ?? .infinity)
  }
}

extension TextRun {
  /// The indices of the paints that the run uses, in ascending order.
  fileprivate var inks: [Int] {
    guard !spans.isEmpty else { return [0] }
    let used = spans.flatMap { span in
      [span.gap == nil ? span.ink : nil, span.underline?.ink, span.strikethrough?.ink]
        .compactMap(\.self)
    }
    return Set(used).sorted()
  }

  /// The run with more or less space between its characters.
  fileprivate func tracked(by space: CGFloat) -> TextRun {
    var copy = self
    copy.tracking += space
    for index in spans.indices { copy.spans[index].tracking += space }
    return copy
  }

  /// The run with its font sizes scaled.
  fileprivate func scaled(by factor: CGFloat) -> TextRun {
    var copy = self
    copy.face = face.scaled(by: factor)
    for index in spans.indices { copy.spans[index].face = spans[index].face.scaled(by: factor) }
    return copy
  }
}

extension ViewSpacing {
  /// The distances of a text in a face on a screen of `scale` pixels a point.
  ///
  /// - Source: measured on Apple's frameworks, 23 fonts: the leading of the lower of two texts; to other
  ///   views a tenth of a line from the descender above and from the capitals below, each in whole pixels.
  fileprivate init(textOf metrics: LineMetrics, scale: CGFloat) {
    let tenth = (metrics.lineHeight / 10).ceiled(toScale: scale)
    self.init(
      textToText: max(0, metrics.leading.ceiled(toScale: scale)), above: metrics.descent + tenth,
      below: metrics.lineHeight - metrics.capHeight + tenth)
  }
}
