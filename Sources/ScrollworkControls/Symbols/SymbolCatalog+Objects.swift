import ScrollworkViews

extension SymbolCatalog {
  /// Symbols of objects.
  static let objects: [String: SymbolDrawing] = [
    "backward.fill": SymbolDrawing(
      areas: "M 22 5 L 12 12 L 22 19 Z M 12 5 L 2 12 L 12 19 Z"),
    "bell": SymbolDrawing(
      lines:
        "M 4 17.5 C 6.5 15 6 13 6.3 10.5 C 6.6 6.5 9 4.5 12 4.5 C 15 4.5 17.4 6.5 17.7 "
        + "10.5 C 18 13 17.5 15 20 17.5 Z M 10 20.8 L 14 20.8"),
    "bell.fill": SymbolDrawing(
      areas:
        "M 3 18 C 5.5 15.5 5 13 5.3 10.2 C 5.6 5.8 8.5 3.2 12 3.2 C 15.5 3.2 18.4 5.8 "
        + "18.7 10.2 C 19 13 18.5 15.5 21 18 Z M 9 19.5 L 15 19.5 Q 14.5 22 12 22 Q 9.5 22 "
        + "9 19.5 Z"),
    "bolt.fill": SymbolDrawing(
      areas: "M 14 1.5 L 4.5 13.5 L 11 13.5 L 9.5 22.5 L 19.5 10 L 13 10 Z"),
    "bookmark": SymbolDrawing(
      lines: "M 6 3.5 L 18 3.5 L 18 20.5 L 12 15.5 L 6 20.5 Z"),
    "bookmark.fill": SymbolDrawing(
      areas:
        "M 6.5 2.5 L 17.5 2.5 Q 19 2.5 19 4 L 19 21.5 L 12 16 L 5 21.5 L 5 4 Q 5 2.5 6.5 "
        + "2.5 Z"),
    "calendar": SymbolDrawing(
      lines:
        "R 3 4.5 18 16.5 3 M 3 9.5 L 21 9.5 M 8 2.5 L 8 5.5 M 16 2.5 L 16 5.5"),
    "camera": SymbolDrawing(
      lines:
        "M 4.5 7 L 7.5 7 L 9.2 4.8 L 14.8 4.8 L 16.5 7 L 19.5 7 Q 21.5 7 21.5 9 L 21.5 "
        + "17.5 Q 21.5 19.5 19.5 19.5 L 4.5 19.5 Q 2.5 19.5 2.5 17.5 L 2.5 9 Q 2.5 7 4.5 7 "
        + "Z O 12 13 3.7"),
    "camera.fill": SymbolDrawing(
      areas:
        "M 4 6 L 7 6 L 8.7 3.8 L 15.3 3.8 L 17 6 L 20 6 Q 22.5 6 22.5 8.5 L 22.5 18 Q "
        + "22.5 20.5 20 20.5 L 4 20.5 Q 1.5 20.5 1.5 18 L 1.5 8.5 Q 1.5 6 4 6 Z O 12 13 "
        + "4.7 O 12 13 3"),
    "cart": SymbolDrawing(
      lines:
        "M 2 4 L 5 4 L 7.5 15.5 L 18.5 15.5 L 21 7 L 6 7 O 9 19.5 1.3 O 17 19.5 1.3"),
    "clock": SymbolDrawing(
      lines: "O 12 12 9.2 M 12 6.5 L 12 12 L 16 14"),
    "cloud.fill": SymbolDrawing(
      areas:
        "M 6.5 19.5 C 3.5 19.5 1.5 17.5 1.5 15 C 1.5 12.5 3.3 10.7 5.7 10.5 C 6.3 7.2 9 "
        + "5 12.2 5 C 15.5 5 18 7.3 18.5 10.3 C 21 10.6 22.5 12.5 22.5 14.8 C 22.5 17.5 "
        + "20.5 19.5 17.8 19.5 Z"),
    "drop.fill": SymbolDrawing(
      areas:
        "M 12 2 C 15 6.5 19 11 19 15 C 19 19 16 22 12 22 C 8 22 5 19 5 15 C 5 11 9 6.5 "
        + "12 2 Z"),
    "envelope": SymbolDrawing(
      lines: "R 2.5 5 19 14 2.5 M 3.5 6.5 L 12 13.5 L 20.5 6.5"),
    "forward.fill": SymbolDrawing(
      areas: "M 2 5 L 12 12 L 2 19 Z M 12 5 L 22 12 L 12 19 Z"),
    "globe": SymbolDrawing(
      lines:
        "O 12 12 9.2 M 2.8 12 L 21.2 12 M 12 2.8 C 6.5 8 6.5 16 12 21.2 M 12 2.8 C 17.5 "
        + "8 17.5 16 12 21.2 M 4.5 7 L 19.5 7 M 4.5 17 L 19.5 17"),
    "heart": SymbolDrawing(
      lines:
        "M 12 20 C 5 15 3 12 3 8.7 C 3 5.8 5.2 4 7.5 4 C 9.5 4 11.2 5.1 12 6.8 C 12.8 "
        + "5.1 14.5 4 16.5 4 C 18.8 4 21 5.8 21 8.7 C 21 12 19 15 12 20 Z"),
    "heart.fill": SymbolDrawing(
      areas:
        "M 12 21 C 4.5 15.7 2 12.3 2 8.6 C 2 5.2 4.6 3 7.4 3 C 9.4 3 11.1 4 12 5.6 C "
        + "12.9 4 14.6 3 16.6 3 C 19.4 3 22 5.2 22 8.6 C 22 12.3 19.5 15.7 12 21 Z"),
    "house": SymbolDrawing(
      lines:
        "M 3 12 L 12 4 L 21 12 M 5.5 10 L 5.5 20 L 18.5 20 L 18.5 10 M 10 20 L 10 14.5 L "
        + "14 14.5 L 14 20"),
    "house.fill": SymbolDrawing(
      areas:
        "M 12 2.5 L 22.5 12 L 19.5 12 L 19.5 21 L 4.5 21 L 4.5 12 L 1.5 12 Z M 10 21 L "
        + "14 21 L 14 14.5 L 10 14.5 Z"),
    "leaf.fill": SymbolDrawing(
      lines: "M 6 18.5 C 8.5 14.5 11.5 12 15 10.5",
      areas:
        "M 20.5 3.5 C 21.5 11.5 19.5 19.5 11.5 19.5 C 7 19.5 4.5 16.5 4.5 13 C 4.5 6 "
        + "12.5 5.5 20.5 3.5 Z"),
    "location.fill": SymbolDrawing(
      areas: "M 21.5 2.5 L 13.5 21.5 L 11.5 12.5 L 2.5 10.5 Z"),
    "magnifyingglass": SymbolDrawing(
      lines: "O 10.2 10.2 6.2 M 14.8 14.8 L 20 20"),
    "mic": SymbolDrawing(
      lines:
        "R 8.8 2.5 6.4 12 3.2 M 5 11.5 C 5 20 19 20 19 11.5 M 12 18 L 12 21.5 M 8.5 21.5 "
        + "L 15.5 21.5"),
    "mic.fill": SymbolDrawing(
      lines:
        "M 5 11.5 C 5 20 19 20 19 11.5 M 12 18 L 12 21.5 M 8.5 21.5 L 15.5 21.5",
      areas: "R 8 1.5 8 13.5 4"),
    "moon.fill": SymbolDrawing(
      areas:
        "M 15.5 2.8 C 10.5 8 13 17 21.3 16.6 C 18.5 21.4 12.5 22.8 7.6 19.8 C 2.6 16.7 "
        + "1.2 10 4.4 5.4 C 6.9 1.9 11.5 0.9 15.5 2.8 Z"),
    "music.note": SymbolDrawing(
      lines: "M 10 17.5 L 10 4 L 18 6.5 L 18 10",
      areas: "O 7.3 17.8 2.9"),
    "paperplane.fill": SymbolDrawing(
      areas: "M 22 2 L 15 22 L 11.2 13.5 L 19 5 L 10 12.3 L 2 8.5 Z"),
    "pause.circle.fill": SymbolDrawing(
      areas: "O 12 12 10.2 R 8 7.5 2.8 9 0.6 R 13.2 7.5 2.8 9 0.6"),
    "pause.fill": SymbolDrawing(
      areas: "R 5 3.5 5 17 1.2 R 14 3.5 5 17 1.2"),
    "person": SymbolDrawing(
      lines: "O 12 7.5 4 M 4.5 20 C 4.5 12.7 19.5 12.7 19.5 20 Z"),
    "person.circle": SymbolDrawing(
      lines: "O 12 12 9.2 O 12 9.5 3 M 5.8 18.5 C 8.5 13.8 15.5 13.8 18.2 18.5"),
    "person.circle.fill": SymbolDrawing(
      areas:
        "O 12 12 10.2 O 12 9.2 3.4 M 5.6 18.4 C 7.5 13.3 16.5 13.3 18.4 18.4 C 14.9 22 "
        + "9.1 22 5.6 18.4 Z"),
    "person.fill": SymbolDrawing(
      areas: "O 12 7.2 4.7 M 3.5 21 C 3.5 11.3 20.5 11.3 20.5 21 Z"),
    "photo": SymbolDrawing(
      lines:
        "R 2.5 4.5 19 15 2.5 M 3 17 L 9 11.5 L 13.5 16 L 16.5 13.5 L 21 17 O 16.5 9 1.4"),
    "play.circle.fill": SymbolDrawing(
      areas: "O 12 12 10.2 M 9.5 7 L 17.5 12 L 9.5 17 Z"),
    "play.fill": SymbolDrawing(
      areas:
        "M 6 3.5 Q 5 3 5 4.2 L 5 19.8 Q 5 21 6 20.5 L 20 12.7 Q 21 12 20 11.3 Z"),
    "star": SymbolDrawing(
      lines:
        "M 12 2.8 L 14.53 9.32 L 21.51 9.71 L 16.09 14.13 L 17.88 20.89 L 12 17.1 L 6.12 "
        + "20.89 L 7.91 14.13 L 2.49 9.71 L 9.47 9.32 Z"),
    "star.fill": SymbolDrawing(
      areas:
        "M 12 1.8 L 14.76 9 L 22.46 9.4 L 16.47 14.25 L 18.47 21.7 L 12 17.5 L 5.53 21.7 "
        + "L 7.53 14.25 L 1.54 9.4 L 9.24 9 Z"),
    "stop.fill": SymbolDrawing(
      areas: "R 4 4 16 16 2.5"),
    "suit.heart": SymbolDrawing(
      lines:
        "M 12 20 C 5 15 3 12 3 8.7 C 3 5.8 5.2 4 7.5 4 C 9.5 4 11.2 5.1 12 6.8 C 12.8 "
        + "5.1 14.5 4 16.5 4 C 18.8 4 21 5.8 21 8.7 C 21 12 19 15 12 20 Z"),
    "suit.heart.fill": SymbolDrawing(
      areas:
        "M 12 21 C 4.5 15.7 2 12.3 2 8.6 C 2 5.2 4.6 3 7.4 3 C 9.4 3 11.1 4 12 5.6 C "
        + "12.9 4 14.6 3 16.6 3 C 19.4 3 22 5.2 22 8.6 C 22 12.3 19.5 15.7 12 21 Z"),
    "sun.max.fill": SymbolDrawing(
      lines:
        "M 12 1.8 L 12 3.6 M 12 20.4 L 12 22.2 M 1.8 12 L 3.6 12 M 20.4 12 L 22.2 12 M "
        + "4.8 4.8 L 6.1 6.1 M 17.9 17.9 L 19.2 19.2 M 4.8 19.2 L 6.1 17.9 M 17.9 6.1 L "
        + "19.2 4.8",
      areas: "O 12 12 5"),
    "trash": SymbolDrawing(
      lines:
        "M 4 6 L 20 6 M 9 6 L 9.4 3.5 L 14.6 3.5 L 15 6 M 6 6 L 7 20.5 L 17 20.5 L 18 6 "
        + "M 10 9.5 L 10.3 17 M 14 9.5 L 13.7 17"),
  ]
}
