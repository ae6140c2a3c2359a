import Bus
import Drawing
import EventLoop
import Glibc
import Layouts
import Scene
import TextTraits
import Typing
import Wayland

/// The running keyboard: it makes the controllers, which do not know each other, and ties them.
public final class KeyboardProgram {
  let options: KeyboardOptions
  let log: Log
  let loop = EventLoop()
  let connection: Connection
  let session: InputSession
  let field: FieldController
  let fields: FieldsController
  let passwords = PasswordController()
  let accessibility: AccessibilityController
  let keyboard: KeyboardController
  let typing: TypingController
  let screen: ScreenController
  let shapes = ShapeController()
  let visibility: VisibilityController
  let submission = SubmissionController()
  let texts: TextTyping
  let feedback: FeedbackController
  let toplevels: ToplevelController
  private let hardware: HardwareController
  let settings: SettingsController
  private let look: LookController
  let words: WordsController
  let memory: MemoryController
  private(set) var bus: BusController?
  let signals: SignalSource
  var lastTimer: Timer?

  /// The exit status for a compositor that is missing or has gone.
  public static let missingService: Int32 = 69

  /// Connects to the compositor and gets everything ready; throws where there is no keyboard to be
  /// had.
  ///
  /// The order is that of the first picture. First comes the input method: until a field's focus is
  /// told, the compositor and the field's program have something to do, and all else is made
  /// meanwhile. Next the painter, whose fonts are found on threads of their own. Settings and layouts
  /// follow in ``run()``, when the bus has been asked for the desktop's.
  public init(_ options: KeyboardOptions) throws {
    self.options = options
    log = Log(options.log)
    do {
      connection = try Connection()
    } catch {
      throw KeyboardError("\(error)")
    }
    // Before all timers: a finger that lifted in time is no long press, however late that is read.
    loop.add(connection)
    guard let seat = connection.seats.first else {
      throw KeyboardError("the compositor has no seat, so nobody can type")
    }
    // From here on there is something to be given back at the end.
    signals = SignalSource([SIGTERM, SIGINT])
    let field = FieldController()
    self.field = field
    session = InputSession(
      connection, seat: seat, loop: loop, mayRead: { field.mayRead($0) },
      onEvent: { field.handle($0) })
    connection.flush()
    look = try LookController(folders: options.dataFolders.map { $0 + "/themes" }, log: log.fault)
    screen = ScreenController(connection, painter: try Painter(theme: look.basis))
    keyboard = KeyboardController(folders: options.dataFolders.map { $0 + "/layouts" })
    fields = FieldsController(loop: loop)
    accessibility = AccessibilityController(loop: loop)
    typing = TypingController(loop: loop, recording: TouchRecording(options))
    texts = TextTyping(loop: loop)
    feedback = FeedbackController(environment: options.environment)
    visibility = VisibilityController(loop: loop)
    toplevels = ToplevelController(connection)
    hardware = HardwareController(seat, loop: loop)
    settings = SettingsController(
      environment: options.environment, loop: loop, log: log.fault)
    // Its lines come from other threads too; the person's level counts for them all the same.
    words = WordsController(options) { [log] line in Task { @MainActor in log.fault(line) } }
    memory = MemoryController(loop: loop)
    try requireSomething()
    tie()
    bus = BusController(loop: loop, handlers: busHandlers(), log: log.fault)
    fields.connection = bus?.connection
    accessibility.session = bus?.connection
    feedback.daemon = bus?.feedbackDaemon
    bus?.onDesktopSettings = { [unowned self] in
      look.desktop = $0
      feedback.allowsSounds = $0.allowsSounds
    }
  }

  // MARK: Ties

  private func tie() {
    submission.inputMethod = session.inputMethod
    submission.keys = session.keys
    field.sessionCapabilities = session.capabilities
    tieField()
    tieTyping()
    tieTexts()
    tieScreen()
    tieVisibility()
    tieShapes()
    tieMemory()
    connection.onFailure = { [unowned self] error in
      log.fault("\(error)")
      loop.stop(Self.missingService)
    }
    connection.onOutputsChange = { [unowned self] in
      visibility.apply(.output(isThere: !connection.outputs.isEmpty))
      screen.outputsChanged()
    }
    keyboard.onProblem = log.fault
    toplevels.onAppID = { [unowned self] in field.appID = $0 }
    toplevels.onVisibility = { [unowned self] in visibility.apply(.application($0)) }
    hardware.onKeyboard = { [unowned self] in
      visibility.apply(.hardwareKeyboard(isAttached: $0))
    }
    hardware.tell()
    field.choices = settings.choices
    field.onChoices = { [unowned self] in settings.save($0) }
    settings.onSettings = { [unowned self] in apply($0) }
    look.onTheme = { [unowned self] in screen.theme = $0 }
    look.onAnimates = { [unowned self] in
      visibility.animates = $0
      typing.apply(.animates($0))
    }
  }

