package lethe.engine.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A command of a seat that stands, with all that the seat knew when it gave it, and nothing else.
 *
 * @param number which of the seat's commands it is, counted from 1
 * @param past what the seat was told and saw until then, the deal first; a ply of somebody else of
 *     which it was told nothing is not there
 * @param legal what it could do
 * @param chosen what it did
 */
public record Decision<C, O, V>(
    Seat seat, int number, List<Sight<O, V>> past, List<C> legal, C chosen) {
  public Decision {
    past = List.copyOf(past);
    legal = List.copyOf(legal);
  }

  /**
   * A decision, and where it is in the journal.
   *
   * @param position how many entries the journal had before it
   */
  public record At<C, O, V>(int position, Decision<C, O, V> decision) {}

  /** What the seat saw. */
  public V view() {
    return past.getLast().view();
  }

  /** All that the seat had been told, oldest first. */
  public List<O> told() {
    return past.stream().flatMap(sight -> sight.told().stream()).toList();
  }

  /** Whether there was anything to decide. */
  public boolean isOpen() {
    return legal.size() > 1;
  }

  /** All decisions of a seat that were not taken back, in order. */
  public static <C, O, V> List<At<C, O, V>> of(Match<C, O, V> match, Seat seat) {
    List<Match<C, O, V>> moments = match.since(Match.BEFORE_THE_DEAL);
    List<Sight<O, V>> past = new ArrayList<>();
    past.add(sight(moments.getFirst(), seat));
    List<At<C, O, V>> decisions = new ArrayList<>();
    for (int moment : standing(moments)) {
      Match<C, O, V> before = moments.get(moment - 1);
      Sight<O, V> sight = sight(moments.get(moment), seat);
      boolean own = false;
      if (moments.get(moment).backwards().findFirst().orElseThrow()
              instanceof Entry.Ply<C>(Seat mover, C chosen)
          && mover.equals(seat)) {
        own = true;
        decisions.add(
            new At<>(
                before.position(),
                new Decision<>(seat, decisions.size() + 1, past, before.legal(seat), chosen)));
      }
      if (own || !sight.told().isEmpty()) {
        past.add(sight);
      }
    }
    return decisions;
  }

  private static <C, O, V> Sight<O, V> sight(Match<C, O, V> match, Seat seat) {
    return new Sight<>(
        match.toldSince(seat, match.position() - 1).stream().<O>map(Told::what).toList(),
        match.view(seat));
  }

  /** The moments that came of plies which were not taken back. */
  public static <C, O, V> Deque<Integer> standing(List<Match<C, O, V>> moments) {
    Deque<Integer> standing = new ArrayDeque<>();
    for (int moment = 1; moment < moments.size(); moment++) {
      switch (moments.get(moment).backwards().findFirst().orElseThrow()) {
        case Entry.Ply<C> _ -> standing.addLast(moment);
        case Entry.Note<C>(Control.Undone()) -> standing.removeLast();
        case Entry.Note<C> _ -> {}
      }
    }
    return standing;
  }
}
