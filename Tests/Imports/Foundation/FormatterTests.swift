import Foundation
import ScrollworkStage
import ScrollworkViews
import Testing
import ViewTestSupport

@testable import ScrollworkFoundation

@Suite struct `A formatter of spans of time` {
  typealias Formatter = ScrollworkFoundation.DateComponentsFormatter

  @Test(
    arguments: [
      (.positional, "1:01:05"), (.abbreviated, "1h 1m 5s"), (.short, "1 hr, 1 min, 5 sec"),
      (.full, "1 hour, 1 minute, 5 seconds"), (.brief, "1hr 1min 5sec"),
      (.spellOut, "one hour, one minute, five seconds"),
    ] as [(Formatter.UnitsStyle, String)])
  func `writes units in its style`(style: Formatter.UnitsStyle, text: String) {
    let formatter = Formatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3665) == text)
  }

  @Test(
    arguments: [
      (.default, 65, "1:05"), (.pad, 65, "01:05"), (.pad, 5, "00:05"), (.default, 5, "5"),
      (.dropLeading, 3600, "60:00"), (.dropAll, 120, "2"), (.dropTrailing, 120, "2"),
      (.dropMiddle, 65, "1:05"),
    ] as [(Formatter.ZeroFormattingBehavior, Double, String)])
  func `drops or pads zeros`(
    behavior: Formatter.ZeroFormattingBehavior, seconds: Double, text: String
  ) {
    let formatter = Formatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = behavior
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func `limits and wraps what it writes`() {
    let formatter = Formatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    (formatter.calendar, formatter.referenceDate) = (Calendar(identifier: .gregorian), nil)
    (formatter.allowsFractionalUnits, formatter.formattingContext) = (false, .unknown)
    #expect(formatter.string(from: 3665) == "About 1 hour remaining")
    #expect(formatter.string(for: DateComponents(minute: 2)) == "About 2 minutes remaining")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      formatter.string(from: start, to: start.addingTimeInterval(5)) == "About 5 seconds remaining")
    formatter.collapsesLargestUnit = true
    formatter.maximumUnitCount = 0
    #expect(formatter.string(from: 5400) == "About 90 minutes remaining")
    #expect(
      Formatter.localizedString(from: DateComponents(hour: 2), unitsStyle: .abbreviated) == "2h")
    #expect(Formatter.ZeroFormattingBehavior(rawValue: 65536) == .pad)
    #expect(Formatter.ZeroFormattingBehavior.pad.rawValue == 65536)
  }
}

@Suite struct `A formatter of how far dates lie apart` {
  typealias Formatter = ScrollworkFoundation.RelativeDateTimeFormatter

  @Test(
    arguments: [
      (.full, "2 days ago", "in 3 hours"), (.short, "2 days ago", "in 3 hr."),
      (.abbreviated, "2d ago", "in 3h"), (.spellOut, "two days ago", "in three hours"),
    ] as [(Formatter.UnitsStyle, String, String)])
  func `writes units in its style`(style: Formatter.UnitsStyle, past: String, future: String) {
    let formatter = Formatter()
    formatter.unitsStyle = style
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(-172_800), relativeTo: now) == past)
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(10_800), relativeTo: now) == future)
  }

  @Test func `names near dates if asked`() {
    let formatter = Formatter()
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    (formatter.calendar, formatter.locale) = (Calendar(identifier: .gregorian), nil)
    formatter.formattingContext = .unknown
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next month")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    #expect(formatter.string(for: Date.distantPast)?.hasSuffix("ago") == true)
    #expect(Formatter.DateTimeStyle.numeric != .named)
  }
}

@Suite struct `A formatter` {
  @Test func `joins lists`() {
    typealias Formatter = ScrollworkFoundation.ListFormatter
    #expect(Formatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    let formatter = Formatter()
    (formatter.itemFormatter, formatter.locale) = (nil, nil)
    #expect(formatter.string(from: [1, 2, 3]) == "1, 2, and 3")
    #expect(formatter.string(for: ["a"]) == "a")
  }

