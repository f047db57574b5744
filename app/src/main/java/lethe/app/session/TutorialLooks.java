package lethe.app.session;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/** Determines from the journal when a beginner looked at the table. */
public final class TutorialLooks {
  private TutorialLooks() {}

  /**
   * Returns the positions at which a person sat at the table, since the match became guided, while
   * no other seat moved next. A person who has just begun to be guided has not looked yet.
   */
  public static SortedSet<Integer> looks(Match<?, ?, ?> match, Viewer viewer) {
    return viewer instanceof Seat seat && match.isTutorial()
        ? looks(match, seat)
        : Collections.emptySortedSet();
  }

  private static <C, O, V> SortedSet<Integer> looks(Match<C, O, V> match, Seat seat) {
    SortedSet<Integer> looks = new TreeSet<>();
    List<Match<C, O, V>> moments =
        match.momentsSince(Match.BEFORE_DEAL).stream()
            .dropWhile(then -> !then.isTutorial())
            .filter(TutorialLooks::isNewMoment)
            .toList();
    for (int i = 0; i < moments.size(); i++) {
      Match<C, O, V> then = moments.get(i);
      boolean foreign = i + 1 < moments.size() && isForeign(last(moments.get(i + 1)), seat);
      boolean begins = then.position() == match.position() && startsTutorial(last(then));
      if (then.players().get(seat.index()) instanceof Player.Human && !foreign && !begins) {
        looks.add(then.position());
      }
    }
    return looks;
  }

  private static <C> Entry<C> last(Match<C, ?, ?> match) {
    return match.entriesBackwards().findFirst().orElseThrow();
  }

  /** Returns whether the last entry was a ply, an undo, or the beginning of guidance. */
  private static boolean isNewMoment(Match<?, ?, ?> match) {
    Entry<?> last = last(match);
    return last instanceof Entry.Ply
        || last instanceof Entry.Control<?>(ControlEntry.Undone())
        || startsTutorial(last);
  }

  private static boolean startsTutorial(Entry<?> entry) {
    return entry instanceof Entry.Control<?>(ControlEntry.TutorialStarted());
  }

  private static boolean isForeign(Entry<?> entry, Seat seat) {
    return entry instanceof Entry.Ply<?>(Seat who, var _) && !who.equals(seat);
  }
}
