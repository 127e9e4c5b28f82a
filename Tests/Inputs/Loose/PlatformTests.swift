import Foundation
import TestSupport
import Testing

@testable import ScrollworkLoose

@Suite struct `A text for an Apple platform` {
  @Test(
    arguments: [
      ("#if os(iOS)\n", "#if true   \n"),
      ("#if os(macOS) || os(iOS)\n", "#if false     || true   \n"),
      ("#if !os(Linux)\n", "#if !false    \n"),
      ("#elseif canImport(UIKit)\n", "#elseif true            \n"),
      ("#if canImport(AppKit)\n", "#if false            \n"),
      ("#if canImport(Mine) && DEBUG\n", "#if canImport(Mine) && DEBUG\n"),
      ("#if targetEnvironment(simulator)\n", "#if true                        \n"),
      ("#if swift(>=5.9)\n", "#if swift(>=5.9)\n"), ("x.os(iOS)\n", "x.os(iOS)\n"),
      ("import Foundation\n", "import ScrollworkFoundation\n"),
      ("import struct Foundation.URL\n", "import struct ScrollworkFoundation.URL\n"),
      ("import SwiftUI\n", "import SwiftUI\n"), ("import CoreGraphics\n", "import UIKit\n"),
      ("import os.log\n", "import os\n"),
      ("import struct os.Logger\n", "import os\n"),
      ("import Firebase\n", "import Firebase\n"),
      ("import struct FirebaseAuth.User\n", "import Firebase\n"),
      (
        "import Firebase\nvar a: FirebaseAuth.User?\n",
        "import Firebase\nvar a: Firebase.User?\n"
      ),
      ("var a: FirebaseAuth.User?\n", "var a: FirebaseAuth.User?\n"),
      (
        "import Firebase\nif let a = try b.data(as: C.self) {}\n",
        "import Firebase\nif let a = try b.data(optionallyAs: C.self) {}\n"
      ),
      (
        "import Firebase\nlet a = try b.data(as: C.self)\n",
        "import Firebase\nlet a = try b.data(as: C.self)\n"
      ),
      ("import MapKit\n", "import ScrollworkMaps\n"),
      ("import Charts\n", "import Charts\n"),
      ("import Charts\nlet a: BarChartView\n", "import DGCharts\nlet a: BarChartView\n"),
      (
        "import CoreGraphics\nlet a: CoreGraphics.CGFloat\n",
        "import UIKit\nlet a: UIKit.CGFloat\n"
      ),
      ("let a = DeveloperToolsSupport.Preview.b\n", "let a = SwiftUI.Preview.b\n"),
      ("import Mine\n", "import Mine\n"), ("// import Foundation\n", "// import Foundation\n"),
      ("let a: Foundation.Date\n", "let a: ScrollworkFoundation.Date\n"),
      (
        "@NSManaged var a: Int // b\n",
        "           var a: Int { get { managedValue(\"a\") } set { setManagedValue(newValue, \"a\") } }"
          + " // b\n"
      ),
      ("@NSManaged func a()\n", "@NSManaged func a()\n"),
      ("@Model\nfinal class A {\n}", "@Model\nfinal class A : PersistentModel {\n}"),
      ("@Model class A: B {\n}", "@Model class A: B , PersistentModel {\n}"),
      ("@Query var a: [A]\n", "@Query() var a: [A]\n"),
      ("@Query(sort: \\.b) var a: [A]\n", "@Query(sort: \\.b) var a: [A]\n"),
      (
        "extension UINavigationController {\n override open func viewDidLoad() { super.viewDidLoad() }\n}",
        "extension UINavigationController {\n @_dynamicReplacement(for: viewDidLoad()) "
          + "open func viewDidLoad_extension() { super.viewDidLoad() }\n}"
      ),
      (
        "extension Mine {\n override func viewDidLoad() {}\n}",
        "extension Mine {\n override func viewDidLoad() {}\n}"
      ),
      (
        "class A: B {\n var b: C = {\n c.addTarget(self, action: d)\n return c }()\n}",
        "class A: B {\n var b: C = {\n c.addTarget(_nil, action: d)\n return c }()\n}"
      ),
      (
        "class A: B {\n lazy var b: C = {\n c.addTarget(self, action: d) }()\n}",
        "class A: B {\n lazy var b: C = {\n c.addTarget(self, action: d) }()\n}"
      ),
      (
        "class A: B {\n func b() { c.addTarget(self, action: d) }\n}",
        "class A: B {\n func b() { c.addTarget(self, action: d) }\n}"
      ),
    ] as [(String, String)])
  func `is one for an iPhone`(text: String, result: String) {
    #expect(PlatformText.text(of: SourceText(text)) == result)
  }

