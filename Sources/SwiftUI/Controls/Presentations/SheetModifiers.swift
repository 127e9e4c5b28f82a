import Foundation
import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkViews

/// The form of a modal presentation.
enum ModalForm {
  case sheet
  case cover
  case popover
}

extension View {
  /// Presents a sheet while a binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modal(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet while an item is not nil; another item replaces the sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modal(.sheet, item, onDismiss, content)
  }

  /// Presents a view that covers the screen while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modal(.cover, isPresented, onDismiss, content)
  }

  /// Presents a view that covers the screen while an item is not nil.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modal(.cover, item, onDismiss, content)
  }

  /// Presents a popover while a binding is true: on a phone a sheet, unless its content adapts to
  /// compact sizes as a popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopoverSource(
      view: self, anchor: attachmentAnchor,
      item: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      dismiss: { isPresented.wrappedValue = false }, content: { AnyView(content()) })
  }

  /// Presents a popover while an item is not nil: on a phone a sheet, unless its content adapts to
  /// compact sizes as a popover.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PopoverSource(
      view: self, anchor: attachmentAnchor,
      item: { item.wrappedValue.map { AnyHashable($0.id) } },
      dismiss: { item.wrappedValue = nil },
      content: { item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView()) })
  }

  private func modal<Content: View>(
    _ form: ModalForm, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    modal(
      form, item: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      dismiss: { isPresented.wrappedValue = false }, onDismiss
    ) { AnyView(content()) }
  }

  private func modal<Item: Identifiable, Content: View>(
    _ form: ModalForm, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    modal(
      form, item: { item.wrappedValue.map { AnyHashable($0.id) } },
      dismiss: { item.wrappedValue = nil }, onDismiss
    ) { item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView()) }
  }

  fileprivate func modal(
    _ form: ModalForm, item: @escaping @MainActor () -> AnyHashable?,
    dismiss: @escaping @MainActor () -> Void,
    _ onDismiss: (() -> Void)?, source: CGRect = .zero,
    content: @escaping @MainActor () -> AnyView
  ) -> some View {
    screenLayer(form == .cover ? "fullScreenCover" : "sheet") { context -> ScreenLayer in
      let settings = SheetSettings()
      let beneath: @MainActor (AnyView, Bool, CanvasArea) -> AnyView = { view, isPresented, area in
        let isBack =
          isPresented && !(form == .popover && settings.isPopover(on: area))
          && SheetGeometry.pushesBack(settings, area)
        return AnyView(Presenter(content: view, isBack: isBack, area: area))
      }
      return ScreenLayer(in: context, item: item, beneath: form == .cover ? nil : beneath) { area in
        AnyView(
          ModalLayer(
            content: content, form: form, source: source, settings: settings, area: area,
            dismiss: dismiss, onDismiss: onDismiss))
      }
    }
  }
}

/// A view that presents a popover, with its frame while it does.
private struct PopoverSource<Content: View>: View {
  let view: Content
  let anchor: PopoverAttachmentAnchor
  let item: @MainActor () -> AnyHashable?
  let dismiss: @MainActor () -> Void
  let content: @MainActor () -> AnyView
  @State private var frame = CGRect.zero

  var body: some View {
    let isShown = item() != nil
    view
      .onGeometryChange(for: CGRect.self) { proxy in
        isShown ? proxy.frame(in: .global) : .zero
      } action: { now in
        if isShown { frame = now }
      }
      .modal(
        .popover, item: item, dismiss: dismiss, nil, source: anchor.frame(in: frame),
        content: content)
  }
}

/// The place of a popover's arrow in the view that presents it.
public enum PopoverAttachmentAnchor {
  /// A rectangle in the view.
  public struct RectSource: Hashable, Sendable {
    /// The bounds of the view.
    public static var bounds: RectSource { RectSource() }
  }

  /// The anchor is a rectangle.
  case rect(RectSource)
  /// The anchor is a point of the view.
  case point(UnitPoint)

  /// The rectangle in that of a view.
  fileprivate func frame(in view: CGRect) -> CGRect {
    switch self {
    case .rect: view
    case .point(let unit):
      CGRect(
        x: view.minX + unit.x * view.width, y: view.minY + unit.y * view.height, width: 0,
        height: 0)
    }
  }
}
