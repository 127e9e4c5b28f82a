import Foundation
import TestSupport
import Testing

@testable import ScrollworkLoose

@Suite struct `A selector in a file` {
  @Test(
    arguments: [
      ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("handle", ["sender"], "handleWithSender:"),
      ("handle", ["with"], "handleWith:"), ("show", ["forItem", "at"], "showForItem:at:"),
      ("go", ["_", "event"], "go:event:"), ("go", ["_", "_"], "go::"),
      (
        "image", ["_", "didFinishSavingWithError", "contextInfo"],
        "image:didFinishSavingWithError:contextInfo:"
      ),
    ] as [(String, [String], String)])
  func `has the name that Objective-C gives its method`(
    method: String, labels: [String], name: String
  ) {
    #expect(ObjectiveCName.selector(of: method, labels: labels) == name)
    #expect(ObjectiveCName.setter(of: "isOn") == "setIsOn:")
  }

  /// Each becomes a call of the same length, and what is around it stays.
  @Test(
    arguments: [
      ("#selector(A.b(_:)), for", "_S(000000,A.b(_:)), for"),
      ("[#selector(a), #selector(b)]", "[_S(000000,a), _S(000000,b)]"),
      ("#selector(getter: name)", "_S(000000,getter: name)"),
      ("#selector(getter: A.name)", "_S(000000,getter:\\A.name)"),
      ("#selector(setter:   A.B.name)", "_S(000000,setter:  \\A.B.name)"),
      ("#selector(a as () -> Void)", "_S(000000,a as () -> Void)"),
      ("x = Selector(\"a:\")", "x = _SString(\"a:\")"),
      ("x = Selector((\"a:\"))", "x = _SString((\"a:\"))"),
      ("Selector(a)", "Selector(a)"), ("// #selector(a)", "// #selector(a)"),
      ("@objc func a()", "      func a()"), ("@objc(b:) func a()", "          func a()"),
    ] as [(String, String)])
  func `is a call with every column at its place`(text: String, result: String) {
    #expect(SourceText(text).withoutObjectiveC() == result)
    #expect(text.utf8.count == result.utf8.count)
  }

  @Test func `is told in errors as it is written`() {
    let line = "    b.addTarget(self, action: _S(000012,A.gone), for: _SString(\"x\"))"
    let written = "    b.addTarget(self, action: #selector(A.gone), for: Selector(\"x\"))"
    #expect(SelectorProgram.asWritten(line) == written)
  }

  private static let classes = """
    class A: NSObject {
      @objc func tap() {}
      @objc private func handle(sender: UIButton!) {}
      @objc(named:) func own(_ a: [String: Int], _ b: Int = 1) {}
      @objc func late() async {}
      @objc func each(_ a: inout Int) {}
      @objc static func shared() {}
      func plain() {}
      @IBAction func go(_ sender: Any, forEvent event: UIEvent) { @objc func no() {} }
      @objc dynamic var title = ""
      private class Hidden: NSObject { @objc func secret() {} }
    }
    @objcMembers class B<T>: A {
      func all(_ done: @escaping (Int) -> Void) {}
      private func mine() {}
      @nonobjc func none() {}
    }
    struct C { final class D: NSObject { @MainActor @objc func inner(at place: C.E?) {} } }
    extension C.D {
      @objc @OtherActor func other() {}
      #if os(macOS)
        @objc func mac() {}
      #elseif canImport(Mine)
        @objc func maybe() {}
      #endif
    }
    func local() { class L: NSObject { @objc func here() {} } }
    @objc protocol P { @objc optional func may() }
    """

