public import ScrollworkSwiftUI
public import ScrollworkViews

extension View {
  /// Gives the views inside the objects of a container.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the views inside a context.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Gives the views inside the objects of a store of one type.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [modelType], onSetup: onSetup)
  }

  /// Gives the views inside the objects of a store of several types.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    ContainerView(content: self, types: modelTypes, onSetup: onSetup)
  }
}

/// A view that owns the store of the views inside.
private struct ContainerView<Content: View>: View {
  private final class Store: ObservableObject {
    var container: ModelContainer?
  }

  let content: Content
  let types: [any PersistentModel.Type]
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @StateObject private var store = Store()

  var body: some View { content.modelContainer(container) }

  private var container: ModelContainer {
    if let container = store.container { return container }
    do {
      let container = try ModelContainer(for: Schema(types), configurations: [])
      store.container = container
      onSetup(.success(container))
      return container
    } catch {
      fatalError("A store in memory is always made.")
    }
  }
}

/// A view without its type.
@MainActor private func erased(_ view: any View) -> AnyView {
  func open(_ view: some View) -> AnyView { AnyView(view) }
  return open(view)
}

extension Scene {
  /// Gives the views of the windows the objects of a container.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    WindowGroup { erased(firstView).modelContainer(container) }
  }

  /// Gives the views of the windows the objects of a store of one type.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(for: [modelType], onSetup: onSetup)
  }

  /// Gives the views of the windows the objects of a store of several types.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    WindowGroup { erased(firstView).modelContainer(for: modelTypes, onSetup: onSetup) }
  }
}
