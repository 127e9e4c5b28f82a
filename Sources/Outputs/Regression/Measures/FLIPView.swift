/// What ꟻLIP sees of one picture in a band of rows: filtered colors, edges and points.
struct FLIPView {
  private let lightness: [Float]
  private let redGreen: [Float]
  private let blueYellow: [Float]
  private let edges: (across: [Float], down: [Float])
  private let points: (across: [Float], down: [Float])

  /// The view of a band.
  ///
  /// - Parameters:
  ///   - pixels: The pixels of the whole picture.
  ///   - width: The width of the whole picture.
  ///   - seen: The part of the picture that the filters reach from the band.
  ///   - band: The part that is viewed.
  ///   - filters: The filters.
  init(
    _ pixels: UnsafePointer<UInt32>, width: Int, _ seen: PixelBox, _ band: PixelBox,
    _ filters: FLIPFilters
  ) {
    let color = FLIPPlanes(pixels, width: width, seen)
    func plane(_ values: [Float], _ across: [Float], _ down: [Float]) -> [Float] {
      Convolution.apply(down, toColumnsOf: row(values, across), seen, band)
    }
    func row(_ values: [Float], _ across: [Float]) -> [Float] {
      Convolution.apply(across, toRowsOf: values, seen, band)
    }
    lightness = plane(color.lightness, filters.lightness, filters.lightness)
    redGreen = plane(color.redGreen, filters.redGreen, filters.redGreen)
    let wide = plane(color.blueYellow, filters.blueYellow.wide, filters.blueYellow.wide)
    let narrow = plane(color.blueYellow, filters.blueYellow.narrow, filters.blueYellow.narrow)
    blueYellow = zip(wide, narrow).map { $0 + $1 }
    // From 0 to 1.
    let gray = color.lightness.map { $0 / 116 + 16 / 116 }
    let smooth = row(gray, filters.smooth)
    func down(_ filter: [Float]) -> [Float] {
      Convolution.apply(filter, toColumnsOf: smooth, seen, band)
    }
    edges = (plane(gray, filters.edge, filters.smooth), down(filters.edge))
    points = (plane(gray, filters.point, filters.smooth), down(filters.point))
  }

  /// The filtered color of a pixel of the band, counted row after row.
  func color(_ index: Int) -> SIMD3<Float> {
    SIMD3(lightness[index], redGreen[index], blueYellow[index])
  }

  /// How much of an edge and how much of a point a pixel of the band is.
  func features(_ index: Int) -> SIMD2<Float> {
    let across = SIMD2(edges.across[index], points.across[index])
    let down = SIMD2(edges.down[index], points.down[index])
    return (across * across + down * down).squareRoot()
  }
}