  @Test func `writes names of people`() throws {
    typealias Formatter = ScrollworkFoundation.PersonNameComponentsFormatter
    let name = try PersonNameComponents("Ada King Lovelace")
    #expect(name.middleName == "King")
    #expect(throws: CocoaError.self) { try PersonNameComponents("") }
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    #expect(name.formatted(.name(style: .long)) == "Ada King Lovelace")
    #expect(PersonNameComponents.FormatStyle(style: .short).format(name) == "Ada")
    #expect(PersonNameComponents.FormatStyle().style == .medium)
    let hungarian = PersonNameComponents.FormatStyle().locale(Locale(identifier: "hu_HU"))
    #expect(hungarian.locale.identifier == "hu_HU" && hungarian.format(name) == "Lovelace Ada")
    let formatter = Formatter()
    formatter.isPhonetic = false
    #expect(formatter.style == .default)
    #expect(formatter.string(from: name) == "Ada Lovelace")
    for (style, text) in [
      (Formatter.Style.short, "Ada"), (.medium, "Ada Lovelace"), (.long, "Ada King Lovelace"),
      (.abbreviated, "AL"),
    ] {
      #expect(Formatter.localizedString(from: name, style: style) == text)
    }
    #expect(formatter.string(for: name) == "Ada Lovelace")
    #expect(formatter.personNameComponents(from: "A B")?.familyName == "B")
  }

  @Test func `writes measurements in the units of a locale`() {
    typealias Formatter = ScrollworkFoundation.MeasurementFormatter
    let (us, germany) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    let formatter = Formatter()
    formatter.locale = us
    #expect(formatter.string(from: warm) == "68°F")
    formatter.unitOptions = [.temperatureWithoutUnit]
    #expect(formatter.string(from: warm) == "68°")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: warm) == "20 degrees Celsius")
    #expect(formatter.string(from: UnitLength.meters as Unit) == "meters")
    #expect(Formatter.UnitOptions(rawValue: 2) == .naturalScale)
    #expect(Formatter.UnitOptions.naturalScale.rawValue == 2)
    typealias Style = Measurement<UnitTemperature>.FormatStyle
    #expect(Style(width: .wide, locale: us).format(warm) == "68 degrees Fahrenheit")
    #expect(Style(width: .narrow, locale: us, usage: .weather).format(warm) == "68°")
    #expect(Style(width: .abbreviated, usage: .person).locale(germany).format(warm) == "20 °C")
    var style = Style(width: .abbreviated, locale: us, usage: .asProvided)
    (style.hidesScaleName, style.numberFormatStyle) = (true, .number)
    #expect(style.format(warm) == "20°")
    #expect((style.width, style.locale, style.usage) == (.abbreviated, us, .asProvided))
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "5 km")
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "20°C")
    #expect(
      warm.formatted(.measurement(width: .wide, usage: .asProvided, hidesScaleName: true))
        == "20 degrees")
    #expect(way.formatted().hasSuffix("mi") || way.formatted().hasSuffix("km"))
  }

  @Test(
    arguments: [
      (.general, "1,8 m", "5.8 ft"), (.road, "2 m", "6 ft"),
      (.personHeight, "178 cm", "5 ft, 10 in"), (.person, "178 cm", "70 in"),
      (.rainfall, "1.780 mm", "70 in"), (.snowfall, "178 cm", "70 in"),
      (.asProvided, "1,78 m", "1.78 m"),
    ] as [(MeasurementFormatUnitUsage<UnitLength>, String, String)])
  func `chooses the unit for what is measured`(
    usage: MeasurementFormatUnitUsage<UnitLength>, metric: String, american: String
  ) {
    typealias Style = Measurement<UnitLength>.FormatStyle
    let long = Measurement(value: 1.78, unit: UnitLength.meters)
    for (id, text) in [("en_DE", metric), ("en_US", american)] {
      let style = Style(width: .abbreviated, locale: Locale(identifier: id), usage: usage)
      #expect(style.format(long) == text)
    }
  }

  @Test func `chooses the unit of energies and weights`() {
    let us = Locale(identifier: "en_US")
    typealias Energies = Measurement<UnitEnergy>.FormatStyle
    let meal = Measurement(value: 120, unit: UnitEnergy.kilocalories)
    for usage in [MeasurementFormatUnitUsage<UnitEnergy>.food, .workout] {
      #expect(Energies(width: .abbreviated, locale: us, usage: usage).format(meal) == "120 Cal")
    }
    let weight = Measurement(value: 70, unit: UnitMass.kilograms)
    #expect(
      Measurement<UnitMass>.FormatStyle(width: .wide, locale: us, usage: .personWeight)
        .format(weight) == "154 pounds")
  }

  @Test func `writes the symbol of a unit without a name`() {
    let slug = Measurement(value: 2, unit: UnitMass.slugs)
    #expect(
      Measurement<UnitMass>.FormatStyle(width: .wide, usage: .asProvided).format(slug) == "2 slug")
    let formatter = ScrollworkFoundation.MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: UnitMass.slugs as Unit) == "slug")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 2, unit: UnitMass.slugs)) == "2 slug")
  }

  @Test func `chooses a unit of natural scale`() {
    let formatter = ScrollworkFoundation.MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let way = Measurement(value: 500, unit: UnitLength.meters)
    #expect(formatter.string(from: way) == "0.311 mi")
    formatter.unitOptions = .naturalScale
    #expect(formatter.string(from: way) == "1,640.42 ft")
  }

  @Test func `inflects a unit by itself`() {
    let lengths = ScrollworkFoundation.LengthFormatter()
    (lengths.numberFormatter.locale, lengths.unitStyle) = (Locale(identifier: "ru_RU"), .long)
    #expect(
      [1, 3, 5].map { lengths.unitString(fromValue: $0, unit: .meter) }
        == ["метр", "метра", "метров"])
    let masses = ScrollworkFoundation.MassFormatter()
    #expect(masses.unitString(fromValue: 2, unit: .kilogram) == "kg")
    let energies = ScrollworkFoundation.EnergyFormatter()
    #expect(energies.unitString(fromValue: 2, unit: .joule) == "J")
  }

  @Test func `writes bytes in the current locale`() {
    typealias Formatter = ScrollworkFoundation.ByteCountFormatter
    #expect(Formatter.string(fromByteCount: 1_234_567, countStyle: .file) == "1.2 MB")
    let formatter = Formatter()
    formatter.locale = Locale(identifier: "fr_FR")
    formatter.allowedUnits = [.useKB]
    for style in [Formatter.CountStyle.file, .decimal] {
      formatter.countStyle = style
      #expect(formatter.string(fromByteCount: 1_234_567).hasSuffix("235\u{202F}ko"))
    }
    for style in [Formatter.CountStyle.memory, .binary] {
      formatter.countStyle = style
      #expect(formatter.string(fromByteCount: 1024) == "1\u{202F}ko")
    }
    formatter.includesUnit = false
    #expect(formatter.string(fromByteCount: 2048) == "2")
  }
}

