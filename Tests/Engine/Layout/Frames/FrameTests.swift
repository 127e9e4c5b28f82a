import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import Testing

@Suite struct `Frame layouts` {
  static let cases: [LayoutCase] = [
    // fixed: documented, frame(width:height:alignment:)
    .init(
      "both", FrameLayout(width: 100, height: 50), [.box(20, 10)], 300, 300,
      "100x50 | 40,20 20x10"),
    .init(
      "is what the view is offered", FrameLayout(width: 100, height: 50), [.color], 300, 300,
      "100x50 | 0,0 100x50"),
    .init(
      "width alone", FrameLayout(width: 100, height: nil), [.color], 300, 40, "100x40 | 0,0 100x40"),
    .init(
      "bottom trailing", FrameLayout(width: 100, height: 50, alignment: .bottomTrailing),
      [.box(20, 10)], 9, 9, "100x50 | 80,40 20x10"),
    .init(
      "top leading, right to left", FrameLayout(width: 100, height: 50, alignment: .topLeading),
      [.box(20, 10)], 9, 9, rightToLeft: true, "100x50 | 80,0 20x10"),
    .init(
      "a larger view hangs out", FrameLayout(width: 10, height: 10), [.box(20, 30)], 9, 9,
      "10x10 | -5,-10 20x30"),
    .init(
      "a view's own guide", FrameLayout(width: 100, height: 50, alignment: .leading),
      [.box(20, 10).guide(.leading, 4)], 9, 9, "100x50 | -4,20 20x10"),

    // flexible: the rules for one bound are OpenSwiftUI's
    .init(
      "unlimited width", FlexibleFrameLayout(maxWidth: .infinity, alignment: .leading),
      [.box(20, 10)], 300, 300, "300x10 | 0,0 20x10"),
    .init(
      "unlimited width without an offer", FlexibleFrameLayout(maxWidth: .infinity), [.box(20, 10)],
      nil, 300, "20x10 | 0,0 20x10"),
    .init("at most", FlexibleFrameLayout(maxWidth: 100), [.color], 300, 30, "100x30 | 0,0 100x30"),
    .init(
      "at most, offered less than the view takes", FlexibleFrameLayout(maxWidth: 100),
      [.box(60, 10)], 40, 30, "60x10 | 0,0 60x10"),
    .init(
      "at most, smaller than the view", FlexibleFrameLayout(maxWidth: 50), [.box(60, 10)], 300, 30,
      "50x10 | -5,0 60x10"),
    .init(
      "at least", FlexibleFrameLayout(minWidth: 50), [.box(20, 10)], 300, 30,
      "50x10 | 15,0 20x10"),
    .init(
      "at least, a wider view", FlexibleFrameLayout(minWidth: 50), [.box(80, 10)], 300, 30,
      "80x10 | 0,0 80x10"),
    .init(
      "at least, a wider view offered less", FlexibleFrameLayout(minWidth: 50), [.box(80, 10)], 60,
      30, "60x10 | -10,0 80x10"),
    .init(
      "between", FlexibleFrameLayout(minWidth: 50, maxWidth: 100), [.box(20, 10)], 70, 30,
      "70x10 | 25,0 20x10"),
    .init(
      "between, offered more", FlexibleFrameLayout(minWidth: 50, maxWidth: 100), [.color], 300, 30,
      "100x30 | 0,0 100x30"),
    .init(
      "between, offered less", FlexibleFrameLayout(minWidth: 50, maxWidth: 100), [.color], 3, 30,
      "50x30 | 0,0 50x30"),
    .init(
      "ideal without an offer", FlexibleFrameLayout(idealWidth: 70, idealHeight: 30), [.color], nil,
      nil, "70x30 | 0,0 70x30"),
    // measured on Apple's frameworks
    .init(
      "ideal without an offer, around a view of its own size",
      FlexibleFrameLayout(idealWidth: 70), [.box(20, 10)], nil, nil, "70x10 | 25,0 20x10"),
    .init(
      "ideal below a minimum", FlexibleFrameLayout(minWidth: 90, idealWidth: 70), [.box(20, 10)],
      nil, nil, "90x10 | 35,0 20x10"),
    .init(
      "ideal is nothing to an offer", FlexibleFrameLayout(idealWidth: 70), [.color], 40, 30,
      "40x30 | 0,0 40x30"),
    .init(
      "bounded height",
      FlexibleFrameLayout(minHeight: 40, maxHeight: .infinity, alignment: .bottom),
      [.box(20, 10)], 90, 80, "20x80 | 0,70 20x10"),

    // padding
    .init(
      "padding", PaddingLayout(EdgeInsets(.all, 16)), [.box(20, 10)], 300, 300,
      "52x42 | 16,16 20x10"),
    .init(
      "padding leaves the rest", PaddingLayout(EdgeInsets(.all, 16)), [.color], 100, 60,
      "100x60 | 16,16 68x28"),
    .init(
      "uneven", PaddingLayout(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      [.box(20, 10)], 300, 300, "26x14 | 2,1 20x10"),
    .init(
      "uneven, right to left",
      PaddingLayout(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      [.box(20, 10)], 300, 300, rightToLeft: true, "26x14 | 4,1 20x10"),
    .init(
      "more than there is", PaddingLayout(EdgeInsets(.all, 16)), [.color], 20, nil,
      "32x42 | 16,16 0x10"),
    .init(
      "outward", PaddingLayout(EdgeInsets(.all, -5)), [.color], 100, 60, "100x60 | -5,-5 110x70"),

    .init(
      "padding does not look at guides", PaddingLayout(EdgeInsets(.all, 2)),
      [.box(20, 10).guide(.leading, 7).guide(.top, 7)], 300, 300, "24x14 | 2,2 20x10"),

    // aspect ratio
    .init(
      "fit, wide", AspectRatioLayout(ratio: 2, contentMode: .fit), [.color], 100, 100,
      "100x50 | 0,0 100x50"),
    .init(
      "fit, low", AspectRatioLayout(ratio: 2, contentMode: .fit), [.color], 100, 20,
      "40x20 | 0,0 40x20"),
    .init(
      "fill", AspectRatioLayout(ratio: 2, contentMode: .fill), [.color], 100, 100,
      "200x100 | 0,0 200x100"),
    .init(
      "one length", AspectRatioLayout(ratio: 2, contentMode: .fit), [.color], 100, nil,
      "100x50 | 0,0 100x50"),
    .init(
      "one length, fill", AspectRatioLayout(ratio: 2, contentMode: .fill), [.color], nil, 30,
      "60x30 | 0,0 60x30"),
    .init(
      "no length", AspectRatioLayout(ratio: 2, contentMode: .fit), [.color], nil, nil,
      "10x10 | 0,0 10x10"),
    .init(
      "own shape", AspectRatioLayout(ratio: nil, contentMode: .fit),
      [FakeView(width: .between(0, 900, ideal: 30), height: .between(0, 900, ideal: 60))], 100, 100,
      "50x100 | 0,0 50x100"),
    .init(
      "a stubborn view", AspectRatioLayout(ratio: 2, contentMode: .fit), [.box(7, 9)], 100, 100,
      "7x9 | 0,0 7x9"),

    // fixed size
    .init("ideal width", FixedSizeLayout(.horizontal), [.color], 100, 60, "10x60 | 0,0 10x60"),
    .init(
      "ideal size", FixedSizeLayout([.horizontal, .vertical]), [.color], 100, 60,
      "10x10 | 0,0 10x10"),

    // overlay and background
    .init(
      "the base decides", OverlayLayout(), [.box(100, 50), .color], 300, 300,
      "100x50 | 0,0 100x50 | 0,0 100x50"),
    .init(
      "in a corner", OverlayLayout(alignment: .bottomTrailing),
      [.box(100, 50), .box(20, 20), .box(120, 60)], 300, 300,
      "100x50 | 0,0 100x50 | 80,30 20x20 | -20,-10 120x60"),
    .init(
      "in a corner, right to left", OverlayLayout(alignment: .bottomTrailing),
      [.box(100, 50), .box(20, 20)], 300, 300, rightToLeft: true,
      "100x50 | 0,0 100x50 | 0,30 20x20"),
    .init(
      "on a guide of the base", OverlayLayout(alignment: .top),
      [.box(100, 50).guide(.top, 10), .box(20, 20)], 300, 300,
      "100x50 | 0,0 100x50 | 40,10 20x20"),

    // container relative
    .init(
      "a third of the container",
      ContainerRelativeFrameLayout(axes: .horizontal, length: { $0 == .horizontal ? 120 : 0 }),
      [.color], 40, 30, "120x30 | 0,0 120x30"),
    .init(
      "all of the container",
      ContainerRelativeFrameLayout(
        axes: [.horizontal, .vertical], length: { $0 == .horizontal ? 120 : 90 },
        alignment: .topLeading),
      [.box(20, 10)], 40, 30, "120x90 | 0,0 20x10"),

    .init("around nothing", PaddingLayout(EdgeInsets(.all, 4)), [], 40, 30, "8x8"),
  ]

  @Test(arguments: cases) func `a frame`(_ c: LayoutCase) { c.check() }

  /// Documented, `containerRelativeFrame(_:count:span:spacing:alignment:)`.
  @Test(arguments: [
    (360.0, 4, 3, 10.0, 267.5), (360, 4, 1, 10, 82.5), (360, 1, 1, 10, 360), (360, 4, 4, 10, 360),
    (20, 4, 1, 10, 0), (360, 0, 0, 10, 360),
  ])
  func `spans columns of the container`(
    container: CGFloat, count: Int, span: Int, spacing: CGFloat, length: CGFloat
  ) {
    #expect(
      ContainerRelativeLength.length(
        container: container, count: count, span: span, spacing: spacing) == length)
  }
}
