package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.titles.TurningPoint;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.Stepped;
import lethe.engine.games.eurydice.Observation.ThirdSpadeMarked;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.View;

/**
 * Measures turning points of Eurydice: marked spades, and changes of the margin by which hearts
 * outnumber clubs and jokers in the deck.
 */
final class TurningPoints {
  /** The weight of a marked spade; a change of the margin by one card weighs 2. */
  private static final int SPADE_WEIGHT = 3;

  private TurningPoints() {}

  static Optional<TurningPoint> find(ViewChange<Observation, View> change, Viewer viewer) {
    SuitCounts before = deckCounts(change.before());
    SuitCounts after = deckCounts(change.after());
    List<Observation> observations = change.observations();
    long spades =
        observations.stream()
            .filter(
                observation ->
                    observation instanceof SpadePunished || observation instanceof ThirdSpadeMarked)
            .count();
    int weight =
        2 * Math.abs(after.heartLead() - before.heartLead())
            + SPADE_WEIGHT * Math.toIntExact(spades);
    if (weight == 0) {
      return Optional.empty();
    }
    String description =
        observations.stream()
            .filter(TurningPoints::isMentioned)
            .map(observation -> ObservationText.FULL.text(observation, viewer))
            .collect(Collectors.joining(" "));
    int clubsBefore = before.clubs() + before.jokers();
    int clubsAfter = after.clubs() + after.jokers();
    boolean isDeckChanged = before.hearts() != after.hearts() || clubsBefore != clubsAfter;
    return Optional.of(
        new TurningPoint(
            weight,
            MESSAGES.format(
                isDeckChanged ? "turning" : "turning.unchanged",
                spaceName(change),
                description,
                before.hearts(),
                clubsBefore,
                after.hearts(),
                clubsAfter)));
  }

  /**
   * Returns whether the description of a turning point mentions an observation. It does if the
   * observation reports spades, or a change that can affect the numbers of hearts, clubs and jokers
   * in the deck.
   */
  private static boolean isMentioned(Observation observation) {
    return switch (observation) {
      case SpadePunished _,
          ThirdSpadeMarked _,
          Observation.SpadesForgiven _,
          Observation.Discarded _,
          Observation.Exchanged _,
          Observation.Returned _,
          Observation.Removed _,
          Observation.Hymned _,
          Observation.HeartsAdded _ ->
          true;
      case Observation.Shuffled(int removed) -> removed > 0;
      default -> false;
    };
  }

  /** Returns the name of the space where the ply took place. */
  private static String spaceName(ViewChange<Observation, View> change) {
    return change
        .firstObservation(Stepped.class)
        .map(stepped -> stepped.space().name())
        .orElseGet(() -> change.before().space().name());
  }

  /** Returns the numbers of known cards of the deck, including those that are being looked at. */
  private static SuitCounts deckCounts(View view) {
    int[] counts = new int[Suit.ALL.size()];
    Stream.concat(view.deck().stream(), view.heldCards().stream())
        .map(Face::knownSuit)
        .flatMap(Optional::stream)
        .forEach(suit -> counts[suit.index()]++);
    return SuitCounts.ofCounts(counts);
  }
}
