public import Observation
import ScrollworkEnvironment

/// A model that the views around hand down: the view is made anew when it changes.
///
/// Where nobody hands one down the view is left out, and the scene has a problem that says so.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    var model: ObjectType?
  }

  private let box = Box()

  /// A property for a model of its type.
  public init() {}

  /// The model; to be asked for in bodies and actions only.
  public var wrappedValue: ObjectType {
    guard let model = box.model else {
      fatalError("@EnvironmentObject of type \(ObjectType.self) was read outside a body.")
    }
    return model
  }

  /// Bindings to the properties of the model.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(model: wrappedValue) }
}

extension EnvironmentObject: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    guard let model = context.environment.model(ObjectType.self) else {
      context.reportMissing(ObjectType.self, modifier: "environmentObject(_:)")
      return false
    }
    box.model = model
    context.session.host.observe(model)
    return true
  }
}

extension ResolveContext {
  /// Says that nobody hands down the model that a view asks for.
  func reportMissing(_ type: Any.Type, modifier: String) {
    session.report(
      .missingModel(view: path.name, type: "\(type)", modifier: modifier), in: path)
  }
}

extension EnvironmentValues {
  private enum ModelsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
  }

  private var models: [ObjectIdentifier: AnyObject] {
    get { self[ModelsKey.self] }
    set { self[ModelsKey.self] = newValue }
  }

  /// The model of a type that is handed down, if one is.
  func model<Model: AnyObject>(_ type: Model.Type) -> Model? {
    models[ObjectIdentifier(type)] as? Model
  }

  mutating func set<Model: AnyObject>(_ model: Model?) {
    models[ObjectIdentifier(Model.self)] = model
  }
}

extension View {
  /// Hands a model down to the views inside, for `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0.set(object) }
  }

  /// Hands a model down to the views inside, for `@Environment(Model.self)`.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { $0.set(object) }
  }
}
