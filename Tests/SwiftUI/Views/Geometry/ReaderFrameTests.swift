import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// The frames for which the content of geometry readers is made: those that the reader has on the
/// canvas.
@MainActor @Suite struct `Frames of geometry readers` {
  /// The frames that a closure was called with, in order.
  @MainActor final class Frames {
    var seen: [CGRect] = []
    nonisolated init() {}
  }

  /// A reader that notes every frame its content is made for.
  struct Watched: View {
    let frames: Frames
    var name = "watched"

    var body: some View {
      GeometryReader { proxy in
        let _ = frames.seen.append(proxy.frame(in: .global))
        Color.red
      }
      .id(name)
    }
  }

  /// Where the watched reader is.
  enum Place: CaseIterable, Sendable {
    case scrollView, bottomOfScrollView, belowLazyRows, lazyRow, list, largeTitle, safeArea
    case reader, scrollViewInReader, background, overlay, rowOfCarousel, sheet, viewThatFits
    case preferenceLayer
  }

  struct Screen: View {
    let place: Place
    let frames: Frames
    @State private var isOpen = true

    private var watched: some View { Watched(frames: frames).frame(height: 20) }

    private var column: some View {
      VStack(spacing: 0) {
        Color.blue.frame(height: 310)
        watched
        Color.blue.frame(height: 300)
      }
    }

