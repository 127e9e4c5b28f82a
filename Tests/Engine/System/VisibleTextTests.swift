import ScrollworkSystem
import Testing

@Suite struct `Visible text` {
  @Test func `spells what would control a terminal`() {
    #expect("plain – é 日本 👩‍👩‍👧".visible() == "plain – é 日本 👩‍👩‍👧")
    #expect("a\nb\tc\r".visible() == #"a\nb\tc\r"#)
    #expect("\u{1B}[31m\u{7F}\u{9B}".visible() == #"\u{1B}[31m\u{7F}\u{9B}"#)
    #expect("\u{202E}\u{2066}\u{2028}".visible() == #"\u{202E}\u{2066}\u{2028}"#)
    #expect("a\n\u{7}\tb".visible(keeping: ["\n", "\t"]) == "a\n\\u{7}\tb")
  }
}
