public import ScrollworkDrawing
public import ScrollworkViews

extension Image {
  /// Creates an image from UIKit's.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .nothing: self = Image("")
    case .named(let name): self = Image(name)
    case .symbol(let name): self = Image(systemName: name)
    }
  }
}
