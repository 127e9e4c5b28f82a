import ScrollworkViews

extension SymbolCatalog {
  /// Further symbols of objects.
  static let moreObjects: [String: SymbolDrawing] = [
    "airplane": SymbolDrawing(
      areas:
        "M 22 12 Q 22 13.4 19.5 13.4 L 15 13.4 L 10 21 L 7.6 21 L 10.2 13.4 L 5.8 13.4 L 4 16 L 2.2 16 "
        + "L 3.3 12 L 2.2 8 L 4 8 L 5.8 10.6 L 10.2 10.6 L 7.6 3 L 10 3 L 15 10.6 L 19.5 10.6 Q 22 10.6 22 "
        + "12 Z"),
    "alarm": SymbolDrawing(
      lines: "O 12 13 7.5 M 12 8.5 L 12 13 L 15 15 M 3 6.5 L 6.5 3.5 M 21 6.5 L 17.5 3.5"),
    "bag": SymbolDrawing(
      lines: "R 4 7.5 16 13 3 M 8.5 10.5 L 8.5 6.5 C 8.5 1.8 15.5 1.8 15.5 6.5 L 15.5 10.5"),
    "bag.fill": SymbolDrawing(
      lines: "M 8.5 8 L 8.5 6.3 C 8.5 1.8 15.5 1.8 15.5 6.3 L 15.5 8", areas: "R 3.5 7 17 14.5 3.5"),
    "battery.100": SymbolDrawing(
      lines: "R 1.5 7 18.5 10 3 M 22.5 10.5 L 22.5 13.5", areas: "R 4 9.5 13.5 5 1"),
    "bolt": SymbolDrawing(
      lines: "M 13.5 2.5 L 5 13.5 L 11.5 13.5 L 10 21.5 L 19 10.3 L 12.5 10.3 Z"),
    "book": SymbolDrawing(
      lines:
        "M 12 6 C 9.5 4 6 3.8 2.5 4.5 L 2.5 18.5 C 6 17.8 9.5 18 12 20 C 14.5 18 18 17.8 21.5 18.5 L 21.5 "
        + "4.5 C 18 3.8 14.5 4 12 6 L 12 20"),
    "book.fill": SymbolDrawing(
      areas:
        "M 11.3 5.8 C 8.8 4 5.5 3.6 2 4.2 L 2 18.8 C 5.5 18.2 8.8 18.6 11.3 20.3 Z M 12.7 5.8 C 15.2 4 18.5 "
        + "3.6 22 4.2 L 22 18.8 C 18.5 18.2 15.2 18.6 12.7 20.3 Z"),
    "bubble.left": SymbolDrawing(
      lines:
        "M 6 4 L 18 4 Q 21.5 4 21.5 7.5 L 21.5 14 Q 21.5 17.5 18 17.5 L 11 17.5 L 6.5 21 L 6.5 17.5 Q 2.5 "
        + "17.5 2.5 14 L 2.5 7.5 Q 2.5 4 6 4 Z"),
    "bubble.left.fill": SymbolDrawing(
      areas:
        "M 6 3 L 18 3 Q 22.5 3 22.5 7.5 L 22.5 14 Q 22.5 18.5 18 18.5 L 11.5 18.5 L 6 22.5 L 6 18.5 Q 1.5 "
        + "18.5 1.5 14 L 1.5 7.5 Q 1.5 3 6 3 Z"),
    "car.fill": SymbolDrawing(
      areas:
        "M 6.5 4.5 L 17.5 4.5 L 20 10 Q 22 11 22 13.5 L 22 18 L 20.5 18 L 20.5 20 L 17.5 20 L 17.5 18 L 6.5 "
        + "18 L 6.5 20 L 3.5 20 L 3.5 18 L 2 18 L 2 13.5 Q 2 11 4 10 Z M 7.6 6.3 L 6 10 L 18 10 L 16.4 6.3 Z "
        + "O 6.2 13.8 1.4 O 17.8 13.8 1.4"),
    "cart.fill": SymbolDrawing(
      lines: "M 1.5 4 L 4.8 4 L 7.3 15.8 L 19 15.8",
      areas: "M 5.6 6 L 22 6 L 19.6 14.5 L 7.5 14.5 Z O 9 19.8 1.9 O 17.2 19.8 1.9"),
    "clock.fill": SymbolDrawing(
      areas:
        "O 12 12 10.2 M 11 5.5 L 13 5.5 L 13 11.3 L 17 13.6 L 16 15.3 L 11 12.5 Z"),
    "cloud": SymbolDrawing(
      lines:
        "M 6.7 18.5 C 4 18.5 2.5 16.8 2.5 14.8 C 2.5 12.8 4 11.4 6.5 11.3 C 7 8 9.4 6 12.2 6 C 15 6 17.3 8 "
        + "17.7 11 C 20 11.2 21.5 12.8 21.5 14.8 C 21.5 17 20 18.5 17.6 18.5 Z"),
    "cloud.rain.fill": SymbolDrawing(
      lines: "M 8 17.5 L 6.5 21 M 12.5 17.5 L 11 21 M 17 17.5 L 15.5 21",
      areas:
        "M 6.5 15 C 3.8 15 2 13.4 2 11.2 C 2 9 3.6 7.5 5.8 7.3 C 6.4 4.4 8.9 2.5 12 2.5 C 15.2 2.5 17.6 4.5 "
        + "18 7.2 C 20.3 7.4 22 9 22 11.2 C 22 13.4 20.2 15 17.7 15 Z"),
    "creditcard": SymbolDrawing(lines: "R 2 5 20 14 2.5 M 2 9.5 L 22 9.5 M 5.5 15 L 9 15"),
    "creditcard.fill": SymbolDrawing(
      areas: "R 1.5 4.5 21 15 3 R 1.5 8.3 21 2.6 0 R 4.8 14.3 4.5 1.8 0.6"),
    "crown.fill": SymbolDrawing(
      areas:
        "M 2 7 L 7 12 L 12 4 L 17 12 L 22 7 L 20 17 L 4 17 Z R 4 18.5 16 2 0.6"),
    "cup.and.saucer.fill": SymbolDrawing(
      lines: "M 17.5 7.5 C 21.5 6.5 21.5 13 17 12.5 M 3 20.5 L 20 20.5",
      areas: "M 4 5 L 18 5 L 18 11 Q 18 17.5 11 17.5 Q 4 17.5 4 11 Z"),
    "doc": SymbolDrawing(
      lines: "M 5 3 L 13.5 3 L 19 8.5 L 19 21 L 5 21 Z M 13.5 3 L 13.5 8.5 L 19 8.5"),
    "doc.fill": SymbolDrawing(
      areas:
        "M 5.5 2 L 12.5 2 L 12.5 9.5 L 20 9.5 L 20 22 L 4 22 L 4 3.5 Q 4 2 5.5 2 Z M 14 2 L 20 8 L 14 8 Z"
    ),
    "doc.text": SymbolDrawing(
      lines:
        "M 5 3 L 13.5 3 L 19 8.5 L 19 21 L 5 21 Z M 13.5 3 L 13.5 8.5 L 19 8.5 M 8.5 13 L 15.5 13 M 8.5 17 L "
        + "15.5 17"),
    "drop": SymbolDrawing(
      lines:
        "M 12 3.5 C 14.7 7.5 18 11.5 18 15 C 18 18.5 15.4 21 12 21 C 8.6 21 6 18.5 6 15 C 6 11.5 9.3 7.5 12 "
        + "3.5 Z"),
    "envelope.fill": SymbolDrawing(
      areas:
        "M 2 6.5 Q 2 4.5 4 4.5 L 20 4.5 Q 22 4.5 22 6.5 L 12 13.6 Z M 2 8.8 L 12 16 L 22 8.8 L 22 17.5 Q 22 "
        + "19.5 20 19.5 L 4 19.5 Q 2 19.5 2 17.5 Z"),
    "exclamationmark": SymbolDrawing(lines: "M 12 4 L 12 14.5", areas: "O 12 19 1.5"),
    "exclamationmark.circle": SymbolDrawing(
      lines: "O 12 12 9.2 M 12 7 L 12 12.8", areas: "O 12 16.4 1.25"),
    "exclamationmark.circle.fill": SymbolDrawing(
      areas: "O 12 12 10.2 R 11 6.3 2 7.4 1 O 12 16.6 1.35"),
    "exclamationmark.triangle": SymbolDrawing(
      lines: "M 12 3.5 L 21.5 20 L 2.5 20 Z M 12 9.5 L 12 14", areas: "O 12 17 1.15"),
    "exclamationmark.triangle.fill": SymbolDrawing(
      areas: "M 12 2.2 L 22.8 21 L 1.2 21 Z R 11 8.5 2 6.4 1 O 12 17.6 1.25"),
    "eye": SymbolDrawing(
      lines: "M 1.8 12 C 6.5 4.5 17.5 4.5 22.2 12 C 17.5 19.5 6.5 19.5 1.8 12 Z O 12 12 3.2"),
    "eye.fill": SymbolDrawing(
      areas: "M 1 12 C 6 3.5 18 3.5 23 12 C 18 20.5 6 20.5 1 12 Z O 12 12 4.4 O 12 12 2.4"),
    "eye.slash": SymbolDrawing(
      lines:
        "M 1.8 12 C 6.5 4.5 17.5 4.5 22.2 12 C 17.5 19.5 6.5 19.5 1.8 12 Z O 12 12 3.2 M 4 3.5 L 20 20.5"
    ),
    "film": SymbolDrawing(
      lines:
        "R 2.5 4.5 19 15 2.5 M 7 4.5 L 7 19.5 M 17 4.5 L 17 19.5 M 2.5 9.5 L 7 9.5 M 2.5 14.5 L 7 14.5 "
        + "M 17 9.5 L 21.5 9.5 M 17 14.5 L 21.5 14.5 M 7 12 L 17 12"),
    "flag.fill": SymbolDrawing(
      lines: "M 5 3 L 5 21.5",
      areas: "M 5 3.5 C 9 1.5 14 6 20 3.5 L 20 13.5 C 14 16 9 11.5 5 13.5 Z"),
    "flame": SymbolDrawing(
      lines:
        "M 12.5 2.8 C 13 7 18.5 9 18.5 14.5 C 18.5 18.5 15.5 21.2 12 21.2 C 8.5 21.2 5.5 18.5 5.5 14.8 C 5.5 "
        + "12 7 10.5 8 9 C 8.5 10.5 9 11.5 10 12 C 10.5 9 10.5 5.5 12.5 2.8 Z"),
    "flame.fill": SymbolDrawing(
      areas:
        "M 12.8 1.5 C 13.5 6.5 19.8 8.5 19.8 14.5 C 19.8 19.3 16.3 22.4 12 22.4 C 7.7 22.4 4.2 19.3 4.2 14.8 "
        + "C 4.2 11.5 6.2 9.5 7.8 7.2 C 8.3 9 8.8 10 9.4 10.6 C 9.6 7.5 10.2 4 12.8 1.5 Z M 12 20.6 C 14.3 "
        + "20.6 15.8 19 15.8 17 C 15.8 14.5 13.5 13.5 12.8 11 C 11.5 13 8.4 14 8.4 17.2 C 8.4 19.2 9.9 20.6 12 "
        + "20.6 Z"),
    "folder": SymbolDrawing(
      lines:
        "M 4.5 5 L 9.5 5 L 11.5 7.5 L 19.5 7.5 Q 21.5 7.5 21.5 9.5 L 21.5 17.5 Q 21.5 19.5 19.5 19.5 L 4.5 "
        + "19.5 Q 2.5 19.5 2.5 17.5 L 2.5 7 Q 2.5 5 4.5 5 Z M 2.5 11 L 21.5 11"),
    "folder.fill": SymbolDrawing(
      areas:
        "M 4 4 L 9.5 4 L 11.5 6.5 L 20 6.5 Q 22.5 6.5 22.5 9 L 1.5 9 L 1.5 6.5 Q 1.5 4 4 4 Z M 1.5 10.5 L "
        + "22.5 10.5 L 22.5 18 Q 22.5 20.5 20 20.5 L 4 20.5 Q 1.5 20.5 1.5 18 Z"),
    "fork.knife": SymbolDrawing(
      lines:
        "M 5 3 L 5 8 Q 5 10.5 7.5 10.5 Q 10 10.5 10 8 L 10 3 M 7.5 3 L 7.5 21 M 17 21 L 17 3 C 13.5 5 13.5 13 "
        + "17 13.5"),
    "gamecontroller.fill": SymbolDrawing(
      areas:
        "M 7 6 L 17 6 C 21.5 6 23 13 22.5 17 C 22 20.5 18.5 19.5 16.5 16 L 7.5 16 C 5.5 19.5 2 20.5 1.5 17 C "
        + "1 13 2.5 6 7 6 Z R 5 10 5.6 1.7 0.5 R 6.95 8.05 1.7 1.95 0.3 R 6.95 11.7 1.7 1.95 0.3 O 15 12.3 1.2 O "
        + "17.8 9.6 1.2"),
    "gearshape": SymbolDrawing(
      lines:
        "M 10.3 2.8 L 13.7 2.8 L 14.3 5.5 L 16.7 6.9 L 19.3 6 L 21 9 L 19 10.8 L 19 13.2 L 21 15 L 19.3 18 L "
        + "16.7 17.1 L 14.3 18.5 L 13.7 21.2 L 10.3 21.2 L 9.7 18.5 L 7.3 17.1 L 4.7 18 L 3 15 L 5 13.2 L 5 "
        + "10.8 L 3 9 L 4.7 6 L 7.3 6.9 L 9.7 5.5 Z O 12 12 3.2"),
    "gearshape.fill": SymbolDrawing(
      areas:
        "M 9.8 1.8 L 14.2 1.8 L 14.9 4.8 L 16.9 5.9 L 19.8 5 L 22 8.8 L 19.8 10.8 L 19.8 13.2 L 22 15.2 L "
        + "19.8 19 L 16.9 18.1 L 14.9 19.2 L 14.2 22.2 L 9.8 22.2 L 9.1 19.2 L 7.1 18.1 L 4.2 19 L 2 15.2 L 4.2 "
        + "13.2 L 4.2 10.8 L 2 8.8 L 4.2 5 L 7.1 5.9 L 9.1 4.8 Z O 12 12 3.6"),
    "gift": SymbolDrawing(
      lines:
        "R 2.5 7.5 19 4.5 1 M 4 12 L 4 21 L 20 21 L 20 12 M 12 7.5 L 12 21 M 12 7.5 C 6 7.5 6 2.5 8.8 2.5 C "
        + "10.8 2.5 12 5 12 7.5 C 12 5 13.2 2.5 15.2 2.5 C 18 2.5 18 7.5 12 7.5"),
    "gift.fill": SymbolDrawing(
      lines:
        "M 12 6.5 C 6 6.5 6 2 8.8 2 C 10.8 2 12 4 12 6.5 C 12 4 13.2 2 15.2 2 C 18 2 18 6.5 12 6.5",
      areas: "R 2 7 9.2 4.4 1 R 12.8 7 9.2 4.4 1 R 3.5 12.6 7.7 9.4 1 R 12.8 12.6 7.7 9.4 1"),
    "hand.thumbsup": SymbolDrawing(
      lines:
        "R 2.5 11 4 9.5 1 M 6.5 12 L 10.5 9.5 C 11.5 7.5 11 3 12.8 3 C 15.5 3 15 7 14.3 9.5 L 19.5 9.5 C 21.8 "
        + "9.5 21.5 12 20.8 13.5 C 21.3 15 20.8 16 20 16.8 C 20.2 19 19 20.5 16.5 20.5 L 10.5 20.5 L 6.5 19"
    ),
    "hand.thumbsup.fill": SymbolDrawing(
      areas:
        "R 1.8 10.5 4.4 10.5 1.2 M 7.4 11.5 L 10 9.3 C 11 7 10.5 2.2 12.8 2.2 C 16.2 2.2 16 6.2 15.3 8.8 L "
        + "19.6 8.8 C 22.6 8.8 22.6 12 21.6 13.6 C 22.2 15.2 21.6 16.4 20.9 17.2 C 21 19.6 19.5 21.2 16.6 21.2 "
        + "L 10.5 21.2 L 7.4 19.8 Z"),
    "headphones": SymbolDrawing(
      lines: "M 3.5 17 L 3.5 12.5 C 3.5 1.2 20.5 1.2 20.5 12.5 L 20.5 17",
      areas: "R 2.5 13.5 5 7.5 1.8 R 16.5 13.5 5 7.5 1.8"),
    "hourglass": SymbolDrawing(
      lines:
        "M 5.5 2.8 L 18.5 2.8 M 5.5 21.2 L 18.5 21.2 M 7 2.8 L 7 6.5 C 7 9 10.5 10.5 10.5 12 C 10.5 13.5 7 15 7 "
        + "17.5 L 7 21.2 M 17 2.8 L 17 6.5 C 17 9 13.5 10.5 13.5 12 C 13.5 13.5 17 15 17 17.5 L 17 21.2"
    ),
    "info": SymbolDrawing(lines: "M 12 10.5 L 12 19", areas: "O 12 6 1.5"),
    "info.circle": SymbolDrawing(lines: "O 12 12 9.2 M 12 11 L 12 16.8", areas: "O 12 7.6 1.25"),
    "info.circle.fill": SymbolDrawing(
      areas: "O 12 12 10.2 R 11 10.2 2 7.4 1 O 12 7.4 1.35"),
    "iphone": SymbolDrawing(lines: "R 6.5 2 11 20 2.5 M 10.5 19 L 13.5 19"),
    "leaf": SymbolDrawing(
      lines:
        "M 3.5 20.5 C 6 16 9.5 13 14 11 M 20 4 C 21 11.5 19 18.8 11.5 18.8 C 7.3 18.8 5.2 16.2 5.2 13 C 5.2 6.5 "
        + "12.8 6 20 4 Z"),
    "link": SymbolDrawing(
      lines:
        "M 10 14 C 8 12 8 10 9.5 8.5 L 13 5 C 17 1 23 7 19 11 L 16.5 13.5 M 14 10 C 16 12 16 14 14.5 15.5 L 11 "
        + "19 C 7 23 1 17 5 13 L 7.5 10.5"),
    "list.bullet": SymbolDrawing(
      lines: "M 8.5 6 L 21 6 M 8.5 12 L 21 12 M 8.5 18 L 21 18",
      areas: "O 4 6 1.4 O 4 12 1.4 O 4 18 1.4"),
    "location": SymbolDrawing(lines: "M 20.5 3.5 L 13.5 20.5 L 11.3 12.7 L 3.5 10.5 Z"),
    "lock": SymbolDrawing(
      lines: "R 4.5 10.5 15 10.5 2.5 M 7.5 10.5 L 7.5 7.5 C 7.5 1.5 16.5 1.5 16.5 7.5 L 16.5 10.5"),
    "lock.fill": SymbolDrawing(
      lines: "M 7.5 10.5 L 7.5 7.5 C 7.5 1.5 16.5 1.5 16.5 7.5 L 16.5 10.5",
      areas: "R 4 10 16 12 3"),
    "lock.open.fill": SymbolDrawing(
      lines: "M 7.5 10.5 L 7.5 7.5 C 7.5 1.5 16.5 1.5 16.5 6", areas: "R 4 10 16 12 3"),
    "map": SymbolDrawing(
      lines:
        "M 2.5 6 L 9 3.5 L 15 6 L 21.5 3.5 L 21.5 18 L 15 20.5 L 9 18 L 2.5 20.5 Z M 9 3.5 L 9 18 M 15 6 L "
        + "15 20.5"),
    "map.fill": SymbolDrawing(
      areas:
        "M 2 5.5 L 8 3 L 8 18 L 2 20.5 Z M 9.4 3 L 14.6 5.6 L 14.6 21 L 9.4 18.4 Z M 16 6 L 22 3.5 L 22 "
        + "18.5 L 16 21 Z"),
    "mappin": SymbolDrawing(lines: "M 12 11 L 12 22", areas: "O 12 6.5 4.5"),
    "message.fill": SymbolDrawing(
      areas:
        "M 12 3 C 18 3 22 6.8 22 11.5 C 22 16.2 18 20 12 20 C 10.8 20 9.7 19.9 8.7 19.6 C 7.3 20.8 5.5 21.5 3.8 "
        + "21.5 C 4.8 20.3 5.2 19 5.2 17.8 C 3.2 16.2 2 14 2 11.5 C 2 6.8 6 3 12 3 Z"),
    "moon": SymbolDrawing(
      lines:
        "M 14.5 3.5 C 10.3 8.5 13 16.5 20.3 16.5 C 17.8 20.6 12.5 21.7 8.2 19 C 3.8 16.3 2.6 10.4 5.4 6.3 C 7.5 "
        + "3.3 11 2.5 14.5 3.5 Z"),
    "moon.stars.fill": SymbolDrawing(
      areas:
        "M 12.5 3.8 C 8.5 8.5 10.5 16 17.5 16.5 C 15 20.5 10.5 21.8 6.5 19.3 C 2.3 16.7 1.2 11 3.9 7.2 C 6 4.4 "
        + "9.3 3.2 12.5 3.8 Z M 17.5 2.5 L 18.4 5.1 L 21 6 L 18.4 6.9 L 17.5 9.5 L 16.6 6.9 L 14 6 L 16.6 5.1 "
        + "Z M 20.5 10 L 21.1 11.9 L 23 12.5 L 21.1 13.1 L 20.5 15 L 19.9 13.1 L 18 12.5 L 19.9 11.9 Z"
    ),
    "mountain.2.fill": SymbolDrawing(
      areas: "M 8.5 6 L 12 11.2 L 14 8.5 L 23 20 L 1 20 Z"),
    "music.note.list": SymbolDrawing(
      lines: "M 3 6 L 12 6 M 3 11 L 12 11 M 3 16 L 9 16 M 17 17.5 L 17 5 L 21.5 6.5",
      areas: "O 14.8 17.8 2.5"),
    "paintbrush.fill": SymbolDrawing(
      areas:
        "M 21.5 2.5 C 22.5 3.5 21 7 14.5 13.2 L 10.8 9.5 C 17 3 20.5 1.5 21.5 2.5 Z M 9.6 10.8 L 13.2 14.4 C "
        + "13.5 18.5 9 22 2.5 20.5 C 5 19 4.5 17 5.2 14.5 C 5.8 12.3 7.5 10.8 9.6 10.8 Z"),
    "paperplane": SymbolDrawing(lines: "M 21.3 2.7 L 15 21 L 11 13 L 3 9 Z M 21.3 2.7 L 11 13"),
    "pause": SymbolDrawing(lines: "R 5.5 4 4 16 1 R 14.5 4 4 16 1"),
    "pawprint.fill": SymbolDrawing(
      areas:
        "O 6 11 2.4 O 18 11 2.4 O 9.3 6 2.5 O 14.7 6 2.5 M 12 11 C 15 11 18.5 16 18 18.5 C 17.5 21.5 14.5 20 12 "
        + "20 C 9.5 20 6.5 21.5 6 18.5 C 5.5 16 9 11 12 11 Z"),
    "pencil": SymbolDrawing(
      lines: "M 17.5 3.5 L 20.5 6.5 L 8 19 L 4 20 L 5 16 Z M 15 6 L 18 9"),
    "person.2": SymbolDrawing(
      lines:
        "O 8.5 8 3.4 M 2 19.5 C 2 13 15 13 15 19.5 Z O 16.8 8.5 2.6 M 17 13 C 20 13 22 15.5 22 18.5 L 18 18.5"
    ),
    "person.2.fill": SymbolDrawing(
      areas:
        "O 8.5 7.7 4 M 1 20.5 C 1 11.5 16 11.5 16 20.5 Z O 17 8.2 3.1 M 17.5 20.5 C 17.5 17 16.5 14.8 14.8 13.4 "
        + "C 18 12 23 13.8 23 19.5 Q 23 20.5 22 20.5 Z"),
    "person.3.fill": SymbolDrawing(
      areas:
        "O 12 7.5 3.4 M 6 19.5 C 6 12 18 12 18 19.5 Z O 4.2 9.3 2.3 M 0.5 17.5 C 0.5 13.5 4 12.3 6.4 13.2 C 5.2 "
        + "14.4 4.6 15.8 4.5 17.5 Z O 19.8 9.3 2.3 M 23.5 17.5 C 23.5 13.5 20 12.3 17.6 13.2 C 18.8 14.4 19.4 "
        + "15.8 19.5 17.5 Z"),
    "phone": SymbolDrawing(
      lines:
        "M 6.5 3 L 9.5 3 L 11 8 L 8.8 9.8 C 9.8 12 12 14.2 14.2 15.2 L 16 13 L 21 14.5 L 21 17.5 C 21 19.5 19.5 "
        + "21 17.5 21 C 10 20.5 3.5 14 3 6.5 C 3 4.5 4.5 3 6.5 3 Z"),
    "phone.fill": SymbolDrawing(
      areas:
        "M 6.5 2 L 10.2 2 L 12 8.2 L 10 10 C 11 11.8 12.2 13 14 14 L 15.8 12 L 22 13.8 L 22 17.5 C 22 20 20 22 "
        + "17.5 22 C 9.5 21.5 2.5 14.5 2 6.5 C 2 4 4 2 6.5 2 Z"),
    "photo.fill": SymbolDrawing(
      areas:
        "M 4.5 4 L 19.5 4 Q 22 4 22 6.5 L 22 15 L 17 10.5 L 12 15.5 L 8.5 12.5 L 2 18 L 2 6.5 Q 2 4 4.5 4 Z O 8 "
        + "8.5 1.9 M 8.5 14.6 L 13.8 20 L 4.5 20 Q 3 20 2.3 19.2 Z M 17 12.7 L 22 17.2 Q 22 20 19.5 20 L 16.4 20 "
        + "L 13.2 16.8 Z"),
    "play": SymbolDrawing(lines: "M 6 4 L 20 12 L 6 20 Z"),
    "play.rectangle.fill": SymbolDrawing(areas: "R 1.5 4 21 16 4 M 9.5 8 L 16.5 12 L 9.5 16 Z"),
    "questionmark": SymbolDrawing(
      lines: "M 7.5 8 C 7.5 2.5 16.5 2.5 16.5 8 C 16.5 11.5 12 11.5 12 15.5", areas: "O 12 19.7 1.4"
    ),
    "questionmark.circle": SymbolDrawing(
      lines: "O 12 12 9.2 M 9.3 9.8 C 9.3 6.2 14.7 6.2 14.7 9.8 C 14.7 12 12 12 12 14",
      areas: "O 12 17 1.15"),
    "shield.fill": SymbolDrawing(
      areas:
        "M 12 1.8 L 20.5 5 L 20.5 11 C 20.5 16.5 16.5 20.5 12 22.3 C 7.5 20.5 3.5 16.5 3.5 11 L 3.5 5 Z"
    ),
    "slider.horizontal.3": SymbolDrawing(
      lines:
        "M 3 6 L 13 6 M 19 6 L 21 6 M 3 12 L 5 12 M 11 12 L 21 12 M 3 18 L 13 18 M 19 18 L 21 18 O 16 6 2.4 O "
        + "8 12 2.4 O 16 18 2.4"),
    "snowflake": SymbolDrawing(
      lines:
        "M 12 2.5 L 12 21.5 M 3.8 7.2 L 20.2 16.8 M 20.2 7.2 L 3.8 16.8 M 9.5 4.5 L 12 7 L 14.5 4.5 M 9.5 19.5 "
        + "L 12 17 L 14.5 19.5"),
    "sparkles": SymbolDrawing(
      areas:
        "M 9.5 4 L 11.4 10.1 L 17.5 12 L 11.4 13.9 L 9.5 20 L 7.6 13.9 L 1.5 12 L 7.6 10.1 Z M 18 2 L 19 5 L 22 6 "
        + "L 19 7 L 18 10 L 17 7 L 14 6 L 17 5 Z M 18.5 15 L 19.3 17.2 L 21.5 18 L 19.3 18.8 L 18.5 21 L 17.7 "
        + "18.8 L 15.5 18 L 17.7 17.2 Z"),
    "speaker.fill": SymbolDrawing(
      areas:
        "M 5 8.5 L 9 8.5 L 15 3.5 L 15 20.5 L 9 15.5 L 5 15.5 Q 3.5 15.5 3.5 14 L 3.5 10 Q 3.5 8.5 5 8.5 Z"
    ),
    "speaker.wave.2.fill": SymbolDrawing(
      lines: "M 15.5 9 C 17 10.8 17 13.2 15.5 15 M 18.5 6.5 C 21.7 9.8 21.7 14.2 18.5 17.5",
      areas:
        "M 3.5 8.8 L 6.5 8.8 L 12 4.2 L 12 19.8 L 6.5 15.2 L 3.5 15.2 Q 2 15.2 2 13.8 L 2 10.2 Q 2 8.8 3.5 8.8 Z"
    ),
    "square.and.pencil": SymbolDrawing(
      lines:
        "M 12 5 L 6.5 5 Q 4 5 4 7.5 L 4 17.5 Q 4 20 6.5 20 L 16.5 20 Q 19 20 19 17.5 L 19 12 M 9 15.5 L 10 11.5 "
        + "L 18.5 3 L 21.5 6 L 13 14.5 Z"),
    "square.stack.fill": SymbolDrawing(
      lines: "M 7 3 L 17 3 M 5 6.2 L 19 6.2", areas: "R 3 8.8 18 12.5 3"),
    "sun.max": SymbolDrawing(
      lines:
        "O 12 12 4.2 M 12 2 L 12 4.2 M 12 19.8 L 12 22 M 2 12 L 4.2 12 M 19.8 12 L 22 12 M 4.9 4.9 L 6.5 6.5 M "
        + "17.5 17.5 L 19.1 19.1 M 4.9 19.1 L 6.5 17.5 M 17.5 6.5 L 19.1 4.9"),
    "tag": SymbolDrawing(
      lines: "M 3 4.5 Q 3 3 4.5 3 L 11.5 3 L 21 12.5 L 12.5 21 L 3 11.5 Z O 7.5 7.5 1.3"),
    "tag.fill": SymbolDrawing(
      areas: "M 2 4 Q 2 2 4 2 L 12 2 L 22.5 12.5 L 12.5 22.5 L 2 12 Z O 7 7 1.9"),
    "timer": SymbolDrawing(
      lines: "O 12 13.5 8 M 12 13.5 L 15.5 10 M 9.5 2.5 L 14.5 2.5 M 12 2.5 L 12 5.5"),
    "trash.fill": SymbolDrawing(
      lines: "M 4 5.5 L 20 5.5 M 9 5.5 L 9.4 2.8 L 14.6 2.8 L 15 5.5",
      areas:
        "M 5.2 7.2 L 18.8 7.2 L 17.9 20.3 Q 17.8 22 16.1 22 L 7.9 22 Q 6.2 22 6.1 20.3 Z R 9.2 10 1.5 9 0.7 R 13.3 "
        + "10 1.5 9 0.7"),
    "triangle": SymbolDrawing(lines: "M 12 4 L 21 20 L 3 20 Z"),
    "tv": SymbolDrawing(lines: "R 2 4 20 13.5 2.5 M 8 21 L 16 21"),
    "umbrella.fill": SymbolDrawing(
      lines: "M 12 2 L 12 19 C 12 22 7.5 22 7.5 18.8",
      areas:
        "M 1.5 13.5 C 2 1 22 1 22.5 13.5 C 20.5 11.8 18 11.8 16 13.5 C 14 11.8 10 11.8 8 13.5 C 6 11.8 3.5 11.8 "
        + "1.5 13.5 Z"),
    "video.fill": SymbolDrawing(
      areas: "R 1.5 5.5 14 13 3 M 17 10.5 L 22.5 6.5 L 22.5 17.5 L 17 13.5 Z"),
    "wifi": SymbolDrawing(
      lines: "M 2 9.5 C 7.5 3.8 16.5 3.8 22 9.5 M 5.5 13.2 C 9.2 9.6 14.8 9.6 18.5 13.2",
      areas: "M 8.6 16.2 C 10.6 14.4 13.4 14.4 15.4 16.2 L 12 19.8 Z"),
    "wind": SymbolDrawing(
      lines:
        "M 2 9.5 L 13 9.5 C 17 9.5 17 4 13.5 4 C 12 4 11 5 11 6 M 2 13 L 18.5 13 C 22.5 13 22.5 18.5 19 18.5 C 17.5 "
        + "18.5 16.5 17.5 16.5 16.5 M 2 16.5 L 10.5 16.5 C 13.8 16.5 13.8 21 10.8 21 C 9.6 21 9 20.3 9 19.5"
    ),
  ]
}
