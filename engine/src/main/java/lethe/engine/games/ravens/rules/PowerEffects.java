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
  static void use(Transition t, State before, Command.Use use, MemoryDeck memories) {
    spend(t, HeldPowers.spent(before, use).orElseThrow());
    Phase next = t.phase;
    switch (use) {
      case Command.Sever(Spot card, _) -> discard(t, List.of(card), next);
      case Command.Blaze(List<Spot> cards, _) -> discard(t, cards, next);
      case Command.Sink(Spot card, _) -> sink(t, card, next);
      case Command.Drift(Spot card, Spot to, _) -> drift(t, card, to, next, memories);
      case Command.Seed _ -> seed(t, next);
      case Command.Bloom(int number, _) -> bloom(t, number, next);
      case Command.Glimmer _ -> glimmer(t, before, next);
      case Command.Dawn(Color raven, _) -> {
        RavenRow.chase(t, raven, memories);
        TurnFlow.enterPhase(t, next);
      }
      case Command.Whisper(Color raven, _) -> whisper(t, raven, next, memories);
      case Command.Requiem(Color raven, _) -> {
        RavenRow.free(t, raven, memories.of(t.raven(raven).beneath()));
        TurnFlow.enterPhase(t, next);
      }
    }
  }

  private static void spend(Transition t, HeldPowers.Held held) {
    if (held.row() == 0) {
      t.leftover = ListEdits.minus(t.leftover, t.leftover.indexOf(held.card()));
    } else {
      t.row(t.row(held.row()).used(held.card()));
    }
    t.tell(new Observation.PowerUsed(held.row(), held.card()));
  }

  private static void discard(Transition t, List<Spot> cards, Phase next) {
    AtmanChange change = AtmanChange.without(t.atman, cards);
    t.atman = change.after();
    RavenRow.discard(t, change.gone().stream().map(LaidCard::card).toList());
    TurnFlow.afterAtmanChange(t, next);
  }

  private static void sink(Transition t, Spot name, Phase next) {
    t.tell(new Observation.Sank(t.atman.at(name).orElseThrow().card(), name));
    t.atman = AtmanChange.sink(t.atman, name).after();
    TurnFlow.enterPhase(t, next);
  }

  private static void drift(Transition t, Spot name, Spot to, Phase next, MemoryDeck memories) {
    AtmanChange change = AtmanChange.drift(t.atman, name, to);
    LaidCard placed = change.placed().orElseThrow();
    t.atman = change.after();
    t.tell(new Observation.Drifted(placed.card(), name, to));
    MemoryReliving.placed(t, placed, next, memories);
  }

  private static void seed(Transition t, Phase next) {
    Piece piece = t.draw();
    t.tell(new Observation.Seeded(piece));
    switch (piece) {
      case Card card -> t.line = ListEdits.plus(t.line, card);
      case Raven raven -> RavenRow.holdOff(t, raven);
    }
    TurnFlow.enterPhase(t, next);
  }

  private static void bloom(Transition t, int number, Phase next) {
    Card card = (Card) t.discards.get(number - 1);
    t.discards = ListEdits.minus(t.discards, number - 1);
    t.line = ListEdits.plus(t.line, card);
    t.tell(new Observation.Bloomed(card));
    TurnFlow.enterPhase(t, next);
  }

  private static void glimmer(Transition t, State before, Phase next) {
    int count = before.glimpsed();
    t.known = Math.max(t.known, count);
    t.askFirst(Phase.ORDER, next);
    t.tellFeth(
        new Observation.Glimpsed(Face.up(before.piles().top(count))),
        new Observation.Glimpsed(Face.down(count)));
  }

  /** Puts back the cards of a glimmer. */
  static void order(Transition t, State before, List<Integer> order) {
    int count = order.size();
    List<Piece> top = before.piles().top(count);
    List<Piece> ordered = order.stream().map(number -> top.get(number - 1)).toList();
    List<Piece> deck = new ArrayList<>(t.deck.subList(0, t.deck.size() - count));
    deck.addAll(ordered.reversed());
    t.deck = List.copyOf(deck);
    t.tellFeth(
        new Observation.PutBack(Face.up(ordered)), new Observation.PutBack(Face.down(count)));
    TurnFlow.enterPhase(t, t.resumes);
  }

  private static void whisper(Transition t, Color raven, Phase next, MemoryDeck memories) {
    List<Card> beneath = memories.of(t.raven(raven).beneath());
    t.asked = Optional.of(raven);
    t.askFirst(Phase.FREE, next);
    t.tellFeth(
        new Observation.Whispered(raven, Face.up(beneath)),
        new Observation.Whispered(raven, Face.down(beneath.size())));
  }

  /** Discards one of the cards of a whisper. */
  static void free(Transition t, int number, MemoryDeck memories) {
    Color raven = t.asked.orElseThrow();
    t.asked = Optional.empty();
    RavenRow.free(t, raven, List.of(memories.of(t.raven(raven).beneath()).get(number - 1)));
    TurnFlow.enterPhase(t, t.resumes);
  }
}
