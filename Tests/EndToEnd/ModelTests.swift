import Foundation
import TestSupport
import Testing

/// Models of Core Data whose classes do not compile.
@Suite struct `A model of Core Data` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `tells the line of an entity whose parent's class is nowhere`() throws {
    let model = folder.url.appending(path: "Shop.xcdatamodeld/Shop.xcdatamodel")
    try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
    let text = """
      <model>
        <entity name="Book" representedClassName="Book"/>
        <entity name="Atlas" representedClassName="Atlas" parentEntity="Book" codeGenerationType="class"/>
      </model>
      """
    try Data(text.utf8).write(to: model.appending(path: "contents"))
    let view = """
      import SwiftUI
      struct Rows: View { var body: some View { ScrollView { Color.blue.frame(height: 90) } } }

      """
    try Data(view.utf8).write(to: folder.url.appending(path: "Rows.swift"))
    let result = try BuiltTool.run("inspect Rows.swift --at 0", in: folder.url)
    #expect(result.status == 65)
    let message = "Shop.xcdatamodel/contents:3:21: error: cannot find type 'Book' in scope"
    #expect(result.err.contains(message), "\(result.err)")
  }
}
