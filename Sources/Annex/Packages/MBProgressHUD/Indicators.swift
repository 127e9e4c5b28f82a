import ScrollworkUIKit

/// An indicator of a progress.
@MainActor protocol ProgressIndicator: UIView {
  var progress: Float { get set }
}

/// A ring that is drawn as far as a task has progressed.
final class RoundIndicator: UIView, ProgressIndicator {
  private let arc = CAShapeLayer()

  var progress: Float = 0 { didSet { arc.strokeEnd = CGFloat(min(max(progress, 0), 1)) } }

  /// Creates an indicator; one that is not annular has a broad ring within its outline.
  init(color: UIColor, isAnnular: Bool) {
    super.init(frame: CGRect(x: 0, y: 0, width: 37, height: 37))
    let (track, faint) = (CAShapeLayer(), color.withAlphaComponent(0.1).cgColor)
    let width: CGFloat = isAnnular ? 2 : 4
    (track.path, arc.path) = (circle(lineWidth: 2), circle(lineWidth: width))
    track.fillColor = isAnnular ? nil : faint
    track.strokeColor = isAnnular ? faint : color.cgColor
    (arc.fillColor, arc.strokeColor) = (nil, color.cgColor)
    (track.lineWidth, arc.lineWidth, arc.strokeEnd) = (2, width, 0)
    if isAnnular { arc.lineCap = .square }
    for layer in [track, arc] {
      layer.frame = bounds
      self.layer.addSublayer(layer)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func circle(lineWidth: CGFloat) -> CGPath {
    UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: (bounds.width - lineWidth) / 2,
      startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: true
    ).cgPath
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }
}

/// A bar that is filled as far as a task has progressed.
final class BarIndicator: UIView, ProgressIndicator {
  private let fill = CALayer()

  var progress: Float = 0 {
    didSet { fill.frame.size.width = max(0, CGFloat(min(progress, 1)) * 120 - 4) }
  }

  init(color: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 10))
    let (outline, inside) = (CALayer(), CALayer())
    outline.frame = bounds.insetBy(dx: 1, dy: 1)
    (outline.borderWidth, outline.cornerRadius) = (2, 4)
    outline.borderColor = color.cgColor
    inside.frame = bounds.insetBy(dx: 4, dy: 4)
    (inside.cornerRadius, inside.masksToBounds) = (1, true)
    fill.frame = CGRect(x: 0, y: 0, width: 0, height: 2)
    fill.backgroundColor = color.cgColor
    inside.addSublayer(fill)
    layer.addSublayer(outline)
    layer.addSublayer(inside)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 10) }
}

/// The button of a message, with an outline.
final class RoundedButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = 1
    layer.cornerRadius = (bounds.height / 2).rounded(.up)
    layer.borderColor = titleColor(for: .normal)?.cgColor
  }

  override var intrinsicContentSize: CGSize {
    guard !(title(for: .normal) ?? "").isEmpty else { return .zero }
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 20, height: size.height)
  }
}
