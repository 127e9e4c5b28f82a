public import Foundation
import ScrollworkEnvironment
public import ScrollworkViews

extension View {
  /// Presents an alert while a binding is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a binding is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(actions())
    return dialog(.alert, isPresented) { (title, nil, actions) }
  }

  /// Presents an alert with a message while a binding is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while a binding is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (AnyView(actions()), AnyView(message()))
    return dialog(.alert, isPresented) { (title, message, actions) }
  }

  /// Presents an alert about data while a binding is true.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about data while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about data while a binding is true.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, isPresented) { data.map { (title, nil, AnyView(actions($0))) } }
  }

  /// Presents an alert about data, with a message, while a binding is true.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Presents an alert about data, with a message, while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about data, with a message, while a binding is true.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, isPresented) {
      data.map { (title, AnyView(message($0)), AnyView(actions($0))) }
    }
  }

  /// Presents an alert about an error while a binding is true.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(actions())
    return dialog(.alert, isPresented) {
      error.map { (Text(verbatim: $0.errorDescription ?? "\($0)"), nil, actions) }
    }
  }

  /// Presents an alert about an error, with a message, while a binding is true.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    dialog(.alert, isPresented) {
      error.map {
        (
          Text(verbatim: $0.errorDescription ?? "\($0)"), AnyView(message($0)),
          AnyView(actions($0))
        )
      }
    }
  }
}

/// The form of a dialog.
enum DialogForm {
  case alert
  case actionSheet
}

extension View {
  /// Presents a dialog while a binding is true and there is something to present.
  func dialog(
    _ form: DialogForm, _ isPresented: Binding<Bool>,
    _ parts: @escaping @MainActor () -> (title: Text?, message: AnyView?, actions: AnyView)?
  ) -> some View {
    dialog(
      form, item: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      dismiss: { isPresented.wrappedValue = false }, parts)
  }

  /// Presents a dialog while there is an item and something to present.
  func dialog(
    _ form: DialogForm, item: @escaping @MainActor () -> AnyHashable?,
    dismiss: @escaping @MainActor () -> Void,
    _ parts: @escaping @MainActor () -> (title: Text?, message: AnyView?, actions: AnyView)?
  ) -> some View {
    screenLayer(form == .alert ? "alert" : "confirmationDialog") { context in
      let isCompact = context.environment.horizontalSizeClass != .regular
      return ScreenLayer(in: context, item: { parts() == nil ? nil : item() }) { area in
        guard let parts = parts() else { return AnyView(EmptyView()) }
        return form == .actionSheet && isCompact
          ? AnyView(
            ActionSheetLayer(
              title: parts.title, message: parts.message, actions: parts.actions,
              dismiss: dismiss, area: area))
          : AnyView(
            AlertLayer(
              title: parts.title, message: parts.message, actions: parts.actions,
              dismiss: dismiss))
      }
    }
  }
}
