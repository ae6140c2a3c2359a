import StageCompositor
import Testing
import Wayland

@MainActor
struct OutputTests {
  @Test func phoneInLogicalPixels() throws {
    let desk = try Desk()
    let state = try #require(desk.connection.outputs.first).state
    #expect(state.name == "STAGE-1")
    #expect((state.width, state.height) == (390, 844))
    #expect((state.modeWidth, state.modeHeight) == (780, 1688))
    #expect(state.scale == 2)
  }

  /// Width and height by transform, scale and mode, with and without xdg-output.
  @Test(arguments: [
    (UInt32(0), 2.0, Int32(390), Int32(844)), (1, 2, 844, 390), (2, 2, 390, 844), (3, 2, 844, 390),
    (4, 2, 390, 844), (5, 1, 1688, 780), (6, 1, 780, 1688), (7, 1, 1688, 780),
  ])
  func turnedScreens(transform: UInt32, scale: Double, width: Int32, height: Int32) throws {
    let output = OutputDescription { ($0.transform, $0.scale) = (transform, scale) }
    for globals in [
      Stage.allGlobals, Stage.allGlobals.filter { $0.key != "zxdg_output_manager_v1" },
    ] {
      let desk = try Desk(offering: globals, outputs: [output])
      let state = try #require(desk.connection.outputs.first).state
      #expect((state.width, state.height) == (width, height))
      #expect(state.transform.rawValue == transform)
    }
  }

  @Test func onlyXDGOutputKnowsFractions() throws {
    let desk = try Desk(outputs: [
      OutputDescription { ($0.modeWidth, $0.modeHeight, $0.scale) = (1080, 1350, 1.5) }
    ])
    let state = try #require(desk.connection.outputs.first).state
    #expect((state.width, state.height) == (720, 900))
    #expect(state.scale == 2)
  }

  @Test func rotationIsOneChange() throws {
    let desk = try Desk()
    let output = try #require(desk.connection.outputs.first)
    var seen: [String] = []
    desk.connection.onOutputsChange = {
      seen.append("\(output.state.width)x\(output.state.height) \(output.state.transform)")
    }
    try desk.play { $0.outputs[0].change { $0.transform = 1 } }
    #expect(seen == ["844x390 rotated90"])
  }

  @Test func unknownTransformCountsAsNone() throws {
    let desk = try Desk(outputs: [OutputDescription { $0.transform = 4_000_000_000 }])
    #expect(desk.connection.outputs.first?.state.transform == .normal)
  }

  @Test func screensArePluggedInAndOut() throws {
    let desk = try Desk()
    var counts: [Int] = []
    let connection = desk.connection
    connection.onOutputsChange = { counts.append(connection.outputs.count) }
    try desk.play { stage in
      _ = stage.addOutput(OutputDescription { ($0.name, $0.x) = ("STAGE-2", 390) })
    }
    // The second trip is for what is asked about the new screen.
    try desk.settle()
    #expect(connection.outputs.map(\.state.name) == ["STAGE-1", "STAGE-2"])
    #expect(connection.outputs.last?.state.x == 390)
    try desk.play { $0.removeOutput($0.outputs[0]) }
    #expect(connection.outputs.map(\.state.name) == ["STAGE-2"])
    #expect(counts.last == 1)
  }
}
