import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A tree of views grown from a seed.
@MainActor struct RandomView {
  private var random: SeededGenerator
  /// What is added to every length, as far as its range allows.
  private let growth: Int

  init(seed: UInt64, growth: Int = 0) {
    random = SeededGenerator(seed: seed)
    self.growth = growth
  }

  private mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(min(Int.random(in: range, using: &random) + growth, range.upperBound))
  }

  private mutating func leaf() -> AnyView {
    let hue = Double(Int.random(in: 0..<24, using: &random)) / 24
    let color = Color(hue: hue, saturation: 0.5, brightness: 0.9)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return AnyView(color)
    case 1: return AnyView(Circle().fill(color.gradient))
    case 2: return AnyView(Text("word \(Int.random(in: 0..<99_999, using: &random))"))
    case 3: return AnyView(Image("sun"))
    case 4: return AnyView(Image("moon").resizable())
    case 5: return AnyView(Spacer())
    default: return AnyView(RoundedRectangle(cornerRadius: length(0...20)).stroke(color))
    }
  }

  private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return AnyView(view.padding(length(-5...12)))
    case 1: return AnyView(view.frame(width: length(0...80)))
    case 2: return AnyView(view.frame(height: length(0...80), alignment: .bottomTrailing))
    case 3: return AnyView(view.frame(minWidth: length(0...30), maxWidth: .infinity))
    case 4: return AnyView(view.opacity(Double(length(0...4)) / 4))
    case 5: return AnyView(view.scaleEffect(length(0...8) / 4, anchor: .topLeading))
    case 6: return AnyView(view.rotationEffect(.degrees(Double(length(-90...90)))))
    case 7: return AnyView(view.offset(x: length(-20...20), y: length(-20...20)))
    case 8: return AnyView(view.clipShape(Circle()))
    case 9: return AnyView(view.shadow(radius: length(0...6)))
    case 10: return AnyView(view.zIndex(Double(length(-1...1))))
    case 11: return AnyView(view.background(Color.yellow))
    case 12:
      let over = make(depth: depth - 1)
      return AnyView(view.overlay(alignment: .topTrailing) { over })
    case 13: return AnyView(view.aspectRatio(length(1...4) / 2, contentMode: .fit))
    case 14: return AnyView(view.fixedSize())
    case 15: return AnyView(view.layoutPriority(Double(length(-1...1))))
    case 16:
      return AnyView(
        view.scrollTransition { effect, phase in
          effect.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.75)
        })
    case 17:
      return AnyView(
        view.visualEffect { effect, proxy in
          effect.offset(x: proxy.bounds(of: .scrollView).map { $0.minY / 10 } ?? 0)
        })
    case 18: return AnyView(view.font(.system(size: length(6...30))).lineLimit(1))
    default: return view
    }
  }

  mutating func make(depth: Int) -> AnyView {
    var view = leaf()
    if depth > 0 {
      let count = Int.random(in: 0...3, using: &random)
      let views = (0..<count).map { _ in make(depth: depth - 1) }
      let content = ForEach(views.indices) { views[$0] }
      let spacing = length(-4...12)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: view = AnyView(HStack(alignment: .bottom, spacing: spacing) { content })
      case 1: view = AnyView(VStack(alignment: .trailing) { content })
      case 2: view = AnyView(ZStack(alignment: .topLeading) { content })
      case 3: view = AnyView(ScrollView { VStack(spacing: spacing) { content } })
      case 4: view = AnyView(ScrollView { LazyVStack(spacing: spacing) { content } })
      case 5: view = AnyView(ScrollView(.horizontal) { LazyHStack { content } })
      case 6: view = AnyView(ScrollView([.horizontal, .vertical]) { content })
      default: break
      }
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) { view = modified(view, depth: depth) }
    return view
  }
}

@MainActor @Suite struct `Random trees` {
  static func root(_ seed: UInt64) -> some View {
    var random = RandomView(seed: seed)
    return random.make(depth: 4).frame(width: 120, height: 160)
  }

