package lethe.app.titles.eurydice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.app.text.Lists;
import lethe.app.text.Messages;
import lethe.app.titles.BoardPart;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/**
 * The description of the table of Eurydice: the position of Orpheus, the ways up, the piles and the
 * marks.
 */
record BoardText(Messages messages, View view, Viewer viewer) {
  /** A run of equal adjacent cards, with the positions of the first and the last card, from 1. */
  private record EqualCards(String card, int first, int last) {}

  List<BoardPart> parts() {
    List<BoardPart> parts = new ArrayList<>();
    parts.add(new BoardPart("here", currentSpace()));
    parts.add(new BoardPart("ways", ways()).announcingChanges());
    int nextRow = view.space().row() + 1;
    for (int row = nextRow; row < view.board().rowCount(); row++) {
      BoardPart part = new BoardPart("row " + row, row(row));
      parts.add(
          messages.isAbbreviated()
              ? part.withSummary(row == nextRow ? List.of() : rowSummary(row))
              : part);
    }
    parts.add(
        new BoardPart("marks", List.of(messages.format("said.marks", view.marks(), view.obols()))));
    parts.add(BoardPart.of("deck", cards("said.deck", "said.deck.none", view.deck())));
    parts.add(new BoardPart("known", knownCards()));
    parts.add(pile("discards", "said.discards", "said.discards.none", view.discard()));
    parts.add(pile("removed", "said.removed", "said.removed.none", view.removed()));
    parts.add(BoardPart.of("card", currentCard()));
    List<String> chosenCards = chosenCards();
    if (!chosenCards.isEmpty()) {
      parts.add(new BoardPart("chosen", chosenCards));
    }
    return parts;
  }

  /**
   * Describes a card by its place among the discards, such as {@code discard 2}, or a space of the
   * board by its name; empty if the name denotes neither.
   */
  Optional<BoardPart> place(String name) {
    for (int place = 1; place <= view.discard().size(); place++) {
      if (name.equals(messages.format("said.pick.discards", place))) {
        String card = card(view.discard().get(place - 1));
        return Optional.of(
            new BoardPart(name, List.of(messages.format("said.place.discard", place, card))));
      }
    }
    return view.board().spaces().stream()
        .filter(space -> space.name().equalsIgnoreCase(name))
        .findFirst()
        .map(space -> new BoardPart(name, List.of(spaceText(space))));
  }

  private String spaceText(Space space) {
    return messages.format(
        "said.place.space", space.name(), space.row(), lane(space), effects(space));
  }

  private List<String> currentSpace() {
    Space space = view.space();
    List<String> lines = new ArrayList<>();
    lines.add(
        messages.format(
            viewer instanceof Seat ? "said.here.you" : "said.here.other",
            view.board().number(),
            view.boards(),
            space.name(),
            lane(space),
            space.row(),
            view.board().rowCount() - 1));
    if (!view.pendingSymbols().isEmpty()) {
      lines.add(messages.format("said.pending", effects(view.pendingSymbols())));
    }
    return lines;
  }

  /** Describes the spaces that can be reached next, with their effects. */
  private List<String> ways() {
    Board board = view.board();
    List<String> lines = new ArrayList<>();
    for (Space space : board.successors(view.space())) {
      lines.add(
          messages.format(
              viewer instanceof Seat ? "said.way.you" : "said.way.other",
              lane(space),
              space.name(),
              effects(space)));
    }
    return lines.isEmpty() ? List.of(messages.format("said.end")) : lines;
  }

  /** Describes the spaces of a row, with their symbols and the lanes to which they lead. */
  private List<String> row(int row) {
    List<String> lines = new ArrayList<>();
    for (Space space : view.board().spaces()) {
      if (space.row() == row) {
        lines.add(
            space.isEnd()
                ? messages.format("said.space.end", row, lane(space), space.name())
                : messages.format(
                    "said.space",
                    row,
                    lane(space),
                    space.name(),
                    symbols(space),
                    Lists.joinWithOr(space.next().stream().map(this::lane).toList())));
      }
    }
    return lines;
  }

  /** Returns the symbols of the spaces of a row, lane by lane; empty for the end. */
  private List<String> rowSummary(int row) {
    List<String> lanes =
        view.board().spaces().stream()
            .filter(space -> space.row() == row && !space.isEnd())
            .map(space -> messages.format("said.row.lane", lane(space), symbols(space)))
            .toList();
    return lanes.isEmpty()
        ? List.of()
        : List.of(messages.format("said.row", row, String.join("; ", lanes)));
  }

  private String symbols(Space space) {
    return space.symbols().isEmpty()
        ? messages.format("said.nothing")
        : ItemNames.symbols(space.symbols());
  }

