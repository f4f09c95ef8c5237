// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "DynamicPropertyWorkbook",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "WorkbookKit", targets: ["WorkbookKit"]),
    .executable(name: "TaskModifier", targets: ["TaskModifierChapter"]),
    .executable(name: "ContainerPresenter", targets: ["ContainerPresenterChapter"]),
    .executable(name: "TimerProperty", targets: ["TimerPropertyChapter"]),
    .executable(name: "TaskProperty", targets: ["TaskPropertyChapter"]),
    .executable(name: "IntervalID", targets: ["IntervalIDChapter"]),
    .executable(name: "TaskTrigger", targets: ["TaskTriggerChapter"]),
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
      name: "ContainerPresenterChapter",
      dependencies: ["HeadlessUI", "WorkbookKit"],
      path: "Chapters/02-ContainerPresenter"
    ),
    .executableTarget(
      name: "TimerPropertyChapter",
      dependencies: ["HeadlessUI", "WorkbookKit"],
      path: "Chapters/03-TimerProperty"
    ),
    .executableTarget(
      name: "TaskPropertyChapter",
      dependencies: ["HeadlessUI", "WorkbookKit"],
      path: "Chapters/04-TaskProperty"
    ),
    .executableTarget(
      name: "IntervalIDChapter",
      dependencies: ["HeadlessUI", "WorkbookKit"],
      path: "Chapters/05-IntervalID"
    ),
    .executableTarget(
      name: "TaskTriggerChapter",
      dependencies: ["HeadlessUI", "WorkbookKit"],
      path: "Chapters/09-TaskTrigger"
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
      name: "ContainerPresenterTests",
      dependencies: [
        "ContainerPresenterChapter", "TaskModifierChapter", "HeadlessUI", "WorkbookKit",
      ],
      path: "Tests/02-ContainerPresenterTests"
    ),
    .testTarget(
      name: "TimerPropertyTests",
      dependencies: ["TimerPropertyChapter", "HeadlessUI", "WorkbookKit"],
      path: "Tests/03-TimerPropertyTests"
    ),
    .testTarget(
      name: "TaskPropertyTests",
      dependencies: ["TaskPropertyChapter", "TimerPropertyChapter", "HeadlessUI", "WorkbookKit"],
      path: "Tests/04-TaskPropertyTests"
    ),
    .testTarget(
      name: "IntervalIDTests",
      dependencies: ["IntervalIDChapter", "HeadlessUI", "WorkbookKit"],
      path: "Tests/05-IntervalIDTests"
    ),
    .testTarget(
      name: "TaskTriggerTests",
      dependencies: ["TaskTriggerChapter", "HeadlessUI", "WorkbookKit"],
      path: "Tests/09-TaskTriggerTests"
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
