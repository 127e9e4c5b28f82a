public import Foundation
public import ScrollworkEnvironment

/// How far a scene is in the foreground: a scene that is rendered is active.
public enum ScenePhase: Comparable, Sendable {
  /// Not seen.
  case background
  /// Seen, without touches.
  case inactive
  /// Seen and touched.
  case active
}

/// An action that asks for a review in the store, whose question is not shown.
public struct RequestReviewAction: Sendable {
  /// Asks.
  public func callAsFunction() {}
}

/// An action that opens a window, of which an iPhone has one.
public struct OpenWindowAction: Sendable {
  /// Leaves the window as it is.
  public func callAsFunction(id: String) {}

  /// Leaves the window as it is.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Leaves the window as it is.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that closes a window, of which an iPhone has one.
public struct DismissWindowAction: Sendable {
  /// Leaves the window as it is.
  public func callAsFunction(id: String) {}
}

extension EnvironmentValues {
  private enum PhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
  }

  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
  }

  /// How far the scene is in the foreground.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }

  /// The time zone; Greenwich's by default.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar; the Gregorian one of the locale and the time zone by default.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      (calendar.locale, calendar.timeZone) = (locale, timeZone)
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The action that asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// The action that opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// The action that closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether several windows can be open: never on an iPhone.
  public var supportsMultipleWindows: Bool { false }

  /// Whether a screen reader is on: no.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the device is used by switches: no.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether colors are inverted: no.
  public var accessibilityInvertColors: Bool { false }

  /// Whether buttons have shapes: no.
  public var accessibilityShowButtonShapes: Bool { false }
}
