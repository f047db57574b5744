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
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.MatchProgress;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.SeatNames;

/**
 * The next state while a command is being carried out, and its events. Its lists are immutable; a
 * change replaces the list.
 */
final class Transition {
  int batch;
  int round;
  Phase phase;
  Phase resumes;
  Optional<Color> asked;
  int zone;
  int placed;
  List<Piece> deck;
  int known;
  List<Piece> line;
  List<Piece> discards;
  List<Piece> score;
  long destroyed;
  Atman atman;
  List<RavenState> ravens;
  List<RowState> rows;
  int refuted;
  List<Card> leftover;
  PendingTake taking;
  Optional<Outcome> outcome;
  Rng rng;

  private final List<GameEvent<Observation>> told = new ArrayList<>();

  Transition(State from) {
    MatchProgress progress = from.progress();
    batch = progress.batch();
    round = progress.round();
    phase = progress.phase();
    resumes = progress.nextPhase();
    asked = progress.asked();
    zone = progress.zone();
    placed = progress.placed();
    Piles piles = from.piles();
    deck = piles.deck();
    known = piles.known();
    line = piles.line();
    discards = piles.discards();
    score = piles.score();
    destroyed = piles.destroyed();
    atman = from.atman();
    ravens = from.ravens();
    rows = from.poem().rows();
    refuted = from.poem().refutedColorSets();
    leftover = from.poem().leftover();
    taking = from.taking();
    outcome = from.outcome();
    rng = from.rng();
  }

  State state() {
    return new State(
        new MatchProgress(batch, round, phase, resumes, asked, zone, placed),
        new Piles(deck, known, line, discards, score, destroyed),
        atman,
        ravens,
        new Poem(rows, refuted, leftover),
        taking,
        outcome,
        rng);
  }

  Ruling.Accepted<State, Observation> accepted() {
    return new Ruling.Accepted<>(state(), List.copyOf(told));
  }

  void tell(Observation observation) {
    told.add(GameEvent.open(observation));
  }

  void tell(List<GameEvent<Observation>> events) {
    told.addAll(events);
  }

  void tellFeth(Observation his, Observation others) {
    told.add(GameEvent.toSome(his, SeatNames.FETH, others));
  }

  void tellRen(Observation hers, Observation others) {
    told.add(GameEvent.toSome(hers, SeatNames.REN, others));
  }

  /** Inserts a phase after which {@code next} continues. */
  void askFirst(Phase asking, Phase next) {
    resumes = next;
    phase = asking;
  }

  boolean isLastBatch() {
    return batch == RuleNumbers.BATCHES;
  }

  /** Takes the top card of a deck that is not empty. */
  Piece draw() {
    Piece piece = deck.getLast();
    deck = ListEdits.minus(deck, deck.size() - 1);
    known = Math.max(0, known - 1);
    return piece;
  }

  RowState row(int number) {
    return rows.get(number - 1);
  }

  void row(RowState row) {
    rows = ListEdits.changed(rows, row.number() - 1, row);
  }

  RavenState raven(Color color) {
    return ravens.get(color.index());
  }

  void raven(Color color, RavenState raven) {
    ravens = ListEdits.changed(ravens, color.index(), raven);
  }

  int ravens(RavenStatus status) {
    int count = 0;
    for (RavenState raven : ravens) {
      count += raven.status() == status ? 1 : 0;
    }
    return count;
  }

  void lose(Loss why) {
    over(why.how(), false);
    layHeartsOpen();
    tell(new Observation.Lost(why));
  }

  void win() {
    Ending ending = Ending.of(score.size(), ravens(RavenStatus.DEFEATED));
    over(ending.how(), true);
    tell(new Observation.Won(ending, score.size()));
  }

  void layHeartsOpen() {
    if (!rows.isEmpty()) {
      tell(new Observation.HeartsOpened(rows.stream().map(RowState::heart).toList()));
    }
  }

  private void over(String how, boolean won) {
    phase = Phase.OVER;
    outcome = Optional.of(Outcomes.of(how, score.size(), won));
  }
}
