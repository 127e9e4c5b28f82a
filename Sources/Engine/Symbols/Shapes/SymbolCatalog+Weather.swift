extension SymbolCatalog {
  /// Sun, moon, clouds and what falls from them.
  static let weatherShapes = """
    sun.max body:y O12 12 4.6 line:y M12 1.4 V3.6 M12 20.4 V22.6 M1.4 12 H3.6 M20.4 12 H22.6 M4.5
      4.5 6.1 6.1 M17.9 17.9 19.5 19.5 M4.5 19.5 6.1 17.9 M17.9 6.1 19.5 4.5
    sun.min body:y O12 12 4.6 area:y O12 3 1.1 O12 21 1.1 O3 12 1.1 O21 12 1.1 O5.6 5.6 1.1 O18.4
      18.4 1.1 O5.6 18.4 1.1 O18.4 5.6 1.1
    sunrise line2:k M1.6 20.6 H22.4 line:y M6.4 17.4 a12 17.4 5.6 180 360 M1.6 17.4 H3.2 M20.8 17.4
      H22.4 M4.4 9.8 5.6 11 M18.4 11 19.6 9.8 M12 8.6 V2.6 M9 5 12 2 15 5
    sunset line2:k M1.6 20.6 H22.4 line:y M6.4 17.4 a12 17.4 5.6 180 360 M1.6 17.4 H3.2 M20.8 17.4
      H22.4 M4.4 9.8 5.6 11 M18.4 11 19.6 9.8 M12 2 V8 M9 5.6 12 8.6 15 5.6
    sunrise.fill line2:k M1.6 20.6 H22.4 area:y M5.6 18.2 V17.4 a12 17.4 6.4 180 360 V18.2 Z line:y
      M1.6 17.4 H3 M21 17.4 H22.4 M4.4 9.8 5.6 11 M18.4 11 19.6 9.8 M12 8 V2.6 M9 5 12 2 15 5
    sunset.fill line2:k M1.6 20.6 H22.4 area:y M5.6 18.2 V17.4 a12 17.4 6.4 180 360 V18.2 Z line:y
      M1.6 17.4 H3 M21 17.4 H22.4 M4.4 9.8 5.6 11 M18.4 11 19.6 9.8 M12 2 V7.4 M9 5 12 8 15 5
    sun.horizon line M1.6 18 H22.4 M6.4 15 a12 15 5.6 180 360 M12 3.4 V6 M4 7 5.8 8.8 M20 7 18.2 8.8
      M6 21.4 H18
    sun.horizon.fill line M1.6 18 H22.4 M12 3.4 V6 M4 7 5.8 8.8 M20 7 18.2 8.8 M6 21.4 H18 area M5.6
      15.8 V15 a12 15 6.4 180 360 V15.8 Z
    sun.haze use sun.horizon 1 12 12
    sun.haze.fill use sun.horizon.fill 1 12 12
    sun.dust as sun.haze
    sun.dust.fill as sun.haze.fill
    moon body:c M14.6 3 C12.4 8.6 14.6 14.6 21 16.2 C18.8 20 15.2 21.8 11.4 21.4 C6.4 20.8 2.6 16.6
      2.6 11.8 C2.6 6.6 7 2.4 12.6 2.4 C13.4 2.4 14 2.6 14.6 3 Z
    moon.stars body:c M11.6 5 C10 9.6 12.4 14.8 18.2 16 C16.4 19.8 13.2 21.8 9.8 21.4 C5.4 21 1.8
      17.4 1.8 13 C1.8 8.6 5.4 5 10 4.8 C10.6 4.8 11.2 4.8 11.6 5 Z area2:y S17.4 5.4 4 1.4 4 S20.4
      12.2 2.4 0.8 4
    moon.zzz body M14.6 5 C12.4 9.6 14.6 15 20 16 C18 19.8 14.6 21.8 11 21.4 C6.4 20.8 2.6 16.8 2.6
      12.4 C2.6 8 6.6 4.4 12.6 4.6 Z line r0.4 M16.6 2 H20.6 L16.6 7 H20.6 M20.2 10 H22.8 L20.2 13
      H22.8
    moon.haze use moon 0.8 12 9 line M3 19.4 H21 M6 22.4 H18
    moon.haze.fill use moon.fill 0.8 12 9 line M3 19.4 H21 M6 22.4 H18
    moonphase.full.moon as circle
    moonphase.new.moon as circle.fill
    moonphase.first.quarter as circle.lefthalf.filled
    moonphase.last.quarter as circle.righthalf.filled
    moonphase.waxing.crescent as circle.lefthalf.filled
    moonphase.waning.crescent as circle.righthalf.filled
    cloud as icloud
    cloud.fill area2:k M6.6 19.6 C3.2 19.6 0.8 17.2 0.8 14.2 C0.8 11.6 2.6 9.6 5 9 C6 5.9 8.9 4 12.2
      4 C16 4 19.1 6.6 19.6 10.2 C21.8 10.8 23.4 12.6 23.4 14.9 C23.4 17.6 21.2 19.6 18.4 19.6 Z
    cloud.rain use cloud 0.86 12 8.6 line:c M8 17.6 6.6 21.6 M12.4 17.6 11 21.6 M16.8 17.6 15.4 21.6
    cloud.rain.fill use cloud.fill 0.86 12 8.4 line:c M8 17.6 6.6 21.6 M12.4 17.6 11 21.6 M16.8 17.6
      15.4 21.6
    cloud.drizzle use cloud 0.86 12 8.6 line:c M7.6 17.8 7 19.4 M12 17.8 11.4 19.4 M16.4 17.8 15.8
      19.4 M9.4 21.2 8.9 22.6 M13.8 21.2 13.3 22.6
    cloud.drizzle.fill use cloud.fill 0.86 12 8.4 line:c M7.6 17.8 7 19.4 M12 17.8 11.4 19.4 M16.4
      17.8 15.8 19.4 M9.4 21.2 8.9 22.6 M13.8 21.2 13.3 22.6
    cloud.heavyrain use cloud 0.86 12 8 line:c M6.8 17 4.8 22.4 M10.8 17 8.8 22.4 M14.8 17 12.8 22.4
      M18.8 17 16.8 22.4
    cloud.heavyrain.fill use cloud.fill 0.86 12 7.8 line:c M6.8 17 4.8 22.4 M10.8 17 8.8 22.4 M14.8
      17 12.8 22.4 M18.8 17 16.8 22.4
    cloud.hail use cloud 0.86 12 8.6 area:c O7.6 19 1.2 O12 19 1.2 O16.4 19 1.2 O9.8 22 1.2 O14.2 22
      1.2
    cloud.hail.fill use cloud.fill 0.86 12 8.4 area:c O7.6 19 1.2 O12 19 1.2 O16.4 19 1.2 O9.8 22
      1.2 O14.2 22 1.2
    cloud.sleet as cloud.hail
    cloud.sleet.fill as cloud.hail.fill
    cloud.snow use cloud 0.86 12 8.2 use snowflake 0.26 8 20 use snowflake 0.26 16 20
    cloud.snow.fill use cloud.fill 0.86 12 8.2 line:c M7.4 17.4 V21.4 M5.6 18.4 9.2 20.4 M9.2 18.4
      5.6 20.4 M16.4 17.4 V21.4 M14.6 18.4 18.2 20.4 M18.2 18.4 14.6 20.4 area:c O12 20.4 1.1
    cloud.fog use cloud 0.86 12 8 line:k M4 18 H20 M7 21.4 H17
    cloud.fog.fill use cloud.fill 0.86 12 7.8 line:k M4 18 H20 M7 21.4 H17
    smoke as cloud.fog
    smoke.fill as cloud.fog.fill
    cloud.bolt use cloud 0.86 12 8.4 mask bolt.fill 0.46 12 18 use bolt.fill 0.46 12 18
    cloud.bolt.fill use cloud.fill 0.86 12 8.2 mask bolt.fill 0.5 12 18 use bolt.fill 0.5 12 18
    cloud.bolt.rain use cloud.bolt 1 12 12 line:c M6.6 17.6 5 21.6 M18 17.6 16.4 21.6
    cloud.bolt.rain.fill use cloud.bolt.fill 1 12 12 line:c M6.6 17.6 5 21.6 M18 17.6 16.4 21.6
    cloud.sun use sun.max 0.74 16 8.4 mask cloud.fill 0.78 10 14.2 use cloud 0.78 10 14.2
    cloud.sun.fill use sun.max.fill 0.74 16.4 8.2 mask cloud.fill 0.78 10 14.2 use cloud.fill 0.78
      10 14.2
    cloud.sun.rain use cloud.sun 0.86 12 9.6 line:c M6.4 18.6 5 22.2 M10.6 18.6 9.2 22.2 M14.8 18.6
      13.4 22.2
    cloud.sun.rain.fill use cloud.sun.fill 0.86 12 9.6 line:c M6.4 18.6 5 22.2 M10.6 18.6 9.2 22.2
      M14.8 18.6 13.4 22.2
    cloud.sun.bolt use cloud.sun 0.86 12 9.6 mask bolt.fill 0.4 10.4 19 use bolt.fill 0.4 10.4 19
    cloud.sun.bolt.fill use cloud.sun.fill 0.86 12 9.6 mask bolt.fill 0.44 10.4 19 use bolt.fill
      0.44 10.4 19
    cloud.moon use moon 0.6 17.4 7.4 mask cloud.fill 0.78 10 14.2 use cloud 0.78 10 14.2
    cloud.moon.fill use moon.fill 0.62 17.6 7.4 mask cloud.fill 0.78 10 14.2 use cloud.fill 0.78 10
      14.2
    cloud.moon.rain use cloud.moon 0.86 12 9.6 line:c M6.4 18.6 5 22.2 M10.6 18.6 9.2 22.2 M14.8
      18.6 13.4 22.2
    cloud.moon.rain.fill use cloud.moon.fill 0.86 12 9.6 line:c M6.4 18.6 5 22.2 M10.6 18.6 9.2 22.2
      M14.8 18.6 13.4 22.2
    cloud.moon.bolt use cloud.moon 0.86 12 9.6 mask bolt.fill 0.4 10.4 19 use bolt.fill 0.4 10.4 19
    cloud.moon.bolt.fill use cloud.moon.fill 0.86 12 9.6 mask bolt.fill 0.44 10.4 19 use bolt.fill
      0.44 10.4 19
    wind line M1.8 9.6 H13.6 C17.8 9.6 17.8 3.6 14 3.6 C12.4 3.6 11.4 4.6 11.2 6 M1.8 13 H19 C23.2
      13 23.2 19 19.4 19 C17.8 19 16.8 18 16.6 16.6 M1.8 16.4 H10.4 C13.8 16.4 13.8 21.4 10.6 21.4
      C9.2 21.4 8.4 20.6 8.2 19.4
    wind.snow use wind 1 12 12
    tornado line M3.4 4 H20.6 M5.4 8 H18.6 M8 12 H17.4 M10.4 16 H16 M12 20 H14.4
    hurricane line O12 12 4 M12 5 C17 5 19.4 8.4 19 13 M12 19 C7 19 4.6 15.6 5 11 M12 5 C14 3 17 2
      20 2.4 M12 19 C10 21 7 22 4 21.6
    tropicalstorm as hurricane
    rainbow line A12 18 10.6 180 360 A12 18 7.2 180 360 A12 18 3.8 180 360
    snowflake line M12 1.8 V22.2 M3.2 6.9 20.8 17.1 M20.8 6.9 3.2 17.1 M9 3.8 12 6.6 15 3.8 M9 20.2
      12 17.4 15 20.2 M2.8 10.4 6.8 9 6 4.8 M21.2 13.6 17.2 15 18 19.2 M21.2 10.4 17.2 9 18 4.8 M2.8
      13.6 6.8 15 6 19.2
    snow as snowflake
    thermometer line M9.4 13.6 V5 a12 5 2.6 180 360 V13.6 a12 17.4 4.6 -55 235 Z area O12 17.4 2.6
      line M12 17 V9
    thermometer.medium as thermometer
    thermometer.sun use thermometer 1 8 12 line A16 9 3.6 -120 90 M18.4 1.6 V3 M22.6 5 21.4 5.8
      M23.4 10 H22 M21.6 14.6 20.6 13.6
    thermometer.sun.fill as thermometer.sun
    thermometer.snowflake use thermometer 1 8 12 use snowflake 0.42 18.6 9
    thermometer.low as thermometer
    thermometer.high as thermometer
    humidity line M2 18 C4 16 6 16 8 18 C10 20 12 20 14 18 C16 16 18 16 20 18 area M11 2.6 C13 6 15
      8 15 10.6 C15 13 13.2 14.4 11 14.4 C8.8 14.4 7 13 7 10.6 C7 8 9 6 11 2.6 Z
    humidity.fill as humidity
    umbrella body M12 3 C6.4 3 2 6.8 1.6 12.4 C3.4 11 6.6 11 8.4 12.4 C10.4 11 13.6 11 15.6 12.4
      C17.4 11 20.6 11 22.4 12.4 C22 6.8 17.6 3 12 3 Z line M12 1.6 V3 M12 11.6 V19 a9.6 19 2.4 0
      180
    aqi.low use circle.dotted 0.7 12 12
    aqi.medium use circle.dotted 1 12 12 area O12 12 1.2 O8.4 9.6 1.2 O15.6 9.6 1.2 O8.4 14.6 1.2
      O15.6 14.6 1.2
    aqi.high use aqi.medium 1 12 12
    drop body:c M12 1.8 C13.6 5 19 10.4 19 15 C19 19 16 22 12 22 C8 22 5 19 5 15 C5 10.4 10.4 5 12
      1.8 Z
    drop.degreesign use drop 1 10 12 line O20 6 2
    drop.triangle use drop 1 12 12
    water.waves line M1.4 7.4 C3.4 5.4 5.4 5.4 7.4 7.4 C9.4 9.4 11.4 9.4 13.4 7.4 C15.4 5.4 17.4 5.4
      19.4 7.4 C20.4 8.4 21.4 8.9 22.6 8.9 M1.4 12.8 C3.4 10.8 5.4 10.8 7.4 12.8 C9.4 14.8 11.4 14.8
      13.4 12.8 C15.4 10.8 17.4 10.8 19.4 12.8 C20.4 13.8 21.4 14.3 22.6 14.3 M1.4 18.2 C3.4 16.2
      5.4 16.2 7.4 18.2 C9.4 20.2 11.4 20.2 13.4 18.2 C15.4 16.2 17.4 16.2 19.4 18.2 C20.4 19.2 21.4
      19.7 22.6 19.7
    bolt body:y r0.8 M14 1.6 4.4 13.4 H11 L9.6 22.4 19.6 10 H12.8 Z
    bolt.fill area:y r1 M14.6 0.6 3.4 14.2 H10.2 L8.8 23.4 20.6 9.2 H13.4 Z
    bolt.horizontal flip bolt
    bolt.badge.a use bolt 1 12 12
    bolt.badge.automatic.fill use bolt.fill 1 12 12
    bolt.car use car 1 12 12
    bolt.car.fill use car.fill 1 12 12
    flame body:o M12.6 1.8 C13 6.6 19.4 9 19.4 14.8 C19.4 19.2 16.2 22.2 12 22.2 C7.8 22.2 4.6 19.4
      4.6 15 C4.6 11.6 6.4 9.6 7.6 7.4 C8.4 8.8 8.8 10 9.8 10.8 C10.4 7.4 10 4.4 12.6 1.8 Z cut M12
      22 C9.8 22 8.4 20.4 8.4 18.4 C8.4 16 10.4 15 11.4 12.6 C13.4 14 15.6 15.6 15.6 18.4 C15.6 20.4
      14.2 22 12 22 Z
    flame.fill area:o M12.6 0.8 C13.2 6 20.4 8.6 20.4 14.8 C20.4 19.8 16.6 23.2 12 23.2 C7.4 23.2
      3.6 20 3.6 15 C3.6 11 6 9 7.4 6 C8.4 7 9 8.4 9.6 9.2 C9.8 6.4 9.6 3.4 12.6 0.8 Z hole M12 21
      C9.9 21 8.4 19.6 8.4 17.6 C8.4 15 11 14.2 11.8 11.6 C13.6 13.2 15.6 14.8 15.6 17.6 C15.6 19.6
      14.1 21 12 21 Z
    """
}
