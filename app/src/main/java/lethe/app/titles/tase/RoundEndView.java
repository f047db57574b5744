package lethe.app.titles.tase;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.View;

/**
 * The table at the end of a round, before its cups are opened. It is never a view of the match,
 * because the last chip is played and the next round begins in a single ply.
 *
 * @param before the table before the last chip
 * @param scored the contents of the cups
 */
record RoundEndView(View before, Scored scored) {
  /** Opens the cups one after another, leaving time to read each. */
  static List<Frame> animation(View before, View after, Viewer viewer, Size bounds) {
    if (before.scoredRounds().size() >= after.scoredRounds().size()) {
      return List.of();
    }
    View roundEnd = new RoundEndView(before, after.scoredRounds().getLast()).view();
    List<CupScore> cups = after.scoredRounds().getLast().cups();
    return Stream.of(0, 1, 1, 2, 2, 3, 3, 3)
        .map(open -> new DrawnTable(roundEnd, viewer, cups.subList(0, open), bounds).frame())
        .toList();
  }

  View view() {
    List<Placed> lastPlacement = lastPlacement();
    Stream<Placed> earlierPlacements =
        lastPlacement.isEmpty() || before.phase() == Phase.SECOND
            ? before.latestChips().stream()
            : Stream.empty();
    return new View(
        before.round(),
        before.opener(),
        before.phase(),
        Optional.empty(),
        side(before.red(), CupScore::red),
        side(before.blue(), CupScore::blue),
        before.bound(),
        Stream.concat(earlierPlacements, lastPlacement.stream()).toList(),
        before.cups(),
        before.scoredRounds());
  }

  /**
   * Returns a side at the end of the round. A remaining chip was set aside unless its seat could
   * keep it.
   */
  private Side side(Side side, Function<CupScore, Chips> chips) {
    Chips hand = side.hand();
    for (CupScore cup : scored.cups()) {
      hand = hand.without(chips.apply(cup));
    }
    return before.phase() == Phase.LAST
        ? new Side(hand, side.discardedChips(), side.cupsWon())
        : new Side(
            Chips.NONE, Chips.ofMask(side.discardedChips().mask() | hand.mask()), side.cupsWon());
  }

  /** Returns the placement of the last chip; empty if it did not go into a cup. */
  private List<Placed> lastPlacement() {
    return before.mover().stream().flatMap(this::placements).limit(1).toList();
  }

  private Stream<Placed> placements(Seat seat) {
    return IntStream.rangeClosed(1, scored.cups().size())
        .boxed()
        .flatMap(
            cup ->
                before.side(seat).hand().intersection(chips(seat, cup)).values().stream()
                    .map(chip -> new Placed(before.round(), seat, chip, cup)));
  }

  private Chips chips(Seat seat, int cup) {
    CupScore score = scored.cups().get(cup - 1);
    return seat.equals(SeatNames.RED) ? score.red() : score.blue();
  }
}
