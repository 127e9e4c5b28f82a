public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A view that presents what a person may do with an item: a sheet that names it.
///
/// - Source: chosen: the sheet has the item and one way to keep it; apps to share with are not there.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  @State private var isOpen = false
  private let items: [String]
  private let subject: Text?
  private let message: Text?
  private let label: Label

  init(words items: [String], subject: Text?, message: Text?, label: Label) {
    (self.items, self.subject, self.message, self.label) = (items, subject, message, label)
  }

  /// The button.
  public var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .sheet(isPresented: $isOpen) { ShareSheet(items: items, subject: subject, message: message) }
  }
}

/// An item that a share link shares.
public protocol _ShareableItem {
  /// The item in words.
  var _sharedWords: String { get }
}

extension String: _ShareableItem {
  /// The text itself.
  public var _sharedWords: String { self }
}

extension URL: _ShareableItem {
  /// The address.
  public var _sharedWords: String { absoluteString }
}

/// The default label of a share link.
public struct DefaultShareLinkLabel: View {
  let title: Text

  /// A symbol and the title.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares an item, with a custom label.
  public init<I: _ShareableItem>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(words: [item._sharedWords], subject: subject, message: message, label: label())
  }

  /// Creates a link that shares items, with a custom label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: _ShareableItem {
    self.init(
      words: items.map(\._sharedWords), subject: subject, message: message, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares an item.
  public init<I: _ShareableItem>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(verbatim: "Share…"))
    }
  }

  /// Creates a link with a localized title that shares an item.
  public init<I: _ShareableItem>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Creates a link with a title that shares an item.
  @_disfavoredOverload
  public init<S: StringProtocol, I: _ShareableItem>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }
}

/// The sheet of a share link.
private struct ShareSheet: View {
  let items: [String]
  let subject: Text?
  let message: Text?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        Image(systemName: "doc").font(.title)
          .frame(width: 44, height: 44)
          .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
        VStack(alignment: .leading, spacing: 2) {
          (subject ?? Text(verbatim: items.first ?? "")).font(.headline).lineLimit(1)
          message?.font(.subheadline).foregroundStyle(Color.secondary).lineLimit(1)
        }
        Spacer(minLength: 0)
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(Color.secondary)
        }
      }
      Button {
        dismiss()
      } label: {
        HStack(spacing: 8) {
          Text(verbatim: "Copy").foregroundStyle(Color.primary)
          Spacer(minLength: 0)
          Image(systemName: "doc").foregroundStyle(Color.primary)
        }
        .padding(.horizontal, 16).frame(height: 50)
        .background(
          Color(uiColor: .secondarySystemGroupedBackground),
          in: RoundedRectangle(cornerRadius: 10))
      }
      Spacer(minLength: 0)
    }
    .padding(16)
    .presentationDetents([.medium, .large])
    .presentationBackground(Color(uiColor: .systemGroupedBackground))
  }
}
