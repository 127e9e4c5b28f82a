import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkUIScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// What reports say of a view's position and opacity on the canvas is what the display list does.
@MainActor @Suite struct `Totals through all views around` {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `are what the display list composes, in random trees`(seed: UInt64) throws {
    var nest = Nest(seed: seed)
    let root = nest.tree(depth: 4)
    let stage = Stage(
      canvas: CGSize(width: 200, height: 300),
      script: [.glide(to: .offset(CGPoint(x: 30, y: 45.3)), over: 0.4)]
    ) { root }
    for time in [0, 0.2, stage.duration] { _ = try check(stage, at: time, "seed \(seed)") }
  }

  /// Or the law above would say little.
  @Test func `have perspective, rotation and opacity in random trees`() {
    var (count, projective, turned, faded, scrolled) = (0, 0, 0, 0, 0)
    for seed in 0..<60 as Range<UInt64> {
      var nest = Nest(seed: seed)
      let root = nest.tree(depth: 4)
      let report = Stage(canvas: CGSize(width: 200, height: 300)) { root }.still(at: 0).report
      for child in report.children {
        count += 1
        if !child.effect.total.isAffine { projective += 1 }
        if child.effect.total.m12 != 0 { turned += 1 }
        if child.effect.totalOpacity < child.opacity { faded += 1 }
      }
      if report.scrollViews.count > 1 { scrolled += 1 }
    }
    #expect(count > 300)
    #expect(projective > 30 && turned > 100 && faded > 50 && scrolled > 10)
  }

  @Test func `follow a UIKit scroll view that is zoomed, and the views around it`() throws {
    let stage = Stage(
      canvas: CGSize(width: 200, height: 300),
      script: [.pinch(at: .point(CGPoint(x: 60, y: 140)), scale: 2.5, over: 0.4), .wait(0.5)]
    ) {
      Window {
        VStack(spacing: 3) {
          Marker(number: 1).visualEffect { effect, _ in effect.rotationEffect(.degrees(10)) }
            .id("marker 1")
          Marker(number: 2).visualEffect { effect, proxy in
            effect.rotation3DEffect(.degrees(30), axis: (0, 1, 0))
              .opacity(proxy.size.width > 0 ? 0.5 : 1)
          }
          .id("marker 2")
        }
      }
      .frame(width: 150, height: 200)
      .rotationEffect(.degrees(7))
    }
    for time in [0, 0.25, 0.4, stage.duration] {
      #expect(try check(stage, at: time, "zoom") == 2)
    }
    let report = stage.still(at: 0.4).report
    #expect(report.scrollViews[0].zoomScale > 1.5)
    #expect(abs(report.children[0].effect.total.m11) > 1.4)
  }

  @Test func `are those of inspections`() {
    let stage = Stage(script: [.glide(to: .offset(CGPoint(x: 0, y: 30)), over: 0.2)]) {
      ScrollView {
        ForEach(0..<8) { index in
          Marker(number: index).opacity(0.5)
            .scrollTransition { $0.scaleEffect($1.isIdentity ? 1 : 0.5) }
        }
      }
      .rotationEffect(.degrees(20))
    }
    let children = stage.still(at: 0.1).report.children
    let views = stage.tree(at: 0.1).all.filter { $0.kind == "scrollTransition" }
    #expect(views.count == children.count)
    for (view, child) in zip(views, children) {
      #expect(view.effect == child.effect)
      #expect(view.name == child.name)
      #expect(view.source == child.source && !view.source.isEmpty)
    }
    // Inside of it, through the transition.
    let inner = stage.tree(at: 0.1).all.first { $0.kind == "opacity" }
    #expect(inner?.effect?.total == children[0].effect.total)
    #expect(inner?.effect?.totalOpacity == 0.5)
  }

  /// Each marker of the display list against the report of its view; returns their number.
  private func check(_ stage: Stage, at time: Double, _ name: String) throws -> Int {
    var count = 0
    let still = stage.still(at: time)
    var drawn: [Int: DrawnMarker] = [:]
    collect(still.displayList.content, in: DrawnMarker(), into: &drawn)
    // The innermost effect with an id is that of the marker itself, unless only what is around it
    // is near enough to be kept, with some padding.
    let innermost = Dictionary(still.report.children.map { ($0.id, $0) }) { _, inner in inner }
    for (id, child) in innermost {
      guard let number = id.flatMap({ Int($0.dropFirst("marker ".count)) }),
        child.frame.size == CGSize(width: 30, height: 20)
      else { continue }
      count += 1
      let corners = child.effect.total.corners(of: CGRect(origin: .zero, size: child.frame.size))
      let depths = CGRect(origin: .zero, size: child.frame.size).corners
        .map { child.effect.total.depth(at: $0) }
      guard child.effect.totalOpacity > 0.05, depths.allSatisfy({ $0 > 0.3 }) else { continue }
      let marker = try #require(drawn[number], "\(name) at \(time): \(child.name) is not drawn")
      let map = marker.map
      for (mine, theirs) in zip(corners, marker.rect.corners.map { $0.applying(map) }) {
        let far = max(abs(mine.x - theirs.x), abs(mine.y - theirs.y))
        // Lengths of each layer lie on a grid of 1/1024 of a point.
        #expect(far < 0.03, "\(name) at \(time): \(child.name) is at \(theirs), told is \(mine)")
      }
      #expect(
        abs(child.effect.totalOpacity - marker.opacity) < 0.004,
        "\(name) at \(time): \(child.name) has the opacity \(marker.opacity)")
    }
    return count
  }
}

/// A rectangle of its own color in a display list, with what the layers around do to it.
private struct DrawnMarker {
  var rect = CGRect.zero
  var map = ProjectionTransform()
  var opacity = 1.0
}

