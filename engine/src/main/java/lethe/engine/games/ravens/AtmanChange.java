package lethe.engine.games.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a legal command does to the Atman itself, before a memory is relived or the Atman falls into
 * chunks.
 *
 * @param after the Atman then
 * @param placed the card that is placed in it
 * @param gone the cards that leave it
 */
public record AtmanChange(Atman after, Optional<LaidCard> placed, List<LaidCard> gone) {
  /**
   * The change that a command makes; nothing if it leaves the Atman as it is.
   *
   * @param line Feth's line
   */
  public static Optional<AtmanChange> of(Atman atman, List<Piece> line, Command command) {
    return switch (command) {
      case Command.Place(int number, Spot at) ->
          Optional.of(place(atman, line.get(number - 1), at));
      case Command.Sever(Spot card, _) -> Optional.of(without(atman, List.of(card)));
      case Command.Blaze(List<Spot> cards, _) -> Optional.of(without(atman, cards));
      case Command.Sink(Spot card, _) -> Optional.of(sink(atman, card));
      case Command.Drift(Spot card, Spot to, _) -> Optional.of(drift(atman, card, to));
      case Command.Take(Spot card) -> Optional.of(without(atman, List.of(card)));
      case Command.Keep(Spot chunk) -> Optional.of(keep(atman, chunk));
      default -> Optional.empty();
    };
  }

  /** A card of the line is placed. Rule book: Feth's turn 2. */
  public static AtmanChange place(Atman atman, Piece piece, Spot at) {
    LaidCard placed = new LaidCard((Card) piece, at);
    return new AtmanChange(atman.with(placed), Optional.of(placed), List.of());
  }

  /** Cards leave, each named by a spot where it shows. */
  public static AtmanChange without(Atman atman, List<Spot> names) {
    List<LaidCard> gone = new ArrayList<>(names.size());
    Atman after = atman;
    for (Spot name : names) {
      LaidCard card = atman.at(name).orElseThrow();
      gone.add(card);
      after = after.without(card);
    }
    return new AtmanChange(after, Optional.empty(), gone);
  }

  /** A card is slipped beneath every card that it overlaps. */
  public static AtmanChange sink(Atman atman, Spot name) {
    return new AtmanChange(atman.sunk(atman.at(name).orElseThrow()), Optional.empty(), List.of());
  }

  /** A card is lifted and placed elsewhere. */
  public static AtmanChange drift(Atman atman, Spot name, Spot to) {
    LaidCard lifted = atman.at(name).orElseThrow();
    return place(atman.without(lifted), lifted.card(), to);
  }

  /** One chunk stays. Rule book: If the Atman is split or runs out. */
  public static AtmanChange keep(Atman atman, Spot name) {
    List<LaidCard> kept = atman.chunkOf(atman.at(name).orElseThrow());
    List<LaidCard> gone = new ArrayList<>(atman.stack());
    gone.removeAll(kept);
    return new AtmanChange(Atman.of(kept), Optional.empty(), gone);
  }
}
