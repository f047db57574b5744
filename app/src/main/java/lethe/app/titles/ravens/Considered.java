package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/** The table while a command is considered: what it would change, as far as the viewer knows. */
final class Considered {
  /** What the numbers of a block make when it is relived. */
  private static final int RELIVED = 7;

  private final View view;
  private final Board board;

  private Considered(View view, Board board) {
    this.view = view;
    this.board = board;
  }

  static Frame draw(Command command, View view, Viewer viewer, Size room) {
    return switch (command) {
      case Command.Arrange(var order) ->
          Board.of(with(view, arranged(view.rows(), order), view.top()), viewer, room).frame();
      case Command.Order(var order) ->
          Board.of(with(view, view.rows(), ordered(view.top(), order)), viewer, room).frame();
      case Command.Use use ->
          new Considered(view, Board.of(view, viewer, room)).with(use).used(use, view).frame();
      default -> new Considered(view, Board.of(view, viewer, room)).with(command).frame();
    };
  }

  private Board with(Command command) {
    Atman atman = view.atman();
    return switch (command) {
      case Command.Place(int number, Spot at) ->
          view.line().get(number - 1) instanceof Card card
              ? ghost(atman, new LaidCard(card, at)).lit(new Thing.InLine(number), Lit.COMES)
              : board;
      case Command.Take(Spot card) -> taken(card);
      case Command.Keep(Spot chunk) -> {
        List<LaidCard> others = new ArrayList<>(atman.visible());
        others.removeAll(chunk(atman, chunk));
        yield board.with(atman, Lit.NONE.sign(atman, others, Lit.GOES));
      }
      case Command.Sever(Spot card, _) -> goes(List.of(card));
      case Command.Blaze(List<Spot> cards, _) -> goes(cards);
      case Command.Sink(Spot card, _) -> sunk(card);
      case Command.Drift(Spot card, Spot to, _) ->
          atman
              .at(card)
              .map(laid -> ghost(atman.without(laid), new LaidCard(laid.card(), to)))
              .orElse(board);
      case Command.Seed _ -> board.lit(Thing.Sign.DECK, '→');
      case Command.Glimmer _ -> board.lit(Thing.Sign.DECK, '?');
      case Command.Bloom(int number, _) -> board.lit(new Thing.Discarded(number), Lit.COMES);
      case Command.Dawn(Color raven, _) -> board.lit(new Thing.Raven(raven), '↑');
      case Command.Whisper(Color raven, _) -> board.lit(new Thing.Raven(raven), '?');
      case Command.Requiem(Color raven, _) -> board.lit(new Thing.Raven(raven), Lit.GOES);
      case Command.Draw _ -> board.lit(Thing.Sign.DECK, '→');
      case Command.Stop _ -> landed();
      case Command.End _ -> ended();
      case Command.Reveal(int row) -> board.lit(new Thing.Verse(row), Lit.COMES);
      case Command.Free(int number) ->
          view.asked()
              .map(raven -> board.lit(new Thing.Beneath(raven, number), Lit.COMES))
              .orElse(board);
      case Command.With(int number) -> board.lit(new Thing.Scored(number), Lit.COMES);
      case Command.Pass _, Command.Done _, Command.Arrange _, Command.Order _ -> board;
    };
  }

  /** A card upon an Atman, where else it could go, and the memory that it would relive. */
  private Board ghost(Atman beneath, LaidCard laid) {
    Atman atman = beneath.with(laid.card(), laid.at());
    Lit lit = Lit.NONE.ghost(laid, beneath.places(laid.card()));
    if (!relives(beneath, laid.card(), laid.at())) {
      return board.with(atman, lit);
    }
    Color color = laid.card().color();
    Board shown = board.with(atman, lit.sign(atman, atman.block(laid), Lit.COMES));
    boolean stands = view.raven(color).status() == RavenStatus.STANDING;
    return stands ? shown.lit(new Thing.Raven(color), '↑') : shown;
  }

