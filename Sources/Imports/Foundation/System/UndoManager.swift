public import Foundation
public import ScrollworkEnvironment
import ScrollworkSystem
import ScrollworkViews

/// A record of changes that can be taken back.
open class UndoManager: NSObject {
  private var undoActions: [[() -> Void]] = []
  private var redoActions: [[() -> Void]] = []
  private var isGroup = false
  /// Whether a change is being taken back.
  open private(set) var isUndoing = false
  /// Whether a change is being made again.
  open private(set) var isRedoing = false
  /// Whether changes of one event belong together.
  open var groupsByEvent = true
  /// The largest number of changes; zero for all.
  open var levelsOfUndo = 0
  /// The name of the last change.
  open private(set) var undoActionName = ""

  /// Whether there is a change to take back.
  open var canUndo: Bool { !undoActions.isEmpty }
  /// Whether there is a change to make again.
  open var canRedo: Bool { !redoActions.isEmpty }

  /// Records how a change of an object is taken back.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    let action = { [weak target] in if let target { handler(target) } }
    if isUndoing {
      add(action, to: &redoActions)
    } else {
      if !isRedoing { redoActions = [] }
      add(action, to: &undoActions)
    }
  }

  private func add(_ action: @escaping () -> Void, to actions: inout [[() -> Void]]) {
    if isGroup, let last = actions.indices.last {
      actions[last].append(action)
    } else {
      actions.append([action])
      if levelsOfUndo > 0 { actions = actions.suffix(levelsOfUndo) }
    }
  }

  /// Takes the last change back.
  open func undo() {
    guard let actions = undoActions.popLast() else { return }
    isUndoing = true
    for action in actions.reversed() { action() }
    isUndoing = false
  }

  /// Makes the last change again that was taken back.
  open func redo() {
    guard let actions = redoActions.popLast() else { return }
    isRedoing = true
    for action in actions.reversed() { action() }
    isRedoing = false
  }

  /// Begins changes that belong together.
  open func beginUndoGrouping() {
    undoActions.append([])
    isGroup = true
  }

  /// Ends changes that belong together.
  open func endUndoGrouping() {
    isGroup = false
    if undoActions.last?.isEmpty ?? false { undoActions.removeLast() }
  }

  /// Forgets all changes.
  open func removeAllActions() { (undoActions, redoActions) = ([], []) }

  /// Names the last change.
  open func setActionName(_ actionName: String) { undoActionName = actionName }
}

extension EnvironmentValues {
  /// The record of changes of the scene.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { AppProcess.current.only { UndoManager() } }
}
