import Foundation
import ScrollworkSystem
import Testing

@testable import ScrollworkStudio

@Suite struct `JSON text` {
  @Test(arguments: [
    (value: JSONText.number(1), text: "1"), (.number(-0.0001), "0"), (.number(0.12345), "0.123"),
    (.number(.nan), "null"), (.truth(true), "true"),
    (.text("a\"\\\n\u{1}é"), "\"a\\\"\\\\\\n\\u0001é\""),
    (.list([]), "[]"), (.object([:]), "{}"), (.numbers([1, 2.5]), "[1,2.5]"),
    (.object(["b": .integer(1), "a": .list([.text("x")])]), "{\"a\":[\"x\"],\"b\":1}"),
  ])
  func `is spelled in one way`(value: JSONText, text: String) {
    #expect(value.line == text)
  }

  @Test func `opens down to a depth`() {
    let value = JSONText.object([
      "point": .numbers([1, 2]), "many": .list([.object(["a": .integer(1)]), .object([:])]),
    ])
    #expect(
      value.lines(depth: 2) == """
        {
          "many": [
            {"a":1},
            {}
          ],
          "point": [1,2]
        }

        """)
  }
}

final class Tally: Sendable {
  let given = Locked(0)
  let taken = Locked<[Int]>([])
  let mostAhead = Locked(0)
}
