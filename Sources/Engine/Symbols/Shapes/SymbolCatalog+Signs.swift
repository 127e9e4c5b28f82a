extension SymbolCatalog {
  /// Mathematical signs, marks and keys.
  static let signShapes = """
    plus line M12 4.3 V19.7 M4.3 12 H19.7
    minus line M4.3 12 H19.7
    xmark line M5.9 5.9 18.1 18.1 M18.1 5.9 5.9 18.1
    multiply as xmark
    divide line M4 12 H20 area O12 6.2 1.6 O12 17.8 1.6
    equal line M4.6 9 H19.4 M4.6 15 H19.4
    notequal line M4.6 9 H19.4 M4.6 15 H19.4 M16 4 8 20
    plusminus line M12 3 V14 M6.5 8.5 H17.5 M6.5 19.4 H17.5
    plus.forwardslash.minus line M7 2.6 V11.4 M2.6 7 H11.4 M12.6 17 H21.4 M19 3.6 5 20.4
    lessthan line M18 5.4 5.6 12 18 18.6
    greaterthan mirror lessthan
    percent line O6.8 7.2 3.4 O17.2 16.8 3.4 M18.4 4 5.6 20
    number line M9.6 3.8 7 20.2 M17 3.8 14.4 20.2 M4.4 8.8 H20.4 M3.6 15.2 H19.6
    at line O12 12 4 M16 8 V13 C16 16.6 21.4 16.8 21.4 12 A12 12 9.4 0 -300
    checkmark line M4.5 13 9.5 19 19.5 5
    checkmark.gobackward use gobackward 1.1 12 12 use checkmark 0.36 12 13.4
    ellipsis area O4.4 12 1.8 O12 12 1.8 O19.6 12 1.8
    ellipsis.vertical area O12 4.4 1.8 O12 12 1.8 O12 19.6 1.8
    exclamationmark area r1.2 M10.4 3.6 H13.6 L13 15 H11 Z O12 18.9 1.6
    exclamationmark.2 use exclamationmark 1 8.6 12 use exclamationmark 1 15.4 12
    exclamationmark.3 use exclamationmark 1 5.4 12 use exclamationmark 1 12 12 use exclamationmark 1
      18.6 12
    questionmark line M7.6 8 C7.8 5.4 9.6 4.2 12 4.2 C14.6 4.2 16.6 5.8 16.6 8.2 C16.6 11.6 12 11.6
      12 15 area O12 19.2 1.35
    info line r0.4 M9.6 10.2 H12.4 V18.8 M8.8 18.8 H15.8 area O12 5.2 1.6
    asterisk line M12 4 V20 M5 8 19 16 M19 8 5 16
    infinity line M12 12 C9.6 8.6 8 7.4 6 7.4 C3.4 7.4 1.4 9.4 1.4 12 C1.4 14.6 3.4 16.6 6 16.6 C8
      16.6 9.6 15.4 12 12 C14.4 8.6 16 7.4 18 7.4 C20.6 7.4 22.6 9.4 22.6 12 C22.6 14.6 20.6 16.6 18
      16.6 C16 16.6 14.4 15.4 12 12 Z
    sum line r0.6 M18 7.4 V4 H6 L12.6 12 6 20 H18 V16.6
    function line M16.8 5.2 C13.6 3.4 12.4 5.6 12 8 L10 18 C9.4 20.6 7.6 21.4 5.6 20 M7 10.4 H15.6
    x.squareroot line r0.4 M1.6 13.4 4.4 12 8 20.4 12 4 H22.4 M13.6 10 20 17.6 M20 10 13.6 17.6
    power line M12 2.4 V11.6 A12 12.8 8.6 -55 235
    nosign line O12 12 9.375 M5.4 5.4 18.6 18.6
    line.3.horizontal line M3.2 6.2 H20.8 M3.2 12 H20.8 M3.2 17.8 H20.8
    line.horizontal.3 as line.3.horizontal
    line.2.horizontal line M3.2 9 H20.8 M3.2 15 H20.8
    line.3.horizontal.decrease line M2.6 6.8 H21.4 M6 12.2 H18 M9.4 17.6 H14.6
    line.horizontal.3.decrease as line.3.horizontal.decrease
    line.3.horizontal.decrease.circle.badge.ellipsis as line.3.horizontal.decrease.circle
    line.diagonal line M4.6 19.4 19.4 4.6
    line.diagonal.arrow line M4.6 19.4 19.4 4.6 M11.4 4.4 H19.6 V12.6
    command line M8.2 8.2 H15.8 V15.8 H8.2 Z M8.2 8.2 H5.8 C3.6 8.2 2.6 6.8 2.6 5.4 C2.6 3.8 3.8 2.6
      5.4 2.6 C6.8 2.6 8.2 3.6 8.2 5.8 Z M15.8 8.2 V5.8 C15.8 3.6 17.2 2.6 18.6 2.6 C20.2 2.6 21.4
      3.8 21.4 5.4 C21.4 6.8 20.4 8.2 18.2 8.2 Z M15.8 15.8 H18.2 C20.4 15.8 21.4 17.2 21.4 18.6
      C21.4 20.2 20.2 21.4 18.6 21.4 C17.2 21.4 15.8 20.4 15.8 18.2 Z M8.2 15.8 V18.2 C8.2 20.4 6.8
      21.4 5.4 21.4 C3.8 21.4 2.6 20.2 2.6 18.6 C2.6 17.2 3.6 15.8 5.8 15.8 Z
    option line M3 5.6 H8.4 L15.6 18.4 H21 M14.4 5.6 H21
    control line M5.4 12 12 5.4 18.6 12
    shift body r1 M12 2.8 21.2 12 H16.4 V20.4 H7.6 V12 H2.8 Z
    capslock body r1 M12 2.2 21.2 11 H16.4 V16 H7.6 V11 H2.8 Z body R7.6 18.8 8.8 2.6 0.6
    escape line A12 12.4 8.6 -50 220 M13.4 13.8 5 5.4 M5 11.2 V5.2 H11
    delete.left body r2 M9 4.6 H22.6 V19.4 H9 L1.6 12 Z cut M12.2 9 18.2 15 M18.2 9 12.2 15
    delete.right mirror delete.left
    delete.backward as delete.left
    dollarsign line M12 2.4 V21.6 M17 7.8 C16.6 5.8 14.8 4.8 12 4.8 C9 4.8 7 6.2 7 8.4 C7 13.4 17.2
      10.4 17.2 15.6 C17.2 17.8 15.2 19.2 12 19.2 C8.8 19.2 7 17.8 6.6 15.8
    eurosign line M18.6 6.6 C17.4 5.2 15.8 4.6 14 4.6 C9.6 4.6 7 7.6 7 12 C7 16.4 9.6 19.4 14 19.4
      C15.8 19.4 17.4 18.8 18.6 17.4 M4 10 H14.6 M4 14 H13.6
    sterlingsign line M17.4 8 C17 5.6 15.4 4.4 13 4.4 C10.2 4.4 8.4 6.2 8.4 9 C8.4 12 10.2 16 6.4
      19.4 H17.8 M6 12.2 H14.6
    yensign line M5.6 4.4 12 12 18.4 4.4 M12 12 V19.6 M6.6 12.6 H17.4 M6.6 16 H17.4
    indianrupeesign line M6.4 4.6 H17.8 M6.4 9.2 H17.8 M6.4 4.6 H10 C16 4.6 16 13.4 10 13.4 H6.8
      L14.8 20
    wonsign line M3.4 4.4 8 19.6 12 7 16 19.6 20.6 4.4 M2.6 10 H21.4 M2.6 13.6 H21.4
    bitcoinsign line r0.6 M8 4.8 V19.2 M5.6 4.8 H13 C17.4 4.8 17.4 11.6 13 11.6 H8 M13 11.6 C18.6
      11.6 18.6 19.2 13 19.2 H5.6 M10.2 2.4 V4.8 M13.4 2.4 V4.8 M10.2 19.2 V21.6 M13.4 19.2 V21.6
    rublesign line M8.4 20 V4.4 H13.4 C18.8 4.4 18.8 12.6 13.4 12.6 H5.6 M5.6 16.2 H14.6
    turkishlirasign line M9.4 3.6 V19.6 C15.4 19.6 18.4 16.4 18.4 11.6 M5.4 11.4 15.6 6.6 M5.4 15
      15.6 10.2
    francsign line M8.4 19.8 V4.4 H17.6 M8.4 11.6 H15.8 M5.4 16 H12.4
    pesosign line M8.4 20 V4.4 H13 C18.6 4.4 18.6 13.2 13 13.2 H8.4 M5 7.4 H20 M5 10.4 H20
    nairasign line M6.4 19.8 V4.4 L17.6 19.6 V4.2 M3.4 10.2 H20.6 M3.4 13.8 H20.6
    centsign line M12 3 V21 M16.8 8.4 C15.8 7 14.2 6.4 12.4 6.4 C9.2 6.4 7 8.6 7 12 C7 15.4 9.2 17.6
      12.4 17.6 C14.2 17.6 15.8 17 16.8 15.6
    bahtsign line r0.4 M8 4.8 V19.2 H13 C18.4 19.2 18.4 12 13 12 H8 M8 4.8 H12.4 C17 4.8 17 12 12.4
      12 M11.6 2.4 V21.6
    brazilianrealsign line M3.4 20 V4.6 H7 C11.4 4.6 11.4 12 7 12 H3.4 M7 12 10.6 20 M20.6 8.4 C20
      5.4 13.8 5.4 13.8 8.6 C13.8 13 21 11.4 21 16 C21 20 14 20 13.4 16 M17.4 3.4 V21.4
    """
}
