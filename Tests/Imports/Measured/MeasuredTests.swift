import Foundation
import ScrollworkCairo
import TestSupport
import Testing

/// The cases that were measured on Apple's frameworks against the engine.
@MainActor @Suite struct `The measured cases` {
  private static let renderer = Result { try CairoRenderer(fonts: .standard()) }

  @Test(arguments: MeasuredGroup.all) func `are as on the system`(group: MeasuredGroup) throws {
    let views = try #require(MeasuredViews.all[group.group], "no views of \(group.group)")
    for item in group.cases {
      let view = try #require(views.first { $0.name == item.name }, "no view: \(item.name)")
      let lines = try Measurement(item, of: view, with: Self.renderer.get()).differences()
      let title = "\(group.group): \(item.name)"
      #expect(!lines.isEmpty, "\(title): nothing is expected")
      if let reason = item.differs {
        let equal = lines.count { $0 == nil }
        #expect(equal == 0, "\(title): \(equal) of \(lines.count) are met, in spite of: \(reason)")
      } else {
        for line in lines.compactMap({ $0 }) { Issue.record("\(title): \(line)") }
      }
    }
  }

  @Test func `have one view each`() {
    #expect(MeasuredGroup.all.map(\.group).sorted() == MeasuredViews.all.keys.sorted())
    for group in MeasuredGroup.all {
      let names = group.cases.map(\.name).sorted()
      #expect(names == MeasuredViews.all[group.group, default: []].map(\.name).sorted())
      #expect(Set(names).count == names.count, "\(group.group)")
    }
  }

  @Test(arguments: [
    ("b.minY - a.maxY", 5), ("(a.width - b.width) / 2", 5), ("b@1.minX", 100), ("2 * count + 1", 7),
    ("a.midX - b.height / 2 - 0.5", 4.5),
  ]) func `have relations that are computed`(text: String, value: Double) throws {
    let relation = Relation(
      frame: { name, time in
        name == "a"
          ? CGRect(x: 5, y: 0, width: 20, height: 10)
          : CGRect(x: time == "1" ? 100 : 0, y: 15, width: 10, height: 20)
      },
      number: { _ in 3 })
    #expect(try relation.value(text) == value)
  }

  @Test(arguments: ["a.", "a.side", "(a.minX", "a.minX b.minX", "c.minX", ""])
  func `have relations that are refused`(text: String) {
    let relation = Relation(
      frame: { name, _ in
        guard name != "c" else { throw Relation.Unreadable(description: "no c") }
        return .zero
      },
      number: { throw Relation.Unreadable(description: "no \($0)") })
    #expect(throws: Relation.Unreadable.self) { try relation.value(text) }
  }

  /// A wrong number is found, so that the others mean something.
  @Test func `report a difference`() throws {
    let item = try JSONDecoder().decode(
      MeasuredCase.self,
      from: Data(
        """
        {"name": "a", "recorded": "", "on": "", "canvas": [200, 100], "scale": 2, "frames":
          {"0": {"box": [75, 35, 50, 31], "none": [0, 0, 0, 0]}}, "relations":
          {"0": {"box.width": 50, "box.height": 29, "box.minX": [70, 74]}}}
        """.utf8))
    let lines = try Measurement(item, of: .sample, with: Self.renderer.get()).differences()
    #expect(
      lines == [
        "at 0: box: 75.0 35.0 50.0 31.0 expected, 75.0 35.0 50.0 30.0 found",
        "at 0: none: 0.0 0.0 0.0 0.0 expected, nothing found",
        "at 0: box.height: 29.0 expected, 30.0 found",
        "at 0: box.minX: 70.0 to 74.0 expected, 75.0 found", nil,
      ])
  }
}
