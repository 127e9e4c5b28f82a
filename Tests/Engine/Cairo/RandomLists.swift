import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport

/// Random display lists with all features of layers.
struct RandomLists {
  private var random: SeededGenerator
  /// Contents shared by several layers, as in cards that only move.
  private var shared: [LayerContent] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<3 { shared.append(content(depth: 1)) }
  }

  /// The next image of a series over the same shared contents.
  mutating func next() -> DisplayList {
    DisplayList(
      canvas: CGSize(width: 90, height: 70),
      scale: [1, 2, 3][Int.random(in: 0..<3, using: &random)],
      background: color(opaque: true), content: LayerContent((0..<4).map { _ in item(depth: 3) }))
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &random)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func content(depth: Int) -> LayerContent {
    LayerContent((0..<Int.random(in: 1...3, using: &random)).map { _ in item(depth: depth) })
  }

  private mutating func item(depth: Int) -> DisplayItem {
    depth > 0 && chance(60) ? .layer(layer(depth: depth - 1)) : .command(command())
  }

  private mutating func layer(depth: Int) -> Layer {
    let content =
      !shared.isEmpty && chance(40)
      ? shared[Int.random(in: 0..<shared.count, using: &random)] : content(depth: depth)
    var transform = CGAffineTransform.identity
    if chance(30) { transform = transform.scaledBy(x: number(0.3...3), y: number(0.3...3)) }
    if chance(30) { transform = transform.rotated(by: number(-2...2)) }
    let shift = chance(50) ? 1.0 : number(0.1...1)
    transform = transform.concatenating(
      CGAffineTransform(
        translationX: number(-40...60).rounded() * shift, y: number(-40...50).rounded() * shift))
    var filters: [Layer.Filter] = []
    while filters.count < 2, chance(25) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: filters.append(.blur(radius: number(0...7), isOpaque: chance(30)))
      case 1: filters.append(.colors(.hueRotation(Double(number(0...6)))))
      default:
        filters.append(
          .shadow(
            color: color(), radius: number(0...9),
            offset: CGSize(width: number(-5...5), height: number(-5...5))))
      }
    }
    let clips: [Path?] = [
      nil, nil, Path(CGRect(x: 5, y: 5, width: 30, height: 20)),
      Path(CGRect(x: 5.3, y: 5.7, width: 30, height: 20)),
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 30)),
    ]
    var projection: ProjectionTransform?
    if chance(15) {
      var map = ProjectionTransform(CGAffineTransform(scaleX: number(0.3...1.5), y: 1))
      (map.m13, map.m23) = (number(-0.02...0.02), number(-0.02...0.02))
      projection = map
    }
    let blend = chance(15) ? BlendMode.allCases[Int(number(0...20.9))] : .normal
    return Layer(
      content, projection: projection, transform: transform,
      opacity: chance(50) ? 1 : Double(number(0...1)),
      filters: filters,
      backdrop: chance(15) ? [.blur(radius: number(0...9)), .colors(.saturation(1.5))] : [],
      clip: clips[Int.random(in: 0..<clips.count, using: &random)],
      mask: chance(15) ? shared.first : nil, blend: blend)
  }

  private mutating func command() -> DrawCommand {
    let large = chance(10) ? 40.0 : 1
    let frame = CGRect(
      x: number(-10...30), y: number(-10...30), width: number(1...50) * large,
      height: number(1...40) * large)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .fill(Path(frame), paint(), evenOdd: false)
    case 1: return .fill(Path(roundedRect: frame, cornerRadius: 8), paint(), evenOdd: false)
    case 2: return .fill(Path(ellipseIn: frame), paint(), evenOdd: true)
    case 3:
      return .stroke(
        Path(ellipseIn: frame), StrokeStyle(lineWidth: number(0.5...6), dash: [4, 2]), paint())
    default:
      let run = TextRun(
        ["Word", "Two words", "Déjà", "漢字"][Int.random(in: 0..<4, using: &random)],
        face: FontFace(weight: 600, size: 12), width: 40)
      return .text(run, frame: frame, paint())
    }
  }

  private mutating func color(opaque: Bool = false) -> Color.Resolved {
    Color.Resolved(
      red: Double(number(0...1)), green: Double(number(0...1)), blue: Double(number(0...1)),
      opacity: opaque || chance(50) ? 1 : Double(number(0...1)))
  }

  private mutating func paint() -> Paint {
    guard chance(40) else { return .color(color()) }
    if chance(30) {
      return .radialGradient(
        [.init(color: color(), location: 0), .init(color: color(), location: 1)],
        center: CGPoint(x: number(0...40), y: number(0...40)), startRadius: number(0...20),
        endRadius: number(0...40))
    }
    return .linearGradient(
      [.init(color: color(), location: 0), .init(color: color(), location: 1)],
      start: CGPoint(x: number(0...20), y: 0), end: CGPoint(x: 40, y: number(0...40)))
  }
}
