import CCairo

/// The fonts of the system, which no picture uses.
package enum SystemFonts {
  /// Keeps fontconfig from reading the system's configuration and the caches of its fonts, which Pango
  /// has it do for the whole process before the first text: a command that draws starts a fifteenth
  /// sooner.
  ///
  /// - Source: documented: `FcInit` does nothing in a process with a current configuration.
  package static func leaveOut() { _ = isLeftOut }

  /// Made once: the process keeps its configuration.
  private static let isLeftOut = FcConfigSetCurrent(FcConfigCreate()) != 0
}
