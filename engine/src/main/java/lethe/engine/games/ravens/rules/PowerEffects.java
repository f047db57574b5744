package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.AtmanChange;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.Spot;

/** The effects of the powers. Rule book: The Poem Cards' special powers. */
final class PowerEffects {
  private PowerEffects() {}

  /** Marks the poem card as used and applies its power. */
  static void use(Transition transition, State state, Command.Use use, MemoryDeck memories) {
    spend(transition, HeldPowers.powerUsedBy(state, use).orElseThrow());
    Phase nextPhase = transition.phase;
    switch (use) {
      case Command.Sever(Spot card, _) -> discard(transition, List.of(card), nextPhase);
      case Command.Blaze(List<Spot> cards, _) -> discard(transition, cards, nextPhase);
      case Command.Sink(Spot card, _) -> sink(transition, card, nextPhase);
      case Command.Drift(Spot card, Spot to, _) -> drift(transition, card, to, nextPhase, memories);
      case Command.Seed _ -> seed(transition, nextPhase);
      case Command.Bloom(int number, _) -> bloom(transition, number, nextPhase);
      case Command.Glimmer _ -> glimmer(transition, state, nextPhase);
      case Command.Dawn(Color raven, _) -> {
        RavenRow.chase(transition, raven, memories);
        TurnFlow.enterPhase(transition, nextPhase);
      }
      case Command.Whisper(Color raven, _) -> whisper(transition, raven, nextPhase, memories);
      case Command.Requiem(Color raven, _) -> {
        RavenRow.free(transition, raven, memories.cardsIn(transition.raven(raven).cardsBeneath()));
        TurnFlow.enterPhase(transition, nextPhase);
      }
    }
  }

  private static void spend(Transition transition, HeldPowers.HeldPower heldPower) {
    if (heldPower.row() == 0) {
      transition.leftoverCards =
          ListEdits.withoutItemAt(
              transition.leftoverCards, transition.leftoverCards.indexOf(heldPower.card()));
    } else {
      transition.setRow(transition.row(heldPower.row()).withPowerUsed(heldPower.card()));
    }
    transition.tell(new Observation.PowerUsed(heldPower.row(), heldPower.card()));
  }

  private static void discard(Transition transition, List<Spot> cards, Phase nextPhase) {
    AtmanChange change = AtmanChange.remove(transition.atman, cards);
    transition.atman = change.atmanAfter();
    RavenRow.discard(transition, change.removedCards().stream().map(LaidCard::card).toList());
    TurnFlow.afterAtmanChange(transition, nextPhase);
  }

  private static void sink(Transition transition, Spot cardSpot, Phase nextPhase) {
    transition.tell(
        new Observation.Sank(transition.atman.topCard(cardSpot).orElseThrow().card(), cardSpot));
    transition.atman = AtmanChange.sink(transition.atman, cardSpot).atmanAfter();
    TurnFlow.enterPhase(transition, nextPhase);
  }

  private static void drift(
      Transition transition, Spot cardSpot, Spot to, Phase nextPhase, MemoryDeck memories) {
    AtmanChange change = AtmanChange.drift(transition.atman, cardSpot, to);
    LaidCard placedCard = change.placedCard().orElseThrow();
    transition.atman = change.atmanAfter();
    transition.tell(new Observation.Drifted(placedCard.card(), cardSpot, to));
    MemoryReliving.afterPlacement(transition, placedCard, nextPhase, memories);
  }

  private static void seed(Transition transition, Phase nextPhase) {
    Piece piece = transition.draw();
    transition.tell(new Observation.Seeded(piece));
    switch (piece) {
      case Card card -> transition.line = ListEdits.plus(transition.line, card);
      case Raven raven -> RavenRow.holdOff(transition, raven);
    }
    TurnFlow.enterPhase(transition, nextPhase);
  }

  private static void bloom(Transition transition, int number, Phase nextPhase) {
    Card card = (Card) transition.discards.get(number - 1);
    transition.discards = ListEdits.withoutItemAt(transition.discards, number - 1);
    transition.line = ListEdits.plus(transition.line, card);
    transition.tell(new Observation.Bloomed(card));
    TurnFlow.enterPhase(transition, nextPhase);
  }

  private static void glimmer(Transition transition, State state, Phase nextPhase) {
    int count = state.glimmerCount();
    transition.knownTopCount = Math.max(transition.knownTopCount, count);
    transition.interruptWith(Phase.ORDER, nextPhase);
    transition.tellFeth(
        new Observation.Glimpsed(Face.up(state.piles().deckTop(count))),
        new Observation.Glimpsed(Face.down(count)));
  }

  /** Puts back the cards of a glimmer and continues the turn. */
  static void order(Transition transition, State state, List<Integer> order) {
    int count = order.size();
    List<Piece> top = state.piles().deckTop(count);
    List<Piece> orderedCards = order.stream().map(number -> top.get(number - 1)).toList();
    List<Piece> deck = new ArrayList<>(transition.deck.subList(0, transition.deck.size() - count));
    deck.addAll(orderedCards.reversed());
    transition.deck = List.copyOf(deck);
    transition.tellFeth(
        new Observation.PutBack(Face.up(orderedCards)), new Observation.PutBack(Face.down(count)));
    TurnFlow.enterPhase(transition, transition.nextPhase);
  }

  private static void whisper(
      Transition transition, Color raven, Phase nextPhase, MemoryDeck memories) {
    List<Card> cardsBeneath = memories.cardsIn(transition.raven(raven).cardsBeneath());
    transition.requestedColor = Optional.of(raven);
    transition.interruptWith(Phase.FREE, nextPhase);
    transition.tellFeth(
        new Observation.Whispered(raven, Face.up(cardsBeneath)),
        new Observation.Whispered(raven, Face.down(cardsBeneath.size())));
  }

  /** Puts one of the cards of a whisper on the discard pile and continues the turn. */
  static void free(Transition transition, int number, MemoryDeck memories) {
    Color raven = transition.requestedColor.orElseThrow();
    transition.requestedColor = Optional.empty();
    RavenRow.free(
        transition,
        raven,
        List.of(memories.cardsIn(transition.raven(raven).cardsBeneath()).get(number - 1)));
    TurnFlow.enterPhase(transition, transition.nextPhase);
  }
}
