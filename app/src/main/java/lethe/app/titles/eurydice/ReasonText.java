package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.List;
import java.util.Locale;
import lethe.engine.bots.eurydice.Reason;
import lethe.engine.core.Notation;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.RuleNumbers;
import lethe.engine.games.eurydice.Suit;

/** The texts for the reasons of commands. */
record ReasonText(Notation<Command> notation) {
  String text(Reason reason) {
    return switch (reason) {
      case Reason.RollRisk(int failingSides, int cardsLost, int cardsPaid) ->
          failingSides == 0
              ? MESSAGES.format("reason.die.safe", cardsPaid)
              : MESSAGES.format(
                  "reason.die", failingSides, RuleNumbers.DIE_SIDES, cardsLost, cardsPaid);
      case Reason.KnownCard(Suit suit) -> MESSAGES.format("reason.known", ItemNames.name(suit));
      case Reason.UnknownCard(int spades, int cards) ->
          MESSAGES.format("reason.unknown", spades, cards);
      case Reason.Continuations(
              Command command,
              int count,
              int wins,
              int lostToSpades,
              double meanLead) ->
          lostToSpades == count
              ? MESSAGES.format("reason.continuations.gone", notation.format(command), count)
              : MESSAGES.format(
                  continuationsKey(meanLead),
                  notation.format(command),
                  count,
                  percent(wins, count),
                  percent(lostToSpades, count),
                  number(Math.abs(meanLead)));
    };
  }

  List<String> texts(List<Reason> reasons) {
    return reasons.stream().map(this::text).toList();
  }

  /** Returns the key of the message about a mean lead, which counts as 0 if it is printed as 0. */
  private static String continuationsKey(double meanLead) {
    if (number(Math.abs(meanLead)).equals(number(0))) {
      return "reason.continuations.equal";
    }
    return meanLead < 0 ? "reason.continuations.fewer" : "reason.continuations.more";
  }

  private static long percent(int part, int whole) {
    return Math.round(100.0 * part / whole);
  }

  private static String number(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
