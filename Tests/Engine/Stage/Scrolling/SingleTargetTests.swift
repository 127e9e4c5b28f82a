import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Views that are scroll targets of their own.
@MainActor @Suite struct `Single scroll targets` {
  /// A slow drag of 70 points up, from a still finger.
  static let script: GestureScript = [slowDrag(CGVector(dx: 0, dy: -70)), .untilSettled()]

  static func rest(
    _ script: GestureScript = script,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View
  )
    -> CGFloat
  {
    let stage = Stage(canvas: CGSize(width: 100, height: 100), script: script) {
      ScrollView { content() }.scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    }
    #expect(stage.complaints == [])
    return stage.offset(at: stage.duration).y
  }

  static func box(_ height: CGFloat) -> some View { Color.red.frame(height: height) }

  @Test func `align, wherever they are`() {
    #expect(
      Self.rest {
        VStack(spacing: 0) {
          Self.box(40)
          VStack(spacing: 0) {
            Self.box(20)
            Self.box(30).scrollTarget()
          }
          Self.box(400)
        }
      } == 60)
    #expect(
      Self.rest {
        VStack(spacing: 0) {
          Self.box(60).scrollTarget(isEnabled: false)
          Self.box(30).scrollTarget().padding(.top, 15)
          Self.box(400)
        }
      } == 75)
  }

  @Test func `stand beside a target layout`() {
    // A header, and a list of views of 50 points: the documentation's example.
    func rest(_ distance: CGFloat) -> CGFloat {
      Self.rest([slowDrag(CGVector(dx: 0, dy: -distance)), .untilSettled()]) {
        VStack(spacing: 0) {
          Self.box(10)
          Self.box(30).scrollTarget()
          VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Self.box(50) } }
            .scrollTargetLayout()
        }
      }
    }
    #expect(rest(15) == 10)
    #expect(rest(38) == 40)
    #expect(rest(80) == 90)
  }

  @Test func `may be rows of a lazy stack`() {
    let rest = Self.rest([.flick(.up, velocity: 1500), .untilSettled()]) {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { index in
          VStack(spacing: 0) {
            Self.box(7)
            Self.box(30).scrollTarget().id(index)
          }
        }
      }
    }
    #expect(rest > 300 && (rest - 7).truncatingRemainder(dividingBy: 37) == 0, "\(rest)")
  }
}
