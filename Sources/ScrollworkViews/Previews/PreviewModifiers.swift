public import Foundation

/// How an editor frames a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// As the device it shows.
  case device
  /// As large as the view.
  case sizeThatFits
  /// Of a fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device an editor shows a preview on.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// What the device is called.
  public let rawValue: String

  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The device of a name.
  public init(stringLiteral value: String) { rawValue = value }
}

// An editor's business: a scene says its canvas itself.
extension View {
  /// Frames the view in an editor.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Shows the view on a device in an editor.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Names the view in an editor.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
