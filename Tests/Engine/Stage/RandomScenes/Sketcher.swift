import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews
import TestSupport

@testable import ScrollworkStage

/// Grows trees of views from a seed.
@MainActor struct Sketcher {
  private var random: SeededGenerator
  /// How many scroll views may still be put into each other.
  private var scrollsLeft = 3
  /// How many times over something may still be repeated, as repeated views may repeat others.
  private(set) var rowsLeft = 40

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(number(range)) }

  mutating func chance(_ one: Int) -> Bool { number(1...one) == 1 }

  mutating func pick<Value>(_ values: [(String, Value)]) -> (name: String, value: Value) {
    values[number(0...values.count - 1)]
  }

  /// A root view: a scroll view as often as not.
  mutating func root() -> Sketch {
    let tree = chance(2) ? scrollView(depth: 4) : tree(depth: 4)
    return Sketch(tree, "frame(width: 120, height: 160)") {
      AnyView($0[0].frame(width: 120, height: 160))
    }
  }

  mutating func tree(depth: Int) -> Sketch {
    var sketch = depth > 0 && !chance(4) ? container(depth: depth) : leaf()
    for _ in 0..<number(0...2) { sketch = modified(sketch, depth: depth) }
    return sketch
  }

  /// Several views, now and then none.
  mutating func trees(_ range: ClosedRange<Int>, depth: Int) -> [Sketch] {
    (0..<number(range)).map { _ in tree(depth: depth - 1) }
  }

  /// A scroll view with as few others in it as are left.
  mutating func nested(_ make: (inout Sketcher) -> Sketch) -> Sketch {
    scrollsLeft -= 1
    defer { scrollsLeft += 1 }
    return make(&self)
  }

  /// What is inside something repeated.
  mutating func repeating<Inside>(_ count: Int, _ make: (inout Sketcher) -> Inside) -> Inside {
    let before = rowsLeft
    rowsLeft = max(1, rowsLeft / max(1, count))
    defer { rowsLeft = before }
    return make(&self)
  }

  var mayScroll: Bool { scrollsLeft > 0 }
}
