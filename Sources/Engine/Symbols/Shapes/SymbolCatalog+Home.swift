extension SymbolCatalog {
  /// Houses, furniture, food and drink.
  static let homeShapes = """
    house line r1 M4.8 10.4 V20.6 H19.2 V10.4 M9.6 20.6 V14.4 H14.4 V20.6 line r0.8 M1.2 12 L12 2.8
      L22.8 12 M18.4 4 V7.6
    house.fill area r1 M12 2 C12.5 2 12.9 2.2 13.3 2.5 L17 5.6 V3.6 H19.6 V7.8 L23.4 11 C24 11.5 24
      12.2 23.5 12.6 C23 13 22.4 12.9 22 12.6 L12 4.4 L2 12.6 C1.6 12.9 1 13 0.5 12.6 C0 12.2 0 11.5
      0.6 11 L10.7 2.5 C11.1 2.2 11.5 2 12 2 Z area r1 M12 6 L20.2 12.8 V19.4 C20.2 20.8 19.4 21.6
      18 21.6 H14.8 V15 H9.2 V21.6 H6 C4.6 21.6 3.8 20.8 3.8 19.4 V12.8 Z
    house.fill.plain area r1.4 M12 2 L23 11.4 L20.2 13 V21.6 H3.8 V13 L1 11.4 Z
    house.circle line O12 12 9.375 use house.fill 0.5 12 11.6
    house.and.flag use house 1 12 12
    homekit as house
    door.left.hand.open line r0.6 M5 21.4 V2.6 H19 V21.4 M2 21.4 H22 area O15.4 12 1.2
    door.left.hand.closed as door.left.hand.open
    door.garage.closed line r1 M2 21 V8 L12 3 L22 8 V21 M6 21 V12 H18 V21 M6 15 H18 M6 18 H18
    window.vertical.open line R4 2 16 20 1.4 M4 12 H20 M12 2 V12
    window.ceiling as window.vertical.open
    curtains.open line M2 3 H22 M4 3 C4 10 8 12 4 21 M20 3 C20 10 16 12 20 21
    sofa body r2 M2 11 C4.6 11 5.4 12.4 5.4 14.4 H18.6 C18.6 12.4 19.4 11 22 11 V19 H2 Z line M4.6
      10.6 V7 C4.6 5 5.8 4.4 7.4 4.4 H16.6 C18.2 4.4 19.4 5 19.4 7 V10.6 M4.6 19.4 V21.4 M19.4 19.4
      V21.4
    chair line M6.4 2.6 V21.4 M6.4 12 H17.6 V21.4 M6.4 16 H17.6
    chair.lounge as chair
    table.furniture line M2 7 H22 V10 H2 Z M5 10 V20 M19 10 V20
    lamp.desk line M4 21 H14 M9 21 V17 L5 10 L12.4 5 M10 2.4 L19 9 L16 13 L9 6 Z
    lamp.floor body r1 M8.4 2.4 H15.6 L18 9 H6 Z line M12 9.4 V21 M8 21.4 H16
    lamp.table as lamp.floor
    lamp.ceiling as lamp.floor
    light.beacon.max as lightbulb
    bathtub line r1.4 M1.6 12.4 H22.4 V15 C22.4 18.4 20 20 17.6 20 H6.4 C4 20 1.6 18.4 1.6 15 Z M4.6
      12 V5 C4.6 2 9.6 2 9.6 5.6 M6.4 20.2 V22 M17.6 20.2 V22
    shower line M4 21 V6 C4 2.4 10 2.4 10 6.4 M6.4 8 H13.6 M7 11 V12 M10 11 V12 M13 11 V12 M7 15 V16
      M10 15 V16 M13 15 V16
    toilet line r1 M5 2.6 H9 V12 M5 12 H20 C20 16 17 18 14 18 L15 22 H7 L7.4 17.4 C5.8 16 5 14 5 12
      Z
    sink line M2 13 H22 M4 13 C4 18 7 20 12 20 C17 20 20 18 20 13 M12 13 V5 C12 2.4 17 2.4 17 5.6
    washer body R3.6 1.8 16.8 20.4 2.2 cut O12 14 5.4 M4 6.4 H20 spot O7 4.2 1
    dryer as washer
    refrigerator body R5 1.8 14 20.4 2.2 cut M5 9.6 H19 M8.4 5 V7 M8.4 12.6 V16
    oven body R3.6 1.8 16.8 20.4 2.2 cut M3.6 7 H20.4 M7 10.6 H17 V18 H7 Z spot O7 4.4 1 O12 4.4 1
      O17 4.4 1
    stove as oven
    cooktop as oven
    microwave body R1.4 5 21.2 14 2.2 cut R4.4 8 11 8 1 M19 8.4 V8.6 M19 12 V12.2 M19 15.4 V15.6
    frying.pan line E9 10 7 6 M14 14.4 22 21
    fork.knife line M4.4 2.4 V8 C4.4 10.6 5.8 11.6 7.4 11.6 C9 11.6 10.4 10.6 10.4 8 V2.4 M7.4 2.4
      V21.8 M17.4 21.8 V2.4 C14.6 4 13.4 8 13.8 13.4 H17.4
    fork.knife.circle line2 O12 12 9.375 use fork.knife 0.54 12 12
    fork.knife.circle.fill area2 O12 12 10.2 groove M7.8 6.8 V10 C7.8 11.4 8.6 12 9.4 12 C10.2 12 11
      11.4 11 10 V6.8 M9.4 6.8 V17.4 M15 17.4 V6.8 C13.4 7.8 12.8 10 13 12.8 H15
    cup.and.saucer body r1 M3.6 4 H17 V10.6 C17 14.6 14.4 17 10.3 17 C6.2 17 3.6 14.6 3.6 10.6 Z
      line M17.2 6 H18.4 C22.4 6 22.4 12.6 18 12.6 H16.6 M2.4 20.4 H19.6
    cup.and.heat.waves use cup.and.saucer 0.86 12 14 line M8 1 V3.4 M12 1 V3.4
    cup.and.heat.waves.fill use cup.and.saucer.fill 0.86 12 14 line M8 1 V3.4 M12 1 V3.4
    mug body r1.4 M3.6 4.6 H15.8 V17.4 C15.8 19.4 14.8 20.4 12.8 20.4 H6.6 C4.6 20.4 3.6 19.4 3.6
      17.4 Z line M16 7.6 H18 C22 7.6 22 16 18 16 H16
    takeoutbag.and.cup.and.straw body r1 M1.6 7.4 H12 L13 21.4 H0.8 Z body r1 M14.6 10 H22.4 L21.4
      21.4 H15.4 Z line M4 7 C4 3 9.6 3 9.6 7 M18 10 19.4 2.6 H22 M13.8 10 H23.2
    wineglass body r1.4 M6.6 2.4 H17.4 V8.4 C17.4 12 15.2 14.2 12 14.2 C8.8 14.2 6.6 12 6.6 8.4 Z
      line M12 14.4 V21.4 M7.6 21.6 H16.4 cut M6.8 7.6 H17.2
    waterbottle body r1.4 M9 2 H15 V5.6 C17 7 17.4 8.4 17.4 10.4 V19.4 C17.4 21 16.6 22 15 22 H9
      C7.4 22 6.6 21 6.6 19.4 V10.4 C6.6 8.4 7 7 9 5.6 Z cut M6.8 12 H17.2
    birthday.cake body r1.6 M3 13 H21 V21 H3 Z line M3 16.6 C5 18.4 7 16 9 16.6 C11 17.4 13 16 15
      16.6 C17 17.4 19 18 21 16.6 M7 13 V9 M12 13 V9 M17 13 V9 area O7 6.4 1.2 O12 6.4 1.2 O17 6.4
      1.2
    basket body r1.6 M2.4 9.6 H21.6 L19.2 21 H4.8 Z cut M8.4 12.6 9 18 M12 12.6 V18 M15.6 12.6 15 18
      line M6 9.4 10 2.8 M18 9.4 14 2.8
    popcorn.circle as popcorn
    trash body r2 M5 6 H19 L18 19.6 C17.9 21.2 17 22 15.4 22 H8.6 C7 22 6.1 21.2 6 19.6 Z line M2.8
      6 H21.2 M8.4 5.6 V3.6 C8.4 2.4 9 2 10 2 H14 C15 2 15.6 2.4 15.6 3.6 V5.6 cut M12 9.4 V18.4
      M8.9 9.4 9.3 18.4 M15.1 9.4 14.7 18.4
    bin body r2 M5 6 H19 L18 19.6 C17.9 21.2 17 22 15.4 22 H8.6 C7 22 6.1 21.2 6 19.6 Z line M2.8 6
      H21.2 M8.4 5.6 V3.6 C8.4 2.4 9 2 10 2 H14 C15 2 15.6 2.4 15.6 3.6 V5.6
    arrow.up.trash use trash 1 12 12
    archivebox body r1.6 M2.8 8.4 H21.2 V20.6 H2.8 Z body R1.4 3.4 21.2 5 1.4 cut M9 12 H15
    tray line r2.2 M1.8 13.2 L5.4 5 C5.8 4 6.6 3.6 7.6 3.6 H16.4 C17.4 3.6 18.2 4 18.6 5 L22.2 13.2
      V17.6 C22.2 19.4 21.2 20.4 19.4 20.4 H4.6 C2.8 20.4 1.8 19.4 1.8 17.6 Z M2 13.6 H8 C8.6 17
      15.4 17 16 13.6 H22
    tray.fill area r2 M1 13 L5 4.4 C5.4 3.4 6.2 2.8 7.4 2.8 H16.6 C17.8 2.8 18.6 3.4 19 4.4 L23 13
      V18 C23 20.2 21.6 21.2 19.6 21.2 H4.4 C2.4 21.2 1 20.2 1 18 Z hole r0.6 M3.4 12.6 L6.6 5.4
      H17.4 L20.6 12.6 H15.4 C15 16.4 9 16.4 8.6 12.6 Z
    tray.full use tray 1 12 12 line M8.4 7 H15.6 M7.4 10 H16.6
    tray.full.fill use tray.fill 1 12 12 line M8.4 7.4 H15.6 M7.6 10.4 H16.4
    tray.2 use tray 0.86 12 9 line r2 M2.6 17 V21 H21.4 V17
    tray.2.fill use tray.fill 0.86 12 9 line r2 M2.6 17 V21 H21.4 V17
    tray.and.arrow.down use tray 1 12 14 use arrow.down 0.56 12 6
    tray.and.arrow.down.fill use tray.fill 1 12 14 mask arrow.down 0.56 12 6 use arrow.down 0.56 12
      6
    tray.and.arrow.up use tray 1 12 14 use arrow.up 0.56 12 6
    tray.and.arrow.up.fill use tray.fill 1 12 14 mask arrow.up 0.56 12 6 use arrow.up 0.56 12 6
    square.and.arrow.up line r2.4 M8.6 8.6 H4.4 V22 H19.6 V8.6 H15.4 line M12 15.4 V2 M7.8 5.8 12
      1.6 16.2 5.8
    square.and.arrow.up.fill area r2.6 M3.6 7.8 H20.4 V22.8 H3.6 Z mask square.and.arrow.up.arrow 1
      12 12 use square.and.arrow.up.arrow 1 12 12
    square.and.arrow.up.arrow line M12 15.4 V2 M7.8 5.8 12 1.6 16.2 5.8
    square.and.arrow.down line r2.4 M8.6 8.6 H4.4 V22 H19.6 V8.6 H15.4 line M12 2 V15.4 M7.8 11.6 12
      15.8 16.2 11.6
    square.and.arrow.down.fill area r2.6 M3.6 7.8 H20.4 V22.8 H3.6 Z mask
      square.and.arrow.down.arrow 1 12 12 use square.and.arrow.down.arrow 1 12 12
    square.and.arrow.down.arrow line M12 2 V15.4 M7.8 11.6 12 15.8 16.2 11.6
    square.and.arrow.up.on.square line r2.4 M8.6 8 H6 V19.4 H20.4 V8 H17.8 line M13.2 13.4 V2 M9.4
      5.6 13.2 1.8 17 5.6 M3 11 V22.2 H16.4
    square.and.arrow.down.on.square line r2.4 M8.6 8 H6 V19.4 H20.4 V8 H17.8 line M13.2 2 V13.4 M9.4
      9.8 13.2 13.6 17 9.8 M3 11 V22.2 H16.4
    square.and.pencil line r3 M12.6 4.4 H3.4 V20.6 H19.6 V11.4 line r0.8 M8.6 15.4 L9.6 11.6 L19 2.2
      C19.8 1.4 21 1.4 21.8 2.2 C22.6 3 22.6 4.2 21.8 5 L12.4 14.4 Z
    square.and.pencil.circle line O12 12 9.375 use square.and.pencil 0.52 12 12
    square.and.line.vertical.and.square line R1.4 7 7.6 10 1.6 R15 7 7.6 10 1.6 M12 3 V21
    rectangle.portrait.and.arrow.right line r2.4 M14.4 7.4 V2 H4.2 V22 H14.4 V16.6 M10 12 H21.4
      M17.6 8 21.6 12 17.6 16
    rectangle.portrait.and.arrow.right.fill area r2.6 M3.4 1.2 H15.2 V22.8 H3.4 Z mask
      rectangle.portrait.and.arrow.right.arrow 1 12 12 use rectangle.portrait.and.arrow.right.arrow
      1 12 12
    rectangle.portrait.and.arrow.right.arrow line M10 12 H21.4 M17.6 8 21.6 12 17.6 16
    rectangle.portrait.and.arrow.forward as rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.forward.fill as rectangle.portrait.and.arrow.right.fill
    rectangle.righthalf.inset.filled.arrow.right as rectangle.portrait.and.arrow.right
    door.right.hand.open mirror door.left.hand.open
    figure.walk.departure use figure.walk 1 8 12 line M16 4 H22 V20 H16
    lamp.desk.fill as lamp.desk
    shower.fill as shower
    bathtub.fill as bathtub
    toilet.fill as toilet
    sink.fill as sink
    """
}
