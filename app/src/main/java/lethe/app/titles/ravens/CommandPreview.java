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

/** The table while a command is being considered, with its predictable effects. */
final class CommandPreview {
  private final View view;
  private final Preview preview;
  private final DrawnTable table;

  private CommandPreview(Preview preview, DrawnTable table) {
    this.view = table.view();
    this.preview = preview;
    this.table = table;
  }

  static Frame draw(Command command, Preview preview, DrawnTable table) {
    DrawnTable drawing = new CommandPreview(preview, table).tableWithEffects(command);
    return (command instanceof Command.Use use ? drawing.withUsedPower(use) : drawing).frame();
  }

  private DrawnTable tableWithEffects(Command command) {
    return switch (command) {
      case Command.Place(int number, _) ->
          drawPlacement().highlighted(new TableItem.LineItem(number), Highlights.ADDED);
      case Command.Drift _ -> drawPlacement();
      case Command.Take _ -> drawTake();
      case Command.Keep _, Command.Sever _, Command.Blaze _ -> drawRemoved();
      case Command.Sink(var name, _) -> drawSunk(view.atman().topCard(name));
      case Command.Seed _ -> table.highlighted(TableItem.UniqueItem.DECK, '→');
      case Command.Glimmer _ -> table.highlighted(TableItem.UniqueItem.DECK, '?');
      case Command.Bloom(int number, _) ->
          table.highlighted(new TableItem.DiscardPilePiece(number), Highlights.ADDED);
      case Command.Dawn(Color raven, _) -> table.highlighted(new TableItem.RavenItem(raven), '↑');
      case Command.Whisper(Color raven, _) ->
          table.highlighted(new TableItem.RavenItem(raven), '?');
      case Command.Requiem(Color raven, _) ->
          table.highlighted(new TableItem.RavenItem(raven), Highlights.REMOVED);
      case Command.Draw _ -> table.highlighted(TableItem.UniqueItem.DECK, '→');
      case Command.Stop _ -> drawLandedRavens();
      case Command.End _ -> drawEndOfTurn();
      case Command.Reveal(int row) ->
          table.highlighted(new TableItem.PoemRowItem(row), Highlights.ADDED);
      case Command.Free(int number) ->
          view.progress()
              .requestedColor()
              .map(
                  raven ->
                      table.highlighted(
                          new TableItem.CardBeneathRaven(raven, number), Highlights.ADDED))
              .orElse(table);
      case Command.With(int number) ->
          table.highlighted(new TableItem.ScorePilePiece(number), Highlights.ADDED);
      case Command.Pass _, Command.Done _, Command.Arrange _, Command.Order _ -> table;
    };
  }

  /**
   * Draws the card to be placed, its other possible places, the memory that it would relive, and
   * the raven that this would chase away.
   */
  private DrawnTable drawPlacement() {
    AtmanChange change = preview.change().orElseThrow();
    LaidCard placedCard = change.placedCard().orElseThrow();
    Atman after = change.atmanAfter();
    Highlights highlights =
        Highlights.NONE
            .withGhost(placedCard, after.without(placedCard).placements(placedCard.card()))
            .withMark(after, preview.relivedBlock(), Highlights.ADDED);
    DrawnTable drawing = table.withAtman(after, highlights);
    return preview
        .chasedRaven()
        .map(color -> drawing.highlighted(new TableItem.RavenItem(color), '↑'))
        .orElse(drawing);
  }

  private DrawnTable drawTake() {
    Optional<RowView> row = preview.targetRow();
    DrawnTable drawing = drawRemoved();
    return row.map(
            rowView ->
                drawing.highlighted(new TableItem.PoemRowItem(rowView.number()), Highlights.ADDED))
        .orElse(drawing);
  }

  private DrawnTable drawRemoved() {
    List<LaidCard> removedCards = preview.change().map(AtmanChange::removedCards).orElse(List.of());
    return table.withAtman(
        view.atman(), Highlights.NONE.withMark(view.atman(), removedCards, Highlights.REMOVED));
  }

  private DrawnTable drawSunk(Optional<LaidCard> card) {
    Atman after = preview.viewAfter().atman();
    return table.withAtman(after, Highlights.NONE.withMark(after, card.stream().toList(), '↓'));
  }

  private DrawnTable drawLandedRavens() {
    DrawnTable drawing = table;
    for (Raven raven : view.landingRavens()) {
      drawing = drawing.highlighted(new TableItem.RavenItem(raven.color()), '↓');
    }
    return drawing;
  }

  private DrawnTable drawEndOfTurn() {
    DrawnTable drawing = table;
    for (int number = 1; number <= view.piles().line().size(); number++) {
      drawing = drawing.highlighted(new TableItem.LineItem(number), Highlights.REMOVED);
    }
    return drawing;
  }
}
