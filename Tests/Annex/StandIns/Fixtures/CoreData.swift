// At 0, 0.5.
import CoreData
import SwiftUI

final class Plant: NSManagedObject {
  @NSManaged var name: String
  @NSManaged var height: Double
}

@MainActor final class Garden {
  let container: NSPersistentContainer
  var log: [String] = []

  init() {
    let model = NSManagedObjectModel()
    container = NSPersistentCloudKitContainer(name: "Garden", managedObjectModel: model)
    let description = NSPersistentStoreDescription(url: URL(filePath: "/dev/null"))
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { description, error in
      self.log.append("loaded \(description.type), \(error == nil)")
    }
    let coordinator: NSPersistentStoreCoordinator = container.persistentStoreCoordinator
    let context: NSManagedObjectContext = container.newBackgroundContext()
    context.persistentStoreCoordinator = coordinator
    for (name, height) in [("Moss", 0.1), ("Fern", 1.2), ("Oak", 20)] { add(name, height, context) }
    let entity: NSEntityDescription = Plant.entity()
    log.append("\(entity.name ?? "none"), changes \(context.hasChanges)")
    try? context.save()
    look(container.viewContext)
  }

  func add(_ name: String, _ height: Double, _ context: NSManagedObjectContext) {
    let plant = Plant(context: context)
    (plant.name, plant.height) = (name, height)
  }

  private func look(_ context: NSManagedObjectContext) {
    let request: NSFetchRequest<any NSFetchRequestResult> = Plant.fetchRequest()
    request.predicate = NSPredicate(format: "height > %f", 1.0)
    let found = (try? context.fetch(request)) ?? []
    let names = found.compactMap { ($0 as? Plant)?.name }.sorted().joined(separator: ", ")
    let id: NSManagedObjectID? = (found.first as? Plant)?.objectID
    log.append("high: \(names), \(id.map { context.object(with: $0) === found.first } ?? false)")
    request.predicate = NSPredicate(format: "height > %f", 10.0)
    _ = try? context.execute(NSBatchDeleteRequest(fetchRequest: request))
    let private_ = NSManagedObjectContext(
      concurrencyType: NSManagedObjectContext.ConcurrencyType.privateQueueConcurrencyType)
    log.append("private \(private_.hasChanges)")
  }
}

private struct PlantList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var plants: FetchedResults<Plant>
  let garden: Garden

  var body: some View {
    VStack {
      ForEach(plants, id: \.objectID) { Text("\($0.name) \($0.height, specifier: "%.1f") m") }
      ForEach(garden.log, id: \.self) { Text($0) }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.2))
      garden.add("Beech", 25, context)
      if let first = plants.first(where: { $0.name == "Moss" }) { context.delete(first) }
    }
  }
}

struct CoreDataFixture: View {
  @State private var garden = Garden()
  var body: some View {
    PlantList(garden: garden).environment(\.managedObjectContext, garden.container.viewContext)
  }
}

#Preview { CoreDataFixture() }
