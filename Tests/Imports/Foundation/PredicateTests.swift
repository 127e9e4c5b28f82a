import Foundation
import ScrollworkFoundation
import Testing

private struct Dish: Sendable {
  let title: String
}

@Suite struct `Predicates of texts` {
  @Test(arguments: [("cafe", true), ("NOIR", true), ("tea", false), ("", false)])
  func `find parts regardless of case and accents`(part: String, isFound: Bool) throws {
    let predicate = #Predicate<Dish> { $0.title.localizedStandardContains(part) }
    #expect(try predicate.evaluate(Dish(title: "Café Noir")) == isFound)
  }

  @Test func `sort by their scalars`() {
    let order = SortDescriptor(\Dish.title, comparator: .localizedStandard)
    let dishes = ["Pie", "Ale", "Bun"].map { Dish(title: $0) }
    #expect(dishes.sorted(using: order).map(\.title) == ["Ale", "Bun", "Pie"])
  }
}
