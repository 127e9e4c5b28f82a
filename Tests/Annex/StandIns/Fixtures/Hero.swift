// At 0, 0.4, 1.5.
import Hero
import SwiftUI
import UIKit

private final class Detail: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .yellow
    let title = UILabel(frame: CGRect(x: 20, y: 400, width: 200, height: 30))
    title.text = "detail"
    title.hero.id = "title"
    view.addSubview(title)
  }
}

private final class Overview: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    let appearance: (HeroConditionalContext) -> Bool = { $0.isAppearing && $0.isPresenting }
    let modifiers: [HeroModifier] = [
      .fade, .translate(y: 100), .when(appearance, .scale(0.5)), .whenPresenting(.delay(0.1)),
    ]
    let extended: HeroExtension<UIView> = title.hero
    extended.modifiers = modifiers
    Hero.shared.apply(modifiers: modifiers, to: title)
    title.text = "\(title.hero.modifiers?.count ?? 0) modifiers \(Hero.shared.isTransitioning)"
    view.addSubview(title)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let detail = Detail()
    detail.hero.isEnabled = true
    detail.hero.modalAnimationType = HeroDefaultAnimationType.selectBy(
      presenting: .fade, dismissing: .slide(direction: HeroDefaultAnimationType.Direction.down))
    detail.modalPresentationStyle = .fullScreen
    present(detail, animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { detail.hero.dismissViewController() }
  }
}

private struct Host: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Overview { Overview() }
  func updateUIViewController(_ controller: Overview, context: Context) {}
}

struct HeroFixture: View {
  var body: some View { Host() }
}
