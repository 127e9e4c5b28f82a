import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import Testing
import ViewTestSupport

/// A property of a view of UIKit, set to a number.
private struct NumericProperty: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let set: @MainActor @Sendable (UILabel, UIScrollView, CGFloat) -> Void

  init(
    _ name: String, _ set: @escaping @MainActor @Sendable (UILabel, UIScrollView, CGFloat) -> Void
  ) {
    (testDescription, self.set) = (name, set)
  }

  static let all: [NumericProperty] = [
    .init("frame") { label, _, n in label.frame = CGRect(x: n, y: n, width: n, height: n) },
    .init("bounds") { label, _, n in label.bounds = CGRect(x: n, y: 0, width: 20, height: n) },
    .init("center") { label, _, n in label.center = CGPoint(x: n, y: n) },
    .init("alpha") { label, _, n in label.alpha = n },
    .init("transform") { label, _, n in
      label.transform = CGAffineTransform(a: n, b: n, c: 0, d: 1, tx: n, ty: 0)
    },
    .init("cornerRadius") { label, _, n in
      label.layer.cornerRadius = n
      label.layer.masksToBounds = true
    },
    .init("borderWidth") { label, _, n in label.layer.borderWidth = n },
    .init("shadow") { label, _, n in
      label.layer.shadowOpacity = Float(n)
      label.layer.shadowRadius = n
      label.layer.shadowOffset = CGSize(width: n, height: 1)
    },
    .init("transform3D") { label, _, n in
      label.layer.transform = CATransform3DMakeRotation(n, 1, n, 0)
    },
    .init("zPosition") { label, _, n in label.layer.zPosition = n },
    .init("anchorPoint") { label, _, n in label.layer.anchorPoint = CGPoint(x: n, y: 0.5) },
    .init("font") { label, _, n in label.font = .systemFont(ofSize: n) },
    .init("minimumScaleFactor") { label, _, n in
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = n
    },
    .init("preferredMaxLayoutWidth") { label, _, n in
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = n
      label.sizeToFit()
    },
    .init("constraints") { label, _, n in
      label.translatesAutoresizingMaskIntoConstraints = false
      label.widthAnchor.constraint(equalToConstant: n).isActive = true
      label.heightAnchor.constraint(equalTo: label.widthAnchor, multiplier: n).isActive = true
    },
    .init("contentInset") { _, scroll, n in
      scroll.contentInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
    },
    .init("contentSize") { _, scroll, n in scroll.contentSize = CGSize(width: n, height: n) },
    .init("contentOffset") { _, scroll, n in scroll.contentOffset = CGPoint(x: n, y: n) },
    .init("setContentOffset") { _, scroll, n in
      scroll.setContentOffset(CGPoint(x: n, y: n), animated: true)
    },
    .init("scrollRectToVisible") { _, scroll, n in
      scroll.scrollRectToVisible(CGRect(x: n, y: n, width: n, height: n), animated: true)
    },
    .init("zoomScale") { _, scroll, n in
      scroll.minimumZoomScale = n
      scroll.maximumZoomScale = n
      scroll.zoomScale = n
    },
    .init("a paged frame") { _, scroll, n in
      scroll.isPagingEnabled = true
      scroll.frame.size = CGSize(width: n, height: 60)
    },
    .init("decelerationRate") { _, scroll, n in
      scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: n)
    },
    .init("an animation") { label, _, n in
      UIView.animate(withDuration: Double(n), delay: Double(n)) { label.frame.origin.x = n }
    },
    .init("a spring") { label, _, n in
      UIView.animate(
        withDuration: 0.2, delay: 0, usingSpringWithDamping: n, initialSpringVelocity: n
      ) { label.alpha = 0.5 }
    },
  ]
}

/// No number that code sets is a trap: what cannot be drawn is a problem of the scene.
@MainActor @Suite struct `A number of a UIKit view` {
  private struct Hosted: UIViewRepresentable {
    let property: NumericProperty
    let number: CGFloat

    func makeUIView(context: Context) -> UIScrollView {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 400)
      let label = UILabel(frame: CGRect(x: 9, y: 9, width: 60, height: 20))
      label.text = "words of a label"
      label.backgroundColor = .red
      scroll.addSubview(label)
      property.set(label, scroll, number)
      return scroll
    }

    func updateUIView(_ view: UIScrollView, context: Context) {}
  }

  @Test(arguments: NumericProperty.all) fileprivate func `is drawn, or is a problem`(
    property: NumericProperty
  ) {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0, -0.0, 1e18, -1e18, -1, 1e5,
    ]
    for number in numbers {
      let stage = Stage(
        canvas: CGSize(width: 100, height: 100),
        script: [.drag(by: CGVector(dx: 0, dy: -60), over: 0.2), .wait(0.3)]
      ) { Hosted(property: property, number: number) }
      for time in [0, 0.1, 0.4] { _ = stage.still(at: time).displayList.dump }
    }
  }
}
