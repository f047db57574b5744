package lethe.app.titles.tase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.text.Messages;
import lethe.app.titles.ViewChange;
import lethe.app.titles.tase.DrawnTable.CupStage;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.View;

/**
 * The table at the end of a round, before the cups are opened. A match has no such view, because
 * the last chip is played and the next round begins in a single ply.
 *
 * @param before the table before the last chip
 * @param scored the cups of the round, as they are scored
 */
record RoundEndView(View before, Scored scored) {
  /** The number of frames for which each step is shown. */
  private static final int STEP_FRAMES = 3;

  /**
   * Returns the frames that open the cups one after another: first the chips of a cup appear, then
   * duplicates are struck out, then the totals and the winner appear. The cups won by both sides
   * follow at the end. Empty if no round has ended between the views.
   */
  static List<Frame> animation(
      Messages messages, ViewChange<Observation, View> change, Viewer viewer, Size bounds) {
    View before = change.before();
    View after = change.after();
    if (before.scoredRounds().size() >= after.scoredRounds().size()) {
      return List.of();
    }
    RoundEndView roundEnd = new RoundEndView(before, after.scoredRounds().getLast());
    List<CupScore> cups = roundEnd.scored.cups();
    View closedView = roundEnd.closedView();
    List<DrawnTable> steps = new ArrayList<>();
    steps.add(
        new DrawnTable(messages, closedView, viewer, List.of(), CupStage.COUNTED, false, bounds));
    for (int open = 1; open <= cups.size(); open++) {
      List<CupScore> openedCups = cups.subList(0, open);
      for (CupStage stage : CupStage.values()) {
        if (stage != CupStage.CANCELED || !openedCups.getLast().duplicates().isEmpty()) {
          steps.add(new DrawnTable(messages, closedView, viewer, openedCups, stage, false, bounds));
        }
      }
    }
    View countedView = roundEnd.countedView(after.red().cupsWon(), after.blue().cupsWon());
    steps.add(new DrawnTable(messages, countedView, viewer, cups, CupStage.COUNTED, true, bounds));
    return steps.stream()
        .map(DrawnTable::frame)
        .flatMap(frame -> Collections.nCopies(STEP_FRAMES, frame).stream())
        .toList();
  }

  /** Returns the view after the last chip, before the cups are opened. */
  View closedView() {
    return view(before.red(), before.blue(), before.scoredRounds());
  }

  /** Returns the view after the cups have been opened and counted. */
  private View countedView(int redCups, int blueCups) {
    return view(
        new Side(before.red().hand(), before.red().discardedChips(), redCups),
        new Side(before.blue().hand(), before.blue().discardedChips(), blueCups),
        Stream.concat(before.scoredRounds().stream(), Stream.of(scored)).toList());
  }

  private View view(Side red, Side blue, List<Scored> scoredRounds) {
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
        side(red, CupScore::red),
        side(blue, CupScore::blue),
        before.bound(),
        Stream.concat(earlierPlacements, lastPlacement.stream()).toList(),
        before.cups(),
        scoredRounds);
  }

  /**
   * Returns a side at the end of the round. A chip that was not placed is set aside, unless the
   * seat had the choice to keep it. Rule book: Beginning a Round.
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
    return seat.equals(GameSeats.RED) ? score.red() : score.blue();
  }
}
