import Testing

@testable import HeadlessUI

@Suite("UUID()")
@MainActor struct UUIDShadowTests {
  @Test("In a simulation it is the next of a sequence that is the same in every simulation")
  func sequence() {
    let sequences = (1...2).map { _ in
      let ids = Box<[UUID]>([])
      _ = simulate {
        ids.value = (1...500).map { _ in UUID() }
        Task.detached { ids.value.append(UUID.init()) }
      }
      return ids.value
    }
    #expect(sequences[0].count == 501)
    #expect(sequences[0] == sequences[1])
    #expect(Set(sequences[0]).count == 501)
    #expect(sequences[0].allSatisfy { $0.isValidVersion4 })
  }

  @Test("The transcript numbers those of the sequence in the order in which they first appear")
  func abbreviation() {
    let simulation = simulate {
      let (first, second, third) = (UUID(), UUID(), UUID())
      print(second)
      print("{\(first.uuidString)\(second)}", [third], separator: "|")
      print(first, second, third)
    }
    #expect(simulation.lines == ["#1", "{#2#1}|[#3]", "#2 #1 #3"])
  }

  @Test("Other UUIDs and texts like them are printed as they are")
  func others() throws {
    let other = try #require(UUID(uuidString: "0A1B2C3D-1111-4222-8333-444455556666"))
    let simulation = simulate {
      let id = UUID()
      print(other, id.uuidString.dropLast(), "é\(id)é")
      print("a-b-c-d", String(repeating: "-", count: 40))
    }
    #expect(simulation.lines.first?.hasPrefix("\(other) ") == true)
    #expect(simulation.lines.first?.hasSuffix(" é#1é") == true)
    #expect(simulation.lines.first?.contains("#1") == true)
    #expect(simulation.lines.last == "a-b-c-d ----------------------------------------")
  }

  @Test("Outside a simulation it is random, and not of the sequence")
  func outside() {
    let ids = (1...100).map { _ in UUID() }
    let sequence = Box<[UUID]>([])
    _ = simulate { sequence.value = (1...100).map { _ in UUID() } }
    #expect(Set(ids).count == 100)
    #expect(ids.allSatisfy { $0.isValidVersion4 })
    #expect(Set(ids).isDisjoint(with: sequence.value))
  }
}

extension UUID {
  fileprivate var isValidVersion4: Bool {
    self.uuid.6 >> 4 == 4 && self.uuid.8 >> 6 == 0b10
  }
}
