extension Task where Success == Never, Failure == Never {
  /// Lets others run; inside a simulation by going to the end of its queue.
  ///
  /// The original hands its job to the runtime's default executor past every hook (Swift 6.3), so
  /// without this the rest of the task would run on another thread.
  public static func yield() async {
    if let world = World.current {
      await withUnsafeContinuation { world.jobs.append(.yielded($0)) }
    } else {
      await Task.Swift::yield()
    }
  }
}
