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

/** A fact that qualifies the result of a match. All circumstances are derived from the journal. */
public sealed interface Circumstance {
  /** Information that is shown only once stayed visible on the screens of these seats. */
  record Unguarded(List<Seat> seats) implements Circumstance {}

  /** The deal could have been known in advance. */
  record Known(How how) implements Circumstance {}

  /** The match existed in other files as well while it was running. */
  record Copied() implements Circumstance {}

  /**
   * A bot played part of the match in a seat that a person held before or afterwards.
   *
   * @param level the level of the bot
   * @param plies the number of the seat's commands that the bot gave
   * @param of the number of all commands of the seat
   */
  record Replaced(Seat seat, String level, int plies, int of) implements Circumstance {}

  /** These seats received advice from the strongest bot. */
  record Hinted(List<Seat> seats) implements Circumstance {}

  /** Returns the circumstances of a match so far, most serious first, without duplicates. */
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

  /**
   * Returns the seats in which both a bot and a person played, with the number of the bot's
   * commands.
   */
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
   * Counts the commands of every player who ever held a seat, seat by seat. Commands that were
   * taken back do not count.
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
