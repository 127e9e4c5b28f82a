extension SymbolCatalog {
  /// Plants, animals, hearts and stars.
  static let natureShapes = """
    heart body:r M12 20.8 C6.4 16.8 2.2 13 2.2 8.6 C2.2 5.6 4.4 3.4 7.2 3.4 C9.2 3.4 10.9 4.5 12 6.4
      C13.1 4.5 14.8 3.4 16.8 3.4 C19.6 3.4 21.8 5.6 21.8 8.6 C21.8 13 17.6 16.8 12 20.8 Z
    heart.fill area:r M12 21.8 C11.7 21.8 11.4 21.6 11 21.4 C5.2 17.4 1.3 13.4 1.3 8.6 C1.3 5 3.9
      2.5 7.1 2.5 C9.1 2.5 10.9 3.5 12 5.2 C13.1 3.5 14.9 2.5 16.9 2.5 C20.1 2.5 22.7 5 22.7 8.6
      C22.7 13.4 18.8 17.4 13 21.4 C12.6 21.6 12.3 21.8 12 21.8 Z
    suit.heart as heart
    suit.heart.fill as heart.fill
    heart.text.square body R3.1 3.1 17.8 17.8 3.4 spot M8.4 12 C6.8 10.8 5.8 9.8 5.8 8.6 C5.8 6.6 8
      6.2 8.4 7.6 C8.8 6.2 11 6.6 11 8.6 C11 9.8 10 10.8 8.4 12 Z cut M13 8.6 H17.4 M6.6 14.6 H17.4
      M6.6 17.4 H14
    arrow.up.heart use heart 1 12 12 use arrow.up 0.46 12 12
    bolt.heart use heart 1 12 12 use bolt.fill 0.48 12 11.6
    bolt.heart.fill use heart.fill 1 12 12 stamp r0.5 M13 6 8 12.4 H11.4 L10.8 17.4 16 10.6 H12.6 Z
    heart.text.clipboard use clipboard 1 12 12 use heart.fill 0.36 12 13
    suit.club body O12 7 4.4 body O6.6 14 4.4 body O17.4 14 4.4 area M11 13 H13 L14.6 21.6 H9.4 Z
    suit.spade body M12 2.2 C14 6 20.6 9.6 20.6 14 C20.6 18.4 14.6 18.6 12.6 15.6 H11.4 C9.4 18.6
      3.4 18.4 3.4 14 C3.4 9.6 10 6 12 2.2 Z area M11.2 15 H12.8 L14.4 21.8 H9.6 Z
    suit.diamond body r1 M12 1.8 20.4 12 12 22.2 3.6 12 Z
    star body:y r1 M12 2.1 14.9 9.05 22.4 9.6 16.65 14.5 18.5 21.8 12 17.8 5.5 21.8 7.35 14.5 1.6
      9.6 9.1 9.05 Z
    star.fill area:y r1.2 M12 0.8 15.4 8.3 23.7 9.1 17.4 14.6 19.3 22.8 12 18.4 4.7 22.8 6.6 14.6
      0.3 9.1 8.6 8.3 Z
    star.leadinghalf.filled use star 1 12 12 area:y r0.6 M12 2.1 V17.8 L5.5 21.8 7.35 14.5 1.6 9.6
      9.1 9.05 Z
    star.lefthalf.fill as star.leadinghalf.filled
    star.square.on.square use square.on.square 1 12 12 use star.fill 0.36 9.2 14.8
    crown body r1 M3.2 18 1.4 7.4 C1.2 6.2 2.4 5.8 3.2 6.6 L7.4 10.6 L11 4.4 C11.5 3.6 12.5 3.6 13
      4.4 L16.6 10.6 L20.8 6.6 C21.6 5.8 22.8 6.2 22.6 7.4 L20.8 18 Z line M5 21 H19
    trophy body r1.2 M6.6 2.4 H17.4 V9 C17.4 12.8 15.4 15.4 12 15.4 C8.6 15.4 6.6 12.8 6.6 9 Z line
      M6.6 4.6 H2.6 C2.6 8.6 4 10.6 7 11 M17.4 4.6 H21.4 C21.4 8.6 20 10.6 17 11 M12 15.4 V19 area
      R7 19 10 3 1
    medal body O12 15 6.6 line M8.6 9 4.6 2.4 H9.4 L12 7 14.6 2.4 H19.4 L15.4 9 spot S12 15 3.6 1.6
      5
    medal.star as medal
    laurel.leading line M17 21.4 C10 19 6.6 13 8.4 4 area E7.4 6 1.6 2.8 E5 11 2.8 1.6 E6.4 16 2.8
      1.6 E11 19.6 2.8 1.4 E11 9.6 2.6 1.5 E11.6 14 2.6 1.5
    laurel.trailing mirror laurel.leading
    leaf body:g M20.6 3 C22 11.6 19.4 19.2 11.6 19.2 C7.4 19.2 4.8 16.6 4.8 13 C4.8 6 13 6.8 20.6 3
      Z cut M2.6 21.4 C6 16 9.4 13.2 15 11.4 line M2.6 21.4 C3.6 19.8 4.6 18.4 5.6 17.2
    leaf.fill area:g M21.2 2 C23 12 20.4 20.1 11.8 20.1 C7 20.1 4 17 4 13 C4 5.4 13.2 6.4 21.2 2 Z
      groove M2.6 21.4 C6 16 9.4 13.2 15 11.4 line M2.4 21.6 C3.2 20.2 4 19 5 17.8
    tree body:g M12 1.6 C8.4 1.6 6.4 4.4 7 7 C4.4 7.8 3.6 11 5.4 13.2 C5 16.4 8.4 18 10.4 16.6 H13.6
      C15.6 18 19 16.4 18.6 13.2 C20.4 11 19.6 7.8 17 7 C17.6 4.4 15.6 1.6 12 1.6 Z line M12 10
      V22.4
    laurel.leading.fill as laurel.leading
    camera.macro.fill as leaf.fill
    carrot body r1.4 M15.6 8.4 C18 10.8 17 13 14.6 14.8 L4 21.6 C2.6 22.4 1.6 21.4 2.4 20 L9.2 9.4
      C11 7 13.2 6 15.6 8.4 Z line M15.6 8.4 C15 5 16.6 2.6 19 2 M15.6 8.4 C19 9 21.4 7.4 22 5
    fish body M2 12 C5 7.4 9.4 5.4 13.4 6.2 C16 6.8 17.6 8.4 18.6 10 L22.4 6.4 V17.6 L18.6 14 C17.6
      15.6 16 17.2 13.4 17.8 C9.4 18.6 5 16.6 2 12 Z spot O6.6 11 1.2
    bird body M2 9 C4.4 8.6 5 5 8.4 5 C11.4 5 12 7.6 13.4 9.4 C15.4 11.8 19 12.4 22 19.4 C17 19 13
      20 9 18 C5.4 16.4 4.4 13 5 10 Z spot O8 8.4 1
    hare body M22 6 C19 4.4 15.4 5.4 14.8 8.4 C11 8.6 5 9.6 3.4 14 C2 18 4 20 7 20 H20 C20 18 17 17
      15 17 C17 15.4 21.4 14.4 21.4 11 C21.4 9 20 8.6 18.4 8.4 C19.4 7.4 20.6 6.8 22 6 Z spot O18.4
      11 1
    tortoise body M3 15.4 C3 9.6 7 6.4 11.4 6.4 C15.8 6.4 18.4 9.6 18.6 13.4 H20 C22.6 13.4 22.6 9.4
      20 9.4 C18.6 9.4 17.8 10.4 17.8 11.4 L17 16.4 H16 V19 H13 V16.4 H8.4 V19 H5.4 V16.4 C4 16.4 3
      16.4 3 15.4 Z
    dog body r1 M4 6 8 4 V8 H14 C16 8 20 9 20 13 V21 H16.6 V16 H9.4 V21 H6 V13 C4 13 2 12 2 9 Z
    cat body r1 M5 4 8.4 7 H15.6 L19 4 V14 C19 18.4 16 21 12 21 C8 21 5 18.4 5 14 Z spot O9 13 1.2
      O15 13 1.2
    pawprint body M12 11.2 C14.8 11.2 15.6 13.4 17.4 15.2 C19.6 17.4 18.6 21 15.8 21 C14.2 21 13.4
      20.2 12 20.2 C10.6 20.2 9.8 21 8.2 21 C5.4 21 4.4 17.4 6.6 15.2 C8.4 13.4 9.2 11.2 12 11.2 Z
      body E8.6 5.4 2.1 3 body E15.4 5.4 2.1 3 body E3.8 11 1.9 2.7 body E20.2 11 1.9 2.7
    lizard as tortoise
    teddybear body O12 9.4 5.4 body O6.6 5 2.4 body O17.4 5 2.4 body E12 18 5.4 4.4 spot O10 8.6 0.9
      O14 8.6 0.9
    atom line E12 12 10.4 4 M6.8 3 C10 1.6 21.4 18 17.2 21 C14 22.4 2.6 6 6.8 3 Z M17.2 3 C21.4 6 10
      22.4 6.8 21 C2.6 18 14 1.6 17.2 3 Z area O12 12 1.6
    mountain.2 body r1.2 M8.6 6 L13 12.2 L15.4 9.4 L23 19.4 H1 Z
    mountain.2.fill area r1.4 M8.6 4.4 L13 11 L15.4 7.8 L23.8 19 C24.2 19.8 23.8 20.4 23 20.4 H1
      C0.2 20.4 -0.2 19.8 0.2 19 Z
    globe.badge.chevron.backward as globe
    sun.rain as cloud.sun.rain
    lightbulb body:y M12 1.6 C7.6 1.6 4.6 4.8 4.6 8.8 C4.6 13.2 8.2 14.2 8.6 17.4 H15.4 C15.8 14.2
      19.4 13.2 19.4 8.8 C19.4 4.8 16.4 1.6 12 1.6 Z area M9.4 20.4 H14.6 C14.4 21.8 13.4 22.6 12
      22.6 C10.6 22.6 9.6 21.8 9.4 20.4 Z
    lightbulb.max use lightbulb 0.8 12 13 line M12 0.6 V1.6 M2 9 H3.4 M20.6 9 H22 M4.6 2.6 5.6 3.6
      M19.4 2.6 18.4 3.6
    lightbulb.led as lightbulb
    lightbulb.led.fill as lightbulb.fill
    flashlight.on.fill area r1 M7 1.8 H17 V6 H7 Z M7.6 7.6 H16.4 L14.4 11 V22 H9.6 V11 Z
    flashlight.off.fill as flashlight.on.fill
    cross body r1.4 M8.8 2.4 H15.2 V8.8 H21.6 V15.2 H15.2 V21.6 H8.8 V15.2 H2.4 V8.8 H8.8 Z
    staroflife body r0.8 M9.6 1.8 H14.4 V7.8 L19.6 4.8 22 9 16.8 12 22 15 19.6 19.2 14.4 16.2 V22.2
      H9.6 V16.2 L4.4 19.2 2 15 7.2 12 2 9 4.4 4.8 9.6 7.8 Z
    cross.case body R1.6 6.4 20.8 14.4 2.8 line M8 6.4 V4.6 C8 3.4 8.8 2.8 9.8 2.8 H14.2 C15.2 2.8
      16 3.4 16 4.6 V6.4 cut M12 10.2 V17 M8.6 13.6 H15.4
    pill body R1.6 7.4 20.8 9.2 4.6 cut M12 7.4 V16.6
    pills body O8 8.4 6 hole! R10 11.4 12.6 7.6 3.8 body R10 11.4 12.6 7.6 3.8 cut M16.3 11.4 V19
    syringe line M15 2.4 21.6 9 M18.4 5.6 15.6 8.4 M10.4 5.6 18.4 13.6 M16.6 11.8 9.6 18.8 C8 20.4
      6.6 19.6 5.6 18.4 C4.4 17.4 3.6 16 5.2 14.4 L12.2 7.4 M5.4 18.6 2 22 M9.6 10.4 12 12.8
    stethoscope line M6 2.8 H4 V9 C4 12.6 6.4 15 9 15 C11.6 15 14 12.6 14 9 V2.8 H12 M9 15 V17 C9 20
      11 21.6 13.6 21.6 C16.8 21.6 18.6 19.4 18.6 16.4 V13 O18.6 10.6 2.2
    facemask body r2 M4 8 C7 8 9.4 5.6 12 5.6 C14.6 5.6 17 8 20 8 V14 C20 17 15.4 19 12 19 C8.6 19 4
      17 4 14 Z cut M8 11 H16 M8 14 H16
    allergens body O12 12 5 line M12 2 V5 M12 19 V22 M2 12 H5 M19 12 H22 M5 5 7 7 M17 17 19 19 M5 19
      7 17 M17 7 19 5
    microbe as allergens
    testtube.2 line M4.6 2.6 H11 M6 2.6 V18.4 C6 21.4 9.8 21.4 9.8 18.4 V2.6 M13 2.6 H19.4 M14.4 2.6
      V18.4 C14.4 21.4 18.2 21.4 18.2 18.4 V2.6 M6 12 H9.8 M14.4 9 H18.2
    flask body r1.4 M9 2.4 V9 L3.4 19 C2.6 20.6 3.4 21.6 5 21.6 H19 C20.6 21.6 21.4 20.6 20.6 19 L15
      9 V2.4 cut M6.4 15 H17.6 line M7.4 2.4 H16.6
    bed.double line r2 M1.6 20 V13.4 H22.4 V20 M1.6 17.4 H22.4 M3.6 13.4 V6 H20.4 V13.4 M6.4 13
      V10.4 H11 V13 M13 13 V10.4 H17.6 V13
    bed.double.fill area r1.4 M2.6 11.4 V5 H21.4 V11.4 H19 V8.6 H13 V11.4 H11 V8.6 H5 V11.4 Z R1
      12.6 22 5.4 1.6 line M1.8 16 V20 M22.2 16 V20
    zzz line r0.3 M13 3.4 H21 L13 12 H21 M3 10 H9.4 L3 17 H9.4 M10.6 16 H15 L10.6 20.6 H15
    """
}
