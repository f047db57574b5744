package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The direct effect of a legal command on the Atman, before a memory is relived and before a split
 * is resolved.
 *
 * @param atmanAfter the resulting Atman
 * @param placedCard the card that is placed, from the line or by {@link Command.Drift}; empty if
 *     there is none
 * @param removedCards the cards that leave the Atman, not counting a card that drifts
 */
public record AtmanChange(
    Atman atmanAfter, Optional<LaidCard> placedCard, List<LaidCard> removedCards) {
  /**
   * Returns the effect of a command that names the cards or the chunk that it changes; empty for
   * other commands. The effect of a take is that of the complete take, even if Ren has yet to
   * choose score cards.
   *
   * @param line Feth's line, to which {@link Command.Place} refers
   */
  public static Optional<AtmanChange> of(Atman atman, List<Piece> line, Command command) {
    return switch (command) {
      case Command.Place(int number, Spot at) ->
          Optional.of(place(atman, line.get(number - 1), at));
      case Command.Sever(Spot card, _) -> Optional.of(remove(atman, List.of(card)));
      case Command.Blaze(List<Spot> cards, _) -> Optional.of(remove(atman, cards));
      case Command.Sink(Spot card, _) -> Optional.of(sink(atman, card));
      case Command.Drift(Spot card, Spot to, _) -> Optional.of(drift(atman, card, to));
      case Command.Take(Spot card) -> Optional.of(remove(atman, List.of(card)));
      case Command.Keep(Spot chunk) -> Optional.of(keep(atman, chunk));
      default -> Optional.empty();
    };
  }

  /** Places a memory card of the line, or one that was lifted. Rule book: Feth's turn 2. */
  public static AtmanChange place(Atman atman, Piece piece, Spot at) {
    LaidCard placedCard = new LaidCard((Card) piece, at);
    return new AtmanChange(atman.with(placedCard), Optional.of(placedCard), List.of());
  }

  /** Removes cards, each named by a spot at which it is visible. */
  public static AtmanChange remove(Atman atman, List<Spot> cardSpots) {
    List<LaidCard> removedCards = new ArrayList<>(cardSpots.size());
    Atman after = atman;
    for (Spot cardSpot : cardSpots) {
      LaidCard card = atman.topCard(cardSpot).orElseThrow();
      removedCards.add(card);
      after = after.without(card);
    }
    return new AtmanChange(after, Optional.empty(), removedCards);
  }

  /** Slips a card beneath every card that it overlaps. */
  public static AtmanChange sink(Atman atman, Spot cardSpot) {
    return new AtmanChange(
        atman.withSunk(atman.topCard(cardSpot).orElseThrow()), Optional.empty(), List.of());
  }

  /** Lifts a card and places it elsewhere. */
  public static AtmanChange drift(Atman atman, Spot cardSpot, Spot to) {
    LaidCard liftedCard = atman.topCard(cardSpot).orElseThrow();
    return place(atman.without(liftedCard), liftedCard.card(), to);
  }

  /**
   * Keeps the chunk of the card that is visible at a spot, and removes all other cards. Rule book:
   * If the Atman is split or runs out.
   */
  public static AtmanChange keep(Atman atman, Spot cardSpot) {
    List<LaidCard> keptChunk = atman.chunkOf(atman.topCard(cardSpot).orElseThrow());
    List<LaidCard> removedCards = new ArrayList<>(atman.stack());
    removedCards.removeAll(keptChunk);
    return new AtmanChange(Atman.of(keptChunk), Optional.empty(), removedCards);
  }
}
