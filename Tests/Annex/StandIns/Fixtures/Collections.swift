// At 0.
import Collections
import SwiftUI

struct CollectionsFixture: View {
  private var deque: String {
    var deque: Deque<Int> = [2, 3]
    deque.prepend(1)
    deque.append(4)
    deque.prepend(contentsOf: [-1, 0])
    let ends = [deque.popFirst(), deque.popLast()]
    return "\(Array(deque)) \(ends.compactMap { $0 })"
  }

  private var set: String {
    var set: OrderedSet<String> = ["b", "a", "b"]
    let again = set.append("a")
    set.insert("c", at: 0)
    set.remove("b")
    let union = set.union(["d", "a"])
    return "\(set.elements) \(again.inserted) \(again.index) \(union.firstIndex(of: "d") ?? -1)"
  }

  private var dictionary: String {
    var ages: OrderedDictionary<String, Int> = ["Bo": 3, "Al": 9]
    ages["Cy", default: 0] += 1
    ages.updateValue(4, forKey: "Bo")
    ages.removeValue(forKey: "Al")
    let groups = OrderedDictionary(grouping: [1, 2, 3, 4]) { $0 % 2 }
    return
      "\(Array(ages.keys)) \(Array(ages.values)) \(groups.elements.map { "\($0.key): \($0.value)" })"
  }

  var body: some View {
    VStack { ForEach([deque, set, dictionary], id: \.self) { Text($0).font(.footnote) } }
  }
}
