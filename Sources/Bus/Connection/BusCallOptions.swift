/// How a method is called.
public struct BusCallOptions: Sendable, Equatable {
  /// The bus may start the service if it does not run.
  public var startsService: Bool
  /// When to give up; whole seconds.
  public var timeout: Duration

  /// Options; the timeout is D-Bus's usual one.
  public init(startsService: Bool = true, timeout: Duration = .seconds(25)) {
    self.startsService = startsService
    self.timeout = timeout
  }

  /// Starts the service if it does not run.
  public static let standard = BusCallOptions()
  /// Asks only a service that runs already.
  public static let runningOnly = BusCallOptions(startsService: false)
}
