// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "DynamicPropertyWorkbook",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "WorkbookKit", targets: ["WorkbookKit"]),
    .executable(name: "TaskModifier", targets: ["TaskModifierChapter"]),
    .executable(name: "FavoritesMemo", targets: ["FavoritesMemoChapter"]),
    .executable(name: "MemoProperty", targets: ["MemoPropertyChapter"]),
    .executable(name: "MemoFilter", targets: ["MemoFilterChapter"]),
  ],
  targets: [
    .target(name: "HeadlessUI"),
    .target(name: "WorkbookKit", dependencies: ["HeadlessUI"]),
    .executableTarget(
      name: "TaskModifierChapter",
      dependencies: ["HeadlessUI", "WorkbookKit"],
      path: "Chapters/01-TaskModifier"
    ),
    .executableTarget(
      name: "FavoritesMemoChapter",
      dependencies: ["HeadlessUI", "WorkbookKit"],
      path: "Chapters/06-FavoritesMemo"
    ),
    .executableTarget(
      name: "MemoPropertyChapter",
      dependencies: ["HeadlessUI", "WorkbookKit"],
      path: "Chapters/07-MemoProperty"
    ),
    .executableTarget(
      name: "MemoFilterChapter",
      dependencies: ["HeadlessUI", "WorkbookKit"],
      path: "Chapters/08-MemoFilter"
    ),
    .executableTarget(name: "Benchmarks", dependencies: ["HeadlessUI"]),
    .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessUI"]),
    .testTarget(name: "WorkbookKitTests", dependencies: ["HeadlessUI", "WorkbookKit"]),
    .testTarget(
      name: "TaskModifierTests",
      dependencies: ["TaskModifierChapter", "HeadlessUI", "WorkbookKit"],
      path: "Tests/01-TaskModifierTests"
    ),
    .testTarget(
      name: "FavoritesMemoTests",
      dependencies: ["FavoritesMemoChapter", "HeadlessUI", "WorkbookKit"],
      path: "Tests/06-FavoritesMemoTests"
    ),
    .testTarget(
      name: "MemoPropertyTests",
      dependencies: ["MemoPropertyChapter", "HeadlessUI", "WorkbookKit"],
      path: "Tests/07-MemoPropertyTests"
    ),
    .testTarget(
      name: "MemoFilterTests",
      dependencies: ["MemoFilterChapter", "MemoPropertyChapter", "HeadlessUI", "WorkbookKit"],
      path: "Tests/08-MemoFilterTests"
    ),
  ],
  swiftLanguageModes: [.v6]
)

// One place for what every target shares: chapter code compiles as an app target of today's Xcode
// would compile it, without opt-in features.
for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("MemberImportVisibility")
    ]
}
