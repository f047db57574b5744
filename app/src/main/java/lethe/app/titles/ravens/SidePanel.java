package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Ink;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.titles.ravens.TableItem.UniqueItem;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenThreat;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.View;

/** The panel next to the Atman: the turn, the poem, the ravens, the powers and the piles. */
final class SidePanel {
  /** The maximum width of a row of the poem. */
  private static final int MAX_POEM_COLUMNS = 46;

  private final View view;
  private final Viewer viewer;
  private final int columns;

  /** The parts that do not depend on the visible part of the Atman; the piles come last. */
  private final List<List<StyledLine>> parts;

  private final int height;

  SidePanel(View view, Viewer viewer, int columns) {
    this.view = view;
    this.viewer = viewer;
    this.columns = columns;
    this.parts = List.of(heading(), poem(), ravens(), piles());
    this.height = parts.stream().mapToInt(List::size).sum();
  }

  /**
   * Returns the number of lines, without blank lines and the list of cards outside the viewport.
   */
  int height() {
    return height;
  }

  private List<List<StyledLine>> parts(List<StyledLine> offscreenCards) {
    List<StyledLine> piles = new ArrayList<>(parts.getLast());
    addList(piles, "beyond", offscreenCards);
    return Stream.concat(parts.stream().limit(parts.size() - 1), Stream.of(piles))
        .filter(part -> !part.isEmpty())
        .toList();
  }

  /**
   * Returns the lines, most important first. If they do not fit, the last line reports the number
   * of omitted lines.
   */
  List<StyledLine> lines(int maxLines, List<StyledLine> offscreenCards) {
    List<List<StyledLine>> parts = parts(offscreenCards);
    int lineCount = parts.stream().mapToInt(List::size).sum();
    boolean isSpaced = lineCount + parts.size() - 1 <= maxLines;
    List<StyledLine> lines = new ArrayList<>();
    for (List<StyledLine> part : parts) {
      if (isSpaced && !lines.isEmpty()) {
        lines.add(StyledLine.EMPTY);
      }
      lines.addAll(part);
    }
    if (lines.size() <= maxLines) {
      return lines;
    }
    List<StyledLine> truncatedLines = new ArrayList<>(lines.subList(0, maxLines - 1));
    truncatedLines.add(StyledLine.faint(MESSAGES.format("draw.cut", lines.size() - maxLines + 1)));
    return truncatedLines;
  }

  private List<StyledLine> heading() {
    String turn = MESSAGES.format("draw.turn." + view.progress().phase());
    boolean isMine = view.mover().filter(viewer::equals).isPresent();
    String position =
        view.progress().phase() == Phase.ARRANGE
            ? MESSAGES.format("draw.batch", view.progress().batch(), RuleNumbers.BATCHES)
            : MESSAGES.format(
                "draw.where",
                view.progress().batch(),
                RuleNumbers.BATCHES,
                view.progress().round());
    List<StyledLine> counts = new ArrayList<>();
    int deckSize = view.piles().deckSize();
    String deck = MESSAGES.format("draw.deck", deckSize < 10 ? deckSize + " " : deckSize);
    counts.add(StyledLine.faint(deck).withItem(UniqueItem.DECK));
    Optional<String> button = isMine ? buttonCommand(view) : Optional.empty();
    button.ifPresent(
        command ->
            counts.add(
                StyledLine.of(Text.bright(MESSAGES.format("draw.button", command)))
                    .withItem(UniqueItem.BUTTON)));
    addCount(
        counts,
        "draw.safe",
        view.progress().phase() == Phase.DRAW ? view.progress().safetyZone() : 0,
        UniqueItem.ZONE);
    addCount(counts, "draw.lost", view.piles().destroyedCount(), UniqueItem.DESTROYED);
    List<StyledLine> lines = new ArrayList<>();
    lines.add(StyledLine.of(Text.bright(position)));
    lines.add(
        StyledLine.of(isMine ? Text.bright(turn) : Text.plain(turn)).withItem(UniqueItem.TURN));
    lines.addAll(StyledLine.wrapList(StyledLine.EMPTY, counts, columns));
    return lines;
  }

  /** Returns the command that ends the current step of the seat to move; empty if there is none. */
  static Optional<String> buttonCommand(View view) {
    return switch (view.progress().phase()) {
      case DRAW -> view.piles().line().isEmpty() ? Optional.empty() : Optional.of("stop");
      case BUILD -> Optional.of("end");
      case ADD_SCORE_CARDS -> Optional.of("done");
      case BEFORE_ANNOUNCEMENT, BATCH_END -> Optional.of("pass");
      case ARRANGE, REVEAL, KEEP, ORDER, FREE, TAKE, OVER -> Optional.empty();
    };
  }

  private static void addCount(List<StyledLine> counts, String key, int count, TableItem item) {
    if (count > 0) {
      counts.add(StyledLine.faint(MESSAGES.format(key, count)).withItem(item));
    }
  }

