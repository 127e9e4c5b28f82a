extension SymbolCatalog {
  /// Text and its attributes.
  static let textShapes = """
    textformat line M1.6 18.6 7 5.4 12.4 18.6 M3.6 14 H10.4 O17.6 15 3.4 M21.2 11.4 V18.6
    textformat.abc line M1 17 4.6 7 8.2 17 M2.4 13.6 H6.8 O13 14 3 M10 7 V17 A20.4 14 3 -50 -310
    textformat.alt as textformat
    textformat.size line M1 18.6 5 9 9 18.6 M2.4 15.4 H7.6 M9.6 18.6 16.2 3.6 22.8 18.6 M12 13.6
      H20.4
    textformat.size.larger as textformat.size
    textformat.size.smaller as textformat.size
    textformat.123 use 1 0.7 4 12 use 2 0.7 11.6 12 use 3 0.7 19.6 12
    abc line M1 17 4.6 7 8.2 17 M2.4 13.6 H6.8 O13 14 3 M10 7 V17 A20.4 14 3 -50 -310
    bold line M7 4.6 V19.4 H13 C18.4 19.4 18.4 11.8 13 11.8 H7 M7 4.6 H12.4 C17 4.6 17 11.8 12.4
      11.8
    italic line M10 4.6 H17 M7 19.4 H14 M13.6 4.6 10.4 19.4
    underline line M6.6 3.4 V10.6 C6.6 17 17.4 17 17.4 10.6 V3.4 M4.6 20.6 H19.4
    strikethrough line M16.6 7.6 C15.4 3.4 7.4 3.8 7.4 8 M16.8 15.4 C17.4 20.4 8 20.6 7 16 M3 12 H21
    bold.italic.underline use bold 1 12 12
    text.alignleft line M2.8 5 H21.2 M2.8 9.7 H14 M2.8 14.3 H21.2 M2.8 19 H14
    text.aligncenter line M2.8 5 H21.2 M6.4 9.7 H17.6 M2.8 14.3 H21.2 M6.4 19 H17.6
    text.alignright mirror text.alignleft
    text.justify line M2.8 5 H21.2 M2.8 9.7 H21.2 M2.8 14.3 H21.2 M2.8 19 H21.2
    text.justifyleft line M2.8 5 H21.2 M2.8 9.7 H21.2 M2.8 14.3 H21.2 M2.8 19 H14
    text.justify.left as text.justifyleft
    text.justify.leading as text.justifyleft
    text.append line M2.8 5 H21.2 M2.8 9.7 H14 M2.8 14.3 H12 M18 13 V21 M14 17 H22
    text.insert line M2.8 5 H21.2 M9 9.7 H21.2 M9 14.3 H21.2 M2.8 19 H21.2
    text.quote line M8 5 H21.2 M8 12 H21.2 M8 19 H21.2 M3.4 4 V20
    text.word.spacing as text.justify
    text.below.photo line R3.4 2.6 17.2 11.4 2 M3.4 17.6 H20.6 M3.4 21.4 H14
    text.redaction as text.justify
    text.badge.plus line M2.8 5 H21.2 M2.8 9.7 H17 M2.8 14.3 H12 M2.8 19 H9 area O18 17.6 4.8 groove
      M18 15 V20.2 M15.4 17.6 H20.6
    text.badge.minus line M2.8 5 H21.2 M2.8 9.7 H17 M2.8 14.3 H12 M2.8 19 H9 area O18 17.6 4.8
      groove M15.4 17.6 H20.6
    text.badge.checkmark line M2.8 5 H21.2 M2.8 9.7 H17 M2.8 14.3 H12 M2.8 19 H9 M13.6 17.6 16.4 21
      21.6 13.4
    text.badge.xmark line M2.8 5 H21.2 M2.8 9.7 H17 M2.8 14.3 H12 M2.8 19 H9 M15 14.6 21 20.6 M21
      14.6 15 20.6
    text.badge.star line M2.8 5 H21.2 M2.8 9.7 H17 M2.8 14.3 H12 M2.8 19 H9 area S17.6 17.4 5.2 2.2
      5
    text.line.first.and.arrowtriangle.forward as text.alignleft
    text.cursor line M9 3.4 C10.6 3.4 12 4.4 12 6 V18 C12 19.6 10.6 20.6 9 20.6 M15 3.4 C13.4 3.4 12
      4.4 12 6 M12 18 C12 19.6 13.4 20.6 15 20.6
    character.cursor.ibeam line M3 18.4 7.4 6 11.8 18.4 M4.6 14.4 H10.2 M17.6 3 V21 M15 3 H20.2 M15
      21 H20.2
    cursorarrow area r0.6 M5 1.6 V19.6 L9.4 15.6 L12.2 22 L15 20.8 L12.2 14.6 H18 Z
    cursorarrow.click use cursorarrow 0.8 14 15 line M8 2 V4 M2 8 H4 M3.6 3.6 5 5
    cursorarrow.rays as cursorarrow.click
    paragraphsign line M20 3.4 H10.4 C3.4 3.4 3.4 12.4 10.4 12.4 M12 3.4 V20.6 M17 3.4 V20.6
    paragraph as paragraphsign
    increase.indent line M2.8 5 H21.2 M10 9.7 H21.2 M10 14.3 H21.2 M2.8 19 H21.2 M3 9.4 6 12 3 14.6
    decrease.indent line M2.8 5 H21.2 M10 9.7 H21.2 M10 14.3 H21.2 M2.8 19 H21.2 M6 9.4 3 12 6 14.6
    line.weight line M3 5 H21 M3 10 H21 area R2.2 14 19.6 5 0.6
    arrow.up.and.down.text.horizontal as text.justify
    fleuron as leaf
    a.magnify as textformat.size
    section line M15.6 6.4 C14.6 3 8.4 3.4 8.4 6.8 C8.4 11 15.6 11 15.6 15 M8.4 17.6 C9.4 21 15.6
      20.6 15.6 17.2 C15.6 13 8.4 13 8.4 9
    """
}
