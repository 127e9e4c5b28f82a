import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews

@testable import ScrollworkStage

extension Sketcher {
  mutating func modified(_ view: Sketch, depth: Int) -> Sketch {
    chance(2) ? arranged(view, depth: depth) : adorned(view, depth: depth)
  }

  /// What changes sizes and places.
  private mutating func arranged(_ view: Sketch, depth: Int) -> Sketch {
    func with(_ text: String, _ make: @escaping @MainActor (AnyView) -> some View) -> Sketch {
      Sketch(view, text) { AnyView(make($0[0])) }
    }
    let (a, b, at) = (length(0...70), length(0...70), corner())
    switch number(0...16) {
    case 0: return with("padding(\(a / 5))") { $0.padding(a / 5) }
    case 1:
      return with("padding([.leading, .top], \(-a / 10))") {
        $0.padding([.leading, .top], -a / 10)
      }
    case 2: return with("frame(width: \(a))") { $0.frame(width: a) }
    case 3:
      return with("frame(height: \(a), alignment: \(at.name))") {
        $0.frame(height: a, alignment: at.value)
      }
    case 4: return with("frame(width: 0, height: 0)") { $0.frame(width: 0, height: 0) }
    case 5: return with("frame(width: 3000)") { $0.frame(width: 3000) }
    case 6:
      return with("frame(minWidth: \(a), maxWidth: .infinity, alignment: \(at.name))") {
        $0.frame(minWidth: a, maxWidth: .infinity, alignment: at.value)
      }
    case 7:
      return with("frame(minHeight: \(a), idealHeight: \(a + b), maxHeight: \(a + 2 * b))") {
        $0.frame(minHeight: a, idealHeight: a + b, maxHeight: a + 2 * b)
      }
    case 8:
      return with("frame(maxWidth: \(a), maxHeight: .infinity)") {
        $0.frame(maxWidth: a, maxHeight: .infinity)
      }
    case 9:
      return with("aspectRatio(\((a + 1) / 20), .fit)") {
        $0.aspectRatio((a + 1) / 20, contentMode: .fit)
      }
    case 10: return with("aspectRatio(.fill)") { $0.aspectRatio(contentMode: .fill) }
    case 11: return with("fixedSize()") { $0.fixedSize() }
    case 12: return with("layoutPriority(1)") { $0.layoutPriority(1) }
    case 13:
      return with("alignmentGuide(.leading) { $0.width / 3 }") {
        $0.alignmentGuide(.leading) { $0.width / 3 }
      }
    case 14: return with("position(x: \(a), y: \(b))") { $0.position(x: a, y: b) }
    case 15:
      let axes: (name: String, value: Axis.Set) = pick([
        (".horizontal", .horizontal), (".vertical", .vertical),
        ("[.horizontal, .vertical]", [.horizontal, .vertical]),
      ])
      let (count, span) = (number(1...4), number(1...2))
      return with(
        "containerRelativeFrame(\(axes.name), count: \(count), span: \(span), spacing: 4)"
      ) { $0.containerRelativeFrame(axes.value, count: count, span: span, spacing: 4) }
    default:
      return with("safeAreaPadding(.horizontal, \(a / 7))") {
        $0.safeAreaPadding(.horizontal, a / 7)
      }
    }
  }

