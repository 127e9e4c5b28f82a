import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
package import ScrollworkUIScrolling
package import ScrollworkViews

/// A screen of the system that a person chooses in: a bar with its buttons above what there is.
///
/// - Source: chosen: a bar of 56 points as on a card, text of 17 points, in the tint of the app.
package struct PickerScreen<Content: View>: View {
  private let title: String
  private let cancelTitle: String
  private let cancel: (@MainActor () -> Void)?
  private let doneTitle: String?
  private let done: (@MainActor () -> Void)?
  private let content: Content

  package init(
    _ title: String, cancelTitle: String = "Cancel", cancel: (@MainActor () -> Void)?,
    doneTitle: String? = nil, done: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.title, self.cancelTitle, self.cancel) = (title, cancelTitle, cancel)
    (self.doneTitle, self.done) = (doneTitle, done)
    self.content = content()
  }

  package var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Text(verbatim: title).font(.headline).lineLimit(1).padding(.horizontal, 88)
        HStack {
          if let cancel { Button(cancelTitle) { cancel() } }
          Spacer(minLength: 0)
          if let doneTitle {
            Button(doneTitle) { done?() }.fontWeight(.semibold).disabled(done == nil)
          }
        }
      }
      .padding(.horizontal, 16)
      .frame(height: 56)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background(Color(uiColor: .systemBackground))
  }
}

/// What a screen of the system shows where there is nothing to choose.
package struct EmptyScreen: View {
  private let symbol: String?
  private let title: String
  private let message: String

  package init(_ title: String, symbol: String? = nil, message: String) {
    (self.title, self.symbol, self.message) = (title, symbol, message)
  }

  package var body: some View {
    VStack(spacing: 8) {
      if let symbol {
        Image(systemName: symbol).font(.system(size: 48)).foregroundStyle(Color.secondary)
          .padding(.bottom, 8)
      }
      Text(verbatim: title).font(.title2).fontWeight(.bold).foregroundStyle(Color.primary)
      Text(verbatim: message).font(.subheadline).foregroundStyle(Color.secondary)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 40)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The photo picker of a device without photos.
package struct LibraryPickerScreen: View {
  @State private var showsCollections = false
  private let add: Bool
  private let cancel: @MainActor () -> Void

  /// The picker, with a button that adds what was chosen if several may be.
  package init(add: Bool = false, cancel: @escaping @MainActor () -> Void) {
    (self.add, self.cancel) = (add, cancel)
  }

  package var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        Button("Cancel") { cancel() }
        Picker("Library", selection: $showsCollections) {
          Text(verbatim: "Photos").tag(false)
          Text(verbatim: "Collections").tag(true)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        Button("Add") {}.fontWeight(.semibold).disabled(true).opacity(add ? 1 : 0)
      }
      .padding(.horizontal, 16)
      .frame(height: 56)
      EmptyScreen(
        showsCollections ? "No Collections" : "No Photos or Videos",
        symbol: showsCollections ? "photo" : "photo",
        message: "You can take photos and videos using the camera.")
    }
    .background(Color(uiColor: .systemBackground))
  }
}

extension UIViewController {
  /// Shows views in all of the controller's view.
  package func show(_ content: some View) {
    let hosting = HostingView(content)
    hosting.frame = UIViewController.initialFrame
    hosting.backgroundColor = .systemBackground
    view = hosting
  }
}
