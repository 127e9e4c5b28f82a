import CCairo

/// The fonts of the system, which no picture uses.
package enum SystemFonts {
  /// Keeps fontconfig from reading the system's configuration and the caches of its fonts, which Pango
  /// has it do for the whole process before the first text.
  ///
  /// For a process of its own, such as the command: other code in it finds no fonts by default.
  ///
  /// - Source: documented, fontconfig's manual of `FcInit`: if the default configuration has already
  ///   been loaded, it does nothing.
  package static func leaveOut() { _ = isLeftOut }

  /// Made once: the process keeps its configuration.
  private static let isLeftOut = FcConfigSetCurrent(FcConfigCreate()) != 0
}
