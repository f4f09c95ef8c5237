import HeadlessUI

/// A count that says when it is updated.
struct InnerProperty: DynamicProperty {
  @State var count = 0

  func update() {
    print("InnerProperty.update()")
  }
}
