import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@testable import ScrollworkUIScrolling

/// An object with a property that it knows by its name, and another object.
@MainActor private final class Shelf: KeyValueStoring {
  var keyedValues = KeyedValues()
  var count = 2
  let inner: Shelf?

  init(_ inner: Shelf? = nil) { self.inner = inner }

  func knownValue(forKey key: String) -> Any? {
    switch key {
    case "count": count
    case "inner": inner
    default: nil
    }
  }

  func setKnownValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "count", let value = value as? Int else { return false }
    count = value
    return true
  }
}

@MainActor @Suite struct `Values under names` {
  @Test func `are properties, or kept beside them, along paths`() {
    let shelf = Shelf(Shelf())
    #expect(shelf.value(forKey: "count") as? Int == 2)
    shelf.setValue(5, forKey: "count")
    shelf.setValue("oak", forKey: "wood")
    #expect(shelf.count == 5 && shelf.value(forKey: "wood") as? String == "oak")
    shelf.setValue(7, forKeyPath: "inner.count")
    #expect(shelf.inner?.count == 7 && shelf.value(forKeyPath: "inner.count") as? Int == 7)
    #expect(shelf.value(forKeyPath: "inner.wood") == nil)
    shelf.setValue(nil, forKey: "wood")
    #expect(shelf.value(forKey: "wood") == nil)
  }
}

@MainActor @Suite struct `The arguments of a method` {
  @Test func `are values of the types that it names`() throws {
    let arguments = SelectorArguments(["a", 3, nil])
    #expect(try arguments.argument(0) == "a" && arguments.argument(1, Int.self) == 3)
    #expect(try arguments.argument(2, String?.self) == nil)
    // Any object is true to Objective-C, and what is absent is false.
    #expect(try arguments.argument(0, Bool.self) && !arguments.argument(4, Bool.self))
    #expect(throws: SelectorFailure.self) { try arguments.argument(1, String.self) }
    #expect(throws: SelectorFailure.self) { try arguments.argument(4, String.self) }
  }
}

@MainActor @Suite struct `The context of a drawn picture` {
  @Test func `has the form and the context of its renderer`() {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (3, true)
    var seen: UIGraphicsImageRendererContext?
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      seen = $0
      #expect(UIGraphicsGetCurrentContext() === $0.cgContext)
    }
    #expect(seen?.format.scale == 3 && seen?.format.opaque == true)
    #expect(UIGraphicsGetCurrentContext() == nil)
    // A picture has no size outside of a scene.
    #expect(seen?.currentImage.size == .zero)
  }
}
