import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Scroll indicators` {
  /// What a scene of 100 × 200 looks like whose scroll view glides for half a second, from 0.5 s on.
  static func dump(
    at time: Double, to goal: CGPoint = CGPoint(x: 0, y: 100),
    change: (inout Scene) -> Void = { _ in },
    @ViewBuilder of root: @escaping @MainActor @Sendable () -> some View = { column }
  ) -> String {
    stage(to: goal, change: change, of: root).still(at: time).displayList.dump
  }

  static func stage(
    to goal: CGPoint = CGPoint(x: 0, y: 100), change: (inout Scene) -> Void = { _ in },
    @ViewBuilder of root: @escaping @MainActor @Sendable () -> some View = { column }
  ) -> Stage {
    var scene = Scene(
      "indicators", canvas: CGSize(width: 100, height: 200),
      script: [.wait(0.5), .glide(to: .offset(goal), over: 0.5), .wait(1)], root: root)
    change(&scene)
    return Stage(scene, text: FixedAdvanceText(), images: NoPictures())
  }

  /// Twice as much content as room.
  static var column: some View {
    ScrollView { Color.red.frame(width: 100, height: 400) }
  }

  /// More rows than there is room for, all alike.
  static var rows: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(height: 40) } }
    }
  }

  /// The bars of a dump: what is filled with an outline of nine steps and more, and the layer
  /// around it.
  static func bars(_ dump: String) -> [String] {
    let lines = dump.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return zip(lines, lines.dropFirst()).filter {
      $0.1.hasPrefix("fill M") && ($0.1.contains("#000000/") || $0.1.contains("#ffffff/"))
    }.map { "\($0.0): \($0.1.split(separator: " in ").last ?? "")" }
  }

  @Test func `lie over the content in the visible area, each in its own layer`() {
    #expect(
      Self.dump(at: 0.75) == """
        canvas 100x200 @2 #ffffff
          layer clip rect 0,0 100x200
            layer at 0 -50
              fill rect 0,0 100x400 #ff3b30
            layer at 94 27.25
              fill MLCLCLCLCZ(12b5f3) in 0,0 3x97 #000000/0.349

        """)
  }

  @Test func `nothing is drawn before a motion and after the fade`() {
    let still = """
      canvas 100x200 @2 #ffffff
        layer clip rect 0,0 100x200
          layer at 0 -100
            fill rect 0,0 100x400 #ff3b30

      """
    #expect(Self.dump(at: 0.4) == still.replacing(" at 0 -100", with: ""))
    #expect(Self.dump(at: 1.4) == still)
    #expect(Self.bars(Self.dump(at: 1.04)) == ["layer at 94 51.5: 0,0 3x97 #000000/0.349"])
    #expect(
      Self.bars(Self.dump(at: 1.175))
        == ["layer at 94 51.5 opacity 0.5: 0,0 3x97 #000000/0.349"])
  }

  @Test func `are white in the dark color scheme`() {
    #expect(
      Self.bars(Self.dump(at: 0.75) { $0.colorScheme = .dark })
        == ["layer at 94 27.25: 0,0 3x97 #ffffff/0.502"])
  }

  @Test func `lie at the left in right-to-left layout`() {
    #expect(
      Self.bars(Self.dump(at: 0.75) { $0.layoutDirection = .rightToLeft })
        == ["layer at 3 27.25: 0,0 3x97 #000000/0.349"])
  }

  @Test func `show as the modifier says`() {
    func bars(_ visibility: ScrollIndicatorVisibility, _ axes: Axis.Set) -> Int {
      Self.bars(Self.dump(at: 0.75, of: { Self.column.scrollIndicators(visibility, axes: axes) }))
        .count
    }
    #expect(bars(.automatic, [.horizontal, .vertical]) == 1)
    #expect(bars(.visible, [.horizontal, .vertical]) == 1)
    #expect(bars(.hidden, [.horizontal, .vertical]) == 0)
    #expect(bars(.never, .vertical) == 0)
    #expect(bars(.never, .horizontal) == 1)
  }

  @Test func `there is one for each axis with more content than room`() {
    let both = Self.dump(
      at: 0.75, to: CGPoint(x: 100, y: 100),
      of: {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 200, height: 400) }
      })
    #expect(
      Self.bars(both) == [
        "layer at 94 26.5: 0,0 3x94 #000000/0.349", "layer at 25 194: 0,0 44x3 #000000/0.349",
      ])
    let fitting = Self.dump(
      at: 0.75,
      of: {
        ScrollView { Color.red.frame(width: 100, height: 200) }
      })
    #expect(Self.bars(fitting) == [])
  }

  @Test func `are inset by their own margins, not by those of the content`() {
    let margins = EdgeInsets(top: 40, leading: 5, bottom: 10, trailing: 20)
    let indicators = Self.dump(
      at: 0.75,
      of: {
        Self.column.contentMargins(.all, margins, for: .scrollIndicators)
      })
    // The track is 144 long from 43 on.
    #expect(Self.bars(indicators) == ["layer at 74 61: 0,0 3x72 #000000/0.349"])
    // Of 500 points, margins and all, 100 show; the content has gone 75 of 300, on a way of 155.2.
    let content = Self.dump(
      at: 0.75,
      of: {
        Self.column.contentMargins(.vertical, 50, for: .scrollContent)
      })
    #expect(Self.bars(content) == ["layer at 94 41.8: 0,0 3x38.8 #000000/0.349"])
  }

  @Test func `get shorter when the content is pulled beyond its end`() {
    let stage = Self.stage(change: {
      $0.script = [.drag(by: CGVector(dx: 0, dy: 80), over: 0.3, hold: 1)]
    })
    let still = stage.still(at: 1)
    let pull = -(still.report.scrollViews.first?.snappedOffset.y ?? 0)
    #expect(pull > 20)
    #expect(
      Self.bars(still.displayList.dump)
        == ["layer at 94 3: 0,0 3x\(Decimal3.spell(97 - pull)) #000000/0.349"])
  }

  @Test func `leave rows their identity, and look the same in any order of stills`() {
    let stage = Self.stage(of: { Self.rows })
    let times = [0.4, 0.6, 0.8, 1.1, 1.2, 1.5]
    let rows = Set(times.flatMap { Self.rowContents(stage.still(at: $0).displayList) })
    #expect(rows.count == 1)
    let dumps = times.map { stage.still(at: $0).displayList.dump }
    let other = Self.stage(of: { Self.rows })
    let backward = times.reversed().map { other.still(at: $0).displayList.dump }
    #expect(dumps == backward.reversed())
  }

  /// The identities of the layers inside the window that are as wide as it.
  private static func rowContents(_ list: DisplayList) -> [ContentDigest] {
    list.content.items.flatMap { item -> [ContentDigest] in
      guard case .layer(let window) = item else { return [] }
      return window.content.items.compactMap { item in
        guard case .layer(let row) = item, row.content.bounds.width == 100 else { return nil }
        return row.content.digest
      }
    }
  }
}

private struct NoPictures: ImageProviding {
  func image(named name: String) -> ImageAsset? { nil }
}
