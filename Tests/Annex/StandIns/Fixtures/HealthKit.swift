// At 0, 0.2.
import HealthKit
import SwiftUI

struct HealthKitFixture: View {
  @State private var log: [String] = []
  private let store = HKHealthStore()

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }.onAppear { begin() }
  }

  private func begin() {
    let steps = HKQuantityType(HKQuantityTypeIdentifier.stepCount)
    let sleep = HKCategoryType(HKCategoryTypeIdentifier.sleepAnalysis)
    let workout: HKWorkoutType = HKObjectType.workoutType()
    let types: Set<HKObjectType> = [steps, sleep, workout]
    let status: HKAuthorizationStatus = store.authorizationStatus(for: steps)
    log.append("available \(HKHealthStore.isHealthDataAvailable()), \(status)")
    log.append("\(steps.identifier.suffix(9)), \(sleep.identifier.suffix(13)), \(types.count)")
    store.requestAuthorization(toShare: [steps as HKSampleType], read: types) { isDone, error in
      let code = (error as? HKError)?.code
      MainActor.assumeIsolated { log.append("asked \(isDone), \(words(code))") }
    }
    let unit: HKUnit = HKUnit.count().unitDivided(by: .minute())
    let quantity = HKQuantity(unit: unit, doubleValue: 72)
    log.append("\(quantity.doubleValue(for: unit)) \(unit.unitString)")
    query(steps)
  }

  private func query(_ steps: HKQuantityType) {
    let options: HKQueryOptions = .strictStartDate
    let today = HKQuery.predicateForSamples(withStart: Date(), end: nil, options: options)
    let sum = HKStatisticsQuery(
      quantityType: steps, quantitySamplePredicate: today,
      options: HKStatisticsOptions.cumulativeSum
    ) { (_, result: HKStatistics?, error) in
      let code = (error as? HKError)?.code
      let total = result?.sumQuantity()?.doubleValue(for: .count())
      MainActor.assumeIsolated { log.append("sum \(total ?? -1), \(words(code))") }
    }
    let samples = HKSampleQuery(
      sampleType: steps, predicate: today, limit: HKObjectQueryNoLimit, sortDescriptors: nil
    ) { (_, results: [HKSample]?, _) in
      let first = results?.first as? HKQuantitySample
      MainActor.assumeIsolated { log.append("samples \(first == nil)") }
    }
    for query in [sum, samples] as [HKQuery] { store.execute(query) }
  }

  private func words(_ code: HKError.Code?) -> String {
    code == .errorHealthDataUnavailable ? "unavailable" : "other"
  }
}
