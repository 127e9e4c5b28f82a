import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The selected option, beside a chevron.
struct MenuPicker: View {
  let options: SubviewsCollection
  let values: PickerValues
  @State private var wasTapped = false

  var body: some View {
    Button {
      wasTapped = true
    } label: {
      HStack(spacing: 5) {
        if let index = values.index(among: options) { options[index] }
        VStack(spacing: 1) {
          Image(systemName: "chevron.up")
          Image(systemName: "chevron.down")
        }
        .font(.system(size: 8, weight: .bold).scaled(with: .body))
      }
    }
    .buttonStyle(.plain)
    .background { UnopenedMenuReporter(wasTapped: wasTapped) }
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

/// An empty view that reports a tap on a menu, which never opens in a scene.
struct UnopenedMenuReporter: PrimitiveView {
  let wasTapped: Bool

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    if wasTapped { context.session.report(.closedMenu(at: context.path.name), in: context.path) }
    return NodeList(EmptyNode(path: context.path))
  }
}
