extension SymbolCatalog {
  /// Arrows and chevrons; those that point up are turned into other directions.
  static let arrowShapes = """
    arrow.up line M12 19.9 V4.4 M5.7 10.5 12 4.2 18.3 10.5
    arrow.up.right line M6.4 17.6 17.2 6.8 M8 6.4 H17.6 V16
    arrow.up.left mirror arrow.up.right
    arrow.down.right flip arrow.up.right
    arrow.down.left flip arrow.up.left
    arrow.up.arrow.down line M7.4 20 V4.4 M3 8.7 7.4 4.2 11.8 8.7 M16.6 4 V19.6 M12.2 15.3 16.6 19.8
      21 15.3
    arrow.up.and.down line M12 2.6 V21.4 M7.6 6.9 12 2.4 16.4 6.9 M7.6 17.1 12 21.6 16.4 17.1
    arrow.left.and.right line M2.6 12 H21.4 M6.9 7.6 2.4 12 6.9 16.4 M17.1 7.6 21.6 12 17.1 16.4
    arrow.left.arrow.right line M20 7.4 H4.4 M8.7 3 4.2 7.4 8.7 11.8 M4 16.6 H19.6 M15.3 12.2 19.8
      16.6 15.3 21
    arrow.up.and.down.and.arrow.left.and.right line M12 1.9 V22.1 M1.9 12 H22.1 M9 4.7 12 1.7 15 4.7
      M9 19.3 12 22.3 15 19.3 M4.7 9 1.7 12 4.7 15 M19.3 9 22.3 12 19.3 15
    arrow.up.left.and.arrow.down.right line M10.2 4.2 H4.2 V10.2 M4.4 4.4 10.7 10.7 M13.8 19.8 H19.8
      V13.8 M19.6 19.6 13.3 13.3
    arrow.down.left.and.arrow.up.right mirror arrow.up.left.and.arrow.down.right
    arrow.up.right.and.arrow.down.left mirror arrow.up.left.and.arrow.down.right
    arrow.down.right.and.arrow.up.left line M4.6 10.8 H10.8 V4.6 M10.5 10.5 3.6 3.6 M19.4 13.2 H13.2
      V19.4 M13.5 13.5 20.4 20.4
    arrow.down.left.arrow.up.right as arrow.up.right
    arrow.up.and.line.horizontal.and.arrow.down line M2.6 12 H21.4 M12 9 V2 M8.9 5 12 1.8 15.1 5 M12
      15 V22 M8.9 19 12 22.2 15.1 19
    arrow.up.to.line line M4.2 4 H19.8 M12 20.4 V8 M6.3 13.5 12 7.8 17.7 13.5
    arrow.down.to.line.alt as arrow.down.to.line
    arrow.down.to.line.compact as arrow.down.to.line
    arrow.down.to.line line M4.2 20 H19.8 M12 3.6 V16 M6.3 10.5 12 16.2 17.7 10.5
    arrow.up.from.line line M4.2 20.4 H19.8 M12 16.6 V4 M6.3 9.5 12 3.8 17.7 9.5
    arrow.clockwise line A12 12.8 7.9 -22 270 M12.1 1.2 15.8 4.9 12.1 8.6
    arrow.counterclockwise mirror arrow.clockwise
    arrow.trianglehead.clockwise as arrow.clockwise
    arrow.trianglehead.counterclockwise as arrow.counterclockwise
    goforward as arrow.clockwise
    gobackward as arrow.counterclockwise
    goforward.5 use goforward 1.1 12 12 use 5 0.46 12 14
    goforward.10 use goforward 1.1 12 12 use 10 0.46 12 14
    goforward.15 use goforward 1.1 12 12 use 15 0.46 12 14
    goforward.30 use goforward 1.1 12 12 use 30 0.46 12 14
    goforward.45 use goforward 1.1 12 12 use 45 0.46 12 14
    goforward.60 use goforward 1.1 12 12 use 60 0.46 12 14
    goforward.plus use goforward 1.1 12 12 use plus 0.4 12 13
    gobackward.5 use gobackward 1.1 12 12 use 5 0.46 12 14
    gobackward.10 use gobackward 1.1 12 12 use 10 0.46 12 14
    gobackward.15 use gobackward 1.1 12 12 use 15 0.46 12 14
    gobackward.30 use gobackward 1.1 12 12 use 30 0.46 12 14
    gobackward.45 use gobackward 1.1 12 12 use 45 0.46 12 14
    gobackward.60 use gobackward 1.1 12 12 use 60 0.46 12 14
    gobackward.minus use gobackward 1.1 12 12 use minus 0.4 12 13
    arrow.triangle.2.circlepath line A12 12 8.6 190 322 A12 12 8.6 10 142 area r0.5 M23 5 21.6 11.6
      15.2 9.3 Z M1 19 2.4 12.4 8.8 14.7 Z
    arrow.trianglehead.2.clockwise.rotate.90 as arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise as arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise mirror arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise.rotate.90 mirror arrow.triangle.2.circlepath
    arrow.2.circlepath as arrow.triangle.2.circlepath
    arrow.circlepath as arrow.triangle.2.circlepath
    arrow.2.squarepath line r3 M4.4 14.6 V6 H16.4 M19.6 9.4 V18 H7.6 M12.8 2.2 16.6 6 12.8 9.8 M11.2
      14.2 7.4 18 11.2 21.8
    arrow.rectanglepath line r3 M3.4 13.4 V5.6 H17.4 M20.6 10.6 V18.4 H6.6 M14.2 2.2 17.6 5.6 14.2 9
      M9.8 15 6.4 18.4 9.8 21.8
    arrow.trianglehead.rectanglepath as arrow.rectanglepath
    arrow.3.trianglepath line r2 M8.4 8.4 12 2.8 16.6 10 M17.6 13.4 20.8 19.4 H14 M9.6 19.4 H3.2
      L6.8 12.4 M13.4 9.4 16.8 10.3 17.6 7 M16.4 16.6 13.8 19.4 16.4 22 M3.4 13.2 6.9 12.2 8 15.5
    arrow.trianglehead.branch as arrow.triangle.branch
    arrow.triangle.branch line M12 21 V14.6 C12 11.6 5.6 11.4 5.6 7.6 V7 M12 14.6 C12 11.6 18.4 11.4
      18.4 7.6 V7 area r0.5 M5.6 1.8 9.4 7.6 H1.8 Z M18.4 1.8 22.2 7.6 H14.6 Z
    arrow.triangle.merge flip arrow.triangle.branch
    arrow.triangle.swap line M7 19 C7 12 17 12 17 5 M17 19 C17 16 14.6 14.2 13 13.2 M7 5 C7 8 9.4
      9.8 11 10.8 area r0.4 M7 22.6 3.6 17.6 H10.4 Z M17 22.6 13.6 17.6 H20.4 Z
    arrow.triangle.turn.up.right.diamond body r1.6 M12 1.2 22.8 12 12 22.8 1.2 12 Z cut r1.4 M8.6 16
      V11.6 H15 spot r0.3 M14 8.2 18 11.6 14 15 Z
    arrow.uturn.left line M8.4 3.6 3.9 8.1 8.4 12.6 M4.2 8.1 H14.6 a14.6 13.8 5.7 -90 90 H9.4
    arrow.uturn.right mirror arrow.uturn.left
    arrow.uturn.up line M3.6 8.4 8.1 3.9 12.6 8.4 M8.1 4.2 V14.6 a13.8 14.6 5.7 180 0 V9.4
    arrow.uturn.down flip arrow.uturn.up
    arrow.turn.down.right line r3 M4.6 4 V14.6 H19.4 M14.8 9.8 19.6 14.6 14.8 19.4
    arrow.turn.down.left mirror arrow.turn.down.right
    arrow.turn.up.right flip arrow.turn.down.right
    arrow.turn.up.left flip arrow.turn.down.left
    arrow.turn.left.up line r3 M20 19.4 H9.4 V4.6 M4.6 9.4 9.4 4.6 14.2 9.4
    arrow.turn.right.up mirror arrow.turn.left.up
    return as arrow.turn.down.left
    return.left as arrow.turn.down.left
    arrow.bend.up.left line M9 4.6 3.8 9.8 9 15 M4.2 9.8 H12 C17.4 9.8 20.4 13.4 20.4 19.4
    arrow.bend.up.right mirror arrow.bend.up.left
    arrowshape.turn.up.left body r1 M10.4 4.6 V8.8 C17.4 9 21.4 12.8 21.6 19.6 C18.8 16 15.6 15 10.4
      15 V19.2 L2.4 11.9 Z
    arrowshape.turn.up.right mirror arrowshape.turn.up.left
    arrowshape.turn.up.left.2 body r1 M12.4 4.6 V8.8 C18.4 9 22.4 12.8 22.6 19.6 C19.8 16 17 15 12.4
      15 V19.2 L4.8 11.9 Z line M7.4 5.6 0.8 11.9 7.4 18.2
    arrowshape.up body r1.2 M12 2.6 21 11.4 H16.2 V20.6 H7.8 V11.4 H3 Z
    arrowtriangle.up body r1.6 M12 4 21 19 H3 Z
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right line M12 3 V21 area r0.8 M8.6 7.4
      V16.6 L2 12 Z M15.4 7.4 V16.6 L22 12 Z
    triangleshape body r1.8 M12 2.9 22.2 20.5 H1.8 Z
    chevron.up line M5 15.5 12 8.4 19 15.5
    chevron.compact.up line M3.4 13.9 12 10.1 20.6 13.9
    chevron.up.2 line M5 12.2 12 5.2 19 12.2 M5 19.4 12 12.4 19 19.4
    chevron.up.chevron.down line M7 9.2 12 4.2 17 9.2 M7 14.8 12 19.8 17 14.8
    chevron.left.chevron.right line M8.2 6 2.4 12 8.2 18 M15.8 6 21.6 12 15.8 18
    chevron.left.forwardslash.chevron.right line M6.6 6 0.6 12 6.6 18 M17.4 6 23.4 12 17.4 18 M14.4
      3.4 9.6 20.6
    chevron.up.forward.2 as chevron.up.2
    chevron.up.right line M9 5.6 H18.4 V15
    chevron.down.right flip chevron.up.right
    arrow.left.and.line.vertical.and.arrow.right line M12 2.6 V21.4 M9 12 H1.4 M4.6 8.9 1.4 12 4.6
      15.1 M15 12 H22.6 M19.4 8.9 22.6 12 19.4 15.1
    repeat line M3.4 11 C3.4 8 5.4 6.4 8 6.4 H18.6 M15.4 3.2 18.8 6.4 15.4 9.6 M20.6 13 C20.6 16
      18.6 17.6 16 17.6 H5.4 M8.6 14.4 5.2 17.6 8.6 20.8
    repeat.1 line M3.4 11 C3.4 8 5.4 6.4 8 6.4 H15 M12.4 3.2 15.8 6.4 12.4 9.6 M20.6 13 C20.6 16
      18.6 17.6 16 17.6 H5.4 M8.6 14.4 5.2 17.6 8.6 20.8 M19 4.4 21 3 V9.6
    shuffle line M1.8 7 H5 C10.6 7 12.6 17 18.4 17 H21 M1.8 17 H5 C7.4 17 9 15.2 10.2 13.4 M13.4 10
      C14.8 8.2 16.2 7 18.4 7 H21 M18.4 3.8 21.6 7 18.4 10.2 M18.4 13.8 21.6 17 18.4 20.2
    rotate.left line A12 13 7 -90 170 M12 2.8 8.6 6 12 9.2
    rotate.right mirror rotate.left
    arrow.down.app body R2.9 2.9 18.2 18.2 4.6 cut M12 7 V16.4 M7.8 12.4 12 16.6 16.2 12.4
    arrow.up.forward.app body R2.9 2.9 18.2 18.2 4.6 cut M8.2 15.8 15.4 8.6 M9.6 8.4 H15.6 V14.4
    arrow.up.right.app as arrow.up.forward.app
    arrow.triangle.turn.up.right.circle line2 O12 12 9.375 line r1.4 M8.6 16 V11.6 H14 area r0.3 M13
      8.2 17 11.6 13 15 Z
    arrow.triangle.turn.up.right.circle.fill area2 O12 12 10.2 groove r1.4 M8.6 16 V11.6 H14 stamp
      r0.3 M13 8.2 17 11.6 13 15 Z
    arrow.triangle.capsulepath use arrow.triangle.2.circlepath 1 12 12
    arrow.up.left.and.down.right.magnifyingglass use magnifyingglass 1 12 12 line M7.6 9.4 V7.6 H9.4
      M12.8 11 V12.8 H11 M7.6 7.6 12.8 12.8
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left use
      arrow.up.left.and.arrow.down.right 1 12 12 use arrow.down.left.and.arrow.up.right 1 12 12
    exclamationmark.arrow.triangle.2.circlepath use arrow.triangle.2.circlepath 1 12 12 use
      exclamationmark 0.44 12 12
    exclamationmark.arrow.circlepath as exclamationmark.arrow.triangle.2.circlepath
    leaf.arrow.circlepath use leaf.fill 0.5 12 12 line A12 12 9.375 -60 250
    point.forward.to.point.capsulepath as arrow.left.and.right
    """
}
