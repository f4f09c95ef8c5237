import HeadlessUI
import Testing

// MARK: - A cart

struct CartItem: Identifiable, Hashable {
  let id: String
  let price: Decimal
  var quantity = 1

  var total: Decimal { price * Decimal(quantity) }
}

@MainActor
@Observable
final class Cart {
  var items: [CartItem] = []
  var couponCode = ""

  var subtotal: Decimal { items.reduce(0) { $0 + $1.total } }
  var discount: Decimal { couponCode == "TEN" ? subtotal / 10 : 0 }
  var total: Decimal { subtotal - discount }

  func add(_ name: String, price: Decimal) {
    if let index = items.firstIndex(where: { $0.id == name }) {
      items[index].quantity += 1
    } else {
      items.append(CartItem(id: name, price: price))
    }
  }
}

struct ShopView: View {
  @State private var cart = Cart()

  var body: some View {
    TabView {
      ProductsTab()
        .tabItem { Label("Products", systemImage: "bag") }
      CartTab(cart: cart)
        .tabItem { Label("Cart (\(cart.items.count))", systemImage: "cart") }
    }
    .environment(cart)
  }
}

private struct ProductsTab: View {
  @Environment(Cart.self) private var cart

  private let products: KeyValuePairs<String, Decimal> = ["Tea": 4.5, "Mug": 12]

  var body: some View {
    ForEach(products, id: \.key) { name, price in
      Button("\(name) \(price, format: .currency(code: "GBP"))") {
        cart.add(name, price: price)
      }
    }
  }
}

private struct CartTab: View {
  @Bindable var cart: Cart

  var body: some View {
    if cart.items.isEmpty {
      ContentUnavailableView(
        "Your cart is empty",
        systemImage: "cart",
        description: Text("Add something.")
      )
    } else {
      List {
        ForEach($cart.items) { $item in
          Stepper("\(item.quantity) × \(item.id)", value: $item.quantity, in: 1...9)
        }
        .onDelete { cart.items.remove(atOffsets: $0) }
        Section {
          TextField("Coupon", text: $cart.couponCode)
          AmountRow(title: "Subtotal", amount: cart.subtotal)
          if cart.discount > 0 {
            AmountRow(title: "Discount", amount: -cart.discount)
          }
          AmountRow(title: "Total", amount: cart.total).bold()
        }
      }
    }
  }
}

private struct AmountRow: View {
  let title: LocalizedStringKey
  let amount: Decimal

  var body: some View {
    LabeledContent(title, value: amount, format: .currency(code: "GBP"))
  }
}

// MARK: - An order, with numbers and dates

struct OrderSummary: View {
  let placed = Date(timeIntervalSinceReferenceDate: 788_000_000)
  let weight = 12_345.678
  let share = 0.256

  var body: some View {
    VStack(alignment: .leading) {
      Text("Placed \(placed, format: .dateTime.year().month(.wide).day())")
      Text(placed, style: .date)
      Text(placed.formatted(date: .abbreviated, time: .shortened))
      Text("Weight: \(weight, format: .number.precision(.fractionLength(1))) g")
      Text("Share: \(share.formatted(.percent))")
      Text(1_234_567, format: .number.notation(.compactName))
      Text("Items: \(1234)") + Text(verbatim: " (1234)")
      Text(["Tea", "Mug"], format: .list(type: .and))
    }
  }
}

// MARK: - Tests

@Suite("App views: a shop")
@MainActor
struct ShopScreens {
  @Test("What one tab adds, the other one counts; totals follow the quantities")
  func cart() throws {
    let simulation = Simulation { ShopView() }
    #expect(simulation.screen == "tab 1 of 2 “Products”\n  [Tea £4.50]\n  [Mug £12.00]")
    try simulation.select(tab: 2)
    #expect(simulation.screen == "tab 2 of 2 “Cart (0)”\n  Your cart is empty\n  Add something.")
    try simulation.select(tab: 1)
    try simulation.tap("Tea £4.50")
    try simulation.tap("Mug £12.00")
    try simulation.tap("Tea £4.50")
    try simulation.select(tab: 2)
    #expect(
      simulation.screen == """
        tab 2 of 2 “Cart (2)”
          2 × Tea [-][+]
          1 × Mug [-][+]
          Coupon: “”
          Subtotal: £21.00
          Total: £21.00
        """
    )
    try simulation.increment("2 × Tea")
    try simulation.type("TEN", into: "Coupon")
    #expect(
      simulation.screen == """
        tab 2 of 2 “Cart (2)”
          3 × Tea [-][+]
          1 × Mug [-][+]
          Coupon: “TEN”
          Subtotal: £25.50
          Discount: -£2.55
          Total: £22.95
        """
    )
  }

  @Test("Numbers and dates are written for the simulation's locale and time zone")
  func order() {
    let simulation = Simulation { OrderSummary() }
    #expect(
      simulation.screen == """
        Placed 21 December 2025
        21 December 2025
        21 Dec 2025 at 8:53
        Weight: 12,345.7 g
        Share: 25.6%
        1.2M
        Items: 1,234 (1234)
        Tea and Mug
        """
    )
  }
}
