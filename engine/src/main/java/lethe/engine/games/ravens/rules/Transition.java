package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Ending;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.MatchProgress;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RuleNumbers;

/**
 * The mutable state while a command is carried out, and the events that the command causes. The
 * lists of the state are immutable; a change replaces the list.
 */
final class Transition {
  int batch;
  int round;
  Phase phase;
  Phase nextPhase;
  Optional<Color> requestedColor;
  int safetyZone;
  int cardsPlaced;
  List<Piece> deck;
  int knownTopCount;
  List<Piece> line;
  List<Piece> discards;
  List<Piece> score;
  long destroyedCards;
  Atman atman;
  List<RavenState> ravens;
  List<RowState> rows;
  int refutedColorSets;
  List<Card> leftoverCards;
  PendingTake pendingTake;
  Optional<Outcome> outcome;
  Rng rng;

  private final List<GameEvent<Observation>> events = new ArrayList<>();

  Transition(State from) {
    MatchProgress progress = from.progress();
    batch = progress.batch();
    round = progress.round();
    phase = progress.phase();
    nextPhase = progress.nextPhase();
    requestedColor = progress.requestedColor();
    safetyZone = progress.safetyZone();
    cardsPlaced = progress.cardsPlaced();
    Piles piles = from.piles();
    deck = piles.deck();
    knownTopCount = piles.knownTopCount();
    line = piles.line();
    discards = piles.discards();
    score = piles.score();
    destroyedCards = piles.destroyedCards();
    atman = from.atman();
    ravens = from.ravens();
    rows = from.poem().rows();
    refutedColorSets = from.poem().refutedColorSets();
    leftoverCards = from.poem().leftoverCards();
    pendingTake = from.pendingTake();
    outcome = from.outcome();
    rng = from.rng();
  }

  State state() {
    return new State(
        new MatchProgress(batch, round, phase, nextPhase, requestedColor, safetyZone, cardsPlaced),
        new Piles(deck, knownTopCount, line, discards, score, destroyedCards),
        atman,
        ravens,
        new Poem(rows, refutedColorSets, leftoverCards),
        pendingTake,
        outcome,
        rng);
  }

  Ruling.Accepted<State, Observation> toRuling() {
    return new Ruling.Accepted<>(state(), List.copyOf(events));
  }

  void tell(Observation observation) {
    events.add(GameEvent.toAll(observation));
  }

  void tell(List<GameEvent<Observation>> newEvents) {
    events.addAll(newEvents);
  }

  void tellFeth(Observation observation, Observation publicObservation) {
    events.add(GameEvent.toSome(observation, GameSeats.FETH, publicObservation));
  }

  void tellRen(Observation observation, Observation publicObservation) {
    events.add(GameEvent.toSome(observation, GameSeats.REN, publicObservation));
  }

  /** Enters a phase that interrupts the turn; afterwards the turn continues with {@code next}. */
  void interruptWith(Phase interruption, Phase next) {
    nextPhase = next;
    phase = interruption;
  }

  boolean isLastBatch() {
    return batch == RuleNumbers.BATCHES;
  }

  /** Takes the top card of the deck, which must not be empty. */
  Piece draw() {
    Piece piece = deck.getLast();
    deck = ListEdits.withoutItemAt(deck, deck.size() - 1);
    knownTopCount = Math.max(0, knownTopCount - 1);
    return piece;
  }

  RowState row(int number) {
    return rows.get(number - 1);
  }

  void setRow(RowState row) {
    rows = ListEdits.withItem(rows, row.number() - 1, row);
  }

  RavenState raven(Color color) {
    return ravens.get(color.index());
  }

  void setRaven(Color color, RavenState raven) {
    ravens = ListEdits.withItem(ravens, color.index(), raven);
  }

  int countRavens(RavenStatus status) {
    int count = 0;
    for (RavenState raven : ravens) {
      count += raven.status() == status ? 1 : 0;
    }
    return count;
  }

  void lose(Loss loss) {
    endMatch(loss.outcomeName(), false);
    tellHearts();
    tell(new Observation.Lost(loss));
  }

  void win() {
    Ending ending = Ending.of(score.size(), countRavens(RavenStatus.DEFEATED));
    endMatch(ending.outcomeName(), true);
    tell(new Observation.Won(ending, score.size()));
  }

  void tellHearts() {
    if (!rows.isEmpty()) {
      tell(new Observation.HeartsOpened(rows.stream().map(RowState::heart).toList()));
    }
  }

  private void endMatch(String outcomeName, boolean won) {
    phase = Phase.OVER;
    outcome = Optional.of(Outcomes.of(outcomeName, score.size(), won));
  }
}
