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
   * @param snapshot what the viewer may know
   * @param observations what the viewer was told, oldest first
   * @param undoText the message that a move was taken back, if one was
   * @param foreign whether another player caused it
   * @param lessonDue whether the viewer, a beginner, looked at it before another seat moved
   * @param sharedWith the other seats at the same screen that saw and were told the same
   */
  record Moment<C, O, V>(
      Snapshot<C, V> snapshot,
      List<ToldObservation<O>> observations,
      Optional<Text> undoText,
      boolean foreign,
      boolean lessonDue,
      List<Seat> sharedWith) {
    public Moment {
      observations = List.copyOf(observations);
      sharedWith = List.copyOf(sharedWith);
    }

    /** Creates a moment that no other seat at the screen saw and that is not part of lessons. */
    public Moment(
        Snapshot<C, V> snapshot,
        List<ToldObservation<O>> observations,
        Optional<Text> takenBack,
        boolean foreign) {
      this(snapshot, observations, takenBack, foreign, false, List.of());
    }
  }

  /**
   * The match has advanced, or the viewer has changed.
   *
   * @param previousViewer what the previous viewer has not seen yet, oldest first, if the viewer
   *     has changed; it is told when that viewer looks again
   * @param moments what this viewer has not seen yet, oldest first; the last is the present
   * @param hindsight the texts about a match that is over
   */
  record Advanced<C, O, V>(
      List<Snapshot<C, V>> previousViewer,
      List<Moment<C, O, V>> moments,
      PostMatchSummary hindsight)
      implements MatchUpdate<C, O, V> {
    public Advanced {
      previousViewer = List.copyOf(previousViewer);
      moments = List.copyOf(moments);
    }

    /** Creates a report for the same viewer. */
    public Advanced(List<Moment<C, O, V>> moments, PostMatchSummary hindsight) {
      this(List.of(), moments, hindsight);
    }

    /** Creates a report of the present only. */
    public Advanced(Snapshot<C, V> snapshot, List<ToldObservation<O>> observations) {
      this(
          List.of(new Moment<>(snapshot, observations, Optional.empty(), false)),
          PostMatchSummary.NONE);
    }
  }

  /**
   * The moments before a person came to this screen; shown without pauses.
   *
   * @param moments the moments, oldest first; the last is the present
   */
  record Restored<C, O, V>(List<Moment<C, O, V>> moments) implements MatchUpdate<C, O, V> {
    public Restored {
      moments = List.copyOf(moments);
    }
  }

  /**
   * A command was refused.
   *
   * @param commands the commands of its line; empty for a note. Later commands were not tried.
   * @param playedCount the number of commands accepted before it
   * @param rejection the rule that it breaks
   */
  record CommandRejected<C, O, V>(
      List<ParsedCommand<C>> commands, int playedCount, Rejection rejection)
      implements MatchUpdate<C, O, V> {}

  /**
   * A command was not tried because it would lose the match at once. If memory is part of the game,
   * no such check is made, since the question would reveal what the player has forgotten.
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
   * A player that is being waited for is thinking.
   *
   * @param percent the progress, if it is known
   */
  record BotThinking<C, O, V>(Seat seat, OptionalInt percent) implements MatchUpdate<C, O, V> {}

  /**
   * The present table can be seen only for a limited time.
   *
   * @param seconds the remaining time, possibly 0
   * @param alreadyCounted the time already counted for the person who is looking
   */
  record ViewingTimeLimited<C, O, V>(int seconds, int alreadyCounted)
      implements MatchUpdate<C, O, V> {}
}
