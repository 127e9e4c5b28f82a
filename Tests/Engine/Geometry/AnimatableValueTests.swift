import Foundation
import ScrollworkGeometry
import TestSupport
import Testing

/// The part of a geometric value that animations change.
@Suite struct `The animatable data` {
  @Test func `of an angle adds up as angles do`() {
    var angle = Angle.degrees(10)
    angle.animatableData += Angle.degrees(30).animatableData
    #expect(isClose(CGFloat(angle.degrees), 40, 1e-9))
    angle.animatableData.scale(by: 0.5)
    #expect(isClose(CGFloat(angle.degrees), 20, 1e-9))
  }

  @Test func `of a unit point is both coordinates`() {
    var point = UnitPoint(x: 0.25, y: 1)
    point.animatableData += UnitPoint(x: 0.5, y: -0.5).animatableData
    #expect(point == UnitPoint(x: 0.75, y: 0.5))
  }

  @Test func `of edge insets is all four lengths`() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData +=
      EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      .animatableData
    #expect(insets == EdgeInsets(top: 11, leading: 22, bottom: 33, trailing: 44))
    insets.animatableData = EdgeInsets().animatableData
    #expect(insets == EdgeInsets())
  }
}

/// Sets of edges and axes as bit masks.
@Suite struct `The raw value of a set` {
  @Test func `has a bit for each axis`() {
    #expect(Axis.Set.horizontal.rawValue == 1 && Axis.Set.vertical.rawValue == 2)
    #expect(Axis.Set(rawValue: 3) == [.horizontal, .vertical])
    #expect(Axis.Set(rawValue: 0).isEmpty)
  }

  @Test func `has a bit for each edge, in the order of their own raw values`() {
    for edge in Edge.allCases { #expect(Edge.Set(edge).rawValue == 1 << edge.rawValue) }
    #expect(Edge.Set.all.rawValue == 15)
    #expect(Edge.Set(rawValue: Edge.Set.vertical.rawValue) == [.top, .bottom])
    for edge in VerticalEdge.allCases {
      #expect(VerticalEdge.Set(edge).rawValue == 1 << edge.rawValue)
    }
    #expect(VerticalEdge.Set(rawValue: VerticalEdge.Set.all.rawValue) == .all)
  }
}
