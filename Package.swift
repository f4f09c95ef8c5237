// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "DynamicPropertyWorkbook",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "WorkbookKit", targets: ["WorkbookKit"]),
    .executable(name: "workbook", targets: ["WorkbookCommand"]),
  ],
  targets: [
    .target(name: "HeadlessUI"),
    .target(name: "WorkbookKit", dependencies: ["HeadlessUI"]),
    .executableTarget(name: "WorkbookCommand", dependencies: ["HeadlessUI", "WorkbookKit"]),
    .executableTarget(name: "Benchmarks", dependencies: ["HeadlessUI"]),
    .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessUI"]),
    .testTarget(name: "WorkbookKitTests", dependencies: ["HeadlessUI", "WorkbookKit"]),
    .testTarget(name: "WorkbookCommandTests", dependencies: ["WorkbookCommand", "WorkbookKit"]),
  ],
  swiftLanguageModes: [.v6]
)

// Each chapter is a program of its own: Chapters/NN-Name is the target NameChapter, built as the
// product Name, and tested by Tests/NN-NameTests. Tests may compare a chapter with earlier ones.
chapter("01", "TaskModifier")
chapter("02", "ContainerPresenter", comparedWith: ["TaskModifier"])
chapter("03", "TimerProperty")
chapter("04", "TaskProperty", comparedWith: ["TimerProperty"])
chapter("05", "IntervalID")
chapter("06", "FavoritesMemo")
chapter("07", "MemoProperty")
chapter("08", "MemoFilter", comparedWith: ["MemoProperty"])
chapter("09", "TaskTrigger")
chapter("10", "FieldExercises")

@MainActor func chapter(_ number: String, _ name: String, comparedWith others: [String] = []) {
  package.products.append(.executable(name: name, targets: ["\(name)Chapter"]))
  package.targets += [
    .executableTarget(
      name: "\(name)Chapter",
      dependencies: ["HeadlessUI", "WorkbookKit"],
      path: "Chapters/\(number)-\(name)"
    ),
    .testTarget(
      name: "\(name)Tests",
      dependencies: ["HeadlessUI", "WorkbookKit"]
        + ([name] + others).map { .target(name: "\($0)Chapter") },
      path: "Tests/\(number)-\(name)Tests",
      exclude: ["Stubs"]
    ),
  ]
}

// One place for what every target shares: what the templates of today's Xcode switch on.
for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("MemberImportVisibility")
    ]
}
