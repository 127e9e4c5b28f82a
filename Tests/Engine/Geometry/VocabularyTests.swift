import Foundation
import ScrollworkGeometry
import Testing

@Suite struct `Vocabulary of coordinates` {
  @Test func `converts angles between degrees and radians`() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect((Angle.degrees(30) + .degrees(60)) * 2 - .degrees(90) == .degrees(90))
    #expect(-Angle.degrees(30) < .zero)
  }

  @Test func `combines edges and axes in sets`() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal.contains(Edge.trailing))
    #expect(!Edge.Set.horizontal.contains(Edge.top))
    #expect(Axis.Set([.horizontal]).contains(Axis.horizontal))
    #expect(!Axis.Set(Axis.vertical).contains(Axis.horizontal))
    #expect(Axis.vertical.other == .horizontal)
  }

  @Test func `insets rectangles, clamped to zero size`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(
      rect.inset(by: insets.mirrored(true)) == CGRect(x: 14, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: EdgeInsets(.all, 100)).size == .zero)
    #expect(insets.total(.horizontal) == 6 && insets.total(.vertical) == 4)
  }

  @Test func `converts unit points to points in rectangles`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 25, y: 40))
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 40, y: 60))
    #expect(UnitPoint.topLeading.mirrored(true) == .topTrailing)
  }

  @Test func `round-trips animatable data`() {
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

  @Test func `scales each number type, and sums squares`() {
    func check<V: VectorArithmetic & Equatable>(_ value: V, by factor: Double, gives scaled: V) {
      var copy = value
      copy.scale(by: factor)
      #expect(copy == scaled)
    }
    check(3.0, by: -2, gives: -6.0)
    check(Float(3), by: 0.5, gives: 1.5)
    check(CGFloat(3), by: 4, gives: 12)
    check(AnimatablePair(1.0, Float(2)), by: 3, gives: AnimatablePair(3, 6))
    check(EmptyAnimatableData(), by: 3, gives: EmptyAnimatableData())
    #expect(3.0.magnitudeSquared == 9)
    #expect(Float(3).magnitudeSquared == 9)
    #expect(CGFloat(3).magnitudeSquared == 9)
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
    #expect(AnimatablePair<Double, Double>.zero == AnimatablePair(0, 0))
    var (number, small, length) = (2.0, Float(2), CGFloat(2))
    number.scale(by: 1.5)
    small.scale(by: 1.5)
    length.scale(by: 1.5)
    #expect(number == 3 && small == 3 && length == 3)
    var pair = AnimatablePair(1.0, 2.0)
    pair.scale(by: 2)
    #expect(pair.first == 2 && pair.second == 4)
  }

  @Test func `empty animatable data stays empty`() {
    var nothing = EmptyAnimatableData.zero
    nothing.scale(by: 100)
    #expect(nothing + EmptyAnimatableData() - .zero == EmptyAnimatableData())
  }

  @Test func `reads points and sizes along an axis`() {
    #expect(CGPoint(x: 3, y: 4).animatableData == AnimatablePair(3, 4))
    #expect(CGSize(width: 3, height: 4).animatableData == AnimatablePair(3, 4))
  }

  @Test func `interpolates halfway`() {
    let (a, b) = (AnimatablePair(1.0, 10.0), AnimatablePair(3.0, 30.0))
    let middle = a + (b - a).scaled(by: 0.5)
    #expect(middle == AnimatablePair(2, 20))
  }

  @Test func `keeps the current point of a path`() {
    var path = Path()
    #expect(path.currentPoint == nil && path.isEmpty && path.boundingRect.isNull)
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 9)])
    #expect(path.currentPoint == CGPoint(x: 5, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 4, height: 8))
    #expect(path.offsetBy(dx: 1, dy: 2).boundingRect == CGRect(x: 2, y: 3, width: 4, height: 8))
  }

  @Test func `inscribes an ellipse in its rectangle`() {
    let rect = CGRect(x: 10, y: 20, width: 80, height: 40)
    let points = Traced(Path(ellipseIn: rect)).points
    for point in points {
      let radius = hypot((point.x - 50) / 40, (point.y - 40) / 20)
      #expect(abs(radius - 1) < 0.0003)
    }
    let box = CGRect(enclosing: points)
    #expect(abs(box.width - 80) < 1e-9 && abs(box.height - 40) < 1e-9)
  }

  @Test func `has a named unit point for each corner, edge and the center`() {
    let places: [(UnitPoint, CGFloat, CGFloat)] = [
      (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0),
      (.leading, 0, 0.5), (.center, 0.5, 0.5), (.trailing, 1, 0.5),
      (.bottomLeading, 0, 1), (.bottom, 0.5, 1), (.bottomTrailing, 1, 1),
      (.zero, 0, 0), (UnitPoint(), 0, 0),
    ]
    for (place, x, y) in places { #expect(place.x == x && place.y == y, "\(place)") }
  }

  @Test func `divides and multiplies angles`() {
    #expect(Angle.degrees(90) / 3 == .degrees(30))
    #expect(2 * Angle.radians(0.5) == .radians(1))
    #expect(Angle() == .zero)
    var turn = Angle()
    turn.degrees = 90
    #expect(turn.radians == .pi / 2)
  }

  @Test func `has edge sets per axis, and an empty set`() {
    #expect(HorizontalEdge.allCases == [.leading, .trailing])
    #expect(VerticalEdge.allCases == [.top, .bottom])
    #expect(Edge.allCases.map { Edge.Set($0) } == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set([.top, .bottom]) == .vertical)
    #expect(CGVector() == .zero && CGVector.zero.dx == 0 && CGVector.zero.dy == 0)
    #expect(CGAffineTransform() == .identity && CGAffineTransform().isIdentity)
    var insets = EdgeInsets()
    #expect(insets.bottom == 0)
    insets.bottom = 4
    #expect(insets == EdgeInsets(top: 0, leading: 0, bottom: 4, trailing: 0))
  }

  @Test func `is described as on the system`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    #expect("\(rect)" == "(1.0, 2.0, 3.0, 4.5)")
    #expect("\(rect.origin) \(rect.size)" == "(1.0, 2.0) (3.0, 4.5)")
    #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
    #expect("\(CGVector(dx: 1, dy: 2))" == "CGVector(dx: 1.0, dy: 2.0)")
  }
}
