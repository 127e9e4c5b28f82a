// At 0, 0.5.
import SwiftData
import SwiftUI

@Model final class Plant {
  @Attribute(.unique) var name: String
  var height: Double
  @Relationship(deleteRule: Schema.Relationship.DeleteRule.cascade) var leaves: [Leaf] = []
  init(name: String, height: Double) { (self.name, self.height) = (name, height) }
}

@Model final class Leaf {
  var length: Double
  init(length: Double) { self.length = length }
}

private struct PlantList: View {
  @Environment(\.modelContext) private var context
  @Query(filter: #Predicate<Plant> { $0.height < 30 }, sort: \Plant.name) private var plants:
    [Plant]
  @State private var log: [String] = []

  var body: some View {
    VStack {
      ForEach(plants) { Text("\($0.name) \($0.height, specifier: "%.1f") m, \($0.leaves.count)") }
      ForEach(log, id: \.self) { Text($0) }
    }
    .onAppear { begin() }
    .task {
      try? await Task.sleep(for: .seconds(0.2))
      context.insert(Plant(name: "Beech", height: 25))
      if let moss = plants.first(where: { $0.name == "Moss" }) { context.delete(moss) }
      plants.first?.height = 26
    }
  }

  private func begin() {
    let fern = Plant(name: "Fern", height: 1.2)
    fern.leaves = [Leaf(length: 0.3)]
    for plant in [fern, Plant(name: "Moss", height: 0.1), Plant(name: "Oak", height: 40)] {
      context.insert(plant)
    }
    try? context.save()
    let id: PersistentIdentifier = fern.persistentModelID
    let leaves = (try? context.fetchCount(FetchDescriptor<Leaf>())) ?? 0
    let high = FetchDescriptor<Plant>(predicate: #Predicate { $0.height > 10 })
    let names = ((try? context.fetch(high)) ?? []).map(\.name)
    log.append("\(names), leaves \(leaves), \((context.model(for: id) as? Plant)?.name ?? "none")")
    log.append("\(context.container.configurations.first?.name ?? "none"), \(context.hasChanges)")
  }
}

struct SwiftDataFixture: View {
  @State private var container: ModelContainer? = {
    let schema = Schema([Plant.self, Leaf.self])
    let settings = ModelConfiguration(
      "garden", schema: schema, isStoredInMemoryOnly: true,
      groupContainer: ModelConfiguration.GroupContainer.none,
      cloudKitDatabase: ModelConfiguration.CloudKitDatabase.none)
    return try? ModelContainer(for: schema, configurations: settings)
  }()
  var body: some View {
    if let container { PlantList().modelContainer(container) }
  }
}

#Preview { SwiftDataFixture() }
