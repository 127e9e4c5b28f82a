import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// An empty state: a label, a description and actions, for content that is unavailable.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates an empty state with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the actions, in a centered column.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelStyle(LargeLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      actions.font(.subheadline)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A label style with a large gray icon above the title.
///
/// - Source: chosen, after pictures of iOS 17.
private struct LargeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48).scaled(with: .title2)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Creates an empty state with a label and a description.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
    self.init(label: label, description: description) { EmptyView() }
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// Creates an empty state with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label) { EmptyView() }
  }
}

extension ContentUnavailableView
where Label == ScrollworkControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates an empty state with a localized title, a system symbol and a description.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init {
      ScrollworkControls.Label(title, systemImage: name, fileID: fileID, line: line)
    } description: {
      description
    }
  }

  /// Creates an empty state with a title from a string, a system symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init {
      ScrollworkControls.Label(title, systemImage: name, fileID: fileID, line: line)
    } description: {
      description
    }
  }
}

/// The views of the empty state of a search without results.
public struct SearchUnavailableContent {
  /// The label: a symbol and a title.
  public struct Label: View {
    let title: String

    /// A magnifying glass and the title.
    public var body: some View {
      ScrollworkControls.Label(title, systemImage: "magnifyingglass")
    }
  }

  /// The description.
  public struct Description: View {
    /// The text of the description.
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// The actions: none.
  public struct Actions: View {
    /// An empty view.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The empty state of a search without results.
  public static var search: ContentUnavailableView { search(text: "") }

  /// The empty state of a search for a text without results.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(
        title: text.isEmpty ? "No Results" : "No Results for “\(text)”")
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
