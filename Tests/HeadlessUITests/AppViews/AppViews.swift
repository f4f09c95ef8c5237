// Views as app developers write them: small screens of ordinary apps, with the names, the state and
// the modifiers that such screens have. Whoever changes `import HeadlessUI` to `import SwiftUI` in a
// file of this folder, and takes the test below the views away, has the code of an app.
//
// Each file holds the views of one theme, each with the script of somebody who uses them and what is
// on screen after every step. The folder is a promise that such code compiles and behaves as it does
// in SwiftUI; a view that did not was mended in HeadlessUI, never here.

import HeadlessUI

extension Simulation {
  /// The screen as lines, for a test of one or two of them.
  var screenLines: [String] {
    self.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
