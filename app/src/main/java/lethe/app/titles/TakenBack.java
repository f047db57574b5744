package lethe.app.titles;

import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.words.Messages;
import lethe.engine.core.Decision;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Viewer;

/**
 * How it is told that a move was taken back. What it was may be a secret, and is said to nobody but
 * the seat that made it.
 */
public final class TakenBack {
  private TakenBack() {}

  /** What this viewer is told of the last entry, if it took back what the viewer knew of. */
  public static Optional<Text> of(Match<?, ?, ?> match, Viewer viewer) {
    return match.takenBack(viewer).map(seat -> Text.plain(Messages.COMMON.say("taken-back", seat)));
  }

  /** The same to somebody who types, and is told which of their own moves it was. */
  public static <C> Optional<Text> of(Match<C, ?, ?> match, Viewer viewer, Notation<C> notation) {
    return match
        .takenBack(viewer)
        .filter(viewer::equals)
        .map(seat -> Decision.of(match.at(match.position() - 1), seat).getLast().decision())
        .map(own -> Text.plain(Messages.COMMON.say("taken-back.own", notation.write(own.chosen()))))
        .or(() -> of(match, viewer));
  }
}
