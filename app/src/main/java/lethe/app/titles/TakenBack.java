package lethe.app.titles;

import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.words.Messages;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/** How it is told that a move was taken back. What it was may be a secret, and is not said. */
public final class TakenBack {
  private TakenBack() {}

  /** What this viewer is told of the last entry, if it took back what the viewer knew of. */
  public static Optional<Text> of(Match<?, ?, ?> match, Viewer viewer) {
    return match.takenBack(viewer).map(TakenBack::told);
  }

  /** A move of this seat was taken back. */
  public static Text told(Seat seat) {
    return Text.plain(Messages.COMMON.say("taken-back", seat));
  }
}
