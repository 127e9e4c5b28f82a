extension SymbolCatalog {
  /// The letters and digits that stand in circles and squares, as high as capitals.
  static let letterShapes = """
    letter.0 line E12 12 4.4 6.6
    letter.1 line M8.6 8.2 12.8 5.4 V18.6
    letter.2 line M7.8 9 C7.8 4.2 16.2 4.2 16.2 9 C16.2 12 11.6 14.6 7.8 18.4 H16.6
    letter.3 line M7.8 7.6 C8.8 4.4 16 4.6 16 8.6 C16 12 12 11.8 10.8 11.8 C12 11.8 16.6 11.6 16.6
      15.2 C16.6 19.6 8.4 19.8 7.4 16
    letter.4 line M14.4 18.6 V5.4 L7 15 H17.2
    letter.5 line M16 5.4 H9 L8.4 11.6 C11 9.4 16.6 10.2 16.6 14.4 C16.6 19.4 9 20 7.4 16.2
    letter.6 line O12 14.4 4.2 M15.4 5.4 C11.4 7 7.8 10.4 7.8 14.4
    letter.7 line M7.4 5.4 H16.6 L10.6 18.6
    letter.8 line E12 8.6 3.8 3.2 E12 15.2 4.4 3.4
    letter.9 line O12 9.6 4.2 M8.6 18.6 C12.6 17 16.2 13.6 16.2 9.6
    letter.a line M6.6 18.6 12 5.4 17.4 18.6 M8.6 14 H15.4
    letter.b line M8 5.4 V18.6 H12.6 C17.6 18.6 17.6 11.8 12.6 11.8 H8 M8 5.4 H12 C16.4 5.4 16.4
      11.8 12 11.8
    letter.c line A12 12 6.4 -45 -315
    letter.d line M7.6 5.4 V18.6 H11 C18.8 18.6 18.8 5.4 11 5.4 Z
    letter.e line M16 5.4 H8.2 V18.6 H16 M8.2 12 H15
    letter.f line M16 5.4 H8.4 V18.6 M8.4 12 H15
    letter.g line A12 12 6.4 -45 -360 M18.4 12.4 H13
    letter.h line M7.4 5.4 V18.6 M16.6 5.4 V18.6 M7.4 12 H16.6
    letter.i line M12 5.4 V18.6
    letter.j line M14.6 5.4 V14.8 C14.6 19.8 8.4 19.8 8 15.4
    letter.k line M8 5.4 V18.6 M16.6 5.4 8 14 M11.4 11 17 18.6
    letter.l line M8.6 5.4 V18.6 H16
    letter.m line M6 18.6 V5.4 L12 15 18 5.4 V18.6
    letter.n line M7.2 18.6 V5.4 L16.8 18.6 V5.4
    letter.o line E12 12 6 6.6
    letter.p line M8 18.6 V5.4 H12.4 C17.6 5.4 17.6 12.8 12.4 12.8 H8
    letter.q line E12 12 6 6.6 M13.6 14.6 18 19.4
    letter.r line M8 18.6 V5.4 H12.4 C17.4 5.4 17.4 12.2 12.4 12.2 H8 M12.6 12.2 16.8 18.6
    letter.s line M16 8 C15 4.2 8 4.4 8 8.6 C8 13 16.6 11 16.6 15.2 C16.6 19.8 8.4 19.8 7.4 15.8
    letter.t line M6.6 5.4 H17.4 M12 5.4 V18.6
    letter.u line M7.2 5.4 V13.8 C7.2 20.2 16.8 20.2 16.8 13.8 V5.4
    letter.v line M6.6 5.4 12 18.6 17.4 5.4
    letter.w line M4 5.4 8 18.6 12 7 16 18.6 20 5.4
    letter.x line M7 5.4 17 18.6 M17 5.4 7 18.6
    letter.y line M6.6 5.4 12 12.4 17.4 5.4 M12 12.4 V18.6
    letter.z line M7 5.4 H17 L7 18.6 H17
    """
}
