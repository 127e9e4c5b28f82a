extension String {
  /// The text in a document or an attribute of HTML or SVG.
  var inMarkup: String {
    replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }
}
