package import Foundation
package import ScrollworkDrawing

/// The compiled functions of a scene, for its code and for its pictures.
package struct ShaderFunctions: ShaderRunning {
  private let loaded: LoadedShaders

  /// Loads compiled libraries; of functions of one name the first counts.
  package init(_ libraries: [URL]) throws(ShaderError) { loaded = try LoadedShaders(libraries) }

  /// The function with a name; nil if there is none.
  package func function(named name: String) -> ShaderFunctionID? { loaded.id(of: name) }

  /// The names, sorted.
  package var functionNames: [String] { loaded.names }

  /// The names of a function's parameters in order; empty without such a function.
  package func parameterNames(of name: String) -> [String?] { loaded.parameterNames(of: name) }

  /// Why a function cannot be used so; nil if it can.
  package func fault(of shader: AppliedShader) -> String? {
    do throws(ShaderMismatch) {
      _ = try function(of: shader)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Runs a function; returns whether there is the function.
  package func run(_ shader: AppliedShader, on pass: ShaderPass, pictures: [ShaderPixels]) -> Bool {
    guard let function = try? function(of: shader) else { return false }
    function.run(pass, ShaderArguments(shader, pictures: pictures))
    return true
  }

  private func function(of shader: AppliedShader) throws(ShaderMismatch) -> LoadedShaders.Function {
    try loaded.function(
      named: shader.function.name, as: ShaderKind(shader.effect),
      with: shader.arguments.map(ShaderArgumentKind.init))
  }
}

extension ShaderKind {
  /// The use of an effect's function.
  init(_ effect: AppliedShader.Effect) {
    switch effect {
    case .color: self = .color
    case .distortion: self = .distortion
    case .layer: self = .layer
    case .fill: self = .fill
    }
  }
}

extension ShaderArgumentKind {
  /// The kind of a value; vectors have one to four components.
  init(_ value: ShaderValue) {
    switch value {
    case .numbers(let numbers):
      self = [.float, .float2, .float3, .float4][min(max(numbers.count, 1), 4) - 1]
    case .color: self = .color
    case .boundingRect: self = .boundingRect
    case .floats: self = .floatArray
    case .colors: self = .colorArray
    case .data: self = .data
    case .image: self = .image
    }
  }
}

extension ShaderArguments {
  /// The arguments of a function, with the pictures among them.
  convenience init(_ shader: AppliedShader, pictures: [ShaderPixels]) {
    var (numbers, arrays) = ([Float](), [Values]())
    for value in shader.arguments {
      switch value {
      case .numbers(let values): numbers += values.map { Float($0) }
      case .color(let color): numbers += Self.components(color)
      case .boundingRect:
        let bounds = shader.bounds
        numbers += [bounds.minX, bounds.minY, bounds.width, bounds.height].map { Float($0) }
      case .floats(let values): arrays.append(.floats(values.map { Float($0) }))
      case .colors(let colors):
        arrays.append(
          .colors(colors.map { SIMD4(Self.components($0)) }))
      case .data(let data): arrays.append(.data(Array(data)))
      case .image: continue
      }
    }
    self.init(numbers: numbers, arrays: arrays, pictures: pictures)
  }

  /// The premultiplied components of a color.
  private static func components(_ color: Color.Resolved) -> [Float] {
    [
      color.red * color.opacity, color.green * color.opacity, color.blue * color.opacity,
      color.opacity,
    ]
    .map { Float($0) }
  }
}
