/// What a reference was recorded from: a scene of a tool or Swift files, with the options that make
/// its reel.
///
/// Paths begin at the folder of references, so that they are the same on every machine and from every
/// current folder. A candidate has the paths of the reference that it may become.
public struct ReferenceSource: Hashable, Sendable, Codable {
  /// The name of the scene in the tool; nil for Swift files.
  public var scene: String?
  /// The paths of Swift files and projects; none for a scene of the tool.
  public var files: [String]?
  /// The view of the files; nil for the default.
  public var view: String?
  /// The path of the script; nil for the default.
  public var script: String?
  /// The paths of folders of images.
  public var images: [String]?
  /// The paths of Metal files and of folders of them.
  public var shaders: [String]?
  /// The path of the folder of fonts; nil for the standard fonts.
  public var fonts: String?
  /// The values of further options by their names, such as `canvas`; those of flags are empty.
  public var options: [String: String]?

  /// A source without options.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene; nil for Swift files.
  ///   - files: The paths of Swift files; nil for a scene.
  public init(scene: String? = nil, files: [String]? = nil) {
    (self.scene, self.files) = (scene, files)
  }

  /// Whether both have the same scene or the same files, whatever their options.
  public func hasSameSubject(as other: ReferenceSource) -> Bool {
    scene == other.scene && files.map(Set.init) == other.files.map(Set.init)
  }
}
