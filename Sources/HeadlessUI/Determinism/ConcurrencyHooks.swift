#if compiler(<6.3)
#error("HeadlessUI needs the toolchain of Swift 6.3 or later: see the README.")
#endif

/// Three variables of the Swift concurrency runtime through which a process may say what the main
/// actor's executor is and where jobs without an actor go.
///
/// | hook | what it decides | set to |
/// | --- | --- | --- |
/// | `swift_task_getMainExecutor_hook` | which executor serves `@MainActor` | ours |
/// | `swift_task_isMainExecutor_hook` | whether an executor is the main one | ours is, too |
/// | `swift_task_enqueueGlobal_hook` | where a job without an actor goes | our queue, if it is ours |
///
/// They are exported symbols of the runtime on every platform, made for such use; test libraries
/// have relied on the third for years. They are looked up by name, because no header declares them.
enum ConcurrencyHooks {
  /// Sets the hooks, for the rest of the process.
  static func install() {
    self.hook("swift_task_getMainExecutor_hook", as: GetMainExecutor?.self).pointee = { _ in
      SimulationExecutor.shared.asUnownedSerialExecutor()
    }
    self.hook("swift_task_isMainExecutor_hook", as: IsMainExecutor?.self).pointee = {
      $0.isSimulationExecutor || $1($0)
    }
    self.hook("swift_task_enqueueGlobal_hook", as: EnqueueGlobal?.self).pointee = { job, original in
      SimulationExecutor.shared.enqueueGlobal(job) { original($0) }
    }
  }

  private static func hook<Hook>(
    _ symbol: String,
    as type: Hook.Type
  ) -> UnsafeMutablePointer<Hook> {
    guard let address = dlsym(dlopen(nil, RTLD_NOW), symbol) else {
      fatalError(
        """
        HeadlessUI cannot run here: this Swift concurrency runtime has no “\(symbol)”. \
        Use the toolchain that the README names (Swift 6.3).
        """
      )
    }
    return address.assumingMemoryBound(to: Hook.self)
  }
}

extension UnownedSerialExecutor {
  /// Whether this is our executor.
  ///
  /// Two such references are compared by the object in their first word.
  fileprivate var isSimulationExecutor: Bool {
    unsafeBitCast(self, to: (UnsafeRawPointer?, UInt).self).0
      == UnsafeRawPointer(Unmanaged.passUnretained(SimulationExecutor.shared).toOpaque())
  }
}

// Each hook is handed the original, to be called or not.
private typealias GetMainExecutor =
  @convention(thin) (_ original: @convention(thin) () -> UnownedSerialExecutor)
  -> UnownedSerialExecutor
private typealias IsMainExecutor =
  @convention(thin) (
    UnownedSerialExecutor,
    _ original: @convention(thin) (UnownedSerialExecutor) -> Bool
  ) -> Bool
private typealias EnqueueGlobal =
  @convention(thin) (UnownedJob, _ original: @convention(thin) (UnownedJob) -> Void) -> Void
