import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// Taps on images: the whole frame, whatever is drawn in it.
@MainActor @Suite struct `Taps on images` {
  /// The number of taps that reach a view of 60 × 60 points in the middle, of some taps on it.
  private func hits(
    _ points: [CGPoint], @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) -> Int {
    let log = Log()
    let stage = Stage(
      script: GestureScript(points.map { .tap(.point(CGPoint(x: 20 + $0.x, y: 70 + $0.y))) })
    ) {
      view().onTapGesture { log.add("hit") }
    }
    _ = stage.duration
    return log.lines.count
  }

  private let inside = [
    CGPoint(x: 30, y: 30), CGPoint(x: 2, y: 2), CGPoint(x: 58, y: 2), CGPoint(x: 30, y: 58),
  ]
  private let outside = [CGPoint(x: 30, y: -4), CGPoint(x: 64, y: 30)]

  @Test func `reach a symbol anywhere in its frame`() {
    for name in ["star.fill", "chevron.right", "minus", "person.3", "bell.badge", "no.such"] {
      let found = hits(inside) { Image(systemName: name).resizable().frame(width: 60, height: 60) }
      #expect(found == inside.count, "\(name)")
    }
    #expect(
      hits(outside) { Image(systemName: "plus").resizable().frame(width: 60, height: 60) } == 0)
  }

  @Test func `reach a button whose label is a symbol, by its name`() {
    let log = Log()
    let names = ["plus", "xmark", "circle", "magnifyingglass", "ellipsis", "chevron.right"]
    let stage = Stage(
      canvas: CGSize(width: 100, height: 400), script: GestureScript(names.map { .tap($0) })
    ) {
      VStack {
        ForEach(names, id: \.self) { name in
          Button {
            log.add(name)
          } label: {
            Image(systemName: name)
          }
          .accessibilityIdentifier(name)
        }
      }
    }
    _ = stage.duration
    #expect(log.lines == names)
    #expect(stage.complaints == [])
  }

  @Test func `reach a picture, a placeholder and a text with a symbol`() {
    #expect(hits(inside) { Image("sun").resizable().frame(width: 60, height: 60) } == inside.count)
    #expect(
      hits(inside) {
        Image("sun").resizable().frame(width: 60, height: 60).redacted(reason: .placeholder)
      } == inside.count)
    #expect(
      hits([inside[0]]) { Text("\(Image(systemName: "circle"))").font(.system(size: 50)) } == 1)
  }

  @Test func `do not reach what is clear`() {
    #expect(
      hits(inside) {
        Image(systemName: "heart.fill").resizable().frame(width: 60, height: 60)
          .foregroundStyle(.clear)
      } == 0)
  }
}
