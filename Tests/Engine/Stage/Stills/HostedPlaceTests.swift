import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkUIScrolling
import ScrollworkViews
import Testing
import ViewTestSupport

@MainActor @Suite struct `A hosted view in reports` {
  private struct Hosted: UIViewRepresentable {
    var log: Log?

    private final class Tapped: UIView {
      var log: Log?
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("tapped")
      }
    }

    func makeUIView(context: Context) -> UIView {
      let root = UIView()
      let scaled = UIView(frame: CGRect(x: 50, y: 60, width: 20, height: 10))
      scaled.transform = CGAffineTransform(scaleX: 2, y: 3)
      scaled.accessibilityIdentifier = "scaled"
      let inner = Tapped(frame: CGRect(x: 5, y: 5, width: 4, height: 2))
      inner.accessibilityIdentifier = "inner"
      inner.log = log
      inner.alpha = 0.5
      scaled.addSubview(inner)
      let turned = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
      turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
      turned.accessibilityIdentifier = "turned"
      for view in [scaled, turned] { root.addSubview(view) }
      return root
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test(arguments: [
    // A scale keeps the center, which is at (60, 65).
    (id: "scaled", frame: CGRect(40, 50, 40, 30)), ("inner", CGRect(50, 65, 8, 6)),
    ("turned", CGRect(20, 10, 20, 40)),
  ]) func `has the frame and the id that are seen`(c: (id: String, frame: CGRect)) throws {
    let stage = Stage(canvas: CGSize(width: 100, height: 200)) { Hosted() }
    let view = try #require(stage.tree(at: 0).all.first { $0.detail("id") == c.id })
    let frame = view.placedFrame
    for (found, expected) in [
      (frame.minX, c.frame.minX), (frame.minY, c.frame.minY), (frame.width, c.frame.width),
      (frame.height, c.frame.height),
    ] { #expect(abs(found - expected) < 1e-9, "\(frame)") }
  }

  @Test func `tells how it is turned and faded, and where it is by its frame alone`() throws {
    let stage = Stage(canvas: CGSize(width: 100, height: 200)) { Hosted() }
    func details(_ id: String) throws -> [String] {
      let view = try #require(stage.tree(at: 0).all.first { $0.detail("id") == id })
      return view.details.dropFirst().map { "\($0.name) \($0.value)" }
    }
    #expect(try details("scaled") == ["transform [2 0 0 3 40 50]"])
    #expect(try details("inner") == ["opacity 0.5"])
  }

  @Test func `is found by scripts by its accessibility identifier`() {
    let log = Log()
    let stage = Stage(
      canvas: CGSize(width: 100, height: 200), script: [.tap("inner"), .wait(0.1)]
    ) { Hosted(log: log) }
    #expect(stage.duration > 0)
    #expect(log.lines == ["tapped"])
  }
}
