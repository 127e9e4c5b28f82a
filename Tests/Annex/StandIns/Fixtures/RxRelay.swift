// At 0, 0.5.
import RxRelay
import RxSwift
import SwiftUI

final class Model: ObservableObject {
  @Published var lines: [String] = []
  private let bag = DisposeBag()

  func run() {
    let (relay, state) = (PublishRelay<Int>(), BehaviorRelay(value: 1))
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    relay.bind(to: state).disposed(by: bag)
    for number in 2...4 {
      relay.accept(number)
      replay.accept(number)
    }
    lines.append("state \(state.value)")
    replay.subscribe(onNext: { self.lines.append("replayed \($0)") }).disposed(by: bag)
    state.skip(1).delay(.milliseconds(200), scheduler: MainScheduler.instance)
      .subscribe(onNext: { self.lines.append("later \($0)") }).disposed(by: bag)
    state.accept(5)
  }
}

struct RxRelayFixture: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack { ForEach(model.lines, id: \.self) { Text($0) } }.onAppear { model.run() }
  }
}
