import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Blurs, changes of color, masks, and what is shown outside of windows.
@Suite @MainActor struct `Filters in a tree` {
  private func dump(
    rightToLeft: Bool = false, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    Stage(rightToLeft: rightToLeft, root: root).still(at: 0).displayList.dump
  }

  /// Cards that blur and turn gray at the edges.
  private struct Cards: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<30) { index in
            Color.red.frame(height: 50)
              .scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
                effect.scaleEffect(phase.isIdentity ? 1 : 0.5)
                  .blur(radius: phase.isIdentity ? 0 : 8)
                  .grayscale(abs(phase.value))
              }
          }
        }
      }
    }
  }

  @Test func `a blur grows by the progress of a transition`() {
    let stage = Stage(script: [.glide(to: .offset(CGPoint(x: 0, y: 300)), over: 1)]) { Cards() }
    var seen = 0
    for step in 0...40 {
      for child in stage.still(at: Double(step) / 40).report.children {
        guard let progress = child.progress else { continue }
        // The radius counts in the plane of the picture, which is drawn smaller.
        let scale = 1 - abs(progress) / 2
        #expect(abs(child.blur * scale - 8 * abs(progress)) < 0.01, "\(progress): \(child.blur)")
        seen += progress == 0 ? 0 : 1
      }
    }
    #expect(seen > 30)
    #expect(stage.still(at: 0.3).displayList.dump.contains("blur"))
  }

  @Test func `filters are the same in any order of stills`() {
    let times = (0...20).map { Double($0) / 20 }
    let script: GestureScript = [.flick(.up, velocity: 900), .wait(1)]
    let (forward, backward) = (Stage(script: script) { Cards() }, Stage(script: script) { Cards() })
    let there = times.map { forward.still(at: $0).displayList.digest }
    let back = times.reversed().map { backward.still(at: $0).displayList.digest }
    #expect(there == back.reversed())
    #expect(Set(there).count > 5)
  }

  @Test func `filters of zero amount add no layer`() {
    let plain = dump { Color.red }
    #expect(dump { Color.red.blur(radius: 0) } == plain)
    #expect(dump { Color.red.brightness(0).contrast(1).saturation(1).grayscale(0) } == plain)
    #expect(dump { Color.red.hueRotation(.degrees(0)) } == plain)
    #expect(dump { Color.red.blur(radius: -3) } == plain)
  }

  @Test func `filters are applied in the order they are written`() {
    let lines = dump { Color.red.frame(width: 40, height: 40).saturation(0).blur(radius: 3) }
      .split(separator: "\n")
    let layer = lines.first { $0.contains("blur") } ?? ""
    let places = ["colors", "blur 3"].map { layer.range(of: $0)?.lowerBound }
    #expect(places[0] != nil && places[1] != nil)
    if let first = places[0], let second = places[1] { #expect(first < second) }
    // After a scale the same radius covers more of the picture before it.
    #expect(
      dump { Color.red.frame(width: 40, height: 40).scaleEffect(0.5).blur(radius: 3) }
        .contains("blur 6"))
    #expect(
      dump { Color.red.frame(width: 40, height: 40).blur(radius: 3).scaleEffect(0.5) }
        .contains("blur 3"))
    // What is too small to be seen has no blur that could not be drawn.
    #expect(!dump { Color.red.scaleEffect(0).blur(radius: 3) }.contains("blur"))
  }

  @Test func `a blur is animated`() {
    let stage = Stage(script: [.tap(.view("box")), .wait(1)]) { Blurring() }
    let radii = [0, tapTime + 0.5, tapTime + 1.2].map { time -> String in
      let words = stage.still(at: time).displayList.dump.split(whereSeparator: \.isWhitespace)
      return words.firstIndex(of: "blur").map { String(words[$0 + 1]) } ?? "0"
    }
    #expect(radii[0] == "0" && radii[2] == "10")
    #expect((Double(radii[1]) ?? 0) > 1 && (Double(radii[1]) ?? 0) < 9)
  }

  @Test func `colorMultiply multiplies opacities too`() {
    let text = dump { Color.white.colorMultiply(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)) }
    #expect(text.contains("opacity 0.5"))
    #expect(text.contains("colors 1,0,0,0,0,0.5,0,0,0,0,0,0"))
    #expect(
      dump { Color.white.colorInvert() }.contains("colors -1,0,0,1,0,-1,0,1,0,0,-1,1"))
  }

  @Test func `a mask is laid out in its view's frame`() {
    let text = dump {
      Color.red.frame(width: 80, height: 40).mask(alignment: .leading) {
        Circle().frame(width: 20, height: 20)
      }
    }
    #expect(
      text == """
        canvas 100x200 @2 #ffffff
          layer at 10 80
            fill rect 0,0 80x40 #ff3b30
          masked by
            fill MCCCCZ(81277d) in 0,10 20x20 #000000

        """, "\(text)")
    let mirrored = dump(rightToLeft: true) {
      Color.red.frame(width: 80, height: 40).mask(alignment: .leading) {
        Circle().frame(width: 20, height: 20)
      }
    }
    #expect(mirrored.contains("in 60,10 20x20"), "\(mirrored)")
    #expect(
      dump { Color.red.mask(Circle().padding(10)) }
        == dump { Color.red.mask { Circle().padding(10) } })
  }

  @Test func `an empty mask hides the view`() {
    #expect(dump { Color.red.mask { EmptyView() } } == dump { EmptyView() })
    #expect(dump { Color.red.mask { Color.clear } } == dump { EmptyView() })
  }

  @Test func `touches hit a view behind its mask, and not the mask`() {
    let stage = Stage(script: [.tap(.point(CGPoint(x: 50, y: 100)))]) { Masked() }
    #expect(stage.texts.contains("1"))
  }

  @Test func `rows scroll beneath a mask`() {
    let stage = Stage(script: [.glide(to: .offset(CGPoint(x: 0, y: 100)), over: 1)]) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(height: 40) } }
      }
      .mask { LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom) }
    }
    #expect(stage.texts(at: 0).contains("0") && !stage.texts(at: 1).contains("0"))
    for time in [0.0, 0.5, 1] {
      #expect(stage.still(at: time).displayList.dump.contains("masked by"))
    }
  }

  @Test(arguments: [false, true]) func `content shows outside a scroll view with clipping disabled`(
    isDisabled: Bool
  ) {
    let stage = Stage {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(height: 20) } }
      }
      .frame(height: 40).scrollClipDisabled(isDisabled)
    }
    // The window is 80...120 of 200: what stands below it is on the canvas as well.
    #expect(stage.texts(at: 0).contains("5") == isDisabled)
    #expect(stage.still(at: 0).displayList.dump.contains("clip") != isDisabled)
  }

  @Test func `scroll views inside one without clipping still clip`() {
    let text = dump {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20) }
      }
      .scrollClipDisabled()
    }
    #expect(text.ranges(of: "clip").count == 1)
  }
}

private struct Blurring: View {
  @State private var isBlurred = false

  var body: some View {
    Color.red.frame(width: 40, height: 40).id("box").blur(radius: isBlurred ? 10 : 0)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isBlurred = true } }
  }
}

private struct Masked: View {
  @State private var count = 0

  var body: some View {
    ZStack {
      Color.red.onTapGesture { count += 1 }.mask { Circle().frame(width: 4, height: 4) }
      Text("\(count)").allowsHitTesting(false)
    }
  }
}
