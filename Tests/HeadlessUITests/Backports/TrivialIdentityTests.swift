import HeadlessUI
import Testing

@Suite("isTriviallyIdentical(to:)")
struct TrivialIdentityTests {
  @Test("A copy of an array is identical, until one of the two is changed")
  func copyOfAnArray() {
    let array = Array(1...100)
    var copy = array
    #expect(array.isTriviallyIdentical(to: array))
    #expect(array.isTriviallyIdentical(to: copy))
    copy[99] += 0
    #expect(copy == array)
    #expect(array.isTriviallyIdentical(to: copy) == false)
  }

  @Test("Equal arrays that were built separately are not identical")
  func rebuiltArray() {
    let array = ["a", "b"]
    let rebuilt = array.map { $0 }
    #expect(rebuilt == array)
    #expect(array.isTriviallyIdentical(to: rebuilt) == false)
  }

  @Test("An array with one element more is not identical, even where it began as a copy")
  func appendedArray() {
    var array = [1, 2]
    array.reserveCapacity(10)
    let copy = array
    array.append(3)
    #expect(array.isTriviallyIdentical(to: copy) == false)
  }

  @Test("Empty arrays may be identical; then they are equal")
  func emptyArrays() {
    let empty: [Int] = []
    let copy = empty
    #expect(empty.isTriviallyIdentical(to: copy))
    #expect(empty.isTriviallyIdentical(to: [1]) == false)
  }

  @Test("No element is compared, and elements need not be comparable")
  func elementsWithoutComparison() {
    let objects = [{ 1 }, { 2 }]
    let copy = objects
    #expect(objects.isTriviallyIdentical(to: copy))
    #expect(objects.isTriviallyIdentical(to: [{ 1 }, { 2 }]) == false)
  }

  @Test(
    "A copy of a string is identical, whatever its length",
    arguments: [
      "", "é", "fifteen bytes..", "sixteen bytes...", String(repeating: "long ", count: 99),
    ]
  )
  func copyOfAString(_ string: String) {
    let copy = string
    #expect(string.isTriviallyIdentical(to: copy))
    #expect(string.isTriviallyIdentical(to: string + "!") == false)
  }

  @Test("Equal long strings that were built separately are not identical")
  func rebuiltString() {
    let string = String(repeating: "long ", count: 99)
    let rebuilt = String(repeating: "long ", count: 99)
    #expect(rebuilt == string)
    #expect(string.isTriviallyIdentical(to: rebuilt) == false)
  }

  @Test("Short strings are identical only if they are equal")
  func shortStrings() {
    let numbers = [12, 12, 13].map { "\($0)" }
    #expect(numbers[0].isTriviallyIdentical(to: numbers[1]))
    #expect(numbers[0].isTriviallyIdentical(to: numbers[2]) == false)
  }
}
