package lethe.engine.games.ravens;

import java.util.List;
import java.util.Optional;

/**
 * The part of a legal command's result that the viewer can predict.
 *
 * @param viewAfter the view with the resulting Atman, hearts and top of the deck; everything else
 *     is unchanged
 * @param change the change of the Atman; empty if the command does not change it directly
 * @param relivedBlock the block that would relive a memory; empty if there is none
 * @param chasedRaven the raven that the relived memory would chase away or defeat; empty if there
 *     is none
 * @param targetRow the row in which the card that Ren takes would be placed; empty if it would be
 *     discarded or Ren takes no card
 * @param wouldTurnHeart whether that card would turn the heart of the row face up; false if the
 *     viewer does not know the heart
 */
public record Preview(
    View viewAfter,
    Optional<AtmanChange> change,
    List<LaidCard> relivedBlock,
    Optional<Color> chasedRaven,
    Optional<RowView> targetRow,
    boolean wouldTurnHeart) {
  /** Predicts the part of a legal command's result that the viewer can know. */
  public static Preview of(View view, Command command) {
    Optional<AtmanChange> change = AtmanChange.of(view.atman(), view.piles().line(), command);
    List<LaidCard> relivedBlock =
        change
            .flatMap(
                atmanChange ->
                    atmanChange
                        .placedCard()
                        .map(placedCard -> atmanChange.atmanAfter().relivedBlock(placedCard)))
            .orElse(List.of());
    Optional<Color> chasedRaven =
        relivedBlock.stream()
            .map(laidCard -> laidCard.card().color())
            .filter(color -> view.raven(color).status() == RavenStatus.STANDING)
            .findFirst();
    Optional<Card> takenCard =
        command instanceof Command.Take
            ? change.map(atmanChange -> atmanChange.removedCards().getFirst().card())
            : Optional.empty();
    Optional<RowView> row = takenCard.flatMap(card -> rowFor(view, card));
    return new Preview(
        viewAfter(view, change, command),
        change,
        relivedBlock,
        chasedRaven,
        row,
        takenCard.filter(card -> wouldTurnHeart(view, card)).isPresent());
  }

  private static View viewAfter(View view, Optional<AtmanChange> change, Command command) {
    return switch (command) {
      case Command.Arrange(List<Integer> order) -> view.with(view.poem().withHeartOrder(order));
      case Command.Order(List<Integer> order) -> view.with(view.piles().withTopOrder(order));
      default -> change.map(atmanChange -> view.with(atmanChange.atmanAfter())).orElse(view);
    };
  }

  /**
   * Returns the row in which a card of the Atman would be placed if Ren took it; empty if it would
   * be discarded.
   */
  private static Optional<RowView> rowFor(View view, Card card) {
    return view.poem().currentRow().filter(row -> card.fitsRow(row.missingTotal()));
  }

  /** Returns whether a card of the Atman would turn the heart of its row face up if Ren took it. */
  private static boolean wouldTurnHeart(View view, Card card) {
    return rowFor(view, card)
        .filter(row -> row.heartStatusAfter(card) != row.heart().status())
        .isPresent();
  }
}
