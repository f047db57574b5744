package lethe.engine.bots.eurydice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.RuleNumbers;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.Zone;

/** Finds the reasons for a command, from what Orpheus knows. */
public final class ReasonFinder {
  /** The number of simulated continuations for each command. */
  static final int CONTINUATIONS = 400;

  private ReasonFinder() {}

  /**
   * Returns the reasons for the chosen command, most important first.
   *
   * @param comparedCommand another command whose continuations are simulated from the same states,
   *     so that both can be compared; empty if there is none
   */
  public static List<Reason> reasonsFor(
      Game<?, Command, Observation, View> game,
      Decision<Command, Observation, View> decision,
      Optional<Command> comparedCommand,
      Rng rng) {
    List<Reason> reasons =
        new ArrayList<>(reasonsFromView(decision.view(), decision.chosenCommand()));
    List<Command> commands = new ArrayList<>();
    commands.add(decision.chosenCommand());
    comparedCommand.ifPresent(commands::add);
    reasons.addAll(
        SamplingBot.results(game, decision, commands, CONTINUATIONS, rng).stream()
            .map(PlayoutResults::continuations)
            .toList());
    return reasons;
  }

  /** Returns the reasons that follow from the view without any simulation. */
  static List<Reason> reasonsFromView(View view, Command command) {
    return switch (command) {
      case Command.Roll _, Command.Pay _ ->
          view.currentSymbol().map(symbol -> rollRisk(view, symbol)).stream().toList();
      case Command.Look(Zone zone, int card) -> reasonsForCard(view, zone, card);
      case Command.Hymn(Zone zone, int card) -> reasonsForCard(view, zone, card);
      case Command.Remove(Zone zone, int card) -> reasonsForCard(view, zone, card);
      case Command.Return(int card) -> reasonsForKnownFace(view.discard().get(card - 1));
      case Command.Survey(int card) -> reasonsForKnownFace(view.discard().get(card - 1));
      case Command.Top _, Command.Bottom _ ->
          view.heldCards().isEmpty() ? List.of() : reasonsForKnownFace(view.heldCards().getLast());
      default -> List.of();
    };
  }

  private static Reason rollRisk(View view, Symbol symbol) {
    int failingSides =
        Math.clamp(symbol.value() - Heuristics.rollBonus(view), 0, RuleNumbers.DIE_SIDES);
    return new Reason.RollRisk(failingSides, symbol.cardsLostOnFailure(), symbol.cost());
  }

  private static List<Reason> reasonsForCard(View view, Zone zone, int card) {
    return switch (zone) {
      case DECK -> {
        int next = Collections.frequency(view.picks(), 0);
        yield next < view.deck().size() ? reasonsForFace(view, view.deck().get(next)) : List.of();
      }
      case DISCARD -> reasonsForFace(view, view.discard().get(card - 1));
      case REMOVED -> reasonsForFace(view, new Face.Down());
      case DIAMONDS -> List.of();
    };
  }

  private static List<Reason> reasonsForFace(View view, Face face) {
    return face instanceof Face.Down ? List.of(unknownCard(view)) : reasonsForKnownFace(face);
  }

  private static Reason unknownCard(View view) {
    List<Face> remembered = new ArrayList<>();
    for (List<Face> zone : List.of(view.deck(), view.discard(), view.removed())) {
      zone.stream().filter(Face.Remembered.class::isInstance).forEach(remembered::add);
    }
    long spades =
        remembered.stream()
            .filter(face -> face.knownSuit().filter(Suit.SPADE::equals).isPresent())
            .count();
    return new Reason.UnknownCard(
        (int) (view.faceDownCounts().spades() - spades),
        view.faceDownCounts().total() - remembered.size());
  }

  private static List<Reason> reasonsForKnownFace(Face face) {
    return face.knownSuit()
        .<List<Reason>>map(suit -> List.of(new Reason.KnownCard(suit)))
        .orElse(List.of());
  }
}
