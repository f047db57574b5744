package lethe.app.play;

import static lethe.app.play.Saying.SAY;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Control;
import lethe.engine.core.Control.Known.How;
import lethe.engine.core.Decision;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * Where another match begins like one that is over.
 *
 * @param position how many entries both have in common
 * @param anew for whom all that they could not know then is drawn anew, and from what seed; else
 *     the deal is the same
 */
public record Fork(int position, Optional<Control.Redrawn> anew) {
  /**
   * At a moment of this match.
   *
   * @param anew whether what the first person could not know then is drawn anew
   */
  public static Fork at(int position, Match<?, ?, ?> match, boolean anew) {
    return new Fork(
        position,
        anew ? Optional.of(new Control.Redrawn(eyes(match), Seeds.drawn())) : Optional.empty());
  }

  /** Whether a match goes on from a moment of another one. */
  public static boolean isOne(Match<?, ?, ?> match) {
    return match.journal().notes().contains(new Control.Known(How.FORK));
  }

  /** The other match; its journal says that it is a fork. */
  public <C, O, V> Table<C, O, V> of(Table<C, O, V> table) {
    Table<C, O, V> other = new Table<>(table.title(), table.game(), table.match().at(position));
    other.note(new Control.Known(How.FORK));
    anew.ifPresent(other::note);
    return other;
  }

  /** What is said to these seats of a match that has just begun as another did, if this has. */
  static <C> Optional<String> said(Match<C, ?, ?> match, List<Seat> mine) {
    List<Entry<C>> begun =
        match.backwards().takeWhile(entry -> entry instanceof Entry.Note).toList();
    if (!begun.contains(new Entry.Note<C>(new Control.Known(How.FORK)))) {
      return Optional.empty();
    }
    boolean redrawn =
        begun.stream().anyMatch(entry -> entry instanceof Entry.Note<C>(Control.Redrawn _));
    return Optional.of(
        mine.stream()
                .filter(match.turn()::awaits)
                .findFirst()
                .map(seat -> SAY.say("forked", Decision.of(match, seat).size() + 1))
                .orElseGet(() -> SAY.say("forked.theirs"))
            + (redrawn ? SAY.say("forked.anew") : ""));
  }

  /** By whose eyes a deal is drawn anew: those of the first person, or of the first seat. */
  public static Seat eyes(Match<?, ?, ?> match) {
    return match.seats().stream()
        .filter(seat -> match.header().table().get(seat.index()).player() instanceof Player.Human)
        .findFirst()
        .orElse(match.seats().getFirst());
  }
}
