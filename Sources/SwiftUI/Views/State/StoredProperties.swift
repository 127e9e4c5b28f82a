import ScrollworkGeometry
@_spi(Reflection) import Swift

/// The stored properties of a structure that matter when a view is resolved, found once for each type.
struct StoredProperties {
  /// A property that has storage in the scene.
  struct Dynamic {
    let name: String
    /// Its distance from the start of the structure, in bytes.
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// The dynamic properties, in order.
  private(set) var dynamic: [Dynamic] = []
  /// Whether a property refers to an object.
  private(set) var hasObject = false

  /// The properties of a type; nil if only a value tells which of its properties are dynamic, as with one
  /// of a type such as `any Error`, or if the type is no structure.
  init?(of type: Any.Type) {
    guard Self.metadataKind(of: type) == .struct, !(type is any CustomReflectable.Type) else {
      return nil
    }
    var (dynamic, hasObject) = ([Dynamic](), false)
    let isKnown = _forEachField(of: type) { name, offset, type, kind in
      switch Self.kind(of: type, kind) {
      case .plain: break
      case .object: hasObject = true
      case .dynamic(let type):
        dynamic.append(Dynamic(name: String(cString: name), offset: offset, type: type))
      case .unknown: return false
      }
      return true
    }
    guard isKnown else { return nil }
    (self.dynamic, self.hasObject) = (dynamic, hasObject)
  }

  private enum Kind {
    case plain, object, unknown
    case dynamic(any DynamicProperty.Type)
  }

  /// What all values of a type are.
  private static func kind(of type: Any.Type, _ metadataKind: _MetadataKind) -> Kind {
    let isDynamic = type is any DynamicProperty.Type
    switch metadataKind {
    case .struct, .enum:
      if let type = type as? any DynamicProperty.Type { return .dynamic(type) }
      return type == AnyHashable.self ? .unknown : .plain
    case .class: return isDynamic ? .unknown : .object
    case .function, .tuple, .metatype, .existentialMetatype: return .plain
    case .optional:
      guard !isDynamic, let wrapped = (type as? any OptionalType.Type)?.wrapped else {
        return .unknown
      }
      switch kind(of: wrapped, Self.metadataKind(of: wrapped)) {
      case .plain, .object: return .plain
      case .dynamic, .unknown: return .unknown
      }
    default: return .unknown
    }
  }

  private struct Holder<Value> { let value: Value }

  /// The kind of a type: the library tells it for properties only.
  private static func metadataKind(of type: Any.Type) -> _MetadataKind {
    func holder<Value>(_: Value.Type) -> Any.Type { Holder<Value>.self }
    var found = _MetadataKind.unknown
    _ = _forEachField(of: holder(type)) { _, _, _, kind in
      found = kind
      return true
    }
    return found
  }
}

/// An optional, whatever it wraps.
private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// What all values of a type of views, modifiers, styles or gestures have in common.
struct ViewType {
  /// Whether the engine animates values of the type; a shape is animated in drawing.
  let isAnimatable: Bool
  /// Nil if only values tell.
  let properties: StoredProperties?

  init(_ type: Any.Type) {
    isAnimatable = type is any Animatable.Type && !(type is any Shape.Type)
    properties = StoredProperties(of: type)
  }
}
