import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
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

  @Test func `starts at its value, also when the row becomes visible`() {
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

  @Test func `scrolls when written, at once or animated`() {
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

  @Test func `written out of sight, applies when the row appears`() {
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

  @Test func `is the same in any order of stills`() {
    let script: GestureScript = [
      .flick(.up, velocity: 900), .wait(0.4), .tap("all"), .untilSettled(),
    ]
    let stages = (0..<2).map { _ in Stage(canvas: Self.canvas, script: script) { Shelves() } }
    let times = stride(from: 0, through: stages[0].duration, by: 0.13).map { $0 }
    let forward = times.map { stages[0].still(at: $0).displayList.dump }
    let backward = times.reversed().map { stages[1].still(at: $0).displayList.dump }
    #expect(forward == backward.reversed())
  }

  @Test func `a ScrollViewReader scrolls the nested scroll view that has the id`() {
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

  // MARK: Without a position

  /// A shelf of books in each lazy row; taps add three books before the others, or leave six.
  struct Changing: View {
    var isByID = false
    @State private var books = Array(0..<20)
    @State private var place: Int?

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 20, height: 20).accessibilityIdentifier("more")
            .onTapGesture { books.insert(contentsOf: 100..<103, at: 0) }
          Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("fewer")
            .onTapGesture { books.removeLast(14) }
        }
        .frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<9, id: \.self) { shelf in
              if isByID { row(shelf).scrollPosition(id: $place) } else { row(shelf) }
            }
          }
        }
      }
    }

    private func row(_ shelf: Int) -> some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(books, id: \.self) { book in
            let card = Color.red.frame(width: 50, height: 60)
            if isByID { card.id(book) } else { card.id("\(shelf).\(book)") }
          }
        }
        .scrollTargetLayout()
      }
      .frame(height: 60)
    }
  }

  @Test func `a script scrolls the nested scroll view that has the view`() {
    let stage = Stage(
      canvas: Self.canvas,
      script: [.scrollTo(id: "1.8", anchor: .leading, animated: false), .wait(0.1)]
    ) { Changing() }
    #expect(Self.offsets(stage, at: 0.05).prefix(3) == [0, 400, 0])
    #expect(stage.problems.isEmpty)
  }

  @Test func `a nested scroll view that became shorter returns to its end`() {
    let stage = Stage(
      canvas: Self.canvas,
      script: [
        .scrollTo(id: "1.8", anchor: .leading, animated: false), .wait(0.1), .tap("fewer"),
        .wait(0.1),
      ]
    ) { Changing() }
    #expect(Self.offsets(stage, at: 0.05).prefix(2) == [0, 400])
    #expect(Self.offsets(stage, at: stage.duration).prefix(2) == [0, 200])
  }

  @Test func `the view that a position names stays when rows are inserted before it`() {
    let stage = Stage(
      canvas: Self.canvas,
      script: [
        .drag(
          from: .point(CGPoint(x: 90, y: 90)), by: CGVector(dx: -110, dy: 0), over: 0.4,
          hold: 0.2),
        .wait(0.1), .tap("more"), .wait(0.1),
      ]
    ) { Changing(isByID: true) }
    // The one position leads all other shelves as far as is needed to show the view.
    #expect(Self.offsets(stage, at: 0.65).prefix(2) == [50, 100])
    #expect(Self.offsets(stage, at: stage.duration).prefix(2) == [200, 250])
  }
}
