import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The `<defs>` of an SVG document: each definition once, named by its digest or, in animations, in
/// the order of first use.
struct SVGDefinitions {
  /// The definitions in order of first use.
  private(set) var text = ""
  private var names: Set<String> = []
  private var owners: [String: ContentDigest] = [:]
  /// The short names so far, by kind and digest; nil for names made of digests.
  private var shortNames: [Character: [ContentDigest: String]]?
  private var shortCount = 0

  /// The number of hexadecimal digits in a name; more where two definitions share them.
  ///
  /// - Source: chosen. Among a thousand definitions two share 12 digits once in 10⁸ documents.
  private static let digits = 12

  /// The attribute that refers to a definition.
  let reference: String

  /// Creates an empty `<defs>`, with short names for animations, which refer to most of them
  /// hundreds of times; ``prefixed(_:)`` completes them.
  init(hasShortNames: Bool = false, reference: String = "href") {
    self.reference = reference
    if hasShortNames { shortNames = [:] }
  }

  /// The name for a digest; the letter stands for the kind of definition.
  mutating func name(_ kind: Character, _ digest: ContentDigest) -> String {
    if shortNames != nil { return shortName(kind, digest) }
    for count in Self.digits... {
      let name = "\(kind)\(digest.hexadecimal(digits: count))"
      let owner = owners[name, default: digest]
      guard owner == digest || count == 64 else { continue }
      owners[name] = digest
      return name
    }
    return ""
  }

  /// The start of short names: a character that no document has, in the place of the prefix that the
  /// whole document determines.
  private static let prefixMark: Character = "\u{1}"

  /// The number of characters in a prefix.
  ///
  /// - Source: chosen: of ten documents on one page two share 4 characters once in 27,000 pages.
  private static let prefixLength = 4

  /// The name of the document itself.
  static let documentName = String(prefixMark)

  /// A document of short names whose names begin with a prefix made of its content, so that several
  /// documents on one page do not share names.
  static func prefixed(_ document: String) -> String {
    let digest = ContentDigest(of: Data(document.utf8)).hexadecimal(digits: 12)
    let number = UInt64(digest, radix: 16) ?? 0
    var prefix = String(10 + number % 26, radix: 36)
    var rest = number / 26
    while prefix.count < prefixLength {
      prefix += String(rest % 36, radix: 36)
      rest /= 36
    }
    return document.replacing(String(prefixMark), with: prefix)
  }

  /// The mark of the prefix, and letters and digits as far as they are needed.
  private mutating func shortName(_ kind: Character, _ digest: ContentDigest) -> String {
    if let known = shortNames?[kind]?[digest] { return known }
    let (first, others) = (26, 36)
    var (rest, count, length) = (shortCount, first, 0)
    while rest >= count { (rest, count, length) = (rest - count, count * others, length + 1) }
    var name = ""
    for _ in 0..<length {
      name = String(rest % others, radix: others) + name
      rest /= others
    }
    name = String(Self.prefixMark) + String(rest + 10, radix: others) + name
    shortCount += 1
    shortNames?[kind, default: [:]][digest] = name
    return name
  }

  /// Whether a name is defined.
  func has(_ name: String) -> Bool { names.contains(name) }

  /// Adds a definition after all that it refers to.
  mutating func add(_ name: String, _ element: String) {
    if names.insert(name).inserted { text += element }
  }

  /// Defines an element named by the digest of its text, and returns the name.
  mutating func define(
    _ kind: Character, _ element: SVGElement, around content: String
  ) -> String {
    let name = name(kind, ContentDigest(of: Data(element.around(content).utf8)))
    add(name, element.with("id", name).around(content))
    return name
  }

  /// Defines an alpha mask and returns the reference.
  mutating func mask(_ content: String, bounds: CGRect) throws(CairoError) -> String {
    let element = SVGElement("mask").with("maskUnits", "userSpaceOnUse")
      .with("x", try SVGNumber.format(bounds.minX)).with("y", try SVGNumber.format(bounds.minY))
      .with("width", try SVGNumber.format(bounds.width))
      .with("height", try SVGNumber.format(bounds.height)).with("mask-type", "alpha")
      .with("style", "mask-type:alpha")
    return "url(#\(define("m", element, around: content)))"
  }

  /// Defines a clip path and returns the reference.
  mutating func clip(_ path: Path) throws(CairoError) -> String {
    let shape = SVGElement("path").with("d", try SVGPathData.data(path)).closed
    return "url(#\(define("p", SVGElement("clipPath"), around: shape)))"
  }

