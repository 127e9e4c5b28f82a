// At 0, 0.6.
import SnapKit
import UIKit

private func label<DSL: ConstraintDSL & ConstraintAttributesDSL>(_ dsl: DSL, _ name: String)
  -> String
{
  dsl.label() ?? dsl.target.map { _ in name } ?? "none"
}

extension ConstraintDSL {
  fileprivate func label() -> String? { nil }
}

final class BoxController: UIViewController {
  private let (red, blue, green) = (UIView(), UIView(), UILabel())
  private var height: Constraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    let views: [ConstraintView] = [red, blue, green]
    for part in views { view.addSubview(part) }
    (red.backgroundColor, blue.backgroundColor) = (.systemRed, .systemBlue)
    let guide: ConstraintLayoutGuide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let guideDSL: ConstraintLayoutGuideDSL = guide.snp
    guideDSL.makeConstraints { make in make.edges.equalToSuperview().inset(insets) }
    let dsl: ConstraintViewDSL = red.snp
    dsl.makeConstraints { (make: ConstraintMaker) in
      let both: ConstraintMakerExtendable = make.top.leading
      let related: ConstraintMakerRelatable = both
      let editable: ConstraintMakerEditable = related.equalTo(guide)
      let prioritizable: ConstraintMakerPrioritizable = editable.offset(10)
      let final: ConstraintMakerFinalizable = prioritizable.priority(ConstraintPriority.high)
      final.labeled("corner")
      height = make.height.equalTo(40).constraint
      make.width.equalTo(guide).multipliedBy(half).dividedBy(2)
    }
    let below: ConstraintItem = red.snp.bottom
    blue.snp.makeConstraints { make in
      make.top.equalTo(below).offset(gap)
      make.centerX.equalToSuperview().priority(target)
      make.size.equalTo(CGSize(width: 100, height: 50))
    }
    green.text = label(green.snp, "green")
    green.snp.makeConstraints { make in
      make.directionalHorizontalEdges.equalTo(guide).inset(directional)
      make.bottom.lessThanOrEqualTo(anchor)
    }
    green.snp.contentHuggingVerticalPriority = 900
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      self.height?.update(offset: 80)
      self.blue.snp.remakeConstraints { make in
        make.edges.equalTo(self.red).inset(ConstraintInsets(top: 5, left: 5, bottom: 5, right: 5))
      }
    }
  }

  private var insets: any ConstraintInsetTarget {
    ConstraintInsets(top: 60, left: 20, bottom: 40, right: 20)
  }
  private var directional: any ConstraintDirectionalInsetTarget {
    ConstraintDirectionalInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
  }
  private var half: any ConstraintMultiplierTarget { 0.5 }
  private var gap: any ConstraintOffsetTarget {
    let constant: any ConstraintConstantTarget = 12
    return constant as? Int ?? 0
  }
  private var target: any ConstraintPriorityTarget { 999 }
  private var anchor: any ConstraintRelatableTarget { view.safeAreaLayoutGuide.snp.bottom }
}

#Preview { BoxController() }
