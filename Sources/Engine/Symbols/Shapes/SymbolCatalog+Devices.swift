extension SymbolCatalog {
  /// Devices, power and computing.
  static let deviceShapes = """
    iphone line R6.2 1.4 11.6 21.2 2.8 M10.2 19.8 H13.8
    iphone.gen1 as iphone
    iphone.gen2 as iphone
    iphone.gen3 as iphone
    iphone.homebutton as iphone
    iphone.radiowaves.left.and.right use iphone 0.9 12 12 line A8 12 6 140 220 A16 12 6 -40 40
    apps.iphone use iphone 1 12 12 area R8.6 5 2.8 2.8 0.6 R12.6 5 2.8 2.8 0.6 R8.6 9 2.8 2.8 0.6
      R12.6 9 2.8 2.8 0.6 R8.6 13 2.8 2.8 0.6 R12.6 13 2.8 2.8 0.6
    candybarphone as iphone
    flipphone as iphone
    ipad line R3.6 1.6 16.8 20.8 2.4 M10 19.6 H14
    ipad.landscape line R1.6 3.6 20.8 16.8 2.4 M10 17.8 H14
    ipad.and.iphone line R1 2 15 20 2.2 M6.4 19.4 H10.4 hole! R13.4 8 9.6 14.2 2 line R13.4 8 9.6
      14.2 2
    macbook.and.iphone use laptopcomputer 0.92 11 11 hole! R16 9 7 12.6 1.6 line R16 9 7 12.6 1.6
    laptopcomputer line R3.6 5 16.8 12 1.8 M1 19.4 H23
    laptopcomputer.and.iphone as macbook.and.iphone
    macbook as laptopcomputer
    desktopcomputer line R1.2 2.6 21.6 14.8 2.2 M1.2 14 H22.8 M9.4 21.4 H14.6 M10.6 17.4 10.2 21.4
      M13.4 17.4 13.8 21.4
    display line R1.2 3.2 21.6 14.6 2.2 M8.4 21.2 H15.6 M12 18 V21
    display.2 as display
    pc line R6 2 12 20 2 M9 6 H15 M9 9.4 H15
    macmini body R2 8 20 8 2.4
    macpro.gen3 as pc
    server.rack line R3 2.6 18 5.4 1.6 R3 9.3 18 5.4 1.6 R3 16 18 5.4 1.6 M11 5.3 H17.6 M11 12 H17.6
      M11 18.7 H17.6 area O6.6 5.3 1 O6.6 12 1 O6.6 18.7 1
    xserve as server.rack
    externaldrive body R2 6 20 12 2.6 cut M2.4 13.4 H21.6 spot O18 15.8 1
    internaldrive as externaldrive
    opticaldiscdrive as externaldrive
    opticaldisc line O12 12 9.375 O12 12 2.6 A12 12 6 -70 -20
    memorychip body R4.6 4.6 14.8 14.8 2 line M8.4 1.6 V4.6 M12 1.6 V4.6 M15.6 1.6 V4.6 M8.4 19.4
      V22.4 M12 19.4 V22.4 M15.6 19.4 V22.4 M1.6 8.4 H4.6 M1.6 12 H4.6 M1.6 15.6 H4.6 M19.4 8.4
      H22.4 M19.4 12 H22.4 M19.4 15.6 H22.4 cut R8.6 8.6 6.8 6.8 1
    cpu as memorychip
    sdcard body r2 M5 2.6 H14.6 L19 7 V21.4 H5 Z cut M8.6 5.6 V9 M11.6 5.6 V9 M14.6 7 V9.4
    simcard as sdcard
    keyboard body R1 5.6 22 12.8 2.6 spot R4 8.4 2 1.9 0.4 R7.4 8.4 2 1.9 0.4 R10.8 8.4 2 1.9 0.4
      R14.2 8.4 2 1.9 0.4 R17.6 8.4 2.4 1.9 0.4 R4 11.4 2 1.9 0.4 R7.4 11.4 2 1.9 0.4 R10.8 11.4 2
      1.9 0.4 R14.2 11.4 2 1.9 0.4 R17.6 11.4 2.4 1.9 0.4 R7 14.4 10 1.9 0.5
    keyboard.chevron.compact.down use keyboard 0.9 12 9 line M8.4 19.4 12 21.4 15.6 19.4
    computermouse body R6.4 2 11.2 20 5.6 cut M12 5 V9.4
    magicmouse as computermouse
    printer line r1.4 M6.4 17.4 H2 V8.4 H22 V17.4 H17.6 M6.4 8 V3 H17.6 V8 M6.4 13.6 H17.6 V21.4
      H6.4 Z area O18.6 11.2 1
    printer.fill line r1 M6.4 6 V3 H17.6 V6 area R1.2 7.6 21.6 10.4 2 hole! R6.4 13.6 11.2 7.8 1
      line R6.4 13.6 11.2 7.8 1
    scanner body R2 11.6 20 8 2 line M3 11 20 4.4
    faxmachine as printer
    tv body R1.2 3.6 21.6 14.2 2.6 line M7.4 21 H16.6
    appletv body R2 6 20 12 3
    4k.tv use tv 1 12 12
    play.tv body R1.2 3.6 21.6 14.2 2.6 spot r0.8 M9.8 7.2 15.4 10.7 9.8 14.2 Z line M7.4 21 H16.6
    sparkles.tv body R1.2 3.6 21.6 14.2 2.6 spot M12 6 C12.6 9 13.6 10 16.6 10.6 C13.6 11.2 12.6
      12.4 12 15.4 C11.4 12.4 10.4 11.2 7.4 10.6 C10.4 10 11.4 9 12 6 Z line M7.4 21 H16.6
    gamecontroller body M7.4 5.8 H16.6 C19.4 5.8 20.6 7.6 21.4 10.8 C22.2 13.8 22.8 16.6 21.8 18.2
      C20.6 20.2 17.8 19.2 15.4 16.4 H8.6 C6.2 19.2 3.4 20.2 2.2 18.2 C1.2 16.6 1.8 13.8 2.6 10.8
      C3.4 7.6 4.6 5.8 7.4 5.8 Z cut M7.6 8.8 V13 M5.5 10.9 H9.7 spot O14.8 12.4 1.2 O17.4 9.6 1.2
    arcade.stick area O12 5 3 line M12 8 V14 body R3.4 14 17.2 7 2
    applewatch line R5.8 5.4 12.4 13.2 3.6 M8.4 5.2 9 1.6 H15 L15.6 5.2 M8.4 18.8 9 22.4 H15 L15.6
      18.8 M20 10 V13
    applewatch.watchface line R5.8 5.4 12.4 13.2 3.6 M8.4 5.2 9 1.6 H15 L15.6 5.2 M8.4 18.8 9 22.4
      H15 L15.6 18.8 area O10 10 1 O14 10 1 O10 14 1 O14 14 1
    watch.analog line O12 12 6.8 M9 5.6 9.6 1.6 H14.4 L15 5.6 M9 18.4 9.6 22.4 H14.4 L15 18.4 M12
      8.6 V12 H14.6
    visionpro body M6.6 6.4 H17.4 C21 6.4 22.8 8.4 22.8 11.8 C22.8 15.4 20.8 17.6 18 17.6 C15 17.6
      14.4 15.2 12 15.2 C9.6 15.2 9 17.6 6 17.6 C3.2 17.6 1.2 15.4 1.2 11.8 C1.2 8.4 3 6.4 6.6 6.4 Z
    battery.100 line R0.6 6.8 19.6 10.4 3 area2 R2.8 9 15.2 6 1.2 area M21.8 9.8 C23.6 10.4 23.6
      13.6 21.8 14.2 Z
    battery.100percent as battery.100
    battery.75 line R0.6 6.8 19.6 10.4 3 area2 R2.8 9 11.4 6 1.2 area M21.8 9.8 C23.6 10.4 23.6 13.6
      21.8 14.2 Z
    battery.75percent as battery.75
    battery.50 line R0.6 6.8 19.6 10.4 3 area2 R2.8 9 7.6 6 1.2 area M21.8 9.8 C23.6 10.4 23.6 13.6
      21.8 14.2 Z
    battery.50percent as battery.50
    battery.25 line R0.6 6.8 19.6 10.4 3 area2 R2.8 9 3.8 6 1.2 area M21.8 9.8 C23.6 10.4 23.6 13.6
      21.8 14.2 Z
    battery.25percent as battery.25
    battery.0 line R0.6 6.8 19.6 10.4 3 area M21.8 9.8 C23.6 10.4 23.6 13.6 21.8 14.2 Z
    battery.0percent as battery.0
    battery.100.bolt use battery.100 1 12 12 mask bolt.fill 0.6 10.4 12 use bolt.fill 0.6 10.4 12
    battery.100percent.bolt as battery.100.bolt
    minus.plus.batteryblock body R2 7 20 13 2 line M6 4 H9 M15 4 H18 cut M5.4 13.4 H9 M15 13.4 H18.6
      M16.8 11.6 V15.2
    powerplug line M8.6 1.8 V7 M15.4 1.8 V7 body r1 M5 7 H19 V10.6 C19 14.4 16 17 12 17 C8 17 5 14.4
      5 10.6 Z line M12 17.4 V22.2
    powerplug.portrait as powerplug
    cable.connector line M4 20 V12 C4 6 12 6 12 12 C12 18 20 18 20 12 V4
    network line O12 12 9.375 E12 12 4.2 9.375 M2.8 12 H21.2 M4.2 7 H19.8 M4.2 17 H19.8
    globe as network
    globe.americas body O12 12 9.375 spot M5.4 6.4 C8 7 11.4 5.4 12.4 7.4 C13 9 9.6 9.6 9.4 11.4
      C11.4 11.8 13.6 12.6 13.4 15 C13 17.4 11 17.6 10.4 20.4 C8.6 18 8.8 14.6 6.6 12.6 C5 11 4 9.4
      5.4 6.4 Z M16 4.4 C17.8 5.4 19.2 7 20 9 C18.4 9.6 16.4 8.4 16 4.4 Z
    globe.europe.africa body O12 12 9.375 spot M9.4 5.4 C11 4 14.4 4.4 15.4 6.4 C14.6 8 11.6 7.4 10
      8.4 C12.4 9 16 8.8 17.4 10.8 C18 13.4 15.6 14.4 15 17 C14 19.6 12 19 12 16.4 C12 14.4 8.6 14.4
      8 12 C7.6 9.4 8.2 6.4 9.4 5.4 Z
    globe.asia.australia body O12 12 9.375 spot M6 7 C9 4.4 15 4.6 17.4 8.4 C17 11 14.4 10.6 13.6 13
      C12 14.4 10.6 11 8.8 11 C7 11 5.4 9 6 7 Z M14 16.4 C15.6 15 18 15.4 18.4 16.6 C17.4 18.4 15.6
      19 14 18.4 Z
    globe.central.south.asia as globe.asia.australia
    globe.desk use globe 0.8 11 10 line A11 10 10.6 -40 110 M7 22.4 H15
    safari body O12 12 9.375 spot M16.8 7.2 13.6 13.6 7.2 16.8 10.4 10.4 Z hole O12 12 1
    icloud body M6.6 18.8 C3.6 18.8 1.6 16.8 1.6 14.2 C1.6 11.8 3.4 10 5.6 9.7 C6.4 6.8 9 4.8 12.2
      4.8 C15.8 4.8 18.6 7.4 18.9 10.8 C21 11.2 22.6 12.8 22.6 14.9 C22.6 17.2 20.8 18.8 18.4 18.8 Z
    icloud.and.arrow.up use cloud 1 12 12 mask arrow.up 0.6 12 17 use arrow.up 0.6 12 17
    icloud.and.arrow.up.fill use cloud.fill 1 12 12 mask arrow.up 0.6 12 17 use arrow.up 0.6 12 17
    icloud.and.arrow.down use cloud 1 12 12 mask arrow.down 0.6 12 18 use arrow.down 0.6 12 18
    icloud.and.arrow.down.fill use cloud.fill 1 12 12 mask arrow.down 0.6 12 18 use arrow.down 0.6
      12 18
    checkmark.icloud use icloud 1 12 12 use checkmark 0.46 12 13
    checkmark.icloud.fill use icloud.fill 1 12 12 groove M8.6 12.8 11.2 15.6 15.4 9.6
    xmark.icloud use icloud 1 12 12 use xmark 0.4 12 12.6
    exclamationmark.icloud use icloud 1 12 12 use exclamationmark 0.5 12 12.4
    link line M10.2 13.8 C8.4 12 8.4 9.4 10.2 7.6 L13.4 4.4 C15.2 2.6 17.8 2.6 19.6 4.4 C21.4 6.2
      21.4 8.8 19.6 10.6 L17.6 12.6 M13.8 10.2 C15.6 12 15.6 14.6 13.8 16.4 L10.6 19.6 C8.8 21.4 6.2
      21.4 4.4 19.6 C2.6 17.8 2.6 15.2 4.4 13.4 L6.4 11.4
    personalhotspot as link
    terminal body R2 4 20 16 3 cut M5.8 8.4 9.6 12 5.8 15.6 M11.4 15.8 H17
    apple.terminal as terminal
    ladybug body M12 6 C16 6 18 9.6 18 13.4 C18 18 15.6 21.4 12 21.4 C8.4 21.4 6 18 6 13.4 C6 9.6 8
      6 12 6 Z cut M12 7 V21 line M8.6 6.4 C8.6 2.4 15.4 2.4 15.4 6.4 M5.6 10 2.4 7.4 M18.4 10 21.6
      7.4 M5.4 14 H1.6 M18.6 14 H22.4 M6.4 18 3.4 20.6 M17.6 18 20.6 20.6
    ant as ladybug
    curlybraces line M8.6 3.6 C6 3.6 5.6 4.8 5.6 7 V9 C5.6 11 4.8 12 3 12 C4.8 12 5.6 13 5.6 15 V17
      C5.6 19.2 6 20.4 8.6 20.4 M15.4 3.6 C18 3.6 18.4 4.8 18.4 7 V9 C18.4 11 19.2 12 21 12 C19.2 12
      18.4 13 18.4 15 V17 C18.4 19.2 18 20.4 15.4 20.4
    parentheses line A15 12 11.4 140 220 A9 12 11.4 -40 40
    faceid line r3.4 M2.8 8 V2.8 H8 M16 2.8 H21.2 V8 M21.2 16 V21.2 H16 M8 21.2 H2.8 V16 M8.2 8.6
      V10.4 M15.8 8.6 V10.4 M12.4 8.6 V12.6 H11.2 M8.6 15.4 C10.4 17 13.6 17 15.4 15.4
    touchid line A12 12 9.2 200 340 A12 12 6.2 180 380 A12 12 3.2 150 400 M12 12 V17
    qrcode area R2.6 2.6 7.6 7.6 1 R4.6 4.6 3.6 3.6 0.4 R13.8 2.6 7.6 7.6 1 R15.8 4.6 3.6 3.6 0.4
      R2.6 13.8 7.6 7.6 1 R4.6 15.8 3.6 3.6 0.4 R13.8 13.8 2.6 2.6 0.2 R18.8 13.8 2.6 2.6 0.2 R16.3
      16.3 2.6 2.6 0.2 R13.8 18.8 2.6 2.6 0.2 R18.8 18.8 2.6 2.6 0.2
    qrcode.viewfinder use viewfinder 1 12 12 use qrcode 0.6 12 12
    barcode line M2.4 5 V19 M6 5 V19 M8.8 5 V19 M13 5 V19 M15.6 5 V19 M19 5 V19 M21.8 5 V19
    barcode.viewfinder use viewfinder 1 12 12 use barcode 0.62 12 12
    text.viewfinder use viewfinder 1 12 12 line M7 8.6 H17 M7 12 H17 M7 15.4 H13
    doc.viewfinder use viewfinder 1 12 12 use doc 0.5 12 12
    doc.text.viewfinder use viewfinder 1 12 12 line M7 8.6 H17 M7 12 H17 M7 15.4 H13
    camera.viewfinder use viewfinder 1 12 12 use camera.fill 0.52 12 12
    location.viewfinder use viewfinder 1 12 12 use location.fill 0.52 12 12
    livephoto line O12 12 3 O12 12 6.2 use circle.dotted 1.04 12 12
    sensor.tag.radiowaves.forward as dot.radiowaves.right
    fanblades body M12 12 C8 11 7 3 12 2.4 C17 2 16 8 12 12 Z body M12 12 C13 8 21 7 21.6 12 C22 17
      16 16 12 12 Z body M12 12 C16 13 17 21 12 21.6 C7 22 8 16 12 12 Z body M12 12 C11 16 3 17 2.4
      12 C2 7 8 8 12 12 Z
    fan as fanblades
    fan.desk as fanblades
    air.conditioner.horizontal body R1.6 4 20.8 9 2 cut M4.6 10 H19.4 line M7 16 C7 18 5.6 19 5.6
      20.6 M12 16 V20.6 M17 16 C17 18 18.4 19 18.4 20.6
    lightswitch.on line R6 2 12 20 2 area R9.4 6 5.2 6 1
    switch.2 line R2 3.6 20 7 3.5 R2 13.4 20 7 3.5 area O17.6 7.1 2 O6.4 16.9 2
    togglepower as power
    slider.horizontal.3 line M2.4 5.6 H11.6 M18 5.6 H21.6 M2.4 12 H4.6 M11 12 H21.6 M2.4 18.4 H11.6
      M18 18.4 H21.6 O14.8 5.6 2.5 O7.8 12 2.5 O14.8 18.4 2.5
    slider.horizontal.2.square line R3.1 3.1 17.8 17.8 3.4 M6.4 9 H10 M15 9 H17.6 M6.4 15 H8.4 M13.4
      15 H17.6 O12.6 9 1.8 O10.8 15 1.8
    slider.vertical.3 line M5.6 2.4 V11.6 M5.6 18 V21.6 M12 2.4 V4.6 M12 11 V21.6 M18.4 2.4 V11.6
      M18.4 18 V21.6 O5.6 14.8 2.5 O12 7.8 2.5 O18.4 14.8 2.5
    switch.programmable as switch.2
    av.remote body R7.4 1.4 9.2 21.2 2.6 cut O12 7 2.6 spot O12 13 1 O12 17 1
    """
}
