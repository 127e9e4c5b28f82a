import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The selected option, beside a chevron; a tap presents the options in a menu.
struct MenuPicker: View {
  let options: SubviewsCollection
  let values: PickerValues
  /// The options as the menu shows them.
  let rows: AnyView
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    MenuPresenter(
      content: rows,
      label: HStack(spacing: 5) {
        if let index = values.index(among: options) { options[index] }
        if indicator != .hidden {
          VStack(spacing: 1) {
            Image(systemName: "chevron.up")
            Image(systemName: "chevron.down")
          }
          .font(.system(size: 8, weight: .bold).scaled(with: .body))
        }
      }
    )
    .buttonStyle(.plain)
  }
}

/// A row of a menu for each option, with a checkmark at the selected one.
struct MenuPickerRows: View {
  let options: SubviewsCollection
  let values: PickerValues

  var body: some View {
    let tags = values.tags(of: options)
    let chosen = values.index(among: options)
    ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
      Button {
        if let tag = tags[index] { values.select(tag) }
      } label: {
        HStack(spacing: 8) {
          Image(systemName: "checkmark").font(.system(size: 14, weight: .semibold))
            .opacity(index == chosen ? 1 : 0)
          option
        }
      }
    }
  }
}

/// A list row for each option, with a checkmark at the selected one.
struct PickerRows: View {
  let options: SubviewsCollection
  let values: PickerValues

  var body: some View {
    let tags = values.tags(of: options)
    let chosen = values.index(among: options)
    ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
      Button {
        if let tag = tags[index] { values.select(tag) }
      } label: {
        HStack(spacing: 8) {
          option
          Spacer(minLength: 0)
          if index == chosen {
            Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
          }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
  }
}
