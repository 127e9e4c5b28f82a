// At 0.
import Algorithms
import SwiftUI

struct AlgorithmsFixture: View {
  private let numbers = [1, 2, 2, 3, 5, 8, 8]

  private var lines: [String] {
    [
      "\(numbers.chunks(ofCount: 3).map { Array($0) })",
      "\(numbers.chunked { $1 - $0 <= 1 }.map { Array($0) })",
      "\(numbers.chunked(on: { $0 % 2 == 0 }).map { "\($0.0) \($0.1.count)" })",
      "\(numbers.windows(ofCount: 6).map { Array($0) })",
      "\(numbers.indexed().last.map { "\($0.index) \($0.element)" } ?? "")",
      "\(Array(numbers.uniqued())) \(numbers.uniqued(on: { $0 / 3 }).count)",
      "\(numbers.adjacentPairs().map { $0.1 - $0.0 })",
      "\(Array([1, nil, 3].compacted()))",
      "\(numbers.keyed(by: { $0 % 3 }).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })",
      "\(numbers.grouped(by: { $0 % 2 == 0 })[true]?.count ?? 0)",
    ]
  }

  var body: some View { VStack { ForEach(lines, id: \.self) { Text($0) } } }
}
