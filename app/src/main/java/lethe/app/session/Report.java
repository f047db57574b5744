package lethe.app.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;

/** An answer to a match page about its match. */
public sealed interface Report<C, O, V> {
  /**
   * The match has advanced, or the viewer has changed.
   *
   * @param before what the previous viewer has not seen yet, oldest first, if the viewer has
   *     changed; it is told when that viewer looks again
   * @param moments what this viewer has not seen yet, oldest first; the last is the present
   * @param hindsight the texts about a match that is over
   */
  record Seen<C, O, V>(
      List<Snapshot<C, V>> before, List<Moment<C, O, V>> moments, Hindsight hindsight)
      implements Report<C, O, V> {
    public Seen {
      before = List.copyOf(before);
      moments = List.copyOf(moments);
    }

    /** Creates a report for the same viewer. */
    public Seen(List<Moment<C, O, V>> moments, Hindsight hindsight) {
      this(List.of(), moments, hindsight);
    }

    /** Creates a report of the present only. */
    public Seen(Snapshot<C, V> snapshot, List<ToldObservation<O>> told) {
      this(List.of(new Moment<>(snapshot, told, Optional.empty(), false)), Hindsight.NONE);
    }
  }

  /**
   * What happened before anybody came to this screen; shown without pauses.
   *
   * @param moments the moments, oldest first; the last is the present
   */
  record Recalled<C, O, V>(List<Moment<C, O, V>> moments) implements Report<C, O, V> {
    public Recalled {
      moments = List.copyOf(moments);
    }
  }

  /**
   * A command was refused.
   *
   * @param line the commands of its line; empty for a note. Later commands were not tried.
   * @param stood the number of commands accepted before it
   * @param why the rule that it breaks
   */
  record Refused<C, O, V>(List<ParsedCommand<C>> line, int stood, Rejection why)
      implements Report<C, O, V> {}

  /**
   * A command was not tried because it would lose the match at once. If memory is part of the game,
   * no such check is made, since the question would reveal what the player has forgotten.
   *
   * @param line the commands of its line; later commands were not tried
   * @param stood the number of commands accepted before it
   */
  record Losing<C, O, V>(List<ParsedCommand<C>> line, int stood) implements Report<C, O, V> {
    C command() {
      return line.get(stood).command();
    }
  }

  /**
   * A player that is being waited for is thinking.
   *
   * @param percent the progress, if it is known
   */
  record Thinks<C, O, V>(Seat seat, OptionalInt percent) implements Report<C, O, V> {}

  /**
   * The present table can be seen only for a limited time.
   *
   * @param seconds the remaining time, possibly 0
   * @param counted the time already counted for the person who is looking
   */
  record Limited<C, O, V>(int seconds, int counted) implements Report<C, O, V> {}
}
