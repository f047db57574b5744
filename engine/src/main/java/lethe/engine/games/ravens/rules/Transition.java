package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Event;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.Standing;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Counts;
import lethe.engine.games.ravens.Ending;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.Roles;

/**
 * The next state while one command is being carried out, and what is told of it. Its lists are
 * values: a change puts another list in the place of the old one.
 */
final class Transition {
  int batch;
  int round;
  Phase phase;
  Phase back;
  Optional<Color> asked;
  int zone;
  int placed;
  List<Piece> deck;
  int known;
  List<Piece> line;
  List<Piece> discards;
  List<Piece> score;
  Atman atman;
  List<RavenState> holds;
  List<RowState> verses;
  int refuted;
  List<Card> parting;
  Optional<LaidCard> taking;
  long scored;
  long destroyed;
  Optional<Outcome> outcome;
  Rng rng;

  private final List<Event<Observation>> told = new ArrayList<>();

  Transition(State s) {
    batch = s.batch();
    round = s.round();
    phase = s.phase();
    back = s.back();
    asked = s.asked();
    zone = s.zone();
    placed = s.placed();
    deck = s.deck();
    known = s.known();
    line = s.line();
    discards = s.discards();
    score = s.score();
    atman = s.atman();
    holds = s.holds();
    verses = s.verses();
    refuted = s.refuted();
    parting = s.parting();
    taking = s.taking();
    scored = s.scored();
    destroyed = s.destroyed();
    outcome = s.outcome();
    rng = s.rng();
  }

  State state() {
    return new State(
        batch, round, phase, back, asked, zone, placed, deck, known, line, discards, score, atman,
        holds, verses, refuted, parting, taking, scored, destroyed, outcome, rng);
  }

  Ruling<State, Observation> accepted() {
    return new Ruling.Accepted<>(state(), List.copyOf(told));
  }

  void tell(Observation observation) {
    told.add(Event.open(observation));
  }

  void tell(List<Event<Observation>> events) {
    told.addAll(events);
  }

  void tellFeth(Observation his, Observation others) {
    told.add(Event.closed(his, Roles.FETH, others));
  }

  void tellRen(Observation hers, Observation others) {
    told.add(Event.closed(hers, Roles.REN, others));
  }

  /** Rule book: The world-devouring ravens. Each card goes to the pile, or beneath its raven. */
  void discard(List<Card> cards) {
    List<Card> piled = new ArrayList<>();
    List<Card> devoured = new ArrayList<>();
    for (Card card : cards) {
      RavenState hold = hold(card.color());
      if (hold.stands()) {
        devoured.add(card);
        hold(card.color(), hold.with(card));
      } else {
        piled.add(card);
      }
    }
    discards = plus(discards, piled);
    if (!cards.isEmpty()) {
      tell(new Observation.Discarded(List.copyOf(piled), List.copyOf(devoured)));
    }
  }

  /** Rule book: Relive memories, step 1. Nothing happens where the raven is not in the row. */
  void chase(Color color, Memories memories) {
    RavenState hold = hold(color);
    if (!hold.stands()) {
      return;
    }
    List<Card> freed = List.copyOf(memories.of(hold.beneath()));
    if (batch == Counts.BATCHES) {
      hold(color, new RavenState(RavenStatus.DEFEATED, 0));
      score = plus(plus(score, Raven.of(color)), freed);
      tell(new Observation.RavenDefeated(color, freed));
    } else {
      hold(color, new RavenState(RavenStatus.CHASED, 0));
      discards = plus(discards, freed);
      tell(new Observation.RavenChased(color, freed));
    }
  }

  /** The top of the deck, which is not empty. */
  Piece draw() {
    Piece piece = deck.getLast();
    deck = minus(deck, deck.size() - 1);
    known = Math.max(0, known - 1);
    return piece;
  }

  /** A raven goes to the discard pile. */
  void holdOff(Raven raven) {
    discards = plus(discards, raven);
    tell(new Observation.RavenHeldOff(raven.color()));
  }

  /** Cards from beneath a raven go to the discard pile. */
  void free(Color raven, List<Card> cards) {
    RavenState hold = hold(raven);
    long left = hold.beneath();
    for (Card card : cards) {
      left &= ~card.bit();
    }
    hold(raven, new RavenState(hold.status(), left));
    discards = plus(discards, cards);
    tell(new Observation.Freed(raven, List.copyOf(cards)));
  }

  RavenState hold(Color color) {
    return holds.get(color.index());
  }

  void hold(Color color, RavenState hold) {
    holds = changed(holds, color.index(), hold);
  }

  void verse(RowState verse) {
    verses = changed(verses, verse.number() - 1, verse);
  }

  int ravens(RavenStatus status) {
    int count = 0;
    for (RavenState hold : holds) {
      count += hold.status() == status ? 1 : 0;
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
    if (!verses.isEmpty()) {
      tell(new Observation.HeartsOpened(verses.stream().map(RowState::heart).toList()));
    }
  }

  private void over(String how, boolean won) {
    phase = Phase.OVER;
    outcome = Optional.of(outcome(how, score.size(), won));
  }

  static Outcome outcome(String how, int score, boolean won) {
    return new Outcome(
        how, List.of(new Standing(Roles.FETH, score, won), new Standing(Roles.REN, score, won)));
  }

  static <T> List<T> plus(List<T> items, T more) {
    return plus(items, List.of(more));
  }

  static <T> List<T> plus(List<T> items, List<? extends T> more) {
    if (more.isEmpty()) {
      return items;
    }
    List<T> all = new ArrayList<>(items.size() + more.size());
    all.addAll(items);
    all.addAll(more);
    return List.copyOf(all);
  }

  static <T> List<T> minus(List<T> items, int index) {
    List<T> fewer = new ArrayList<>(items);
    fewer.remove(index);
    return List.copyOf(fewer);
  }

  private static <T> List<T> changed(List<T> items, int index, T item) {
    List<T> changed = new ArrayList<>(items);
    changed.set(index, item);
    return List.copyOf(changed);
  }
}