  private List<StyledLine> poem() {
    List<StyledLine> lines = new ArrayList<>();
    int current = view.poem().currentRow().map(RowView::number).orElse(0);
    for (RowView row : view.poem().rows()) {
      lines.addAll(
          PoemRowDrawing.draw(
              row,
              view.progress().phase(),
              row.number() == current,
              Math.min(columns, MAX_POEM_COLUMNS)));
    }
    for (Colors colors : view.poem().refutedColorSets()) {
      List<StyledLine> marks = colors.toList().stream().map(SidePanel::letter).toList();
      lines.addAll(StyledLine.wrapList(label("refuted"), marks, columns));
    }
    return lines;
  }

  private List<StyledLine> ravens() {
    List<StyledLine> lines =
        new ArrayList<>(
            StyledLine.wrapList(
                label("ravens"), view.ravens().stream().map(SidePanel::raven).toList(), columns));
    for (RavenView raven : view.ravens()) {
      List<Piece> pieces = ItemNames.faceUp(raven.cardsBeneath());
      if (!pieces.isEmpty()) {
        StyledLine label =
            StyledLine.faint(MESSAGES.format("draw.beneath", ItemNames.letter(raven.color())));
        Color color = raven.color();
        lines.addAll(
            StyledLine.wrapList(
                label,
                numberedItems(pieces, n -> new TableItem.CardBeneathRaven(color, n)),
                columns));
      }
    }
    if (view.threat() != RavenThreat.NONE) {
      Text threat =
          new Text(MESSAGES.format("draw.threat." + view.threat()), Style.of(Ink.RED).bolded());
      threat.wrapped(columns).forEach(line -> lines.add(StyledLine.of(line)));
    }
    return lines;
  }

  private static StyledLine raven(RavenView raven) {
    Style style = ItemNames.style(raven.color());
    int cardCount = raven.cardsBeneath().size();
    boolean isStanding = raven.status() == RavenStatus.STANDING;
    String status =
        isStanding ? String.valueOf(cardCount) : MESSAGES.format("draw.place." + raven.status());
    return StyledLine.of(
            new Text(ItemNames.letter(raven.color()), isStanding ? style.bolded() : style),
            isStanding ? Text.bright(" " + status) : Text.faint(" " + status))
        .withItem(new TableItem.RavenItem(raven.color()));
  }

  private List<StyledLine> piles() {
    List<StyledLine> lines = new ArrayList<>();
    List<Card> powers = view.poem().powers();
    addList(
        lines,
        "powers",
        IntStream.range(0, powers.size())
            .mapToObj(i -> power(powers.get(i)).withItem(new TableItem.PowerCard(i)))
            .toList());
    view.pendingTake()
        .ifPresent(
            taking -> {
              List<StyledLine> items =
                  new ArrayList<>(
                      List.of(
                          StyledLine.of(ItemNames.coloredMark(taking.card().card()))
                              .withItem(UniqueItem.TAKING)));
              taking
                  .chosenScoreCards()
                  .forEach(n -> items.add(numbered(n, view.piles().score().get(n - 1))));
              addList(lines, "taking", items);
            });
    addList(lines, "score", choosableItems(view.piles().score(), TableItem.ScorePilePiece::new));
    addList(
        lines,
        "top",
        numberedItems(ItemNames.faceUp(view.piles().deckTop()), TableItem.DeckTopPiece::new));
    addList(
        lines,
        "discards",
        choosableItems(view.piles().discards(), TableItem.DiscardPilePiece::new));
    return lines;
  }

  private void addList(List<StyledLine> lines, String label, List<StyledLine> items) {
    if (!items.isEmpty()) {
      lines.addAll(StyledLine.wrapList(label(label), items, columns));
    }
  }

  private static StyledLine label(String key) {
    return StyledLine.faint(MESSAGES.format("draw." + key) + " ");
  }

  private static StyledLine power(Card card) {
    return StyledLine.of(
        Text.plain(ItemNames.name(card.power()) + " "), ItemNames.coloredPoemMark(card));
  }

  private static List<StyledLine> numberedItems(List<Piece> pieces, IntFunction<TableItem> itemAt) {
    return IntStream.rangeClosed(1, pieces.size())
        .mapToObj(n -> numbered(n, pieces.get(n - 1)).withItem(itemAt.apply(n)))
        .toList();
  }

  /** Draws a pile from which only memory cards can be chosen; its ravens have no numbers. */
  private static List<StyledLine> choosableItems(
      List<Piece> pieces, IntFunction<TableItem> itemAt) {
    return IntStream.rangeClosed(1, pieces.size())
        .mapToObj(
            n -> {
              Piece piece = pieces.get(n - 1);
              StyledLine mark =
                  piece instanceof Card
                      ? numbered(n, piece)
                      : StyledLine.of(ItemNames.coloredMark(piece));
              return mark.withItem(itemAt.apply(n));
            })
        .toList();
  }

  private static StyledLine numbered(int number, Piece piece) {
    return StyledLine.of(Text.faint(number + ":"), ItemNames.coloredMark(piece));
  }

  private static StyledLine letter(Color color) {
    return StyledLine.of(new Text(ItemNames.letter(color), ItemNames.style(color).bolded()));
  }
}
