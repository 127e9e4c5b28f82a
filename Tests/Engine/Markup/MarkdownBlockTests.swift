import ScrollworkMarkup
import Testing

private func text(_ words: String) -> [MarkdownRun] { [MarkdownRun(text: words)] }

/// Source: CommonMark 0.31, sections 4 and 5, and GitHub Flavored Markdown, "Tables" and "Task list items".
@Suite struct `A Markdown document` {
  @Test func `has blocks`() {
    let blocks = Markdown(
      """
      Title
      ===
      ### Third ###
      a
      *b*\\
      c

      > quoted
      > - one

      ![words](p.png "title")

      ```swift
      let a = 1

      ```
          code
      ***
      <div>
      x
      </div>
      """
    ).blocks
    #expect(
      blocks == [
        .heading(1, text("Title")), .heading(3, text("Third")),
        .paragraph(
          text("a ") + [MarkdownRun(text: "b", style: .emphasized)] + text("\nc")),
        .quote([
          .paragraph(text("quoted")),
          .list([MarkdownItem(mark: .bullet, blocks: [.paragraph(text("one"))])]),
        ]),
        .image("words", "p.png"), .code("let a = 1\n"), .code("code"), .rule,
        .html("<div>\nx\n</div>\n"),
      ])
  }

  @Test func `has lists and tables`() {
    let blocks = Markdown(
      """
      3. three
         - [x] done
         - [ ] open
      4. four

      | a | *b* |
      |---|:-:|
      | c | d \\| e |
      """
    ).blocks
    let tasks = MarkdownBlock.list([
      MarkdownItem(mark: .checkbox(isOn: true), blocks: [.paragraph(text("done"))]),
      MarkdownItem(mark: .checkbox(isOn: false), blocks: [.paragraph(text("open"))]),
    ])
    #expect(
      blocks == [
        .list([
          MarkdownItem(mark: .number(3), blocks: [.paragraph(text("three")), tasks]),
          MarkdownItem(mark: .number(4), blocks: [.paragraph(text("four"))]),
        ]),
        .table([
          [text("a"), [MarkdownRun(text: "b", style: .emphasized)]],
          [text("c"), text("d | e")],
        ]),
      ])
    #expect([.bullet, .number(2), .checkbox(isOn: true)].map(\ListMark.words) == ["•", "2.", "☑"])
  }

  @Test func `is the text of its blocks`() {
    let runs = Markdown("# a\n\nb\nc\n\n- d\n- `e`\n\n> f").documentRuns
    #expect(runs.map(\.text) == ["ab cd", "e", "f"])
    #expect(Markdown("").blocks == [] && Markdown("\n\n").documentRuns == [])
  }

  @Test func `may be nested deeply`() {
    var blocks = Markdown(String(repeating: "> ", count: 5_000) + "*end*").blocks
    var depth = 0
    while case .quote(let inner)? = blocks.first { (blocks, depth) = (inner, depth + 1) }
    #expect(depth == 32 && blocks == [.paragraph([MarkdownRun(text: "end", style: .emphasized)])])
  }
}
