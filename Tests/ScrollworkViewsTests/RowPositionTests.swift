import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScrolling
import Testing

@testable import ScrollworkViews

/// Scroll views with positions in lazy rows.
@MainActor @Suite struct `A position in a lazy row` {
  /// Shelves of 60 points, each at a book of its own; taps change all places, or one.
  struct Shelves: View {
    var count = 40
    @State private var places: [Int: Int] = [:]
    var animation: Animation?

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 20, height: 20).accessibilityIdentifier("all")
            .onTapGesture {
              withAnimation(animation) { for shelf in 0..<count { places[shelf] = 9 } }
            }
          Text((0..<3).map { "\(places[$0] ?? -1)" }.joined(separator: " "))
            .accessibilityIdentifier("places")
        }
        .frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { shelf in
              ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                  ForEach(0..<20, id: \.self) { book in
                    Color.red.frame(width: 50, height: 60).id("\(shelf).\(book)")
                      .id(book)
                  }
                }
                .scrollTargetLayout()
              }
              .frame(height: 60)
              .scrollPosition(
                id: Binding {
                  places[shelf] ?? (shelf % 2 == 0 ? nil : 4)
                } set: {
                  places[shelf] = $0
                }, anchor: .leading)
            }
          }
        }
      }
    }
  }

  static func offsets(_ stage: Stage, at time: Double) -> [CGFloat] {
    stage.still(at: time).report.scrollViews.dropFirst().map(\.offset.x)
  }

  private static let canvas = CGSize(width: 100, height: 200)

  @Test func `begins where it says, also when it comes into sight`() {
    let stage = Stage(
      canvas: Self.canvas,
      script: [
        .wait(0.1), .scrollTo(offset: CGPoint(x: 0, y: 610), animated: false), .wait(0.1),
      ]
    ) { Shelves() }
    #expect(Self.offsets(stage, at: 0).prefix(3) == [0, 200, 0])
    #expect(Self.offsets(stage, at: 0.15).prefix(3) == [0, 200, 0])
    #expect(stage.problems.isEmpty)
  }

  @Test func `leads, at once or as animated`() {
    let stage = Stage(canvas: Self.canvas, script: [.tap("all"), .wait(0.2)]) { Shelves() }
    #expect(Self.offsets(stage, at: stage.duration).prefix(3) == [450, 450, 450])
    let slow = Stage(canvas: Self.canvas, script: [.tap("all"), .wait(1.2)]) {
      Shelves(animation: .linear(duration: 1))
    }
    #expect(Self.offsets(slow, at: tapTime - 0.01).prefix(2) == [0, 200])
    for (offset, expected) in zip(Self.offsets(slow, at: tapTime + 0.5), [225, 325]) {
      #expect(abs(offset - CGFloat(expected)) < 1e-6)
    }
  }

  @Test func `written out of sight, is there when it comes`() {
    let stage = Stage(
      canvas: Self.canvas,
      script: [
        .scrollTo(offset: CGPoint(x: 0, y: 600), animated: false), .wait(0.1), .tap("all"),
        .wait(0.1), .drag(by: CGVector(dx: 0, dy: 150), over: 0.5, hold: 0.2), .wait(0.1),
        .scrollTo(edge: .top, animated: false), .wait(0.2),
      ]
    ) { Shelves() }
    #expect(Self.offsets(stage, at: stage.duration).prefix(3) == [450, 450, 450])
  }

  @Test func `follows a finger`() {
    let stage = Stage(
      canvas: Self.canvas,
      script: [
        .drag(
          from: .point(CGPoint(x: 90, y: 50)), by: CGVector(dx: -80, dy: 0), over: 0.4, hold: 0.2),
        .wait(0.2),
      ]
    ) { Shelves() }
    #expect(Self.offsets(stage, at: stage.duration).prefix(3) == [70, 200, 0])
    #expect(stage.texts.first == "1 -1 -1")
  }

  @Test func `is the same asked for in any order`() {
    let script: GestureScript = [
      .flick(.up, velocity: 900), .wait(0.4), .tap("all"), .untilSettled(),
    ]
    let stages = (0..<2).map { _ in Stage(canvas: Self.canvas, script: script) { Shelves() } }
    let times = stride(from: 0, through: stages[0].duration, by: 0.13).map { $0 }
    let forward = times.map { stages[0].still(at: $0).displayList.dump }
    let backward = times.reversed().map { stages[1].still(at: $0).displayList.dump }
    #expect(forward == backward.reversed())
  }

  @Test func `a reader scrolls the shelf in a row that has the book`() {
    struct Library: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Color.gray.frame(height: 20).accessibilityIdentifier("go")
              .onTapGesture { proxy.scrollTo("1.8", anchor: .leading) }
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(0..<9, id: \.self) { shelf in
                  ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                      ForEach(0..<20, id: \.self) { book in
                        Color.red.frame(width: 50, height: 60).id("\(shelf).\(book)")
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    let stage = Stage(canvas: Self.canvas, script: [.tap("go"), .wait(0.1)]) { Library() }
    #expect(Self.offsets(stage, at: stage.duration).prefix(3) == [0, 400, 0])
    #expect(stage.offset(at: stage.duration) == .zero)
    #expect(stage.problems.isEmpty)
  }
}
