package lethe.app.session;

import java.util.List;
import lethe.app.frame.Size;
import lethe.engine.core.Viewer;

/** What somebody who looks at a match again wants done outside of the page. */
public sealed interface Wish
    permits Judging.Wanted, Wish.Keep, Wish.Branches, Wish.Fork, Wish.Open {
  /** Their notes are to be kept so. */
  record Keep(Notes notes) implements Wish {}

  /** Which branches there are is to be told. */
  record Branches() implements Wish {}

  /**
   * A match that goes on from this moment is to be played, and then this moment to be seen again.
   *
   * @param viewer with whose eyes it is looked at
   * @param name what the branch is called
   * @param anew whether what was hidden is drawn anew
   */
  record Fork(int position, Viewer viewer, String name, boolean anew) implements Wish {}

  /**
   * This branch is to be gone on with, or to be looked at if it is over, and then this moment to be
   * seen again.
   */
  record Open(int position, Viewer viewer, String name) implements Wish {}

  /** What comes of it. */
  sealed interface Answer {
    /** This is said. */
    record Said(List<String> lines) implements Answer {}

    /** These branches there are, and so much room for them. */
    record Listed(List<Branched> branches, Size room) implements Answer {}
  }
}