  @Test func `make sound pictures, the same in any order of stills`() {
    for seed in UInt64(0)..<200 {
      let scene = Scene(
        "random", canvas: CGSize(width: 120, height: 160),
        script: [.flick(.up, velocity: 900), .wait(0.5), .flick(.left, velocity: 600), .wait(0.5)]
      ) { Self.root(seed) }
      let (forward, backward) = (Stage(scene), Stage(scene))
      let times = [0, 0.2, 0.7, 1.2]
      let first = times.map { forward.still(at: $0) }
      let second = times.reversed().map { backward.still(at: $0) }
      for (a, b) in zip(first, second.reversed()) {
        #expect(a.displayList.digest == b.displayList.digest, "seed \(seed) at \(a.time)")
        #expect(a.report == b.report, "seed \(seed) at \(a.time)")
        let dump = a.displayList.dump
        #expect(!dump.contains("nan") && !dump.contains("inf"), "seed \(seed) at \(a.time)")
      }
    }
  }

  /// The law of moving: padding around the whole scene moves the picture and nothing else.
  @Test func `are moved as a whole by padding`() {
    for seed in UInt64(0)..<200 {
      let still = Stage(canvas: CGSize(width: 800, height: 800)) {
        Self.root(seed).padding([.leading, .top], 300)
          .frame(width: 800, height: 800, alignment: .topLeading)
      }.still(at: 0)
      let moved = Stage(canvas: CGSize(width: 800, height: 800)) {
        Self.root(seed).padding(.leading, 332).padding(.top, 348)
          .frame(width: 800, height: 800, alignment: .topLeading)
      }.still(at: 0)
      #expect(
        Lines(still, movedBy: CGPoint(x: 32, y: 48)).all == Lines(moved, movedBy: .zero).all,
        "seed \(seed)")
    }
  }

  /// What a still draws, one line each, with places at the top moved.
  struct Lines {
    var all: [String] = []

    init(_ still: Still, movedBy shift: CGPoint) {
      let matrix = CGAffineTransform(translationX: shift.x, y: shift.y)
      let items = still.displayList.content.items.map { item -> DisplayItem in
        switch item {
        case .layer(let layer):
          return .layer(
            Layer(
              layer.content, transform: layer.transform.concatenating(matrix),
              opacity: layer.opacity, filters: layer.filters, clip: layer.clip))
        case .command(let command): return .command(command.moved(by: shift))
        }
      }
      let list = DisplayList(
        canvas: still.displayList.canvas, scale: still.displayList.scale,
        background: still.displayList.background, content: LayerContent(items))
      all = list.dump.split(separator: "\n").map(String.init)
    }
  }
}

extension DrawCommand {
  fileprivate func moved(by shift: CGPoint) -> DrawCommand {
    switch self {
    case .fill(let path, let paint, let evenOdd):
      .fill(path.offsetBy(dx: shift.x, dy: shift.y), paint.moved(by: shift), evenOdd: evenOdd)
    case .stroke(let path, let style, let paint):
      .stroke(path.offsetBy(dx: shift.x, dy: shift.y), style, paint.moved(by: shift))
    case .text(let run, let frame, let paint):
      .text(run, frame: frame.offsetBy(dx: shift.x, dy: shift.y), paint.moved(by: shift))
    case .image(let asset, let frame, let smooth):
      .image(asset, frame: frame.offsetBy(dx: shift.x, dy: shift.y), smooth: smooth)
    case .template(let asset, let frame, let smooth, let paint):
      .template(
        asset, frame: frame.offsetBy(dx: shift.x, dy: shift.y), smooth: smooth,
        paint.moved(by: shift))
    }
  }
}

extension Paint {
  fileprivate func moved(by shift: CGPoint) -> Paint {
    guard case .linearGradient(let stops, let start, let end) = self else { return self }
    return .linearGradient(
      stops, start: CGPoint(x: start.x + shift.x, y: start.y + shift.y),
      end: CGPoint(x: end.x + shift.x, y: end.y + shift.y))
  }
}
