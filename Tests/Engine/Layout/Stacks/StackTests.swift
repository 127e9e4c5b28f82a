import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import TestSupport
import Testing

/// The rules are those of the stack algorithm that OpenSwiftUI measured; the numbers follow from it.
@Suite struct `Stacks` {
  static let pair = [FakeView.box(20, 10), .box(30, 20)]

  static let rows: [LayoutCase] = [
    .init("nothing", HStackLayout(), [], 100, 100, "0x0"),
    .init("one view", HStackLayout(), [.box(20, 10)], 100, 100, "20x10 | 0,0 20x10"),
    .init("default distance", HStackLayout(), pair, 100, 100, "58x20 | 0,5 20x10 | 28,0 30x20"),
    .init(
      "top", HStackLayout(alignment: .top), pair, 100, 100, "58x20 | 0,0 20x10 | 28,0 30x20"),
    .init(
      "bottom", HStackLayout(alignment: .bottom), pair, 100, 100,
      "58x20 | 0,10 20x10 | 28,0 30x20"),
    .init(
      "no distance", HStackLayout(spacing: 0), pair, 100, 100, "50x20 | 0,5 20x10 | 20,0 30x20"),
    .init(
      "overlap by more than they are long", HStackLayout(spacing: -5),
      [.box(2, 10), .box(2, 10), .box(2, 10)], 100, 100,
      "0x10 | 0,0 2x10 | -3,0 2x10 | -6,0 2x10"),
    .init("overlap", HStackLayout(spacing: -5), pair, 100, 100, "45x20 | 0,5 20x10 | 15,0 30x20"),
    .init(
      "views name a distance", HStackLayout(),
      [
        .box(20, 20).spacing(ViewSpacing(top: nil, leading: nil, bottom: nil, trailing: 3)),
        .box(20, 20).spacing(ViewSpacing(top: nil, leading: 5, bottom: nil, trailing: 2)),
        .box(20, 20),
      ], 100, 100, "67x20 | 0,0 20x20 | 25,0 20x20 | 47,0 20x20"),
    .init(
      "two colors share", HStackLayout(spacing: 10), [.color, .color], 110, 40,
      "110x40 | 0,0 50x40 | 60,0 50x40"),
    .init(
      "the flexible one gets the rest", HStackLayout(), [.box(20, 10), .color], 100, 40,
      "100x40 | 0,15 20x10 | 28,0 72x40"),
    .init(
      "least flexible first", HStackLayout(spacing: 0), [.wide(0, .infinity), .wide(0, 30)], 100,
      40,
      "100x10 | 0,0 70x10 | 70,0 30x10"),
    .init(
      "three kinds", HStackLayout(spacing: 0), [.wide(0, .infinity), .wide(0, 40), .box(60, 10)],
      100, 40, "100x10 | 0,0 20x10 | 20,0 20x10 | 40,0 60x10"),
    .init(
      "too little room", HStackLayout(spacing: 0), [.box(150, 10), .wide(0, .infinity)], 100, 40,
      "150x10 | 0,0 150x10 | 150,0 0x10"),
    .init(
      "less room than distances", HStackLayout(spacing: 30),
      [.wide(0, 9), .wide(5, 9), .wide(0, 9)],
      40, 40, "65x10 | 0,0 0x10 | 30,0 5x10 | 65,0 0x10"),
    .init(
      "ideal", HStackLayout(), [.color, .box(20, 10)], nil, 40, "38x40 | 0,0 10x40 | 18,15 20x10"),
    .init(
      "all ideal", HStackLayout(), [.color, .box(20, 8)], nil, nil, "38x10 | 0,0 10x10 | 18,1 20x8"),
    .init(
      "least", HStackLayout(), [.wide(4, 50), .box(20, 10)], 0, 0, "32x10 | 0,0 4x10 | 12,0 20x10"),
    .init(
      "most", HStackLayout(), [.wide(4, 50), .box(20, 10)], .infinity, .infinity,
      "78x10 | 0,0 50x10 | 58,0 20x10"),
    .init(
      "of unbounded ones the larger minimum first", HStackLayout(spacing: 0),
      [.wide(0, .infinity), .wide(60, .infinity)], 100, 40, "100x10 | 0,0 40x10 | 40,0 60x10"),
    .init(
      "equal ranges in their own order", HStackLayout(spacing: 0), [.wide(40, 80), .wide(0, 40)],
      60, 40, "60x10 | 0,0 40x10 | 40,0 20x10"),
    .init(
      "priority takes what others can spare", HStackLayout(spacing: 0),
      [.wide(20, .infinity), .wide(10, .infinity).priority(1)], 100, 40,
      "100x10 | 0,0 20x10 | 20,0 80x10"),
    .init(
      "three priorities", HStackLayout(spacing: 0),
      [.wide(5, 90).priority(-1), .wide(10, 30).priority(1), .wide(20, 40)], 100, 40,
      "100x10 | 0,0 30x10 | 30,0 30x10 | 60,0 40x10"),
    .init(
      "priority on a fixed view", HStackLayout(spacing: 0),
      [.color, .box(30, 10).priority(1), .color], 100, 10,
      "100x10 | 0,0 35x10 | 35,0 30x10 | 65,0 35x10"),
    .init(
      "spacer", HStackLayout(), [.box(20, 10), .spacer(.horizontal), .box(30, 10)], 100, 40,
      "100x10 | 0,0 20x10 | 20,5 50x0 | 70,0 30x10"),
    .init(
      "spacer at its least", HStackLayout(), [.box(20, 10), .spacer(.horizontal), .box(30, 10)], 40,
      40, "58x10 | 0,0 20x10 | 20,5 8x0 | 28,0 30x10"),
    .init(
      "baselines", HStackLayout(alignment: .firstTextBaseline, spacing: 0),
      [.box(20, 20).guide(.firstTextBaseline, 15), .box(20, 30).guide(.firstTextBaseline, 10)],
      100, 100, "40x35 | 0,0 20x20 | 20,5 20x30"),
    .init(
      "a view without a baseline stands on its edge",
      HStackLayout(alignment: .lastTextBaseline, spacing: 0),
      [.box(20, 20).guide(.lastTextBaseline, 15), .box(20, 8)], 100, 100,
      "40x20 | 0,0 20x20 | 20,7 20x8"),
    .init(
      "a guide outside its view", HStackLayout(alignment: .top, spacing: 0),
      [.box(20, 20).guide(.top, -10), .box(20, 20)], 100, 100, "40x30 | 0,10 20x20 | 20,0 20x20"),
    .init(
      "right to left", HStackLayout(), pair, 100, 100, rightToLeft: true,
      "58x20 | 38,5 20x10 | 0,0 30x20"),
  ]

