import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

extension FieldReader<Layer.Filter> {
  /// The kinds of filters, as traces name them.
  private enum Kind: String, CaseIterable {
    case shadow, blur, colors, luminanceToAlpha, alphaThreshold, shader
  }

  /// A reader of filters: objects with their kind.
  static var filter: Self {
    .object { entries throws(FieldFailure) in
      switch try entries.required("kind", FieldReader<Kind>.choice(Kind.allCases, \.rawValue)) {
      case .shadow:
        return .shadow(
          color: try entries.required("color", FieldReader<Color.Resolved>.components),
          radius: try entries.required("radius", .number),
          offset: try entries.required("offset", .size))
      case .blur:
        return .blur(
          radius: try entries.required("radius", .number),
          isOpaque: try entries.optional("opaque", .truth) ?? false)
      case .colors:
        let rows = try entries.required("matrix", .numbers(12))
        return .colors(ColorMatrix(rows: rows) ?? .identity)
      case .luminanceToAlpha: return .luminanceToAlpha
      case .alphaThreshold:
        let least = try entries.required("min", .number)
        return .alphaThreshold(
          least...max(least, try entries.required("max", .number)),
          color: try entries.required("color", FieldReader<Color.Resolved>.components))
      case .shader:
        return .shader(try FieldReader<AppliedShader>.shader.read(.object(entries)))
      }
    }
  }
}

extension FieldReader<AppliedShader> {
  fileprivate static var shader: Self {
    .object { entries throws(FieldFailure) in
      // Before 0.2 a shader had the frame of its view, in whose coordinates its positions are.
      let frame = try entries.optional("frame", .rect)
      let (space, bounds) =
        if let frame {
          (
            CGAffineTransform(translationX: frame.minX, y: frame.minY),
            CGRect(origin: .zero, size: frame.size)
          )
        } else {
          (
            try entries.optional("space", .transform) ?? .identity,
            try entries.required("bounds", .rect)
          )
        }
      return AppliedShader(
        try entries.required(
          "effect", .choice(AppliedShader.Effect.allCases, \.rawValue)),
        ShaderFunctionID(
          name: try entries.required("function", .text),
          content: try entries.required("content", .text)),
        arguments: try entries.required("arguments", FieldReader<ShaderValue>.value.list),
        space: space, bounds: bounds,
        maxSampleOffset: try entries.required("maxSampleOffset", .size))
    }
  }
}

extension FieldReader<ShaderValue> {
  /// A reader of arguments: objects with one value, by its kind.
  fileprivate static var value: Self {
    .object { entries throws(FieldFailure) in
      let (numbers, colors) = (
        FieldReader<Double>.number.list, FieldReader<Color.Resolved>.components
      )
      if let values = try entries.optional("numbers", numbers) { return .numbers(values) }
      if let values = try entries.optional("floats", numbers) { return .floats(values) }
      if let color = try entries.optional("color", colors) { return .color(color) }
      if let values = try entries.optional("colors", colors.list) { return .colors(values) }
      if let data = try entries.optional("data", .text) {
        return .data(Data(base64Encoded: data) ?? Data())
      }
      if let name = try entries.optional("image", .text) {
        // The size is not that of an argument.
        let digest = ContentDigest(of: Data(try entries.required("digest", .text).utf8))
        return .image(ImageAsset(name: name, size: .zero, digest: digest))
      }
      _ = try entries.required("bounds", .truth)
      return .boundingRect
    }
  }
}

extension FieldReader<Color.Resolved> {
  /// A reader of red, green, blue and opacity.
  fileprivate static var components: Self {
    Self { value throws(FieldFailure) in
      let color = try FieldReader<[Double]>.numbers(4).read(value)
      return Color.Resolved(red: color[0], green: color[1], blue: color[2], opacity: color[3])
    }
  }
}
