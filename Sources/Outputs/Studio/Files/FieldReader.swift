import Foundation
import ScrollworkGeometry

/// A reader of JSON values as values of one type.
struct FieldReader<Value> {
  let read: (JSONValue) throws(FieldFailure) -> Value

  init(_ read: @escaping (JSONValue) throws(FieldFailure) -> Value) { self.read = read }

  /// A reader of a string among the names of choices.
  static func choice(
    _ choices: [Value], _ name: @escaping (Value) -> String = { "\($0)" }
  ) -> FieldReader {
    FieldReader { value throws(FieldFailure) in
      let names = choices.map(name)
      guard case .text(let text) = value, let place = names.firstIndex(of: text) else {
        let found = if case .text(let text) = value { "\"\(text)\"" } else { value.kind }
        throw FieldFailure(
          found: found, expected: "one of " + names.joined(separator: ", "))
      }
      return choices[place]
    }
  }

  /// A reader of an object from its entries.
  static func object(
    _ read: @escaping ([String: JSONValue]) throws(FieldFailure) -> Value
  ) -> FieldReader {
    FieldReader { value throws(FieldFailure) in
      guard case .object(let entries) = value else { throw value.failure("an object") }
      return try read(entries)
    }
  }

  /// A reader of a list of these values.
  var list: FieldReader<[Value]> {
    FieldReader<[Value]> { value throws(FieldFailure) in
      guard case .list(let values) = value else { throw value.failure("a list") }
      var elements: [Value] = []
      elements.reserveCapacity(values.count)
      for (place, value) in values.enumerated() {
        do throws(FieldFailure) { elements.append(try read(value)) } catch {
          throw error.inside("[\(place)]")
        }
      }
      return elements
    }
  }

  /// A reader of an object with these values, by their names.
  var table: FieldReader<[String: Value]> {
    FieldReader<[String: Value]>.object { entries throws(FieldFailure) in
      var table: [String: Value] = [:]
      for name in entries.keys { table[name] = try entries.required(name, self) }
      return table
    }
  }
}

extension JSONValue {
  fileprivate func failure(_ expected: String) -> FieldFailure {
    FieldFailure(found: kind, expected: expected)
  }

  /// A number; NaN for null, which stands for a number that is not finite.
  fileprivate func number() throws(FieldFailure) -> Double {
    switch self {
    case .number(let number): return number
    case .null: return .nan
    default: throw failure("a number")
    }
  }
}

extension FieldReader<String> {
  static var text: Self {
    Self { value throws(FieldFailure) in
      guard case .text(let text) = value else { throw value.failure("a string") }
      return text
    }
  }
}

extension FieldReader<Bool> {
  static var truth: Self {
    Self { value throws(FieldFailure) in
      guard case .truth(let truth) = value else { throw value.failure("true or false") }
      return truth
    }
  }
}

extension FieldReader<Double> {
  static var number: Self { Self { value throws(FieldFailure) in try value.number() } }
}

extension FieldReader<Int> {
  /// A reader of whole numbers from 0.
  static var count: Self {
    Self { value throws(FieldFailure) in
      guard case .number(let number) = value, let count = Int(exactly: number), count >= 0 else {
        throw value.failure("a whole number from 0")
      }
      return count
    }
  }
}

extension FieldReader<[Double]> {
  /// A reader of a list of numbers, with one of several lengths.
  static func numbers(_ counts: Int...) -> Self {
    Self { value throws(FieldFailure) in
      guard case .list(let values) = value, counts.contains(values.count) else {
        let counts = counts.map { "\($0)" }.joined(separator: " or ")
        throw value.failure("\(counts) numbers")
      }
      return try FieldReader<Double>.number.list.read(value)
    }
  }
}

extension FieldReader<CGPoint> {
  static var point: Self {
    Self { value throws(FieldFailure) in
      let numbers = try FieldReader<[Double]>.numbers(2).read(value)
      return CGPoint(x: numbers[0], y: numbers[1])
    }
  }
}

extension FieldReader<CGSize> {
  static var size: Self {
    Self { value throws(FieldFailure) in
      let numbers = try FieldReader<[Double]>.numbers(2).read(value)
      return CGSize(width: numbers[0], height: numbers[1])
    }
  }
}

extension FieldReader<CGRect> {
  static var rect: Self {
    Self { value throws(FieldFailure) in
      let numbers = try FieldReader<[Double]>.numbers(4).read(value)
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

extension FieldReader<CGAffineTransform> {
  /// A reader of six numbers.
  static var transform: Self {
    Self { value throws(FieldFailure) in
      let n = try FieldReader<[Double]>.numbers(6).read(value).map { CGFloat($0) }
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
  }
}

extension FieldReader<ProjectionTransform> {
  /// A reader of an affine transform, as six numbers, or of another one, as nine.
  static func map(_ counts: [Int] = [6, 9]) -> Self {
    Self { value throws(FieldFailure) in
      let reader = counts.count == 1 ? FieldReader<[Double]>.numbers(counts[0]) : .numbers(6, 9)
      let n = try reader.read(value).map { CGFloat($0) }
      guard n.count == 9 else {
        return ProjectionTransform(
          CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
      }
      return ProjectionTransform(rows: [0, 3, 6].map { Array(n[$0..<$0 + 3]) })
    }
  }
}
