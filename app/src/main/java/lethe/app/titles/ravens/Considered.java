package lethe.app.titles.ravens;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.AtmanChange;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Preview;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;

/**
 * The table while a command is being considered, with its effect as far as the viewer can predict
 * it.
 */
final class Considered {
  private final View view;
  private final Preview preview;
  private final Board board;

  private Considered(View view, Preview preview, Board board) {
    this.view = view;
    this.preview = preview;
    this.board = board;
  }

  static Frame draw(Command command, View view, Preview preview, Board board) {
    Board shown = new Considered(view, preview, board).with(command);
    return (command instanceof Command.Use use ? shown.used(use, view) : shown).frame();
  }

  private Board with(Command command) {
    return switch (command) {
      case Command.Place(int number, _) -> ghost().lit(new Thing.InLine(number), Lit.COMES);
      case Command.Drift _ -> ghost();
      case Command.Take _ -> taken();
      case Command.Keep _, Command.Sever _, Command.Blaze _ -> gone();
      case Command.Sink(var name, _) -> sunk(view.atman().at(name));
      case Command.Seed _ -> board.lit(Thing.Sign.DECK, '→');
      case Command.Glimmer _ -> board.lit(Thing.Sign.DECK, '?');
      case Command.Bloom(int number, _) -> board.lit(new Thing.Discarded(number), Lit.COMES);
      case Command.Dawn(Color raven, _) -> board.lit(new Thing.Raven(raven), '↑');
      case Command.Whisper(Color raven, _) -> board.lit(new Thing.Raven(raven), '?');
      case Command.Requiem(Color raven, _) -> board.lit(new Thing.Raven(raven), Lit.GOES);
      case Command.Draw _ -> board.lit(Thing.Sign.DECK, '→');
      case Command.Stop _ -> landed();
      case Command.End _ -> ended();
      case Command.Reveal(int row) -> board.lit(new Thing.Row(row), Lit.COMES);
      case Command.Free(int number) ->
          view.progress()
              .asked()
              .map(raven -> board.lit(new Thing.Beneath(raven, number), Lit.COMES))
              .orElse(board);
      case Command.With(int number) -> board.lit(new Thing.Scored(number), Lit.COMES);
      case Command.Pass _, Command.Done _, Command.Arrange _, Command.Order _ -> board;
    };
  }

  /**
   * Draws the card to be placed, the other places where it could go, and the memory that it would
   * relive.
   */
  private Board ghost() {
    AtmanChange change = preview.change().orElseThrow();
    LaidCard placed = change.placed().orElseThrow();
    Atman after = change.after();
    Lit lit =
        Lit.NONE
            .ghost(placed, after.without(placed).places(placed.card()))
            .sign(after, preview.relived(), Lit.COMES);
    Board shown = board.with(after, lit);
    return preview.chased().map(color -> shown.lit(new Thing.Raven(color), '↑')).orElse(shown);
  }

  private Board taken() {
    Optional<RowView> row = preview.row();
    Board shown = gone();
    return row.map(found -> shown.lit(new Thing.Row(found.number()), Lit.COMES)).orElse(shown);
  }

  private Board gone() {
    List<LaidCard> gone = preview.change().map(AtmanChange::gone).orElse(List.of());
    return board.with(view.atman(), Lit.NONE.sign(view.atman(), gone, Lit.GOES));
  }

  private Board sunk(Optional<LaidCard> card) {
    Atman after = preview.after().atman();
    return board.with(after, Lit.NONE.sign(after, card.stream().toList(), '↓'));
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
    for (int number = 1; number <= view.piles().line().size(); number++) {
      shown = shown.lit(new Thing.InLine(number), Lit.GOES);
    }
    return shown;
  }
}
