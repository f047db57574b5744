package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Text;
import lethe.app.text.Lists;
import lethe.app.text.Messages;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Observation.Hymned;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.Zone;

/** The texts for observations of Eurydice. */
record ObservationText(Messages messages) {
  /** The unabbreviated texts. */
  static final ObservationText FULL = new ObservationText(MESSAGES);

  /** Returns an observation as text; marked spades and the final count are emphasized. */
  List<Text> narrate(Observation observation, Viewer viewer) {
    boolean isEmphasized =
        observation instanceof SpadePunished
            || observation instanceof Observation.ThirdSpadeMarked
            || observation instanceof Observation.Counted;
    String message = text(observation, viewer);
    return List.of(isEmphasized ? Text.bright(message) : Text.plain(message));
  }

  static List<Text> ending(Outcome outcome) {
    int lead = outcome.results().getFirst().score();
    return List.of(
        Text.bright(MESSAGES.format("end." + outcome.ending())),
        Text.plain(MESSAGES.format("end." + outcome.ending() + ".next", Math.abs(lead))));
  }

  /** Returns an observation as text, which addresses Orpheus as "you" if he is the viewer. */
  String text(Observation observation, Viewer viewer) {
    return switch (observation) {
      case Observation.BoardBegan(int board) -> messages.format("told.board", board);
      case Observation.CardDrawn(SpecialCard card) ->
          messages.format("told.card", card.name(), card.text());
      case Observation.SpadesAdded(int spades) -> messages.format("told.spades-added", spades);
      case Observation.Stepped(int _, Space space) ->
          space.isEnd()
              ? messageFor(viewer, "end")
              : space.symbols().isEmpty()
                  ? messageFor(viewer, "stepped.plain", space.name())
                  : messageFor(viewer, "stepped", space.name(), ItemNames.symbols(space.symbols()));
      case Observation.SpaceIgnored(Space space, boolean obolSpent) ->
          messageFor(viewer, obolSpent ? "obol-paid" : "ignored", space.name());
      case Observation.CardUsed(SpecialCard card, int usesLeft) ->
          messages.format("told.card-used", card.name(), usesLeft);
      case Observation.CardReturned(SpecialCard card) ->
          messages.format("told.card-back", card.name());
      case Observation.NothingDone(var kind) -> messages.format("told.nothing", kind.label());
      case CardsSeen cardsSeen -> cardsSeenText(cardsSeen, viewer);
      case Observation.PutBack(boolean onTop) ->
          messages.format(onTop ? "told.top" : "told.bottom");
      case SpadePunished(
              int marks,
              int furtherSpades,
              int cardsFromBottom,
              int clubs,
              int jokers) ->
          messageFor(
              viewer,
              "spade",
              marks,
              cardsFromBottom,
              addedCards(clubs, jokers, furtherSpades),
              clubs + jokers + furtherSpades);
      case Observation.SpadesForgiven(int spades) -> messages.format("told.forgiven", spades);
      case Observation.Shuffled(int removed) ->
          removed == 0
              ? messages.format("told.shuffled")
              : messages.format("told.shuffled.removing", removed);
      case Observation.DiamondsLeft(int diamonds) ->
          messages.format("told.diamonds-left", diamonds);
      case Observation.Rolled(int roll, int bonus, int threshold, boolean escaped) ->
          messages.format(
              escaped ? "told.escaped" : "told.failed",
              bonus > 0 ? messages.format("told.bonus", roll, bonus) : roll,
              threshold);
      case Observation.Discarded(int cards, boolean fromBottom) ->
          fromBottom
              ? messages.format("told.discarded-bottom", cards)
              : messages.format("told.discarded", cards);
      case Observation.Exchanged(int cards) -> messageFor(viewer, "exchanged", cards);
      case Observation.Returned(List<Integer> positions) ->
          messages.format("told.returned", ItemNames.numbers(positions));
      case Observation.Removed(int cardsFromDeck, List<Integer> positions) ->
          messages.format("told.removed", removedCards(cardsFromDeck, positions));
      case Observation.DiamondsAdded(int diamonds) ->
          messages.format("told.diamonds-added", diamonds);
      case Hymned(
              int diamondsFromDeck,
              List<Integer> positions,
              List<Integer> hearts,
              int diamondsLost,
              int diamondsLeft) ->
          messages.format("told.hymned", diamondsFromDeck + diamondsLost + positions.size())
              + messages.format("told.hearts", hearts.size())
              + (diamondsLeft > 0 ? messages.format("told.diamonds-kept", diamondsLeft) : "");
      case Observation.ObolGained(int obols) -> messageFor(viewer, "obol", obols);
      case Observation.Arranged(List<Integer> order) ->
          messages.format("told.arranged", ItemNames.numbers(order));
      case Observation.HeartsAdded(int hearts) -> messages.format("told.hearts-added", hearts);
      case Observation.Counted(int hearts, int clubs, int jokers) ->
          messages.format("told.counted", ItemNames.hearts(hearts), ItemNames.clubs(clubs, jokers));
      case Observation.ThirdSpadeMarked() -> messageFor(viewer, "third-spade");
      case Observation.TurnedOver(var deck, var discard, var removed) ->
          messages.format(
              "told.turned-over",
              ItemNames.cards(deck),
              ItemNames.cards(discard),
              ItemNames.cards(removed));
    };
  }

  private String messageFor(Viewer viewer, String key, Object... arguments) {
    return message(key + (viewer instanceof Seat ? ".you" : ".other"), arguments);
  }

  private String message(String key, Object... arguments) {
    return messages.format("told." + key, arguments);
  }

  /** Returns the numbers of cards that are added to the deck after a spade was seen. */
  private String addedCards(int clubs, int jokers, int furtherSpades) {
    List<String> counts = new ArrayList<>();
    counts.add(messages.format("count.club", clubs));
    if (jokers > 0) {
      counts.add(messages.format("count.joker", jokers));
    }
    if (furtherSpades > 0) {
      counts.add(messages.format("count.further", furtherSpades));
    }
    return Lists.joinWithAnd(counts);
  }

  private String cardsSeenText(CardsSeen cardsSeen, Viewer viewer) {
    List<String> glimpses = new ArrayList<>();
    boolean hasRemovedCard = false;
    for (Glimpse glimpse : cardsSeen.cards()) {
      boolean isRemoved = glimpse.zone() == Zone.REMOVED;
      String position =
          isRemoved && hasRemovedCard
              ? messages.format("glimpse.removed.another")
              : messages.format(
                  "glimpse." + ItemNames.lowerCaseName(glimpse.zone()), glimpse.position());
      hasRemovedCard |= isRemoved;
      glimpses.add(
          glimpse
              .face()
              .knownSuit()
              .map(suit -> messages.format("glimpse.seen", position, ItemNames.name(suit)))
              .orElse(position));
    }
    boolean areVisible =
        cardsSeen.cards().stream().noneMatch(glimpse -> glimpse.face() instanceof Face.Down);
    String cards = Lists.joinWithAnd(glimpses);
    return areVisible
        ? messageFor(viewer, "looked", cards)
        : messages.format("told.looked-hidden", cards);
  }

  private String removedCards(int cardsFromDeck, List<Integer> positions) {
    List<String> parts = new ArrayList<>();
    if (cardsFromDeck > 0) {
      parts.add(messages.format("of-deck", cardsFromDeck));
    }
    positions.forEach(position -> parts.add(messages.format("glimpse.discard", position)));
    return Lists.joinWithAnd(parts);
  }
}
