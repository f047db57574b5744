package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.MESSAGES;

import lethe.engine.bots.ravens.Reason;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.View;

/**
 * The texts for the reasons of a command.
 *
 * @param view the table before the command
 */
record ReasonText(View view, Command command) {
  String text(Reason reason) {
    return switch (reason) {
      case Reason.NextDraw(int safeDraws, double ravenChance, int ravens) ->
          safeDraws > 0
              ? MESSAGES.format("reason.draw.safe", safeDraws, percent(ravenChance))
              : MESSAGES.format("reason.draw.unsafe", percent(ravenChance), ravens + 1);
      case Reason.LineContents(int cards, int placeable) ->
          MESSAGES.format(
              placeable == 0
                  ? "reason.line.none"
                  : placeable == cards ? "reason.line.all" : "reason.line",
              cards,
              placeable);
      case Reason.FirstDraw() -> MESSAGES.format("reason.first");
      case Reason.DeckShare(int draws, int rounds) -> MESSAGES.format("reason.deck", draws, rounds);
      case Reason.LastDeck(int cards, int rounds) ->
          MESSAGES.format("reason.last-deck", cards, rounds);
      case Reason.RelivesMemory relives -> relives(relives);
      case Reason.GrowsBlock(Color color, int total, double heartChance) ->
          MESSAGES.format("reason.grows", ItemNames.name(color), total, percent(heartChance));
      case Reason.RowChance(int row, double before, double after) ->
          percent(before) == percent(after)
              ? MESSAGES.format("reason.row.same", row, percent(after))
              : MESSAGES.format("reason.row", row, percent(before), percent(after));
      case Reason.ColorChange(Color color, boolean visible, double heartChance) ->
          MESSAGES.format(
              visible ? "reason.shows" : "reason.hides",
              ItemNames.name(color),
              percent(heartChance));
      case Reason.DiscardsLine(int cards) -> MESSAGES.format("reason.end", cards);
      case Reason.MatchChance(double before, double after) ->
          percent(before) == percent(after)
              ? MESSAGES.format("reason.match.same", percent(after))
              : MESSAGES.format("reason.match", percent(before), percent(after));
      case Reason.FiveRavens() -> MESSAGES.format("reason.five");
      case Reason.LooksAhead() -> MESSAGES.format("reason.looks");
      case Reason.FreeCard() -> MESSAGES.format("reason.free");
      case Reason.SavesCards(int cards) -> MESSAGES.format(savesCardsKey(), cards);
      case Reason.JoinsRow(int row, int missing, boolean turnsHeart) ->
          MESSAGES.format(missing == 0 ? "reason.completes" : "reason.joins", row, missing)
              + (turnsHeart ? " " + MESSAGES.format("reason.turns") : "");
      case Reason.DiscardsCard(var card) ->
          MESSAGES.format("reason.discarded", ItemNames.name(card));
      case Reason.RemovesColor(Color color) ->
          MESSAGES.format("reason.removes", ItemNames.name(color));
      case Reason.FinishesBatch() -> MESSAGES.format("reason.finishes");
      case Reason.SplitsAtman(int kept, int lost) ->
          MESSAGES.format(
              command instanceof Command.Keep ? "reason.keeps" : "reason.splits", kept, lost);
      case Reason.TellsColors(double before, double after) ->
          MESSAGES.format("reason.tells", percent(before), percent(after));
      case Reason.LastRow(int number) -> MESSAGES.format("reason.last-row", number);
      case Reason.RefreshesPowers(int powers) ->
          MESSAGES.format(powers == 0 ? "reason.refreshes.none" : "reason.refreshes", powers);
    };
  }

  /**
   * Returns the message key for cards that are taken from beneath a raven. In the last batch, this
   * does not save them, because ravens destroy no cards then.
   */
  private String savesCardsKey() {
    if (!view.progress().isLastBatch()) {
      return "reason.saves";
    }
    return command instanceof Command.Dawn ? "reason.scores" : "reason.frees";
  }

  private String relives(Reason.RelivesMemory relives) {
    String color = ItemNames.name(relives.color());
    StringBuilder text =
        new StringBuilder(
            MESSAGES.format("reason.relives", color, ItemNames.list(relives.block())));
    if (relives.chasesRaven()) {
      boolean isEmpty = relives.cardsFreed() == 0;
      String key =
          view.progress().isLastBatch()
              ? isEmpty ? "reason.defeats" : "reason.defeats.scores"
              : isEmpty ? "reason.chases" : "reason.chases.frees";
      text.append(' ').append(MESSAGES.format(key, color, relives.cardsFreed()));
    }
    return text.append(' ')
        .append(MESSAGES.format("reason.heart", color, percent(relives.heartChance())))
        .toString();
  }

  private static long percent(double chance) {
    return Math.round(100 * chance);
  }
}