  @Test(arguments: rows) func `arranges rows`(_ c: LayoutCase) { c.check() }

  static let columns: [LayoutCase] = [
    .init("default distance", VStackLayout(), pair, 100, 100, "30x38 | 5,0 20x10 | 0,18 30x20"),
    .init(
      "leading", VStackLayout(alignment: .leading, spacing: 0), pair, 100, 100,
      "30x30 | 0,0 20x10 | 0,10 30x20"),
    .init(
      "trailing", VStackLayout(alignment: .trailing, spacing: 0), pair, 100, 100,
      "30x30 | 10,0 20x10 | 0,10 30x20"),
    .init(
      "leading, right to left", VStackLayout(alignment: .leading, spacing: 0), pair, 100, 100,
      rightToLeft: true, "30x30 | 10,0 20x10 | 0,10 30x20"),
    .init(
      "colors fill", VStackLayout(spacing: 4), [.color, .box(20, 10), .color], 60, 58,
      "60x58 | 0,0 60x20 | 20,24 20x10 | 0,38 60x20"),
    .init(
      "in a scroll view", VStackLayout(spacing: 4), [.color, .box(20, 10)], 60, nil,
      "60x24 | 0,0 60x10 | 20,14 20x10"),
    .init(
      "a spacer adds no distance", VStackLayout(), [.box(20, 10), .spacer(.vertical)], 60, 60,
      "20x60 | 0,0 20x10 | 10,10 0x50"),
    .init(
      "own guide", VStackLayout(alignment: .leading, spacing: 0),
      [.box(20, 10).guide(.leading, 5), .box(20, 10)], 60, 60, "25x20 | 0,0 20x10 | 5,10 20x10"),
  ]

  @Test(arguments: columns) func `arranges columns`(_ c: LayoutCase) { c.check() }

