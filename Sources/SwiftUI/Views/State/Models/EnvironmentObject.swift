public import Observation
import ScrollworkEnvironment

/// A model from the environment, whose changes update the view.
///
/// If no view around provides it, the view is omitted and a scene problem is reported.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    var model: ObjectType?
  }

  private let box = Box()

  /// Creates a property that reads the model of its type.
  public init() {}

  /// The model; available in bodies and actions only.
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
  /// Reports that the model a view requires is missing from its environment.
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

  /// The environment's model of a type; nil if there is none.
  func model<Model: AnyObject>(_ type: Model.Type) -> Model? {
    models[ObjectIdentifier(type)] as? Model
  }

  mutating func set<Model: AnyObject>(_ model: Model?) {
    models[ObjectIdentifier(Model.self)] = model
  }
}

extension View {
  /// Provides a model to the views inside, for `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0.set(object) }
  }

  /// Provides a model to the views inside, for `@Environment(Model.self)`.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { $0.set(object) }
  }
}
