import Foundation
import ScrollworkDrawing
public import ScrollworkEnvironment
public import ScrollworkViews

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// As small as can be.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// As large as can be.
  case extraLarge

  /// The side of the square that spokes turn in.
  ///
  /// - Source: measured by others: `UIActivityIndicatorView` is 20 points large, or 37.
  var spinner: CGFloat {
    switch self {
    case .mini, .small, .regular: 20
    case .large, .extraLarge: 37
    }
  }

  /// The room around the label of a button that has a ground.
  ///
  /// - Source: chosen, so that a line of text makes it about 28, 34 and 50 points high, as pictures of
  ///   iOS 17 show.
  var buttonMargins: (horizontal: CGFloat, vertical: CGFloat) {
    switch self {
    case .mini, .small: (10, 5)
    case .regular: (12, 7)
    case .large, .extraLarge: (20, 15)
    }
  }

  /// The corners of a button's ground.
  ///
  /// - Source: chosen, after pictures of iOS 17.
  var buttonCorner: CGFloat {
    switch self {
    case .mini, .small: 6
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }

  /// The font of a button's label that has none of its own.
  var buttonFont: Font {
    switch self {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }
}

extension View {
  /// Sets how large the controls inside are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
