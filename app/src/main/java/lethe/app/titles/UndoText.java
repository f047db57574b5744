package lethe.app.titles;

import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.words.Messages;
import lethe.engine.core.Decision;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Viewer;

/**
 * The message that a move was taken back. Only the seat that made the move is told which one it
 * was, because it may be secret.
 */
public final class UndoText {
  private UndoText() {}

  /**
   * Returns the message for a viewer if the last entry took back a ply that the viewer knew of;
   * otherwise empty.
   */
  public static Optional<Text> of(Match<?, ?, ?> match, Viewer viewer) {
    return match
        .undoneSeat(viewer)
        .map(seat -> Text.plain(Messages.COMMON.format("taken-back", seat)));
  }

  /** Returns the message for a player who types, naming the player's own move. */
  public static <C> Optional<Text> of(Match<C, ?, ?> match, Viewer viewer, Notation<C> notation) {
    return match
        .undoneSeat(viewer)
        .filter(viewer::equals)
        .map(
            seat ->
                Decision.decisionsOf(match.atPosition(match.position() - 1), seat)
                    .getLast()
                    .decision())
        .map(
            decision ->
                Text.plain(
                    Messages.COMMON.format("taken-back.own", notation.format(decision.chosen()))))
        .or(() -> of(match, viewer));
  }
}
