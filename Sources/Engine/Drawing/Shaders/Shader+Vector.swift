import Foundation
package import ScrollworkGeometry

extension Shader {
  /// The numbers and the colors of the arguments, for interpolation.
  ///
  /// The first component tells functions and kinds of arguments apart: data of others changes nothing.
  ///
  /// - Source: chosen, since transitions of public code animate numbers that only shaders have, through
  ///   modifiers without animatable data of their own; nothing is published about it.
  package var vector: AnimatableVector {
    get { AnimatableVector([form] + arguments.flatMap(\.value.components)) }
    set {
      guard newValue[0] == form else { return }
      var first = 1
      arguments = arguments.map { argument in
        let count = argument.value.components.count
        defer { first += count }
        return Argument(argument.value.with { newValue[first + $0] })
      }
    }
  }

  private var form: Double {
    ShaderForm.number(of: function.name, arguments.map(\.value.components.count))
  }
}

extension AppliedShader {
  /// The numbers and the colors of the arguments, for interpolation; see ``Shader/vector``.
  package var vector: AnimatableVector {
    AnimatableVector([form] + arguments.flatMap(\.components))
  }

  /// The use with the numbers and the colors of a vector; itself for that of other arguments.
  package func with(_ vector: AnimatableVector) -> AppliedShader {
    guard vector[0] == form else { return self }
    var first = 1
    let values = arguments.map { value in
      let count = value.components.count
      defer { first += count }
      return value.with { vector[first + $0] }
    }
    return AppliedShader(
      effect, function, arguments: values, space: space, bounds: bounds,
      maxSampleOffset: maxSampleOffset)
  }

  private var form: Double {
    ShaderForm.number(of: function.name, arguments.map(\.components.count))
  }
}

/// The forms of uses of functions.
private enum ShaderForm {
  /// A number for the name of a function and the counts of components of its arguments.
  ///
  /// - Source: documented, the steps and numbers of FNV-1a, of which the 40 low bits are kept: differences
  ///   of such numbers are exact.
  static func number(of name: String, _ counts: [Int]) -> Double {
    let hash = "\(name) \(counts)".utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return Double(hash & 0xFF_FFFF_FFFF)
  }
}

extension Shader.Argument.Value {
  fileprivate var components: [Double] {
    switch self {
    case .numbers(let numbers): numbers
    case .floats(let numbers): numbers.map { Double($0) }
    case .color(let color): color.current.components
    case .colors(let colors): colors.flatMap(\.current.components)
    case .boundingRect, .data, .image, .picture: []
    }
  }

  fileprivate func with(_ component: (Int) -> Double) -> Self {
    switch self {
    case .numbers(let numbers): .numbers(numbers.indices.map(component))
    case .floats(let numbers): .floats(numbers.indices.map { Float(component($0)) })
    case .color: .color(Color(Color.Resolved(components: component)))
    case .colors(let colors):
      .colors(
        colors.indices.map { index in
          Color(Color.Resolved { component(4 * index + $0) })
        })
    case .boundingRect, .data, .image, .picture: self
    }
  }
}

extension ShaderValue {
  fileprivate var components: [Double] {
    switch self {
    case .numbers(let numbers), .floats(let numbers): numbers
    case .color(let color): color.components
    case .colors(let colors): colors.flatMap(\.components)
    case .boundingRect, .data, .image: []
    }
  }

  fileprivate func with(_ component: (Int) -> Double) -> ShaderValue {
    switch self {
    case .numbers(let numbers): .numbers(numbers.indices.map(component))
    case .floats(let numbers): .floats(numbers.indices.map(component))
    case .color: .color(Color.Resolved(components: component))
    case .colors(let colors):
      .colors(colors.indices.map { index in Color.Resolved { component(4 * index + $0) } })
    case .boundingRect, .data, .image: self
    }
  }
}

extension Color {
  /// The color in the scene whose code is running.
  fileprivate var current: Color.Resolved {
    resolved(dark: SceneAssets.current?.traits.isDark ?? false)
  }
}

extension Color.Resolved {
  /// The components of the animatable data, in order.
  fileprivate var components: [Double] {
    let data = animatableData
    return [data.first, data.second.first, data.second.second.first, data.second.second.second]
  }

  /// The color of such components.
  fileprivate init(components: (Int) -> Double) {
    self.init(red: 0, green: 0, blue: 0)
    animatableData = AnimatablePair(
      components(0), AnimatablePair(components(1), AnimatablePair(components(2), components(3))))
  }
}
