import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

extension CALayer {
  /// The numbers of a property by its path; nil for what is not known.
  func numbers(forKeyPath keyPath: String) -> [Double]? {
    let parts = LayerNumbers.numbers(of: transform)
    switch keyPath {
    case "opacity": return [Double(opacity)]
    case "hidden": return [isHidden ? 1 : 0]
    case "position": return LayerNumbers.numbers(of: position)
    case "position.x": return [Double(position.x)]
    case "position.y": return [Double(position.y)]
    case "bounds": return LayerNumbers.numbers(of: bounds)
    case "bounds.size": return LayerNumbers.numbers(of: bounds.size)
    case "bounds.size.width": return [Double(bounds.width)]
    case "bounds.size.height": return [Double(bounds.height)]
    case "transform": return parts
    case "transform.scale", "transform.scale.x": return [parts[0]]
    case "transform.scale.y": return [parts[1]]
    case "transform.rotation", "transform.rotation.z": return [parts[2]]
    case "transform.rotation.x", "transform.rotation.y": return [0]
    case "transform.translation": return [parts[4], parts[5]]
    case "transform.translation.x": return [parts[4]]
    case "transform.translation.y": return [parts[5]]
    default: return LayerNumbers.numbers(of: lookValue(keyPath))
    }
  }

  /// A property of the look by its name.
  func lookValue(_ key: String) -> Any? {
    switch key {
    case "backgroundColor": return backgroundColor ?? CGColor(gray: 1, alpha: 0)
    case "cornerRadius": return cornerRadius
    case "borderWidth": return borderWidth
    case "borderColor": return borderColor
    case "shadowOpacity": return shadowOpacity
    case "shadowRadius": return shadowRadius
    case "shadowOffset": return shadowOffset
    case "shadowColor": return shadowColor
    case "zPosition": return zPosition
    default: break
    }
    if let shape = self as? CAShapeLayer {
      switch key {
      case "path": return shape.path
      case "strokeStart": return shape.strokeStart
      case "strokeEnd": return shape.strokeEnd
      case "lineWidth": return shape.lineWidth
      case "lineDashPhase": return shape.lineDashPhase
      case "fillColor": return shape.fillColor ?? CGColor(gray: 0, alpha: 0)
      case "strokeColor": return shape.strokeColor ?? CGColor(gray: 0, alpha: 0)
      default: break
      }
    }
    if let gradient = self as? CAGradientLayer {
      switch key {
      case "colors": return gradient.colors
      case "locations": return gradient.locations
      case "startPoint": return gradient.startPoint
      case "endPoint": return gradient.endPoint
      default: break
      }
    }
    return nil
  }

  /// Sets a property of the look; returns what restores it, nil for properties that it is not.
  func setNumbers(_ change: LayerChange) -> (() -> Void)? {
    if let path = change.path { return set(\CAShapeLayer.path, path) }
    guard let first = change.value.first else { return nil }
    let number = CGFloat(first)
    let color = change.value.count == 4 ? LayerNumbers.color(change.value[...]) : nil
    let point = CGPoint(x: first, y: change.value.count > 1 ? change.value[1] : first)
    switch change.keyPath {
    case "cornerRadius": return set(\CALayer.cornerRadius, number)
    case "borderWidth": return set(\CALayer.borderWidth, number)
    case "borderColor": return set(\CALayer.borderColor, color)
    case "shadowOpacity": return set(\CALayer.shadowOpacity, Float(number))
    case "shadowRadius": return set(\CALayer.shadowRadius, number)
    case "shadowOffset":
      return set(\CALayer.shadowOffset, CGSize(width: point.x, height: point.y))
    case "shadowColor": return set(\CALayer.shadowColor, color)
    case "backgroundColor": return owner == nil ? set(\CALayer.backgroundColor, color) : nil
    case "strokeStart": return set(\CAShapeLayer.strokeStart, number)
    case "strokeEnd": return set(\CAShapeLayer.strokeEnd, number)
    case "lineWidth": return set(\CAShapeLayer.lineWidth, number)
    case "lineDashPhase": return set(\CAShapeLayer.lineDashPhase, number)
    case "fillColor": return set(\CAShapeLayer.fillColor, color)
    case "strokeColor": return set(\CAShapeLayer.strokeColor, color)
    case "startPoint": return set(\CAGradientLayer.startPoint, point)
    case "endPoint": return set(\CAGradientLayer.endPoint, point)
    case "locations":
      return set(\CAGradientLayer.locations, change.value.map { NSNumber(value: $0) })
    case "colors":
      let colors = stride(from: 0, to: change.value.count - 3, by: 4)
        .map { LayerNumbers.color(change.value[$0..<$0 + 4]) }
      return set(\CAGradientLayer.colors, colors)
    default: return nil
    }
  }

  private func set<Layer: CALayer, Value>(
    _ property: ReferenceWritableKeyPath<Layer, Value>, _ value: Value
  ) -> (() -> Void)? {
    guard let layer = self as? Layer else { return nil }
    let old = layer[keyPath: property]
    layer[keyPath: property] = value
    return { layer[keyPath: property] = old }
  }

  /// The outline between two values of a path; nil for other properties.
  func path(
    between from: Any?, _ to: Any?, at part: Double, forKeyPath keyPath: String
  ) -> CGPath? {
    guard keyPath == "path", let shape = self as? CAShapeLayer else { return nil }
    let start = (from as? CGPath) ?? shape.path
    guard let start, let end = (to as? CGPath) ?? shape.path else { return nil }
    return LayerNumbers.path(start.path, end.path, at: part).map { CGPath($0) }
      ?? (part < 1 ? start : end)
  }
}

extension CALayer: KeyValueStoring {
  /// The value of a property by its name or path.
  public func knownValue(forKey key: String) -> Any? {
    switch key {
    case "frame": frame
    case "bounds": bounds
    case "position": position
    case "opacity": opacity
    case "transform": transform
    case "mask": mask
    case "name": name
    case "hidden": isHidden
    default:
      lookValue(key) ?? numbers(forKeyPath: key).flatMap { $0.count == 1 ? CGFloat($0[0]) : nil }
    }
  }

  /// Sets a property by its name or path.
  public func setKnownValue(_ value: Any?, forKey key: String) -> Bool {
    if key == "name" {
      name = value as? String
      return true
    }
    guard let numbers = LayerNumbers.numbers(of: value) else { return false }
    if owner == nil || !["backgroundColor"].contains(key),
      setNumbers(LayerChange(keyPath: key, value: numbers)) != nil
    {
      return true
    }
    guard self.numbers(forKeyPath: key) != nil else { return false }
    if key == "backgroundColor", numbers.count == 4 {
      backgroundColor = LayerNumbers.color(numbers[...])
      return true
    }
    var shown = UIView.Presentation(
      center: position, size: bounds.size, transform: transform.flat, alpha: CGFloat(opacity))
    shown.apply([LayerChange(keyPath: key, value: numbers)])
    bounds.size = shown.size
    position = shown.center
    setAffineTransform(shown.transform)
    opacity = Float(shown.alpha)
    return true
  }
}
