import CMarkup

/// A parsed document of HTML or XML.
package struct MarkupDocument {
  /// A node called `#root`, whose elements are those of the document.
  package let root: MarkupNode

  /// Parses HTML, whatever its mistakes.
  ///
  /// The elements `html` and `body` are there if the text has none.
  package init(html: String) {
    // Text before any element would be put into a paragraph.
    let isFragment = html.first { !$0.isWhitespace }.map { $0 != "<" } ?? false
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue
    let document = Self.parsed(isFragment ? "<html><body>" + html : html) { bytes, count in
      htmlReadMemory(bytes, count, nil, "UTF-8", Int32(options))
    }
    defer { xmlFreeDoc(document) }
    root = MarkupTree.root(of: document, isHTML: true)
  }

  /// Parses XML.
  ///
  /// - Throws: ``MarkupError`` if it is not well-formed.
  package init(xml: String) throws(MarkupError) {
    let options =
      XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue | XML_PARSE_NONET.rawValue
    xmlResetLastError()
    let document = Self.parsed(xml) { bytes, count in
      xmlReadMemory(bytes, count, nil, "UTF-8", Int32(options))
    }
    guard let document else { throw MarkupError() }
    defer { xmlFreeDoc(document) }
    root = MarkupTree.root(of: document, isHTML: false)
  }

  private static func parsed(
    _ text: String, _ parse: (UnsafePointer<CChar>?, Int32) -> xmlDocPtr?
  ) -> xmlDocPtr? {
    // Tables of the process, which are filled once.
    xmlInitParser()
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { parse($0.baseAddress, Int32(clamping: $0.count)) }
    }
  }
}

/// A mistake in XML.
package struct MarkupError: Error, Hashable, CustomStringConvertible {
  /// The line, from 1 on.
  package let line: Int
  /// The column in bytes, from 1 on.
  package let column: Int
  /// What was found, without a period.
  package let message: String

  /// The place and the message.
  package var description: String { "\(line):\(column): \(message)" }

  /// The last mistake that the parser has found on this thread.
  fileprivate init() {
    let error = xmlGetLastError()
    line = Int(error?.pointee.line ?? 1)
    column = Int(error?.pointee.int2 ?? 1)
    let words = error?.pointee.message.map { String(cString: $0) } ?? "no XML"
    message = String(words.prefix { !$0.isNewline })
  }
}
