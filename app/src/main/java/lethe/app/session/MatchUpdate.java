package lethe.app.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lethe.app.frame.Text;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;

/** An answer to a match page about its match. */
public sealed interface MatchUpdate<C, O, V> {
  /**
   * The match after one or more entries.
   *
   * @param snapshot the information available to the viewer
   * @param observations the viewer's new observations, oldest first
   * @param undoText the message that a move was taken back; empty if none was
   * @param isMoveAtOtherScreen whether the last entry is a move of a seat that is not at this
   *     screen
   * @param lessonDue whether the viewer can be told a lesson; see {@link Lesson#lessonPositions}
   * @param sharedWith the other seats at the same screen with the same view and observations
   * @param wasShown whether the viewer saw the table and what was told only once before another
   *     seat at the same screen became the viewer
   */
  record Moment<C, O, V>(
      Snapshot<C, O, V> snapshot,
      List<ToldObservation<O>> observations,
      Optional<Text> undoText,
      boolean isMoveAtOtherScreen,
      boolean lessonDue,
      List<Seat> sharedWith,
      boolean wasShown) {
    public Moment {
      observations = List.copyOf(observations);
      sharedWith = List.copyOf(sharedWith);
    }

    /**
     * Creates a moment that was not seen by other seats at the screen and is not relevant to
     * lessons.
     */
    public Moment(
        Snapshot<C, O, V> snapshot,
        List<ToldObservation<O>> observations,
        Optional<Text> undoText,
        boolean isMoveAtOtherScreen) {
      this(snapshot, observations, undoText, isMoveAtOtherScreen, false, List.of(), false);
    }
  }

  /**
   * The match has advanced, or the viewer has changed.
   *
   * @param unseenByPreviousViewer the moments that the previous viewer has not seen yet, oldest
   *     first, if the viewer has changed. Only the messages that are told once are shown now; the
   *     others follow when that viewer returns.
   * @param moments the moments that this viewer has not seen yet, oldest first; the last is the
   *     present
   * @param summary the texts about a match that has just ended; {@link PostMatchSummary#NONE}
   *     otherwise
   */
  record Advanced<C, O, V>(
      List<Moment<C, O, V>> unseenByPreviousViewer,
      List<Moment<C, O, V>> moments,
      PostMatchSummary summary)
      implements MatchUpdate<C, O, V> {
    public Advanced {
      unseenByPreviousViewer = List.copyOf(unseenByPreviousViewer);
      moments = List.copyOf(moments);
    }
  }

  /**
   * The moments before the user came to this screen, which are shown without pauses.
   *
   * @param moments the moments, oldest first; the last is the present
   */
  record EarlierMoments<C, O, V>(List<Moment<C, O, V>> moments) implements MatchUpdate<C, O, V> {
    public EarlierMoments {
      moments = List.copyOf(moments);
    }
  }

  /**
   * A command was refused.
   *
   * @param commands the commands of its line, of which later ones were not tried; empty for a
   *     control entry
   * @param playedCount the number of commands accepted before it
   * @param rejection the reason for the refusal
   */
  record CommandRejected<C, O, V>(
      List<ParsedCommand<C>> commands, int playedCount, Rejection rejection)
      implements MatchUpdate<C, O, V> {}

  /**
   * A command was not tried because it would lose the match at once. No such check is made if
   * memory is part of the game, because the question would reveal forgotten information.
   *
   * @param commands the commands of its line; later commands were not tried
   * @param playedCount the number of commands accepted before it
   */
  record LossWarning<C, O, V>(List<ParsedCommand<C>> commands, int playedCount)
      implements MatchUpdate<C, O, V> {
    C command() {
      return commands.get(playedCount).command();
    }
  }

  /**
   * A bot whose move is awaited is thinking.
   *
   * @param percent the progress, if it is known
   */
  record BotThinking<C, O, V>(Seat seat, OptionalInt percent) implements MatchUpdate<C, O, V> {}

  /**
   * The current table may be seen only for a limited time.
   *
   * @param seconds the remaining time, possibly 0
   * @param countedSeconds the part of the viewing time that is not in {@code seconds} but can still
   *     be used by a viewer who is already looking, in seconds
   */
  record ViewingTimeLimited<C, O, V>(int seconds, int countedSeconds)
      implements MatchUpdate<C, O, V> {}
}
