import Foundation
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkSymbols

/// The drawings of symbols.
@Suite struct `Symbol catalog` {
  private func bounds(_ name: String, weight: Int = 400) -> CGRect {
    SymbolCatalog.outline(named: name, isRightToLeft: false, weight: weight).bounds
  }

  @Test func `has drawings of the size of a symbol`() {
    #expect((1350..<1450).contains(SymbolCatalog.names.count), "the pages say: some 1,400")
    for name in SymbolCatalog.names {
      guard let parts = SymbolCatalog.parts(named: name) else {
        Issue.record("\(name) has no drawing")
        continue
      }
      let box = SymbolOutline.bounds(of: parts, SymbolPart.thickness(400))
      #expect(max(box.width, box.height) > 5 && box.width < 39, "\(name): \(box)")
      #expect(box.height < 25 && box.minY > -2 && box.maxY < 26, "\(name): \(box)")
    }
  }

  /// Outlines whose pieces do not close would be cut off or filled over.
  @Test(arguments: [
    "bell.slash", "bag.badge.plus", "folder.badge.gearshape", "hand.raised.slash", "mic.slash.fill",
    "person.3.fill", "person.crop.circle.badge.exclamationmark", "cloud.sun.bolt.fill",
    "bubble.left.and.bubble.right", "12.square.fill", "gearshape.circle.fill", "wifi.slash",
  ])
  func `has closed outlines`(name: String) throws {
    let parts = try #require(SymbolCatalog.parts(named: name))
    for weight in [100, 400, 900] {
      let outline = SymbolOutline(parts, thickness: SymbolPart.thickness(weight), isFlat: true)
      var ends = 0
      for layer in outline.layers {
        layer.path.forEach { if case .closeSubpath = $0 { ends += 1 } }
        #expect(layer.width == nil)
        #expect(outline.bounds.insetBy(dx: -3, dy: -3).contains(layer.path.boundingRect))
      }
      #expect(ends > 0)
    }
  }

  @Test func `is drawn to scale`() {
    let circle = bounds("circle")
    #expect(abs(circle.width - 20.4) < 0.1 && abs(circle.midX - 12) < 0.01)
    #expect(bounds("chevron.right").width < bounds("circle").width / 2)
    #expect(bounds("minus").height < 2)
    #expect(bounds("person.3").width > 1.4 * bounds("person.2").height)
    #expect(bounds("plus", weight: 900).width > bounds("plus", weight: 100).width)
  }

  @Test func `has boxes of its own`() {
    let names =
      SymbolCatalog.names.filter { !$0.hasPrefix("letter.") }
      + [
        "1.circle", "42.square.fill", "a.circle.fill", "heart.slash", "bell.badge.fill",
        "person.crop.circle.badge.plus", "chevron.left.2", "arrow.down.left.circle",
        "plus.square.on.square", "person.fill.checkmark", "icloud.slash",
        "exclamationmark.triangle",
      ]
    let lines = names.map { name -> String in
      let box = bounds(name)
      let numbers = [box.minX, box.minY, box.width, box.height].map { Int(($0 * 10).rounded()) }
      return name + " " + numbers.map(String.init).joined(separator: " ")
    }
    let text = lines.joined(separator: "\n") + "\n"
    #expect(Golden.difference(text, "ScrollworkSymbolsTests", "boxes") == nil)
  }
}

