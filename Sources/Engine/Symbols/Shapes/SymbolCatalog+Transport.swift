extension SymbolCatalog {
  /// Vehicles, places and maps.
  static let transportShapes = """
    airplane area r0.8 M22.8 12 C22.8 13.3 21.6 13.9 20 13.9 H15.4 L10.4 21.6 H7.6 L10 13.9 H5.6
      L3.8 16.2 H1.8 L3 12 L1.8 7.8 H3.8 L5.6 10.1 H10 L7.6 2.4 H10.4 L15.4 10.1 H20 C21.6 10.1 22.8
      10.7 22.8 12 Z
    airplane.departure line M2 21 H22 area r0.8 M21.6 5.6 C22.2 7 21.2 7.8 20 8.2 L6 13.6 C4.6 14
      3.6 13.4 3 12.2 L1.6 9 L3.4 8.6 L6 10 L10 8.4 L6 3.6 L8.4 3 L15.4 6.4 L18.8 5 C20 4.6 21.2 4.6
      21.6 5.6 Z
    airplane.arrival line M2 21 H22 area r0.8 M21.6 16 C21 17.4 19.8 17.4 18.6 17 L4.4 12.6 C3 12.2
      2.4 11.2 2.4 10 V6.4 L4.2 7 L5.6 9.6 L9.6 10.8 L9.4 4.6 L11.8 5.4 L15.6 12.4 L19.2 13.4 C20.6
      13.8 22 14.8 21.6 16 Z
    car body r1.6 M6.4 4.4 H17.6 L20 10.4 H21.4 L22.4 12.6 V18.2 H1.6 V12.6 L2.6 10.4 H4 Z cut M4.4
      10.4 H19.6 line M4 18.4 V20.4 M20 18.4 V20.4 spot O5.8 14.4 1.2 O18.2 14.4 1.2
    car.fill area r1.6 M6 3.6 H18 L20.6 9.4 C22.2 10 23.2 11.4 23.2 13.4 V20 H19.4 V18 H4.6 V20 H0.8
      V13.4 C0.8 11.4 1.8 10 3.4 9.4 Z hole r0.8 M7.4 5.8 H16.6 L18.2 9.4 H5.8 Z O5.6 13.6 1.4 O18.4
      13.6 1.4
    car.side body r1.4 M1.4 16.4 V11.6 L5 10.6 L8.4 6 H16 L19.4 10.6 L22.6 11.8 V16.4 Z hole! O6.6
      16.6 2 O17.4 16.6 2 area O6.6 16.6 2.2 O17.4 16.6 2.2
    car.2 use car.fill 0.74 8 14 use car.fill 0.6 18 9
    car.2.fill as car.2
    car.rear as car
    car.rear.fill as car.fill
    car.front.waves.up as car
    truck.box body r1.6 M1 5 H14.4 V17 H1 Z body r1.4 M14.4 9 H19.2 L22.6 12.6 V17 H14.4 Z hole!
      O6.4 17.6 2.2 O17.8 17.6 2.2 area O6.4 17.6 2.3 O17.8 17.6 2.3
    truck.pickup.side as car.side
    bus body r2.4 M4 3 H20 V19 H4 Z cut M4.4 13.4 H19.6 spot O7.4 16.2 1.2 O16.6 16.2 1.2 line M6.4
      19.4 V21.4 M17.6 19.4 V21.4
    bus.doubledecker use bus 1 12 12 line M4.4 8 H19.6
    bus.doubledecker.fill as bus.fill
    tram body r2.6 M5 4.6 H19 V18.4 H5 Z cut M5.4 12.6 H18.6 spot O8.4 15.6 1.2 O15.6 15.6 1.2 line
      M8.6 18.8 6.4 22 M15.4 18.8 17.6 22 M9 1.8 H15 M12 2 V4.6
    tram.tunnel.fill as tram.fill
    cablecar as tram
    train.side.front.car as tram
    lightrail as tram
    ferry body r1.2 M2 14 L12 10.4 L22 14 L19.4 19.4 H4.6 Z line M5.6 12.4 V7 H18.4 V12.4 M9.4 6.6
      V3 H14.6 V6.6 M2 21.8 C5 20.6 7 22.8 10 21.6 C13 20.4 15 22.8 22 21.4
    sailboat body r0.8 M12.8 2 L20.4 15 H12.8 Z body r0.8 M10.4 6 V15 H4.4 Z body r1.2 M2.4 17 H21.6
      L18.6 21.6 H5.4 Z
    bicycle line O5.2 15.6 4.2 O18.8 15.6 4.2 M5.2 15.6 9.2 8 L12.4 15.6 H5.2 M9.2 8 H15.6 L12.4
      15.6 M15 5 H17.4 M15.4 5.4 18.8 15.6 M7.4 6 H11
    scooter line O5 18.4 2.6 O19 18.4 2.6 M7.6 18.4 H15 C15 15.6 16.6 14 18.4 13.6 L15.4 4 H12.4
    motorcycle as bicycle
    fuelpump body r1.8 M3.4 2.8 H14 V21.4 H3.4 Z cut M6 6 H11.4 V10.4 H6 Z line r1.4 M14.4 13 H16.6
      V17.4 C16.6 20 20.4 20 20.4 17.4 V8.4 L17.4 5 M2 21.6 H15.4
    steeringwheel line O12 12 9.375 O12 12 2.6 M2.8 11 H9.4 M14.6 11 H21.2 M12 14.6 V21.2
    road.lanes line M7 3 3 21 M17 3 21 21 M12 4 V7 M12 10.6 V13.6 M12 17.2 V20.4
    parkingsign as p.square
    location body r1.2 M22 2.2 14.1 21.4 C13.8 22.1 12.9 22 12.8 21.2 L11.2 12.8 L2.8 11.2 C2 11.1
      1.9 10.2 2.6 9.9 Z
    location.fill area r1.4 M23 1.2 14.9 22 C14.4 23.2 12.4 23 12.2 21.6 L10.7 13.3 L2.4 11.8 C1
      11.6 0.8 9.6 2 9.1 Z
    location.north body r1.2 M12 2 19.4 21 12 17 4.6 21 Z
    location.north.line use location.north 0.84 12 10 line M5 22 H19
    location.north.line.fill use location.north.fill 0.84 12 10 line M5 22 H19
    mappin area O12 6 4.6 line M12 10.6 V22.4 hole O10.4 4.4 1.2
    mappin.and.ellipse area O12 5.2 4 line M12 9 V17.6 hole O10.6 3.9 1 line M8.6 14.4 C4.8 15 2.4
      16.4 2.4 18 C2.4 20.2 6.6 21.8 12 21.8 C17.4 21.8 21.6 20.2 21.6 18 C21.6 16.4 19.2 15 15.4
      14.4
    mappin.circle line2 O12 12 9.375 area O12 8.4 2.8 line M12 11 V17.6
    mappin.circle.fill area2 O12 12 10.2 stamp O12 8.4 2.9 stamp R11.2 10.6 1.6 7.4 0.8
    map body r1.4 M1.8 6.2 8.6 3 15.4 6.2 22.2 3 V17.8 L15.4 21 8.6 17.8 1.8 21 Z cut M8.6 3.4 V17.4
      M15.4 6.6 V20.6
    map.circle line O12 12 9.375 use map.fill 0.5 12 12
    safari.circle as safari
    signpost.right body r1.2 M4 4.4 H16.4 L20.4 8 L16.4 11.6 H4 Z line M10 2 V4 M10 12 V22.4
    signpost.left mirror signpost.right
    signpost.right.and.left body r1 M5 3.4 H16.4 L19.4 6 L16.4 8.6 H5 Z body r1 M19 11 H7.6 L4.6
      13.6 L7.6 16.2 H19 Z line M12 16.6 V22.4
    building r1 line R5 2 14 20 1.4 M9 6 H10.4 M13.6 6 H15 M9 10 H10.4 M13.6 10 H15 M9 14 H10.4
      M13.6 14 H15 M10.4 22 V18 H13.6 V22
    building.2 body r1 M2 2.6 H11.4 V21.4 H2 Z body r1 M13.6 8 H22 V21.4 H13.6 Z cut M5 6.6 H8.4 M5
      10.4 H8.4 M5 14.2 H8.4 M5 18 H8.4 M16.4 12 H19.2 M16.4 15.4 H19.2 M16.4 18.6 H19.2
    building.columns body r1 M12 2 L21.6 7.4 V9 H2.4 V7.4 Z line M5 11.4 V17 M9.6 11.4 V17 M14.4
      11.4 V17 M19 11.4 V17 M3.4 19 H20.6 M2 21.8 H22
    storefront body r1 M4 12.4 H20 V21 H4 Z line r1 M3.6 10 5 3 H19 L20.4 10 M3 9.6 C3 13 8 13 8 9.6
      C8 13 12 13 12 9.6 C12 13 16 13 16 9.6 C16 13 21 13 21 9.6 M9.6 21 V15.6 H14.4 V21
    tent body r1.2 M12 3.4 L22.4 20 H1.6 Z cut M12 10.4 L8 20 M12 10.4 L16 20
    house.lodge as house
    house.lodge.fill as house.fill
    binoculars body M3 15 L6 5.4 C6.6 4 9.4 4 9.8 5.6 L10.6 9 H13.4 L14.2 5.6 C14.6 4 17.4 4 18 5.4
      L21 15 C21.6 18.4 19.4 20.4 16.8 20.4 C14.2 20.4 12.6 18.4 12.6 16 H11.4 C11.4 18.4 9.8 20.4
      7.2 20.4 C4.6 20.4 2.4 18.4 3 15 Z cut O7.2 16 2 O16.8 16 2
    globe.europe.africa.fill.badge as globe.europe.africa.fill
    flag body:r M5 3.6 C9.4 1.4 14 6 19.8 3.6 V13.6 C14 16 9.4 11.4 5 13.6 Z line M5 3.4 V22
    flag.checkered use flag 1 12 12 area M5 4 L9.6 3.4 V8 L5 8.4 Z M14.4 4.6 L19.4 4 V8.4 L14.4 9 Z
      M9.6 8 L14.4 9 V13.6 L9.6 12.4 Z
    flag.checkered.2.crossed as flag.checkered
    flag.2.crossed use flag 0.8 16 11 use flag 0.8 6 13
    pin body r1 M8 2.4 H16 L15.2 9.6 C17 10.4 18.4 12.4 18.4 14.6 H5.6 C5.6 12.4 7 10.4 8.8 9.6 Z
      line M12 14.8 V22
    pin.circle line O12 12 9.375 use pin.fill 0.52 12 12
    suitcase body R2 6.8 20 14 2.6 line r1.4 M8.4 6.6 V3.4 H15.6 V6.6 cut M7 6.8 V20.8 M17 6.8 V20.8
    suitcase.rolling body R5 6.4 14 13.6 2.4 line r1 M9 6.2 V2 H15 V6.2 M8 20.2 V22.4 M16 20.2 V22.4
      cut M9.4 10 V16.4 M14.6 10 V16.4
    briefcase body R1.6 6.8 20.8 14 2.6 line r1.4 M8.4 6.6 V3.4 H15.6 V6.6 cut M1.8 12.4 C7 15 17 15
      22.2 12.4
    case as briefcase
    latch.2.case as briefcase
    backpack body M5 9 C5 5 7.6 3 12 3 C16.4 3 19 5 19 9 V19 C19 20.6 18 21.6 16.4 21.6 H7.6 C6 21.6
      5 20.6 5 19 Z cut M8 21 V14 H16 V21 M9 8 H15 line M10 2.8 C10 1.4 14 1.4 14 2.8
    handbag body r2.4 M4.4 9 H19.6 L21.4 21 H2.6 Z line M8 12.4 V7.4 a12 7.4 4 180 360 V12.4
    figure.walk area O13 3.4 2.2 line M12.2 8 10.6 14 L14 17.4 L15.4 22 M10.6 14 L9.4 17.6 L6.4 22
      M12.2 8 L8 10 L6.8 13.6 M12.6 8.2 L15 11 L18.6 12.2
    figure.walk.motion use figure.walk 1 14 12 line M2 8 H5.6 M1 12 H4.4 M2 16 H5
    figure.run area O15.4 3.6 2.2 line M13.2 7.6 9.6 13.4 L14 16.2 L13 21.8 M9.6 13.4 L8.2 17.4 H3
      M13.2 7.6 L8.6 7 L5.6 10.4 M13.4 7.8 L16 11.4 L20.4 10.8
    figure.run.circle line O12 12 9.375 use figure.run 0.62 12 12
    figure.roll area O9 3.6 2.2 line M9 7 V13.4 H15 L18 19 M9 10 H14 M7 11.4 A9.4 16.4 5 230 0
    figure.hiking use figure.walk 1 10 12 line M20 9 V22
    figure.outdoor.cycle area O16 3.6 2 line O5.4 17.4 3.8 O18.6 17.4 3.8 M5.4 17.4 L10 11.4 L13.4
      14 L12 18.4 M10 11.4 L13.4 8 L16 10.4 H19
    figure.indoor.cycle as figure.outdoor.cycle
    figure.bicycle as figure.outdoor.cycle
    figure.pool.swim area O18 9.6 2.2 line M2 15 L13 10 L9.4 6 L15 5 M1.6 18 C4 16.4 6 19.6 9 18 C12
      16.4 14 19.6 17 18 C19 17 20.6 17.4 22.4 18.4
    figure.open.water.swim as figure.pool.swim
    figure.yoga area O12 4 2.2 line M12 8 V14.4 M12 9 L5 13.6 M12 9 L19 13.6 M12 14.4 C8 15 4 17 3
      20.4 H21 C20 17 16 15 12 14.4
    figure.mind.and.body as figure.yoga
    figure.cooldown as figure.arms.open
    figure.flexibility as figure.arms.open
    figure.core.training as figure.strengthtraining.traditional
    figure.strengthtraining.traditional area O12 6.4 2.2 line M2.6 3.4 H21.4 M4.6 1.4 V5.4 M19.4 1.4
      V5.4 M6.6 3.6 L8 9.6 L12 10.4 L16 9.6 L17.4 3.6 M12 10.4 V15 M12 15 L8.6 22 M12 15 L15.4 22
    figure.strengthtraining.functional as figure.strengthtraining.traditional
    figure.cross.training as figure.strengthtraining.traditional
    figure.highintensity.intervaltraining as figure.run
    figure.mixed.cardio as figure.run
    figure.dance area O11 3.4 2.2 line M11 7.6 L12 14 L8 17 V22 M12 14 L16.4 17 L15 21.6 M11 8 L6 6
      L4 2.4 M11 8 L16 9.6 L19.6 6
    figure.boxing area O12 4 2.2 line M11 8.4 V14.6 L8 22 M11 14.6 L15 17.6 V22 M11 9 L16 9.6 H20.6
      M11 9 L7 12 L9.6 14
    figure.martial.arts as figure.boxing
    figure.soccer as figure.run
    figure.basketball as figure.run
    figure.tennis as figure.run
    figure.badminton as figure.run
    figure.golf as figure.dance
    figure.stairs area O10 3.6 2.2 line r0.3 M10 7.4 L9.4 13 L13 15.4 V18.4 M9.4 13 L6.4 19 M10 8
      L14 10.6 M4 22 H10 V18.6 H16 V15 H22
    figure.stair.stepper as figure.stairs
    figure.elliptical as figure.walk
    figure.rower as figure.roll
    figure.skiing.downhill as figure.run
    figure.snowboarding as figure.run
    figure.fall as figure.run
    figure.climbing as figure.dance
    figure.pilates as figure.yoga
    beach.umbrella line M2 21.4 H22 M13 9 16.6 20.6 area r0.8 M2.6 12.4 C4 4.6 13 1 20.4 6.4 Z
    beach.umbrella.fill as beach.umbrella
    point.topleft.down.curvedto.point.bottomright.up line O5 5 2.4 O19 19 2.4 M5 7.6 C5 16 19 8 19
      16.4
    point.topleft.down.to.point.bottomright.curvepath as
      point.topleft.down.curvedto.point.bottomright.up
    point.3.connected.trianglepath.dotted line O12 4.6 2.6 O4.6 18 2.6 O19.4 18 2.6 area O10 8.6 0.9
      O8.4 11.4 0.9 O6.8 14.2 0.9 O14 8.6 0.9 O15.6 11.4 0.9 O17.2 14.2 0.9 O9 18 0.9 O12 18 0.9 O15
      18 0.9
    point.3.filled.connected.trianglepath.dotted as point.3.connected.trianglepath.dotted
    building.2.crop.circle line2 O12 12 9.375 use building.2.fill 0.5 12 12
    """
}
