import HeadlessUI

/// Owns an inner property, and says when it is updated itself.
@propertyWrapper
struct OuterProperty: DynamicProperty {
  private var inner = InnerProperty()

  var wrappedValue: Int {
    get { self.inner.count }
    nonmutating set { self.inner.count = newValue }
  }

  func update() {
    print("OuterProperty.update()")
  }
}