  @Test func `declares outlets and actions for storyboards`() {
    let source = SourceText(
      """
      class A: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var buttons: [UIButton]!
        @IBAction func tap() {}
        @IBAction func go(_ sender: UIButton, event: UIEvent) {}
        @IBAction private func send(sender: Any) { if true { } }
      }
      extension B { @IBAction func undo(_ sender: [Int]) {} }
      """)
    let found = InterfaceDeclarations(source)
    #expect(found.outlets.map { $0.type + "." + $0.name } == ["A.label", "A.buttons"])
    #expect(
      found.actions.map { $0.type + "." + $0.method + " " + $0.selector } == [
        "A.tap tap", "A.go(_:event:) go:event:", "A.send(sender:) sendWithSender:",
        "B.undo(_:) undo:",
      ])
    #expect(!source.withoutObjectiveC().contains("private"))
  }

  @Test func `has the classes of a model beside it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "scrollwork-models-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = folder.appending(path: "Shop.xcdatamodeld/Shop.xcdatamodel")
    try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Views"), withIntermediateDirectories: true)
    try """
    <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
      <attribute name="title" optional="YES" attributeType="String"/>
      <attribute name="count" attributeType="Integer 16" defaultValueString="2"
        usesScalarValueType="YES"/>
      <relationship name="shop" maxCount="1" destinationEntity="Shop" inverseName="items"/>
    </entity><entity name="Shop" representedClassName="Shop" codeGenerationType="class">
      <relationship name="items" toMany="YES" destinationEntity="Item" inverseName="shop"/>
    </entity><entity name="Own" representedClassName="Own"></entity></model>
    """.write(to: model.appending(path: "contents"), atomically: true, encoding: .utf8)
    let paths = ["Views/A.swift", "B.swift"].map { folder.appending(path: $0).path }
    let code = CoreDataModels(near: paths).code
    for line in [
      "public class Item: NSManagedObject {", "@ManagedValue public var `title`: String? = nil",
      "@ManagedValue public var `count`: Int16 = 2", "public var `shop`: Shop? = nil",
      "func addToItems(_ value: Item) {", "value.shop = self", "extension Shop: Identifiable {}",
    ] {
      #expect(code.contains(line))
    }
    #expect(!code.contains("Own"))
    // The compiler tells the line of an entity.
    let place = "Shop.xcdatamodel/contents\", line: 6)\npublic class Shop: NSManagedObject"
    #expect(code.contains(place), "\(code)")
  }

  @Test func `leave out the names of models that Swift has not`() throws {
    let folder = try TemporaryFolder()
    let model = folder.url.appending(path: "M.xcdatamodeld/M.xcdatamodel")
    try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
    try Data(
      """
      <model><entity name="A-B" representedClassName="A-B" codeGenerationType="class">
        <attribute name="title" attributeType="String"/>
      </entity><entity name="a &quot;b" representedClassName="Good" codeGenerationType="class">
        <attribute name="a-b" attributeType="String"/><attribute name="class" attributeType="String"/>
        <attribute name="n" attributeType="Integer 16" defaultValueString="x" usesScalarValueType="YES"/>
        <relationship name="other" destinationEntity="A-B"/>
        <relationship name="gone" toMany="YES" destinationEntity="Missing"/>
        <relationship name="default" toMany="YES" destinationEntity="a &quot;b"/>
      </entity></model>
      """.utf8
    ).write(to: model.appending(path: "contents"))
    let models = CoreDataModels(near: [folder.url.appending(path: "A.swift").path])
    for part in ["A-B", "a-b", "other", "gone", "Missing"] {
      #expect(!models.code.contains(part), "\(part)")
    }
    for part in [
      #"(entityName: "a \"b")"#, "var `class`: String?", "var `n`: Int16 = 0", "`default` = all",
    ] {
      #expect(models.code.contains(part), "\(part): \(models.code)")
    }
    let path = folder.url.appending(path: "M.xcdatamodeld").path
    #expect(
      models.notes == [
        #"\#(path): left out, as it is no name in Swift: the class "A-B" of the entity "A-B""#,
        #"\#(path): left out, as it is no name in Swift: "a-b" of the entity "a \"b""#,
      ])
  }
}
