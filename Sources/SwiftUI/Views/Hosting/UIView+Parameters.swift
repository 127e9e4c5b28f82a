import ScrollworkUIScrolling

extension UIView {
  /// The properties that code gave the view and its layer, spelled by name, without those that have their
  /// default.
  var parameterValues: [String: String] {
    var values: [String: String] = [:]
    func add(_ name: String, _ value: Any, unless standard: String) {
      for (name, text) in ParameterSpelling.pairs(of: value, named: name) where text != standard {
        values[name] = text
      }
    }
    if let layer = madeLayer {
      add("cornerRadius", layer.cornerRadius, unless: "0")
      add("borderWidth", layer.borderWidth, unless: "0")
      add("zPosition", layer.zPosition, unless: "0")
      if layer.shadowOpacity != 0 {
        add("shadowOpacity", layer.shadowOpacity, unless: "0")
        add("shadowRadius", layer.shadowRadius, unless: "")
        add("shadowOffset", layer.shadowOffset, unless: "")
      }
    }
    add("clipsToBounds", clipsToBounds, unless: "false")
    guard let scroll = self as? UIScrollView else { return values }
    values["decelerationRate"] = scroll.decelerationRate == .fast ? "fast" : "normal"
    add("isPagingEnabled", scroll.isPagingEnabled, unless: "false")
    add("isScrollEnabled", scroll.isScrollEnabled, unless: "true")
    add("bounces", scroll.bounces, unless: "true")
    let insets = scroll.contentInset
    add("contentInset.top", insets.top, unless: "0")
    add("contentInset.left", insets.left, unless: "0")
    add("contentInset.bottom", insets.bottom, unless: "0")
    add("contentInset.right", insets.right, unless: "0")
    return values
  }
}
