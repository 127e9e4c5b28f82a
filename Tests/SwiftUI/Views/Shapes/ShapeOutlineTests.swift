import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Outlines as users write them: many leave out where the rectangle begins.
@Suite @MainActor struct `The outline of a shape` {
  /// The lower left half of a rectangle, as long as the rectangle begins at zero.
  private struct Wedge: Shape {
    var behavior: LayoutDirectionBehavior = .mirrors

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          .zero, CGPoint(x: rect.width, y: rect.height), CGPoint(x: 0, y: rect.height),
        ])
        path.closeSubpath()
      }
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
  }

  private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

  /// What is drawn of a view of 40 by 40, 30 from the sides.
  private func drawing(
    _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View
  ) -> DisplayList {
    Stage {
      content().frame(width: 40, height: 40).padding(30)
        .environment(\.layoutDirection, direction)
    }.still(at: 0).displayList
  }

  /// The same corners, each moved and said on its own.
  private func triangle(_ x: CGFloat, _ y: CGFloat, isMirrored: Bool = false) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: isMirrored ? x + 40 : x, y: y), CGPoint(x: isMirrored ? x : x + 40, y: y + 40),
        CGPoint(x: isMirrored ? x + 40 : x, y: y + 40),
      ])
      path.closeSubpath()
    }
  }

  @Test func `starts at the view's origin, in a rectangle at zero`() {
    #expect(Wedge().outline(in: square, isRightToLeft: false) == triangle(0, 0))
    let moved = square.offsetBy(dx: 7, dy: 9)
    #expect(Wedge().outline(in: moved, isRightToLeft: false) == triangle(7, 9))
    #expect(
      RoundedRectangle(cornerRadius: 8).outline(in: moved, isRightToLeft: true)
        == RoundedRectangle(cornerRadius: 8).path(in: moved))
  }

  @Test func `is the same drawn, trimmed, type-erased and as a custom path`() {
    let drawn = drawing { Wedge().fill(.red) }
    #expect(drawn.dump.contains("30,80 40x40") && drawn == drawing { AnyShape(Wedge()).fill(.red) })
    #expect(drawn == drawing { Wedge().path(in: square).fill(.red) })
    #expect(
      drawing { Wedge().stroke(.red) } == drawing { Wedge().trim(from: 0, to: 2).stroke(.red) })
    #expect(
      drawing { Color.red.clipShape(Wedge()) }
        == drawing { Color.red.clipShape(Wedge().path(in: square)) })
  }

  @Test func `is the area hit by touches as a content shape`() {
    func find(_ x: CGFloat, _ y: CGFloat, _ direction: LayoutDirection) -> String? {
      Taps.hit(x, y) { log in
        Color.red.frame(width: 40, height: 40).contentShape(Wedge())
          .onTapGesture { log.add("wedge") }
          .environment(\.layoutDirection, direction)
      }
    }
    // The view stands from 30 to 70 across and from 80 to 120 down.
    #expect(find(35, 115, .leftToRight) == "wedge" && find(65, 85, .leftToRight) == nil)
    #expect(find(65, 115, .rightToLeft) == "wedge" && find(33, 105, .rightToLeft) == nil)
  }

  @Test func `mirrors right to left, unless its layout direction behavior is fixed`() {
    func outline(_ shape: some Shape) -> Path { shape.outline(in: square, isRightToLeft: true) }
    #expect(outline(Wedge()) == triangle(0, 0, isMirrored: true))
    #expect(outline(Wedge(behavior: .fixed)) == triangle(0, 0))
    #expect(outline(Wedge(behavior: .mirrors(in: .leftToRight))) == triangle(0, 0))
    #expect(
      Wedge(behavior: .mirrors(in: .leftToRight)).outline(in: square, isRightToLeft: false)
        == triangle(0, 0, isMirrored: true))
    #expect(outline(AnyShape(Wedge())) == outline(Wedge()))
    #expect(
      outline(Wedge().trim(from: 0, to: 0.2)) != Wedge().trim(from: 0, to: 0.2).path(in: square))
    // A ring that shows progress runs as it did: a circle is the same from both sides.
    #expect(
      outline(Circle().trim(from: 0, to: 0.3)) == Circle().trim(from: 0, to: 0.3).path(in: square))
    #expect(
      outline(UnevenRoundedRectangle(topLeadingRadius: 9).inset(by: 2)).contains(
        CGPoint(x: 3, y: 3)))
    #expect(
      drawing(.rightToLeft) { Wedge().fill(.red) }
        == drawing { Wedge(behavior: .mirrors(in: .leftToRight)).fill(.red) })
  }

  // MARK: Shapes made of shapes

  @Test func `moves within its frame`() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 20)
    let small = CGRect(x: 20, y: 25, width: 20, height: 10)
    #expect(Rectangle().offset(x: 3, y: 4).path(in: rect) == Path(rect.offsetBy(dx: 3, dy: 4)))
    #expect(
      Rectangle().offset(CGSize(width: 3, height: 4)).path(in: rect)
        == Rectangle().offset(CGPoint(x: 3, y: 4)).path(in: rect))
    #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == small)
    #expect(
      Rectangle().scale(x: 0.5, anchor: .leading).path(in: rect).boundingRect
        == CGRect(x: 10, y: 20, width: 20, height: 20))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.minX - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
    #expect(
      Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)).path(in: square).boundingRect
        == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(
      Rectangle().size(width: 20, height: 10).path(in: rect)
        == Path(CGRect(x: 10, y: 20, width: 20, height: 10)))
    #expect(
      Rectangle().size(small.size, anchor: .center).path(in: rect) == Path(small))
    #expect(
      Rectangle().rotation(.degrees(30)).inset(by: 4).path(in: square)
        == Rectangle().inset(by: 4).rotation(.degrees(30)).path(in: square))
    #expect(Rectangle().offset(x: 5).inset(by: 2).path(in: square).boundingRect.minX == 7)
  }

  @Test func `gives its arguments back`() {
    let map = CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 3, ty: 4)
    let rounded = RoundedRectangle(cornerRadius: 5)
    let moved = rounded.offset(x: 1, y: 2)
    #expect(moved.shape.cornerSize.width == 5)
    #expect(
      OffsetShape(shape: rounded, offset: CGSize(width: 1, height: 2)).path(in: square)
        == moved.path(in: square))
    let scaled = ScaledShape(shape: rounded, scale: CGSize(width: 2, height: 3), anchor: .top)
    #expect(
      scaled.path(in: square) == scaled.shape.scale(x: 2, y: 3, anchor: .top).path(in: square))
    let turned = RotatedShape(shape: rounded, angle: .degrees(20), anchor: .top)
    #expect(
      turned.path(in: square) == turned.shape.rotation(.degrees(20), anchor: .top).path(in: square))
    let mapped = TransformedShape(shape: rounded, transform: map)
    #expect(mapped.transform == map)
    #expect(mapped.path(in: square) == mapped.shape.transform(map).path(in: square))
  }

  @Test func `rotates and scales with an animation`() {
    var turned = Rectangle().rotation(.degrees(0), anchor: .leading)
    turned.animatableData = Rectangle().rotation(.degrees(40), anchor: .top).animatableData
    #expect(turned.angle == .degrees(40) && turned.anchor == .top)
    var moved = Circle().offset(x: 1, y: 2)
    moved.animatableData = Circle().offset(x: 8, y: 9).animatableData
    #expect(moved.offset == CGSize(width: 8, height: 9))
    var scaled = Circle().scale(1)
    scaled.animatableData = Circle().scale(x: 3, y: 2, anchor: .top).animatableData
    #expect(scaled.scale == CGSize(width: 3, height: 2) && scaled.anchor == .top)
  }

  @Test func `is stroked over the fill of the same shape`() {
    #expect(
      drawing { Circle().fill(.red).stroke(.blue, lineWidth: 8).strokeBorder(.green) }
        == drawing {
          Circle().fill(.red).overlay { Circle().stroke(.blue, lineWidth: 8) }
            .overlay { Circle().strokeBorder(.green) }
        })
    #expect(
      drawing { Circle().stroke(.red).fill(.blue, style: FillStyle(eoFill: true)) }
        == drawing {
          Circle().stroke(.red).overlay { Circle().fill(.blue, style: FillStyle(eoFill: true)) }
        })
    #expect(FillStyle(eoFill: true).isEOFilled && !FillStyle().isEOFilled)
    #expect(
      drawing { Circle().fill(.red).shape.fill(.red) } == drawing { Circle().fill(.red) })
    #expect(
      drawing { Circle().strokeBorder(.red, lineWidth: 9).stroke(.blue, style: StrokeStyle()) }
        == drawing { Circle().strokeBorder(.red, lineWidth: 9).overlay { Circle().stroke(.blue) } })
    #expect(
      drawing { Circle().fill(.red).strokeBorder(.blue, style: StrokeStyle(lineWidth: 4)) }
        == drawing { Circle().fill(.red).strokeBorder(.blue, lineWidth: 4) })
    // What is filled after a line without a style is the line.
    #expect(
      drawing { Circle().stroke(lineWidth: 4).fill(.red) }
        == drawing { Circle().stroke(.red, lineWidth: 4) })
    let ring = Path {
      $0.addRect(square); $0.addRect(square.insetBy(dx: 5, dy: 5))
    }
    #expect(
      drawing { ring.fill(.red) } != drawing { ring.fill(.red, style: FillStyle(eoFill: true)) })
  }
}
