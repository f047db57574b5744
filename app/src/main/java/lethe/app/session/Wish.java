package lethe.app.session;

import java.util.List;
import lethe.app.frame.Size;
import lethe.engine.core.Viewer;

/** An effect that a review requests. */
public sealed interface Wish
    permits Judging.Wanted, Wish.Keep, Wish.Branches, Wish.Fork, Wish.Open {
  /** Saves the notes. */
  record Keep(Notes notes) implements Wish {}

  /** Lists the branches. */
  record Branches() implements Wish {}

  /**
   * Plays a match that starts at this position, then returns to it.
   *
   * @param viewer the viewpoint of the review
   * @param name the name of the branch
   * @param anew whether the hidden cards are dealt again
   */
  record Fork(int position, Viewer viewer, String name, boolean anew) implements Wish {}

  /** Continues a branch, or reviews it if it is over, then returns to this position. */
  record Open(int position, Viewer viewer, String name) implements Wish {}

  /** The answer to a request. */
  sealed interface Answer {
    /** A message. */
    record Said(List<String> lines) implements Answer {}

    /** The list of branches, and the available size. */
    record Listed(List<Branched> branches, Size room) implements Answer {}
  }
}
