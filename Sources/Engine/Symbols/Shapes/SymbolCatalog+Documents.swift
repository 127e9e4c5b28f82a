extension SymbolCatalog {
  /// Documents, folders, books and cards.
  static let documentShapes = """
    doc line r2.4 M5 2 H13.2 L19.4 8.4 V22 H5 Z line r1.2 M13 2.4 V8.6 H19
    doc.plain line r2.4 M5 2 H13.2 L19.4 8.4 V22 H5 Z line r1.2 M13 2.4 V8.6 H19
    doc.fill area r2.6 M4.2 1.2 H12.4 V9.4 H20.2 V22.8 H4.2 Z area r0.8 M13.9 1.4 L20 7.9 H13.9 Z
    document as doc
    document.fill as doc.fill
    doc.text use doc 1 12 12 line M8.4 13 H16 M8.4 17 H16
    doc.text.fill use doc.fill 1 12 12 groove M8.2 13.4 H16.2 M8.2 17.4 H16.2
    doc.plaintext use doc.text 1 12 12 line M8.4 9 H10
    doc.plaintext.fill as doc.text.fill
    doc.richtext as doc.text
    doc.richtext.fill as doc.text.fill
    document.on.document as doc.on.doc
    document.on.document.fill as doc.on.doc.fill
    doc.append use doc 1 12 12
    doc.questionmark use doc 1 12 12 use questionmark 0.46 12.2 14.6
    doc.zipper use doc 1 12 12 line M9 3 V4 M9 7 V8 M9 11 V12 M9 15 V16
    arrow.down.doc use doc 1 12 12 line M12.2 10.6 V18.4 M9.2 15.4 12.2 18.6 15.2 15.4
    arrow.up.doc use doc 1 12 12 line M12.2 18.6 V11 M9.2 14 12.2 10.8 15.2 14
    arrow.down.doc.fill use doc.fill 1 12 12 groove M12.2 11.4 V19 M9.2 16 12.2 19.2 15.2 16
    arrow.up.doc.fill use doc.fill 1 12 12 groove M12.2 19.4 V11.8 M9.2 14.8 12.2 11.6 15.2 14.8
    arrow.right.doc.on.clipboard use clipboard 1 12 12 hole! R12 11 10 11.4 2 line R12 11 10 11.4 2
      M1 16 H9
    doc.on.doc line r2.2 M8.4 16.4 H3.4 V1.8 H10.4 L15 6.4 V7 line r2.2 M9.2 8 H15.6 L20.6 13 V22.4
      H9.2 Z line r1 M15.4 8.4 V13.2 H20.2
    doc.on.doc.fill area r2.2 M2.6 1 H9.6 V6.4 C7.8 6.6 6.8 7.8 6.8 9.6 V17.4 H2.6 Z area r2.2 M8.4
      7.8 H14.6 V13.8 H21.4 V23 H8.4 Z area r0.6 M16 8 21.2 12.4 H16 Z
    doc.on.clipboard use clipboard 1 10.4 11 hole! R10.4 9.4 11.4 13.2 2 line R10.4 9.4 11.4 13.2 2
    doc.on.clipboard.fill use clipboard.fill 1 10.4 11 hole! R10.4 9.4 11.4 13.2 2 area R10.4 9.4
      11.4 13.2 2
    clipboard body R4 3.6 16 18.8 2.6 hole! R8.4 1.6 7.2 4.4 1.4 line R8.4 1.6 7.2 4.4 1.4
    list.clipboard use clipboard 1 12 12 line M8 10.6 H9 M12 10.6 H16.4 M8 14.4 H9 M12 14.4 H16.4 M8
      18.2 H9 M12 18.2 H16.4
    list.clipboard.fill use clipboard.fill 1 12 12 groove M8 10.6 H9 M12 10.6 H16.4 M8 14.4 H9 M12
      14.4 H16.4 M8 18.2 H9 M12 18.2 H16.4
    pencil.and.list.clipboard use list.clipboard 1 12 12 mask pencil 0.5 19 17 use pencil 0.5 19 17
    checkmark.clipboard use clipboard 1 12 12 use checkmark 0.44 12 13.4
    note line r2.4 M3 3.6 H21 V14.4 L15 20.4 H3 Z M14.6 20 V14.4 H20.6
    note.text line r2.4 M3 3.6 H21 V14.4 L15 20.4 H3 Z M14.6 20 V14.4 H20.6 M6.6 8 H17.4 M6.6 12 H14
    note.text.badge.plus as note.text
    folder body r2.2 M1.6 19.6 V4.6 H8.6 C9.6 4.6 10.2 5 10.8 5.6 L12 6.8 C12.4 7.2 12.8 7.4 13.6
      7.4 H22.4 V19.6 Z cut M2 10.6 H22
    folder.fill area r2 M0.8 8.8 V6 C0.8 4.6 1.8 3.6 3.4 3.6 H8 C9.2 3.6 9.8 3.8 10.4 4.4 L11.8 5.6
      C12.2 6 12.6 6.2 13.6 6.2 H20.6 C22.2 6.2 23.2 7 23.2 8.4 V8.8 Z area r2.6 M0.8 10.4 H23.2
      V20.4 H0.8 Z
    folder.circle line O12 12 9.375 use folder.fill 0.5 12 12
    archivebox.circle as archivebox
    book body r1.2 M12 5.6 C9.6 3.4 6 3 1.8 3.8 V18.6 C6 17.8 9.6 18.2 12 20.4 C14.4 18.2 18 17.8
      22.2 18.6 V3.8 C18 3 14.4 3.4 12 5.6 Z cut M12 5.8 V20
    book.closed body r2 M5 2.4 H19.4 V21.6 H6.4 C4.8 21.6 4 20.6 4 19.4 V4.6 C4 3.2 4.8 2.4 6.4 2.4
      Z cut M4.4 18 H19.2
    books.vertical body R1.6 3 5.4 18.4 1.4 body R8 5.6 5 15.8 1.4 body r1.2 M14.6 5.4 L18.8 4.2
      L22.8 20 L18.6 21.2 Z cut M2 7 H6.6 M2 17.4 H6.6 M8.4 9 H12.6
    text.book.closed use book.closed 1 12 12 line M8.6 7 H15.4 M8.6 10.6 H13
    text.book.closed.fill use book.closed.fill 1 12 12 groove M8.6 7 H15.4 M8.6 10.6 H13
    character.book.closed use book.closed 1 12 12 use character 0.44 12 10
    character.book.closed.fill use book.closed.fill 1 12 12
    magazine body R4 2.4 16 19.2 2 cut M7.6 6.4 H16.4 M7.6 10 H16.4 V17.6 H7.6 Z
    newspaper body r2 M1.4 4.4 H18.4 V19.6 H4 C2.2 19.6 1.4 18.4 1.4 17 Z line r1 M18.6 8 H22.6 V17
      C22.6 18.8 21.8 19.6 20.4 19.6 H18 cut M4.8 8.2 H10 V12.4 H4.8 Z M12.6 8.4 H15.4 M12.6 12
      H15.4 M4.8 15.8 H15.4
    menucard body R4 2 16 20 2 cut M8 7 H16 M8 11 H16 M8 15 H13
    scroll body r1.4 M6 2.6 H17.4 C19.4 2.6 20 4 20 5.6 V17 H9 V19 C9 20.6 8 21.6 6.6 21.6 C5.2 21.6
      4.4 20.6 4.4 19 V5 C4.4 3.6 5 2.6 6 2.6 Z line M6.6 21.6 H18.6 C20.6 21.6 21.4 19.4 21.4 17 H9
      cut M8 7 H16.4 M8 11 H16.4
    bookmark body r1.4 M5.8 2.2 H18.2 V21.6 L12 16 L5.8 21.6 Z
    bookmark.fill area r1.6 M5 1.4 H19 V23 L12 17 L5 23 Z
    books.vertical.circle as books.vertical
    square.text.square body R3.1 3.1 17.8 17.8 3.4 cut M7 7.4 H10.6 V11 H7 Z M13.4 8 H17 M13.4 11
      H17 M7 14 H17 M7 17 H14
    list.bullet line M8.4 5.6 H21.8 M8.4 12 H21.8 M8.4 18.4 H21.8 area O3.6 5.6 1.5 O3.6 12 1.5 O3.6
      18.4 1.5
    list.dash line M8.4 5.6 H21.8 M8.4 12 H21.8 M8.4 18.4 H21.8 M2.4 5.6 H4.6 M2.4 12 H4.6 M2.4 18.4
      H4.6
    list.triangle line M8.4 5.6 H21.8 M8.4 12 H21.8 M8.4 18.4 H21.8 area r0.3 M2 3.6 5.4 5.6 2 7.6 Z
      M2 10 5.4 12 2 14 Z M2 16.4 5.4 18.4 2 20.4 Z
    list.star line M8.4 5.6 H21.8 M8.4 12 H21.8 M8.4 18.4 H21.8 area S3.6 5.6 2.4 1 5 S3.6 12 2.4 1
      5 S3.6 18.4 2.4 1 5
    list.number line M9 5.6 H21.8 M9 12 H21.8 M9 18.4 H21.8 use 1 0.32 3.8 5.4 use 2 0.32 3.8 12 use
      3 0.32 3.8 18.6
    list.bullet.indent line M6 5.6 H21.8 M10 12 H21.8 M10 18.4 H21.8 area O2.4 5.6 1.4 O6 12 1.4 O6
      18.4 1.4
    list.bullet.below.rectangle line R2.4 3 19.2 7 1.6 M8 14.6 H21.8 M8 19.6 H21.8 area O3.6 14.6
      1.4 O3.6 19.6 1.4
    list.bullet.rectangle body R1.6 4 20.8 16 2.6 cut M9.4 8.4 H18.6 M9.4 12 H18.6 M9.4 15.6 H18.6
      spot O5.8 8.4 1.1 O5.8 12 1.1 O5.8 15.6 1.1
    list.dash.header.rectangle as list.bullet.rectangle
    list.bullet.rectangle.portrait body R4.2 1.8 15.6 20.4 2.6 cut M10.4 7.4 H16.6 M10.4 12 H16.6
      M10.4 16.6 H16.6 spot O7.4 7.4 1 O7.4 12 1 O7.4 16.6 1
    list.bullet.clipboard as list.clipboard
    list.bullet.clipboard.fill as list.clipboard.fill
    list.and.film line M8.4 5.6 H21.8 M8.4 12 H14 M8.4 18.4 H12 area O3.6 5.6 1.5 O3.6 12 1.5 O3.6
      18.4 1.5 use film 0.4 18.6 17
    creditcard body R1.2 4.4 21.6 15.2 2.8 cut M1.6 9.4 H22.4 cut M5 15.4 H8.6
    creditcard.fill area R0.4 3.6 23.2 16.8 3.4 hole M0.4 7.8 H23.6 V10.8 H0.4 Z hole R3.8 14.6 4.8
      2.6 0.9
    creditcard.and.123 as creditcard
    giftcard body R1.2 4.4 21.6 15.2 2.8 cut M1.6 12 H22.4 M8 4.4 V19.6 line M8 12 4.6 8.4 M8 12
      11.4 8.4
    wallet.pass body R3.4 2 17.2 20 3 cut M3.6 8 H8.4 C9 10.6 15 10.6 15.6 8 H20.4 M3.6 13 H20.4
    wallet.bifold body r2.4 M2 7 H20 C21.4 7 22.4 8 22.4 9.4 V19 C22.4 20.4 21.4 21.4 20 21.4 H4.4
      C2.8 21.4 2 20.4 2 19 Z line M2 7 C2 4.6 3 4 5 3.6 L16.4 2.6 C18 2.4 18.6 3 18.6 4.6 V7 spot
      O18 14.2 1.4
    lanyardcard.fill.plain as lanyardcard.fill
    signature line M2 17 C6 12 9 2 12 4 C14 6 7 16 8.4 18 C10 19.4 12 12 14 12.4 C15.4 13 13.6 17
      15.4 17 C17 17 18 13.4 20 13.4 C21.4 13.4 21 16 22.6 16.4 M2 21 H22
    envelope.and.arrow.trianglehead.branch as envelope
    rectangle.stack.person.crop as person.crop.rectangle.stack
    rectangle.stack.badge.person.crop use rectangle.stack 1 12 12 mask person.fill 0.44 20 18 use
      person.fill 0.44 20 18
    externaldrive.connected.to.line.below as externaldrive
    tablecells body R1.6 3.6 20.8 16.8 2.4 cut M1.6 9 H22.4 M1.6 14.6 H22.4 M8.6 3.6 V20.4 M15.4 3.6
      V20.4
    table as tablecells
    squares.below.rectangle line R3 3 18 9 2 R3 15 4.4 4.4 1 R9.8 15 4.4 4.4 1 R16.6 15 4.4 4.4 1
    pause.rectangle.plain as pause.rectangle
    """
}
