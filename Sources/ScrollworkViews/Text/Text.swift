public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// Lines of text.
///
/// Takes the room its lines need within the width it is offered, rounded up to whole pixels.
public struct Text: PrimitiveView {
  /// The letters that text is shown in.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  let string: String

  /// Text for people; see ``LocalizedStringKey`` for values put in.
  public init(_ key: LocalizedStringKey) { string = key.string }

  /// Text as it stands.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { string = String(content) }

  /// Text as it stands.
  public init(verbatim content: String) { string = content }

  /// A value as a format writes it in the language of the scene.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    let format = format.locale(Locale(identifier: "en_US"))
    guard var date = format as? Date.FormatStyle, let moment = input as? Date else {
      string = format.format(input)
      return
    }
    date.timeZone = .gmt
    string = date.format(moment)
  }

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let environment = context.environment
    return NodeList(
      LeafNode(
        TextLeaf(
          run: TextRun(
            environment.textCase.map { $0.spell(string) } ?? string, face: environment.resolvedFace,
            lineLimit: environment.lineLimit,
            alignment: environment.multilineTextAlignment.runAlignment,
            tracking: environment.tracking, lineSpacing: max(0, environment.lineSpacing),
            isRightToLeft: environment.layoutDirection == .rightToLeft),
          session: context.session, environment: environment),
        path: context.path))
  }
}

private struct TextLeaf: Leaf {
  let run: TextRun
  let session: ResolveSession
  let environment: EnvironmentValues
  /// What is left of the way to the paint.
  var paintLeft: AnimatableVector?

  var isCostly: Bool { true }
  var kind: String { "Text" }
  var words: String? { run.string }
  var fades: Bool { environment.contentTransition != .identity }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = session.text.metrics(of: run(for: proposal)).size
    return CGSize(width: wholePixels(size.width), height: wholePixels(size.height))
  }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    let paint = environment.foreground.paintAny(in: rect, environment: environment)
      .displaced(by: paintLeft, in: rect)
    return paint.isClear || run.string.isEmpty
      ? [] : [.text(run(for: proposal), frame: rect, paint)]
  }

  var paint: Paint? { environment.foreground.paintAny(in: .unit, environment: environment) }

  func displaced(shape: Displacement?, paint: Displacement?, at time: Double) -> any Leaf {
    var copy = self
    copy.paintLeft = paint?.value(at: time)
    return copy
  }

  func baseline(_ which: TextBaseline, proposal: ProposedViewSize) -> CGFloat? {
    let metrics = session.text.metrics(of: run(for: proposal))
    return which == .first ? metrics.firstBaseline : metrics.lastBaseline
  }

  /// How much smaller text becomes at a time until it fits.
  ///
  /// - Source: chosen; a twentieth of its size is hardly seen.
  private static let scaleStep = 0.05

  /// The text for a proposal: smaller if it does not fit and may become smaller.
  private func run(for proposal: ProposedViewSize) -> TextRun {
    var run = run
    run.width = proposal.width.flatMap { $0.isFinite ? $0.onGrid() : nil }
    let smallest = min(max(environment.minimumScaleFactor, 0), 1)
    guard smallest < 1, run.width != nil else { return run }
    let steps = Int(((1 - smallest) / Self.scaleStep).rounded(.up))
    for step in 0...steps {
      var smaller = run
      smaller.face.size = run.face.size * max(smallest, 1 - CGFloat(step) * Self.scaleStep)
      if step == steps || fits(smaller, height: proposal.height) { return smaller }
    }
    return run
  }

  /// Whether all of a text shows in its width, its most lines and a height.
  private func fits(_ run: TextRun, height: CGFloat?) -> Bool {
    var whole = run
    whole.lineLimit = nil
    let size = session.text.metrics(of: whole).size
    if run.lineLimit != nil, size.height > session.text.metrics(of: run).size.height {
      return false
    }
    return size.height <= (height ?? .infinity) && size.width <= (run.width ?? .infinity)
  }

  private func wholePixels(_ length: CGFloat) -> CGFloat {
    (length * session.scale - 1e-6).rounded(.up) / session.scale
  }
}

extension Text.Case {
  /// A text in these letters, as English has them.
  fileprivate func spell(_ text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}
