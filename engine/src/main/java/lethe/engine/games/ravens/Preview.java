package lethe.engine.games.ravens;

import java.util.List;
import java.util.Optional;

/**
 * The part of the result of a legal command that the viewer of a view can predict.
 *
 * @param after the view with the Atman, the hearts and the top of the deck as they would be;
 *     everything else is unchanged
 * @param change the change of the Atman
 * @param relived the memory that would be relived; empty if there is none
 * @param chased the raven that a relived memory would chase away
 * @param row the row in which the card that Ren takes would be placed; empty if it would be
 *     discarded
 * @param turns whether that card would turn the heart of the row face up
 */
public record Preview(
    View after,
    Optional<AtmanChange> change,
    List<LaidCard> relived,
    Optional<Color> chased,
    Optional<RowView> row,
    boolean turns) {
  public static Preview of(View view, Command command) {
    Optional<AtmanChange> change = AtmanChange.of(view.atman(), view.piles().line(), command);
    List<LaidCard> relived =
        change
            .flatMap(made -> made.placed().map(placed -> made.after().relived(placed)))
            .orElse(List.of());
    Optional<Color> chased =
        relived.stream()
            .map(laid -> laid.card().color())
            .filter(color -> view.raven(color).status() == RavenStatus.STANDING)
            .findFirst();
    Optional<Card> taken =
        command instanceof Command.Take
            ? change.map(made -> made.gone().getFirst().card())
            : Optional.empty();
    Optional<RowView> row = taken.flatMap(card -> row(view, card));
    return new Preview(
        after(view, change, command),
        change,
        relived,
        chased,
        row,
        taken.filter(card -> turns(view, card)).isPresent());
  }

  private static View after(View view, Optional<AtmanChange> change, Command command) {
    return switch (command) {
      case Command.Arrange(List<Integer> order) -> view.with(view.poem().arranged(order));
      case Command.Order(List<Integer> order) -> view.with(view.piles().ordered(order));
      default -> change.map(made -> view.with(made.after())).orElse(view);
    };
  }

  /**
   * Returns the row in which a card of the Atman would be placed if Ren took it; empty if it would
   * be discarded.
   */
  private static Optional<RowView> row(View view, Card card) {
    return view.poem().current().filter(row -> card.fits(row.lacks()));
  }

  /** Returns whether a card of the Atman would turn the heart of its row face up if Ren took it. */
  private static boolean turns(View view, Card card) {
    return row(view, card).filter(row -> row.after(card) != row.heart().status()).isPresent();
  }
}
