package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.Spot;

/** Which powers Feth holds, and which of them he could use now. */
final class HeldPowers {
  private HeldPowers() {}

  /**
   * An unused poem card.
   *
   * @param row whose; 0 once the batch is over
   */
  record Held(int row, Card card) {}

  /** All unused poem cards, the top row's first. */
  static List<Held> held(State state) {
    if (state.verses().isEmpty()) {
      return state.parting().stream().map(card -> new Held(0, card)).toList();
    }
    return state.verses().stream()
        .flatMap(
            verse ->
                verse.poem().stream()
                    .filter(card -> !card.used())
                    .map(card -> new Held(verse.number(), card.card())))
        .toList();
  }

  /**
   * The rows with an unused card of this power. First comes the one that is meant where nobody says
   * which: one that a relived memory could still refresh, if there is one; of equals the top one.
   */
  static List<Integer> rows(State state, Power power) {
    List<Integer> rows =
        held(state).stream()
            .filter(held -> held.card().power() == power)
            .map(Held::row)
            .distinct()
            .toList();
    Stream<Integer> refreshable =
        rows.stream().filter(row -> row > 0 && state.verses().get(row - 1).isDown());
    return Stream.concat(refreshable, rows.stream()).distinct().toList();
  }

  /** How a command says from where this power is used: 0 where only one row has it. */
  static List<Integer> froms(State state, Power power) {
    List<Integer> rows = rows(state, power);
    return rows.size() == 1 ? List.of(0) : rows;
  }

  /** The same with the row named if, and only if, several have the power. */
  static Command.Use canonical(State state, Command.Use use) {
    List<Integer> rows = rows(state, use.power());
    boolean only = rows.size() == 1 && (use.row() == 0 || rows.contains(use.row()));
    boolean unsaid = rows.size() > 1 && use.row() == 0;
    return only ? use.from(0) : unsaid ? use.from(rows.getFirst()) : use;
  }

  /** The poem card that a command spends. */
  static Optional<Held> held(State state, Command.Use use) {
    return rows(state, use.power()).stream()
        .filter(row -> use.row() == 0 || row == use.row())
        .findFirst()
        .flatMap(
            row ->
                held(state).stream()
                    .filter(held -> held.row() == row && held.card().power() == use.power())
                    .findFirst());
  }

  /** The unused poem cards whose powers could be used now. */
  static List<Card> usable(State state) {
    return state.phase().hasPowers()
        ? held(state).stream().map(Held::card).filter(card -> usable(state, card.power())).toList()
        : List.of();
  }

  private static boolean usable(State state, Power power) {
    return switch (power) {
      case SEVER, BLAZE -> !state.atman().isEmpty();
      case SINK -> state.atman().visible().stream().anyMatch(state.atman()::sinkable);
      case DRIFT -> drifts(state.atman());
      case SEED -> state.phase() == Phase.BUILD && !state.deck().isEmpty();
      case BLOOM ->
          state.phase() == Phase.BUILD
              && state.discards().stream().anyMatch(Card.class::isInstance);
      case GLIMMER -> !state.deck().isEmpty();
      case DAWN -> state.holds().stream().anyMatch(RavenState::stands);
      case WHISPER, REQUIEM -> state.holds().stream().anyMatch(hold -> hold.beneath() != 0);
    };
  }

  private static boolean drifts(Atman atman) {
    return atman.visible().stream().anyMatch(laid -> !targets(atman, laid).isEmpty());
  }

  /** Where a card can drift to: anywhere else that it can be placed once it is lifted. */
  static List<Spot> targets(Atman atman, LaidCard laid) {
    return atman.without(laid).places(laid.card()).stream()
        .filter(at -> !at.equals(laid.at()))
        .toList();
  }
}
