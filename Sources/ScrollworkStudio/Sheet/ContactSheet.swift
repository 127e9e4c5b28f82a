import Foundation
public import ScrollworkDrawing
import ScrollworkGeometry
public import ScrollworkStage
public import ScrollworkViews

/// A page with stills of a reel, evenly spaced in time from its start to its end.
public struct ContactSheet: Sendable {
  /// The page as a display list, sharp at any size.
  public let displayList: DisplayList
  /// The number of stills.
  public let count: Int
  /// The problems of the scene that left valid pictures.
  public let problems: [SceneProblem]

  /// The contact sheet of a scene; a nil `count` fits the number of stills to the canvas shape.
  ///
  /// - Throws: A ``StudioError``, or a `CancellationError`.
  @MainActor public init(
    _ stage: Stage, count: Int? = nil, text: any TextMeasuring
  ) throws {
    try stage.requirePicture()
    let layout = SheetLayout(canvas: stage.scene.pictureSize, count: count)
    let wanted = count ?? layout.columns * layout.rows
    let ink = SheetDrawing(text: text)
    var items = ink.head(stage.scene, duration: stage.duration)
    for index in 0..<wanted {
      try Task.checkCancellation()
      let still = stage.still(at: Self.time(index, of: wanted, duration: stage.duration))
      try stage.require(still.problems)
      items += ink.picture(still, at: layout.origin(of: index), size: layout.cell)
    }
    displayList = DisplayList(
      canvas: CGSize(width: SheetLayout.width, height: layout.height.rounded(.up)),
      scale: SheetLayout.scale,
      background: SheetDrawing.paper, content: LayerContent(items))
    self.count = wanted
    problems = stage.problems
  }

  /// The time of a still, rounded down to a hundredth of a second, so that its label is exact.
  static func time(_ index: Int, of count: Int, duration: Double) -> Double {
    guard count > 1 else { return 0 }
    let time = duration * Double(index) / Double(count - 1)
    return (time * 100 + 1e-6).rounded(.down) / 100
  }
}

/// The drawing of a contact sheet.
///
/// - Source: chosen: quiet grays on off-white, one size for each kind of text.
struct SheetDrawing {
  static let paper = gray(0xF5, 0xF5, 0xF7)
  static let strong = gray(0x1D, 0x1D, 0x1F)
  static let weak = gray(0x6E, 0x6E, 0x73)

  let text: any TextMeasuring

  private static func gray(_ red: Double, _ green: Double, _ blue: Double) -> Color.Resolved {
    Color.Resolved(red: red / 255, green: green / 255, blue: blue / 255)
  }

  private static func shade(_ opacity: Double) -> Color.Resolved {
    Color.Resolved(red: 0, green: 0, blue: 0, opacity: opacity)
  }

  /// The header: title and summary at the left, canvas size and duration at the right.
  func head(_ scene: Scene, duration: Double) -> [DisplayItem] {
    let (left, top) = (SheetLayout.margin, SheetLayout.margin)
    let numbers =
      "\(Decimal3.spell(scene.canvas.width)) × \(Decimal3.spell(scene.canvas.height)) pt  ·  "
      + "\(Decimal3.spell(duration)) s"
    let side = run(numbers, size: 14)
    let title = run(scene.name, size: 32, weight: 700)
    let titleMetrics = text.metrics(of: title)
    let sideMetrics = text.metrics(of: side)
    let baseline = top + titleMetrics.firstBaseline
    var items = [
      words(title, at: CGPoint(x: left, y: top), Self.strong),
      words(
        side,
        at: CGPoint(
          x: SheetLayout.width - SheetLayout.margin - sideMetrics.size.width,
          y: baseline - sideMetrics.firstBaseline), Self.weak),
    ]
    if !scene.summary.isEmpty {
      let place = CGPoint(x: left, y: top + titleMetrics.size.height + 4)
      items.append(words(run(scene.summary, size: 16), at: place, Self.weak))
    }
    return items
  }

  /// A framed still with its time.
  func picture(_ still: Still, at origin: CGPoint, size: CGSize) -> [DisplayItem] {
    let list = still.displayList
    let factor = size.width / list.canvas.width
    let radius = min(14, 0.09 * min(size.width, size.height))
    let frame = CGRect(origin: origin, size: size)
    let outline = Path(roundedRect: frame, cornerRadius: radius)
    let whole = CGRect(origin: .zero, size: list.canvas)
    let ground = LayerContent([.command(.fill(outline, .color(list.background), evenOdd: false))])
    // A group: what materials blur ends at the canvas, as in a still.
    let content = LayerContent([
      .layer(
        Layer(
          LayerContent([
            .command(.fill(Path(whole), .color(list.background), evenOdd: false)),
            .layer(Layer(list.content)),
          ]), clip: Path(whole), isGroup: true))
    ])
    let place = CGAffineTransform(
      a: factor, b: 0, c: 0, d: size.height / list.canvas.height, tx: origin.x, ty: origin.y)
    let time = run(Self.spelled(still.time), size: 12)
    return [
      .layer(
        Layer(
          ground,
          filters: [
            .shadow(color: Self.shade(0.12), radius: 9, offset: CGSize(width: 0, height: 4))
          ])),
      .layer(
        Layer(
          content, transform: place,
          clip: Path(roundedRect: whole, cornerRadius: radius / factor))),
      .command(.stroke(outline, StrokeStyle(lineWidth: 0.5), .color(Self.shade(0.18)))),
      words(time, at: CGPoint(x: frame.minX + 1, y: frame.maxY + 8), Self.weak),
    ]
  }

  /// A time in seconds with two decimals.
  static func spelled(_ time: Double) -> String {
    let hundredths = Int((time * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  private func run(_ string: String, size: CGFloat, weight: Int = 400) -> TextRun {
    TextRun(string, face: FontFace(weight: weight, size: size), lineLimit: 1)
  }

  private func words(
    _ run: TextRun, at place: CGPoint, _ color: Color.Resolved
  ) -> DisplayItem {
    let size = text.metrics(of: run).size
    return .command(.text(run, frame: CGRect(origin: place, size: size), .color(color)))
  }
}
