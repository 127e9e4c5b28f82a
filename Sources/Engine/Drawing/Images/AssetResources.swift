public import Foundation

/// An image of an asset catalog, as the symbols that are generated from catalogs name it.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalog, with those of the groups that provide a namespace.
  package let name: String

  /// The image with a name; all bundles have the scene's assets.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color of an asset catalog, as the symbols that are generated from catalogs name it.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalog, with those of the groups that provide a namespace.
  package let name: String

  /// The color with a name; all bundles have the scene's assets.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// The color of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension UIColor {
  /// The color of an asset catalog.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// The color with a name in the scene's asset catalogs; nil if there is none.
  public convenience init?(named name: String) {
    guard SceneAssets.current?.colorNames.contains(name) ?? true else { return nil }
    self.init(Color(name))
  }

  /// The color with a name in the scene's asset catalogs, which all bundles have.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: AnyObject? = nil
  ) { self.init(named: name) }
}

/// The contents of a data set of the asset catalogs.
open class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: String
  /// The bytes of its file.
  public let data: Data

  /// The data set with a name; nil if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// The data set with a name, which all bundles have; nil if there is none.
  public init?(name: String, bundle: Bundle) {
    guard let data = SceneAssets.current?.images.data(named: name) else { return nil }
    self.name = name
    self.data = data
  }
}
