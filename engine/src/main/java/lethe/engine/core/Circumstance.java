package lethe.engine.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lethe.engine.core.Control.Known.How;
import lethe.engine.core.Entry.Note;
import lethe.engine.core.Entry.Ply;
import lethe.engine.core.Header.Seated;

/** What one has to know beside the result of a match to judge it; all of it is in the journal. */
public sealed interface Circumstance {
  /** The screens of these seats kept what was fleeting. */
  record Unguarded(List<Seat> seats) implements Circumstance {}

  /** What was dealt could be known before. */
  record Known(How how) implements Circumstance {}

  /** The match was in other files, too, while it ran. */
  record Copied() implements Circumstance {}

  /**
   * Bots played for a while in a seat that was a person's before or after.
   *
   * @param level how well
   * @param plies how many of the seat's commands were theirs
   * @param of how many commands the seat gave in all
   */
  record Replaced(Seat seat, String level, int plies, int of) implements Circumstance {}

  /** These seats were told what the best bot would do. */
  record Hinted(List<Seat> seats) implements Circumstance {}

  /** All circumstances of a match so far, the gravest first; none of them twice. */
  static List<Circumstance> of(Match<?, ?, ?> match) {
    Journal<?> journal = match.journal();
    List<Control> notes = journal.notes();
    List<Circumstance> all = new ArrayList<>();
    List<Seat> unguarded = match.unguarded();
    if (!unguarded.isEmpty()) {
      all.add(new Unguarded(unguarded));
    }
    for (How how : How.values()) {
      boolean redrawn =
          how == How.FORK && notes.stream().anyMatch(Control.Redrawn.class::isInstance);
      if (redrawn || notes.contains(new Control.Known(how))) {
        all.add(new Known(how));
      }
    }
    if (notes.stream().anyMatch(Control.Copied.class::isInstance)) {
      all.add(new Copied());
    }
    all.addAll(replaced(journal));
    List<Seat> hinted =
        match.seats().stream().filter(seat -> notes.contains(new Control.Hinted(seat))).toList();
    if (!hinted.isEmpty()) {
      all.add(new Hinted(hinted));
    }
    return List.copyOf(all);
  }

  /** How many commands bots gave in seats that were a person's, too. */
  private static List<Circumstance> replaced(Journal<?> journal) {
    List<Circumstance> all = new ArrayList<>();
    List<Map<Player, Integer>> seats = plies(journal);
    for (Seat seat : journal.header().seats()) {
      Map<Player, Integer> plies = seats.get(seat.index());
      int of = plies.values().stream().mapToInt(count -> count).sum();
      plies.forEach(
          (player, count) -> {
            if (player instanceof Player.Machine(String level)
                && count > 0
                && plies.containsKey(new Player.Human())) {
              all.add(new Replaced(seat, level, count, of));
            }
          });
    }
    return all;
  }

  /**
   * How many commands everybody gave who ever had a seat, seat by seat; what was taken back is not
   * among them.
   */
  private static <C> List<Map<Player, Integer>> plies(Journal<C> journal) {
    List<Map<Player, Integer>> plies = new ArrayList<>();
    List<Player> playing = new ArrayList<>();
    Deque<Seated> last = new ArrayDeque<>();
    for (Seated seated : journal.header().table()) {
      playing.add(seated.player());
      plies.add(new LinkedHashMap<>(Map.of(seated.player(), 0)));
    }
    for (Entry<C> entry : journal.entries()) {
      switch (entry) {
        case Ply<C>(Seat seat, C _) -> {
          Player player = playing.get(seat.index());
          plies.get(seat.index()).merge(player, 1, Integer::sum);
          last.push(new Seated(seat, player));
        }
        case Note<C>(Control.Handed(Seat seat, Player player)) -> {
          playing.set(seat.index(), player);
          plies.get(seat.index()).putIfAbsent(player, 0);
        }
        case Note<C>(Control.Undone()) -> {
          Seated taken = last.pop();
          plies.get(taken.seat().index()).merge(taken.player(), -1, Integer::sum);
        }
        case Note<C> _ -> {}
      }
    }
    return plies;
  }
}
