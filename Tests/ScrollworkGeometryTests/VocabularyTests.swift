import Foundation
import ScrollworkGeometry
import Testing

@Suite struct `Vocabulary of coordinates` {
  @Test func `tells angles in degrees and radians`() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect((Angle.degrees(30) + .degrees(60)) * 2 - .degrees(90) == .degrees(90))
    #expect(-Angle.degrees(30) < .zero)
  }

  @Test func `names edges and axes in sets`() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal.contains(Edge.trailing))
    #expect(!Edge.Set.horizontal.contains(Edge.top))
    #expect(Axis.Set([.horizontal]).contains(Axis.horizontal))
    #expect(!Axis.Set(Axis.vertical).contains(Axis.horizontal))
    #expect(Axis.vertical.other == .horizontal)
  }

  @Test func `insets rectangles but not beyond nothing`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(
      rect.inset(by: insets.mirrored(true)) == CGRect(x: 14, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: EdgeInsets(.all, 100)).size == .zero)
    #expect(insets.total(.horizontal) == 6 && insets.total(.vertical) == 4)
  }

  @Test func `finds places in rectangles`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 25, y: 40))
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 40, y: 60))
    #expect(UnitPoint.topLeading.mirrored(true) == .topTrailing)
  }

  @Test func `takes apart and puts together what can be animated`() {
    func check<T: Animatable & Equatable>(_ value: T, _ zero: T, magnitude: Double) {
      var copy = zero
      copy.animatableData = value.animatableData
      #expect(copy == value)
      #expect(value.animatableData.magnitudeSquared == magnitude)
    }
    check(CGPoint(x: 3, y: 4), .zero, magnitude: 25)
    check(CGSize(width: 3, height: 4), .zero, magnitude: 25)
    check(CGRect(x: 1, y: 2, width: 3, height: 4), .zero, magnitude: 30)
    check(Angle(radians: 2), .zero, magnitude: 4)
    check(UnitPoint(x: 0.5, y: 1), .zero, magnitude: 1.25)
    check(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), EdgeInsets(), magnitude: 30)
    check(7.0, 0.0, magnitude: 49)
  }

  @Test func `puts halfway between`() {
    let (a, b) = (AnimatablePair(1.0, 10.0), AnimatablePair(3.0, 30.0))
    let middle = a + (b - a).scaled(by: 0.5)
    #expect(middle == AnimatablePair(2, 20))
  }

  @Test func `remembers where an outline is`() {
    var path = Path()
    #expect(path.currentPoint == nil && path.isEmpty && path.boundingRect.isNull)
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 9)])
    #expect(path.currentPoint == CGPoint(x: 5, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 4, height: 8))
    #expect(path.offsetBy(dx: 1, dy: 2).boundingRect == CGRect(x: 2, y: 3, width: 4, height: 8))
  }

  @Test func `draws an ellipse that touches all sides`() {
    let rect = CGRect(x: 10, y: 20, width: 80, height: 40)
    let points = Traced(Path(ellipseIn: rect)).points
    for point in points {
      let radius = hypot((point.x - 50) / 40, (point.y - 40) / 20)
      #expect(abs(radius - 1) < 0.0003)
    }
    let box = CGRect(enclosing: points)
    #expect(abs(box.width - 80) < 1e-9 && abs(box.height - 40) < 1e-9)
  }
}
