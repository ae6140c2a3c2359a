import FoundationEssentials

/// What the kernel says of a process.
public enum ProcessFigures {
  /// The memory that would be free without the process, in megabytes: its proportional set size.
  public static func memory(of process: Int32) throws -> Double {
    try sum("Pss:", in: "/proc/\(process)/smaps_rollup") / 1024
  }

  /// How often threads of the process were put to sleep or woken, since each was started.
  public static func contextSwitches(of process: Int32) throws -> Int {
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    return try threads.reduce(0) { count, thread in
      count + Int(try sum("ctxt_switches:", in: "/proc/\(process)/task/\(thread)/status"))
    }
  }

  /// The sum of the numbers on all lines whose name ends so.
  private static func sum(_ name: String, in path: String) throws -> Double {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").reduce(0) { sum, line in
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count >= 2, words[0].hasSuffix(name) else { return sum }
      return sum + (Double(words[1]) ?? 0)
    }
  }
}
