import ScrollworkSnapKit
import ScrollworkThen
import ScrollworkUIKit
import Testing

@Suite @MainActor struct `SnapKit` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func added(_ view: UIView = UIView()) -> UIView {
    root.addSubview(view)
    return view
  }

  private func frame(_ view: UIView) -> [CGFloat] {
    root.layoutIfNeeded()
    let frame = view.frame
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  @Test func `makes constraints of edges, sizes and centers`() {
    let (box, other) = (added(), added())
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    }
    #expect(frame(box) == [20, 10, 240, 160])
    other.snp.makeConstraints { make in
      make.top.leading.equalTo(box).offset(5)
      make.width.equalTo(box.snp.height).dividedBy(2)
      make.height.equalTo(50).priority(.high)
    }
    #expect(frame(other) == [25, 15, 80, 50])
    other.snp.remakeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(CGSize(width: 40, height: 20))
    }
    #expect(frame(other) == [130, 90, 40, 20])
    other.snp.remakeConstraints { make in
      make.horizontalEdges.equalToSuperview().inset(16)
      make.bottom.equalTo(root.safeAreaLayoutGuide).inset(4)
      make.height.equalToSuperview().multipliedBy(0.1)
    }
    #expect(frame(other) == [16, 176, 268, 20])
    other.snp.removeConstraints()
    #expect(root.constraints.count == 4)
  }

  @Test func `changes constants later`() throws {
    let box = added()
    var height: Constraint?
    box.snp.makeConstraints { make in
      make.top.left.equalTo(10)
      make.width.equalTo(100).labeled("width")
      height = make.height.equalTo(20).constraint
    }
    #expect(frame(box) == [10, 10, 100, 20])
    height?.update(offset: 30)
    box.snp.updateConstraints { make in make.width.equalTo(120) }
    #expect(frame(box) == [10, 10, 120, 50])
    #expect(height?.isActive == true)
    height?.deactivate()
    #expect(height?.isActive == false)
  }

  @Test func `goes with Then`() {
    let label = UILabel().then {
      $0.text = "a"
      $0.textAlignment = .center
    }
    #expect(label.text == "a")
    #expect(UIView().then { $0.tag = 3 }.tag == 3)
    #expect(CGPoint.zero.with { $0.x = 2 } == CGPoint(x: 2, y: 0))
  }
}
