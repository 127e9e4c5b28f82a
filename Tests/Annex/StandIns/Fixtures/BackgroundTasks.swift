// At 0.
import BackgroundTasks
import SwiftUI

struct BackgroundTasksFixture: View {
  @State private var log: [String] = []

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }.onAppear { begin() }
  }

  private func begin() {
    let scheduler: BGTaskScheduler = .shared
    let isKnown = scheduler.register(forTaskWithIdentifier: "water", using: nil) { (task: BGTask) in
      if task is BGAppRefreshTask { log.append("refreshed") }
      if task is BGProcessingTask { log.append("processed") }
      task.setTaskCompleted(success: true)
    }
    let refresh = BGAppRefreshTaskRequest(identifier: "water")
    let processing = BGProcessingTaskRequest(identifier: "prune")
    processing.requiresExternalPower = true
    for request in [refresh, processing] as [BGTaskRequest] {
      request.earliestBeginDate = Date()
      do { try scheduler.submit(request) } catch { log.append("refused") }
    }
    log.append("registered \(isKnown), \(refresh.identifier), \(processing.identifier)")
  }
}
