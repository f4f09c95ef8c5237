import HeadlessUI
import WorkbookKit

extension MemoFilterProgram {
  static var extendSortAndMap: Exercise {
    Exercise("8.3", .extend, screen: exercise8_3) {
      Trial {
        Flip("Large Type")
        Tap("Add Download")
        Flip("Large Type")
        Tap("Refresh")
        Flip("Large Type")
      } judge: { run in
        let (flip, add) = (run.step(Flip("Large Type")), run.step(Tap("Add Download")))
        let (refresh, flipLater) = (run.step(Tap("Refresh")), run.step(Flip("Large Type"), 3))
        Fact("The launch sorts", run.launch.sorts)
        Fact("It makes four labels", expected: 4, actual: run.launch.labels)
        Fact("The type's size does not sort", flip.sorts == false)
        Fact("It makes no labels", expected: 0, actual: flip.labels)
        Fact("A new song sorts", add.sorts)
        Fact("It is the first hit", expected: ["Hits: 5, 1, 3, 4, 2"], actual: add.rows("Hits"))
        Fact("It makes each label once", expected: 5, actual: add.labels)
        Fact(
          "It is shown, with how often it was played",
          expected: "Song 5, played 50 times",
          actual: add.rows("Song").last ?? "nothing"
        )
        Fact("MemoSort asks its didChange: a refreshed array sorts", refresh.sorts)
        Fact(
          "MemoMap asks its own: an equal array makes no labels",
          atMost: 0,
          actual: refresh.labels
        )
        Fact(
          "After the refresh too, the type's size does nothing",
          flipLater.sorts == false && flipLater.labels == 0
        )
        Mistake(
          "MemoSort does not remember: each body sorts.",
          if: flip.sorts
        )
        Mistake(
          "MemoMap does not remember: each body makes all labels.",
          if: flip.labels > 0
        )
        Mistake(
          "MemoSort does not ask the didChange that it was given. Equal songs in another buffer are no change"
            + " by value, but they are one by identity.",
          if: add.sorts && refresh.sorts == false
        )
        Mistake(
          "MemoMap does not ask the didChange that it was given. Its short initialiser says !=, so equal songs"
            + " are no change.",
          if: flip.labels == 0 && refresh.labels > 0
        )
        Mistake(
          "The output stays what it was at the launch. What is a dependency of these memos?",
          if: add.sorts == false && add.labels == 0
        )
      }
      Trial {
        Tap("Refresh")
        Tap("Add from Cloud")
        Flip("Large Type")
        Tap("Add Download")
        Tap("Refresh")
      } judge: { run in
        let (first, cloud) = (run.step(Tap("Refresh")), run.step(Tap("Add from Cloud")))
        let flip = run.step(Flip("Large Type"))
        Fact("Labels are made when songs change", expected: 4 + 5 + 6, actual: run.whole.labels)
        Fact("A refresh sorts", first.sorts && run.step(Tap("Refresh"), 2).sorts)
        Fact("A new song sorts", cloud.sorts)
        Fact("The type's size does nothing", flip.sorts == false && flip.labels == 0)
        Fact(
          "The hits are right",
          expected: ["Hits: 6, 5, 1, 3, 4, 2"],
          actual: run.step(Tap("Add Download")).rows("Hits")
        )
      }
    }
  }
}

extension Stretch {
  /// Whether songs were compared.
  fileprivate var sorts: Bool { self.count(of: "comparing") > 0 }

  /// How many labels were made.
  fileprivate var labels: Int { self.count(of: "labelling") }
}
