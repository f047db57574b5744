package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.Power;

/** The powers of the unused poem cards. */
final class HeldPowers {
  private HeldPowers() {}

  /**
   * An unused poem card.
   *
   * @param row its row; 0 after the batch is over
   */
  record HeldPower(int row, Card card) {}

  /** Returns all unused poem cards, top row first. */
  static List<HeldPower> all(State state) {
    Poem poem = state.poem();
    List<HeldPower> heldPowers = new ArrayList<>();
    if (poem.rows().isEmpty()) {
      poem.leftoverCards().forEach(card -> heldPowers.add(new HeldPower(0, card)));
    }
    for (RowState row : poem.rows()) {
      for (PoemCard card : row.poem()) {
        if (!card.used()) {
          heldPowers.add(new HeldPower(row.number(), card.card()));
        }
      }
    }
    return heldPowers;
  }

  /** Returns each power once, in the order of the cards. */
  static List<Power> distinctPowers(State state) {
    List<Power> powers = new ArrayList<>();
    for (HeldPower heldPower : all(state)) {
      if (!powers.contains(heldPower.card().power())) {
        powers.add(heldPower.card().power());
      }
    }
    return powers;
  }

  /**
   * Returns the rows that have an unused card with this power. A command that names no row uses the
   * first of them. Rows that a relived memory could still refresh come first; apart from that, the
   * order is from top to bottom.
   */
  static List<Integer> rows(State state, Power power) {
    List<Integer> refreshableRows = new ArrayList<>();
    List<Integer> otherRows = new ArrayList<>();
    for (HeldPower heldPower : all(state)) {
      if (heldPower.card().power() == power) {
        int row = heldPower.row();
        boolean isRefreshable = row > 0 && state.poem().rows().get(row - 1).isHeartDown();
        List<Integer> rows = isRefreshable ? refreshableRows : otherRows;
        if (!rows.contains(row)) {
          rows.add(row);
        }
      }
    }
    refreshableRows.addAll(otherRows);
    return refreshableRows;
  }

  /**
   * Returns the rows that canonical commands name in order to use this power; only 0 if a single
   * row has it.
   */
  static List<Integer> commandRows(State state, Power power) {
    List<Integer> rows = rows(state, power);
    return rows.size() == 1 ? List.of(0) : rows;
  }

  /** Returns the poem card that a command uses; empty if there is none. */
  static Optional<HeldPower> powerUsedBy(State state, Command.Use use) {
    return rows(state, use.power()).stream()
        .filter(row -> use.row() == 0 || row == use.row())
        .findFirst()
        .flatMap(
            row ->
                all(state).stream()
                    .filter(
                        heldPower ->
                            heldPower.row() == row && heldPower.card().power() == use.power())
                    .findFirst());
  }
}
