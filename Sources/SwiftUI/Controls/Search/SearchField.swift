import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// The search field of a page.
struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  /// Whether the field stays in the bar while the page scrolls.
  var isPinned = false
  /// Whether a person is searching.
  let isActive: Binding<Bool>
  /// The scopes below the field while it is active, with their selection.
  var scopes: AnyView?
}

/// Metrics of search fields, in points.
///
/// - Source: measured by others, after `UISearchBar` in a navigation bar: a field of 36 points in 52
///   points, with corners of 10 points. The rest is chosen.
enum SearchMetrics {
  static let height: CGFloat = 52
  static let field: CGFloat = 36
  static let corner: CGFloat = 10
  static let side: CGFloat = 16
  static let bottom: CGFloat = 15
}

/// A search field in a navigation bar, with a button to cancel while a person is searching.
struct SearchBar: View {
  let field: SearchField

  var body: some View {
    let isActive = field.isActive.wrappedValue
    HStack(spacing: 12) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(Color.secondary)
        words.lineLimit(1)
        Spacer(minLength: 0)
        Image(systemName: field.text.wrappedValue.isEmpty ? "mic.fill" : "xmark.circle.fill")
          .foregroundStyle(Color.secondary)
      }
      .font(.system(size: 17))
      .padding(.horizontal, 8)
      .frame(height: SearchMetrics.field)
      .background(
        Color(uiColor: .tertiarySystemFill),
        in: RoundedRectangle(cornerRadius: SearchMetrics.corner)
      )
      .contentShape(Rectangle())
      .onTapGesture { set(true) }
      if isActive {
        Button("Cancel") {
          field.text.wrappedValue = ""
          set(false)
        }
        .font(.system(size: 17))
      }
    }
    .padding(.horizontal, SearchMetrics.side)
    .padding(.bottom, SearchMetrics.bottom)
  }

  @ViewBuilder private var words: some View {
    let text = field.text.wrappedValue
    if text.isEmpty {
      (field.prompt ?? Text(verbatim: "Search")).foregroundStyle(Color.secondary)
    } else {
      Text(verbatim: text).foregroundStyle(Color.primary)
    }
  }

  private func set(_ isActive: Bool) {
    withAnimation(.navigation) { field.isActive.wrappedValue = isActive }
  }
}

extension EnvironmentValues {
  private enum FieldKey: EnvironmentKey {
    static var defaultValue: SearchField? { nil }
  }

  /// The search field of the root of the next navigation stack inside.
  var stackSearch: SearchField? {
    get { self[FieldKey.self] }
    set { self[FieldKey.self] = newValue }
  }
}
