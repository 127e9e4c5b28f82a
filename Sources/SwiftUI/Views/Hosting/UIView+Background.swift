import Foundation
package import ScrollworkDrawing
package import ScrollworkEnvironment
import ScrollworkGeometry
package import ScrollworkUIScrolling

extension UIView {
  /// The background at a time, in the color scheme of an environment; nil for none.
  package func backgroundColor(
    at time: Double, in environment: EnvironmentValues
  ) -> Color.Resolved? {
    let animated = madeLayer?.animatedBackground(at: time).map { UIColor(cgColor: $0) }
    let new = (animated ?? backgroundColor).map { Color(uiColor: $0).resolve(in: environment) }
    guard let (old, share) = motions.fadingBackground(at: time) else { return new }
    let from = Color(uiColor: old).resolve(in: environment)
    let to = new ?? from.opacity(0)
    func mix(_ a: Double, _ b: Double) -> Double { a * share + b * (1 - share) }
    return Color.Resolved(
      red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
      opacity: mix(from.opacity, to.opacity))
  }
}

extension Node {
  /// The UIKit scroll view that the node shows; nil for other views.
  package var hostedScrollView: UIScrollView? { hostedView as? UIScrollView }
}
