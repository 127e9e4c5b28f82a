// At 0.2, 0.6, 1.2.
import SkeletonView
import UIKit

final class ProfileController: UIViewController {
  private let (avatar, name, about) = (UIImageView(), UILabel(), UILabel())

  override func viewDidLoad() {
    super.viewDidLoad()
    avatar.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    avatar.layer.cornerRadius = 40
    avatar.image = UIImage(systemName: "person")
    name.frame = CGRect(x: 120, y: 40, width: 200, height: 30)
    about.frame = CGRect(x: 20, y: 120, width: 350, height: 100)
    (name.text, about.text, about.numberOfLines) = ("Ann", "Likes\nlines", 0)
    let looks: SkeletonAppearance.Looks = SkeletonAppearance.default
    (looks.multilineHeight, looks.multilineLastLineFillPercent) = (20, 50)
    (looks.multilineCornerRadius, looks.multilineSpacing) = (6, 8)
    for part in [avatar, name, about] {
      part.isSkeletonable = true
      view.addSubview(part)
    }
    view.isSkeletonable = true
    let gradient = SkeletonGradient(baseColor: .clouds)
    view.showAnimatedGradientSkeleton(
      usingGradient: gradient, transition: SkeletonTransitionStyle.crossDissolve(0.25))
    after(0.5) { self.view.showSkeleton(usingColor: .silver, transition: .none) }
    after(1) {
      self.view.hideSkeleton()
      self.name.text = "active \(self.view.isSkeletonActive)"
    }
  }

  private func after(_ seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
  }
}

#Preview { ProfileController() }
