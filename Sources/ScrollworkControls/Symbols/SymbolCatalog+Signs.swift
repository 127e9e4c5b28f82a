import ScrollworkViews

extension SymbolCatalog {
  /// Symbols of arrows, marks and plain shapes.
  static let signs: [String: SymbolDrawing] = [
    "arrow.clockwise": SymbolDrawing(
      lines:
        "M 19 12 C 19 15.9 15.9 19 12 19 C 8.1 19 5 15.9 5 12 C 5 8.1 8.1 5 12 5 L 15 5 "
        + "M 12 2 L 15 5 L 12 8"),
    "arrow.counterclockwise": SymbolDrawing(
      lines:
        "M 5 12 C 5 15.9 8.1 19 12 19 C 15.9 19 19 15.9 19 12 C 19 8.1 15.9 5 12 5 L 9 5 "
        + "M 12 2 L 9 5 L 12 8"),
    "arrow.down": SymbolDrawing(
      lines: "M 12 4 L 12 20 M 5 13 L 12 20 L 19 13"),
    "arrow.left": SymbolDrawing(
      lines: "M 20 12 L 4 12 M 11 5 L 4 12 L 11 19"),
    "arrow.right": SymbolDrawing(
      lines: "M 4 12 L 20 12 M 13 5 L 20 12 L 13 19"),
    "arrow.up": SymbolDrawing(
      lines: "M 12 20 L 12 4 M 5 11 L 12 4 L 19 11"),
    "arrow.up.arrow.down": SymbolDrawing(
      lines:
        "M 8 20 L 8 4 M 4 8 L 8 4 L 12 8 M 16 4 L 16 20 M 12 16 L 16 20 L 20 16"),
    "arrow.up.right": SymbolDrawing(
      lines: "M 6 18 L 18 6 M 8.5 6 L 18 6 L 18 15.5"),
    "checkmark": SymbolDrawing(
      lines: "M 4.5 13 L 9.5 18.5 L 19.5 5.5"),
    "checkmark.circle": SymbolDrawing(
      lines: "O 12 12 9.2 M 7.5 12.5 L 10.8 16 L 16.5 8.3"),
    "checkmark.circle.fill": SymbolDrawing(
      areas:
        "O 12 12 10.2 M 6.6 12.6 L 8.2 11.2 L 10.7 14.1 L 15.7 7.4 L 17.4 8.6 L 10.8 "
        + "17.2 Z"),
    "chevron.down": SymbolDrawing(
      lines: "M 4.5 8.5 L 12 16 L 19.5 8.5"),
    "chevron.left": SymbolDrawing(
      lines: "M 15 4.5 L 7.5 12 L 15 19.5"),
    "chevron.right": SymbolDrawing(
      lines: "M 9 4.5 L 16.5 12 L 9 19.5"),
    "chevron.up": SymbolDrawing(
      lines: "M 4.5 15.5 L 12 8 L 19.5 15.5"),
    "circle": SymbolDrawing(
      lines: "O 12 12 9.2"),
    "circle.fill": SymbolDrawing(
      areas: "O 12 12 10.2"),
    "ellipsis": SymbolDrawing(
      areas: "O 5 12 2 O 12 12 2 O 19 12 2"),
    "ellipsis.circle": SymbolDrawing(
      lines: "O 12 12 9.2",
      areas: "O 7.5 12 1.3 O 12 12 1.3 O 16.5 12 1.3"),
    "line.3.horizontal": SymbolDrawing(
      lines: "M 4 6.5 L 20 6.5 M 4 12 L 20 12 M 4 17.5 L 20 17.5"),
    "line.horizontal.3": SymbolDrawing(
      lines: "M 4 6.5 L 20 6.5 M 4 12 L 20 12 M 4 17.5 L 20 17.5"),
    "minus": SymbolDrawing(
      lines: "M 4 12 L 20 12"),
    "minus.circle": SymbolDrawing(
      lines: "O 12 12 9.2 M 7 12 L 17 12"),
    "minus.circle.fill": SymbolDrawing(
      areas: "O 12 12 10.2 M 6.5 11 L 17.5 11 L 17.5 13 L 6.5 13 Z"),
    "plus": SymbolDrawing(
      lines: "M 12 4 L 12 20 M 4 12 L 20 12"),
    "plus.circle": SymbolDrawing(
      lines: "O 12 12 9.2 M 12 7 L 12 17 M 7 12 L 17 12"),
    "plus.circle.fill": SymbolDrawing(
      areas:
        "O 12 12 10.2 M 11 6.5 L 13 6.5 L 13 11 L 17.5 11 L 17.5 13 L 13 13 L 13 17.5 L "
        + "11 17.5 L 11 13 L 6.5 13 L 6.5 11 L 11 11 Z"),
    "power": SymbolDrawing(
      lines:
        "M 12 2.8 L 12 11.5 M 7 5.6 C 1.5 10 3.5 20.5 12 20.5 C 20.5 20.5 22.5 10 17 5.6"),
    "square": SymbolDrawing(
      lines: "R 3.5 3.5 17 17 3"),
    "square.and.arrow.up": SymbolDrawing(
      lines:
        "M 8.5 9 L 5.5 9 L 5.5 20.5 L 18.5 20.5 L 18.5 9 L 15.5 9 M 12 14.5 L 12 2.8 M "
        + "8.3 6.3 L 12 2.8 L 15.7 6.3"),
    "square.fill": SymbolDrawing(
      areas: "R 2.5 2.5 19 19 4"),
    "square.grid.2x2": SymbolDrawing(
      lines:
        "R 3.5 3.5 7 7 1.5 R 13.5 3.5 7 7 1.5 R 3.5 13.5 7 7 1.5 R 13.5 13.5 7 7 1.5"),
    "square.grid.2x2.fill": SymbolDrawing(
      areas:
        "R 2.8 2.8 8.4 8.4 2 R 12.8 2.8 8.4 8.4 2 R 2.8 12.8 8.4 8.4 2 R 12.8 12.8 8.4 "
        + "8.4 2"),
    "triangle.fill": SymbolDrawing(
      areas: "M 12 3 L 22 20.5 L 2 20.5 Z"),
    "xmark": SymbolDrawing(
      lines: "M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5"),
    "xmark.circle": SymbolDrawing(
      lines: "O 12 12 9.2 M 8.5 8.5 L 15.5 15.5 M 15.5 8.5 L 8.5 15.5"),
    "xmark.circle.fill": SymbolDrawing(
      areas:
        "O 12 12 10.2 M 8.8 7.4 L 12 10.6 L 15.2 7.4 L 16.6 8.8 L 13.4 12 L 16.6 15.2 L "
        + "15.2 16.6 L 12 13.4 L 8.8 16.6 L 7.4 15.2 L 10.6 12 L 7.4 8.8 Z"),
  ]
}
