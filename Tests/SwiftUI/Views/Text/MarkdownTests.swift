import Foundation
import Testing

@testable import ScrollworkViews

/// The parts of Markdown text that are no emphasis.
///
/// Source: CommonMark 0.31, sections 2.4, 2.5, 6.1, 6.3 and 6.5.
@Suite struct `Markdown` {
  @Test(
    arguments: [
      ("[a](https://b.c/d_(e))", "a", "https://b.c/d_(e)"), ("[a](<b c>)", "a", "b%20c"),
      ("[a](b 'c d')", "a", "b"), ("[a](b (c))", "a", "b"), ("[a]( b \"c\" )", "a", "b"),
      ("[a](b\\(c)", "a", "b(c"), ("[a](b?c&amp;d)", "a", "b?c&d"),
      ("[a `]` b](c)", "a |]| b", "c"),
      ("[a <bc:d]>", "[a |bc:d]", "bc:d%5D"), ("[a]()", "a", ""),
      ("<https://a.b>", "https://a.b", "https://a.b"), ("<a@b.c>", "a@b.c", "mailto:a@b.c"),
      ("[a [b](c)](d)", "[a |b|](d)", "c"),
    ])
  func `has links`(text: String, words: String, address: String) {
    let parts = InlineMarkdown.parts(of: text)
    #expect(parts.map(\.text).joined(separator: "|") == words)
    #expect(parts.compactMap(\.link).map(\.absoluteString).first ?? "" == address)
  }

  @Test(
    arguments: [
      "a < b > c", "<a>", "<a:b c>", "<1:2>", "Tom & Jerry", "&copy;", "&#;", "&#x1234567890;",
      "[a](b c)",
      "[a](<b\nc>)", "[a](b(c)", "[a](b \"c\" d)", "[a](b \"c)", "`a", "[a", "[a]", "[a](",
    ])
  func `keeps what is none`(text: String) {
    #expect(InlineMarkdown.parts(of: text) == [InlineMarkdown.Part(text: text)])
  }

  @Test(
    arguments: [
      ("a &amp; b", "a & b"), ("&lt;&#42;&#x2A;&gt;", "<**>"), ("&#0;&#xD800;", "\u{FFFD}\u{FFFD}"),
      ("\\&amp;", "&amp;"), ("\\« \\*", "\\« *"), ("a\\\nb", "a\nb"),
    ])
  func `has characters by name and number`(text: String, expected: String) {
    #expect(InlineMarkdown.parts(of: text).map(\.text).joined() == expected)
  }

  @Test(arguments: [("`` ` ``", "`"), ("` `", " "), ("`a\nb`", "a b"), ("`&amp;\\*`", "&amp;\\*")])
  func `has code as it is written`(text: String, code: String) {
    #expect(InlineMarkdown.parts(of: text) == [InlineMarkdown.Part(text: code, intent: .code)])
  }
}
