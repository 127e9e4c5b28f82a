import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkPublishers
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

// Numbers that are not finite, or enormous.
extension `Bad scenes` {
  @Test func `report a length that is not a number`() {
    #expect(
      Self.complaints {
        VStack(spacing: .nan) {
          Color.red; Color.blue
        }
      } == [
        "VStack: its height is not a finite number; every length a view is laid out with must be one."
      ])
    #expect(Self.complaints { Color.red.offset(x: .nan) } == [])
    #expect(Self.complaints { Color.red.scaleEffect(.infinity) } == [])
    #expect(
      Self.complaints { ScrollView { VStack { Color.red.padding(.top, .nan) } } }.count == 1)
    #expect(
      Self.complaints {
        ScrollView { LazyVStack { ForEach(0..<3) { _ in Color.red.padding(.top, .nan) } } }
      }.count >= 1)
    #expect(
      Self.complaints {
        VStack(spacing: .infinity) {
          Color.red; Color.blue
        }
      }.count == 1)
  }

  @Test func `report a length that is not finite with its modifier and line, and take zero`() {
    let line = #line + 4
    let stage = Stage {
      ScrollView {
        Color.red.frame(height: 20).id("a")
          .padding(.nan).padding(.leading, .infinity)
          .containerRelativeFrame(.horizontal) { length, _ in length * .nan }
      }
      .contentMargins(.nan).contentMargins(.top, .infinity, for: .scrollIndicators)
      .safeAreaPadding(.infinity)
      .safeAreaPadding(EdgeInsets(top: .nan, leading: 0, bottom: 0, trailing: 0))
    }
    #expect(stage.frame("a") == CGRect(50, 0, 0, 20))
    func told(_ offset: Int, _ modifier: String, _ value: String) -> String {
      "ScrollworkStageTests/NumberProblemTests.swift:\(line + offset): \(modifier) has a length of \(value), "
        + "which counts as 0; a length must be a finite number."
    }
    #expect(
      Set(stage.complaints) == [
        told(0, "padding", "nan"), told(0, "padding", "inf"),
        told(1, "containerRelativeFrame", "nan"), told(3, "contentMargins", "nan"),
        told(3, "contentMargins", "inf"), told(4, "safeAreaPadding", "inf"),
        told(5, "safeAreaPadding", "nan"),
      ])
  }

  @Test func `report a number that cannot be drawn with its view, still and line`() {
    struct Spike: Shape {
      let height: CGFloat

      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: rect.width, y: height))
          path.addLine(to: CGPoint(x: rect.width, y: 0))
        }
      }
    }
    let line = #line + 3
    let stage = Stage {
      VStack {
        Spike(height: .nan).fill(.red)
        Spike(height: 9).stroke(.red, lineWidth: 1e300)
        Spike(height: 9).stroke(.red, style: StrokeStyle(dash: [1, .infinity]))
        LinearGradient(
          colors: [.red, .blue], startPoint: UnitPoint(x: .nan, y: 0), endPoint: .bottom)
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 1e300)
        Spike(height: 1e300).fill(.clear)
        Spike(height: 9).fill(.blue)
      }
    }
    let still = stage.still(at: 0.5)
    #expect(!still.displayList.dump.contains("nan") && !still.displayList.dump.contains("e+300"))
    #expect(still.displayList.dump.contains("fill"))
    let rest = " at 0.5 s; numbers that are drawn must be finite and within ±1000000."
    let complaints = stage.complaints
    #expect(complaints.count == 5)
    #expect(
      complaints.contains {
        $0.contains(":\(line): ") && $0.contains("the path has the number nan")
      })
    #expect(
      complaints.contains {
        $0.contains(":\(line + 1): ") && $0.contains("the line width has the number 1e+300")
      })
    #expect(
      complaints.contains {
        $0.contains(":\(line + 2): ") && $0.contains("the dash pattern has the number inf")
      })
    #expect(complaints.count { $0.contains("the gradient has the number") } == 2)
    #expect(complaints.allSatisfy { $0.hasSuffix(rest) }, "\(complaints)")
    _ = stage.still(at: 0)
    #expect(stage.complaints == complaints)
  }

  /// Numbers that no view can have, wherever a view takes one: no trap, and no number of the kind in a
  /// picture.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e17])
  func `numbers that are not finite, or enormous, do not stop a scene`(x: CGFloat) {
    struct Odd: Layout {
      let x: CGFloat

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: x, height: x)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for view in subviews {
          view.place(at: CGPoint(x: x, y: x), proposal: .init(width: x, height: x))
        }
      }
    }
    struct Row: View {
      let index: Int
      let x: CGFloat
      let d: Double

      var body: some View {
        let box = Color.red.frame(width: 20, height: 20)
        switch index {
        case 0: box.padding(x)
        case 1: box.frame(minWidth: x, maxWidth: x, minHeight: x)
        case 2: box.position(x: x, y: x)
        case 3: box.offset(x: x, y: x)
        case 4:
          VStack(spacing: x) {
            box; box
          }
        case 5:
          HStack(spacing: x) {
            box; Spacer(minLength: x)
          }
        case 6: Odd(x: x) { box }
        case 7: box.aspectRatio(x, contentMode: .fit)
        case 8:
          box.alignmentGuide(.leading) { _ in x }.alignmentGuide(VerticalAlignment.top) { _ in x }
        case 9:
          LazyVGrid(columns: [GridItem(.fixed(x)), GridItem(.adaptive(minimum: x))], spacing: x) {
            box; box
          }
        case 10:
          Grid(horizontalSpacing: x, verticalSpacing: x) {
            GridRow {
              box; box
            }
          }
        case 11: box.scaleEffect(x).rotationEffect(.degrees(d)).blur(radius: x).opacity(d)
        case 12: box.shadow(radius: x, x: x, y: x)
        case 13: RoundedRectangle(cornerRadius: x).frame(height: 10)
        case 14: Circle().inset(by: x).trim(from: x, to: 1).frame(height: 10)
        case 15: Text("a").font(.system(size: x)).lineSpacing(x).kerning(x)
        case 16:
          ScrollView(.horizontal) {
            LazyHStack(spacing: x) {
              box; box
            }
          }.frame(height: 30)
        case 17: Rectangle().rotation(.degrees(d)).scale(x).offset(x: x, y: x).frame(height: 10)
        case 18: box.containerRelativeFrame(.vertical, count: 3, spacing: x)
        case 19: box.safeAreaInset(edge: .top, spacing: x) { Color.blue.frame(height: 5) }
        case 20: box.scrollTransition { $0.offset(y: $1.value * x).scaleEffect(x) }
        case 21:
          box.visualEffect { [x] effect, _ in effect.offset(x: x).rotationEffect(.degrees(d)) }
        case 22:
          ZStack {
            box.zIndex(d); box.layoutPriority(d)
          }
        case 23:
          box.projectionEffect(
            ProjectionTransform(CGAffineTransform(a: x, b: 0, c: 0, d: x, tx: x, ty: 0)))
        case 24:
          box.background(alignment: .init(horizontal: .center, vertical: .top)) {
            Color.blue.frame(maxHeight: x)
          }
        default: box.clipShape(RoundedRectangle(cornerRadius: x)).border(.red, width: x)
        }
      }
    }
    for index in 0..<26 {
      for isLazy in [false, true] {
        _ = Self.complaints(script: [.flick(.up, velocity: 500), .wait(0.3)]) {
          ScrollView {
            let rows = ForEach(0..<3) {
              Row(index: $0 == 1 ? index : 99, x: $0 == 1 ? x : 4, d: Double(x))
            }
            if isLazy { LazyVStack { rows } } else { VStack { rows } }
          }
          .contentMargins(x).safeAreaPadding(.top, x)
        }
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `times that are not finite, or enormous, do not stop a scene`(time: Double) {
    struct Clocked: View {
      let time: Double
      @State private var isOn = false
      @State private var ticks = 0

      var body: some View {
        VStack {
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: time)) { _ in
            Color.red.frame(height: 5)
          }
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: time), by: 1)) { _ in
            Color.red.frame(height: 5)
          }
          TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: time)])) { _ in
            Color.red.frame(height: 5)
          }
          Color.blue.frame(width: isOn ? 50 : 10, height: 5)
            .animation(.linear(duration: time).delay(time).speed(time), value: isOn)
          if isOn { Color.green.frame(height: 5).transition(.opacity) }
        }
        .onReceive(Timer.publish(every: time, on: .main, in: .common).autoconnect()) { _ in
          ticks += 1
        }
        .onAppear {
          withAnimation(.easeIn(duration: time).repeatCount(3)) { isOn = true }
          DispatchQueue.main.asyncAfter(deadline: .now() + time) { ticks += 1 }
        }
        .phaseAnimator([0, 1]) { view, phase in
          view.opacity(1 - 0.1 * phase)
        } animation: { _ in
          .spring(duration: time)
        }
      }
    }
    _ = Self.complaints(script: [.wait(0.5), .untilSettled(limit: 1)]) { Clocked(time: time) }
    let stage = Stage(script: [.flick(.up, velocity: 500)]) {
      ScrollView { Color.red.frame(height: 900) }
    }
    #expect(!stage.still(at: time).displayList.dump.contains("nan"))
  }

  @Test func `report an invalid frame length, and ignore it`() {
    let line = #line + 2
    let stage = Stage {
      Color.red.frame(width: .infinity, height: -3).id("a")
    }
    #expect(stage.frame("a") == CGRect(x: 0, y: 0, width: 100, height: 200))
    let rest = "is ignored, as a length must be a finite number of 0 or more; "
    #expect(
      stage.complaints == [
        "ScrollworkStageTests/NumberProblemTests.swift:\(line): frame(width: inf) \(rest)"
          + "maxWidth: .infinity takes all available space.",
        "ScrollworkStageTests/NumberProblemTests.swift:\(line): frame(height: -3) \(rest)"
          + "maxHeight: .infinity takes all available space.",
      ])
    #expect(Self.complaints { ForEach(0..<9) { _ in Color.red.frame(height: .nan) } }.count == 1)
  }
}
