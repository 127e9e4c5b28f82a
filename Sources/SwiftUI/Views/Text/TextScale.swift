import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment

extension Text {
  /// The size of text beside other text.
  public struct Scale: Hashable, Sendable {
    fileprivate let factor: CGFloat

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Smaller, as beside the main text.
    ///
    /// - Source: chosen: four fifths of the font's size.
    public static let secondary = Scale(factor: 0.8)
  }
}

extension View {
  /// Sets the size of text in the view beside other text.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.font) { font in
      guard isEnabled, scale != .default else { return }
      var face = (font ?? .body).face
      let size = (face.size * scale.factor).rounded()
      face = face.scaled(by: size / face.size)
      font = Font(face: face)
    }
  }
}
