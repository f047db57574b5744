package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rejection;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.IllegalMoveCode;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.Spot;

/**
 * The rejections of illegal uses of powers: each names the rule that the use breaks. Called only
 * for illegal uses.
 */
final class PowerRejections {
  private PowerRejections() {}

  static Rejection reject(State state, Command.Use use) {
    return availabilityError(state, use).orElseGet(() -> rejectUse(state, use));
  }

  private static Optional<Rejection> availabilityError(State state, Command.Use use) {
    Power power = use.power();
    if (HeldPowers.rows(state, power).isEmpty()) {
      return Optional.of(Rejection.of(IllegalMoveCode.NO_SUCH_POWER, power));
    }
    if (!HeldPowers.commandRows(state, power).contains(use.row())) {
      return Optional.of(Rejection.of(IllegalMoveCode.NO_SUCH_POWER_IN_ROW, power, use.row()));
    }
    boolean needsLine = power == Power.SEED || power == Power.BLOOM;
    return needsLine && state.phase() != Phase.BUILD
        ? Optional.of(Rejection.of(IllegalMoveCode.ONLY_WHILE_BUILDING, power))
        : Optional.empty();
  }

  private static Rejection rejectUse(State state, Command.Use use) {
    Atman atman = state.atman();
    return switch (use) {
      case Command.Sever(Spot card, _) -> AtmanRejections.nameError(atman, card).orElseThrow();
      case Command.Blaze(List<Spot> cards, _) ->
          cards.stream()
              .flatMap(card -> AtmanRejections.nameError(atman, card).stream())
              .findFirst()
              .orElseGet(() -> rejectBlaze(atman, cards));
      case Command.Sink(Spot card, _) ->
          AtmanRejections.nameError(atman, card)
              .orElseGet(
                  () ->
                      Rejection.of(
                          IllegalMoveCode.NO_CARD_BENEATH,
                          atman.topCard(card).orElseThrow().card()));
      case Command.Drift(Spot card, Spot to, _) ->
          AtmanRejections.nameError(atman, card)
              .orElseGet(() -> rejectDrift(atman, atman.topCard(card).orElseThrow(), to));
      case Command.Seed _, Command.Glimmer _ -> Rejection.of(IllegalMoveCode.DECK_EMPTY);
      case Command.Bloom(int number, _) ->
          Rejection.of(IllegalMoveCode.NO_SUCH_CARD_DISCARDED, number);
      case Command.Dawn(Color raven, _) -> Rejection.of(IllegalMoveCode.RAVEN_NOT_IN_ROW, raven);
      case Command.Whisper(Color raven, _) -> rejectRaven(state, raven);
      case Command.Requiem(Color raven, _) -> rejectRaven(state, raven);
    };
  }

  /** Returns the rejection of a blaze whose cards are named correctly. */
  private static Rejection rejectBlaze(Atman atman, List<Spot> cards) {
    if (cards.isEmpty() || cards.size() > 2) {
      return Rejection.of(IllegalMoveCode.ONE_OR_TWO_CARDS_REQUIRED);
    }
    LaidCard first = atman.topCard(cards.getFirst()).orElseThrow();
    LaidCard last = atman.topCard(cards.getLast()).orElseThrow();
    if (first.equals(last)) {
      return Rejection.of(IllegalMoveCode.SAME_CARD_TWICE, cards.getLast());
    }
    return cards.getFirst().compareTo(cards.getLast()) > 0
        ? Rejection.of(IllegalMoveCode.NOT_FIRST_SPOT_OF_CARD, cards.getFirst(), cards.getLast())
        : Rejection.of(IllegalMoveCode.COLORS_DIFFER, first.card(), last.card());
  }

  private static Rejection rejectDrift(Atman atman, LaidCard laidCard, Spot to) {
    return laidCard.spot().equals(to)
        ? Rejection.of(IllegalMoveCode.CARD_NOT_MOVED, laidCard.card())
        : AtmanRejections.rejectPlacement(atman.without(laidCard), laidCard.card(), to);
  }

  private static Rejection rejectRaven(State state, Color raven) {
    return Rejection.of(
        state.raven(raven).isStanding()
            ? IllegalMoveCode.NO_CARD_BENEATH_RAVEN
            : IllegalMoveCode.RAVEN_NOT_IN_ROW,
        raven);
  }
}
