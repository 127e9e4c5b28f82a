extension SymbolCatalog {
  /// Plain shapes, grids and stacks.
  static let plainShapes = """
    circle body O12 12 9.375
    circle.dashed line A12 12 9.375 -12 12 A12 12 9.375 33 57 A12 12 9.375 78 102 A12 12 9.375 123
      147 A12 12 9.375 168 192 A12 12 9.375 213 237 A12 12 9.375 258 282 A12 12 9.375 303 327
    circle.dotted area O12 2.6 1 O16.7 3.9 1 O20.1 7.3 1 O21.4 12 1 O20.1 16.7 1 O16.7 20.1 1 O12
      21.4 1 O7.3 20.1 1 O3.9 16.7 1 O2.6 12 1 O3.9 7.3 1 O7.3 3.9 1
    circle.lefthalf.filled line O12 12 9.375 area M12 2.6 V21.4 a12 12 9.375 90 270 Z
    circle.righthalf.filled mirror circle.lefthalf.filled
    circle.lefthalf.fill as circle.lefthalf.filled
    circle.righthalf.fill as circle.righthalf.filled
    circle.lefthalf.striped.horizontal as circle.lefthalf.filled
    circle.tophalf.filled line O12 12 9.375 area M2.6 12 a12 12 9.375 180 360 Z
    circle.bottomhalf.filled flip circle.tophalf.filled
    circle.inset.filled line O12 12 9.375 area O12 12 6.4
    largecircle.fill.circle as circle.inset.filled
    smallcircle.filled.circle line O12 12 9.375 area O12 12 3.6
    smallcircle.fill.circle as smallcircle.filled.circle
    dot.circle line O12 12 9.375 area O12 12 2.2
    circle.circle body O12 12 9.375 cut O12 12 4.4
    circlebadge body O12 12 5.4
    circle.square body R3.1 3.1 17.8 17.8 3.4 cut O12 12 5
    circle.slash as nosign
    record.circle body O12 12 9.375 spot O12 12 4.6
    target line O12 12 9.375 O12 12 5.4 area O12 12 2.2
    scope line O12 12 8 M12 1 V8 M12 16 V23 M1 12 H8 M16 12 H23
    dot.scope use scope 1 12 12 area O12 12 1.6
    dot.viewfinder use viewfinder 1 12 12 area O12 12 3
    plus.viewfinder use viewfinder 1 12 12 use plus 0.56 12 12
    viewfinder line r3.4 M2.8 8 V2.8 H8 M16 2.8 H21.2 V8 M21.2 16 V21.2 H16 M8 21.2 H2.8 V16
    oval body E12 12 10.4 7
    capsule body R1 6.4 22 11.2 5.6
    capsule.portrait body R6.4 1 11.2 22 5.6
    square body R3.1 3.1 17.8 17.8 3.4
    squareshape as square
    square.dashed line r3.2 M3.1 7 V3.1 H7 M10.4 3.1 H13.6 M17 3.1 H20.9 V7 M20.9 10.4 V13.6 M20.9
      17 V20.9 H17 M13.6 20.9 H10.4 M7 20.9 H3.1 V17 M3.1 13.6 V10.4
    app body R2.9 2.9 18.2 18.2 4.8
    app.gift as gift
    app.dashed as square.dashed
    app.connected.to.app.below.fill area R7 1.6 10 8 2.4 R7 14.4 10 8 2.4 line M12 9.6 V14.4
    rectangle body R1.6 4.6 20.8 14.8 2.8
    rectangle.portrait body R4.6 1.6 14.8 20.8 2.8
    rectangle.dashed line r2.6 M1.6 8 V4.6 H5 M8.4 4.6 H15.6 M19 4.6 H22.4 V8 M22.4 10.4 V13.6 M22.4
      16 V19.4 H19 M15.6 19.4 H8.4 M5 19.4 H1.6 V16 M1.6 13.6 V10.4
    rectangle.compress.vertical line M3 12 H21 M12 1.6 V8.4 M8.8 5.4 12 8.6 15.2 5.4 M12 22.4 V15.6
      M8.8 18.6 12 15.4 15.2 18.6
    rectangle.expand.vertical as arrow.up.and.line.horizontal.and.arrow.down
    triangle body r1.8 M12 2.9 22.2 20.5 H1.8 Z
    diamond body r1.8 M12 1.2 22.8 12 12 22.8 1.2 12 Z
    rhombus body r1.6 M12 1 20 12 12 23 4 12 Z
    hexagon body r1.8 P12 12 10.8 6
    octagon body r1.6 M7.9 2.2 H16.1 L21.8 7.9 V16.1 L16.1 21.8 H7.9 L2.2 16.1 V7.9 Z
    pentagon body r1.6 P12 12.6 10.8 5
    seal body r1.9 S12 12 11 8.8 8
    rosette use seal 0.9 12 9.4 line M8 17 V22.6 L12 20 16 22.6 V17
    shield body M12 2 C14.4 3.8 17 4.8 19.2 5 C20 5.1 20.4 5.6 20.4 6.4 V11.4 C20.4 16.6 17.4 19.8
      12 22.2 C6.6 19.8 3.6 16.6 3.6 11.4 V6.4 C3.6 5.6 4 5.1 4.8 5 C7 4.8 9.6 3.8 12 2 Z
    shield.lefthalf.filled use shield 1 12 12 area M12 2 V22.2 C6.6 19.8 3.6 16.6 3.6 11.4 V6.4 C3.6
      5.6 4 5.1 4.8 5 C7 4.8 9.6 3.8 12 2 Z
    shield.righthalf.filled mirror shield.lefthalf.filled
    checkerboard.shield use shield 1 12 12 area M12 4 V12 H4.4 V6 Z M12 12 H19.6 C19 17 16 19.6 12
      21.4 Z
    square.lefthalf.filled line R3.1 3.1 17.8 17.8 3.4 area R3.1 3.1 9 17.8 1.4
    square.righthalf.filled mirror square.lefthalf.filled
    square.bottomhalf.filled line R3.1 3.1 17.8 17.8 3.4 area R3.1 12 17.8 8.9 1.4
    square.tophalf.filled flip square.bottomhalf.filled
    square.inset.filled line R3.1 3.1 17.8 17.8 3.4 area R6 6 12 12 1.6
    inset.filled.square as square.inset.filled
    rectangle.inset.filled line R1.6 4.6 20.8 14.8 2.8 area R4.4 7.4 15.2 9.2 1.2
    rectangle.lefthalf.filled line R1.6 4.6 20.8 14.8 2.8 area R1.6 4.6 10.4 14.8 1.4
    rectangle.righthalf.filled mirror rectangle.lefthalf.filled
    rectangle.lefthalf.inset.filled line R1.6 4.6 20.8 14.8 2.8 area R4 7 7.4 10 1
    rectangle.righthalf.inset.filled mirror rectangle.lefthalf.inset.filled
    rectangle.topthird.inset.filled line R1.6 4.6 20.8 14.8 2.8 area R4 7 16 4 0.8
    rectangle.bottomthird.inset.filled flip rectangle.topthird.inset.filled
    rectangle.center.inset.filled line R1.6 4.6 20.8 14.8 2.8 area R7 8.4 10 7.2 0.8
    sidebar.left line R1.6 4.2 20.8 15.6 3 M9 4.2 V19.8 M4.2 8 H6.4 M4.2 11 H6.4 M4.2 14 H6.4
    sidebar.right mirror sidebar.left
    sidebar.leading as sidebar.left
    sidebar.trailing as sidebar.right
    sidebar.squares.left as sidebar.left
    uiwindow.split.2x1 as rectangle.split.2x1
    rectangle.split.2x1 body R1.6 4.6 20.8 14.8 2.8 cut M12 4.6 V19.4
    rectangle.split.1x2 body R1.6 4.6 20.8 14.8 2.8 cut M1.6 12 H22.4
    rectangle.split.3x1 body R1.6 4.6 20.8 14.8 2.8 cut M8.5 4.6 V19.4 M15.5 4.6 V19.4
    rectangle.split.2x2 body R1.6 4.6 20.8 14.8 2.8 cut M12 4.6 V19.4 M1.6 12 H22.4
    rectangle.split.3x3 body R1.6 4.6 20.8 14.8 2.8 cut M8.5 4.6 V19.4 M15.5 4.6 V19.4 M1.6 9.5
      H22.4 M1.6 14.5 H22.4
    rectangle.3.group body R1.4 4.2 9.4 15.6 2 body R13.6 4.2 9 6.4 2 body R13.6 13.4 9 6.4 2
    rectangle.3.offgrid body R1.4 4.2 9.4 15.6 2 body R13.6 4.2 9 6.4 2 body R13.6 13.4 9 6.4 2
    square.split.2x1 body R3.1 3.1 17.8 17.8 3.4 cut M12 3.1 V20.9
    square.split.1x2 body R3.1 3.1 17.8 17.8 3.4 cut M3.1 12 H20.9
    square.split.2x2 body R3.1 3.1 17.8 17.8 3.4 cut M3.1 12 H20.9 M12 3.1 V20.9
    square.split.diagonal.2x2 body R3.1 3.1 17.8 17.8 3.4 cut M4.2 4.2 19.8 19.8 M19.8 4.2 4.2 19.8
    square.grid.2x2 body R3.1 3.1 7.4 7.4 1.8 body R13.5 3.1 7.4 7.4 1.8 body R3.1 13.5 7.4 7.4 1.8
      body R13.5 13.5 7.4 7.4 1.8
    rectangle.grid.2x2 body R1.6 4.4 9 6.2 1.6 body R13.4 4.4 9 6.2 1.6 body R1.6 13.4 9 6.2 1.6
      body R13.4 13.4 9 6.2 1.6
    rectangle.grid.1x2 body R2.4 4 19.2 6.6 1.8 body R2.4 13.4 19.2 6.6 1.8
    rectangle.grid.3x2 body R1 4.8 5.8 5.8 1.2 body R9.1 4.8 5.8 5.8 1.2 body R17.2 4.8 5.8 5.8 1.2
      body R1 13.4 5.8 5.8 1.2 body R9.1 13.4 5.8 5.8 1.2 body R17.2 13.4 5.8 5.8 1.2
    square.grid.3x2 as rectangle.grid.3x2
    square.grid.3x1.below.line.grid.1x2 body R2 4 5 5 1.2 body R9.5 4 5 5 1.2 body R17 4 5 5 1.2
      line M2 14 H22 M2 19 H22
    square.grid.3x3 body R2.4 2.4 4.8 4.8 1 body R9.6 2.4 4.8 4.8 1 body R16.8 2.4 4.8 4.8 1 body
      R2.4 9.6 4.8 4.8 1 body R9.6 9.6 4.8 4.8 1 body R16.8 9.6 4.8 4.8 1 body R2.4 16.8 4.8 4.8 1
      body R9.6 16.8 4.8 4.8 1 body R16.8 16.8 4.8 4.8 1
    square.grid.4x3.fill area R1 4.2 4.4 4.4 1 R6.9 4.2 4.4 4.4 1 R12.8 4.2 4.4 4.4 1 R18.7 4.2 4.4
      4.4 1 R1 9.8 4.4 4.4 1 R6.9 9.8 4.4 4.4 1 R12.8 9.8 4.4 4.4 1 R18.7 9.8 4.4 4.4 1 R1 15.4 4.4
      4.4 1 R6.9 15.4 4.4 4.4 1 R12.8 15.4 4.4 4.4 1 R18.7 15.4 4.4 4.4 1
    circle.grid.2x2 body O7 7 3.6 body O17 7 3.6 body O7 17 3.6 body O17 17 3.6
    circle.grid.3x3 body O4.6 4.6 2.4 body O12 4.6 2.4 body O19.4 4.6 2.4 body O4.6 12 2.4 body O12
      12 2.4 body O19.4 12 2.4 body O4.6 19.4 2.4 body O12 19.4 2.4 body O19.4 19.4 2.4
    circle.grid.cross body O12 5 3 body O5 12 3 body O19 12 3 body O12 19 3
    circle.hexagongrid body O8 5 2.6 body O16 5 2.6 body O4 12 2.6 body O12 12 2.6 body O20 12 2.6
      body O8 19 2.6 body O16 19 2.6
    circle.hexagonpath body O12 4 2.4 body O19 8 2.4 body O19 16 2.4 body O12 20 2.4 body O5 16 2.4
      body O5 8 2.4
    rectangle.stack body R2.2 9 19.6 12.4 2.8 line M5.4 2.6 H18.6 M3.8 5.8 H20.2
    square.stack body R3 8.2 18 13.4 3 line M7.4 2.4 H16.6 M5.2 5.3 H18.8
    square.stack.3d.up body r1.4 M12 2.4 22.4 7.4 12 12.4 1.6 7.4 Z line M2 12 12 16.8 22 12 M2 16.6
      12 21.4 22 16.6
    square.3.layers.3d as square.stack.3d.up
    square.2.layers.3d body r1.4 M12 4 22.4 9.4 12 14.8 1.6 9.4 Z line M2 14.4 12 19.8 22 14.4
    square.stack.3d.down.right as square.stack.3d.up
    square.stack.3d.down.forward as square.stack.3d.up
    square.on.square body R8 2.4 13.6 13.6 3 hole! R2.4 8 13.6 13.6 3 body R2.4 8 13.6 13.6 3
    square.on.circle line O15.4 8.6 6.6 hole! R2.4 9 12.6 12.6 3 body R2.4 9 12.6 12.6 3
    rectangle.on.rectangle body R1.6 3.2 16.4 12 2.4 hole! R6 8.8 16.4 12 2.4 body R6 8.8 16.4 12
      2.4
    rectangle.on.rectangle.angled as rectangle.on.rectangle
    rectangle.portrait.on.rectangle.portrait body R3 1.6 11.6 16 2.4 hole! R9.4 6.4 11.6 16 2.4 body
      R9.4 6.4 11.6 16 2.4
    square.fill.on.square.fill area R8 2.4 13.6 13.6 3 hole! R2.4 8 13.6 13.6 3 area R2.4 8 13.6
      13.6 3
    rectangle.fill.on.rectangle.fill area R1.6 3.2 16.4 12 2.4 hole! R6 8.8 16.4 12 2.4 area R6 8.8
      16.4 12 2.4
    circle.fill.on.circle.fill area O15 9 7 hole! O9 15 7 area O9 15 7
    rectangle.and.hand.point.up.left line R1.6 3.6 20.8 13.8 2.8 mask hand.point.up.left.fill 0.6 14
      17 use hand.point.up.left.fill 0.6 14 17
    rectangle.and.pencil.and.ellipsis line r2.6 M12 18.4 H1.6 V7 H22.4 V9 area O5.6 12.8 1.2 O9.4
      12.8 1.2 O13.2 12.8 1.2 use pencil 0.5 19 14
    cube body r1.2 M12 1.6 21.4 6.6 V17.4 L12 22.4 2.6 17.4 V6.6 Z cut M3 6.9 12 11.8 21 6.9 M12
      11.8 V22
    cube.transparent as cube
    shippingbox body r1.4 M12 1.6 21.4 6.2 V17.8 L12 22.4 2.6 17.8 V6.2 Z cut M3 6.5 12 11.2 21 6.5
      M12 11.2 V22 M7.2 3.9 16.6 8.9
    cylinder body M4 6 C4 2 20 2 20 6 V18 C20 22 4 22 4 18 Z cut M4 6 C4 10 20 10 20 6
    pyramid body r1 M12 2.6 22.4 17.4 12 21.6 1.6 17.4 Z cut M12 2.6 V21.6
    cone body M12 2 L20.6 18 C18 22.4 6 22.4 3.4 18 Z
    grid line R2.6 2.6 18.8 18.8 2 M8.9 2.6 V21.4 M15.1 2.6 V21.4 M2.6 8.9 H21.4 M2.6 15.1 H21.4
    squareshape.split.2x2 as square.split.2x2
    rays line M12 1.6 V6 M12 18 V22.4 M1.6 12 H6 M18 12 H22.4 M4.6 4.6 7.8 7.8 M16.2 16.2 19.4 19.4
      M4.6 19.4 7.8 16.2 M16.2 7.8 19.4 4.6
    slowmo as rays
    timelapse line O12 12 9.375 area M12 12 V5 a12 12 7 -90 150 Z
    move.3d line M12 13 V2.6 M8.9 5.8 12 2.6 15.1 5.8 M12 13 21 18.4 M12 13 3 18.4
    rotate.3d line E12 12 10 4.4 E12 12 4.4 10
    perspective line r1 M3 6 21 2.6 V21.4 L3 18 Z M12 4.4 V19.6 M3 12 H21
    """
}
