extension UIView {
  /// The scroll views among the view and its descendants.
  var scrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    addScrollViews(to: &found)
    return found
  }

  private func addScrollViews(to found: inout [UIScrollView]) {
    if let scroll = self as? UIScrollView { found.append(scroll) }
    for view in subviews { view.addScrollViews(to: &found) }
  }
}
