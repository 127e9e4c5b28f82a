/// Names of Metal that shaders use.
enum MetalNames {
  /// The names of types and functions.
  ///
  /// - Source: documented, the Metal Shading Language Specification 3.2, chapters 2 and 6.
  static let all =
    types
      + """
      abs acos acosh all any asin asinh atan atan2 atanh ceil clamp copysign cos cosh cospi cross \
      degrees determinant dfdx dfdy distance distance_squared dot exp exp10 exp2 fabs faceforward fdim \
      floor fma fmax fmin fmod fract frexp fwidth isfinite isinf isnan isnormal ldexp length \
      length_squared log log10 log2 max max3 median3 min min3 mix modf normalize pow powr radians \
      reflect refract rint round rsqrt saturate select sign sin sincos sinh sinpi smoothstep sqrt step \
      tan tanh tanpi transpose trunc
      """.split(separator: " ").map(String.init)

  /// The names of scalars, vectors, matrices and other types.
  private static let types: [String] = {
    let scalars = ["bool", "char", "uchar", "short", "ushort", "int", "uint", "half", "float"]
    let vectors = scalars.flatMap { scalar in [2, 3, 4].map { "\(scalar)\($0)" } }
    let matrices = ["float", "half"].flatMap { scalar in
      [2, 3, 4].flatMap { columns in [2, 3, 4].map { "\(scalar)\(columns)x\($0)" } }
    }
    return scalars + vectors + matrices + ["sampler", "texture2d"]
  }()
}
