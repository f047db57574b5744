package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Text;
import lethe.app.words.Lists;
import lethe.app.words.Messages;
import lethe.engine.core.Outcome;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Observation.Hymned;
import lethe.engine.games.eurydice.Observation.Looked;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.SpecialCard;

/** The texts for observations of Eurydice. */
record ObservationText(Messages say) {
  /** The unabbreviated texts. */
  static final ObservationText FULL = new ObservationText(MESSAGES);

  /** Returns an observation as text; losses and the end are emphasized. */
  List<Text> of(Observation observation) {
    boolean loud =
        observation instanceof SpadePunished
            || observation instanceof Observation.Gone
            || observation instanceof Observation.Counted;
    String message = sentence(observation);
    return List.of(loud ? Text.bright(message) : Text.plain(message));
  }

  static List<Text> ending(Outcome outcome) {
    int lead = outcome.results().getFirst().score();
    return List.of(
        Text.bright(MESSAGES.format("end." + outcome.ending())),
        Text.plain(MESSAGES.format("end." + outcome.ending() + ".next", Math.abs(lead))));
  }

  String sentence(Observation observation) {
    return switch (observation) {
      case Observation.BoardBegan(int board) -> say.format("told.board", board);
      case Observation.CardDrawn(SpecialCard card) ->
          say.format("told.card", card.name(), card.text());
      case Observation.SpadesAdded(int spades) -> say.format("told.spades-added", spades);
      case Observation.Stepped(int _, Space space) ->
          space.isEnd()
              ? say.format("told.end")
              : space.symbols().isEmpty()
                  ? say.format("told.stepped.plain", space.name())
                  : say.format("told.stepped", space.name(), ItemNames.symbols(space.symbols()));
      case Observation.SpaceIgnored(Space space, boolean obol) ->
          say.format(obol ? "told.obol-paid" : "told.ignored", space.name());
      case Observation.CardUsed(SpecialCard card, int left) ->
          say.format("told.card-used", card.name(), left);
      case Observation.CardReturned(SpecialCard card) -> say.format("told.card-back", card.name());
      case Observation.NothingDone(var kind) -> say.format("told.nothing", kind.label());
      case Looked looked -> looked(looked);
      case Observation.PutBack(boolean top) -> say.format(top ? "told.top" : "told.bottom");
      case SpadePunished(int marks, int further, int bottom, int clubs, int jokers) ->
          say.format(
              "told.spade",
              marks,
              bottom,
              coming(clubs, jokers, further),
              clubs + jokers + further);
      case Observation.SpadesForgiven(int spades) -> say.format("told.forgiven", spades);
      case Observation.Shuffled(int removed) ->
          say.format("told.shuffled")
              + (removed > 0 ? say.format("told.shuffled.removed", removed) : "");
      case Observation.DiamondsLeft(int diamonds) -> say.format("told.diamonds-left", diamonds);
      case Observation.Rolled(int shows, int bonus, int above, boolean escaped) ->
          say.format(
              escaped ? "told.escaped" : "told.failed",
              bonus > 0 ? say.format("told.bonus", shows, bonus) : shows,
              above);
      case Observation.Discarded(int cards, boolean bottom) ->
          bottom ? say.format("told.discarded-bottom", cards) : say.format("told.discarded", cards);
      case Observation.Exchanged(int cards) -> say.format("told.exchanged", cards);
      case Observation.Returned(List<Integer> positions) ->
          say.format("told.returned", ItemNames.numbers(positions));
      case Observation.Removed(int deck, List<Integer> positions) ->
          say.format("told.removed", removed(deck, positions));
      case Observation.Sung(int diamonds) -> say.format("told.sung", diamonds);
      case Hymned(int deck, List<Integer> positions, List<Integer> hearts, int lost, int left) ->
          say.format("told.hymned", deck + lost + positions.size())
              + say.format("told.hearts", hearts.size())
              + (left > 0 ? say.format("told.left", left) : "");
      case Observation.ObolGained(int obols) -> say.format("told.obol", obols);
      case Observation.Arranged(List<Integer> order) ->
          say.format("told.arranged", ItemNames.numbers(order));
      case Observation.HeartsAdded(int hearts) -> say.format("told.hearts-added", hearts);
      case Observation.Counted(int hearts, int clubs, int jokers) ->
          say.format("told.counted", ItemNames.hearts(hearts), ItemNames.clubs(clubs, jokers));
      case Observation.Gone() -> say.format("told.gone");
      case Observation.TurnedOver(var deck, var discard, var removed) ->
          say.format(
              "told.turned-over",
              ItemNames.cards(deck),
              ItemNames.cards(discard),
              ItemNames.cards(removed));
    };
  }

  /** Returns the text about the cards that are added to the deck because of a spade. */
  private String coming(int clubs, int jokers, int further) {
    String coming = ItemNames.clubs(clubs, jokers);
    return further > 0 ? Lists.and(List.of(coming, say.format("count.further", further))) : coming;
  }

  private String looked(Looked looked) {
    List<String> seen = new ArrayList<>();
    for (Glimpse glimpse : looked.cards()) {
      String where = say.format("glimpse." + ItemNames.lower(glimpse.zone()), glimpse.position());
      seen.add(
          glimpse
              .face()
              .knownSuit()
              .map(suit -> say.format("glimpse.seen", where, ItemNames.of(suit)))
              .orElse(where));
    }
    boolean shown =
        looked.cards().stream().noneMatch(glimpse -> glimpse.face() instanceof Face.Down);
    return say.format(shown ? "told.looked" : "told.looked-hidden", Lists.and(seen));
  }

  private String removed(int deck, List<Integer> positions) {
    List<String> parts = new ArrayList<>();
    if (deck > 0) {
      parts.add(say.format("of-deck", deck));
    }
    positions.forEach(position -> parts.add(say.format("glimpse.discard", position)));
    return Lists.and(parts);
  }
}
