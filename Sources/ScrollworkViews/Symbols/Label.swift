import Foundation
import ScrollworkLayout

/// A symbol and a title beside each other.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// A title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon, the distance and the title.
  ///
  /// - Source: chosen; 8 pt lie between them, as in a stack.
  public var body: some View {
    HStack(spacing: 8) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title and the symbol of a name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name, fileID: fileID, line: line)
    }
  }

  /// A title and the symbol of a name.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name, fileID: fileID, line: line)
    }
  }
}
