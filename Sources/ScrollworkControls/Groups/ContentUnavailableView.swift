import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// What is shown where there is nothing to show: a label, a word of explanation and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A label, a description and actions, in the middle of the room.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// All of it below each other.
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

/// The icon in gray above the title.
///
/// - Source: chosen, after pictures of iOS 17.
private struct LargeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// A label and a description.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
    self.init(label: label, description: description) { EmptyView() }
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// A label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label) { EmptyView() }
  }
}

extension ContentUnavailableView
where Label == ScrollworkControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title, the symbol of a name and a description.
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

  /// A title as it stands, the symbol of a name and a description.
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

/// The parts of what is shown where a search found nothing.
public struct SearchUnavailableContent {
  /// The symbol and the title.
  public struct Label: View {
    let title: String

    /// A magnifying glass and the title.
    public var body: some View {
      ScrollworkControls.Label(title, systemImage: "magnifyingglass")
    }
  }

  /// The explanation.
  public struct Description: View {
    /// The words.
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What is shown where a search found nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// What is shown where a search for a text found nothing.
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