  /// What changes looks, or puts others before and behind.
  private mutating func adorned(_ view: Sketch, depth: Int) -> Sketch {
    func with(_ text: String, _ make: @escaping @MainActor (AnyView) -> some View) -> Sketch {
      Sketch(view, text) { AnyView(make($0[0])) }
    }
    let (a, at) = (length(0...8), corner())
    switch number(0...15) {
    case 0: return with("opacity(\(a / 8))") { $0.opacity(Double(a) / 8) }
    case 1: return with("scaleEffect(\(a / 4))") { $0.scaleEffect(a / 4, anchor: .topLeading) }
    case 2:
      return with("rotationEffect(\(a * 20)°)") { $0.rotationEffect(.degrees(Double(a) * 20)) }
    case 3: return with("offset(x: \(a), y: \(-a))") { $0.offset(x: a, y: -a) }
    case 4: return with("clipShape(Circle())") { $0.clipShape(Circle()) }
    case 5: return with("clipped()") { $0.clipped() }
    case 6: return with("shadow(radius: \(a))") { $0.shadow(radius: a) }
    case 7: return with("blur(radius: \(a))") { $0.blur(radius: a) }
    case 8: return with("zIndex(\(a - 4))") { $0.zIndex(Double(a) - 4) }
    case 9:
      let over = tree(depth: min(depth - 1, 1))
      return Sketch(view, "overlay(alignment: \(at.name))", with: [over]) { views in
        AnyView(views[0].overlay(alignment: at.value) { views[1] })
      }
    case 10:
      let under = tree(depth: min(depth - 1, 1))
      return Sketch(view, "background(alignment: \(at.name))", with: [under]) { views in
        AnyView(views[0].background(alignment: at.value) { views[1] })
      }
    case 11: return with("mask { Circle() }") { $0.mask { Circle() } }
    case 12, 13:
      return with("scrollTransition { … }") {
        $0.scrollTransition { effect, phase in
          effect.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.75)
            .offset(y: phase.value * 10)
        }
      }
    case 14:
      return with("scrollTransition(.interactive.threshold(.centered), axis: .vertical) { … }") {
        $0.scrollTransition(.interactive.threshold(.centered), axis: .vertical) { effect, phase in
          effect.rotationEffect(.degrees(phase.value * 30)).brightness(phase.value / 4)
        }
      }
    default:
      return with("visualEffect { … }") {
        $0.visualEffect { effect, proxy in
          effect.offset(y: proxy.bounds(of: .scrollView).map { $0.minY / 10 } ?? 0)
            .hueRotation(.degrees(proxy.frame(in: .scrollView).minY))
        }
      }
    }
  }

  /// What changes scroll views.
  mutating func scrollModified(_ view: Sketch) -> Sketch {
    func with(_ text: String, _ make: @escaping @MainActor (AnyView) -> some View) -> Sketch {
      Sketch(view, text) { AnyView(make($0[0])) }
    }
    let a = length(0...30)
    switch number(0...20) {
    case 0: return with("contentMargins(\(a))") { $0.contentMargins(a) }
    case 1: return with("contentMargins(.leading, \(a))") { $0.contentMargins(.leading, a) }
    case 2:
      return with("contentMargins(.vertical, \(a), for: .scrollContent)") {
        $0.contentMargins(.vertical, a, for: .scrollContent)
      }
    case 3: return with("safeAreaPadding(\(a))") { $0.safeAreaPadding(a) }
    case 4: return with("safeAreaPadding(.leading, \(a))") { $0.safeAreaPadding(.leading, a) }
    case 5, 6: return with("scrollTargetBehavior(.paging)") { $0.scrollTargetBehavior(.paging) }
    case 7, 8:
      return with("scrollTargetBehavior(.viewAligned)") { $0.scrollTargetBehavior(.viewAligned) }
    case 9: return with("scrollClipDisabled()") { $0.scrollClipDisabled() }
    case 10: return with("scrollDisabled(true)") { $0.scrollDisabled(true) }
    case 11: return with("scrollIndicators(.hidden)") { $0.scrollIndicators(.hidden) }
    case 12:
      return with("scrollBounceBehavior(.always)") {
        $0.scrollBounceBehavior(.always, axes: [.horizontal, .vertical])
      }
    case 13:
      return with("scrollIndicatorsFlash(onAppear: true)") {
        $0.scrollIndicatorsFlash(onAppear: true)
      }
    case 14:
      let row = number(0...9)
      return with("followed(from: \(row))") { FollowedSketch(start: row, content: $0) }
    case 17:
      let bar = leaf()
      return Sketch(view, "safeAreaInset(edge: .bottom)", with: [bar]) { views in
        AnyView(views[0].safeAreaInset(edge: .bottom) { views[1] })
      }
    case 18:
      let bar = leaf()
      return Sketch(view, "safeAreaInset(edge: .leading, spacing: 3)", with: [bar]) { views in
        AnyView(views[0].safeAreaInset(edge: .leading, spacing: 3) { views[1] })
      }
    case 19: return with("ignoresSafeArea()") { $0.ignoresSafeArea() }
    case 15: return with("watched()") { WatchedSketch(content: $0) }
    case 16:
      return with("defaultScrollAnchor(.bottom)") { $0.defaultScrollAnchor(.bottom) }
    default: return with("positioned(at: .bottom)") { PositionedSketch(content: $0) }
    }
  }
}

/// A scroll view whose position is written beside it.
private struct FollowedSketch<Content: View>: View {
  @State private var position: Int?
  let content: Content

  init(start: Int, content: Content) {
    _position = State(initialValue: start)
    self.content = content
  }

  var body: some View {
    content.scrollPosition(id: $position).overlay { Text("\(position ?? -1)") }
  }
}

/// A scroll view whose offset is written beside it.
private struct WatchedSketch<Content: View>: View {
  @State private var offset = 0
  let content: Content

  var body: some View {
    content.onScrollGeometryChange(for: Int.self) {
      Int($0.contentOffset.y / 10)
    } action: {
      offset = $1
    }
    .overlay(alignment: .bottom) { Text("\(offset)") }
  }
}

/// A scroll view that stands at an end until somebody moves it.
private struct PositionedSketch<Content: View>: View {
  @State private var position = ScrollPosition(edge: .bottom)
  let content: Content

  var body: some View {
    content.scrollPosition($position)
      .onTapGesture { withAnimation { position.scrollTo(y: 20) } }
  }
}