  @Test func `knows the methods that classes declare`() {
    let found = ObjectiveCMembers(SourceText(Self.classes)).members
    let lines = found.map { member in
      let types = member.parameters.map { "(" + $0.map(\.type).joined(separator: ", ") + ")" }
      return (member.isCallable ? "" : "not ") + (member.type ?? "-") + " " + member.selector
        + (types ?? " property")
    }
    #expect(
      lines == [
        "A tap()", "A handleWithSender:(UIButton?)", "A named:([String: Int], Int)",
        "not A late()", "not A each:()", "A go:forEvent:(Any, UIEvent)",
        "A title property", "- secret()", "B all:((Int) -> Void)",
        "C.D innerAt:(C.E?)", "not C.D other()", "not C.D mac()", "not C.D maybe()", "- here()",
      ])
  }

  /// The names that a selector may mean.
  @Test(
    arguments: [
      ("A.tap", nil, ["tap"], false), ("handle", "A", ["handleWithSender:"], false),
      ("self.handle(sender:)", "A", ["handleWithSender:"], true),
      ("C.D.inner(at:)", nil, ["innerAt:"], true), ("gone(_:b:)", nil, ["gone:b:"], true),
      ("UIView.endEditing", nil, [], false), ("getter: A.title", nil, ["title"], true),
      ("setter: title", "A", ["setTitle:"], true), ("(tap as () -> Void)", "A", ["tap"], false),
      ("own", "A", ["named:"], false), ("own(_:_:)", "A", ["named:"], true),
      ("`tap`", "A", ["tap"], false), ("box.value?.tap", nil, ["tap"], false),
    ] as [(String, String?, [String], Bool)])
  func `finds the name of its method`(
    argument: String, type: String?, names: [String], isExact: Bool
  ) throws {
    let members = ObjectiveCMembers(SourceText(Self.classes)).members
    let known = Dictionary(grouping: members, by: \.name)
    let use = try #require(WrittenSelector.all(in: SourceText("#selector(\(argument))")).first)
    let found = use.selectors(among: known, in: type)
    #expect(found.names == names && found.isExact == isExact)
  }

  @Test func `has a number, a name and a place in the program of its files`() throws {
    let folder = try TemporaryFolder()
    let one = """
      import UIKit
      class A: NSObject {
        @objc func tap() {}
        func a() -> [Selector] { [#selector(tap), #selector(A.tap)] }
      }

      """
    let two = "import SwiftUI\n#Preview { V(#selector(A.tap)) }\n"
    let paths = try [("One.swift", one), ("Two.swift", two)].map { name, text in
      let url = folder.url.appending(path: name)
      try Data(text.utf8).write(to: url)
      return url.path
    }
    let files = try LooseFiles(paths)
    let program = LooseProgram(files, root: .preview(file: 1, index: 0), name: "x", steps: nil)
    let texts = Dictionary(uniqueKeysWithValues: program.parts.map { ($0.name, $0.text) })
    #expect(texts["0.swift"]?.contains("{ [_S(000000,tap), _S(000001,A.tap)] }") == true)
    #expect(texts["0.swift"]?.contains("result = self.`tap`() } }") == true)
    // The root has the body of the preview, whose macro is empty, as it names a class.
    #expect(texts["1.swift"]?.ranges(of: "V(_S(000002,A.tap))").count == 1)
    let code = try #require(texts["selectors.swift"])
    #expect(code.contains("SelectorUse(\"tap\", [\"tap\"], \(paths[0].debugDescription), 4)"))
    #expect(code.contains("scrollworkLooseMethods0()"))
    #expect(texts["entry.swift"]?.contains("let _ = scrollworkLooseSelectorTable(); ") == true)
  }

  /// What is made of a file's text holds in its previews too.
  @Test func `of a preview is one for an iPhone`() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "A.swift")
    let text = """
      import SwiftUI
      #Preview {
        #if os(iOS)
          V(Foundation.Date(), #selector(a)).padding()
        #endif
      }

      """
    try Data(text.utf8).write(to: url)
    let files = try LooseFiles([url.path])
    let program = LooseProgram(files, root: .preview(file: 0, index: 0), name: "x", steps: nil)
    let part = try #require(program.parts.first).text
    #expect(
      part.ranges(of: "  #if true   \n    V(ScrollworkFoundation.Date(), _S(000000,a)).padding()\n")
        .count == 2)
  }
}
