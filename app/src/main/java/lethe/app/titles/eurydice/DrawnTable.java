package lethe.app.titles.eurydice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.text.Lazy;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.app.titles.eurydice.CardPanel.CardSection;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/** A table of Eurydice laid out for a window, with the areas of all items on it. */
final class DrawnTable implements BoardDrawing<Command, View> {
  /** The maximum width of the selectable area of a section's label. */
  private static final int MAX_LABEL_COLUMNS = 9;

  private final View view;
  private final Viewer viewer;
  private final Lazy<BoardLayout> layout;
  private final Lazy<Frame> frame;

  /** Creates a table. It is laid out when it is first used. */
  DrawnTable(View view, Viewer viewer, Size bounds) {
    this.view = view;
    this.viewer = viewer;
    this.layout = Lazy.of(() -> BoardLayout.of(view, viewer, bounds));
    this.frame = Lazy.of(() -> layout.get().draw());
  }

  View view() {
    return view;
  }

  Viewer viewer() {
    return viewer;
  }

  @Override
  public Frame frame() {
    return frame.get();
  }

  /** Marks the steps, the discards, and the numbers of cards, spades and obols that changed. */
  @Override
  public BoardDrawing<Command, View> withChangesSince(View before) {
    return before.equals(view) ? this : withMarkedFrame(RecentChanges.draw(before, this));
  }

  @Override
  public List<PointerTarget<Command>> targets(List<Command> legal) {
    return PointerTargets.targets(this, legal);
  }

  @Override
  public Frame preview(Command command) {
    return CommandPreview.draw(command, this);
  }

  /** Returns the area of a space, if it is drawn. */
  Optional<Area> spaceArea(Space space) {
    return layout.get().map().area(space).map(this::inTableCoordinates);
  }

  private Area inTableCoordinates(Area area) {
    return area.moved(0, layout.get().top());
  }

  /**
   * Returns the area of Orpheus's space, or only of his mark while the symbols next to it can be
   * chosen. If his space is not drawn, returns an area at the top left.
   */
  Area orpheusArea() {
    return spaceArea(view.space())
        .map(
            space -> symbolsByArea().isEmpty() ? space : Area.of(space.column(), space.row(), 2, 1))
        .orElseGet(() -> Area.of(0, 0, 5, 1));
  }

  /** Returns the symbols that can currently be chosen, by their areas. */
  Map<Area, Symbol> symbolsByArea() {
    Map<Area, Symbol> symbols = new LinkedHashMap<>();
    if (view.phase() == Phase.SPACE) {
      layout
          .get()
          .map()
          .symbolsByArea()
          .forEach((area, symbol) -> symbols.put(inTableCoordinates(area), symbol));
    }
    return symbols;
  }

  /** Returns the area of the board's title. */
  Optional<Area> titleArea() {
    return labelArea(CardSection.HEAD);
  }

  /** Returns the area of the marks for spades. */
  Area marksArea() {
    return areas(CardSection.HEAD).getFirst();
  }

  Area obolsArea() {
    return areas(CardSection.HEAD).getLast();
  }

  /** Returns the area of a section's label; empty if the section is not drawn. */
  Optional<Area> labelArea(CardSection section) {
    return Optional.ofNullable(layout.get().sections().get(section))
        .map(block -> block.labelArea(MAX_LABEL_COLUMNS));
  }

  /** Returns the area of the number of removed cards. */
  Optional<Area> removedArea() {
    return areas(CardSection.DECK).stream().findFirst();
  }

  /** Returns the areas of the cards being looked at. */
  List<Area> heldCardAreas() {
    return view.heldCards().isEmpty() ? List.of() : areas(CardSection.CHOICE);
  }

  /** Returns the areas of the cards of the deck, from the top. */
  List<Area> deckAreas() {
    List<Area> areas = areas(CardSection.DECK);
    return areas.subList(Math.min(1, areas.size()), areas.size());
  }

  /** Returns the areas of the numbered cards of the discard area, in order. */
  List<Area> discardAreas() {
    return areas(CardSection.DISCARD);
  }

  private List<Area> areas(CardSection section) {
    TextBlock block = layout.get().sections().get(section);
    return block == null ? List.of() : block.areas();
  }
}
