/// Text within GitHub's Markdown.
enum MarkdownText {
  /// The text as it is, on one line, also within a table.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for (place, scalar) in PlainLine.spell(text).unicodeScalars.enumerated() {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      case "-" where place == 0, "+" where place == 0:
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      // An empty comment keeps a name from being notified and a number from being linked.
      case "@", "#":
        escaped.unicodeScalars.append(scalar)
        escaped += "<!-- -->"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text as code on one line, between more backticks than it has.
  static func code(_ text: String) -> String {
    let line = PlainLine.spell(text)
    let ticks = fence(around: [line], atLeast: 1)
    let space = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return ticks + space + line + space + ticks
  }

  /// Backticks that none of the lines has, at least a number of them.
  static func fence(around lines: [String], atLeast least: Int) -> String {
    var longest = least - 1
    for line in lines {
      var run = 0
      for character in line.utf8 {
        run = character == UInt8(ascii: "`") ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return String(repeating: "`", count: longest + 1)
  }

  /// Text between the tags of an element.
  static func html(_ text: String) -> String {
    PlainLine.spell(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("@", with: "@<!-- -->")
      .replacing("#", with: "#<!-- -->")
  }
}
