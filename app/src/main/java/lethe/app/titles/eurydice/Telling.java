package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.SAY;

import java.util.ArrayList;
import java.util.List;
import lethe.app.words.Listing;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Observation.Hymned;
import lethe.engine.games.eurydice.Observation.Looked;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Special;

/** What was told, in sentences. */
final class Telling {
  private Telling() {}

  static String of(Observation told) {
    return switch (told) {
      case Observation.BoardBegan(int board) -> SAY.say("told.board", board);
      case Observation.CardDrawn(Special card) -> SAY.say("told.card", card.name(), card.text());
      case Observation.SpadesAdded(int spades) -> SAY.say("told.spades-added", spades);
      case Observation.Stepped(int _, Space space) ->
          space.isEnd()
              ? SAY.say("told.end")
              : space.symbols().isEmpty()
                  ? SAY.say("told.stepped.plain", space.name())
                  : SAY.say("told.stepped", space.name(), Words.symbols(space.symbols()));
      case Observation.SpaceIgnored(Space space, boolean obol) ->
          SAY.say(obol ? "told.obol-paid" : "told.ignored", space.name());
      case Observation.CardUsed(Special card, int left) ->
          SAY.say("told.card-used", card.name(), left);
      case Observation.CardReturned(Special card) -> SAY.say("told.card-back", card.name());
      case Observation.NothingDone(var kind) -> SAY.say("told.nothing", kind.words());
      case Looked looked -> looked(looked);
      case Observation.PutBack(boolean top) -> SAY.say(top ? "told.top" : "told.bottom");
      case SpadePunished(int marks, int further, int bottom, int clubs, int jokers) ->
          SAY.say(
              "told.spade",
              marks,
              bottom,
              coming(clubs, jokers, further),
              clubs + jokers + further);
      case Observation.SpadesForgiven(int spades) -> SAY.say("told.forgiven", spades);
      case Observation.Shuffled(int removed) ->
          SAY.say("told.shuffled") + (removed > 0 ? SAY.say("told.shuffled.removed", removed) : "");
      case Observation.DiamondsLeft(int diamonds) -> SAY.say("told.diamonds-left", diamonds);
      case Observation.Rolled(int shows, int bonus, int above, boolean escaped) ->
          SAY.say(
              escaped ? "told.escaped" : "told.failed",
              bonus > 0 ? SAY.say("told.bonus", shows, bonus) : shows,
              above);
      case Observation.Discarded(int cards, boolean bottom) ->
          bottom ? SAY.say("told.discarded-bottom", cards) : SAY.say("told.discarded", cards);
      case Observation.Exchanged(int cards) -> SAY.say("told.exchanged", cards);
      case Observation.Returned(List<Integer> positions) ->
          SAY.say("told.returned", Words.numbers(positions));
      case Observation.Removed(int deck, List<Integer> positions) ->
          SAY.say("told.removed", removed(deck, positions));
      case Observation.Sung(int diamonds) -> SAY.say("told.sung", diamonds);
      case Hymned(int deck, List<Integer> positions, List<Integer> hearts, int lost, int left) ->
          SAY.say("told.hymned", deck + lost + positions.size())
              + SAY.say("told.hearts", hearts.size())
              + (left > 0 ? SAY.say("told.left", left) : "");
      case Observation.ObolGained(int obols) -> SAY.say("told.obol", obols);
      case Observation.Arranged(List<Integer> order) ->
          SAY.say("told.arranged", Words.numbers(order));
      case Observation.HeartsAdded(int hearts) -> SAY.say("told.hearts-added", hearts);
      case Observation.Counted(int hearts, int clubs, int jokers) ->
          SAY.say("told.counted", Words.hearts(hearts), Words.clubs(clubs, jokers));
      case Observation.Gone() -> SAY.say("told.gone");
      case Observation.TurnedOver(var deck, var discard, var removed) ->
          SAY.say(
              "told.turned-over", Words.cards(deck), Words.cards(discard), Words.cards(removed));
    };
  }

  /** What comes into the deck for a spade. */
  private static String coming(int clubs, int jokers, int further) {
    String coming = Words.clubs(clubs, jokers);
    return further > 0 ? Listing.and(List.of(coming, SAY.say("count.further", further))) : coming;
  }

  private static String looked(Looked looked) {
    List<String> seen = new ArrayList<>();
    for (Glimpse glimpse : looked.cards()) {
      String where = SAY.say("glimpse." + Words.lower(glimpse.zone()), glimpse.position());
      seen.add(
          glimpse
              .face()
              .seen()
              .map(suit -> SAY.say("glimpse.seen", where, Words.of(suit)))
              .orElse(where));
    }
    boolean shown =
        looked.cards().stream().noneMatch(glimpse -> glimpse.face() instanceof Face.Down);
    return SAY.say(shown ? "told.looked" : "told.looked-hidden", Listing.and(seen));
  }

  private static String removed(int deck, List<Integer> positions) {
    List<String> parts = new ArrayList<>();
    if (deck > 0) {
      parts.add(SAY.say("of-deck", deck));
    }
    positions.forEach(position -> parts.add(SAY.say("glimpse.discard", position)));
    return Listing.and(parts);
  }
}
