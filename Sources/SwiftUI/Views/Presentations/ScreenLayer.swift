import ScrollworkEnvironment
import ScrollworkGeometry

/// A layer above the whole scene, such as a sheet or an alert, that a modifier of a view presents.
package struct ScreenLayer {
  /// The path of the modifier.
  let path: ViewPath
  /// The environment of the modifier.
  let environment: EnvironmentValues
  /// The identity of what is presented at present; nil while nothing is.
  let item: @MainActor () -> AnyHashable?
  /// The views of the layer, back to front; each has its own transition.
  let content: @MainActor (CanvasArea) -> AnyView
  /// The view beneath the layer while it is presented and while it is not; nil leaves it unchanged.
  let beneath: (@MainActor (AnyView, _ isPresented: Bool, CanvasArea) -> AnyView)?

  @MainActor package init(
    in context: ResolveContext, item: @escaping @MainActor () -> AnyHashable?,
    beneath: (@MainActor (AnyView, _ isPresented: Bool, CanvasArea) -> AnyView)? = nil,
    content: @escaping @MainActor (CanvasArea) -> AnyView
  ) {
    (path, environment) = (context.path, context.environment)
    (self.item, self.beneath, self.content) = (item, beneath, content)
  }
}

/// The layers that the views of a scene present, collected while they resolve.
@MainActor package final class ScreenLayers {
  /// The layers, back to front.
  private(set) var layers: [ScreenLayer]
  /// The layers of views made after the tree is resolved, in the order of their presentation.
  private let late: StateSlot
  /// Whether layers are still collected.
  var isOpen = true

  init(late: StateSlot) {
    self.late = late
    layers = late.read() as? [ScreenLayer] ?? []
  }

  func add(_ layer: ScreenLayer) {
    layers.removeAll { $0.path == layer.path }
    layers.append(layer)
  }

  /// Adds a layer of a view made after the tree is resolved, so that the scene is made again with it.
  func addLate(_ layer: ScreenLayer) {
    let known = late.read() as? [ScreenLayer] ?? []
    let others = known.filter { $0.path != layer.path }
    guard layer.item() != nil || others.count < known.count else { return }
    late.write(layer.item() == nil ? others : others + [layer])
  }
}

extension EnvironmentValues {
  private enum LayersKey: EnvironmentKey {
    static var defaultValue: ScreenLayers? { nil }
  }

  /// The layers of the scene that contains the view.
  var screenLayers: ScreenLayers? {
    get { self[LayersKey.self] }
    set { self[LayersKey.self] = newValue }
  }

  /// The key of the screen layers, which each tree makes for itself.
  static var screenLayersKey: ObjectIdentifier { ObjectIdentifier(LayersKey.self) }

  /// The environment of a layer's content: without what is about the modifier's place in its scene.
  fileprivate func inLayer(of outer: EnvironmentValues) -> EnvironmentValues {
    var values = self
    values.stackAxis = nil
    values.sectionAppearance = nil
    values.lazyStack = .nowhere
    values.scroll = ScrollConfiguration()
    values.container = outer.container
    values.screenLayers = outer.screenLayers
    return values
  }
}

extension ScreenLayer {
  /// The context of the layer's content, inside that of the scene.
  @MainActor func context(_ item: AnyHashable, in scene: ResolveContext) -> ResolveContext {
    var context = scene.view("layers")
      .element(AnyHashable([AnyHashable(path), item]), name: "layer")
    scene.session.claims.claim(elementAt: context.path)
    context.environment = environment.inLayer(of: scene.environment)
    return context
  }
}
