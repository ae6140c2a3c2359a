/// When memory is given back.
extension KeyboardProgram {
  func tieMemory() {
    memory.onRest = { [unowned self] in
      words.releaseMemory()
      ProgramMemory.release()
    }
  }
}