/// The names of symbols and their variants.
@Suite struct `Symbol names` {
  @Test(arguments: [
    "heart.circle", "heart.circle.fill", "7.square", "31.circle.fill", "q.square.fill",
    "eurosign.circle", "trash.slash.fill", "bell.badge", "cart.fill.badge.plus",
    "person.fill.badge.plus", "person.badge.clock", "wifi.slash", "arrow.up.left.circle.fill",
    "chevron.compact.right", "arrowtriangle.down.circle", "hand.point.down.fill", "xmark.octagon",
    "checkmark.seal.fill", "exclamationmark.shield", "plus.rectangle.on.rectangle", "x.circle.fill",
    "mic.badge.xmark", "folder.trianglebadge.exclamationmark",
  ])
  func `compose drawings`(name: String) { #expect(SymbolCatalog.has(name)) }

  @Test(arguments: [
    "", "star.fil", "calendar.fill", "plus.fill", "circle..fill", "nothing.circle", "zebra", "A",
    "heart.badge.zebra", "slash", "badge.plus",
  ])
  func `that are not symbols have no drawing`(name: String) { #expect(!SymbolCatalog.has(name)) }

  @Test func `turn and mirror drawings`() throws {
    func box(_ name: String, isRightToLeft: Bool = false) -> CGRect {
      SymbolCatalog.outline(named: name, isRightToLeft: isRightToLeft, weight: 400).bounds
    }
    let (up, right) = (box("chevron.up"), box("chevron.right"))
    #expect(abs(up.width - right.height) < 0.01 && abs(up.height - right.width) < 0.01)
    #expect(box("chevron.forward") == right)
    #expect(box("chevron.forward", isRightToLeft: true) == box("chevron.left"))
    #expect(box("arrow.uturn.backward") == box("arrow.uturn.left"))
    #expect(box("goforward") == box("goforward", isRightToLeft: true))
  }

  @Test func `say what is cut out and what lies on which level`() throws {
    let plus = SymbolCatalog.outline(named: "plus.circle.fill", isRightToLeft: false, weight: 400)
    let disk = try #require(plus.layers.first?.path)
    #expect(plus.layers.count == 1)
    #expect(disk.contains(CGPoint(x: 12, y: 4), eoFill: true))
    #expect(!disk.contains(CGPoint(x: 12, y: 12), eoFill: true))
    let layered = SymbolCatalog.outline(
      named: "plus.circle.fill", isRightToLeft: false, weight: 400, isLayered: true)
    #expect(layered.layers.map(\.level) == [2, 1])
    let badge = SymbolCatalog.outline(
      named: "cart.badge.plus", isRightToLeft: false, weight: 400, isLayered: true)
    #expect(Set(badge.layers.map(\.tint)) == [nil, .green])
    let waves = SymbolCatalog.outline(
      named: "speaker.wave.3", isRightToLeft: false, weight: 400, isLayered: true)
    #expect(waves.layers.compactMap(\.step) == [0, 1, 2])
  }
}

/// Regions of overlapping shapes.
@Suite struct `Planar arrangement` {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> [CGPoint] {
    [
      CGPoint(x: x, y: y), CGPoint(x: x + side, y: y), CGPoint(x: x + side, y: y + side),
      CGPoint(x: x, y: y + side),
    ]
  }

  private func area(_ path: Path) -> CGFloat {
    var doubled: CGFloat = 0
    for line in SymbolPen.lines(of: path) {
      for (start, end) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
        doubled += start.x * end.y - start.y * end.x
      }
    }
    return abs(doubled) / 2
  }

  @Test func `unites, intersects and subtracts`() {
    let arrangement = PlanarArrangement([
      .init(polygons: [square(0, 0, 4)], isEvenOdd: false),
      .init(polygons: [square(2, 2, 4)], isEvenOdd: false),
    ])
    let regions = arrangement.outlines(3) { covering in
      let union: UInt = covering[0] || covering[1] ? 1 : 0
      let common: UInt = covering[0] && covering[1] ? 2 : 0
      let rest: UInt = covering[0] && !covering[1] ? 4 : 0
      return union | common | rest
    }
    #expect(regions.map(area) == [28, 4, 12])
  }

  @Test func `knows shared sides, holes and overlapping parts`() {
    let touching = PlanarArrangement([
      .init(polygons: [square(0, 0, 2), square(2, 0, 2), square(1, 0.5, 1)], isEvenOdd: false)
    ])
    #expect(touching.outlines(1) { $0[0] ? 1 : 0 }.map(area) == [8])
    let ring = PlanarArrangement([
      .init(polygons: [square(0, 0, 4), square(1, 1, 2)], isEvenOdd: true)
    ])
    #expect(ring.outlines(1) { $0[0] ? 1 : 0 }.map(area) == [12])
  }
}
