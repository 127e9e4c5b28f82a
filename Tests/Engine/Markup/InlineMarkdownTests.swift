import ScrollworkMarkup
import Testing

/// The text of each run, with a letter for each style, `b`, `i`, `s` and `c`, and the address of its link.
private func spelled(_ runs: [MarkdownRun]) -> String {
  runs.map { run in
    let letters: [(MarkdownStyle, String)] = [
      (.stronglyEmphasized, "b"), (.emphasized, "i"), (.strikethrough, "s"), (.code, "c"),
    ]
    let style = letters.filter { run.style.contains($0.0) }.map(\.1).joined()
    let link = run.link.map { "(\($0))" } ?? ""
    let image = run.image.map { "!(\($0))" } ?? ""
    return run.text + (style.isEmpty ? "" : "/" + style) + link + image
  }
  .joined(separator: "|")
}

/// The runs of text with inline elements alone.
///
/// Source: CommonMark 0.31, sections 2.4, 2.5 and 6, and GitHub Flavored Markdown, "Strikethrough" and
/// "Autolinks (extension)".
@Suite struct `Inline Markdown` {
  @Test(
    arguments: [
      ("plain", "plain"), ("**b**", "b/b"), ("*i*", "i/i"), ("_i_ x", "i/i| x"),
      ("***bi***", "bi/bi"), ("a **b *c* d** e", "a |b /b|c/bi| d/b| e"),
      ("~~s~~", "s/s"), ("`c * c`", "c * c/c"), ("snake_case_name", "snake_case_name"),
      ("2 * 3 * 4", "2 * 3 * 4"), (#"\*not\*"#, "*not*"), ("**open", "**open"), ("", ""),
      ("[**b** l](https://a.b)", "b/b(https://a.b)| l(https://a.b)"), ("[no] (x)", "[no] (x)"),
      ("`` ` ``", "`/c"), ("` `", " /c"), ("`a\nb`", "a b/c"), ("`&amp;\\*`", "&amp;\\*/c"),
      ("![a *b*](c.png)", "a !(c.png)|b/i!(c.png)"),
    ])
  func `has styles`(text: String, runs: String) {
    #expect(spelled(Markdown(text).inlineRunsWithWhitespace) == runs)
  }

  @Test(
    arguments: [
      ("[a](https://b.c/d_(e))", "a(https://b.c/d_(e))"), ("[a](<b c>)", "a(b c)"),
      ("[a](b 'c d')", "a(b)"), ("[a](b (c))", "a(b)"), ("[a]( b \"c\" )", "a(b)"),
      ("[a](b\n\"c\")", "a(b)"), ("[a](b\\(c)", "a(b(c)"), ("[a](b?c&amp;d)", "a(b?c&d)"),
      ("[a]()", "a()"), ("<https://a.b>", "https://a.b(https://a.b)"),
      ("<a@b.c>", "a@b.c(mailto:a@b.c)"), ("[a [b](c)](d)", "[a |b(c)|](d)"),
      ("see https://a.b/c.", "see |https://a.b/c(https://a.b/c)|."),
      ("www.a.b", "www.a.b(http://www.a.b)"), ("a@b.cd, x", "a@b.cd(mailto:a@b.cd)|, x"),
    ])
  func `has links`(text: String, runs: String) {
    #expect(spelled(Markdown(text).inlineRunsWithWhitespace) == runs)
  }

  @Test(
    arguments: [
      "a < b > c", "<a>", "<a:b c>", "<1:2>", "Tom & Jerry", "&noSuch;", "&#;", "&#x1234567890;",
      "[a](b c)", "[a](<b\nc>)", "[a](b(c)", "[a](b \"c\" d)", "[a](b \"c)", "`a", "[a", "[a]",
      "[a](", "[a]: b", "# *", "- &", "1. <", "> \\", "```\\", "    [", "a_b\n===", "*a\n---",
      "|a|\n|-|\n_", "12:30 / w.e",
    ])
  func `keeps what is none, and the marks of blocks`(text: String) {
    #expect(spelled(Markdown(text).inlineRunsWithWhitespace) == text)
  }

  @Test(
    arguments: [
      ("a &amp; b", "a & b"), ("&lt;&#42;&#x2A;&gt;", "<**>"), ("&copy;&Auml;", "©Ä"),
      ("&#0;&#xD800;", "\u{FFFD}\u{FFFD}"), ("\\&amp;", "&amp;"), ("\\« \\*", "\\« *"),
    ])
  func `has characters by name and number`(text: String, expected: String) {
    #expect(spelled(Markdown(text).inlineRunsWithWhitespace) == expected)
  }

  @Test(
    arguments: [
      ("  *a*  ", "  |a/i|  "), ("*a*\n\n  b \n", "a/i|\n\n  b \n"), ("*a*  \nb", "a/i|  \nb"),
      ("*a*\\\nb", "a/i|\nb"), ("\t`b`\r\nc\r\n\r\n", "\t|b/c|\nc\n\n"),
      ("\u{1680}_a_\u{1680}\u{1680}\n b", "\u{1680}|a/i|\u{1680}\u{1680}\n b"), (" &", " &"),
      ("(*a*\n *b*)", "(|a/i|\n |b/i|)"),
    ])
  func `keeps white space`(text: String, runs: String) {
    #expect(spelled(Markdown(text).inlineRunsWithWhitespace) == runs)
  }

  @Test func `joins lines`() {
    #expect(spelled(Markdown("# a\n\n  - *b*  \nc\\\nd").inlineRuns) == "# a - |b/i|\nc\nd")
    #expect(Markdown("\n \n").inlineRuns == [])
    #expect(spelled(Markdown("\u{308}*a*").inlineRuns) == "\u{308}|a/i")
  }

  // Who looks for the end of each anew reads the text thousands of times.
  @Test(arguments: ["[", "*a ", "![a](", "<a ", "`", "&#", "[a](<", "*a_ ", "a@", "<!--", "\\`"])
  func `is read at once if nothing is closed`(mark: String) {
    let text = String(repeating: mark, count: 50_000)
    let words = Markdown(text).inlineRunsWithWhitespace.map(\.text).joined()
    #expect(words == text.replacing("\\`", with: "`"))
  }

  @Test func `is read on several threads`() async {
    let texts = (0..<200).map { "**\($0)** ~~a~~ https://a.b/\($0)" }
    let expected = texts.map { spelled(Markdown($0).inlineRuns) }
    let found = await withTaskGroup(of: (Int, String).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, spelled(Markdown(text).inlineRuns)) }
      }
      var found = [String](repeating: "", count: texts.count)
      for await (index, text) in group { found[index] = text }
      return found
    }
    #expect(found == expected)
    #expect(expected[7] == "7/b| |a/s| |https://a.b/7(https://a.b/7)")
  }
}
