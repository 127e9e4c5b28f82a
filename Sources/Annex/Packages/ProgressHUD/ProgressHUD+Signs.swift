import ScrollworkActivitySigns
import ScrollworkHostedContent
import ScrollworkUIKit

extension ProgressHUD {
  private static var signFrame: CGRect {
    CGRect(x: 0, y: 0, width: mediaSize, height: mediaSize)
  }

  /// The spinner of a kind; nil for `.none`.
  static func spinner(_ type: AnimationType) -> UIView? {
    switch type {
    case .none: return nil
    case .sfSymbolBounce: return image(UIImage(systemName: animationSymbol))
    case .systemActivityIndicator, .activityIndicator:
      let view = UIView(frame: signFrame)
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.color = colorAnimation
      spinner.center = CGPoint(x: mediaSize / 2, y: mediaSize / 2)
      let scale = mediaSize / spinner.frame.width
      spinner.transform = CGAffineTransform(scaleX: scale, y: scale)
      spinner.startAnimating()
      view.addSubview(spinner)
      return view
    default:
      let sign = HostedContentView(frame: signFrame)
      sign.show(ActivitySign(look: type.look, color: Color(uiColor: colorAnimation)))
      return sign
    }
  }

  /// An image in the square of signs.
  static func image(_ image: UIImage?) -> UIView {
    let view = UIImageView(image: image)
    (view.tintColor, view.contentMode, view.frame) = (colorAnimation, .scaleAspectFit, signFrame)
    return view
  }

  /// The drawn sign of an end, whose strokes are drawn one after the other.
  static func liveSign(_ icon: LiveIcon) -> UIView {
    let view = UIView(frame: signFrame)
    let strokes: [[(CGFloat, CGFloat)]] =
      switch icon {
      case .succeed: [[(0.15, 0.5), (0.5, 0.8), (1, 0.25)]]
      case .failed: [[(0.15, 0.15), (0.85, 0.85)], [(0.15, 0.85), (0.85, 0.15)]]
      case .added: [[(0.1, 0.5), (0.9, 0.5)], [(0.5, 0.1), (0.5, 0.9)]]
      }
    let delay = isShown ? 0 : 0.25
    for (number, points) in strokes.enumerated() {
      let path = UIBezierPath()
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: point.0 * mediaSize, y: point.1 * mediaSize)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      let layer = CAShapeLayer()
      (layer.path, layer.frame) = (path.cgPath, signFrame)
      (layer.fillColor, layer.strokeColor) = (nil, colorAnimation.cgColor)
      (layer.lineWidth, layer.lineCap, layer.lineJoin) = (9, .round, .round)
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      (animation.fromValue, animation.toValue) = (0, 1)
      animation.duration = icon == .succeed ? 0.25 : 0.15
      animation.beginTime = CACurrentMediaTime() + delay + 0.25 * Double(number)
      animation.fillMode = .backwards
      layer.add(animation, forKey: "animation")
      view.layer.addSublayer(layer)
    }
    return view
  }

  /// A ring around the percentage of a progress.
  static func progressSign(_ value: CGFloat) -> UIView {
    let view = UIView(frame: signFrame)
    let center = CGPoint(x: mediaSize / 2, y: mediaSize / 2)
    for (radius, width, end) in [
      (mediaSize / 2, CGFloat(3), CGFloat(1)), (mediaSize / 2 - 5, 7, value),
    ] {
      let layer = CAShapeLayer()
      layer.path =
        UIBezierPath(
          arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: .pi * 1.5,
          clockwise: true
        ).cgPath
      layer.frame = signFrame
      (layer.fillColor, layer.strokeColor) = (nil, colorProgress.cgColor)
      (layer.lineWidth, layer.strokeEnd) = (width, min(max(end, 0), 1))
      view.layer.addSublayer(layer)
    }
    let label = UILabel(frame: signFrame)
    (label.text, label.textColor) = ("\(Int(value * 100))%", colorProgress)
    label.textAlignment = .center
    view.addSubview(label)
    return view
  }
}