@MainActor private func collect(
  _ content: LayerContent, in outer: DrawnMarker, into drawn: inout [Int: DrawnMarker]
) {
  for item in content.items {
    var marker = outer
    switch item {
    case .command(.fill(let path, .color(let color), _)) where color.blue == 0.25:
      marker.rect = path.boundingRect
      drawn[Int((color.red * 256).rounded())] = marker
    case .layer(let layer):
      marker.map = (layer.projection ?? ProjectionTransform())
        .concatenating(ProjectionTransform(layer.transform)).concatenating(outer.map)
      marker.opacity *= layer.opacity
      collect(layer.content, in: marker, into: &drawn)
    default: continue
    }
  }
}

/// A rectangle whose color has its number.
private struct Marker: View {
  let number: Int

  var body: some View {
    Color(red: Double(number) / 256, green: 0.5, blue: 0.25).frame(width: 30, height: 20)
  }
}

/// A seeded maker of nested views with effects around marked ones.
private struct Nest {
  private var random: SeededGenerator
  private var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  @MainActor mutating func tree(depth: Int) -> AnyView {
    let inner = depth == 0 ? leaf() : container(depth)
    return (0..<Int.random(in: 0...2, using: &random)).reduce(inner) { view, _ in modified(view) }
  }

  @MainActor private mutating func leaf() -> AnyView {
    count += 1
    let (angle, factor, marker) = (number(-60...60), number(0.5...1.5), Marker(number: count))
    let id = "marker \(count)"
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return AnyView(
        marker.visualEffect { effect, proxy in
          effect.rotationEffect(.degrees(proxy.frame(in: .global).minY / 5))
            .offset(x: factor * 5).opacity(factor / 2)
        }.id(id))
    case 1:
      return AnyView(
        marker.scrollTransition { effect, phase in
          effect.rotation3DEffect(.degrees(phase.value * angle), axis: (1, 0.3, 0))
            .scaleEffect(factor).blur(radius: abs(phase.value))
        }
        .padding(3).id(id))
    case 2:
      return AnyView(
        marker.visualEffect { effect, _ in
          effect.rotation3DEffect(.degrees(angle), axis: (0, 1, 0)).brightness(0.1)
            .rotationEffect(.degrees(10))
        }.id(id))
    default:
      return AnyView(
        marker.scrollTransition { $0.opacity(1 - abs($1.value) / 2).offset(y: $1.value * 9) }
          .opacity(0.8).id(id))
    }
  }

  @MainActor private mutating func container(_ depth: Int) -> AnyView {
    let views = (0..<Int.random(in: 1...3, using: &random)).map { _ in tree(depth: depth - 1) }
    let rows = ForEach(views.indices, id: \.self) { views[$0] }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return AnyView(ScrollView { VStack(spacing: 4) { rows } }.frame(width: 130, height: 90))
    case 1: return AnyView(ScrollView { LazyVStack { rows } }.frame(width: 120, height: 110))
    case 2:
      return AnyView(
        ScrollView(.horizontal) { HStack(spacing: 6) { rows } }.frame(width: 110, height: 100))
    case 3: return AnyView(HStack(spacing: 2) { rows })
    case 4: return AnyView(ZStack { rows })
    default: return AnyView(VStack(alignment: .leading) { rows })
    }
  }

  @MainActor private mutating func modified(_ view: AnyView) -> AnyView {
    let (angle, factor) = (number(-40...40), number(0.6...1.3))
    switch Int.random(in: 0..<11, using: &random) {
    case 0: return AnyView(view.rotationEffect(.degrees(angle)))
    case 1: return AnyView(view.scaleEffect(x: factor, y: 1 / factor, anchor: .topLeading))
    case 2: return AnyView(view.offset(x: angle, y: factor * 10))
    case 3: return AnyView(view.rotation3DEffect(.degrees(angle), axis: (x: 0.2, y: 1, z: 0)))
    case 4: return AnyView(view.opacity(factor / 1.3))
    case 5: return AnyView(view.padding(factor * 10).clipped())
    case 6: return AnyView(view.blur(radius: 2).saturation(0.5))
    case 7: return AnyView(view.shadow(radius: 3).compositingGroup())
    case 8: return AnyView(view.background(Color.gray).clipShape(Circle()))
    case 9:
      return AnyView(
        view.visualEffect { effect, proxy in
          effect.scaleEffect(factor).offset(y: proxy.frame(in: .global).minX / 10)
        })
    default:
      return AnyView(
        view.scrollTransition(.animated) { $0.rotationEffect(.degrees(angle * $1.value)) })
    }
  }
}

/// A UIKit scroll view around SwiftUI's views, as a photo viewer has it.
private struct Window<Content: View>: UIViewRepresentable {
  @ViewBuilder let content: Content

  func makeUIView(context: Context) -> UIScrollView {
    let scrollView = UIScrollView()
    scrollView.delegate = context.coordinator
    scrollView.maximumZoomScale = 3
    scrollView.alpha = 0.75
    let hosted: UIView = context.coordinator.controller.view
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hosted.frame = scrollView.bounds
    scrollView.addSubview(hosted)
    return scrollView
  }

  func updateUIView(_ uiView: UIScrollView, context: Context) {
    context.coordinator.controller.rootView = content
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(controller: UIHostingController(rootView: content))
  }

  final class Coordinator: NSObject, UIScrollViewDelegate {
    let controller: UIHostingController<Content>

    init(controller: UIHostingController<Content>) { self.controller = controller }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { controller.view }
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] { ProjectionTransform().corners(of: self) }
}
