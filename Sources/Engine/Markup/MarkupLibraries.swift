import CMarkdown
import CMarkup

/// The libraries that read markup.
package enum MarkupLibraries {
  /// Their names and versions; of libxml2, that of its header.
  package static var versions: [(name: String, version: String)] {
    [("cmark-gfm", String(cString: cmark_version_string())), ("libxml2", LIBXML_DOTTED_VERSION)]
  }
}
