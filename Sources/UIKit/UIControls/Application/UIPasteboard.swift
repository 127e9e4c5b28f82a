public import Foundation
public import ScrollworkDrawing
import ScrollworkUIScrolling
import ScrollworkViews
import ScrollworkSystem

/// What was copied, as long as the scene lasts; each copy is an event of the trace.
@MainActor @preconcurrency open class UIPasteboard {
  /// The pasteboard of all apps.
  public static var general: UIPasteboard { AppProcess.current.only { UIPasteboard() } }
  /// The text.
  open var string: String? { didSet { note(string) } }
  /// The texts.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The picture.
  open var image: UIImage? { didSet { note(image.map { _ in "image" }) } }
  /// The address.
  open var url: URL? { didSet { note(url?.absoluteString) } }
  /// The color.
  open var color: UIColor? { didSet { note(color.map { _ in "color" }) } }
  /// Whether there is text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }

  private func note(_ copied: String?) {
    if let copied { SceneEvent.record(.pasteboard, copied) }
  }
}
