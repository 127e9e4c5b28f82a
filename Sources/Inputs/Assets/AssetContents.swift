import Foundation
import ScrollworkSystem

/// The `Contents.json` of a folder in an asset catalog, of whichever kind.
struct AssetContents: Decodable {
  /// A file of an image, symbol or data set.
  struct File: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Look]?
    var locale: String?
    var resizing: Resizing?
    var direction: String?
    var gamut: String?
    var width: String?
    var height: String?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances, locale, resizing
      case direction = "language-direction"
      case gamut = "display-gamut"
      case width = "width-class"
      case height = "height-class"
    }
  }

  /// A condition on the appearance.
  struct Look: Decodable {
    var appearance: String?
    var value: String?
  }

  /// How an image is stretched; lengths are in pixels of the file.
  struct Resizing: Decodable {
    struct Insets: Decodable {
      var top, left, bottom, right: Double?
    }

    struct Center: Decodable {
      var mode: String?
    }

    var mode: String?
    var center: Center?
    var insets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case insets = "cap-insets"
    }
  }

  /// A color of a color set.
  struct Shade: Decodable {
    struct Value: Decodable {
      var components: [String: Component]?
      var space: String?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
      }
    }

    var color: Value?
    var idiom: String?
    var appearances: [Look]?
  }

  /// A component, spelled as a string or as a number.
  struct Component: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else {
        // A number is a fraction, however it is spelled.
        let number = try container.decode(Double.self)
        text = "\(number)"
      }
    }
  }

  struct Properties: Decodable {
    var intent: String?
    var keepsVector: Bool?
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case keepsVector = "preserves-vector-representation"
      case providesNamespace = "provides-namespace"
    }
  }

  var images: [File]?
  var symbols: [File]?
  var data: [File]?
  var colors: [Shade]?
  var properties: Properties?

  /// Reads the file of a folder; nil if there is none or it is damaged.
  init?(in folder: String) {
    let path = folder + "/Contents.json"
    guard let data = try? InputFile.contents(of: path, atMost: InputFile.largestText),
      let contents = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = contents
  }
}

extension [AssetContents.Look]? {
  /// Whether the appearances are those of a color scheme, with ordinary contrast; nil needs none.
  var isDark: Bool? {
    let looks = self ?? []
    return looks.first { $0.appearance == "luminosity" }.map { $0.value == "dark" }
  }

  /// Whether the appearances ask for a setting other than the color scheme.
  var isSpecial: Bool { (self ?? []).contains { $0.appearance != "luminosity" } }
}
