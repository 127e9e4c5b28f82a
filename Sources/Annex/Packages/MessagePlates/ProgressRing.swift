package import ScrollworkUIKit

/// A circle that is drawn as far as a task has progressed.
package final class ProgressRing: UIView {
  private let track = CAShapeLayer()
  private let arc = CAShapeLayer()
  private let radius: CGFloat

  /// Creates a ring without progress; `inset` is the room around it, by default its thickness.
  package init(
    radius: CGFloat, thickness: CGFloat, color: UIColor, trackAlpha: CGFloat = 0.1,
    inset: CGFloat? = nil
  ) {
    self.radius = radius
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let length = (radius + (inset ?? thickness)) * 2
    let center = CGPoint(x: length / 2, y: length / 2)
    let circle = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: .pi * 1.5,
      clockwise: true)
    for layer in [track, arc] {
      layer.path = circle.cgPath
      layer.fillColor = nil
      layer.lineWidth = thickness
      layer.lineCap = .round
      layer.frame = CGRect(x: 0, y: 0, width: length, height: length)
      self.layer.addSublayer(layer)
    }
    track.strokeColor = color.withAlphaComponent(trackAlpha).cgColor
    arc.strokeColor = color.cgColor
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: length),
      heightAnchor.constraint(equalToConstant: length),
    ])
  }

  package required init?(coder: NSCoder) { nil }

  /// The progress, from 0 to 1.
  package var progress: CGFloat = 0 {
    didSet { arc.strokeEnd = min(max(progress, 0), 1) }
  }
}
