import Foundation
import ScrollworkEnvironment
import ScrollworkScript

/// A version of a figure with other traits of its scenes, in files of their own.
public struct FigureVariant: Hashable, Sendable {
  /// The part of the file name after the name of the figure, with its hyphen; empty for the figure
  /// itself.
  public let suffix: String
  /// Whether the layout is right to left; nil for that of the figure.
  let isRightToLeft: Bool?
  /// The Dynamic Type size; nil for that of the figure.
  let typeSize: DynamicTypeSize?
  /// The locale; nil for that of the figure.
  let locale: Locale?

  /// The figure as described.
  static let plain = FigureVariant(suffix: "", isRightToLeft: nil, typeSize: nil, locale: nil)

  private init(suffix: String, isRightToLeft: Bool?, typeSize: DynamicTypeSize?, locale: Locale?) {
    (self.suffix, self.isRightToLeft) = (suffix, isRightToLeft)
    (self.typeSize, self.locale) = (typeSize, locale)
  }

  /// A variant of a figure file.
  init(_ fields: inout FigureFields) throws(FigureError) {
    isRightToLeft = try fields.flag("rtl")
    typeSize = try fields.typeSize("type-size")
    locale = try fields.locale("locale")
    let own = [
      isRightToLeft.map { $0 ? "rtl" : "ltr" }, typeSize.map { "\($0)" },
      locale.map { $0.identifier(.bcp47) },
    ]
    .compactMap(\.self).joined(separator: "-")
    let name = try fields.string("suffix") ?? own
    guard !name.isEmpty else {
      throw FigureError(
        "found no trait, expected \"rtl\", \"type-size\" or \"locale\"", at: fields.keys)
    }
    guard FigureOutput.isName(name) else {
      throw FigureError(
        "found \"\(name)\", expected \(FigureOutput.expectedName)", at: fields.keys("suffix"))
    }
    suffix = "-" + name
  }

  /// The request with the traits of the variant.
  public func applied(to request: SceneRequest) -> SceneRequest {
    var request = request
    request.isRightToLeft = isRightToLeft ?? request.isRightToLeft
    request.typeSize = typeSize ?? request.typeSize
    request.locale = locale ?? request.locale
    return request
  }
}
