/// A film, and the one in the dark color scheme if both are made.
@MainActor public final class SchemeFilms {
  /// The film.
  public let film: Film
  /// The film in the dark color scheme.
  public let dark: Film?
  private var digests: [Bool: String] = [:]

  /// A film, and one in the dark color scheme.
  public init(film: Film, dark: Film? = nil) { (self.film, self.dark) = (film, dark) }

  /// The digests of all frames, as a ``FileRecord`` keeps them; made once.
  ///
  /// - Parameter reported: Whether the numbers behind the frames count, as in forms that show them.
  /// - Returns: Eight hexadecimal digits for each frame.
  /// - Throws: The film's error.
  public func digests(reported: Bool) throws -> String {
    if let known = digests[reported] { return known }
    let made = try film.digests(dark: dark, reported: reported)
    digests[reported] = made
    return made
  }
}
