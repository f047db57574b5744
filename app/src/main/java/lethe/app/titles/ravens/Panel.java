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
import lethe.app.titles.ravens.Thing.Sign;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Counts;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenThreat;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;

/** The panel beside the Atman: the turn, the poem, the ravens, the powers and the piles. */
final class Panel {
  /** The maximum width of a row of the poem. */
  private static final int POEM = 46;

  private final View view;
  private final Viewer viewer;
  private final int columns;

  /** The parts that do not depend on the visible part of the Atman; the piles come last. */
  private final List<List<Strip>> parts;

  private final int height;

  /**
   * Creates a panel.
   *
   * @param columns the width
   */
  Panel(View view, Viewer viewer, int columns) {
    this.view = view;
    this.viewer = viewer;
    this.columns = columns;
    this.parts = List.of(heading(), poem(), birds(), piles());
    this.height = parts.stream().mapToInt(List::size).sum();
  }

  /** Returns the number of lines needed if the whole Atman is visible. */
  int height() {
    return height;
  }

  private List<List<Strip>> parts(List<Strip> beyond) {
    List<Strip> piles = new ArrayList<>(parts.getLast());
    list(piles, "beyond", beyond);
    return Stream.concat(parts.stream().limit(parts.size() - 1), Stream.of(piles))
        .filter(part -> !part.isEmpty())
        .toList();
  }

  /**
   * Returns the lines, most important first; lines that do not fit are cut off, and a sign says so.
   */
  List<Strip> lines(int most, List<Strip> beyond) {
    List<List<Strip>> parts = parts(beyond);
    int all = parts.stream().mapToInt(List::size).sum();
    boolean spaced = all + parts.size() - 1 <= most;
    List<Strip> lines = new ArrayList<>();
    for (List<Strip> part : parts) {
      if (spaced && !lines.isEmpty()) {
        lines.add(Strip.EMPTY);
      }
      lines.addAll(part);
    }
    if (lines.size() <= most) {
      return lines;
    }
    List<Strip> cut = new ArrayList<>(lines.subList(0, most - 1));
    cut.add(Strip.faint(MESSAGES.format("draw.cut", lines.size() - most + 1)));
    return cut;
  }

  private List<Strip> heading() {
    String turn = MESSAGES.format("draw.turn." + view.progress().phase());
    boolean mine = view.mover().filter(viewer::equals).isPresent();
    String where =
        view.progress().phase() == Phase.ARRANGE
            ? MESSAGES.format("draw.batch", view.progress().batch(), Counts.BATCHES)
            : MESSAGES.format(
                "draw.where", view.progress().batch(), Counts.BATCHES, view.progress().round());
    List<Strip> counts = new ArrayList<>();
    int left = view.piles().deck();
    String deck = MESSAGES.format("draw.deck", left < 10 ? left + " " : left);
    counts.add(Strip.faint(deck).as(Sign.DECK));
    Optional<String> button = mine ? button(view) : Optional.empty();
    button.ifPresent(
        word ->
            counts.add(
                Strip.of(Text.bright(MESSAGES.format("draw.button", word))).as(Sign.BUTTON)));
    count(
        counts,
        "draw.safe",
        view.progress().phase() == Phase.DRAW ? view.progress().zone() : 0,
        Sign.ZONE);
    count(counts, "draw.lost", view.piles().destroyed(), Sign.DESTROYED);
    List<Strip> lines = new ArrayList<>();
    lines.add(Strip.of(Text.bright(where)));
    lines.add(Strip.of(mine ? Text.bright(turn) : Text.plain(turn)).as(Sign.TURN));
    lines.addAll(Strip.list(Strip.EMPTY, counts, columns));
    return lines;
  }

  /** Returns the command that ends the current step of the seat to move. */
  static Optional<String> button(View view) {
    return switch (view.progress().phase()) {
      case DRAW -> view.piles().line().isEmpty() ? Optional.empty() : Optional.of("stop");
      case BUILD -> Optional.of("end");
      case WITH -> Optional.of("done");
      case WINDOW, PARTING -> Optional.of("pass");
      case ARRANGE, REVEAL, KEEP, ORDER, FREE, TAKE, OVER -> Optional.empty();
    };
  }

  private static void count(List<Strip> counts, String key, int count, Thing thing) {
    if (count > 0) {
      counts.add(Strip.faint(MESSAGES.format(key, count)).as(thing));
    }
  }

