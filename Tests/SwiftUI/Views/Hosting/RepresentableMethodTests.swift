import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkUIScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A UIKit view of 30 × 20 points on red, which notes each method once in a row.
private struct Plate: UIViewRepresentable {
  let log: Log

  func makeCoordinator() -> Log {
    log.add("\(#function)")
    return log
  }

  func makeUIView(context: Context) -> UIView {
    context.coordinator.add("\(#function)")
    let view = UIView()
    view.backgroundColor = .red
    return view
  }

  func updateUIView(_ view: UIView, context: Context) { context.coordinator.add("\(#function)") }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIView, context: Context
  ) -> CGSize? {
    context.coordinator.add("\(#function)")
    return CGSize(width: 30, height: 20)
  }

  static func dismantleUIView(_ view: UIView, coordinator: Log) { coordinator.add("\(#function)") }
}

private struct Going: View {
  let log: Log
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere { Plate(log: log).id("plate") }
      Color.blue.frame(height: 20).accessibilityIdentifier("gone").onTapGesture { isThere = false }
    }
  }
}

/// Source: documented, the reference page of `UIViewRepresentable`.
@MainActor @Suite struct `The methods of a UIViewRepresentable` {
  @Test func `make, update, measure and dismantle its view`() {
    let log = Log()
    let stage = Stage(script: [.tap("gone"), .wait(0.1)]) { Going(log: log) }
    _ = stage.duration
    #expect(log.lines.prefix(2) == ["makeCoordinator()", "makeUIView(context:)"])
    #expect(log.lines.contains("updateUIView(_:context:)"))
    #expect(log.lines.contains("sizeThatFits(_:uiView:context:)"))
    let size = Stage { Plate(log: Log()).id("plate") }.frame("plate")?.size
    #expect(size == CGSize(width: 30, height: 20))
    #expect(log.lines.last == "dismantleUIView(_:coordinator:)")
    #expect(log.lines.filter { $0.hasPrefix("make") }.count == 2)
  }

  private struct Sheet: UIViewRepresentable {
    func makeUIView(context: UIViewRepresentableContext<Sheet>) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: UIViewRepresentableContext<Sheet>) {
      view.backgroundColor = context.environment.colorScheme == .dark ? .white : .red
    }
  }

  @Test func `can be left out: then it takes the space it is offered`() {
    let stage = Stage { Sheet().id("sheet").frame(width: 60, height: 40) }
    #expect(stage.frame("sheet")?.size == CGSize(width: 60, height: 40))
  }

  @Test func `paint the background color of the view`() {
    let dump = Stage { Plate(log: Log()) }.still(at: 0).displayList.dump
    #expect(dump.contains("#ff0000") && dump.contains("30x20"), "\(dump)")
    let sheet = Stage { Sheet() }.still(at: 0).displayList.dump
    #expect(sheet.contains("#ff0000"))
  }
}
