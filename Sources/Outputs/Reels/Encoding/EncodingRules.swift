/// The rules by which this module makes files of frames.
public enum EncodingRules {
  /// The version of the rules.
  ///
  /// Incremented whenever the file of unchanged frames changes, so that files made by older rules
  /// are made again. A new version of the tool alone changes no file.
  public static let version = "2"
}
