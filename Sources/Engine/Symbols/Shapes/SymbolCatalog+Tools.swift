extension SymbolCatalog {
  /// Tools, time, locks and work.
  static let toolShapes = """
    magnifyingglass line O10.2 10.2 7.2 M15.6 15.6 21 21
    plus.magnifyingglass use magnifyingglass 1 12 12 line M10.2 7 V13.4 M7 10.2 H13.4
    minus.magnifyingglass use magnifyingglass 1 12 12 line M7 10.2 H13.4
    text.magnifyingglass line O13 13 5.6 M17.2 17.2 21.4 21.4 M2 4 H18 M2 8.6 H6.6 M2 13.2 H5 M2
      17.8 H6
    doc.text.magnifyingglass use doc.text 1 10 12 mask magnifyingglass 0.56 17.4 17.4 use
      magnifyingglass 0.56 17.4 17.4
    gearshape body r1 K12 12 10.2 8 8 cut O12 12 3.9
    gearshape.fill area r1.2 K12 12 11.1 8.8 8 hole O12 12 3.8
    gearshape.2 use gearshape 0.78 8.4 9.6 use gearshape 0.56 19 18
    gearshape.2.fill use gearshape.fill 0.78 8.4 9.6 use gearshape.fill 0.56 19 18
    gearshape.arrow.triangle.2.circlepath use gearshape 0.62 12 12 line A12 12 10.4 200 330 A12 12
      10.4 20 150
    gear line O12 12 8 O12 12 2.2 M12 9.8 V4.2 M13.9 13.1 18.7 15.9 M10.1 13.1 5.3 15.9 line M12.0
      3.4 12.0 1.6 M16.3 4.6 17.2 3.0 M19.4 7.7 21.0 6.8 M20.6 12.0 22.4 12.0 M19.4 16.3 21.0 17.2
      M16.3 19.4 17.2 21.0 M12.0 20.6 12.0 22.4 M7.7 19.4 6.8 21.0 M4.6 16.3 3.0 17.2 M3.4 12.0 1.6
      12.0 M4.6 7.7 3.0 6.8 M7.7 4.6 6.8 3.0
    wrench.and.screwdriver body r1 M3 3 L6.4 4.2 L12 10 L10 12 L4.2 6.4 Z body r1 M13.4 13 L15.4 11
      L21.4 17.4 C23 19 20.6 22 18.6 20.4 Z line M20.8 5.6 17.6 8.4 15.6 6.4 18.4 3.2 C15.4 2 12.4
      4.6 13.4 8.2 L4 17.6 C2.4 19.4 4.8 21.8 6.4 20.2 L15.8 10.6 C19.4 11.6 22 8.6 20.8 5.6 Z
    wrench.adjustable body r1 M21.4 5.8 L17.8 9.2 L14.8 6.2 L18.2 2.6 C14.6 1.2 11.2 4.4 12.4 8.6
      L2.8 18.2 C1 20.2 3.8 23 5.8 21.2 L15.4 11.6 C19.6 12.8 22.8 9.4 21.4 5.8 Z
    wrench as wrench.adjustable
    screwdriver body r1 M14 12 L12 10 L3.6 3 L2.4 4.2 L10 12 Z body r1.4 M12.6 14.8 L14.8 12.6 L21.4
      18.6 C22.8 20 20 22.8 18.6 21.4 Z
    hammer body r1 M2.6 9.4 L9.4 2.8 C12 1.8 15 2.6 17 4.6 L13 8.8 L20.8 17 C22.4 19 19.4 21.8 17.6
      20.2 L9.6 12.2 L6 13 Z
    eyedropper.circle as eyedropper
    scissors line O5.6 5.8 3 O5.6 18.2 3 M8.2 7.6 21.6 16.6 M8.2 16.4 21.6 7.4
    paperclip line M19.4 11 11.4 19 C7.4 22.8 1.4 17 5.4 12.8 L14 4.2 C16.8 1.6 21 5.6 18.4 8.4
      L10.2 16.6 C8.6 18 6.4 15.8 7.8 14.2 L14.6 7.4
    pencil body r0.8 M3.4 20.6 L4.8 15.8 L16.6 4 C17.8 2.8 19.4 2.8 20.4 3.8 C21.4 4.8 21.2 6.2 20.2
      7.4 L8.2 19.2 Z cut M15 5.8 18.4 9.2
    pencil.and.outline line r3 M12.6 4.4 H3.4 V20.6 H19.6 V11.4 use pencil 0.64 16 8
    pencil.line use pencil 0.86 12 9.6 line M3 21.6 H21
    pencil.tip line r0.6 M12 2.6 L17 16 C17 20 15 21.4 12 21.4 C9 21.4 7 20 7 16 Z M7.2 16 H16.8
    pencil.tip.crop.circle line O12 12 9.375 use pencil.tip 0.6 12 13
    pencil.and.scribble use pencil 0.8 15 9 line M2 20 C5 15 9 16 8 19 C7.4 22 12 21 14 19
    highlighter body r0.8 M8.4 14 L15.6 3.4 L20.6 7 L13 17.4 L9.4 18.4 Z line M3 21.4 H14 M7.4 18 5
      21
    pencil.slash use pencil 1 12 12 line M4 4 20 20
    ruler body r1.4 M2 16.4 L16.4 2 L22 7.6 L7.6 22 Z cut M6.8 11.6 9.4 14.2 M10.4 8 12 9.6 M14 4.4
      16.6 7 M4.4 15.2 6 16.8
    level body R1.6 7 20.8 10 2 cut O12 12 2.6 M9 7 V17 M15 7 V17
    lock body R4.6 10.4 14.8 11 2.4 line M7.8 10.2 V7 a12 7 4.2 180 360 V10.2
    lock.fill area R3.8 9.8 16.4 12.4 3 line M7.8 10.2 V7 a12 7 4.2 180 360 V10.2
    lock.open body R2.6 10.4 14.8 11 2.4 line M14.4 10.2 V7 a18.6 7 4.2 180 360 V9
    lock.open.fill area R1.8 9.8 16.4 12.4 3 line M14.4 10.2 V7 a18.6 7 4.2 180 360 V9
    lock.rotation use arrow.clockwise 1.06 12 12 use lock.fill 0.42 12 12.6
    lock.rotation.open as lock.rotation
    lock.iphone use iphone 1 12 12 use lock.fill 0.32 12 11
    lock.doc use doc.plain 1 12 12 use lock.fill 0.36 12 13
    lock.doc.fill use doc.fill 1 12 12 stamp R8.6 12.4 6.8 5.2 1.2
    key body r1 M14.4 10.6 C15 6.8 12.6 3 8.6 3 C5 3 2.4 5.8 2.4 9 C2.4 12.4 5 15 8.4 15 C9.4 15
      10.2 14.8 11 14.4 L13 16.4 H15.4 V18.8 H17.8 V21.2 H21.6 V17.6 Z spot O7 7.6 1.6
    key.horizontal body M8 6.6 C11 6.6 12.6 8.6 13 10.2 H20.6 L22.6 12 L20 14.4 L18.2 13 L16.4 14.4
      L15 13.8 H13 C12.6 15.4 11 17.4 8 17.4 C4.6 17.4 2 15 2 12 C2 9 4.6 6.6 8 6.6 Z spot O6.4 12
      1.6
    clock body O12 12 9.375 cut M12 6.2 V12 L16 14.4
    clock.fill area O12 12 10.2 groove r0.4 M12 5.8 V12.6 H7.4
    clock.arrow.circlepath line A12 12.8 8.6 -170 130 M12 8 V13 L15.4 15 M0.6 9.8 3.6 13 6.8 9.8
    clock.arrow.2.circlepath as clock.arrow.circlepath
    clock.arrow.trianglehead.counterclockwise.rotate.90 as clock.arrow.circlepath
    deskclock as clock
    deskclock.fill as clock.fill
    alarm body O12 13 8 cut M12 8.4 V13 L15 15 line M2.6 6.6 6.6 3.4 M21.4 6.6 17.4 3.4 M6 19.4 4.4
      21.6 M18 19.4 19.6 21.6
    alarm.waves.left.and.right use alarm 0.84 12 12 line A8 13 8 150 210 A16 13 8 -30 30
    alarm.waves.left.and.right.fill use alarm.fill 0.84 12 12 line A8 13 8 150 210 A16 13 8 -30 30
    timer line A12 12 9.375 -90 -360 A12 12 9.375 -90 -89 M12 2.6 V6 M12 12 8 7.4 area O12 12 1.7
    stopwatch body O12 13.4 8.4 cut M12 9 V13.4 line M9.6 1.8 H14.4 M12 2 V4.8 M18.4 6.4 20 4.8
    hourglass line M5 2.4 H19 M5 21.6 H19 M6.6 2.6 V5.6 C6.6 9 10.4 10 10.4 12 C10.4 14 6.6 15 6.6
      18.4 V21.4 M17.4 2.6 V5.6 C17.4 9 13.6 10 13.6 12 C13.6 14 17.4 15 17.4 18.4 V21.4 area M8.6
      20.4 C8.6 18 12 17.4 12 15 C12 17.4 15.4 18 15.4 20.4 Z
    hourglass.bottomhalf.filled as hourglass
    hourglass.bottomhalf.fill as hourglass
    hourglass.tophalf.filled flip hourglass
    hourglass.tophalf.fill flip hourglass
    calendar line2 R2.6 3 18.8 18.2 3 area r0.8 M2.6 9 V6 C2.6 4 3.8 3 5.6 3 H18.4 C20.2 3 21.4 4
      21.4 6 V9 Z area O7.4 12.4 1 O12 12.4 1 O16.6 12.4 1 O7.4 16.8 1 O12 16.8 1 O16.6 16.8 1
    calendar.day.timeline.left as calendar
    calendar.day.timeline.leading as calendar
    cube.box as shippingbox
    lifepreserver line O12 12 9.375 O12 12 4 M5.4 5.4 9.2 9.2 M18.6 5.4 14.8 9.2 M5.4 18.6 9.2 14.8
      M18.6 18.6 14.8 14.8
    puzzlepiece body r1 M9 5.6 C8 2.4 13.4 2.4 12.6 5.6 H18 V11 C21.4 10 21.4 15.6 18 14.6 V21 H3.6
      V14.6 C6.6 15.4 6.6 10.2 3.6 11 V5.6 Z
    puzzlepiece.extension as puzzlepiece
    poweroff as power
    bandage body r4 M2.6 15.4 L15.4 2.6 C19.4 0.4 23.6 4.6 21.4 8.6 L8.6 21.4 C4.6 23.6 0.4 19.4 2.6
      15.4 Z spot O12 9.4 1 O14.6 12 1 O12 14.6 1 O9.4 12 1
    graduationcap body r0.8 M12 4.4 L23.4 9.6 L12 14.8 L0.6 9.6 Z line M5.4 12.4 V17 C8.6 20.4 15.4
      20.4 18.6 17 V12.4 M22 10.6 V17
    studentdesk line M2 9 H22 M5 9 V20 M19 9 V20 M8 9 V5 H16 V9
    backpack.circle as backpack
    checklist line M2 6.4 3.8 8.2 7.4 3.8 M11 6 H22 M2 13 3.8 14.8 7.4 10.4 M11 12.6 H22 M2 19.6 3.8
      21.4 7.4 17 M11 19.2 H22
    checklist.checked as checklist
    checklist.unchecked as list.bullet
    checkmark.rectangle.stack use rectangle.stack 1 12 12 use checkmark 0.44 12 15
    hand.raised.square.on.square as hand.raised
    bonjour use circle 1 12 12
    testtube.2.fill as testtube.2
    gyroscope line E12 12 10 4 O12 12 9.375 E12 12 4 9.375
    dial.low body O12 12 8 cut M12 12 7 17
    dial.high body O12 12 8 cut M12 12 17 17
    tuningfork.circle as tuningfork
    trash.square.on.square as trash
    case.fill.plain as briefcase.fill
    lanyardcard body R5 7 14 15 2 line M9 7 V2 M15 7 V2 cut O12 12 2 M8.6 18 H15.4
    person.text.rectangle.trianglebadge as person.text.rectangle
    exclamationmark.lock use lock 1 12 12
    exclamationmark.lock.fill use lock.fill 1 12 12
    dial.medium line O12 12 8 M12 12 V5.4
    slider.horizontal.below.rectangle line R3 3 18 8.6 1.8 M3 17.6 H10 M15 17.6 H21 O12.4 17.6 2.4
    slider.horizontal.below.square.fill.and.square as slider.horizontal.below.rectangle
    eraser body r1.8 M9.6 19.4 L3 12.8 L12.6 3.2 L20.8 11.4 L12.8 19.4 Z cut M7.6 8.4 15.8 16.4 line
      M8 21.4 H21
    eraser.line.dashed as eraser
    compass.drawing line O12 4.6 2.2 M11 6.8 4.6 21 M13 6.8 19.4 21 A12 4.6 11 52 128
    poweron line M12 3 V21
    circle.dashed.inset.filled use circle.dashed 1 12 12 area O12 12 6.2
    square.dashed.inset.filled use square.dashed 1 12 12 area R6.2 6.2 11.6 11.6 1.6
    person.crop.circle.dashed use2 circle.dashed 1 12 12 area O12 9.5 3.4 area M6.6 17.4 C7.6 15.2
      9.4 14.4 12 14.4 C14.6 14.4 16.4 15.2 17.4 17.4 C14.6 20 9.4 20 6.6 17.4 Z
    peacesign line O12 12 9.375 M12 2.6 V21.4 M12 12 5.4 18.6 M12 12 18.6 18.6
    person.2.gobackward use gobackward 1.1 12 12 use person.2.fill 0.34 12 12.6
    link.icloud use icloud 1 12 12 use link 0.42 12 13
    rectangle.and.text.magnifyingglass line r2 M10 19.4 H1.6 V4.6 H22.4 V10 M5 8.6 H13 M5 12 H9 O16
      15.6 3.8 M18.8 18.4 21.6 21.4
    exclamationmark.magnifyingglass use magnifyingglass 1 12 12 use exclamationmark 0.36 10.2 10.2
    questionmark.folder use folder 1 12 12 use questionmark 0.44 12 15
    doc.text.image use doc.text 1 12 12
    ring.circle as circle.circle
    roman.shade.open as window.vertical.open
    handshake body r1 M1.6 8 L6 5.4 L11.4 7 L13 6 L18 5.4 L22.4 8 V15.4 L19.6 16.4 L13.6 20.6 C12.6
      21.2 11.4 21.2 10.4 20.6 L4.4 16.2 L1.6 15.4 Z cut M11.4 7.2 L8 11.4 C9 13.2 11.4 12.6 13 10.6
      L19.4 16
    arrow.down.left.video use video 1 12 12
    arrow.up.right.video use video 1 12 12
    sidebar.squares.leading as sidebar.left
    """
}