  private Board taken(Spot name) {
    Optional<LaidCard> laid = view.atman().at(name);
    Board shown = goes(List.of(name));
    Optional<RowView> row = laid.flatMap(taken -> row(view, taken.card()));
    return row.map(found -> shown.lit(new Thing.Verse(found.number()), Lit.COMES)).orElse(shown);
  }

  /** The row that a card joins when Ren takes it, as far as she knows. */
  static Optional<RowView> row(View view, Card card) {
    return view.current().filter(row -> card.number() <= Asking.lacks(row));
  }

  /** Whether a card that is taken turns the heart of its row up sideways, as far as is known. */
  static boolean turns(View view, Card card) {
    return row(view, card)
        .filter(row -> row.lies() == HeartStatus.DOWN)
        .filter(row -> row.heart() instanceof Face.Up(Card heart) && heart.color() == card.color())
        .isPresent();
  }

  private Board goes(List<Spot> names) {
    Atman atman = view.atman();
    List<LaidCard> cards = names.stream().flatMap(name -> atman.at(name).stream()).toList();
    return board.with(atman, Lit.NONE.sign(atman, cards, Lit.GOES));
  }

  private Board sunk(Spot name) {
    Optional<LaidCard> laid = view.atman().at(name);
    return laid.map(
            card -> {
              Atman atman = view.atman().sunk(card);
              return board.with(atman, Lit.NONE.sign(atman, List.of(card), '↓'));
            })
        .orElse(board);
  }

  private Board landed() {
    Board shown = board;
    for (Raven raven : view.landing()) {
      shown = shown.lit(new Thing.Raven(raven.color()), '↓');
    }
    return shown;
  }

  private Board ended() {
    Board shown = board;
    for (int number = 1; number <= view.line().size(); number++) {
      shown = shown.lit(new Thing.InLine(number), Lit.GOES);
    }
    return shown;
  }

  /** Whether a card placed there relives a memory. */
  static boolean relives(Atman beneath, Card card, Spot at) {
    Atman atman = beneath.with(card, at);
    return relived(atman, new LaidCard(card, at));
  }

  /** Whether the block of this card makes a memory. */
  static boolean relived(Atman atman, LaidCard laid) {
    return atman.block(laid).stream().mapToInt(one -> one.card().number()).sum() == RELIVED;
  }

  /** The cards of the part of the Atman that this spot belongs to. */
  static List<LaidCard> chunk(Atman atman, Spot spot) {
    Optional<LaidCard> laid = atman.at(spot);
    return atman.chunks().stream()
        .filter(chunk -> laid.filter(chunk::contains).isPresent())
        .findFirst()
        .orElse(List.of());
  }

  private static List<RowView> arranged(List<RowView> rows, List<Integer> order) {
    return IntStream.range(0, rows.size())
        .mapToObj(
            i -> {
              RowView row = rows.get(i);
              RowView from = rows.get(order.get(i) - 1);
              return new RowView(
                  row.number(),
                  row.metre(),
                  from.heart(),
                  row.lies(),
                  row.poem(),
                  row.complete(),
                  from.least(),
                  from.most(),
                  from.not());
            })
        .toList();
  }

  private static List<Face> ordered(List<Face> top, List<Integer> order) {
    return order.stream().map(number -> top.get(number - 1)).toList();
  }

  private static View with(View view, List<RowView> rows, List<Face> top) {
    return new View(
        view.batch(),
        view.round(),
        view.phase(),
        view.resumes(),
        view.mover(),
        view.zone(),
        view.deck(),
        top,
        view.line(),
        view.placed(),
        view.atman(),
        view.ravens(),
        rows,
        view.refuted(),
        view.powers(),
        view.asked(),
        view.taking(),
        view.score(),
        view.discards(),
        view.destroyed(),
        view.outcome());
  }
}
