import Foundation
import ScrollworkDrawing

// Properties by their names, as key-value coding finds them.
extension UIView {
  func property(named key: String) -> Any? {
    switch key {
    case "layer": layer
    case "tag": tag
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "alpha": alpha
    case "hidden", "isHidden": isHidden
    case "backgroundColor": backgroundColor
    case "tintColor": tintColor
    default: nil
    }
  }

  /// Sets a property; returns whether there is one of the name that takes the value.
  func setProperty(named key: String, to value: Any?) -> Bool {
    switch (key, value) {
    case ("tag", let value as Int): tag = value
    case ("frame", let value as CGRect): frame = value
    case ("bounds", let value as CGRect): bounds = value
    case ("center", let value as CGPoint): center = value
    case ("alpha", let value as CGFloat): alpha = value
    case ("alpha", let value as Double): alpha = CGFloat(value)
    case ("hidden", let value as Bool), ("isHidden", let value as Bool): isHidden = value
    case ("backgroundColor", let value as UIColor): backgroundColor = value
    case ("tintColor", let value as UIColor): tintColor = value
    default: return false
    }
    return true
  }
}
