package lethe.engine.games.ravens;

import java.util.List;
import java.util.Optional;

/**
 * What a legal command would lead to, as far as the viewer can tell who sees this view.
 *
 * @param after the view with the Atman, the hearts and the top of the deck as they would lie then;
 *     all else as it is
 * @param change what happens to the Atman
 * @param relived the memory that is relived; no card if none is
 * @param chased the raven that a relived memory chases away
 * @param row the row that the card which Ren takes goes to; nothing if it is discarded
 * @param turns whether that card turns the heart of the row up
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

  /** The row that a card of the Atman goes to when Ren takes it; nothing if it is discarded. */
  private static Optional<RowView> row(View view, Card card) {
    return view.poem().current().filter(row -> card.fits(row.lacks()));
  }

  /** Whether a card of the Atman turns the heart of its row up when Ren takes it. */
  private static boolean turns(View view, Card card) {
    return row(view, card).filter(row -> row.after(card) != row.heart().status()).isPresent();
  }
}
