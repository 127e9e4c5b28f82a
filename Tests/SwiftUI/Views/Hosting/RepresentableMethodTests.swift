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

/// A UIKit view with a natural size of 39 × 20 points.
private struct Natural: UIViewRepresentable {
  final class Fixed: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 39, height: 20) }
  }

  let hugging: Float
  let resistance: Float

  func makeUIView(context: Context) -> UIView {
    let view = Fixed()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
    }
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
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

  /// Source: measured on Apple's frameworks.
  @Test(
    arguments: [
      (250, 750, [200, 60], [200, 60]), (749, 750, [200, 60], [200, 60]),
      (750, 750, [200, 60], [39, 20]), (250, 749, [30, 10], [30, 10]),
      (250, 750, [30, 10], [39, 20]), (250, 250, [], [39, 20]),
    ] as [(Double, Double, [Double], [Double])])
  func `keep the natural size of the view by its priorities of 750 and more`(
    hugging: Double, resistance: Double, proposed: [Double], size: [Double]
  ) {
    let stage = Stage(canvas: CGSize(width: 300, height: 200)) {
      let view = Natural(hugging: Float(hugging), resistance: Float(resistance)).id("view")
      if proposed.isEmpty {
        view.fixedSize()
      } else {
        ZStack { view }.frame(width: proposed[0], height: proposed[1])
      }
    }
    #expect(stage.frame("view")?.size == CGSize(width: size[0], height: size[1]))
  }

  /// Source: measured on Apple's frameworks.
  @Test func `give a plain view no size where none is proposed`() {
    let stage = Stage(canvas: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        Sheet().fixedSize()
        Color.red.frame(width: 10, height: 10).id("beside")
      }
    }
    #expect(stage.frame("beside")?.minX == 45)
  }

  /// Source: measured on Apple's frameworks.
  @Test func `have their first baseline at the top and their last at the bottom`() {
    func edges(_ alignment: VerticalAlignment) -> (plate: CGRect?, bar: CGRect?) {
      let stage = Stage {
        HStack(alignment: alignment, spacing: 0) {
          Plate(log: Log()).id("plate")
          Color.blue.frame(width: 10, height: 30).id("bar")
        }
      }
      return (stage.frame("plate"), stage.frame("bar"))
    }
    let (first, last) = (edges(.firstTextBaseline), edges(.lastTextBaseline))
    #expect(first.plate != nil && first.plate?.minY == first.bar?.maxY)
    #expect(last.plate != nil && last.plate?.maxY == last.bar?.maxY)
  }

  @Test func `paint the background color of the view`() {
    let dump = Stage { Plate(log: Log()) }.still(at: 0).displayList.dump
    #expect(dump.contains("#ff0000") && dump.contains("30x20"), "\(dump)")
    let sheet = Stage { Sheet() }.still(at: 0).displayList.dump
    #expect(sheet.contains("#ff0000"))
  }
}