  /// Defines a chain of layer filters and returns the reference; nil if it has no effect.
  mutating func filter(
    _ filters: [Layer.Filter], bounds: CGRect
  ) throws(CairoError) -> String? {
    var content = ""
    var input = "SourceGraphic"
    for (index, filter) in filters.enumerated() {
      switch filter {
      case .shadow(let color, let radius, let offset):
        let result = "p\(index)"
        content += try Self.shadow(
          of: input, color, radius: radius, offset: offset, result: result)
        input = result
      case .blur(let radius, let isOpaque):
        let sigma = try SVGNumber.format(max(0, radius))
        // Some readers disable the element at zero.
        guard sigma != "0" else { continue }
        let blur = SVGElement("feGaussianBlur").with("in", input).with("stdDeviation", sigma)
        if isOpaque {
          // Blurs the colors, makes them opaque, and restores the coverage.
          content +=
            blur.closed
            + SVGElement("feComponentTransfer").with("result", "b\(index)")
            .around(
              SVGElement("feFuncA").with("type", "linear").with("slope", "0")
                .with("intercept", "1").closed)
            + SVGElement("feComposite").with("in", "b\(index)").with("in2", input)
            .with("operator", "in").with("result", "p\(index)").closed
        } else {
          content += blur.with("result", "p\(index)").closed
        }
        input = "p\(index)"
      case .colors(let matrix):
        var values = ""
        for row in 0..<3 {
          for column in 0..<3 {
            values += try SVGNumber.format(matrix.rows[4 * row + column]) + " "
          }
          values += "0 \(try SVGNumber.format(matrix.rows[4 * row + 3])) "
        }
        content +=
          SVGElement("feColorMatrix").with("in", input).with("values", values + "0 0 0 1 0")
          .with("result", "p\(index)").closed
        input = "p\(index)"
      // Layers with these are embedded as images.
      case .luminanceToAlpha, .alphaThreshold, .shader: continue
      }
    }
    // A filter without primitives would hide the element.
    guard !content.isEmpty else { return nil }
    let element = SVGElement("filter").with("filterUnits", "userSpaceOnUse")
      .with("x", try SVGNumber.format(bounds.minX)).with("y", try SVGNumber.format(bounds.minY))
      .with("width", try SVGNumber.format(bounds.width))
      .with("height", try SVGNumber.format(bounds.height))
      .with("color-interpolation-filters", "sRGB")
    return "url(#\(define("f", element, around: content)))"
  }

  /// The primitives of a drop shadow, without `feDropShadow`, which not every reader supports.
  private static func shadow(
    of input: String, _ color: Color.Resolved, radius: CGFloat, offset: CGSize, result: String
  ) throws(CairoError) -> String {
    var steps: [SVGElement] = []
    let sigma = try SVGNumber.format(max(0, radius))
    // Some readers disable the element at zero.
    if sigma != "0" { steps.append(SVGElement("feGaussianBlur").with("stdDeviation", sigma)) }
    if offset != .zero {
      steps.append(
        SVGElement("feOffset").with("dx", try SVGNumber.format(offset.width))
          .with("dy", try SVGNumber.format(offset.height)))
    }
    var rows = ""
    for component in [color.red, color.green, color.blue] {
      // Rounded to 8 bits, as colors are elsewhere.
      rows += "0 0 0 0 \(try SVGNumber.format((component * 255).rounded() / 255)) "
    }
    steps.append(
      SVGElement("feColorMatrix")
        .with("values", rows + "0 0 0 \(try SVGNumber.format(color.opacity)) 0")
        .with("result", "s" + result))
    steps[0] = steps[0].with("in", input)
    steps.append(
      SVGElement("feComposite").with("in", input).with("in2", "s" + result)
        .with("result", result))
    return steps.map(\.closed).joined()
  }

  /// Defines an image in the unit square and returns the reference.
  mutating func image(_ picture: EmbeddedPicture, smooth: Bool) -> String {
    let element = SVGElement("image").with("width", "1").with("height", "1")
      .with("preserveAspectRatio", "none")
      .with("image-rendering", smooth ? nil : "pixelated")
      .with(reference, "data:\(picture.mediaType);base64," + picture.file.base64EncodedString())
    return "#" + define("i", element, around: "")
  }

  /// Defines a shared outline and returns the reference.
  mutating func outline(_ data: String) -> String {
    "#" + define("t", SVGElement("path").with("d", data), around: "")
  }
}

/// The formatting of colors.
enum SVGColor {
  /// Three or six hexadecimal digits, without the opacity.
  static func format(_ color: Color.Resolved) -> String {
    let pairs = [color.red, color.green, color.blue].map { component in
      let digits = String(Int((component * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    guard pairs.allSatisfy({ $0.first == $0.last }) else { return "#" + pairs.joined() }
    return "#" + pairs.map { String($0.prefix(1)) }.joined()
  }

  /// The value of an opacity attribute; nil for full opacity.
  static func opacity(_ value: Double) throws(CairoError) -> String? {
    value == 1 ? nil : try SVGNumber.format(value)
  }
}
