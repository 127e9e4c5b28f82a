/// Something that happens beside the screen, such as a haptic or a sound.
package struct SceneEvent: Hashable, Sendable {
  /// What happens.
  package enum Kind: String, CaseIterable, Sendable {
    /// The device vibrates.
    case haptic
    /// A sound or a voice begins.
    case sound
    /// A URL is opened in another app.
    case openURL
    /// Something is copied.
    case pasteboard
  }

  package let kind: Kind
  /// What it is, such as the style of a haptic or the URL.
  package let detail: String
  /// When it happens, in seconds from the start.
  package let time: Double

  package init(_ kind: Kind, _ detail: String, at time: Double) {
    (self.kind, self.detail, self.time) = (kind, detail, time)
  }

  /// Records an event at the present moment of the scene whose code runs; outside of one nothing
  /// happens.
  package static func record(_ kind: Kind, _ detail: String) {
    Playing.withAgenda { $0.onEvent(SceneEvent(kind, detail, at: $0.time)) }
  }
}