  static let piles: [LayoutCase] = [
    .init("nothing", ZStackLayout(), [], 100, 100, "0x0"),
    .init(
      "centered", ZStackLayout(), [.box(20, 40), .box(30, 20)], 100, 100,
      "30x40 | 5,0 20x40 | 0,10 30x20"),
    .init(
      "in a corner", ZStackLayout(alignment: .bottomTrailing), [.box(20, 40), .box(30, 20)], 100,
      100, "30x40 | 10,0 20x40 | 0,20 30x20"),
    .init(
      "in a corner, right to left", ZStackLayout(alignment: .bottomTrailing),
      [.box(20, 40), .box(30, 20)], 100, 100, rightToLeft: true, "30x40 | 0,0 20x40 | 0,20 30x20"),
    .init(
      "all are offered everything", ZStackLayout(), [.color, .box(30, 20)], 100, 50,
      "100x50 | 0,0 100x50 | 35,15 30x20"),
    .init(
      "own guides", ZStackLayout(alignment: .topLeading),
      [.box(20, 20).guide(.leading, 10).guide(.top, 5), .box(20, 20)], 100, 100,
      "30x25 | 0,0 20x20 | 10,5 20x20"),
    .init(
      "the highest priority decides", ZStackLayout(), [.box(60, 60), .box(20, 20).priority(1)], 100,
      100, "20x20 | -20,-20 60x60 | 0,0 20x20"),
  ]

  @Test(arguments: piles) func `arranges overlays`(_ c: LayoutCase) { c.check() }

  /// Otherwise an enclosing stack would treat it as inflexible.
  @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
  func `of infinite views are infinite`(alignment: HorizontalAlignment) {
    let subviews = LayoutSubviews(
      elements: [FakeView.color, .color].map(FakeElement.init), isRightToLeft: false)
    let layout = VStackLayout(alignment: alignment)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(
      proposal: ProposedViewSize(width: .infinity, height: 40), subviews: subviews, cache: &cache)
    #expect(size == CGSize(width: CGFloat.infinity, height: 40))
  }

  @Test(arguments: 0..<200) func `lay out, mirror and move random views consistently`(seed: UInt64)
  {
    var random = SeededGenerator(seed: seed)
    let ranges: [CGFloat] = [0, 10, 50, .infinity]
    let priorities: [Double] = [-1, 0, 0, 0, 2]
    let views = (0..<Int.random(in: 1...6, using: &random)).map { _ -> FakeView in
      let least = CGFloat(Int.random(in: 0...40, using: &random))
      let range = ranges[Int.random(in: 0..<ranges.count, using: &random)]
      let height = CGFloat(Int.random(in: 1...50, using: &random))
      return FakeView.wide(least, least + range, height: height)
        .priority(priorities[Int.random(in: 0..<priorities.count, using: &random)])
    }
    let layout = HStackLayout(spacing: 4)
    let length = CGFloat(Int.random(in: 0...400, using: &random))
    let proposal = ProposedViewSize(width: length, height: 60)
    let found = Arrangement(layout, views.map(FakeElement.init), in: proposal)
    let gaps = 4 * CGFloat(views.count - 1)

    let total = found.frames.reduce(gaps) { $0 + $1.width }
    #expect(abs(found.size.width - total) < 1e-9, "seed \(seed)")
    for (left, right) in zip(found.frames, found.frames.dropFirst()) {
      #expect(abs(right.minX - left.maxX - 4) < 1e-9, "seed \(seed)")
    }
    let least = views.reduce(gaps) { $0 + $1.width.least }
    let most = views.reduce(gaps) { $0 + $1.width.most }
    let oneGroup = Set(views.map(\.priority)).count == 1
    #expect(found.size.width >= least && found.size.width <= most, "seed \(seed)")
    if oneGroup, most <= length { #expect(found.size.width == most, "seed \(seed)") }
    if oneGroup, least == 0, most >= length, length >= gaps {
      #expect(abs(found.size.width - length) < 1e-9, "seed \(seed)")
    }

    let mirrored = Arrangement(
      layout, views.map(FakeElement.init), in: proposal, isRightToLeft: true)
    for (frame, image) in zip(found.frames, mirrored.frames) {
      #expect(abs(image.maxX - (found.size.width - frame.minX)) < 1e-9, "seed \(seed)")
      #expect(image.minY == frame.minY && image.size == frame.size, "seed \(seed)")
    }
    let moved = Arrangement(
      layout, views.map(FakeElement.init), in: proposal, origin: CGPoint(x: 100, y: -50))
    for (frame, image) in zip(found.frames, moved.frames) {
      let shifted = frame.offsetBy(CGPoint(x: 100, y: -50))
      #expect(abs(image.minX - shifted.minX) < 1e-9 && image.minY == shifted.minY, "seed \(seed)")
    }
  }
}
