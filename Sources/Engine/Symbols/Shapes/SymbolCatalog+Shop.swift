extension SymbolCatalog {
  /// Shopping, money and presents.
  static let shopShapes = """
    cart line r1.4 M1.2 3.4 H4 C4.8 3.4 5.2 3.8 5.4 4.6 L7.6 15 C7.8 16 8.4 16.4 9.2 16.4 H19.4 line
      r1.2 M5.8 6.2 H21.2 C22 6.2 22.4 6.8 22.2 7.6 L20.8 12.2 C20.6 13 20 13.4 19.2 13.4 H7.2 area
      O9.4 20.2 1.7 O18 20.2 1.7
    cart.fill line r1.4 M1.2 3.4 H4 C4.8 3.4 5.2 3.8 5.4 4.6 L7.6 15 C7.8 16 8.4 16.4 9.2 16.4 H19.4
      area r1 M5.4 5.4 H21.4 C22.8 5.4 23.4 6.6 23 7.8 L21.6 12.4 C21.2 13.6 20.4 14.2 19.2 14.2
      H7.2 Z O9.4 20.2 1.8 O18 20.2 1.8
    bag body r2.8 M3.6 7 H20.4 V21.6 H3.6 Z cut M8 10.6 a12 10.8 4 180 0 V10.6 line M8 7 V6 a12 6 4
      180 360 V7
    bag.fill area r3 M2.8 6.2 H21.2 V22.4 H2.8 Z line M8 6.6 V6 a12 6 4 180 360 V6.6 groove M8 9.4
      V10.4 a12 10.4 4 180 0 V9.4
    basket.circle as basket
    tag body r2 M2.4 11 V4.4 C2.4 3 3 2.4 4.4 2.4 H11 C11.8 2.4 12.4 2.6 13 3.2 L21 11.2 C22 12.2 22
      13.4 21 14.4 L14.4 21 C13.4 22 12.2 22 11.2 21 L3.2 13 C2.6 12.4 2.4 11.8 2.4 11 Z spot O7.2
      7.2 1.7
    gift body r1.2 M3.6 12 H20.4 V19.4 C20.4 21 19.6 22 18 22 H6 C4.4 22 3.6 21 3.6 19.4 Z body R1.8
      7 20.4 5 1.4 cut M12 7 V22 line M12 6.8 C6.6 6.8 6 2 9 2 C11 2 12 4.2 12 6.8 C12 4.2 13 2 15 2
      C18 2 17.4 6.8 12 6.8
    banknote body R1 5 22 14 2 cut O12 12 3 spot O5 12 1.2 O19 12 1.2
    banknote.circle as banknote
    dollarsign.arrow.circlepath use arrow.clockwise 1.1 12 12 use dollarsign 0.42 12 12.8
    arrow.left.arrow.right.square line R3.1 3.1 17.8 17.8 3.4 use arrow.left.arrow.right 0.52 12 12
    chart.line.uptrend.xyaxis.circle line2 O12 12 9.375 use chart.line.uptrend.xyaxis 0.52 12 12
    percent.ar as percent
    scalemass body r1.4 M5.4 8 H18.6 L21 21 H3 Z line O12 5 2.6
    scale.3d line M12 2 V20 M6 20.4 H18 M3 6 H21
    balance as scale.3d
    ticket.circle as ticket
    tshirt body r0.8 M8.4 3 L2.4 6 L1 11 L5 12.4 V21 H19 V12.4 L23 11 L21.6 6 L15.6 3 C14.6 6.4 9.4
      6.4 8.4 3 Z
    shoe body r1.4 M2 8 C4 9 6 8.6 8 6.4 L15 12 L21 13.4 C22.4 14 22.6 15.4 22.4 18 H2 Z cut M2.4 15
      H22
    shoe.2 use shoe 1 12 12
    hanger line M12 9 V7.6 C15 7 14.4 3 11.6 3 C10.2 3 9.4 4 9.4 5.2 M12 9 L22 16.4 C23 17.4 22.4
      18.6 21 18.6 H3 C1.6 18.6 1 17.4 2 16.4 Z
    comb line M3 7 H21 V10 M5 10 V17 M8 10 V17 M11 10 V17 M14 10 V17 M17 10 V17 M20 10 V17
    balloon body M12 1.8 C7.4 1.8 4.8 5 4.8 9 C4.8 13.4 8.4 17 12 17 C15.6 17 19.2 13.4 19.2 9 C19.2
      5 16.6 1.8 12 1.8 Z line M12 17.4 V22.4
    balloon.2 use balloon 0.8 7.4 12 use balloon 0.8 16.6 12
    party.popper line r0.8 M7.4 8.4 L15.6 16.6 L2.6 21.4 Z M14 10 C16 8 18.4 8 21 9 M12.6 8 C13 6
      12.6 4 11 2.6 M16.4 13.6 C18 13 20 13.4 21.4 14.6 area O17 4.4 1.2 O20.6 5.6 1 O8.4 3.6 1
    party.popper.fill area r0.8 M7.4 8.4 L15.6 16.6 L2.6 21.4 Z line M14 10 C16 8 18.4 8 21 9 M12.6
      8 C13 6 12.6 4 11 2.6 M16.4 13.6 C18 13 20 13.4 21.4 14.6 area O17 4.4 1.2 O20.6 5.6 1 O8.4
      3.6 1
    fireworks use rays 1 12 12
    """
}