  private List<Strip> poem() {
    List<Strip> lines = new ArrayList<>();
    int current = view.poem().current().map(RowView::number).orElse(0);
    for (RowView row : view.poem().rows()) {
      lines.addAll(
          PoemRow.draw(
              row, view.progress().phase(), row.number() == current, Math.min(columns, POEM)));
    }
    for (Colors colors : view.poem().refuted()) {
      List<Strip> marks = colors.list().stream().map(Panel::letter).toList();
      lines.addAll(Strip.list(label("refuted"), marks, columns));
    }
    return lines;
  }

  private List<Strip> birds() {
    List<Strip> lines =
        new ArrayList<>(
            Strip.list(
                label("ravens"), view.ravens().stream().map(Panel::raven).toList(), columns));
    for (RavenView raven : view.ravens()) {
      List<Piece> heard = Words.up(raven.beneath());
      if (!heard.isEmpty()) {
        Strip label = Strip.faint(MESSAGES.format("draw.beneath", Words.letter(raven.color())));
        Color color = raven.color();
        lines.addAll(Strip.list(label, numbered(heard, n -> new Thing.Beneath(color, n)), columns));
      }
    }
    if (view.threat() != RavenThreat.NONE) {
      Text threat =
          new Text(MESSAGES.format("draw.threat." + view.threat()), Style.of(Ink.RED).bolded());
      threat.wrapped(columns).forEach(line -> lines.add(Strip.of(line)));
    }
    return lines;
  }

  private static Strip raven(RavenView raven) {
    Style style = Words.style(raven.color());
    int beneath = raven.beneath().size();
    boolean stands = raven.status() == RavenStatus.STANDING;
    String how = stands ? String.valueOf(beneath) : MESSAGES.format("draw.place." + raven.status());
    return Strip.of(
            new Text(Words.letter(raven.color()), stands ? style.bolded() : style),
            stands ? Text.bright(" " + how) : Text.faint(" " + how))
        .as(new Thing.Raven(raven.color()));
  }

  private List<Strip> piles() {
    List<Strip> lines = new ArrayList<>();
    List<Card> powers = view.poem().powers();
    list(
        lines,
        "powers",
        IntStream.range(0, powers.size())
            .mapToObj(i -> power(powers.get(i)).as(new Thing.Held(i)))
            .toList());
    view.taking()
        .ifPresent(
            taking -> {
              List<Strip> items =
                  new ArrayList<>(
                      List.of(Strip.of(Words.ink(taking.laid().card())).as(Sign.TAKING)));
              taking.scored().forEach(n -> items.add(numbered(n, view.piles().score().get(n - 1))));
              list(lines, "taking", items);
            });
    list(lines, "score", chosen(view.piles().score(), Thing.Scored::new));
    list(lines, "top", numbered(Words.up(view.piles().top()), Thing.OnTop::new));
    list(lines, "discards", chosen(view.piles().discards(), Thing.Discarded::new));
    return lines;
  }

  private void list(List<Strip> lines, String label, List<Strip> items) {
    if (!items.isEmpty()) {
      lines.addAll(Strip.list(label(label), items, columns));
    }
  }

  private static Strip label(String key) {
    return Strip.faint(MESSAGES.format("draw." + key) + " ");
  }

  private static Strip power(Card card) {
    return Strip.of(Text.plain(Words.of(card.power()) + " "), Words.poemInk(card));
  }

  private static List<Strip> numbered(List<Piece> pieces, IntFunction<Thing> thing) {
    return IntStream.rangeClosed(1, pieces.size())
        .mapToObj(n -> numbered(n, pieces.get(n - 1)).as(thing.apply(n)))
        .toList();
  }

  /** Draws a pile from which only memories can be chosen; ravens have no number there. */
  private static List<Strip> chosen(List<Piece> pieces, IntFunction<Thing> thing) {
    return IntStream.rangeClosed(1, pieces.size())
        .mapToObj(
            n -> {
              Piece piece = pieces.get(n - 1);
              Strip mark = piece instanceof Card ? numbered(n, piece) : Strip.of(Words.ink(piece));
              return mark.as(thing.apply(n));
            })
        .toList();
  }

  private static Strip numbered(int number, Piece piece) {
    return Strip.of(Text.faint(number + ":"), Words.ink(piece));
  }

  private static Strip letter(Color color) {
    return Strip.of(new Text(Words.letter(color), Words.style(color).bolded()));
  }
}
