public import Foundation

/// The size of a preview in an editor.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of the preview device.
  case device
  /// The ideal size of the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview in an editor.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

// Preview modifiers affect editors only: a scene defines its own canvas.
extension View {
  /// Sets the layout of the preview in an editor.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device of the preview in an editor.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the display name of the preview in an editor.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}

/// The orientation of a device in a preview.
public struct InterfaceOrientation: Hashable, Sendable {
  private let turns: Int

  /// Upright.
  public static let portrait = InterfaceOrientation(turns: 0)
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(turns: 1)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(turns: 2)
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(turns: 3)
}

extension View {
  /// Accepted without effect: previews are for editors.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