  private String effects(Space space) {
    return space.symbols().isEmpty() ? messages.format("said.nothing") : effects(space.symbols());
  }

  private String effects(List<Symbol> symbols) {
    return String.join(
        "; ",
        symbols.stream()
            .map(
                symbol ->
                    messages.format("said.symbol", symbol.label(), ItemNames.description(symbol)))
            .toList());
  }

  private String lane(Space space) {
    return lane(space.lane());
  }

  private String lane(Lane lane) {
    return lane.word().replace('-', ' ');
  }

  private BoardPart pile(String name, String key, String emptyKey, List<Face> cards) {
    BoardPart pile = BoardPart.of(name, cards(key, emptyKey, cards));
    return messages.isAbbreviated() && cards.isEmpty() ? pile.withSummary(List.of()) : pile;
  }

  /** Describes the cards of a pile, combining equal adjacent cards. */
  private String cards(String key, String emptyKey, List<Face> cards) {
    List<EqualCards> runs = new ArrayList<>();
    for (int place = 1; place <= cards.size(); place++) {
      String card = card(cards.get(place - 1));
      if (!runs.isEmpty() && runs.getLast().card().equals(card)) {
        runs.add(new EqualCards(card, runs.removeLast().first(), place));
      } else {
        runs.add(new EqualCards(card, place, place));
      }
    }
    if (runs.isEmpty()) {
      return messages.format(emptyKey);
    }
    List<String> lines =
        runs.stream()
            .map(
                run ->
                    run.first() == run.last()
                        ? messages.format("said.one", run.first(), run.card())
                        : messages.format("said.run", run.first(), run.last(), run.card()))
            .toList();
    return messages.format(key, cards.size(), String.join("; ", lines));
  }

  private String card(Face face) {
    return switch (face) {
      case Face.Up(Suit suit) -> messages.format("said.up", ItemNames.name(suit));
      case Face.Remembered(Suit suit) -> messages.format("said.remembered", ItemNames.name(suit));
      case Face.Down() -> messages.format("said.down");
    };
  }

  /**
   * Returns the numbers of cards by suit. After the final count, they are those of the deck;
   * otherwise those that Orpheus knows to be in the deck, which only he is told. The numbers of all
   * face-down cards follow.
   */
  private List<String> knownCards() {
    List<String> lines = new ArrayList<>();
    if (view.ending().filter(ending -> ending != Ending.GONE).isPresent()) {
      SuitCounts deck = view.deckCounts();
      lines.add(
          messages.format(
              "said.counted",
              ItemNames.hearts(deck.hearts()),
              ItemNames.clubs(deck.clubs(), deck.jokers())));
    } else if (viewer instanceof Seat) {
      lines.add(messages.format("said.sure", countsText(view.certainDeckCounts())));
    }
    lines.add(messages.format("said.hidden", countsText(view.faceDownCounts())));
    return lines;
  }

  private String countsText(SuitCounts counts) {
    List<String> parts = new ArrayList<>();
    for (Suit suit : Suit.values()) {
      if (counts.count(suit) > 0) {
        parts.add(messages.format("count." + ItemNames.lowerCaseName(suit), counts.count(suit)));
      }
    }
    return parts.isEmpty() ? messages.format("draw.none") : Lists.joinWithAnd(parts);
  }

  private String currentCard() {
    return view.card()
        .map(
            card ->
                messages.format("said.card", card.name(), card.text())
                    + (view.usesLeft() > 0 && card.value() > 1
                        ? messages.format("said.uses", view.usesLeft())
                        : ""))
        .orElseGet(() -> messages.format("draw.no-card"));
  }

  /** Returns the cards being looked at or chosen so far. */
  private List<String> chosenCards() {
    List<String> lines = new ArrayList<>();
    if (!view.heldCards().isEmpty()) {
      lines.add(
          messages.format(
              "said.held", Lists.joinWithAnd(view.heldCards().stream().map(this::card).toList())));
    }
    int deckCount = Collections.frequency(view.picks(), 0);
    int removedCount = Collections.frequency(view.picks(), -1);
    List<Integer> discards = view.picks().stream().filter(pick -> pick > 0).toList();
    List<String> picks = new ArrayList<>();
    if (deckCount > 0) {
      picks.add(messages.format("draw.pick.deck", deckCount));
    }
    if (removedCount > 0) {
      picks.add(messages.format("draw.pick.removed", removedCount));
    }
    if (!discards.isEmpty()) {
      picks.add(messages.format("said.pick.discards", ItemNames.numbers(discards)));
    }
    if (!picks.isEmpty()) {
      lines.add(messages.format("said.chosen", Lists.joinWithAnd(picks)));
    }
    return lines;
  }
}
