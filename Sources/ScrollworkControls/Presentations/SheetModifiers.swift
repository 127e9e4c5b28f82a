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

  /// Presents a popover while a binding is true: on a phone a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modal(.popover, isPresented, nil, content)
  }

  /// Presents a popover while an item is not nil: on a phone a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modal(.popover, item, nil, content)
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

  private func modal(
    _ form: ModalForm, item: @escaping @MainActor () -> AnyHashable?,
    dismiss: @escaping @MainActor () -> Void,
    _ onDismiss: (() -> Void)?, content: @escaping @MainActor () -> AnyView
  ) -> some View {
    screenLayer(form == .cover ? "fullScreenCover" : "sheet") { context -> ScreenLayer in
      let settings = SheetSettings()
      let beneath: @MainActor (AnyView, Bool, CanvasArea) -> AnyView = { view, isPresented, area in
        let isBack = isPresented && SheetGeometry.pushesBack(settings, area)
        return AnyView(Presenter(content: view, isBack: isBack, area: area))
      }
      return ScreenLayer(in: context, item: item, beneath: form == .cover ? nil : beneath) { area in
        AnyView(
          ModalLayer(
            content: content, form: form, settings: settings, area: area, dismiss: dismiss,
            onDismiss: onDismiss))
      }
    }
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
}