  private func tieField() {
    tieStatements()
    field.onFocus = { [unowned self] focused in
      log.debug(focused.map { "a field: \($0.summary)" } ?? "no field")
      if focused != nil { toplevels.hasField = true }
      accessibility.hasField = focused != nil
      keyboard.show(focused)
      words.field = focused
      typing.apply(.focus(focused.map { Field($0) }))
      passwords.focus(focused)
      visibility.focus(focused)
      // Last, so that a keyboard that a rule keeps away does not come up for the farewell. One that
      // stays for the next field need not find out again where it is.
      toplevels.hasField = focused != nil || visibility.isVisible
    }
    field.onChange = { [unowned self] focused in
      keyboard.show(focused)
      words.field = focused
      typing.apply(.fieldChanged(Field(focused)))
      passwords.change(focused)
      visibility.change(focused)
    }
    field.onStateAgain = { [unowned self] in visibility.apply(.fieldStateAgain) }
    field.onReport = { [unowned self] in typing.apply(.report($0)) }
    field.onUnavailable = { [unowned self] in inputMethodLost() }
  }

  private func tieTyping() {
    keyboard.onChange = { [unowned self] placed in
      words.placed = placed
      session.tellLanguage(keyboard.language)
      bus?.languageChanged(keyboard.language)
      typing.apply(.keyboard(placed))
      screen.show(placed)
      show(typing.presentation)
    }
    typing.onEdit = { [unowned self] edit, way in
      submission.perform(edit, submission: way)
      fields.edited(edit)
    }
    typing.onPerformed = { [unowned self] in connection.flush() }
    typing.onPresentation = { [unowned self] in show($0) }
    typing.onAction = { [unowned self] in perform($0) }
    typing.words = { [unowned self] in words.source }
    words.onChange = { [unowned self] in
      typing.apply(.wordsChanged)
      memory.used()
    }
  }

  private func tieScreen() {
    screen.onScreen = { [unowned self] in
      shapes.output = screen.outputName
      keyboard.setScreen($0)
      tellFrame()
    }
    screen.onFingers = { [unowned self] in
      typing.apply($0, origin: { screen.origin })
      memory.used()
    }
    screen.onFingersGone = { [unowned self] in typing.cancelFingers() }
    screen.onFrame = { [unowned self] in
      visibility.tick()
      words.begin()
    }
    screen.onClosed = { [unowned self] in
      visibility.surfaceLost(hasOutput: !connection.outputs.isEmpty)
    }
    screen.onFrameChange = { [unowned self] in tellFrame() }
  }

  private func tieVisibility() {
    visibility.onMap = { [unowned self] in
      screen.map()
      accessibility.isShown = true
    }
    visibility.onUnmap = { [unowned self] in
      screen.unmap()
      keyboard.hidden()
      passwords.hidden()
      accessibility.isShown = false
      toplevels.hasField = field.field != nil
      memory.rest()
    }
    visibility.onShare = { [unowned self] in screen.shownShare = $0 }
    visibility.onArrival = { [unowned self] in
      feedback.prepare()
      keyboard.prepareMenu()
      memory.rest()
    }
    visibility.onVisible = { [unowned self] isVisible in
      log.info(isVisible ? "the keyboard comes" : "the keyboard goes")
      // What was open above the keys goes with them.
      if !isVisible { typing.apply(.touch(.cancelAll)) }
      bus?.visibleChanged()
      tellFrame()
    }
    visibility.onRest = { [unowned self] in bus?.frameArrived() }
  }

  /// Where the keyboard is, or is going.
  var frame: Rect { visibility.isVisible ? screen.frame : screen.hiddenFrame }

  private func tellFrame() {
    bus?.frameChanged(frame, on: screen.outputName, takes: visibility.timeLeft)
  }

  private func show(_ presentation: Presentation) {
    guard let placed = keyboard.placed else { return }
    screen.show(SceneState(presentation, on: placed))
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .feedback(let part): feedback.perform(part)
    case .dismiss: visibility.apply(.close)
    case .nextKeyboard: keyboard.next()
    case .wantsLayer(let layer) where keyboard.choose(layer): break
    case .wantsLayer(let layer): field.choose(layer == .letters ? .letters : .asked)
    case .passwordAnswered(let isTaken): passwords.answered(isTaken: isTaken)
    case .accessory(let id, let value):
      keyboard.useAccessory(id, value)
      fields.perform(effect)
    default:
      words.learn(from: effect)
      if !performShape(effect) { fields.perform(effect) }
    }
  }

  // MARK: Settings

  private func apply(_ settings: Settings) {
    let languages = settings.languages.map(\.description)
    keyboard.languages = languages.isEmpty ? options.languages : languages
    words.languages = keyboard.languages
    words.offersOffensiveWords = settings.offersOffensiveWords
    keyboard.wantedForm = settings.form
    keyboard.heightFactor = settings.heightScale
    keyboard.hasReturnKeyIcons = settings.returnKeyIcons
    keyboard.showsModifiers = settings.modifierRow == .always
    shapes.usual = settings.shape
    screen.wantedOutput = settings.output
    field.rules = settings.appRules
    accessibility.isEnabled = settings.asksAccessibility
    toplevels.rules = settings.appRules
    typing.apply(.settings(settings.typing))
    feedback.clicks = settings.typing.clicks
    visibility.apply(.settings(settings.visibility))
    look.settings = settings
    log.level = settings.logLevel
  }
}

extension Connection: EventSource {}
