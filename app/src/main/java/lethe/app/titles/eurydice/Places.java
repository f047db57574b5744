package lethe.app.titles.eurydice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.titles.eurydice.Cards.Part;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/** Where everything lies on the drawn table. */
final class Places {
  /** How much of what stands before the cards of a part is pointed at. */
  private static final int LABEL = 9;

  private final View view;
  private final Plan plan;

  Places(View view, Plan plan) {
    this.view = view;
    this.plan = plan;
  }

  /** Where a space is drawn, if it is. */
  Optional<Area> space(Space space) {
    return plan.track().area(space).map(this::onTable);
  }

  private Area onTable(Area area) {
    return new Area(area.column(), area.row() + plan.top(), area.size());
  }

  /** Where Orpheus stands: the mark alone where a symbol beside it is to be chosen. */
  Area here() {
    return space(view.space())
        .map(space -> symbols().isEmpty() ? space : Area.of(space.column(), space.row(), 2, 1))
        .orElseGet(() -> Area.of(0, 0, 5, 1));
  }

  /** The symbols of which one is to be chosen, as far as they are drawn, and where. */
  Map<Area, Symbol> symbols() {
    Map<Area, Symbol> symbols = new LinkedHashMap<>();
    if (view.phase() == Phase.SPACE) {
      plan.track().symbols().forEach((area, symbol) -> symbols.put(onTable(area), symbol));
    }
    return symbols;
  }

  /** The board's title. */
  Optional<Area> title() {
    return label(Part.HEAD);
  }

  Area marks() {
    return things(Part.HEAD).getFirst();
  }

  Area obols() {
    return things(Part.HEAD).getLast();
  }

  /** The beginning of a part; nothing where it is not drawn. */
  Optional<Area> label(Part part) {
    return Optional.ofNullable(plan.parts().get(part)).map(block -> block.label(LABEL));
  }

  Optional<Area> removed() {
    return things(Part.DECK).stream().findFirst();
  }

  /** Where the cards in hand are drawn. */
  List<Area> held() {
    return view.held().isEmpty() ? List.of() : things(Part.DOING);
  }

  /** The cards of the deck, the top first. */
  List<Area> deck() {
    List<Area> things = things(Part.DECK);
    return things.subList(Math.min(1, things.size()), things.size());
  }

  /** The cards of the discard area with their numbers. */
  List<Area> discard() {
    return things(Part.DISCARD);
  }

  private List<Area> things(Part part) {
    Block block = plan.parts().get(part);
    return block == null ? List.of() : block.things();
  }
}
