import Foundation
import ScrollworkDrawing
public import ScrollworkEnvironment
public import ScrollworkViews

/// The size classes of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// A minimally sized control.
  case mini
  /// A proportionally smaller control.
  case small
  /// A control of the default size.
  case regular
  /// A prominently sized control.
  case large
  /// The largest control size.
  case extraLarge

  /// The side of an activity indicator, in points.
  ///
  /// - Source: measured by others: `UIActivityIndicatorView` is 20 points large, or 37.
  var spinner: CGFloat {
    switch self {
    case .mini, .small, .regular: 20
    case .large, .extraLarge: 37
    }
  }

  /// The padding around the label of a bordered button, in points.
  ///
  /// - Source: chosen, so that buttons with a line of text are about 28, 34 and 50 points high, as
  ///   in pictures of iOS 17.
  var buttonMargins: (horizontal: CGFloat, vertical: CGFloat) {
    switch self {
    case .mini, .small: (10, 5)
    case .regular: (12, 7)
    case .large, .extraLarge: (20, 15)
    }
  }

  /// The corner radius of a bordered button, in points.
  ///
  /// - Source: chosen, after pictures of iOS 17.
  var buttonCorner: CGFloat {
    switch self {
    case .mini, .small: 6
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }

  /// The default font of a bordered button's label.
  var buttonFont: Font {
    switch self {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }
}

extension View {
  /// Sets the size of controls within this view.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
