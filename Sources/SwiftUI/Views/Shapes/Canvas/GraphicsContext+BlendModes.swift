import ScrollworkDrawing

extension GraphicsContext.BlendMode {
  /// Source over.
  public static var normal: Self { Self(.normal) }
  /// The product.
  public static var multiply: Self { Self(.multiply) }
  /// The inverted product.
  public static var screen: Self { Self(.screen) }
  /// The backdrop decides between multiply and screen.
  public static var overlay: Self { Self(.overlay) }
  /// The darker of both.
  public static var darken: Self { Self(.darken) }
  /// The lighter of both.
  public static var lighten: Self { Self(.lighten) }
  /// The backdrop, brightened.
  public static var colorDodge: Self { Self(.colorDodge) }
  /// The backdrop, darkened.
  public static var colorBurn: Self { Self(.colorBurn) }
  /// Softly darkened or lightened.
  public static var softLight: Self { Self(.softLight) }
  /// Multiplied or screened.
  public static var hardLight: Self { Self(.hardLight) }
  /// The difference.
  public static var difference: Self { Self(.difference) }
  /// A softer difference.
  public static var exclusion: Self { Self(.exclusion) }
  /// The hue of the source.
  public static var hue: Self { Self(.hue) }
  /// The saturation of the source.
  public static var saturation: Self { Self(.saturation) }
  /// The hue and saturation of the source.
  public static var color: Self { Self(.color) }
  /// The luminosity of the source.
  public static var luminosity: Self { Self(.luminosity) }
  /// The source where the backdrop has coverage.
  public static var sourceAtop: Self { Self(.sourceAtop) }
  /// The source beneath the backdrop.
  public static var destinationOver: Self { Self(.destinationOver) }
  /// The backdrop less the source's coverage.
  public static var destinationOut: Self { Self(.destinationOut) }
  /// The sum less white.
  public static var plusDarker: Self { Self(.plusDarker) }
  /// The sum.
  public static var plusLighter: Self { Self(.plusLighter) }

  /// Nothing where the source has coverage.
  public static var clear: Self { Self(.destinationOut) }

  /// The source; where it is translucent, the backdrop shows through.
  public static var copy: Self { Self(.normal) }
}
