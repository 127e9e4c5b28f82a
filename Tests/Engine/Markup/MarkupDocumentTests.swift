import ScrollworkMarkup
import Testing

/// The elements of a tree with their attributes, and texts in quotes.
private func spelled(_ node: MarkupNode) -> String {
  switch node.kind {
  case .text(let text): return "'" + text + "'"
  case .data(let text): return "{" + text + "}"
  case .element(let name):
    let attributes = node.attributes.map { " \($0.name)=\($0.value)" }.joined()
    return name + attributes + "(" + node.children.map(spelled).joined(separator: ",") + ")"
  }
}

@Suite struct `A document of markup` {
  @Test(
    arguments: [
      ("<p>a<p>b &eacute;&#33;", "html(body(p('a'),p('b é!')))"),
      ("a <b>b</b>", "html(body('a ',b('b')))"), ("", ""),
      ("<ul><li>a<li B=C d>e</ul>", "html(body(ul(li('a'),li b=C d=('e'))))"),
      ("<script>if (a<b) {}</script>x", "html(head(script({if (a<b) {}})),body(p('x')))"),
      ("<b><i>a</b>c", "html(body(b(i('a')),'c'))"), ("<!-- x --><br/>", "html(body(br()))"),
      ("<own-tag a='&lt;'>b", "html(body(own-tag a=<('b')))"),
    ])
  func `of HTML`(html: String, tree: String) {
    #expect(
      MarkupDocument(html: html).root.children.map(spelled).joined(separator: ",") == tree)
  }

  @Test(
    arguments: [
      ("<a b='c &amp; d'>e<f/></a>", "a b=c & d('e',f())"),
      ("<a xmlns='u' xmlns:p='v'><p:b p:c='1'/></a>", "a xmlns=u xmlns:p=v(p:b p:c=1())"),
      ("<a><p:b>1</p:b></a>", "a(p:b('1'))"), ("<a><![CDATA[<b>]]></a>", "a('<b>')"),
      ("<!DOCTYPE a [<!ENTITY w \"words\">]><a b='&w;'>&w;</a>", "a b=words('words')"),
      ("<!DOCTYPE a [<!ENTITY w SYSTEM \"/etc/hostname\">]><a>&w;</a>", "a('')"),
      ("<?xml version='1.0' encoding='latin1'?><a>é</a>", "a('é')"),
    ])
  func `of XML`(xml: String, tree: String) throws {
    let root = try MarkupDocument(xml: xml).root
    #expect(root.elements.map(spelled).joined() == tree)
  }

  @Test(
    arguments: [("<a>\n<b></a>", 2, 8), ("", 1, 1), ("<a>&nbsp;</a>", 1, 10), ("<a b=c/>", 1, 6)])
  func `of XML that is none`(xml: String, line: Int, column: Int) {
    #expect { try MarkupDocument(xml: xml) } throws: { error in
      let error = error as? MarkupError
      return error?.line == line && error?.column == column
        && error?.description.hasPrefix("\(line):\(column): ") == true
    }
  }

  @Test func `has nodes by name`() throws {
    let root = try MarkupDocument(xml: "<a><b C='1'/>x<b/><c>y</c></a>").root
    let element = try #require(root.child("a"))
    #expect(element.children("b").count == 2 && element.child("b")?["c"] == "1")
    #expect(element.elements.count == 3 && root.all.count == 5 && element.text == "xy")
    #expect(element.child("c")?.parent === element)
    #expect(MarkupNode.encoded("<a & b>") == "&lt;a &amp; b&gt;")
  }

  @Test func `may be nested deeply`() {
    let open = String(repeating: "<b>", count: 100_000)
    #expect(MarkupDocument(html: "x" + open).root.text.hasPrefix("x"))
    #expect(throws: MarkupError.self) { try MarkupDocument(xml: open) }
  }
}

/// The blocks of an HTML page, by their kinds and texts.
@Suite struct `The text of a page` {
  @Test func `has blocks`() {
    let page = HTMLPage(
      """
      <html><head><title>A &amp; B</title><meta name="viewport" content="x"><style>p {}</style></head>
      <body><h2>Head</h2> text <b>bold
      <i>both</i></b><br> next&nbsp;<p>one</p><ol start=3><li>a<li><p>b</p><p>c</p></ol>
      <ul><li><a href="u">l</a></li></ul><hr><pre> x
       y </pre><table><tr><td>1<td>2</table><script>no()</script>end</body></html>
      """)
    #expect(page.title == "A & B" && page.hasViewport)
    #expect(
      page.blocks.map(\.kind) == [
        .heading(2), .paragraph, .paragraph, .item(.number(3)), .item(.number(4)), .paragraph,
        .item(.bullet), .rule, .preformatted, .paragraph, .paragraph, .paragraph,
      ])
    #expect(
      page.blocks.map { $0.runs.map(\.text).joined() } == [
        "Head", "text bold both\nnext\u{a0}", "one", "a", "b", "c", "l", "", " x\n y", "1", "2",
        "end",
      ])
    #expect(page.blocks.map(\.endsLine) == Array(repeating: true, count: 11) + [false])
    #expect(page.blocks[0].isBold && page.blocks[0].scale == 1.5 && page.blocks[3].isItem)
  }

  @Test func `has numbers of 32 bits, and no line break at the begin of its own white space`() {
    let numbers = ["9223372036854775807", "2147483647", "-3", "x"].map { start in
      HTMLPage("<ol start='\(start)'><li>a<li>b</ol>").blocks.map(\.kind)
    }
    #expect(
      numbers
        == [[1, 2], [2_147_483_647, 2_147_483_648], [-3, -2], [1, 2]].map { pair in
          pair.map { .item(.number($0)) }
        })
    let texts = HTMLPage("<pre>\n\n a</pre>").blocks.map { $0.runs.map(\.text).joined() }
    #expect(texts == ["\n a"])
  }

  @Test func `has styles`() throws {
    let page = HTMLPage("<b>a<i>b</i></b><u>c</u><del>d</del><code>e</code><a href=f>g</a>")
    let runs = try #require(page.blocks.first).runs
    let styles = runs.map(\.style)
    #expect(runs.map(\.text) == ["a", "b", "c", "d", "e", "g"])
    #expect(styles.map(\.isBold) == [true, true, false, false, false, false])
    #expect(styles[1].isItalic && styles[2].isUnderlined && styles[3].isStruck)
    #expect(styles[4].isMonospaced && styles.map(\.link) == [nil, nil, nil, nil, nil, "f"])
    #expect(page.title == nil && !page.hasViewport && HTMLPage("").blocks == [])
  }
}
