public import ScrollworkDrawing
import ScrollworkScript
public import ScrollworkViews

extension Image {
  /// Creates an image of UIKit's; a symbol has the size of its configuration, or that of the text.
  public init(uiImage: UIImage, fileID: StaticString = #fileID, line: UInt = #line) {
    switch uiImage.source {
    case .named(let name): self.init(name, fileID: fileID, line: line)
    case .asset(let asset): self.init(asset)
    case .symbol(let name):
      self.init(
        SymbolContent(
          name: name, location: SourceLocation(fileID: fileID, line: line),
          configuration: uiImage.look.symbol))
    case .nothing: self.init(nil)
    }
    slices = uiImage.look.slices
    tint = uiImage.look.tint.map { Color(uiColor: $0) }
    switch uiImage.look.mode {
    case .automatic: break
    case .alwaysOriginal: templateMode = tint == nil ? .original : .template
    case .alwaysTemplate:
      templateMode = .template
      // The place's tint replaces the image's own.
      tint = nil
    }
  }
}
