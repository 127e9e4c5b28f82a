import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkViews
import ScrollworkScrolling

extension PlacedScrollView {
  /// The indicators at an offset, along the axes whose indicator is not hidden.
  func indicators(offset: CGPoint) -> ScrollIndicators {
    ScrollIndicators(
      ScrollGeometry(
        contentOffset: offset, contentSize: contentSize, contentInsets: scrollInsets(at: offset),
        wholeSize: containerSize),
      margins: configuration.indicatorMargins.mirrored(isRightToLeft) + safeAreaInsets(at: offset),
      axes: indicatorAxes,
      isRightToLeft: isRightToLeft)
  }

  /// The scrolling axes on which the indicator is not hidden.
  var indicatorAxes: Axis.Set {
    Axis.allCases.reduce(into: []) { set, axis in
      let visibility = configuration.indicators[axis] ?? .automatic
      let isHidden = visibility == .never || (visibility == .hidden && !environment.hasMouse)
      if axes.contains(axis), !isHidden {
        set.insert(Axis.Set(axis))
      }
    }
  }

  /// The color of the indicators.
  ///
  /// - Source: measured by others, on iOS 13: black at 0x59 of 255, white at 0x80.
  var indicatorColor: Color.Resolved {
    environment.colorScheme == .dark
      ? Color.Resolved(red: 1, green: 1, blue: 1, opacity: 128.0 / 255)
      : Color.Resolved(red: 0, green: 0, blue: 0, opacity: 89.0 / 255)
  }
}

extension EnvironmentValues {
  private enum MouseKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a mouse is connected.
  var hasMouse: Bool {
    get { self[MouseKey.self] }
    set { self[MouseKey.self] = newValue }
  }
}