@Suite struct `The state of a device` {
  @MainActor @Test func `has one set of settings`() {
    #expect(Stage { Text("a").defaultAppStorage(.standard) }.texts == ["a"])
  }

  @Test func `is that of a phone at rest`() {
    let process = ProcessInfo.processInfo
    #expect(process.thermalState == .nominal)
    #expect(Set([ProcessInfo.ThermalState.fair, .serious, .critical, .nominal]).count == 4)
    #expect(!process.isLowPowerModeEnabled && !process.isiOSAppOnMac && !process.isMacCatalystApp)
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(URLError(.badURL).networkUnavailableReason == nil)
    #expect(Set([URLError.NetworkUnavailableReason.cellular, .expensive, .constrained]).count == 3)
    let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(time > 0)
    let names: Set = [
      NSNotification.Name.NSProcessInfoPowerStateDidChange,
      ProcessInfo.thermalStateDidChangeNotification,
    ]
    #expect(names.count == 2)
  }
}

@Suite struct `A record of changes` {
  private final class Counter { var count = 0 }

  private func add(_ value: Int, to counter: Counter, _ manager: UndoManager) {
    counter.count += value
    manager.registerUndo(withTarget: counter) { self.add(-value, to: $0, manager) }
  }

  @Test func `takes changes back and makes them again`() {
    let (counter, manager) = (Counter(), UndoManager())
    manager.setActionName("Add")
    add(2, to: counter, manager)
    add(3, to: counter, manager)
    #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "Add")
    manager.undo()
    #expect(counter.count == 2)
    manager.redo()
    #expect(counter.count == 5 && !manager.isUndoing && !manager.isRedoing)
    manager.beginUndoGrouping()
    add(1, to: counter, manager)
    add(1, to: counter, manager)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.count == 5)
    manager.removeAllActions()
    #expect(!manager.canUndo)
    (manager.groupsByEvent, manager.levelsOfUndo) = (true, 1)
    add(1, to: counter, manager)
    add(1, to: counter, manager)
    manager.undo()
    manager.undo()
    #expect(counter.count == 6)
  }
}
