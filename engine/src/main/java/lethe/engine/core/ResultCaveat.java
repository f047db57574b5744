package lethe.engine.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lethe.engine.core.ControlEntry.DealKnown.Cause;
import lethe.engine.core.Entry.Control;
import lethe.engine.core.Entry.Ply;
import lethe.engine.core.Header.SeatedPlayer;

/** A fact that qualifies the result of a match. All caveats are derived from the journal. */
public sealed interface ResultCaveat {
  /** Information that is shown only once stayed visible on the screens of these seats. */
  record ScreensNotCleared(List<Seat> seats) implements ResultCaveat {}

  /** The deal could have been known in advance. */
  record DealKnown(Cause cause) implements ResultCaveat {}

  /** The match existed in other files as well while it was running. */
  record Copied() implements ResultCaveat {}

  /**
   * A bot played part of the match in a seat that a person held before or afterwards. Commands that
   * were taken back are not counted.
   *
   * @param level the level of the bot
   * @param plies the number of the seat's commands that the bot gave
   * @param totalPlies the number of all commands of the seat
   */
  record BotSubstituted(Seat seat, String level, int plies, int totalPlies)
      implements ResultCaveat {}

  /** These seats received advice from the strongest bot. */
  record HintsUsed(List<Seat> seats) implements ResultCaveat {}

  /** Returns the caveats of a match so far, most serious first, without duplicates. */
  static List<ResultCaveat> caveatsOf(Match<?, ?, ?> match) {
    Journal<?> journal = match.journal();
    List<ControlEntry> controlEntries = journal.controlEntries();
    List<ResultCaveat> caveats = new ArrayList<>();
    List<Seat> seatsNotCleared = match.seatsWithUnclearedScreens();
    if (!seatsNotCleared.isEmpty()) {
      caveats.add(new ScreensNotCleared(seatsNotCleared));
    }
    for (Cause cause : Cause.values()) {
      boolean isForkByReshuffle =
          cause == Cause.FORK
              && controlEntries.stream().anyMatch(ControlEntry.Reshuffled.class::isInstance);
      if (isForkByReshuffle || controlEntries.contains(new ControlEntry.DealKnown(cause))) {
        caveats.add(new DealKnown(cause));
      }
    }
    if (controlEntries.stream().anyMatch(ControlEntry.Copied.class::isInstance)) {
      caveats.add(new Copied());
    }
    caveats.addAll(substitutions(journal));
    List<Seat> seatsWithHints =
        match.seats().stream()
            .filter(seat -> controlEntries.contains(new ControlEntry.HintGiven(seat)))
            .toList();
    if (!seatsWithHints.isEmpty()) {
      caveats.add(new HintsUsed(seatsWithHints));
    }
    return List.copyOf(caveats);
  }

  /** Returns a caveat for every bot that gave commands in a seat that a person also held. */
  private static List<ResultCaveat> substitutions(Journal<?> journal) {
    List<ResultCaveat> caveats = new ArrayList<>();
    List<Map<Player, Integer>> plyCountsBySeat = plyCountsBySeat(journal);
    for (Seat seat : journal.header().seats()) {
      Map<Player, Integer> plyCounts = plyCountsBySeat.get(seat.index());
      int total = plyCounts.values().stream().mapToInt(count -> count).sum();
      plyCounts.forEach(
          (player, count) -> {
            if (player instanceof Player.Machine(String level)
                && count > 0
                && plyCounts.containsKey(new Player.Human())) {
              caveats.add(new BotSubstituted(seat, level, count, total));
            }
          });
    }
    return caveats;
  }

  /**
   * Returns, for each seat, the number of commands of every player who ever held it. Commands that
   * were taken back are not counted.
   */
  private static <C> List<Map<Player, Integer>> plyCountsBySeat(Journal<C> journal) {
    List<Map<Player, Integer>> plyCounts = new ArrayList<>();
    List<Player> currentPlayers = new ArrayList<>();
    Deque<SeatedPlayer> effectivePlies = new ArrayDeque<>();
    for (SeatedPlayer seatedPlayer : journal.header().seatedPlayers()) {
      currentPlayers.add(seatedPlayer.player());
      plyCounts.add(new LinkedHashMap<>(Map.of(seatedPlayer.player(), 0)));
    }
    for (Entry<C> entry : journal.entries()) {
      switch (entry) {
        case Ply<C>(Seat seat, C _) -> {
          Player player = currentPlayers.get(seat.index());
          plyCounts.get(seat.index()).merge(player, 1, Integer::sum);
          effectivePlies.push(new SeatedPlayer(seat, player));
        }
        case Control<C>(ControlEntry.SeatReassigned(Seat seat, Player player)) -> {
          currentPlayers.set(seat.index(), player);
          plyCounts.get(seat.index()).putIfAbsent(player, 0);
        }
        case Control<C>(ControlEntry.Undone()) -> {
          SeatedPlayer undonePly = effectivePlies.pop();
          plyCounts.get(undonePly.seat().index()).merge(undonePly.player(), -1, Integer::sum);
        }
        case Control<C> _ -> {}
      }
    }
    return plyCounts;
  }
}
