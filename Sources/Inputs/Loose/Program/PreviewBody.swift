/// The body of a `#Preview` as the code of a view.
///
/// Properties marked `@Previewable` become properties of an enclosing view.
struct PreviewBody {
  /// The code, to be appended to the preview's file.
  let code: String

  /// Creates the code; `selectors` are the numbers of the file's selectors, by their lines.
  init(
    _ preview: SourceOutline.Preview, in file: LooseFiles.File, of files: LooseFiles,
    selectors: [Int: [Int]] = [:]
  ) {
    // Each byte stays at its place.
    let source = SourceText(file.source.withoutObjectiveC(selectors: selectors))
    let marked = Self.markedProperties(source, in: preview.body)
    var rest = source.bytes
    for property in marked {
      for index in property where rest[index] != .newline { rest[index] = .space }
    }
    let unmarked = SourceText(String(decoding: rest, as: UTF8.self))
    let line = LooseProgram.location(file.path, source.line(of: preview.body.lowerBound))
    let indent = String(repeating: " ", count: source.column(of: preview.body.lowerBound))
    let body = line + indent + PlatformText.text(of: unmarked, in: preview.body)
    let ours = LooseProgram.location("", 1)
    if marked.isEmpty, Self.namesClass(file.source, in: preview.body, of: files) {
      code =
        ours + LooseProgram.functionStart + "PreviewContent {\n" + body + "\n" + ours + "}\n}"
    } else if marked.isEmpty {
      code = ours + LooseProgram.functionStart + body + "\n" + ours + "}"
    } else {
      let properties = marked.map { property in
        let start = LooseProgram.location(file.path, source.line(of: property.lowerBound))
        let indent = String(repeating: " ", count: source.column(of: property.lowerBound))
        let text = PlatformText.text(of: source, in: property)
          .replacing("@Previewable", with: "            ")
        return start + indent + text + "\n"
      }
      code =
        ours + "struct ScrollworkLooseRoot: View {\n" + properties.joined() + ours
        + "@ViewBuilder var body: some View {\n" + body + "\n" + ours + "}\n}\n"
        + LooseProgram.functionStart + "ScrollworkLooseRoot()\n}"
    }
  }

  /// Whether a body names a class, and may so make a controller or a view of UIKit.
  ///
  /// Only then the compiler is asked to find out, as its messages are worse for it.
  private static func namesClass(
    _ source: SourceText, in body: Range<Int>, of files: LooseFiles
  ) -> Bool {
    let words = Set(source.tokens.filter { body.contains($0.range.lowerBound) }.map(\.text))
    if words.contains(where: { $0.hasPrefix("UI") }) { return true }
    return files.files.contains { file in
      let tokens = file.source.tokens
      return tokens.indices.dropLast().contains {
        tokens[$0].text == "class" && words.contains(tokens[$0 + 1].text)
      }
    }
  }

  /// The bytes of a file with its previews of classes empty: those may be controllers, which the
  /// declaration of previews of views refuses.
  static func withoutClasses(_ file: LooseFiles.File, of files: LooseFiles) -> SourceText {
    var bytes = file.source.bytes
    for preview in file.outline.previews
    where namesClass(file.source, in: preview.body, of: files) {
      for index in preview.body where bytes[index] != .newline { bytes[index] = .space }
    }
    return SourceText(String(decoding: bytes, as: UTF8.self))
  }

  /// The `@Previewable` declarations, each up to the end of its line or of the line that closes its
  /// brackets.
  private static func markedProperties(
    _ source: SourceText, in body: Range<Int>
  ) -> [Range<Int>] {
    let mark = Array("@Previewable".utf8)
    var found: [Range<Int>] = []
    var index = body.lowerBound
    while index + mark.count <= body.upperBound {
      guard source.code[index..<index + mark.count].elementsEqual(mark) else {
        index += 1
        continue
      }
      let start = index
      var depth = 0
      while index < body.upperBound {
        switch source.code[index] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        if depth == 0, source.code[index] == .newline || source.code[index] == UInt8(ascii: ";") {
          break
        }
        index += 1
      }
      found.append(start..<index)
    }
    return found
  }
}
