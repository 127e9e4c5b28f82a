import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews
import Testing
import ViewTestSupport

@testable import ScrollworkStage

/// The layout corpus against the engine.
@MainActor @Suite struct `The layout corpus` {
  /// Chromium lays out in sixty-fourths of a pixel.
  nonisolated static let tolerance = 1.0 / 32
  /// Larger than any case, so that nothing is too far away to be laid out.
  static let canvas = CGSize(width: 1000, height: 1000)

  @Test(arguments: CorpusFamily.all) func `has the expected frames`(family: CorpusFamily) {
    for item in family.cases {
      let found = Self.frames(of: item, rightToLeft: false)
      for (number, view) in item.tree.all.enumerated() {
        guard let expected = view.frame.map({ CGRect($0) }) else { continue }
        #expect(
          found[number].map { $0.isClose(to: expected) } == true,
          "\(family.family): \(item.name): view \(number), \(view.view): \(expected.spelled) expected, \(found[number]?.spelled ?? "nothing") found"
        )
      }
    }
  }

  @Test(arguments: CorpusFamily.all) func `is mirrored from right to left`(family: CorpusFamily) {
    for item in family.cases {
      let found = Self.frames(of: item, rightToLeft: true)
      for (number, view) in item.tree.all.enumerated() {
        guard var expected = view.frame.map({ CGRect($0) }) else { continue }
        expected.origin.x = -expected.maxX
        #expect(
          found[number].map { $0.isClose(to: expected) } == true,
          "\(family.family): \(item.name): view \(number), \(view.view): \(expected.spelled) expected, \(found[number]?.spelled ?? "nothing") found"
        )
      }
    }
  }

  @Test func `has many cases, each with a name and a source of its own`() {
    let cases = CorpusFamily.all.flatMap(\.cases)
    #expect(cases.count >= 300)
    #expect(cases.count { $0.source == .chromium } >= 200)
    for family in CorpusFamily.all {
      #expect(Set(family.cases.map(\.name)).count == family.cases.count, "\(family.family)")
    }
  }

  /// A wrong frame is found, so that the others mean something.
  @Test func `reports a view that is a point off`() {
    let right = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(right.isClose(to: right))
    #expect(!right.offsetBy(CGPoint(x: 1, y: 0)).isClose(to: right))
    #expect(!right.insetBy(dx: 0, dy: 0.1).isClose(to: right))
  }

  /// The frames of a case's views by number, counted from the leading top of the outermost one.
  static func frames(of item: CorpusCase, rightToLeft: Bool) -> [Int: CGRect] {
    let (width, height) = (item.proposal[0], item.proposal[1])
    let stage = Stage(canvas: canvas, rightToLeft: rightToLeft) {
      var maker = CorpusMaker()
      return maker.make(item.tree)
        .fixedSize(horizontal: width == nil, vertical: height == nil)
        .frame(width: width, height: height, alignment: .topLeading)
        .frame(width: canvas.width, height: canvas.height, alignment: .topLeading)
    }
    var found: [Int: CGRect] = [:]
    // What stands around a single view has the id of that view, so the innermost one counts.
    for view in stage.tree(at: 0).all {
      guard let number = view.detail("id").flatMap({ Int($0) }) else { continue }
      found[number] = view.frame
    }
    guard let root = found[0] else { return [:] }
    let corner = CGPoint(x: rightToLeft ? -root.maxX : -root.minX, y: -root.minY)
    return found.mapValues { $0.offsetBy(corner) }
  }
}

extension CGRect {
  fileprivate init(_ numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate func isClose(to other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) <= `The layout corpus`.tolerance }
  }

  fileprivate var spelled: String { "\(minX) \(minY) \(width)x\(height)" }
}
