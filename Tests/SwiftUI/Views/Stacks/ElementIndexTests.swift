import Testing

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `An index of elements` {
  @Test func `finds the same in the first searches and in later ones`() {
    let words = ["one", "two", "three", "two"]
    let index = ElementIndex(words) { $0 }
    for _ in 0..<4 {
      #expect(words.dropLast().map { index.place(of: .value($0)) } == [0, 1, 2])
      #expect(index.place(of: .value("four")) == nil)
      #expect(index.place(of: .value(1)) == nil)
      #expect(index.place(of: .spelled("three")) == 2)
    }
  }

  /// However many ids are looked for, the elements are gone through a few times only.
  @Test func `iterates over the elements a few times at most`() {
    var asked = 0
    let index = ElementIndex(Array(0..<1_000)) { number in
      asked += 1
      return number
    }
    for number in 0..<1_000 { #expect(index.place(of: .value(number)) == number) }
    #expect(asked <= 2_000)
  }

  @Test func `reads no element of a range`() {
    let index = ElementIndex(5..<1_000_000_000) { (number: Int) in
      Issue.record("asked for \(number)")
      return number
    }
    #expect(index.place(of: .value(7)) == 2)
    #expect(index.place(of: .spelled("999999999")) == 999_999_994)
    #expect(index.place(of: .value(3)) == nil)
  }
}
