package lethe.app.titles.eurydice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.titles.eurydice.CardPanel.CardSection;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/** The areas of all items on the drawn table. */
final class PlaceAreas {
  /** The maximum width of the selectable area of a part's label, in columns. */
  private static final int LABEL = 9;

  private final View view;
  private final BoardLayout plan;

  PlaceAreas(View view, BoardLayout plan) {
    this.view = view;
    this.plan = plan;
  }

  /** Returns the area of a space, if it is drawn. */
  Optional<Area> space(Space space) {
    return plan.map().area(space).map(this::onTable);
  }

  private Area onTable(Area area) {
    return new Area(area.column(), area.row() + plan.top(), area.size());
  }

  /** Returns the area of Orpheus: only the mark if a symbol next to it is to be chosen. */
  Area orpheus() {
    return space(view.space())
        .map(space -> symbols().isEmpty() ? space : Area.of(space.column(), space.row(), 2, 1))
        .orElseGet(() -> Area.of(0, 0, 5, 1));
  }

  /** Returns the areas of the drawn symbols that can be chosen. */
  Map<Area, Symbol> symbols() {
    Map<Area, Symbol> symbols = new LinkedHashMap<>();
    if (view.phase() == Phase.SPACE) {
      plan.map().symbols().forEach((area, symbol) -> symbols.put(onTable(area), symbol));
    }
    return symbols;
  }

  /** Returns the area of the board's title. */
  Optional<Area> title() {
    return label(CardSection.HEAD);
  }

  Area marks() {
    return areas(CardSection.HEAD).getFirst();
  }

  Area obols() {
    return areas(CardSection.HEAD).getLast();
  }

  /** Returns the area of a part's label; empty if the part is not drawn. */
  Optional<Area> label(CardSection part) {
    return Optional.ofNullable(plan.sections().get(part)).map(block -> block.label(LABEL));
  }

  Optional<Area> removed() {
    return areas(CardSection.DECK).stream().findFirst();
  }

  /** Returns the areas of the cards being looked at. */
  List<Area> heldCards() {
    return view.held().isEmpty() ? List.of() : areas(CardSection.DOING);
  }

  /** Returns the areas of the cards of the deck, from the top. */
  List<Area> deck() {
    List<Area> areas = areas(CardSection.DECK);
    return areas.subList(Math.min(1, areas.size()), areas.size());
  }

  /** Returns the areas of the cards of the discard area with their numbers. */
  List<Area> discard() {
    return areas(CardSection.DISCARD);
  }

  private List<Area> areas(CardSection part) {
    TextBlock block = plan.sections().get(part);
    return block == null ? List.of() : block.areas();
  }
}
