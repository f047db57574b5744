package lethe.app.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lethe.engine.core.Reading.Part;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.Told;

/** What a session is told about its match. */
public sealed interface Report<C, O, V> {
  /**
   * The match has moved on, or other eyes look at it.
   *
   * @param before what whoever looked until now sees of it, oldest first, where others look now;
   *     they are told of it when they look again
   * @param moments what this viewer saw since the last time, oldest first; the last one is now
   * @param hindsight what there is to say where the match is over now
   */
  record Seen<C, O, V>(
      List<Snapshot<C, V>> before, List<Moment<C, O, V>> moments, Hindsight hindsight)
      implements Report<C, O, V> {
    public Seen {
      before = List.copyOf(before);
      moments = List.copyOf(moments);
    }

    /** The same eyes as before look on. */
    public Seen(List<Moment<C, O, V>> moments, Hindsight hindsight) {
      this(List.of(), moments, hindsight);
    }

    /** Nothing but how it stands now. */
    public Seen(Snapshot<C, V> snapshot, List<Told<O>> told) {
      this(List.of(new Moment<>(snapshot, told, Optional.empty(), false)), Hindsight.NONE);
    }
  }

  /**
   * What happened before anybody sat down at this screen: it is known here, and nobody is waited
   * for who is to see it.
   *
   * @param moments oldest first; the last one is now
   */
  record Recalled<C, O, V>(List<Moment<C, O, V>> moments) implements Report<C, O, V> {
    public Recalled {
      moments = List.copyOf(moments);
    }
  }

  /**
   * A command was refused.
   *
   * @param line the commands of the line it stood on, none if it was another entry; what follows it
   *     was not tried
   * @param stood how many of them had been accepted before it
   * @param why which rule
   */
  record Refused<C, O, V>(List<Part<C>> line, int stood, Rejection why)
      implements Report<C, O, V> {}

  /**
   * A command was not tried, because it would lose the match at once. Where memory is the game
   * every command is tried: whoever was asked would be told what they had forgotten.
   *
   * @param line the commands of the line it stood on; what follows it was not tried either
   * @param stood how many of them had been accepted before it
   */
  record Losing<C, O, V>(List<Part<C>> line, int stood) implements Report<C, O, V> {
    C command() {
      return line.get(stood).command();
    }
  }

  /**
   * Somebody thinks who is waited for.
   *
   * @param percent how far they have come, as far as that is known
   */
  record Thinks<C, O, V>(Seat seat, OptionalInt percent) implements Report<C, O, V> {}

  /**
   * What is on the table now can be looked at only for a while.
   *
   * @param seconds what is left of it, perhaps nothing
   * @param counted how much of it has been counted already for whoever looks just now
   */
  record Limited<C, O, V>(int seconds, int counted) implements Report<C, O, V> {}
}