    var body: some View {
      switch place {
      case .scrollView: ScrollView { column }
      case .bottomOfScrollView: ScrollView { column }.defaultScrollAnchor(.bottom)
      case .belowLazyRows:
        ScrollView {
          VStack(spacing: 0) {
            LazyVStack(spacing: 0) {
              ForEach(0..<4) { Color.blue.frame(height: CGFloat(10 + 40 * $0)) }
            }
            watched
            Color.blue.frame(height: 300)
          }
        }
      case .lazyRow:
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<30) { index in
              if index == 3 { watched } else { Color.blue.frame(height: 50) }
            }
          }
        }
      case .list:
        List {
          ForEach(0..<30) { index in
            if index == 2 { watched } else { Text("\(index)") }
          }
        }
      case .largeTitle:
        NavigationStack {
          ScrollView { column }.navigationTitle("Title")
        }
      case .safeArea:
        VStack(spacing: 0) {
          Color.blue.frame(height: 30)
          ScrollView { column }
        }
        .ignoresSafeArea()
      case .reader:
        GeometryReader { outer in
          VStack(spacing: 0) {
            Color.blue.frame(height: outer.frame(in: .global).minY + 20)
            ScrollView { column }
          }
        }
        .padding(.top, 15)
      case .scrollViewInReader:
        GeometryReader { outer in
          ScrollView { column.frame(width: outer.size.width) }.defaultScrollAnchor(.bottom)
        }
        .padding(.top, 15)
      case .background:
        ScrollView {
          Color.blue.frame(height: 900).padding(.top, 25).background { Watched(frames: frames) }
        }
        .defaultScrollAnchor(.bottom)
      case .overlay:
        ScrollView {
          Color.blue.frame(height: 900).overlay(alignment: .center) { watched }
        }
        .defaultScrollAnchor(.center)
      case .rowOfCarousel:
        ScrollView {
          LazyVStack(spacing: 0) {
            Color.blue.frame(height: 60)
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<9) { index in
                  Color.blue.frame(width: 70, height: 50)
                    .background { if index == 8 { Watched(frames: frames) } }
                }
              }
            }
            .defaultScrollAnchor(.trailing)
            .frame(height: 50)
            Color.blue.frame(height: 600)
          }
        }
      case .sheet:
        Color.blue.sheet(isPresented: $isOpen) { ScrollView { column } }
      case .viewThatFits:
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 150)
            ViewThatFits(in: .horizontal) {
              Watched(frames: frames, name: "too wide").frame(width: 300, height: 20)
              watched.frame(width: 80)
            }
            Color.blue.frame(height: 600)
          }
        }
      case .preferenceLayer:
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 200)
            Color.green.frame(height: 30)
              .anchorPreference(key: Middle.self, value: .bounds) { $0 }
            Color.blue.frame(height: 600)
          }
        }
        .defaultScrollAnchor(.center)
        .overlayPreferenceValue(Middle.self) { anchor in
          GeometryReader { proxy in
            let frame = anchor.map { proxy[$0] } ?? .zero
            watched.frame(width: frame.width).offset(y: frame.minY)
          }
        }
      }
    }
  }

  struct Middle: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  private func stage(_ place: Place, _ frames: Frames, _ script: GestureScript) -> Stage {
    var scene = Scene("test", canvas: CGSize(width: 100, height: 240), scale: 2, script: script) {
      Screen(place: place, frames: frames)
    }
    if [.safeArea, .largeTitle, .sheet].contains(place) {
      scene.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    }
    return Stage(scene)
  }

  /// Whether two frames are as near as one tick of a slow drag and the rounding to pixels leave them.
  private func areNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.midX - other.midX) < 2.5 && abs(one.midY - other.midY) < 2.5
      && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }

  @Test(arguments: Place.allCases) func `are those of the present tick, in order`(place: Place) {
    let frames = Frames()
    let script: GestureScript =
      place == .rowOfCarousel
      ? [.wait(0.1)]
      : [.wait(0.1), slowDrag(CGVector(dx: 0, dy: -90)), .wait(0.2)]
    let stage = stage(place, frames, script)
    let last = Int(stage.duration * 120)
    let seen = frames.seen
    let shown = (0...last).map { stage.place("watched", at: Double($0) / 120) }
    var tick = 0
    for frame in seen {
      let found = shown[tick...].firstIndex { $0.map { areNear($0, frame) } ?? false }
      #expect(
        found != nil,
        "\(place): \(frame) is not shown from tick \(tick) on, where it is \(String(describing: shown[tick]))"
      )
      tick = found ?? tick
    }
    #expect(!seen.isEmpty)
    #expect(stage.complaints == [])
    frames.seen = []
    for time in [0.9, 0, 0.5].map({ $0 * stage.duration }) { _ = stage.still(at: time) }
    for frame in frames.seen {
      let isShown = shown.contains { $0.map { areNear($0, frame) } ?? false }
      #expect(isShown, "\(place): \(frame) in a still")
    }
  }

  /// Hides its bar when a marker in the content has left the screen: the content then moves up.
  struct Feed: View {
    let frames: Frames
    @State private var isHidden = false
    @State private var changes = 0

    var body: some View {
      GeometryReader { outer in
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            if !isHidden { Color.green.frame(height: 40) }
            Text("changes \(changes)")
          }
          .padding(.top, outer.safeAreaInsets.top)
          ScrollView {
            VStack(spacing: 0) {
              GeometryReader { reader -> Color in
                let y = reader.frame(in: .global).midY
                frames.seen.append(reader.frame(in: .global))
                if y < 0, !isHidden { later { isHidden = true } }
                if y > 0, isHidden { later { isHidden = false } }
                return Color.clear
              }
              .frame(height: 10)
              Color.blue.frame(height: 900)
            }
          }
        }
        .ignoresSafeArea()
      }
    }

    private func later(_ change: @escaping @MainActor @Sendable () -> Void) {
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          change()
          changes += 1
        }
      }
    }
  }

  @Test(arguments: [false, true]) func `let state that follows them change once`(isAtEdge: Bool) {
    let frames = Frames()
    var scene = Scene(
      "test", canvas: CGSize(width: 100, height: 200), scale: 2,
      script: [.wait(0.1), slowDrag(CGVector(dx: 0, dy: -160)), .wait(0.2)]
    ) { Feed(frames: frames) }
    if isAtEdge { scene.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0) }
    let stage = Stage(scene)
    _ = stage.duration
    let seen = frames.seen
    #expect(stage.texts.filter { $0.hasPrefix("changes") } == ["changes 1"])
    // All the way up, the frame only moves up.
    for (before, after) in zip(seen, seen.dropFirst()) {
      #expect(after.midY <= before.midY + 0.01, "\(after.midY) after \(before.midY)")
    }
    #expect(stage.complaints == [])
  }

  /// Changes its state while it is scrolled down.
  struct Scrolled: View {
    let frames: Frames
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("count \(count)") { count += 1 }.accessibilityIdentifier("button")
          .frame(height: 30)
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: CGFloat(20 * count))
            Watched(frames: frames).frame(height: 20)
            Color.blue.frame(height: 900)
          }
        }
      }
    }
  }

  @Test func `after a change of state are those at the present offset`() {
    let frames = Frames()
    let stage = Stage(script: [
      .scroll(to: .offset(CGPoint(x: 0, y: 300)), animated: false), .tap("button"),
      .tap("button"), .wait(0.1),
    ]) { Scrolled(frames: frames) }
    _ = stage.duration
    let places = frames.seen.map { Int($0.minY) }
    #expect(stage.texts.contains("count 2"))
    // The view before the content is scrolled, and then in steps of what grows above it.
    var distinct: [Int] = []
    for place in places where place != distinct.last { distinct.append(place) }
    #expect(distinct == [30, -270, -250, -230])
  }
}
